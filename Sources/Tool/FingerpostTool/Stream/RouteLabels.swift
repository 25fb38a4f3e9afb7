import FingerpostAnalysis
import FingerpostRouteFile

/// What each result repeats of its route, as it is written.
///
///     ⇥user ⇥user= ↵                         as text: the route, and each parameter, before its value
///     ","route":"user","values":{"user":"    as JSON: what stands before each value
///     "},"template":"…","canonical":"        behind the values
///     ","isCanonical":true,…}↵               and behind the canonical text
struct RouteLabels: Sendable {
  /// Stands for what differs; no template holds it.
  private static let mark = "%%"

  private var pool: [UInt8] = []
  /// Where each label begins in the pool.
  private var starts: [Int] = []
  private var routes: [Route] = []

  fileprivate struct Route {
    let firstLabel: Int
    /// Whether labels and values are all that a document of the route has, where its link is as it is printed.
    let isPlain: Bool
  }

  init(_ table: RouteTable, isJSON: Bool) {
    for index in table.routes.indices {
      let labels = isJSON ? Self.documentLabels(table, index) : Self.lineLabels(table, index)
      routes.append(Route(firstLabel: starts.count, isPlain: isJSON && !labels.isEmpty))
      for label in labels {
        starts.append(pool.count)
        pool += label.utf8
      }
    }
    starts.append(pool.count)
  }

  private static func lineLabels(_ table: RouteTable, _ index: Int) -> [String] {
    ["\t\(table.routes[index].name.visible)"] + table.parameters(of: index).map { "\t\($0.name.visible)=" }
  }

  /// Cut out of a document in which marks stand for the link and the values, which are all there; none if these are not all
  /// that differs.
  private static func documentLabels(_ table: RouteTable, _ index: Int) -> [String] {
    guard table.printsAsRead(index) else { return [] }
    let marks = table.parameters(of: index).map { _ in Captured.text(mark) }
    let values = table.values(of: Captures(values: marks, choices: []), route: index)
    let found = LinkReport.Found(index, values, shape: table.routes[index].shape, in: table)
    let document = JSON.line(LinkReport(url: mark, result: .success(found)).write)
    let labels = document.split(separator: mark, omittingEmptySubsequences: false).dropFirst().map(String.init)
    return labels.count == values.count + 2 ? labels : []
  }

  /// Lends the labels without reference counting, which workers would wait for each other with.
  func withLabels(_ use: (Lent) -> Void) {
    unsafe pool.withUnsafeBufferPointer { pool in
      unsafe starts.withUnsafeBufferPointer { starts in
        unsafe routes.withUnsafeBufferPointer { use(unsafe Lent(pool: pool, starts: starts, routes: $0)) }
      }
    }
  }

  /// The labels, for as long as they are lent. Indices are those of the table.
  @safe struct Lent {
    fileprivate let pool: UnsafeBufferPointer<UInt8>
    fileprivate let starts: UnsafeBufferPointer<Int>
    fileprivate let routes: UnsafeBufferPointer<Route>

    func isPlain(_ route: Int) -> Bool { unsafe routes[route].isPlain }

    /// As text, of the route and then of each parameter; as JSON, in the order in which they stand.
    func label(_ number: Int, of route: Int) -> UnsafeBufferPointer<UInt8> {
      let index = unsafe routes[route].firstLabel + number
      return unsafe UnsafeBufferPointer(rebasing: pool[starts[index]..<starts[index + 1]])
    }
  }
}
