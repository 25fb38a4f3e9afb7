// Two routes of a table, compared with all that the table says of them: their origins, its types, how it reads text.

extension RouteTable {
  /// How the links of one route lie to those of another, each taken alone.
  ///
  ///     // 0: a <- https://a.example   1: {x} <- https://*.example
  ///     table.relation(of: 0, to: 1)  // narrower: https://a.example/a; only the second: https://a.example/b
  ///
  /// An index without a route matches nothing. Links are those of the table's origins, compact text included.
  public func relation(of first: Int, to second: Int) -> TemplateRelation {
    relation(of: first, to: second, SpelledTexts())
  }

  func relation(of first: Int, to second: Int, _ spelled: SpelledTexts) -> TemplateRelation {
    var facts = RelationSearch.Facts()
    if routes.indices.contains(first), routes.indices.contains(second) {
      for setting in settings(for: [first, second], spelled) {
        facts = facts.or(setting.facts(side(first), side(second)))
      }
    }
    return TemplateRelation(both: facts.both, onlyFirst: facts.onlyFirst, onlySecond: facts.onlySecond)
  }

  /// What some routes are compared in: the sources of links that one of them allows, compact text apart.
  func settings(for routes: [Int], _ spelled: SpelledTexts) -> [RelationSetting] {
    let allowed = routes.reduce(0) { $0 | programs.routes[$1].origins }
    return LinkSort.allCases.compactMap { sort in
      let sources = spelled.sources(of: originSet, sort).filter { $0.origins & allowed != 0 }
      if sources.isEmpty { return nil }
      return RelationSetting(
        custom: custom, origins: originSet, rules: options.text, isStrict: options.strictQuery,
        sources: sources, sort: sort, spelled: spelled)
    }
  }

  func side(_ index: Int) -> RelationSide {
    RelationSide(
      program: programs[index], method: routes[index].template.method, origins: programs[index].record.origins)
  }
}
