// The payload's defaults, where the template states none: `case list(page: Int = 1)` is `list?{page=1}`.

extension Template {
  /// The template with these defaults for parameters that may be left out and have none; unchanged if the result is no template.
  func withDefaults(_ defaults: [String: Default]) -> Template {
    guard !defaults.isEmpty else { return self }
    /// The parameter with the default of its name; nil if there is none, or if its type cannot read it.
    func filled(_ parameter: Parameter) -> Parameter? {
      guard parameter.defaultValue == nil, let value = parameter.name.flatMap({ defaults[$0] }),
        let known = parameter.type.spelled(value)
      else { return nil }
      return Parameter(name: parameter.name, type: parameter.type, default: known)
    }
    /// A group is left out as a whole: if one of its parameters has a default, all must.
    func filled(_ branch: Branch) -> Part? {
      var path: [Part] = []
      for part in branch.path {
        if case .rest(let name, nil) = part, let value = defaults[name] {
          path.append(.rest(name: name, default: value))
          continue
        }
        guard case .parameter(let parameter) = part, parameter.defaultValue == nil else {
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

extension ParameterType {
  /// A default as a template keeps it; nil if it does not read as this type.
  fileprivate func spelled(_ value: Template.Default) -> Template.Default? {
    switch value {
    case .unknown: return .unknown
    case .text(let text): return isArray ? nil : defaultSpelling(text).map { .text($0) }
    case .list(let texts):
      let known = texts.compactMap { element.defaultSpelling($0) }
      return isArray && known.count == texts.count ? .list(known) : nil
    }
  }
}
