extension RouteTable {
  /// The table as patterns of characters can say it: any text is read for types that are not a finite sets, and what a query or a
  /// fragment must hold may be missing if any text will do.
  ///
  ///     // orders/{id:int}?{tab}      as orders/{id}?({tab})
  var loosened: RouteTable {
    let routes = routes.compactMap { route -> Route? in
      (try? route.template.loosened(sets: options.types)).map { Route(route.name, $0, origins: route.origins) }
    }
    return RouteTable(repeating: routes, origins: origins, options: options)
  }
}

extension Template {
  fileprivate func loosened(sets: [CustomType]) throws(TemplateError) -> Template {
    func isSet(_ name: String) -> Bool { sets.contains { $0.name == name && $0.members != nil } }
    let inPath = path.parameterCount
    let types = parameters.enumerated().map { index, parameter -> ParameterType? in
      switch parameter.type {
      case .oneOf, .uuid, .string: nil
      case .custom(let name): isSet(name) ? nil : .string
      case .array: .array(.string)
      case .list where index >= inPath: parameter.type.list(of: .string)
      default: .string
      }
    }
    var template = try withTypes(types)
    template.query = template.query.flatMap { $0.loosened }
    if template.fragment?.part?.isAnything == true { template.fragment?.isOptional = true }
    // A query that a branch needs is left as it is.
    return template
  }
}

extension Template.QueryPart {
  fileprivate var loosened: [Self] {
    switch self {
    case .item(let item): [item.value.isAnything ? .optional(item) : self]
    case .optional, .rest: [self]
    case .either(let items): items.contains(where: { $0.value.isAnything }) ? items.map { .optional($0) } : [self]
    }
  }
}

extension Template.Part {
  fileprivate var isAnything: Bool { parameter.map { $0.type == .string && $0.defaultValue == nil } ?? false }
}
