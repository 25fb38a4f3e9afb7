import FingerpostEngine

// Link → route → destination. If a route makes no destination of the link, the search goes on.

extension Router {
  /// The destination of a link; nil if no route reads it, or if it is gone: see ``goneLink(for:method:)``. A router with a fallback has a
  /// destination for links that no route reads, too.
  ///
  ///     router.destination(for: "appscheme://users/ann/tweets/123")   // .showUserTweet(userId: "ann", tweetId: 123)
  ///     router.destination(for: "appscheme://users/ann/tweets/x")     // nil: "x" is not an int
  ///
  /// Inverse of ``link(for:in:)``.
  @inlinable  // the value is made where its type is known
  public func destination(for link: String) -> Destination? {
    var value: Destination?
    contents.route(link, into: &value)
    // To look at a value whose type is not known would be a third of the work.
    guard let value else { return contents.unread(link) }
    return value
  }

  /// The destination of a link that came from outside of the app, and that nobody asks the user about: nil also for a link of a route that
  /// only the app may open (`.internal`), or that must be confirmed (`.confirm`).
  ///
  ///     // @Route("debug/{page}", access: .internal) case debug(page: String)
  ///     router.openDestination(for: "app://debug/flags")   // nil
  ///     router.destination(for: "app://debug/flags")       // .debug(page: "flags")
  ///
  /// `Routable.init(link:)` asks it. A `LinkOpener` asks the user, and knows what comes from the app itself.
  @inlinable
  public func openDestination(for link: String) -> Destination? {
    if contents.restrictsAccess, !isOpen(link) { return nil }
    return destination(for: link)
  }

  @usableFromInline
  func isOpen(_ link: String) -> Bool {
    guard let match = try? match(link) else { return true }
    return access(to: match.destination, route: match.match.index) == .open
  }

  /// Who may open a destination. All routes of its case decide, not the one that read the link alone: an alias, a mount or an object of a
  /// payload is no way around them.
  ///
  /// - Parameter route: the index of the route that read the destination.
  @usableFromInline
  package func access(to destination: Destination, route: Int?) -> LinkAccess {
    if !contents.restrictsAccess { return .open }
    // A route of the router's own counts even if it does not write this value of its case; mounted ones share a case.
    let own = contents.order.ofCase(of: destination).filter { codecs[$0].innerName == nil }
    let indices = standing(for: destination) + own + (route.map { [$0] } ?? [])
    return indices.map { codecs[$0].isGone ? .open : table.access(of: $0) }.max() ?? .open
  }

  /// Matches a link: its destination, its route, and the rest of the link.
  ///
  /// - Parameters:
  ///   - link: the text of a link.
  ///   - method: the method of a request; nil means GET.
  /// - Throws: `LinkError`, with the byte at which reading stopped.
  @inlinable
  public func match(_ link: String, method: String? = nil) throws(LinkError) -> RouteMatch<Destination> {
    try read(link, method: method, asTarget: false)
  }

  /// The destination of a request's target: a bare path, which the routes of the router's web origins read, too.
  ///
  ///     switch router.resolve(method: "GET", target: "/users/me") {
  ///     case .found(let match): handle(match.destination)
  ///     case .failed(let error) where error.kind == .gone: respond(410)   // RFC 9110 §15.5.11
  ///     case .failed(let error) where error.kind == .badQuery: respond(400)   // a required item is missing, or does not read
  ///     case .failed(let error): respond(error.kind == .methodNotAllowed ? 405 : 404, allow: error.allowedMethods)
  ///     }
  ///
  /// - Parameters:
  ///   - method: the method of the request.
  ///   - target: its target: a path, and perhaps a query.
  ///   - includesInternal: whether routes answer that only the app may open (`.internal`). Otherwise their targets are not found.
  @inlinable
  public func resolve(
    method: String = "GET", target: String, includesInternal: Bool = false
  ) -> Resolution<Destination> {
    do throws(LinkError) {
      let match = try read(target, method: method, asTarget: true)
      if contents.restrictsAccess, !includesInternal, isInternal(match) {
        throw contents.error(of: target)
      }
      return .found(match)
    } catch {
      return .failed(error)
    }
  }

  @usableFromInline
  func isInternal(_ match: RouteMatch<Destination>) -> Bool {
    access(to: match.destination, route: match.match.index) == .internal
  }

  @inlinable
  func read(_ text: String, method: String?, asTarget: Bool) throws(LinkError) -> RouteMatch<Destination> {
    var value: Destination?
    let match = try contents.match(text, method: method, asTarget: asTarget, into: &value)
    guard let value else { throw contents.error(of: text) }
    return RouteMatch(value, match, router: self)
  }
}

extension RouterContents {
  @usableFromInline
  func route(_ link: String, into value: inout Destination?) {
    _ = rows.find(link) { number, reader in caseCodec.read(number, reader, &value) }
  }

  @usableFromInline
  func match(
    _ text: String, method: String?, asTarget: Bool, into value: inout Destination?
  ) throws(LinkError) -> Match {
    do throws(LinkError) {
      return try answer(text, method: method, asTarget: asTarget, into: &value)
    } catch {
      let refined = refined(error, text, asTarget: asTarget).of(text)
      throw Router(self).naming(refined, method: method, asTarget: asTarget)
    }
  }

  /// The error if no route answers.
  @usableFromInline
  func error(of text: String) -> LinkError { LinkError(.notFound, at: 0).of(text) }

  /// Makes the destination of a link.
  private func answer(
    _ text: String, method: String?, asTarget: Bool, into value: inout Destination?
  ) throws(LinkError) -> Match {
    try rows.match(text, method: method, asTarget: asTarget) { number, reader in caseCodec.read(number, reader, &value)
    }
  }

  /// The error with those methods alone whose routes make a destination of the link, which the table cannot know.
  private func refined(_ error: LinkError, _ text: String, asTarget: Bool) -> LinkError {
    guard error.kind == .methodNotAllowed else { return error }
    let allowed = error.allowedMethods.filter { method in
      var value: Destination?
      return (try? answer(text, method: method, asTarget: asTarget, into: &value)) != nil && value != nil
    }
    return LinkError(allowed.isEmpty ? .notFound : .methodNotAllowed(allowed), at: error.offset)
  }
}
