internal import FingerpostAnalysis
public import FingerpostCore
public import FingerpostEngine

extension RouteTable {
  /// Compares what a document claims with what this table reads.
  ///
  ///     let document = try OpenAPIDocument(bytes)
  ///     for difference in table.compare(with: document).differences { print(difference) }
  ///     // GET /users/{id} claims /users/a, which no route reads (line 12)
  ///     // "sale" sale/{id} reads /sale/a, which no operation claims
  ///
  /// Links are compared at the servers of the document if the table lists them all as origins, else as bare paths. A route without
  /// a method must be claimed as GET. A fragment is no part of a request, and counts for nothing.
  ///
  /// - Parameters:
  ///   - document: what is published.
  ///   - allowance: what is no difference: `.wider` allows any text where a type of your own is read, and that all of several items
  ///     of a query are left out, as an export claims them; `.narrower` allows links that no operation claims.
  public func compare(
    with document: OpenAPIDocument, allowing allowance: Verification.Allowance = []
  ) -> Verification {
    let open = withoutInternal
    if open !== self { return open.compare(with: document, allowing: allowance) }
    if origins.contains(where: \.capturesHost) {
      return withWildcardHosts.compare(with: document, allowing: allowance)
    }
    var differences = unknownServers(of: document)
    let isAtServers = differences.isEmpty && document.table.origins.allSatisfy { origins.contains($0) }
    let shared = isAtServers ? document.table.origins : nil
    let (own, certain, claimed) = (
      requests(at: shared), document.certain.requests(at: shared), document.table.requests(at: shared)
    )
    var seen: Set<String> = []
    let unhandled = certain.unread(in: allowance.contains(.wider) ? own.widened : own)
    for lost in unhandled.links {
      let name = certain.routes[lost.route].name
      guard let link = lost.link, let match = try? certain.match(link.text, method: link.method),
        match.extraQuery.isEmpty, let operation = document.operations.first(where: { $0.routeName == name }),
        seen.insert(name).inserted
      else { continue }
      let gone = lost.gone.map { own.routes[$0].name }
      differences.append(
        .init(
          .unhandled, link: link.text, route: gone, claim: operation.description, line: operation.line,
          "\(operation) claims \(link.text), which " + (gone.map { "\"\($0)\" says is gone" } ?? "no route reads")))
    }
    let readers = own.withMethods
    let unclaimed = allowance.contains(.narrower) ? (links: [], isComplete: true) : readers.unread(in: claimed)
    for lost in unclaimed.links {
      guard let link = lost.link else { continue }
      let route = readers.routes[lost.route]
      differences.append(
        .init(
          .unclaimed, link: link.text, route: route.name, claim: nil, line: nil,
          "\"\(route.name)\" \(route.shape) reads \(link), which no operation claims"))
    }
    return Verification(differences, isComplete: unhandled.isComplete && unclaimed.isComplete)
  }

  /// The servers that no origin of this table is.
  private func unknownServers(of document: OpenAPIDocument) -> [Verification.Difference] {
    guard !webHosts.isEmpty else { return [] }
    return document.table.origins.compactMap { origin in
      guard case .web(let host, let scheme) = origin, !host.hasPrefix("*"), !origins.contains(origin),
        !origins.contains(where: { $0.holds(host: "\(scheme)://\(host)") })
      else { return nil }
      return .init(
        .unhandled, link: "\(origin)/", route: nil, claim: origin.description, line: nil,
        "the server \(origin) is no origin of the table")
    }
  }

  /// The routes that requests lead to, without fragments: at some origins, or as bare paths.
  private func requests(at servers: [Origin]?) -> RouteTable {
    let routes = self.routes.indices.compactMap { index -> Route? in
      let own = origins(of: index).filter { servers?.contains($0) ?? OpenAPIServer.isServer($0) }
      guard !own.isEmpty else { return nil }
      var template = self.routes[index].template
      template.fragment = nil
      return Route(self.routes[index].name, template, origins: servers == nil ? nil : own)
    }
    var faults: [TableError.Fault] = []
    return RouteTable(resolving: routes, origins: servers ?? [.path], options: options, faults: &faults)
  }

  /// The routes with what a document cannot say left open.
  private var widened: RouteTable {
    let routes = self.routes.map { route in
      var template = route.template
      let types = template.parameters.map { parameter -> ParameterType? in
        guard case .custom = values(of: parameter.type.element) else { return nil }
        return parameter.type.isArray ? .array(.string) : .string
      }
      template = (try? template.withTypes(types)) ?? template
      template.query = template.query.flatMap { part -> [Template.QueryPart] in
        if case .either(let items) = part { items.map { .optional($0) } } else { [part] }
      }
      return Route(route.name, template, origins: route.origins)
    }
    var faults: [TableError.Fault] = []
    return RouteTable(resolving: routes, origins: origins, options: options, faults: &faults)
  }

  /// The routes, each with a method.
  private var withMethods: RouteTable {
    let routes = self.routes.map { route in
      var template = route.template
      template.method = template.method ?? "GET"
      return Route(route.name, template, origins: route.origins)
    }
    var faults: [TableError.Fault] = []
    return RouteTable(resolving: routes, origins: origins, options: options, faults: &faults)
  }
}

extension Router {
  /// Compares what a document claims with what this router reads.
  ///
  ///     @Test func `the document says what the server answers`() throws {
  ///       let document = try OpenAPIDocument(Array(Data(contentsOf: file)))
  ///       #expect(api.compare(with: document).differences == [])
  ///     }
  ///
  /// See ``FingerpostEngine/RouteTable/compare(with:allowing:)``.
  public func compare(
    with document: OpenAPIDocument, allowing allowance: Verification.Allowance = []
  ) -> Verification { kept.compare(with: document, allowing: allowance) }
}
