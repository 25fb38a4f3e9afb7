import FingerpostEngine

/// Reads links into destinations, and writes destinations as links.
///
///     let router = try Router<SocialRoute>(.scheme("appscheme"), .web("social.example"), routes: [
///       RouteDefinition("users/me", .showMyProfile),
///       RouteDefinition("users/{userId}/tweets/{tweetId}", SocialRoute.showUserTweet),
///     ])
///     router.destination(for: "appscheme://users/me")                           // .showMyProfile
///     try router.link(for: .showUserTweet(userId: "ann", tweetId: 123))  // "appscheme://users/ann/tweets/123"
///
/// A router never changes, and may be used from any thread. Every link that it prints reads back as the same value, by
/// the method of its route: without methods, `destination(for: link(for: value))` is `value`.
public struct Router<Destination: Sendable>: Sendable {
  /// The whole content behind one reference, so a router is copied as fast as a pointer.
  @usableFromInline package let contents: RouterContents<Destination>

  /// A router of these routes, for links of these origins. Links are printed for the first one that can carry them.
  ///
  /// - Throws: ``RouterError`` with every fault at once.
  public init(
    _ origins: Origin..., precedence: RoutePrecedence = .specific, text: TextRules = TextRules(),
    strictQuery: Bool = false, routes: RouteList<Destination>
  ) throws(RouterError) {
    try self.init(origins: origins, precedence: precedence, text: text, strictQuery: strictQuery, routes: routes)
  }

  /// A router of these routes, for links of these origins. Links are printed for the first one that can carry them.
  ///
  /// - Throws: ``RouterError`` with every fault at once.
  public init(
    origins: [Origin], precedence: RoutePrecedence = .specific, text: TextRules = TextRules(),
    strictQuery: Bool = false, routes: RouteList<Destination>
  ) throws(RouterError) {
    let options = RouteTable.Options(precedence: precedence, text: text, strictQuery: strictQuery)
    contents = RouterContents(origins, options, routes)
    guard contents.faults.isEmpty else { throw RouterError(faults: contents.faults) }
  }

  /// A router without the routes that have a fault, for a constant that cannot throw. `check` of `FingerpostAnalysis`, and with it
  /// `router.failures()` in a test, lists the faults.
  ///
  /// - Parameters:
  ///   - origins: where links come from.
  ///   - precedence: which of several routes wins a link.
  ///   - text: how links are spelled.
  ///   - strictQuery: whether a query item that does not read keeps a route from matching.
  ///   - routes: the routes.
  public init(
    resolving origins: [Origin], precedence: RoutePrecedence = .specific, text: TextRules = TextRules(),
    strictQuery: Bool = false, _ routes: RouteList<Destination>
  ) {
    let options = RouteTable.Options(precedence: precedence, text: text, strictQuery: strictQuery)
    contents = RouterContents(origins, options, routes)
  }

  init(_ contents: RouterContents<Destination>) { self.contents = contents }

  package var table: RouteTable { contents.table }
  package var codecs: [RouteCodec<Destination>] { contents.codecs }
  package var fallback: CaseFallback<Destination>? { contents.fallback }
  /// What kept routes out of this router.
  package var faults: [RouterError.Fault] { contents.faults }
  /// That of generated code.
  package var caseCodec: CaseCodec<Destination>? { contents.order.caseCodec }

  /// The routes in the order of their declaration; those of a mount are at its position.
  public var routes: [RouteInfo] { contents.own.map(info) }

  /// A router with only the included routes. One of them may read a link of a route that is left out.
  ///
  ///     let router = router.filtered { !$0.tags.contains("beta") }
  public func filtered(_ isIncluded: (RouteInfo) -> Bool) -> Router {
    let kept = Set(codecs.indices.filter { isIncluded(info($0)) })
    return Router(
      RouterContents(
        table.filtered(kept.contains), codecs.indices.filter(kept.contains).map { codecs[$0] }, fallback: fallback,
        codec: caseCodec))
  }
}

// What a link leads through, for a navigation stack.

