extension RouteTable {
  /// Who may open a route's links: the strictest of what the routes of its name say, so that no alias is a way around it.
  ///
  /// A gone route speaks for itself: it shows something else.
  package func access(of route: Int) -> RouteAccess {
    let own = routes[route].template.flags.access
    if isGone(route) { return own }
    return namesakes[routes[route].name].filter { !isGone($0) }.map { routes[$0].template.flags.access }.max() ?? own
  }

  /// Whether a route shows something to links from outside of the app. Only such routes are in what others are told of a table.
  package func isPublic(_ route: Int) -> Bool { !isGone(route) && access(of: route) != .internal }
}
