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
  package let table: RouteTable
  package let drafts: [RouteDraft<Destination>]
  let fallback: Fallback<Destination>?
  /// What generated code knows; nil for a router that was put together by hand.
  @usableFromInline let generated: GeneratedRoutes<Destination>?
  /// What kept routes out of this router.
  private(set) var faults: [RouterError.Fault] = []
  /// The places of the routes by the enum case of their destinations, and of those whose case is not known.
  private let byTag: [UInt32: [Int]]
  private let untagged: [Int]
  private let order: [Int]
  /// The places of the routes that are shown.
  private let own: [Int]

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
    self.init(assembly.table, assembly.drafts, fallback: nil, codec: codec)
    faults = assembly.faults
  }

  /// - Parameter isNarrowed: whether only those routes are its own that an example of belongs to it.
  init(
    _ table: RouteTable, _ drafts: [RouteDraft<Destination>], fallback: Fallback<Destination>?,
    isNarrowed: Bool = false,
    codec: RouteCodec<Destination>? = nil
  ) {
    (self.table, self.drafts, self.fallback) = (table, drafts, fallback)
    own = drafts.indices.filter { !isNarrowed || drafts[$0].isOwn }
    let order = table.inOrderOfPrinting(Array(drafts.indices))
    self.order = order
    let tags = drafts.map { $0.tag }
    byTag = Dictionary(grouping: order.filter { tags[$0] != nil }) { tags[$0] ?? 0 }
    untagged = order.filter { tags[$0] == nil }
    generated = codec.map { codec in
      let isOpened = drafts.map { $0.isOpened }
      let opened = order.filter { isOpened[$0] } + order.filter { !isOpened[$0] }
      return GeneratedRoutes(codec, TypedRows(drafts.map { $0.row }, of: table, order: opened))
    }
  }

  /// The places of all routes, in the order in which they are asked to print a destination: those first whose example is of
  /// the same case, then those without, and then, because a closure may make several cases, the others.
  ///
  /// - Parameter opening: whether those come first that GET reads, with which a link is opened.
  func candidates(for destination: Destination, opening: Bool = false) -> some Sequence<Int> {
    let tag = tag(of: destination)
    let tagged = tag.flatMap { byTag[$0] } ?? []
    var likely = untagged.isEmpty ? tagged : order.filter { drafts[$0].tag == nil || drafts[$0].tag == tag }
    if opening, likely.count > 1 {
      likely = likely.filter { drafts[$0].isOpened } + likely.filter { !drafts[$0].isOpened }
    }
    return [true, false].lazy.flatMap { [likely] isLikely in
      isLikely ? likely : order.filter { drafts[$0].tag != nil && drafts[$0].tag != tag }
    }
  }

  @usableFromInline var fallsBack: Bool { fallback != nil }

  /// What tells the case of a destination.
  private func tag(of destination: Destination) -> UInt32? {
    guard let codec = generated?.codec else { return EnumCase.tag(of: destination) }
    return UInt32(exactly: SlotWriter.written { codec.write(destination, &$0) }.number)
  }

  /// A destination of any route, for trying out routers that this one is mounted in.
  var sample: Destination? {
    drafts.lazy.compactMap { draft in
      (0..<RouteTrial.count).lazy.compactMap { draft.sample(from: $0).flatMap(draft.read) }.first
    }.first
  }

  /// What there is to know of the routes, as declared, mounted ones in their place.
  public var routes: [RouteInfo] { own.map(info) }

  /// The router of those routes alone that are included: where a feature is off, the next route answers.
  ///
  ///     let router = router.filtered { !$0.tags.contains("beta") }
  public func filtered(_ isIncluded: (RouteInfo) -> Bool) -> Router {
    let kept = Set(drafts.indices.filter { isIncluded(info($0)) })
    return Router(
      table.filtered(kept.contains), drafts.indices.filter(kept.contains).map { drafts[$0] }, fallback: fallback,
      codec: generated?.codec)
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
    guard let sample = draft.sample(from: place), let destination = draft.read(sample),
      let captures = draft.isReadOnly ? sample : try? draft.write(destination),
      let text = table.text(showing: captures, route: index),
      let (_, match) = try? read(text, method: draft.template.method, asTarget: false), match.index == index
    else { return nil }
    return text
  }
}

extension RouteDraft {
  /// Whether GET reads the route, with which a link is opened.
  fileprivate var isOpened: Bool { template.method.map { $0 == "GET" || $0 == "HEAD" } ?? true }
}
