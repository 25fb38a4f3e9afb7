import FingerpostEngine
import FingerpostRouteFile

/// What each result repeats of its route: the name, and `name=` of each parameter, with the tabs before them, as they are shown.
struct RouteLabels: Sendable {
  private var pool: [UInt8] = []
  /// Where each label begins in the pool: of a route its name, then its parameters.
  private var starts: [Int] = []
  /// The label of each route's name.
  private var names: [Int] = []

  init(_ table: RouteTable) {
    for (index, route) in table.routes.enumerated() {
      names.append(starts.count)
      add("\t\(route.name.visible)")
      for name in table.parameterNames(of: index) { add("\t\(name.visible)=") }
    }
    starts.append(pool.count)
  }

  private mutating func add(_ label: String) {
    starts.append(pool.count)
    pool += label.utf8
  }

  /// Lends the labels without reference counting, which workers would wait for each other with.
  func lend(_ use: (Lent) -> Void) {
    unsafe pool.withUnsafeBufferPointer { pool in
      unsafe starts.withUnsafeBufferPointer { starts in
        unsafe names.withUnsafeBufferPointer { names in
          use(unsafe Lent(pool: pool, starts: starts, names: names))
        }
      }
    }
  }

  /// The labels, for as long as they are lent. Indices are those of the table.
  @safe struct Lent {
    fileprivate let pool: UnsafeBufferPointer<UInt8>
    fileprivate let starts: UnsafeBufferPointer<Int>
    fileprivate let names: UnsafeBufferPointer<Int>

    func name(of route: Int) -> UnsafeBufferPointer<UInt8> { unsafe label(names[route]) }

    func name(of parameter: Int, of route: Int) -> UnsafeBufferPointer<UInt8> {
      unsafe label(names[route] + 1 + parameter)
    }

    private func label(_ index: Int) -> UnsafeBufferPointer<UInt8> {
      unsafe UnsafeBufferPointer(rebasing: pool[starts[index]..<starts[index + 1]])
    }
  }
}
