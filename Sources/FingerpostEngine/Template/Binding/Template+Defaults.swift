// The defaults of a case's payload, where its template says none: `case list(page: Int = 1)` is `list?{page=1}`.

extension Template {
  /// The parameters that may be left out, with these defaults where they have none; as it is where that makes no template.
  func withDefaults(_ defaults: [String: String]) -> Template {
    guard !defaults.isEmpty else { return self }
    var changed = self
    changed.path = path.map { $0.withDefaults(defaults) }
    changed.query = query.map { part in
      switch part {
      case .item(let item), .optional(let item): item.withDefault(defaults).map { .item($0) } ?? part
      case .either: part
      }
    }
    return (try? Template(changed.description)) ?? self
  }
}

extension Template.Parameter {
  /// Itself with the default of its name; nil where it has none, or where that is known to be no value of its type.
  fileprivate func withDefault(_ defaults: [String: String]) -> Template.Parameter? {
    guard defaultText == nil, let text = name.flatMap({ defaults[$0] }),
      // What a type of the user's own reads, only running code knows.
      let value = type.isCustom ? text : type.canonical(text)
    else { return nil }
    var parameter = self
    parameter.defaultText = value
    return parameter
  }
}

extension Template.QueryItem {
  fileprivate func withDefault(_ defaults: [String: String]) -> Template.QueryItem? {
    guard case .parameter(let parameter) = value else { return nil }
    return parameter.withDefault(defaults).map { Template.QueryItem(key: key, value: .parameter($0)) }
  }
}

extension Template.Part {
  /// A group is left out whole: where one of its parameters has a default, all have one.
  fileprivate func withDefaults(_ defaults: [String: String]) -> Template.Part {
    guard case .optional(var branch) = self else { return self }
    var isWhole = true
    branch.path = branch.path.map { part in
      guard case .parameter(let parameter) = part, parameter.defaultText == nil else { return part }
      let changed = parameter.withDefault(defaults)
      isWhole = isWhole && changed != nil
      return .parameter(changed ?? parameter)
    }
    return isWhole ? .optional(branch) : self
  }
}
