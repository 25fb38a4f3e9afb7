/// How the elements of a payload bind to the parameters of a route.
///
/// An element has one entry, but an `EitherBranch` has one for each side that is not `Void`. An entry has the slots of all parameters
/// of one name: it reads the first slot that holds something, and writes all of them.
package struct PayloadShape: Sendable {
  /// The first entry of each element.
  package private(set) var elements: [Int32] = []
  /// The slots of each entry.
  package private(set) var entries: [[Int32]] = []

  /// - Parameter parameters: the number of parameters, each an element.
  package init(straight parameters: Int = 0) { for slot in 0..<parameters { add([[slot]]) } }

  /// Adds an element with the slots of each entry.
  package mutating func add(_ element: [[Int]]) {
    elements.append(Int32(truncatingIfNeeded: entries.count))
    entries += element.map { $0.map { Int32(truncatingIfNeeded: $0) } }
  }

  /// Adds the entries of a mounted route, after these.
  ///
  /// - Parameter shift: the number of parameters before its own.
  package mutating func mount(_ inner: PayloadShape, shift: Int) {
    entries += inner.entries.map { $0.map { $0 + Int32(truncatingIfNeeded: shift) } }
  }

  /// Whether slots belong to one element.
  func areOneElement(_ slots: [Int32]) -> Bool {
    let owners = slots.map { slot in
      entries.firstIndex { $0.contains(slot) }.map { entry in elements.lastIndex { $0 <= entry } }
    }
    return Set(owners).count == 1
  }

  /// Whether every entry is one parameter.
  var isSimple: Bool { entries.allSatisfy { $0.count == 1 } }
  /// Whether every element is the parameter of its index.
  var isStraight: Bool { entries == elements.map { [$0] } && elements.enumerated().allSatisfy { $0 == $1 } }
}
