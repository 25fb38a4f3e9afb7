/// How counted work may grow with the size of its input. No machine changes a count, so no bound here needs patience.
///
///     #expect(try Growth.linear.fault([10, 20, 40]) { size in try steps(size) } == nil)
package struct Growth: Sendable {
  package static let linear = Growth(degree: 1)
  package static let quadratic = Growth(degree: 2)
  package static let cubic = Growth(degree: 3)

  private let degree: Int

  /// As the size, multiplied so often with itself.
  package init(degree: Int) { self.degree = degree }

  /// In tenths: how many times the work, where the size doubles. Two for each degree, and a tenth more for what every input takes.
  private var most: Int { 11 << degree }

  /// What is wrong with the work for sizes that double; nil if it grows as stated.
  ///
  /// - Parameter steps: the work for a size; no size may take none.
  package func fault(_ sizes: [Int], _ steps: (Int) throws -> Int) rethrows -> String? {
    var before: Int?
    for size in sizes {
      let now = try steps(size)
      if now <= 0 { return "nothing was counted for \(size)" }
      if let before, now * 10 > before * most { return "\(now) steps for \(size), \(before) for half of it" }
      before = now
    }
    return nil
  }
}