extension Router {
  /// The destinations that a link leads through: one for every prefix of its path that a route reads, and the link's own last.
  ///
  ///     router.stack(for: "app://users/ann/tweets/7?x")
  ///     // [.users, .profile("ann"), .tweets("ann"), .tweet("ann", 7)], as far as there are such routes
  ///
  /// Prefixes begin with the root, `app://`, and are read without the query and the fragment. A raw rest, `{**feed}`, is not cut. A
  /// prefix is left out if it is gone, or if no route or only a fallback reads it; deprecated routes count. Compact text has no
  /// prefixes. The last one is ``destination(for:)``; if that is nil, the stack is empty.
  public func stack(for link: String) -> [Destination] {
    destination(for: link).map { destinations(before: link) + [$0] } ?? []
  }

  /// The destinations that the link of a destination leads through, and the destination itself, last. A destination without a link
  /// has only itself.
  ///
  ///     router.stack(for: .tweet("ann", 7))   // [.users, .profile("ann"), .tweets("ann"), .tweet("ann", 7)]
  public func stack(for destination: Destination) -> [Destination] {
    ((try? link(for: destination)).map(destinations) ?? []) + [destination]
  }

  private func destinations(before link: String) -> [Destination] {
    table.prefixes(of: link).compactMap { try? match($0).destination }
  }
}

extension Router {
  /// The whole table as one pattern, whose branches are the routes.
  ///
  ///     router.pattern.template   // "(users/me|users/{id:int}|search?q=:string)"
  ///
  /// A pattern has no methods, origins and tags, and a branch has no fragment and no slash at its end. Deprecated routes are read and not
  /// printed, as in the router; gone ones are left out.
  @_optimize(size)
  public var pattern: RoutePattern<Destination, PatternQuery> {
    let live = codecs.indices.filter { !codecs[$0].isGone }
    let isRoot = { (index: Int) in codecs[index].template.path.isEmpty && codecs[index].template.query.isEmpty }
    // The root has no parts: it is what the absence of the group of the others stands for.
    let others = live.filter { !isRoot($0) }
    let root = others.isEmpty ? nil : live.first(where: isRoot)
    let branches = others.isEmpty ? Array(live.prefix(1)) : others
    let bodies = branches.map { index in
      let codec = codecs[index]
      return PatternBody(
        path: codec.template.path, query: codec.template.query, fragment: codec.template.fragment,
        types: codec.types.compactMap { $0 },
        isRoot: codec.template.path.isEmpty, endsInSlash: codec.template.endsInSlash, isPartial: codec.isPartial)
    }
    let isEither = branches.count > 1
    var body = isEither ? PatternBody.group(bodies) : bodies.first ?? PatternBody()
    if root != nil { body = PatternBody.group([body]) }
    let (outer, inner) = (Extent(choices: root == nil ? 0 : 1), Extent(choices: isEither ? 1 : 0))
    let routes = branches + (root.map { [$0] } ?? [])
    body.read = { reader, elements in
      let isAtRoot = root != nil && reader.choice != 1
      let branch = isAtRoot ? branches.count : isEither ? reader.after(outer).choice : 0
      guard routes.indices.contains(branch) else { return false }
      let codec = codecs[routes[branch]]
      let part = bodies.prefix(branch).reduce(reader.after(outer + inner)) { $0.after($1.extent) }
      return codec.value(of: part.captures(of: codec.template)).map { elements.put($0) } ?? false
    }
    body.write = { (elements, writer) throws(PrintError) in
      guard let destination = elements.take(Destination.self) else { throw PrintError(.readsDifferently) }
      for index in (root.map { [$0] } ?? []) + branches where codecs[index].template.flags.isPrinted {
        guard let captures = try? captures(of: destination, by: index) else { continue }
        if root != nil { writer.put(choice: index == root ? 0 : 1) }
        if isEither { writer.put(choice: branches.firstIndex(of: index) ?? 0) }
        for (other, part) in zip(branches, bodies) {
          if other == index { writer.put(captures) } else { writer.skip(part.extent) }
        }
        return
      }
      throw PrintError(.noRoute(codecs.count == 1 ? codecs[0].name : nil))
    }
    return RoutePattern(body)
  }
}
