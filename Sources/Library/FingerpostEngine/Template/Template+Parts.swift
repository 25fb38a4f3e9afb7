// Templates made of parts: composed, with other types, or below a prefix. Each is read back from its text, which checks it.

extension Template {
  /// A template of these parts. The error is about their text.
  package init(
    path: [Part], query: [QueryPart] = [], fragment: Fragment? = nil, method: String? = nil, flags: Flags = Flags()
  ) throws(TemplateError) {
    self = try Template(unchecked: path, query: query, fragment: fragment, method: method, flags: flags).checked()
  }

  /// This template, some parts of which were changed. The error is about its text.
  package func checked() throws(TemplateError) -> Template { try Template(reading: description, limit: .max) }

  /// Replaces the type of each parameter by the one in `types`, if not nil, in the order of ``parameters``.
  package func withTypes(_ types: [ParameterType?]) throws(TemplateError) -> Template {
    var (slot, isPlain) = (0, true)
    let changed = mapped { parameter in
      defer { slot += 1 }
      guard let type = types[slot], type != parameter.type else { return parameter }
      isPlain = isPlain && parameter.defaultValue == nil && type.standsAnywhere
      return Parameter(name: parameter.name, type: type, default: parameter.defaultValue)
    }
    // Such a change cannot make the text invalid, so it need not be read again; but a raw rest has few types.
    return isPlain && !path.takeRawRest ? changed : try changed.checked()
  }

  /// Replaces each parameter, in order. The error is about the text of the result: a default may not read as another type.
  package func mapParameters(_ change: (Parameter) -> Parameter) throws(TemplateError) -> Template {
    try mapped(change).checked()
  }

  // `dynamic` keeps the compiler from making a copy for each closure.
  dynamic func mapped(_ change: (Parameter) -> Parameter) -> Template {
    func changed(_ query: [QueryPart]) -> [QueryPart] { query.map { $0.map(change) } }
    func changed(_ path: [Part]) -> [Part] { path.map { $0.map(change, query: changed) } }
    var template = self
    template.path = changed(path)
    template.query = changed(query)
    if let fragment {
      template.fragment?.path = changed(fragment.path)
      template.fragment?.query = changed(fragment.query)
    }
    return template
  }

  /// Changes the items of the query, and those of the fragment.
  mutating func changeItems(_ change: ([QueryPart]) -> [QueryPart]) {
    query = change(query)
    if let items = fragment?.query { fragment?.query = change(items) }
  }

  /// Makes the query items of these parameters optional.
  @_optimize(size)
  func withOptionalItems(named names: Set<String>) -> Template {
    guard !names.isEmpty else { return self }
    var template = self
    template.changeItems { query in
      query.map { part in
        guard case .item(let item) = part else { return part }
        let parameters = item.value.parameters
        let areOptional = parameters.allSatisfy { parameter in
          parameter.name.map(names.contains) == true && parameter.defaultValue == nil && !parameter.type.isArray
        }
        return areOptional && !parameters.isEmpty ? .optional(item) : part
      }
    }
    return template
  }

  /// This template below `prefix`, which must be a path alone.
  package func below(_ prefix: Template) throws(TemplateError) -> Template {
    var whole = self
    (whole.path, whole.flags) = (prefix.path + path, flags.below(prefix.flags))
    return try whole.checked()
  }

  /// This template below `prefix`, with new names for the parameters whose names the prefix has.
  package func renamed(below prefix: Template) throws(TemplateError) -> Template {
    let taken = Set(prefix.parameters.compactMap { $0.name })
    let own = Set(parameters.compactMap { $0.name })
    return try mapParameters { parameter in
      guard var name = parameter.name, taken.contains(name) else { return parameter }
      while taken.contains(name) || own.contains(name) { name += "_" }
      return Parameter(name: name, type: parameter.type, default: parameter.defaultValue)
    }.below(prefix)
  }
}

extension Template.Flags {
  /// The flags below a prefix: the stricter access; the own origins, if any; the whole path ignores case if either does.
  package func below(_ prefix: Self) -> Self {
    var flags = self
    flags.access = max(access, prefix.access)
    flags.ignoresCase = ignoresCase || prefix.ignoresCase
    if origins.isEmpty, !prefix.origins.isEmpty {
      let forWeb = prefix.origins.filter { $0.isForWeb }
      flags.origins = isWebOnly && !forWeb.isEmpty ? forWeb : prefix.origins
    }
    return flags
  }
}

extension ParameterType {
  /// Whether a parameter of this type is allowed wherever one without a type is.
  fileprivate var standsAnywhere: Bool {
    switch self {
    case .scalar: true
    case .url: false
    case .custom(let name): CustomType.isName(name) && Self.named[name] == nil
    case .oneOf, .array, .list: false
    }
  }
}

extension Template.Part {
  /// - Parameters:
  ///   - literal: changes literals.
  ///   - query: changes the query of a branch.
  func map(
    _ change: (Template.Parameter) -> Template.Parameter, literal: (String) -> String = { $0 },
    query: ([Template.QueryPart]) -> [Template.QueryPart] = { $0 }
  ) -> Template.Part {
    func map(_ branch: Template.Branch) -> Template.Branch {
      Template.Branch(
        path: branch.path.map { $0.map(change, literal: literal, query: query) }, query: query(branch.query))
    }
    switch self {
    case .literal(let text): return .literal(literal(text))
    case .wildcard: return self
    case .parameter(let parameter): return .parameter(change(parameter))
    case .mixed(let operands): return .mixed(operands.map { $0.map(change, literal: literal, query: query) })
    case .rest:
      let changed = parameters.first.map(change)
      return .rest(name: changed?.name ?? "", default: changed?.defaultValue)
    case .rawRest(let parameter): return .rawRest(change(parameter))
    case .optional(let branch): return .optional(map(branch))
    case .either(let branches): return .either(branches.map(map))
    }
  }
}

extension Template.QueryPart {
  func map(_ change: (Template.Parameter) -> Template.Parameter) -> Template.QueryPart {
    func map(_ item: Template.QueryItem) -> Template.QueryItem {
      Template.QueryItem(key: item.key, value: item.value.map(change))
    }
    switch self {
    case .item(let item): return .item(map(item))
    case .optional(let item): return .optional(map(item))
    case .either(let items): return .either(items.map(map))
    case .rest: return .rest(name: parameters.first.map(change)?.name ?? "")
    }
  }
}
