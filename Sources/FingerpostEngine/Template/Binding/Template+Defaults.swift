// The payload's defaults, where the template states none: `case list(page: Int = 1)` is `list?{page=1}`.

extension Template {
  /// The template with these defaults for parameters that may be left out and have none; unchanged if the result is no template.
  func withDefaults(_ defaults: [String: String]) -> Template {
    guard !defaults.isEmpty else { return self }
    /// The parameter with the default of its name; nil if there is none, or if its type cannot read it.
    func filled(_ parameter: Parameter) -> Parameter? {
      guard parameter.defaultText == nil, let text = parameter.name.flatMap({ defaults[$0] }),
        // Only the running code knows what a custom type reads.
        let value = parameter.type.isCustom ? text : parameter.type.canonical(text)
      else { return nil }
      return Parameter(name: parameter.name, type: parameter.type, defaultText: value)
    }
    /// A group is left out as a whole: if one of its parameters has a default, all must.
    func filled(_ branch: Branch) -> Part? {
      var path: [Part] = []
      for part in branch.path {
        guard case .parameter(let parameter) = part, parameter.defaultText == nil else {
          path.append(part)
          continue
        }
        guard let filled = filled(parameter) else { return nil }
        path.append(.parameter(filled))
      }
      return .optional(Branch(path: path, query: branch.query))
    }
    var changed = self
    changed.path = path.map { part in if case .optional(let branch) = part { filled(branch) ?? part } else { part } }
    changed.query = query.map { part in
      switch part {
      case .item(let item), .optional(let item):
        guard let parameter = item.value.parameter.flatMap(filled) else { return part }
        return .item(QueryItem(key: item.key, value: .parameter(parameter)))
      case .either: return part
      }
    }
    if let parameter = fragment?.operand.parameter, let filled = filled(parameter) {
      changed.fragment = .required(.parameter(filled))
    }
    return (try? Template(changed.description)) ?? self
  }
}
