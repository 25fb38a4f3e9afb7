extension Template {
  /// How the links of this template lie to those of another.
  ///
  ///     try Template("{id:int}").relation(to: try Template("{id:double}"))
  ///     // narrower: /2; only the second: /9223372036854775808
  ///     try Template("{post:slug}").relation(to: try Template("{name}")).kind  // .unknown, unless types has "slug"
  ///
  /// Links are those of a path alone, and of a custom scheme, which a template marked `web` does not match. Names, defaults
  /// and other flags say nothing of what matches, and are not looked at. Mirrors `other.relation(to: self)`.
  ///
  /// - Parameter types: the custom types that the templates name. Of one that is not here nothing is known.
  public func relation(to other: Template, types: [CustomType] = []) -> TemplateRelation {
    var custom = CustomTypes()
    for type in types { custom.types[type.name] = type }
    let origins = OriginSet([.path, .scheme("app")])
    let ranks = LabelRanks([.tail], custom: custom)
    let setting = RelationSetting(
      custom: custom, origins: origins, rules: TextRules(), isStrict: false, tail: ranks.tail,
      sources: origins.representatives(.plain), sort: .plain)
    let sides = [self, other].map { template in
      let outline = Outline(template, custom: custom)
      return RelationSide(
        outline: outline, program: Program(outline, ranks: ranks), method: template.method,
        origins: origins.mask { !template.flags.isWebOnly || $0.form.isWeb })
    }
    let facts = setting.facts(sides[0], sides[1])
    return TemplateRelation(both: facts.both, onlyFirst: facts.onlyFirst, onlySecond: facts.onlySecond)
  }
}

extension OriginSet {
  /// A source for every set of origins that a link can fit, of one sort.
  func representatives(_ sort: LinkSort) -> [Location.Source] {
    var sources: [Location.Source] = []
    for rule in rules where LinkSort(rule.form) == sort {
      guard let source = source(of: rule) ?? host(below: rule) else { continue }
      if !sources.contains(where: { $0.origins == source.origins && $0.form == source.form }) { sources.append(source) }
    }
    return sources
  }

  /// A host that fits a wildcard, and as few others as can be, none of which captures it.
  private func host(below rule: OriginRule) -> Location.Source? {
    var best: Location.Source?
    for index in 0...rules.count {
      let name = index < 26 ? [UInt8(ascii: "a") + UInt8(index)] : Array("a\(index)".utf8)
      for domain in rule.host.isEmpty ? domains : [rule.host] {
        guard let source = source(scheme: rule.scheme, host: name + domain, port: rule.port),
          source.form == rule.form
        else { continue }
        if source.origins.nonzeroBitCount < best?.origins.nonzeroBitCount ?? .max { best = source }
        break
      }
    }
    return best
  }

  /// Domains for a host of any: one more than there are origins that could capture what stands before one.
  private var domains: [[UInt8]] {
    let count = rules.count { $0.form == .host }
    return [Array(".invalid".utf8)] + (0..<count).map { Array(".invalid\($0)".utf8) }
  }
}
