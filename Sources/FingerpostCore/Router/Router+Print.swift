// Destination → captures → link, and back again to be sure: a link that is printed reads as the same destination.

extension Router {
  /// The link of a destination, for the first origin that its route allows, or for one of them.
  ///
  ///     try router.link(for: .retweet(tweetId: 7))                                 // "appscheme://retweet?tweetId=7"
  ///     try router.link(for: .retweet(tweetId: 7), in: .web("social.example"))  // "https://social.example/retweet?tweetId=7"
  ///
  /// Of several routes for one case the first that can carry the values prints: those that GET reads before others, those with
  /// a `*` last; a deprecated one never does. Inverse of ``match(_:method:)`` with the method of the route; where that is none,
  /// or GET, of ``route(for:)``.
  ///
  /// - Throws: ``PrintError`` where no link reads back as this destination.
  public func link(for destination: Destination, in origin: Origin? = nil) throws(PrintError) -> String {
    try linkAndMethod(for: destination, in: origin).link
  }

  /// The link of a destination, and the method of the route that prints it; nil for any.
  package func linkAndMethod(
    for destination: Destination, in origin: Origin?
  ) throws(PrintError) -> (link: String, method: String?) {
    do throws(PrintError) {
      return try first(for: destination, opening: true) { index, captures throws(PrintError) in
        let (text, method) = (try table.text(of: captures, route: index, for: origin), drafts[index].template.method)
        try check(text, names: captures, of: index, method: method, asTarget: false)
        return (text, method)
      }
    } catch {
      // A case that routes print, too, is theirs.
      guard case .noRoute = error.reason, let link = try fallback?.link(of: destination, in: origin, router: self)
      else {
        throw error
      }
      return (link, nil)
    }
  }

  /// The link of a destination for the source of a match, read by the same method; nil where a `*` took part, which only
  /// the match can put back.
  package func canonical(_ destination: Destination, _ match: Match) throws(PrintError) -> String? {
    guard !match.usesWildcard else { return nil }
    return try first(for: destination, opening: false) { index, captures throws(PrintError) in
      let text = try table.text(of: captures, route: index, like: match)
      try check(text, names: captures, of: index, method: match.requestMethod, asTarget: match.isTarget)
      return text
    }
  }

  func printing(_ destination: Destination, opening: Bool = false) -> some Sequence<Int> {
    candidates(for: destination, opening: opening).lazy.filter { drafts[$0].template.flags.deprecation == nil }
  }

  /// What the first route makes that makes anything; else the error of the first.
  private func first<Result>(
    for destination: Destination, opening: Bool, _ print: (Int, Captures) throws(PrintError) -> Result
  ) throws(PrintError) -> Result {
    var failure: PrintError?
    for index in printing(destination, opening: opening) {
      do throws(PrintError) {
        if let captures = try drafts[index].write(destination) { return try print(index, captures) }
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? unprinted(destination)
  }

  /// Why no route prints a destination: none stands for it, or only deprecated ones do.
  private func unprinted(_ destination: Destination) -> PrintError {
    let deprecated = candidates(for: destination).first { (try? drafts[$0].write(destination)) != nil }
    return PrintError(
      deprecated.map { .deprecated(table.routes[$0].name) } ?? .noRoute(EnumCase.name(of: destination)))
  }

  /// Makes sure that a text reads as the destination that a route's captures hold. Values are compared as that route
  /// writes them, never by `==`.
  func check(
    _ text: String, names captures: Captures, of index: Int, method: String?, asTarget: Bool
  ) throws(PrintError) {
    let read: (destination: Destination, match: Match)
    do throws(RouteError) {
      read = try self.read(text, method: method, asTarget: asTarget)
    } catch {
      throw PrintError(.readsDifferently)
    }
    guard let written = try drafts[index].write(read.destination) else {
      throw PrintError(.taken(by: table.routes[read.match.index].name))
    }
    guard written == captures else { throw PrintError(.readsDifferently) }
  }
}
