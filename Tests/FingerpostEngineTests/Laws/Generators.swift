import Foundation

/// SplitMix64: small, seeded, and the same everywhere.
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % Swift.max(bound, 1) }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// One of `choices`, which are never empty here.
  mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }

  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for index in elements.indices.dropFirst() { elements.swapAt(index, below(index + 1)) }
    return elements
  }
}

/// Where the generators start: `FINGERPOST_SEED`, or the same place as always.
enum Seed {
  static let base: UInt64 =
    ProcessInfo.processInfo.environment["FINGERPOST_SEED"].flatMap { UInt64($0) } ?? 20_261_120

  /// A generator for one test and one round of it.
  static func random(_ test: String, _ round: Int = 0) -> Random {
    var seed = base &+ UInt64(round) &* 0xD134_2543_DE82_EF95
    for byte in test.utf8 { seed = (seed ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return Random(seed)
  }

  /// What a failure says, so that it can be had again.
  static var note: String { "FINGERPOST_SEED=\(base)" }
}
