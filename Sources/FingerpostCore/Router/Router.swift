/// Routes with destinations, both ways: links are read into destinations, and destinations are written as links.
///
///     let router = try Router<SocialRoute>(.scheme("appscheme"), .web("social.example"), routes: [
///       On("users/me", .showMyProfile),
///       On("users/{userId}/tweets/{tweetId}", SocialRoute.showUserTweet),
///     ])
///     router.route(for: "appscheme://users/me")                           // .showMyProfile
///     try router.link(for: .showUserTweet(userId: "ann", tweetId: 123))  // "appscheme://users/ann/tweets/123"
///
/// A router never changes, and may be used from anywhere. Every link that it prints is read, by the method of its route, as the
/// value again: without methods, `route(for: link(for: value))` is `value`.
public struct Router<Destination: Sendable>: Sendable {
  /// All there is, behind one reference: a router is copied as quickly as a pointer.
  @usableFromInline let contents: RouterContents<Destination>

  /// A router of these routes, for links of these origins; the first is the one to print for.
  ///
  /// - Throws: ``RouterError`` with every fault at once.
  public init(
    _ origins: Origin..., precedence: RouteTable.Precedence = .specific, text: TextRules = TextRules(),
    strictQuery: Bool = false, routes: RouteList<Destination>
  ) throws(RouterError) {
    try self.init(origins: origins, precedence: precedence, text: text, strictQuery: strictQuery, routes: routes)
  }

  /// A router of these routes, for links of these origins; the first is the one to print for.
  ///
  /// - Throws: ``RouterError`` with every fault at once.
  public init(
    origins: [Origin], precedence: RouteTable.Precedence = .specific, text: TextRules = TextRules(),
    strictQuery: Bool = false, routes: RouteList<Destination>
  ) throws(RouterError) {
    let options = RouteTable.Options(precedence: precedence, text: text, strictQuery: strictQuery)
    let assembly = Assembly(origins, options, routes)
    guard assembly.faults.isEmpty else { throw RouterError(faults: assembly.faults) }
    self.init(assembly.table, assembly.drafts, fallback: nil)
  }

  /// A router of those routes that have no fault: what `@Routes` makes, whose faults the compiler has told already, but for
  /// those that only show across modules. ``check(progress:)`` lists them; nothing traps.
  public init(
    resolving origins: [Origin], precedence: RouteTable.Precedence = .specific, text: TextRules = TextRules(),
    strictQuery: Bool = false, _ routes: RouteList<Destination>...
  ) {
    self.init(resolving: origins, precedence, text, strictQuery, routes, nil)
  }

  /// The router of generated code: routes that are data, and one codec for all of them.
  public init(
    resolving origins: [Origin], precedence: RouteTable.Precedence = .specific, text: TextRules = TextRules(),
    strictQuery: Bool = false, _ routes: RouteList<Destination>..., codec: RouteCodec<Destination>
  ) {
    self.init(resolving: origins, precedence, text, strictQuery, routes, codec)
  }

  private init(
    resolving origins: [Origin], _ precedence: RouteTable.Precedence, _ text: TextRules, _ strictQuery: Bool,
    _ routes: [RouteList<Destination>], _ codec: RouteCodec<Destination>?
  ) {
    let options = RouteTable.Options(precedence: precedence, text: text, strictQuery: strictQuery)
    let assembly = Assembly(origins, options, RouteList(joining: routes), codec)
    self.init(assembly.table, assembly.drafts, fallback: nil, codec: codec, faults: assembly.faults)
  }

  /// - Parameter isNarrowed: whether only those routes are its own that an example of belongs to it.
  init(
    _ table: RouteTable, _ drafts: [RouteDraft<Destination>], fallback: Fallback<Destination>?,
    isNarrowed: Bool = false, codec: RouteCodec<Destination>? = nil, faults: [RouterError.Fault] = []
  ) {
    contents = RouterContents(table, drafts, fallback, isNarrowed: isNarrowed, codec, faults)
  }

  package var table: RouteTable { contents.table }
  package var drafts: [RouteDraft<Destination>] { contents.drafts }
  var fallback: Fallback<Destination>? { contents.fallback }
  /// What kept routes out of this router.
  var faults: [RouterError.Fault] { contents.faults }
  /// That of generated code.
  var codec: RouteCodec<Destination>? { contents.order.codec }

  /// A destination of any route, for trying out routers that this one is mounted in.
  var sample: Destination? {
    drafts.lazy.compactMap { $0.samples.first { _ in true } }.first
  }

  /// What there is to know of the routes, as declared, mounted ones in their place.
  public var routes: [RouteInfo] { contents.own.map(info) }

  /// The router of those routes alone that are included: where a feature is off, the next route answers.
  ///
  ///     let router = router.filtered { !$0.tags.contains("beta") }
  public func filtered(_ isIncluded: (RouteInfo) -> Bool) -> Router {
    let kept = Set(drafts.indices.filter { isIncluded(info($0)) })
    return Router(
      table.filtered(kept.contains), drafts.indices.filter(kept.contains).map { drafts[$0] }, fallback: fallback,
      codec: codec)
  }

  package func info(_ index: Int) -> RouteInfo {
    let draft = drafts[index]
    let origins = table.origins(of: index)
    return RouteInfo(name: table.routes[index].name, origins: origins, place: draft.place, template: draft.template) {
      (0..<RouteTrial.count).lazy.compactMap { example(of: index, from: $0) }.first
    }
  }

  /// A link that the route itself answers.
  private func example(of index: Int, from place: Int) -> String? {
    let draft = drafts[index]
    guard let sample = draft.sample(from: place), let destination = draft.value(of: sample),
      let captures = draft.isReadOnly ? sample : try? captures(of: destination, by: index),
      let text = table.text(showing: captures, route: index),
      let read = try? read(text, method: draft.template.method, asTarget: false), read.match.index == index
    else { return nil }
    return text
  }
}
