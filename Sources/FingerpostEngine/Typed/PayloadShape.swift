/// How the elements of a payload bind to the parameters of a route.
///
/// An element has one entry, but an `Either` has one for each side that is not `Void`. An entry has the slots of all parameters
/// of one name: it reads the first slot that holds something, and writes all of them.
package struct PayloadShape: Sendable {
  /// The first entry of each element.
  package private(set) var elements: [Int32] = []
  /// The slots of each entry, as a part of `slots`.
  private(set) var entries: [Slice] = []
  private(set) var slots: [Int32] = []

  /// - Parameter parameters: the number of parameters, each an element.
  package init(straight parameters: Int = 0) { for slot in 0..<parameters { add([[slot]]) } }

  /// Adds an element with the slots of each entry.
  package mutating func add(_ element: [[Int]]) {
    elements.append(Int32(truncatingIfNeeded: entries.count))
    for entry in element {
      slots += entry.map { Int32(truncatingIfNeeded: $0) }
      entries.append(Slice(slots.count - entry.count, slots.count))
    }
  }

  /// Adds the entries of a mounted route, after these.
  ///
  /// - Parameter shift: the number of parameters before its own.
  package mutating func mount(_ inner: PayloadShape, shift: Int) {
    for entry in inner.entries {
      slots += inner.slots[entry.range].map { $0 + Int32(truncatingIfNeeded: shift) }
      entries.append(Slice(slots.count - entry.count, slots.count))
    }
  }

  /// Whether slots belong to one element.
  func areOneElement(_ slots: [Int32]) -> Bool {
    let owners = slots.map { slot in
      entries.firstIndex { self.slots[$0.range].contains(slot) }.map { entry in elements.lastIndex { $0 <= entry } }
    }
    return Set(owners).count == 1
  }

  /// Whether every entry is one parameter.
  var isSimple: Bool { entries.allSatisfy { $0.count == 1 } }
  /// Whether every element is the parameter of its index.
  var isStraight: Bool { isSimple && slots == elements && slots.enumerated().allSatisfy { $0 == $1 } }

  /// The same as pointers, valid while the shape is lent.
  func lend<Result>(
    inner: (row: Int, shift: Int)?, _ use: (UnsafePointer<SlotReader.Shape>) -> Result
  ) -> Result {
    unsafe elements.withUnsafeBufferPointer { elements in
      unsafe entries.withUnsafeBufferPointer { entries in
        unsafe slots.withUnsafeBufferPointer { slots in
          let shape = unsafe SlotReader.Shape(
            elements: elements.baseAddress, elementCount: elements.count, entries: entries.baseAddress,
            entryCount: entries.count, slots: slots.baseAddress, isStraight: isStraight, inner: inner)
          return unsafe withUnsafePointer(to: shape, use)
        }
      }
    }
  }
}
