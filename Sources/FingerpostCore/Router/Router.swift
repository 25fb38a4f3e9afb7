/// Routes with destinations, both ways: links are read into destinations, and destinations are written as links.
///
///     let router = try Router<SocialRoute>(.scheme("appscheme"), .web("social.example"), routes: [
///       On("users/me", .showMyProfile),
///       On("users/{userId}/tweets/{tweetId}", SocialRoute.showUserTweet),
///     ])
///     router.route(for: "appscheme://users/me")                           // .showMyProfile
///     try router.link(for: .showUserTweet(userId: "ann", tweetId: 123))  // "appscheme://users/ann/tweets/123"
///
/// A router never changes, and may be used from any thread. Every link that it prints reads back as the same value, by
/// the method of its route: without methods, `route(for: link(for: value))` is `value`.
public struct Router<Destination: Sendable>: Sendable {
  /// All there is, behind one reference: a router is copied as quickly as a pointer.
  @usableFromInline package let contents: RouterContents<Destination>

  /// A router of these routes, for links of these origins. Links are printed for the first one that can carry them.
  ///
  /// - Throws: ``RouterError`` with every fault at once.
  public init(
    _ origins: Origin..., precedence: RouteTable.Precedence = .specific, text: TextRules = TextRules(),
    strictQuery: Bool = false, routes: RouteList<Destination>
  ) throws(RouterError) {
    try self.init(origins: origins, precedence: precedence, text: text, strictQuery: strictQuery, routes: routes)
  }

  /// A router of these routes, for links of these origins. Links are printed for the first one that can carry them.
  ///
  /// - Throws: ``RouterError`` with every fault at once.
  public init(
    origins: [Origin], precedence: RouteTable.Precedence = .specific, text: TextRules = TextRules(),
    strictQuery: Bool = false, routes: RouteList<Destination>
  ) throws(RouterError) {
    let options = RouteTable.Options(precedence: precedence, text: text, strictQuery: strictQuery)
    let assembly = Assembly(origins, options, routes)
    guard assembly.faults.isEmpty else { throw RouterError(faults: assembly.faults) }
    self.init(assembly.table, assembly.codecs, fallback: nil)
  }

  /// A router of those routes that have no fault. `@Routes` makes one: the compiler has reported the faults already, except those
  /// that only show across modules. `check` of `FingerpostAnalysis` lists them; nothing traps.
  ///
  /// - Parameters:
  ///   - origins: where links come from.
  ///   - precedence: which of several routes wins a link.
  ///   - text: how links are spelled.
  ///   - strictQuery: whether a query item that does not read keeps a route from matching.
  ///   - routes: lists of routes, which are joined.
  ///   - codec: reads and writes the payloads of generated routes.
  ///   - fallback: what links of these origins stand for that no route reads; nil for nothing.
  public init(
    resolving origins: [Origin], precedence: RouteTable.Precedence = .specific, text: TextRules = TextRules(),
    strictQuery: Bool = false, _ routes: RouteList<Destination>..., codec: CaseCodec<Destination>? = nil,
    fallback: CaseFallback<Destination>? = nil
  ) {
    let options = RouteTable.Options(precedence: precedence, text: text, strictQuery: strictQuery)
    let assembly = Assembly(origins, options, RouteList(joining: routes), codec)
    self.init(assembly.table, assembly.codecs, fallback: fallback, codec: codec, faults: assembly.faults)
  }

  /// - Parameter isNarrowed: whether only those routes are its own that an example of belongs to it.
  init(
    _ table: RouteTable, _ codecs: [RouteCodec<Destination>], fallback: CaseFallback<Destination>?,
    isNarrowed: Bool = false, codec: CaseCodec<Destination>? = nil, faults: [RouterError.Fault] = []
  ) {
    contents = RouterContents(table, codecs, fallback, isNarrowed: isNarrowed, codec, faults)
  }

  package var table: RouteTable { contents.table }
  package var codecs: [RouteCodec<Destination>] { contents.codecs }
  var fallback: CaseFallback<Destination>? { contents.fallback }
  /// What kept routes out of this router.
  package var faults: [RouterError.Fault] { contents.faults }
  /// That of generated code.
  package var caseCodec: CaseCodec<Destination>? { contents.order.caseCodec }

  /// A destination of any route, for trying out routers that this one is mounted in.
  var sample: Destination? {
    codecs.lazy.compactMap { $0.samples.first { _ in true } }.first
  }

  /// The routes in the order in which they were declared; those of a mount stand where the mount does.
  public var routes: [RouteInfo] { contents.own.map(info) }

  /// The router of the included routes alone: a link of another route may be answered by one of those.
  ///
  ///     let router = router.filtered { !$0.tags.contains("beta") }
  public func filtered(_ isIncluded: (RouteInfo) -> Bool) -> Router {
    let kept = Set(codecs.indices.filter { isIncluded(info($0)) })
    return Router(
      table.filtered(kept.contains), codecs.indices.filter(kept.contains).map { codecs[$0] }, fallback: fallback,
      codec: caseCodec)
  }

  package func info(_ index: Int) -> RouteInfo {
    let codec = codecs[index]
    let origins = table.origins(of: index)
    return RouteInfo(
      name: table.routes[index].name, origins: origins, access: table.access(of: index), location: codec.source,
      parsed: codec.template
    ) {
      (0..<RouteTrial.count).lazy.compactMap { example(of: index, from: $0) }.first
    }
  }

  /// A link that the route itself answers, or that is gone because of it.
  private func example(of index: Int, from start: Int) -> String? {
    let codec = codecs[index]
    if codec.isGone {
      let text = codec.sample(from: start).flatMap { table.text(showing: $0, route: index) }
      return text.flatMap { gone($0, method: codec.template.method)?.index == index ? $0 : nil }
    }
    guard let sample = codec.sample(from: start), let destination = codec.value(of: sample),
      let captures = codec.isReadOnly ? sample : try? captures(of: destination, by: index),
      let text = table.text(showing: captures, route: index),
      let read = try? read(text, method: codec.template.method, asTarget: false), read.match.index == index
    else { return nil }
    return text
  }
}
