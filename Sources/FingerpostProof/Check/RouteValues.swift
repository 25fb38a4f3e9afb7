package import FingerpostEngine

/// What is known about the values of routes: a table knows their names, a typed router knows more.
package struct RouteValues {
  /// Whether any route prints the value of a route's captures, for the source of a match.
  let isPrinted: (_ route: Int, _ captures: Captures, _ match: Match) -> Bool
  /// Whether two routes have the same value.
  let areAliases: (Int, Int) -> Bool
  /// Whether a route may read a link and still leave it to others.
  let mayRefuse: (Int) -> Bool

  package init(
    isPrinted: @escaping (_ route: Int, _ captures: Captures, _ match: Match) -> Bool,
    areAliases: @escaping (Int, Int) -> Bool, mayRefuse: @escaping (Int) -> Bool
  ) {
    (self.isPrinted, self.areAliases, self.mayRefuse) = (isPrinted, areAliases, mayRefuse)
  }

  init(_ table: RouteTable) {
    self.init(isPrinted: table.isPrinted, areAliases: table.areAliases, mayRefuse: { _ in false })
  }
}

extension RouteTable {
  /// Whether the route, or another of its name, prints the value.
  fileprivate func isPrinted(_ index: Int, _ captures: Captures, like match: Match) -> Bool {
    let (values, source) = (programs[index].valuesByName(captures), match.location.source)
    return inOrderOfPrinting(aliases(of: index)).contains { alias in
      guard routes[alias].template.flags.isPrinted, programs[alias].record.origins & source.origins != 0,
        let own = alias == index ? captures : try? programs[alias].captures(values, custom: custom)
      else { return false }
      let method = routes[alias].template.method
      // The match says who reads its own text.
      if match.method == method, !areAliases(match.index, index),
        (try? text(of: own, route: alias, for: source))?.isIdentical(to: match.text) == true
      {
        return false
      }
      return (try? print(own, route: alias, for: source, method: method)) != nil
    }
  }
}
