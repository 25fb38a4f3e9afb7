import FingerpostTesting
import Foundation

/// What the laws draw their values from. What it gives for a seed is not to change.
package struct Random: RandomNumberGenerator {
  /// `FINGERPOST_SEED`, or the same number as always.
  package static let seed =
    ProcessInfo.processInfo.environment["FINGERPOST_SEED"].flatMap { UInt64($0) } ?? 20_261_120
  /// What a failure says, so that it can be had again.
  package static let note =
    (ProcessInfo.processInfo.environment["FINGERPOST_FULL"].map { "FINGERPOST_FULL=\($0) " } ?? "")
    + "FINGERPOST_SEED=\(seed)"

  private var bits: SplitMix64

  package init(_ seed: UInt64) { bits = SplitMix64(seed) }

  /// A generator for one test.
  package init(_ test: String) {
    bits = SplitMix64(test.utf8.reduce(Self.seed) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 })
  }

  package mutating func next() -> UInt64 { bits.next() }

  package mutating func below(_ bound: Int) -> Int { bits.below(bound) }

  package mutating func within(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// One of `choices`, which are never empty here.
  package mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }

  package mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for index in elements.indices.dropFirst() { elements.swapAt(index, below(index + 1)) }
    return elements
  }
}
