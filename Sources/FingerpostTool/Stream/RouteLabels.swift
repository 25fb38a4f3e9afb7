import FingerpostAnalysis
import FingerpostRouteFile

/// What each result repeats of its route, as it is written.
///
///     ⇥user ⇥user= ↵                     as text: the route, and each parameter, before its value
///     ","route":"user","values":{        as JSON: what stands before the values
///     "user":"                           before each value: of one that is quoted, with its quote
///     },"template":"…","canonical":"     behind the values
///     ","isCanonical":true,…}↵           and behind the canonical text
struct RouteLabels: Sendable {
  private var pool: [UInt8] = []
  /// Where each label begins in the pool: of a route its name, then its parameters, then what stands behind.
  private var starts: [Int] = []
  private var routes: [Route] = []

  fileprivate struct Route {
    /// The label of its name.
    let name: Int
    /// Whether labels and values are all that a document of the route has, where its link is as it is printed.
    let isPlain: Bool
  }

  init(_ table: RouteTable, isJSON: Bool) {
    for index in table.routes.indices {
      routes.append(Route(name: starts.count, isPlain: isJSON && table.printsAsRead(index)))
      for label in isJSON ? Self.documentLabels(table, index) : Self.lineLabels(table, index) {
        starts.append(pool.count)
        pool += label.utf8
      }
    }
    starts.append(pool.count)
  }

  private static func lineLabels(_ table: RouteTable, _ index: Int) -> [String] {
    ["\t\(table.routes[index].name.visible)"] + table.parameters(of: index).map { "\t\($0.name.visible)=" }
  }

  private static func documentLabels(_ table: RouteTable, _ index: Int) -> [String] {
    func quoted(_ text: String) -> String {
      var json = JSON()
      json.string(text)
      return json.text
    }
    let route = table.routes[index]
    let access = table.access(of: index) == .open ? "" : ",\"access\":\(quoted(table.access(of: index).rawValue))"
    let tags = route.template.flags.tags.map(quoted).joined(separator: ",")
    return ["\",\"route\":\(quoted(route.name)),\"values\":{"]
      + table.parameters(of: index).map { name, type in
        if case .scalar(.integer) = type { "\(quoted(name)):" } else { "\(quoted(name)):\"" }
      }
      + [
        "},\"template\":\(quoted(route.shape)),\"canonical\":\"",
        "\",\"isCanonical\":true,\"extraQuery\":[]" + access + (tags.isEmpty ? "" : ",\"tags\":[\(tags)]") + "}\n",
      ]
  }

  /// Lends the labels without reference counting, which workers would wait for each other with.
  func lend(_ use: (Lent) -> Void) {
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

    func name(of route: Int) -> UnsafeBufferPointer<UInt8> { unsafe label(routes[route].name) }

    /// The label of a parameter, or one behind those of all parameters.
    func label(_ number: Int, of route: Int) -> UnsafeBufferPointer<UInt8> {
      unsafe label(routes[route].name + 1 + number)
    }

    private func label(_ index: Int) -> UnsafeBufferPointer<UInt8> {
      unsafe UnsafeBufferPointer(rebasing: pool[starts[index]..<starts[index + 1]])
    }
  }
}
