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
    let setting = RelationSetting(
      custom: custom, origins: origins, rules: TextRules(), isStrict: false, sources: origins.representatives(.plain),
      sort: .plain)
    var writer = ProgramWriter(custom, isCompact: false)
    for template in [self, other] {
      writer.add(template, origins: origins.mask { !template.flags.isWebOnly || $0.form.isWeb }, method: 0)
    }
    let programs = Programs(writer)
    let sides = [self, other].enumerated().map { index, template in
      RelationSide(program: programs[index], method: template.method, origins: programs[index].record.origins)
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
