public import FingerpostCore

extension Router where Destination: Equatable {
  /// The links that do not read as their known destinations, or do not print from them; empty if all do.
  ///
  ///     #expect(router.failures(expecting: [
  ///       ("appscheme://users/me", .showMyProfile),
  ///       ("https://social.example/retweet?tweetId=7&utm=x", .retweet(tweetId: 7)),
  ///       ("POST /orders", .createOrder),
  ///       ("appscheme://users", nil),                     // no route reads it
  ///     ]) == [])
  ///
  /// Each row is checked both ways: the link reads as the destination, and the destination, printed for where the link
  /// came from, is the link's canonical link, which reads as the destination again. A link
  /// that a deprecated route reads need not print. A method may come before a link, as in a request.
  public func failures(expecting rows: [(link: String, destination: Destination?)]) -> [RouteFailure] {
    rows.compactMap { row in
      do throws(RouteFailure) {
        try check(row.link, row.destination)
        return nil
      } catch {
        return error
      }
    }
  }

  private func check(_ row: String, _ expected: Destination?) throws(RouteFailure) {
    let words = row.split(separator: " ", maxSplits: 1).map(String.init)
    let (method, link) = words.count == 2 ? (words[0], words[1]) : (nil, row)
    let match: RouteMatch<Destination>
    do throws(LinkError) {
      match = try self.match(link, method: method)
    } catch {
      try checkUnread(row, link, error, expected)
      return
    }
    guard let expected, match.destination == expected else {
      let unexpected = RouteFailure.Reason.unexpected(
        "\(match.destination)", by: match.route.label, expected: expected.map { "\($0)" })
      throw RouteFailure(unexpected, of: nil, link: row)
    }
    try checkPrinted(expected, match, row)
  }

  /// What no route reads may still be the fallback's.
  private func checkUnread(
    _ row: String, _ link: String, _ error: LinkError, _ expected: Destination?
  ) throws(RouteFailure) {
    guard let expected else { return }
    guard destination(for: link) == expected else {
      throw RouteFailure(.unread(error, expected: "\(expected)"), of: nil, link: row)
    }
    try check(expected, prints: link, row) { () throws(PrintError) in try self.link(for: expected) }
  }

  private func checkPrinted(
    _ expected: Destination, _ match: RouteMatch<Destination>, _ row: String
  ) throws(RouteFailure) {
    let canonical = match.canonical
    let again = try? self.match(canonical, method: match.match.method).destination
    guard let again, again == expected else {
      throw RouteFailure(
        .readsOtherwise("\(expected)", canonical: canonical, to: again.map { "\($0)" }), of: nil, link: row)
    }
    // A deprecated route is not to print, and what `*` takes is not part of the destination.
    guard match.route.deprecation == nil, !match.match.usesWildcard else { return }
    try check(expected, prints: canonical, row) { () throws(PrintError) in
      try self.canonical(expected, match.match) ?? canonical
    }
  }

  private func check(
    _ expected: Destination, prints link: String, _ row: String, by print: () throws(PrintError) -> String
  ) throws(RouteFailure) {
    let printed: String
    do throws(PrintError) {
      printed = try print()
    } catch {
      throw RouteFailure(.unprinted("\(expected)", error), of: nil, link: row)
    }
    guard printed.utf8.elementsEqual(link.utf8) else {
      throw RouteFailure(.printed("\(expected)", as: printed, canonical: link), of: nil, link: row)
    }
  }
}
