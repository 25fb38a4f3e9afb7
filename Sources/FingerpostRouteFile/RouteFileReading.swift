import FingerpostEngine

/// All that one reading of a text table found: the routes with their lines, and every line that is faulty.
package struct RouteFileReading {
  /// Where the links come from; bare paths where the text does not say.
  package let origins: [Origin]
  /// Every line that is a route, even if no table can hold it beside the others.
  package let routes: [RouteTable.Route]
  /// The line of each route, from 1.
  package let lines: [Int]
  /// Everything that is wrong, in the order of the lines.
  package let faults: [RouteFileError.Fault]
  /// The table of all these routes, or why they are none.
  private let whole: Result<RouteTable, TableError>

  init(
    origins: [Origin], routes: [RouteTable.Route], lines: [Int], faults: [RouteFileError.Fault],
    whole: Result<RouteTable, TableError>
  ) {
    (self.origins, self.routes, self.lines) = (origins, routes, lines)
    self.faults = faults.inOrder
    self.whole = whole
  }

  /// The table, all of it or nothing.
  var table: RouteTable? { faults.isEmpty ? try? whole.get() : nil }

  /// What of a text is a table, whatever else it holds.
  package struct Sound {
    package let table: RouteTable
    /// The line of each route of the table, from 1.
    package let lines: [Int]
  }

  /// The table without the faulty lines; nil where that leaves no route.
  package var sound: Sound? {
    switch whole {
    case .success(let table):
      return routes.isEmpty ? nil : Sound(table: table, lines: lines)
    case .failure(let error):
      let faulty = Set(error.faults.compactMap(\.route))
      let kept = routes.indices.filter { !faulty.contains($0) }
      let refused = Set(error.faults.filter { $0.route == nil }.compactMap(\.subject))
      let listed = origins.filter { !refused.contains($0.description) }
      guard !kept.isEmpty, let table = Self.table(kept.map { routes[$0] }, origins: listed) else { return nil }
      return Sound(table: table, lines: kept.map { lines[$0] })
    }
  }

  /// Origins that make no list, being too many, are put aside: the routes can still be looked at.
  private static func table(_ routes: [RouteTable.Route], origins: [Origin]) -> RouteTable? {
    (try? RouteTable(routes, origins: origins)) ?? (try? RouteTable(routes, origins: [.path]))
  }
}
