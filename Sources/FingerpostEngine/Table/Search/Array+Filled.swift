extension Array {
  /// As many elements as `count`, all of them alike.
  ///
  /// `init(repeating:count:)` asks the runtime for the array's type: 700 instructions, which a search has not to spare.
  init(filledWith element: Element, count: Int) {
    self.init()
    guard count > 0 else { return }
    reserveCapacity(count)
    for _ in 0..<count { append(element) }
  }
}
