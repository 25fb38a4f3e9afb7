internal import FingerpostAnalysis
internal import FingerpostEngine

extension RouteTable {
  /// The same links under names that are numbers: the matcher of a page tells then which of several routes of a name it was.
  ///
  /// What a route says of itself beside its links is left out, so that links that are deprecated, gone or of the app alone are read,
  /// too: the page shows all of it.
  ///
  /// - Parameter numbers: the number of each route.
  func numbered(_ numbers: [Int]) -> RouteTable? {
    let numbered = zip(routes, numbers).compactMap { route, number -> Route? in
      let own = route.template.flags
      var flags = Template.Flags()
      (flags.isWebOnly, flags.origins, flags.ignoresCase) = (own.isWebOnly, own.origins, own.ignoresCase)
      let template = try? Template(
        path: route.template.path, query: route.template.query, fragment: route.template.fragment,
        method: route.template.method, flags: flags)
      return template.map { Route(String(number), $0, origins: route.origins) }
    }
    guard numbered.count == routes.count else { return nil }
    return try? RouteTable(numbered, origins: origins, options: options)
  }

  /// The indices of the routes, the one that wins first, as far as that does not depend on the link.
  var byPrecedence: [Int] { options.precedence == .declared ? Array(routes.indices) : bySpecificity }
}
