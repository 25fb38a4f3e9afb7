internal import FingerpostEngine

// A table as what is compared with a document: requests have no fragments, and OpenAPI cannot say everything.

extension RouteTable {
  /// The routes as requests lead to them: no request says which fragment its link has. Those that only the app may open are gone
  /// for everyone else.
  ///
  /// The fragment may decide between two routes. So a request is that of any of them, and whoever finds one tries its links with
  /// fragments.
  ///
  /// - Parameters:
  ///   - isClosed: whether it is that of a gone route if it may be; else that of one which is not.
  ///   - hasCapturedHosts: whether links at hosts are of interest of which a part is a segment.
  func asRequests(isClosed: Bool, hasCapturedHosts: Bool = true) -> RouteTable {
    let kept = routes.indices.filter { index in
      // A route that is gone at one fragment says nothing of links with others.
      isPublic(index) || routes[index].template.fragment?.isRequired != true
    }
    func hasFragment(_ index: Int) -> Bool { routes[index].template.fragment != nil }
    let isPartlyGone = kept.contains { !isPublic($0) && hasFragment($0) }
    let requests = kept.map { index in
      let (isOpen, hasOwn) = (isPublic(index), hasFragment(index))
      // Of two routes, the one with a fragment comes first.
      let isFirst = isClosed ? !isOpen && hasOwn : isOpen && (hasOwn || isPartlyGone)
      return Route(routes[index].name, request(of: index, isFirst: isFirst), origins: origins(of: index))
    }
    // The part of a host may decide, too, and is not a segment here.
    func isBehindHost(_ index: Int) -> Bool {
      origins(of: index).contains(where: \.capturesHost) && !routes[index].template.behindHost.isEmpty
    }
    let hasHosts = hasCapturedHosts && kept.contains { !isPublic($0) } && kept.contains(where: isBehindHost)
    let isByOrder = hasHosts || options.precedence == .declared && routes.indices.contains(where: hasFragment)
    func order(_ isGone: Bool) -> [Route] { requests.filter { ($0.template.flags.gone != nil) == isGone } }
    var options = options
    if isByOrder { options.precedence = .declared }
    return RouteTable(
      repeating: isByOrder ? order(isClosed) + order(!isClosed) : requests, origins: origins, options: options)
  }

  private func request(of index: Int, isFirst: Bool) -> Template {
    var template = routes[index].template
    template.fragment = isFirst ? .init(.parameter(.init(type: .string)), isOptional: true) : nil
    if !isGone(index), access(of: index) == .internal {
      (template.flags.access, template.flags.gone) = (.internal, "")
    }
    return template
  }

  /// Fragments that tell routes apart, as links end with them.
  var fragments: [String] {
    let all = routes.compactMap(\.template.fragment)
    if all.isEmpty { return [""] }
    let texts = all.compactMap { $0.part?.sample(options.types) } + ["~"]
    let parts = all.filter(\.hasParts).compactMap { $0.sample(options.types) }
    return [""] + (texts.map(\.escapedFragment) + parts).map { "#" + $0 }.uniqued
  }

  /// The routes that requests lead to at some servers, or as bare paths.
  func requests(at servers: [Origin]?) -> RouteTable {
    rebuilt(at: servers ?? [.path]) { index in
      let own = origins(of: index).filter { servers?.contains($0) ?? OpenAPIServer.isServer($0) }
      if own.isEmpty { return nil }
      return Route(routes[index].name, routes[index].template, origins: servers == nil ? [.path] : own)
    }
  }

  /// The routes that are read at an exact host, of whose links some may be those of a wildcard.
  func requests(atHost host: Origin) -> RouteTable {
    rebuilt(at: [host]) { index in
      let isRead = origins(of: index).contains { $0.isWildcard ? $0.holds(host: host.description) : $0 == host }
      return isRead ? Route(routes[index].name, routes[index].template, origins: [host]) : nil
    }
  }

  /// The exact hosts that belong to origins which capture a part of others beside them.
  var hostsBesideCaptured: [Origin] {
    let captured = allOrigins.filter(\.capturesHost).map(\.withWildcardHost)
    return allOrigins.filter { origin in
      origin.isWeb && !origin.capturesHost && !origin.isWildcard
        && captured.contains { $0.holds(host: origin.description) }
    }
  }

  /// The routes, each with a method: a route for every method is an operation of GET alone. Gone routes stay as they are.
  var withMethods: RouteTable {
    changed { template in
      if template.flags.gone == nil { template.method = template.method ?? "GET" }
      return true
    }
  }

