public import FingerpostEngine

extension Template {
  /// How the links of this template relate to those of another.
  ///
  ///     try Template("{id:int}").relation(to: try Template("{id:double}"))
  ///     // narrower: /2; only the second: /9223372036854775808
  ///     try Template("{post:slug}").relation(to: try Template("{name}")).kind  // .unknown, unless types has "slug"
  ///
  /// Links are bare paths and links of a custom scheme; a template marked `web` does not match the latter. Names, defaults and
  /// other flags do not count. Mirrors `other.relation(to: self)`.
  ///
  /// - Parameters:
  ///   - other: the template to compare with.
  ///   - types: the custom types that the templates name. Nothing is assumed about others.
  public func relation(to other: Template, types: [CustomType] = []) -> TemplateRelation {
    var custom = CustomTypes()
    for type in types { custom.types[type.name] = type }
    let (origins, templates) = (OriginSet([.path, .scheme("app")]), [self, other])
    let methods = Set(templates.compactMap(\.method)).sorted()
    var writer = ProgramWriter(custom, isCompact: false)
    for template in templates {
      let method = template.method.flatMap(methods.firstIndex).map { Int32(clamping: $0 + 1) } ?? 0
      writer.add(template, origins: origins.mask { !template.flags.isWebOnly || $0.form.isWeb }, method: method)
    }
    let setting = RelationSetting(
      Programs(writer), { templates[$0] }, methods: methods, custom, origins, RouteTable.Options())
    return setting.relation(of: 0, to: 1)
  }
}
