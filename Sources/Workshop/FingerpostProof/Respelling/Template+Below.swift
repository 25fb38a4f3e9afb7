extension Template {
  /// This template below all of these, the outermost first; nil if a name is taken, so that one after the other must be put before it:
  /// see ``renamed(below:)``.
  package func below(all prefixes: [Template]) throws(TemplateError) -> Template? {
    var taken: Set<String> = []
    var path: [Part] = []
    for template in prefixes + [self] {
      let names = Set(template.parameters.compactMap { $0.name })
      guard taken.isDisjoint(with: names) else { return nil }
      taken.formUnion(names)
      path += template.path
    }
    var whole = self
    (whole.path, whole.flags) = (path, prefixes.reversed().reduce(flags) { $0.below($1.flags) })
    return try whole.checked()
  }
}
