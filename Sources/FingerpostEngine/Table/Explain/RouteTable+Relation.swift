// Two routes of a table, compared with all that the table says of them: their origins, its types, how it reads text.

extension RouteTable {
  /// How the links of one route lie to those of another, each taken alone.
  ///
  ///     // 0: a <- https://a.example   1: {x} <- https://*.example
  ///     table.relation(of: 0, to: 1)  // narrower: https://a.example/a; only the second: https://a.example/b
  ///
  /// A place without a route matches nothing. Links are those of the table's origins, compact text included.
  public func relation(of first: Int, to second: Int) -> TemplateRelation {
    var facts = RelationSearch.Facts()
    if compiled.indices.contains(first), compiled.indices.contains(second) {
      for isCompact in [false, true] {
        let sources = originSet.representatives(isCompact: isCompact).filter {
          $0.origins & (compiled[first].origins | compiled[second].origins) != 0
        }
        if sources.isEmpty { continue }
        let setting = RelationSetting(
          custom: custom, origins: originSet, rules: options.text, isStrict: options.strictQuery, tail: ranks.tail,
          sources: sources, isCompact: isCompact)
        facts = facts.or(setting.facts(side(first, isCompact), side(second, isCompact)))
      }
    }
    return TemplateRelation(both: facts.both, onlyFirst: facts.onlyFirst, onlySecond: facts.onlySecond)
  }

  private func side(_ index: Int, _ isCompact: Bool) -> RelationSide {
    let route = compiled[index]
    return RelationSide(
      outline: isCompact ? route.compactOutline ?? route.outline : route.outline,
      program: isCompact ? route.compact ?? route.program : route.program, method: route.route.template.method,
      origins: route.origins)
  }
}
