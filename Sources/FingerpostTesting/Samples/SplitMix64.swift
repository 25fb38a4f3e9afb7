/// A random number generator that is small, seeded, and the same everywhere. What it gives for a seed is not to change.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(_ seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// 0 where there is nothing below the bound.
  package mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % Swift.max(bound, 1) }
}
