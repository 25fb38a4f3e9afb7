// What a link leads through, for a navigation stack.

extension Router {
  /// The destinations that a link leads through: of every prefix of its path that a route reads, and of the link itself, last.
  ///
  ///     router.stack(for: "app://users/ann/tweets/7?x")
  ///     // [.users, .profile("ann"), .tweets("ann"), .tweet("ann", 7)], as far as there are such routes
  ///
  /// The path is cut between segments, from the root `app://` on; the query and the fragment are those of the whole link. A prefix that
  /// is gone, that no route reads, or that only a fallback takes is left out; a deprecated route reads as always. Compact text has no
  /// prefixes. The last one is ``route(for:)``; if that is nil, the stack is empty.
  public func stack(for link: String) -> [Destination] {
    route(for: link).map { destinations(before: link) + [$0] } ?? []
  }

  /// The destinations that the link of a destination leads through, and the destination itself, last; that alone if it has no link.
  ///
  ///     router.stack(for: .tweet("ann", 7))   // [.users, .profile("ann"), .tweets("ann"), .tweet("ann", 7)]
  public func stack(for destination: Destination) -> [Destination] {
    ((try? link(for: destination)).map(destinations) ?? []) + [destination]
  }

  private func destinations(before link: String) -> [Destination] {
    table.prefixes(of: link).compactMap { try? open($0) }
  }
}
