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
  /// a method must be claimed as GET. Fragments are ignored, because requests have none. Links of routes that are gone, or that
  /// only the app may open, must not be claimed.
  ///
  /// - Parameters:
  ///   - document: what is published.
  ///   - allowance: which differences to allow. `.wider` allows everything that an export claims too much, such as any text for a
  ///     type of your own. It also allows links that OpenAPI cannot describe: links with more segments than a path has, and methods
  ///     that OpenAPI lacks. `.narrower` allows links that no operation claims.
  public func compare(
    with document: OpenAPIDocument, allowing allowance: Verification.Allowance = []
  ) -> Verification {
    Work.bounded {
      let comparison = OpenAPIComparison(self, document)
      let isWider = allowance.contains(.wider)
      let (unhandled, isFinished) = Work.half { comparison.unhandled(isWider ? openAPIClaims : nil) }
      let unclaimed =
        allowance.contains(.narrower) ? OpenAPIComparison.Differences() : comparison.unclaimed(isWider: isWider)
      return Verification(
        comparison.unknownServers + unhandled.differences + unclaimed.differences,
        isComplete: unhandled.isComplete && unclaimed.isComplete && isFinished && !Work.isOver)
    }
  }

  /// What a document of this table claims, if it claims all that it can.
  private var openAPIClaims: RouteTable? {
    guard let export = try? openAPI(title: nil, .over) else { return nil }
    return (try? OpenAPIDocument(Array(export.text.utf8)))?.table
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

/// A table and a document, as sets of requests.
struct OpenAPIComparison {
  struct Differences {
    var differences: [Verification.Difference] = []
    /// The operations of which it is not known whether they claim a link that no route reads.
    var undecided: Set<String> = []
    var isComplete = true

    mutating func add(_ others: Differences) {
      let known = Set(differences.map(\.claim))
      differences += others.differences.filter { !known.contains($0.claim) }
      undecided.formUnion(others.undecided)
      isComplete = isComplete && others.isComplete
    }
  }

  private let document: OpenAPIDocument
  private let table: RouteTable
  /// The table as requests are read at hosts that documents know. Where the part of a host is of a type, links are at all hosts.
  private let open: RouteTable
  /// The servers at which links are compared; nil for bare paths.
  private let servers: [Origin]?
  private let (certain, claimed): (RouteTable, RouteTable)
  /// The table as bare paths.
  private let bare: RouteTable
  private let fragments: [String]
  /// The servers that no origin of the table is.
  let unknownServers: [Verification.Difference]

  init(_ table: RouteTable, _ document: OpenAPIDocument) {
    (self.table, self.document, fragments) = (table, document, table.fragments)
    open = table.asRequests(isClosed: false).withWildcardHosts()
    let own = open.allOrigins
    unknownServers = open.unknownServers(of: document)
    let used = document.table.routes.isEmpty ? [] : document.table.origins
    let isAtServers = unknownServers.isEmpty && used.allSatisfy(own.contains)
    let listed = document.servers.filter { own.contains($0) && OpenAPIServer.isServer($0) && !used.contains($0) }
    let all = used + (used.isEmpty && listed.isEmpty ? own.filter(OpenAPIServer.isServer) : listed)
    servers = isAtServers && !all.isEmpty ? all : nil
    bare = open.requests(at: nil)
    let certain = document.certain.requests(at: servers)
    // What may be left out of a query decides in strict tables alone.
    self.certain = table.options.strictQuery ? certain : certain.withoutOptionalItems
    claimed = document.table.requests(at: servers)
  }

  // MARK: Claims

  /// The links that an operation claims and no route reads.
  ///
  /// - Parameter exported: links that may be claimed although no route reads them; nil if there are none.
  func unhandled(_ exported: RouteTable?) -> Differences {
    let atHosts = table.asRequests(isClosed: true).withWildcardHosts(ofTypes: exported != nil)
    guard let servers else { return unhandled(certain, atHosts.requests(at: nil), exported?.requests(at: nil)) }
    let elsewhere = table.asRequests(isClosed: true, hasCapturedHosts: false)
    var all = Differences()
    let exact = servers.filter { table.allOrigins.contains($0) && !$0.capturesHost }
    for (own, servers) in [(elsewhere, exact), (atHosts, servers.filter { !exact.contains($0) })] where !servers.isEmpty
    {
      all.add(unhandled(certain.requests(at: servers), own.requests(at: servers), exported?.requests(at: servers)))
    }
    for host in table.hostsBesideCaptured {
      // A wildcard claims links of this host, too, and the table does not read it as others.
      all.add(
        unhandled(certain.requests(atHost: host), elsewhere.requests(at: [host]), exported?.requests(atHost: host)))
    }
    all.isComplete = all.isComplete && !hasUnknownHosts
    return all
  }

  private func unhandled(_ claims: RouteTable, _ own: RouteTable, _ exported: RouteTable?) -> Differences {
    let readers = (exported.map { own.widened(by: $0) } ?? own).withoutOwnTypes(besides: claims.queryKeys)
    func unhandledLink(_ link: TemplateRelation.Witness) -> String? {
      self.link(link) { claims.reader(of: $0, $1) != nil && !isRead($0, $1) }
    }
    let found = claims.unread(in: readers, hasNoOtherKeys: true) { link in
      guard let match = claims.tried(link.text, method: link.method), match.extraQuery.isEmpty,
        // HEAD is an operation of its own, although what answers GET answers HEAD.
        link.method ?? "GET" == match.route.template.method
      else { return false }
      return unhandledLink(link) != nil
    }
    let operations = Dictionary(document.operations.map { ($0.routeName, $0) }) { first, _ in first }
    var (all, seen) = (Differences(isComplete: found.isComplete), Set<String>())
    for lost in found.links {
      let name = claims.routes[lost.route].name
      guard let operation = operations[name] else { continue }
      guard let text = lost.link.flatMap(unhandledLink) else {
        all.undecided.insert(operation.description)
        continue
      }
      guard seen.insert(name).inserted else { continue }
      let closed = lost.gone.map { readers.routes[$0] }
      let reason = closed.map { route in
        route.template.flags.access == .internal
          ? "only the app may open: \"\(route.name)\" is internal" : "is gone: \"\(route.name)\""
      }
      all.differences.append(
        .init(
          .unhandled, link: text, route: closed?.name, claim: operation.description, line: operation.line,
          "\(operation) claims \(text), which \(reason ?? "no route reads")"))
    }
    return all
  }

  // MARK: Routes

  /// The links that a route reads and no operation claims.
  ///
  /// - Parameter isWider: whether links count that OpenAPI could say, and no others.
  func unclaimed(isWider: Bool) -> Differences {
    let own = open.requests(at: servers).withMethods
    let readers = isWider ? own.sayable : own
    let found = readers.unread(in: claimed) { unclaimedLink($0) != nil }
    let differences = found.links.compactMap { lost -> Verification.Difference? in
      guard let text = lost.link.flatMap(unclaimedLink) else { return nil }
      let route = readers.routes[lost.route]
      return .init(
        .unclaimed, link: text, route: route.name, claim: nil, line: nil,
        "\"\(route.name)\" \(route.shape) reads \(text), which no operation claims")
    }
    return Differences(differences: differences, isComplete: found.isComplete && !hasUnknownHosts)
  }

  private func unclaimedLink(_ link: TemplateRelation.Witness) -> String? {
    self.link(link) { isRead($0, $1) && claimed.reader(of: $0, $1) == nil }
  }

  // MARK: Links

  /// The text of a link for which the condition holds, at any host if the table captures part of it; nil if none is known.
  private func link(_ link: TemplateRelation.Witness, where isRight: (String, String?) -> Bool) -> String? {
    let request = String(link.text.prefix { $0 != "#" })
    let links = servers == nil ? [request] : table.links(likeHostOf: request)
    return links.first { isRight($0, link.method) }
  }

  /// Whether a request is read, whatever fragment its link has.
  private func isRead(_ link: String, _ method: String?) -> Bool {
    if servers == nil { return bare.reader(of: link, method).map(bare.isPublic) ?? false }
    return fragments.contains { table.reader(of: link + $0, method).map(table.isPublic) ?? false }
  }

  /// Whether some part of a host has a type of which no text is known.
  private var hasUnknownHosts: Bool {
    table.routes.indices.contains { index in
      table.origins(of: index).contains(where: \.capturesHost)
        && table.routes[index].template.behindHost.contains { $0.host.sample(table.options.types) == nil }
    }
  }
}

extension RouteTable {
  /// The route that answers a request, gone or not.
  fileprivate func reader(of link: String, _ method: String?) -> Int? { tried(link, method: method).map(\.index) }

  /// The servers that no origin of this table is.
  fileprivate func unknownServers(of document: OpenAPIDocument) -> [Verification.Difference] {
    guard !webHosts.isEmpty else { return [] }
    return document.table.origins.compactMap { origin in
      guard case .web(let host, let scheme) = origin, !host.hasPrefix("*"), !allOrigins.contains(origin),
        !allOrigins.contains(where: { $0.holds(host: "\(scheme)://\(host)") })
      else { return nil }
      return .init(
        .unhandled, link: "\(origin)/", route: nil, claim: origin.description, line: nil,
        "the server \(origin) is not an origin of the table")
    }
  }
}
