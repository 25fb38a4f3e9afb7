extension LinkOpener {
  /// The destinations that a link leads through: one for each prefix that a route reads, and the link itself. Prefixes are left out if
  /// the source may not open them, or only after a confirmation.
  ///
  ///     links.stack(for: .order(id: 7), from: .push)   // [.home, .orders, .order(id: 7)]
  ///
  /// ``path(to:from:root:)`` is for a navigation stack, and ``LinkScreens`` for tabs and sheets.
  public func stack(for link: Link, from source: LinkSource) -> [Link] {
    let stack = router.stack(for: link)
    return stack.indices.filter { index in
      index == stack.count - 1 || access.access(.found(stack[index], route: nil), from: source) == .open
    }.map { stack[$0] }
  }

  /// What a link pushes on a root, for `NavigationStack(path:)`: its stack without the root.
  ///
  ///     path = links.path(to: link, from: arrival.source, root: .home)   // [.orders, .order(id: 7)]
  ///     path = links.path(to: .home, from: arrival.source, root: .home)  // []
  ///
  /// - Parameters:
  ///   - link: the destination to show.
  ///   - source: where it comes from.
  ///   - root: the destination that the root of the navigation stack shows. What comes before it is left out, too.
  public func path(to link: Link, from source: LinkSource, root: Link) -> [Link] where Link: Equatable {
    let stack = stack(for: link, from: source)
    return stack.lastIndex(of: root).map { Array(stack[($0 + 1)...]) } ?? stack
  }
}
