// Templates made of other templates' parts: put together, changed in their types, hung below a prefix. Each is read back
// from its text, which is what checks it.

extension Template {
  /// A template of these parts.
  ///
  /// - Throws: ``TemplateError`` about the text that the parts make.
  package init(
    path: [Part], query: [QueryPart] = [], fragment: Operand? = nil, method: String? = nil, flags: Flags = Flags()
  ) throws(TemplateError) {
    var template = Template(path: path)
    (template.query, template.fragment, template.method, template.flags) = (query, fragment, method, flags)
    try self.init(reading: template.description, limit: .max)
  }

  /// The text that such parts make, whether or not it is a template's.
  package static func text(path: [Part], query: [QueryPart], fragment: Operand?) -> String {
    var template = Template(path: path)
    (template.query, template.fragment) = (query, fragment)
    return template.description
  }

  /// Each parameter as `change` has it, called in the order of ``parameters``.
  ///
  /// - Throws: ``TemplateError`` about the text of the result: a default may not read as another type.
  func mapParameters(_ change: (Parameter) -> Parameter) throws(TemplateError) -> Template {
    let changed = mapped(change)
    return try Template(reading: changed.description, limit: .max)
  }

  /// Each parameter with its type in `types`, where there is one, in the order of ``parameters``.
  package func withTypes(_ types: [ParameterType?]) throws(TemplateError) -> Template {
    var (slot, isPlain) = (0, true)
    let changed = mapped { parameter in
      defer { slot += 1 }
      guard let type = types[slot], type != parameter.type else { return parameter }
      isPlain = isPlain && parameter.defaultText == nil && type.standsAnywhere
      return Parameter(name: parameter.name, type: type, defaultText: parameter.defaultText)
    }
    // Text need not be read again to know what it says.
    return isPlain ? changed : try Template(reading: changed.description, limit: .max)
  }

  private func mapped(_ change: (Parameter) -> Parameter) -> Template {
    var template = self
    template.path = path.map { $0.map(change) }
    template.query = query.map { $0.map(change) }
    template.fragment = fragment?.map(change)
    return template
  }

  /// The items of the query that these parameters are, each as an item that may be left out.
  func withOptionalItems(named names: Set<String>) -> Template {
    guard !names.isEmpty else { return self }
    var template = self
    template.query = query.map { part in
      guard case .item(let item) = part, let parameter = item.value.parameter, let name = parameter.name,
        names.contains(name), parameter.defaultText == nil, !parameter.type.isArray
      else { return part }
      return .optional(item)
    }
    return template
  }

  /// This template with `prefix`, which is a path alone, before its path.
  package func below(_ prefix: Template) throws(TemplateError) -> Template {
    try Template(path: prefix.path + path, query: query, fragment: fragment, method: method, flags: flags)
  }

  /// The same, where a parameter that has the name of one of the prefix's gets another.
  package func renamed(below prefix: Template) throws(TemplateError) -> Template {
    let taken = Set(prefix.parameters.compactMap(\.name))
    let own = Set(parameters.compactMap(\.name))
    return try mapParameters { parameter in
      guard var name = parameter.name, taken.contains(name) else { return parameter }
      var renamed = parameter
      while taken.contains(name) || own.contains(name) { name += "_" }
      renamed.name = name
      return renamed
    }.below(prefix)
  }

  /// How many groups there are: as many as captures have choices.
  package var groupCount: Int { choiceCounts.count }

  /// How many choices each group has: its branches, or to be there or not.
  package var choiceCounts: [Int] { path.choiceCounts + query.choiceCounts }
}

extension ParameterType {
  /// Whether a parameter of it may stand wherever one without a type may.
  fileprivate var standsAnywhere: Bool {
    switch self {
    case .string, .integer, .double, .bool, .uuid, .date, .dateTime: true
    case .custom(let name): CustomType.isName(name) && Self.named[name] == nil
    case .oneOf, .array: false
    }
  }
}

extension Template.Part {
  fileprivate func map(_ change: (Template.Parameter) -> Template.Parameter) -> Template.Part {
    switch self {
    case .literal, .wildcard: self
    case .parameter(let parameter): .parameter(change(parameter))
    case .mixed(let operands): .mixed(operands.map { $0.map(change) })
    case .rest(let name):
      .rest(name: change(Template.Parameter(name: name, type: .array(.string))).name ?? name)
    case .optional(let branch): .optional(branch.map(change))
    case .either(let branches): .either(branches.map { $0.map(change) })
    }
  }
}

extension Template.Branch {
  fileprivate func map(_ change: (Template.Parameter) -> Template.Parameter) -> Template.Branch {
    Template.Branch(path: path.map { $0.map(change) }, query: query.map { $0.map(change) })
  }
}

extension Template.Operand {
  fileprivate func map(_ change: (Template.Parameter) -> Template.Parameter) -> Template.Operand {
    parameter.map { .parameter(change($0)) } ?? self
  }
}

extension Template.QueryPart {
  fileprivate func map(_ change: (Template.Parameter) -> Template.Parameter) -> Template.QueryPart {
    switch self {
    case .item(let item): .item(item.map(change))
    case .optional(let item): .optional(item.map(change))
    case .either(let items): .either(items.map { $0.map(change) })
    }
  }
}

extension Template.QueryItem {
  fileprivate func map(_ change: (Template.Parameter) -> Template.Parameter) -> Template.QueryItem {
    Template.QueryItem(key: key, value: value.map(change))
  }
}

extension [Template.Part] {
  package var groupCount: Int { choiceCounts.count }
  package var parameterCount: Int { Template.parameters(self).count }

  fileprivate var choiceCounts: [Int] {
    flatMap { part in
      switch part {
      case .literal, .parameter, .mixed, .wildcard, .rest: [Int]()
      case .optional(let branch): [2] + branch.choiceCounts
      case .either(let branches): [branches.count] + branches.flatMap(\.choiceCounts)
      }
    }
  }
}

extension [Template.QueryPart] {
  package var groupCount: Int { choiceCounts.count }
  package var parameterCount: Int { Template.parameters(self).count }

  fileprivate var choiceCounts: [Int] {
    compactMap { part in
      switch part {
      case .item: nil
      case .optional: 2
      case .either(let items): items.count
      }
    }
  }
}

extension Template.Branch {
  fileprivate var choiceCounts: [Int] { path.choiceCounts + query.choiceCounts }
  package var groupCount: Int { choiceCounts.count }
}
