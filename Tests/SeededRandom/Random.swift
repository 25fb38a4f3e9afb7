import Foundation

/// SplitMix64: small, seeded, and the same everywhere. What it gives for a seed is not to change.
package struct Random: RandomNumberGenerator {
  /// `FINGERPOST_SEED`, or the same place as always.
  package static let seed =
    ProcessInfo.processInfo.environment["FINGERPOST_SEED"].flatMap { UInt64($0) } ?? 20_261_120
  /// What a failure says, so that it can be had again.
  package static let note = "FINGERPOST_SEED=\(seed)"

  private var state: UInt64

  package init(_ seed: UInt64) { state = seed }

  /// A generator for one test.
  package init(_ test: String) {
    state = test.utf8.reduce(Self.seed) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  package mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % Swift.max(bound, 1) }

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
