// Destination → captures → link, and back again where that is not sure: a link that is printed reads as the same
// destination.

extension Router {
  /// The link of a destination, for one origin, or for the first that can carry it.
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
    try carried(in: origin) { origin throws(PrintError) in try linkAndMethod(for: destination, in: origin).link }
  }

  /// What is made for an origin; where none is asked for, for the first that can carry it: the one place of that rule.
  ///
  /// - Throws: the first failure.
  package func carried<Result>(
    in origin: Origin?, _ print: (Origin?) throws(PrintError) -> Result
  ) throws(PrintError) -> Result {
    do throws(PrintError) {
      return try print(origin)
    } catch {
      guard origin == nil, table.origins.count > 1 else { throw error }
      for origin in table.origins {
        if let result = try? print(origin) { return result }
      }
      throw error
    }
  }

  /// The link of a destination, and the method of the route that prints it; nil for any.
  ///
  /// - Parameter isReadBack: whether the link is read back even where the table is sure of it, as laws want it.
  package func linkAndMethod(
    for destination: Destination, in origin: Origin?, isReadBack: Bool = false
  ) throws(PrintError) -> (link: String, method: String?) {
    do throws(PrintError) {
      return try first(for: destination, opening: true) { index, captures throws(PrintError) in
        var printed = try table.text(of: captures, route: index, for: origin)
        if isReadBack { printed.isSure = false }
        let method = drafts[index].template.method
        try check(printed, names: captures, of: index, method: method, asTarget: false)
        return (printed.text, method)
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
  /// the match can put back, or would take part in that link.
  package func canonical(_ destination: Destination, _ match: Match) throws(PrintError) -> String? {
    guard !match.usesWildcard else { return nil }
    let link = try first(for: destination, opening: false) { index, captures throws(PrintError) in
      let printed = try table.text(of: captures, route: index, like: match)
      try check(printed, names: captures, of: index, method: match.requestMethod, asTarget: match.isTarget)
      return printed.text
    }
    return match.leavesWildcards(link) ? link : nil
  }

  /// The first route that writes a destination, and as what: how destinations compare for a route that writes none.
  package func writing(_ destination: Destination) -> (route: Int, captures: Captures)? {
    try? first(for: destination, opening: false) { route, captures throws(PrintError) in (route, captures) }
  }

  func printing(_ destination: Destination, opening: Bool = false) -> some Sequence<Int> {
    candidates(for: destination, opening: opening).lazy.filter { drafts[$0].template.flags.deprecation == nil }
  }

  /// What the first route makes that makes anything; else the error of the first.
  func first<Result>(
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

  /// Makes sure that a link reads as the destination that a route's captures hold. Values are compared as that route
  /// writes them, never by `==`: a type may read less than it writes, or something else.
  func check(
    _ printed: RouteTable.Printed, names captures: Captures, of index: Int, method: String?, asTarget: Bool
  ) throws(PrintError) {
    let (destination, reader) = try read(printed, captures, of: index, method: method, asTarget: asTarget)
    guard let written = try drafts[index].write(destination) else {
      throw PrintError(.taken(by: table.routes[reader].name))
    }
    guard written == captures else { throw PrintError(.readsDifferently) }
  }

  /// What a link reads as, and the place of the route that reads it.
  private func read(
    _ printed: RouteTable.Printed, _ captures: Captures, of index: Int, method: String?, asTarget: Bool
  ) throws(PrintError) -> (Destination, Int) {
    // The table reads the route and these captures out of it; whether they stand for anything only the route knows.
    if printed.isSure, let destination = drafts[index].read(captures) { return (destination, index) }
    do throws(RouteError) {
      let (destination, match) = try read(printed.text, method: method, asTarget: asTarget)
      return (destination, match.index)
    } catch {
      throw PrintError(.readsDifferently)
    }
  }
}
