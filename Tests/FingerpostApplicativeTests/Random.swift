import Foundation

/// SplitMix64: small, seeded, and the same everywhere. It starts from `FINGERPOST_SEED`, or the same place as always.
struct Random: RandomNumberGenerator {
  static let seed = ProcessInfo.processInfo.environment["FINGERPOST_SEED"].flatMap { UInt64($0) } ?? 20_261_120
  /// What a failure says, so that it can be had again.
  static let note = "FINGERPOST_SEED=\(seed)"

  private var state: UInt64

  /// A generator for one test.
  init(_ test: String) {
    state = test.utf8.reduce(Self.seed) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func within(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}
