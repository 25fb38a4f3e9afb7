// Link → match → destination. A route whose captures stand for no destination is no candidate: the search goes on.

extension RouterContents {
  /// Reads a link by slots, where generated code makes the value; false where that says nothing.
  @usableFromInline
  func read(_ link: String, into value: inout Destination?) -> Bool {
    let outcome = rows?.find(link) { number, reader in codec?.read(number, reader, &value) ?? false }
    switch outcome {
    case .made?: return true
    case .some(.none): return fallback == nil
    case .unknown?, nil: return false
    }
  }
}

extension Router {
  /// The destination of a link; nil where it has none, or what the fallback makes of it.
  ///
  ///     router.route(for: "appscheme://users/ann/tweets/123")   // .showUserTweet(userId: "ann", tweetId: 123)
  ///     router.route(for: "appscheme://users/ann/tweets/x")     // nil: "x" is not an int
  ///
  /// Inverse of ``link(for:in:)``.
  @inlinable
  public func route(for link: String) -> Destination? {
    var value: Destination?
    return contents.read(link, into: &value) ? value : erased(link)
  }

  /// The same by captures: of a router that was put together by hand, and where generated code says nothing.
  @usableFromInline
  func erased(_ link: String) -> Destination? {
    (try? read(link, method: nil, asTarget: false).0) ?? fallback?.make(link)
  }

  /// The destination of a link, with what the link says beside it.
  ///
  /// - Parameter method: the method of a request; nil counts as GET, with which a link is opened.
  /// - Throws: ``RouteError``, with the byte at which reading stopped.
  public func match(_ link: String, method: String? = nil) throws(RouteError) -> RouteMatch<Destination> {
    try match(link, method: method, asTarget: false)
  }

  /// What the target of a request names: a bare path, read as a link of the router's web origins too.
  ///
  ///     switch router.resolve(method: "GET", target: "/users/me") {
  ///     case .found(let match): handle(match.destination)
  ///     case .failed(let error): respond(error.kind == .methodNotAllowed ? 405 : 404, allow: error.allowedMethods)
  ///     }
  public func resolve(method: String = "GET", target: String) -> Resolution<Destination> {
    do throws(RouteError) {
      return .found(try match(target, method: method, asTarget: true))
    } catch {
      return .failed(error)
    }
  }

  private func match(
    _ text: String, method: String?, asTarget: Bool
  ) throws(RouteError) -> RouteMatch<Destination> {
    let (destination, match) = try read(text, method: method, asTarget: asTarget)
    return RouteMatch(destination, match, router: self)
  }

  func read(_ text: String, method: String?, asTarget: Bool) throws(RouteError) -> (Destination, Match) {
    do throws(LinkError) {
      return try answer(text, method: method, asTarget: asTarget)
    } catch {
      throw RouteError(refined(error, text, asTarget: asTarget), text: text, table: table)
    }
  }

  /// The destination of a link that is opened, by GET, without anything beside it.
  func open(_ link: String) throws(RouteError) -> Destination {
    try read(link, method: nil, asTarget: false).0
  }

  private func answer(_ text: String, method: String?, asTarget: Bool) throws(LinkError) -> (Destination, Match) {
    let found = try table.match(text, method: method, asTarget: asTarget) { route, captures in
      if let destination = drafts[route].read(captures) { return RouteTable.Made.value(destination) }
      return drafts[route].isForeign(captures) ? .foreign : .refused
    }
    guard let found else { throw LinkError(.notFound, at: 0) }
    return (found.value, found.match)
  }

  /// The error with those methods alone whose routes make a destination of the link, which the table cannot know.
  private func refined(_ error: LinkError, _ text: String, asTarget: Bool) -> LinkError {
    guard error.kind == .methodNotAllowed else { return error }
    let allowed = error.allowedMethods.filter { (try? answer(text, method: $0, asTarget: asTarget)) != nil }
    return LinkError(allowed.isEmpty ? .notFound : .methodNotAllowed(allowed), at: error.offset)
  }
}