  /// The routes without what may be left out of a query and is of a type of one's own, where links must not have it in another
  /// spelling: it is not known which links those are.
  ///
  /// - Parameter keys: the keys that stay.
  func withoutOwnTypes(besides keys: Set<String>) -> RouteTable {
    if !options.strictQuery { return self }
    return changed { template in
      template.query = template.query.filter { part in
        if case .either = part { return true }
        return part.items.allSatisfy { item in
          guard let type = item.value.parameter?.type, values(of: type.element).isCustom else { return true }
          return !part.required.isEmpty || keys.contains(item.key)
        }
      }
      return true
    }
  }

  var withoutOptionalItems: RouteTable {
    changed { template in
      template.query.removeAll { if case .optional = $0 { true } else { false } }
      return true
    }
  }

  var queryKeys: Set<String> {
    Set(routes.flatMap(\.template.query).flatMap(\.items).map(\.key))
  }

  // MARK: What OpenAPI can say

  /// The routes whose links OpenAPI can say, and of those the links: a wildcard is one segment, and case counts. Gone routes stay as
  /// they are.
  var sayable: RouteTable {
    var exact = options
    exact.text.case = .exact
    return changed(exact) { template in
      guard template.flags.gone == nil else { return true }
      template.flags.ignoresCase = false
      guard OpenAPIOperation.methods.contains(template.method?.lowercased() ?? "get") else { return false }
      template.path = template.path.map(\.inOneSegment)
      return true
    }
  }

  /// The links of some claims, and those of this table with what a document cannot say left open.
  func widened(by claims: RouteTable) -> RouteTable {
    let own = changed { template in
      if template.flags.gone == nil { template = widened(template) }
      return true
    }
    var options = own.options
    // What the claims read is read, whatever is gone.
    options.precedence = .declared
    return RouteTable(repeating: claims.routes + inOrder.map { own.routes[$0] }, origins: origins, options: options)
  }

  private func widened(_ template: Template) -> Template {
    let inPath = template.path.parameterCount
    let types = template.parameters.map(\.type).enumerated().map { index, type -> ParameterType? in
      if index < inPath, !type.isSayable(in: .path) { return .string }
      return values(of: type.element).isCustom ? type.isArray ? type.list(of: .string) : .string : nil
    }
    var template = (try? template.withTypes(types)) ?? template
    template.query = template.query.flatMap { part -> [Template.QueryPart] in
      switch part {
      case .either(let items): items.map { .optional($0.withAnyText) }
      case .optional(let item): [.optional(item.withAnyText)]
      case .item(let item): [item.isOpenList ? .optional(item.withAnyText) : .item(item.withAnyText)]
      case .rest: [part]
      }
    }
    return template
  }

  /// - Parameter change: changes a template, and returns whether its route stays.
  private func changed(_ options: Options? = nil, _ change: (inout Template) -> Bool) -> RouteTable {
    rebuilt(at: origins, options) { index in
      var template = routes[index].template
      return change(&template) ? Route(routes[index].name, template, origins: origins(of: index)) : nil
    }
  }

  private func rebuilt(at origins: [Origin], _ options: Options? = nil, _ route: (Int) -> Route?) -> RouteTable {
    Work.current?.spend(1000 * routes.count)
    return RouteTable(repeating: routes.indices.compactMap(route), origins: origins, options: options ?? self.options)
  }
}

extension Template.QueryItem {
  /// Whether its value is a list that OpenAPI cannot say.
  fileprivate var isOpenList: Bool { value.parameter?.type.isSayable(in: .query) == false }

  /// The item with any text in place of a mixed value, and of a list that OpenAPI cannot say.
  fileprivate var withAnyText: Self {
    value.isMixed || isOpenList ? Self(key: key, value: .parameter(.init(type: .string))) : self
  }
}

extension Template.Part {
  var isMixed: Bool { if case .mixed = self { true } else { false } }

  /// The part with any text in place of a wildcard.
  fileprivate var inOneSegment: Self {
    func inOneSegment(_ branch: Template.Branch) -> Template.Branch {
      .init(path: branch.path.map(\.inOneSegment), query: branch.query)
    }
    switch self {
    case .literal, .parameter, .mixed: return self
    case .wildcard, .rest, .rawRest: return .parameter(.init(name: restName, type: .string))
    case .optional(let branch): return .optional(inOneSegment(branch))
    case .either(let branches): return .either(branches.map(inOneSegment))
    }
  }
}
