extension Origin {
  /// Whether links that begin with a host, such as `https://a.example`, belong to this origin.
  package func holds(host: String) -> Bool {
    guard let own = try? CheckedOrigin(self), let origin = try? Origin(parsing: host),
      let other = try? CheckedOrigin(origin), other.form == .web
    else { return false }
    switch own.form {
    case .web: return own.covers(other)
    case .host:
      return own.scheme == other.scheme && !other.isWildcard && own.matches(host: other.host, port: other.port)
    case .scheme, .path, .compact: return false
    }
  }
}

extension RouteTable {
  /// The origin that captures part of a host, such as `https://acme.library.example`, and that part; nil if none does.
  package func capturedPart(ofHost host: String) -> (origin: Origin, text: String)? {
    guard let location = try? Location(parsing: host + "/", origins: originSet, rules: options.text),
      location.source.form == .host, let text = location.segments.first
    else { return nil }
    return originSet.first(of: location.source.origins).map { ($0, text) }
  }

  /// Where web links of this table begin: its exact hosts, or one host below each wildcard if there is none.
  package var webHosts: [String] {
    let count = origins.count
    let listed = Self.webHosts(originSet.checked.prefix(count))
    return listed.isEmpty ? Self.webHosts(originSet.checked.dropFirst(count)) : listed
  }

  private static func webHosts(_ origins: some Sequence<CheckedOrigin>) -> [String] {
    let web = origins.filter { $0.form == .web }
    let exact = web.filter { !$0.isWildcard }.compactMap(\.prefix)
    if !exact.isEmpty { return exact }
    return web.map { origin in
      let label = origin.host.isEmpty ? "link.example" : "link"
      return CheckedOrigin.prefix(scheme: origin.scheme, host: label.utf8 + origin.host, port: origin.port)
    }
  }
}

extension RouteTable {
  /// The table as patterns of characters can say it: any text is read for types that are not a finite sets, and what a query or a
  /// fragment must hold may be missing if any text will do.
  ///
  ///     // orders/{id:int}?{tab}      as orders/{id}?({tab})
  package var loosened: RouteTable {
    let routes = routes.compactMap { route -> Route? in
      (try? route.template.loosened(sets: options.types)).map { Route(route.name, $0, origins: route.origins) }
    }
    return RouteTable(repeating: routes, origins: origins, options: options)
  }
}

extension Template {
  fileprivate func loosened(sets: [CustomType]) throws(TemplateError) -> Template {
    func isSet(_ name: String) -> Bool { sets.contains { $0.name == name && $0.members != nil } }
    let types = parameters.map { parameter -> ParameterType? in
      switch parameter.type {
      case .oneOf, .uuid, .string: nil
      case .custom(let name): isSet(name) ? nil : .string
      case .array: .array(.string)
      default: .string
      }
    }
    var template = try withTypes(types)
    template.query = template.query.flatMap { $0.loosened }
    if case .required(let operand)? = template.fragment, operand.isAnything { template.fragment = .optional(operand) }
    // A query that a branch needs is left as it is.
    return template
  }
}

extension Template.QueryPart {
  fileprivate var loosened: [Self] {
    switch self {
    case .item(let item): [item.value.isAnything ? .optional(item) : self]
    case .optional, .rest: [self]
    case .either(let items): items.contains(where: \.value.isAnything) ? items.map { .optional($0) } : [self]
    }
  }
}

extension Template.Operand {
  fileprivate var isAnything: Bool { parameter.map { $0.type == .string && $0.defaultValue == nil } ?? false }
}

extension RouteTable {
  /// For each route with custom types, one route of texts that they read, and one of texts that they do not.
  ///
  /// Only trying a text shows whether a custom type reads it, so a walk over all texts cannot tell such texts apart.
  var withCustomTexts: RouteTable? {
    let texts = custom.types.values.compactMap { type in
      // A set is known, and of an opaque type nothing is.
      type.members == nil && !type.isOpaque ? (type.name, Self.texts(of: type)) : nil
    }
    if texts.isEmpty { return nil }
    let known = Dictionary(texts) { first, _ in first }
    let all = routes.indices.flatMap { index in
      [true, false].compactMap { isRead -> Route? in
        let types = routes[index].template.parameters.map { parameter -> ParameterType? in
          guard let name = parameter.type.customName, let texts = known[name] else { return nil }
          return ParameterType(members: isRead ? texts.read : texts.others)
        }
        guard types.contains(where: { $0 != nil }), let template = try? routes[index].template.withTypes(types) else {
          return nil
        }
        return Route(routes[index].name, template, origins: origins(of: index))
      }
    }
    return all.isEmpty ? nil : RouteTable(repeating: all, origins: origins, options: options)
  }

  private static func texts(of type: CustomType) -> (read: [String], others: [String]) {
    let all = (type.within?.samples ?? []) + ["a", "a-1", "abc", "A", "1", "123", "true", "~", "a b", "é"]
    return (all.filter { type.canonical($0) != nil }, all.filter { type.canonical($0) == nil })
  }
}

extension Program {
  /// Whether it is certain what the route reads: its path has no custom type.
  var isCertain: Bool {
    instructions.allSatisfy { !$0.isTaking || !label($0).types.contains(where: \.isCustom) }
  }
}
