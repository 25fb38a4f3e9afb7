/// SplitMix64: small, seeded, and the same everywhere. What it gives for a seed is not to change.
struct Random: Sendable {
  private var state: UInt64

  /// A generator of its own for each text: what is drawn for one route does not move with the others.
  init(seed: UInt64, _ text: String) {
    state = text.utf8.reduce(seed ^ 0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// 0 where there is nothing below the bound.
  mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % max(bound, 1) }

  mutating func within(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// One of the choices; nil where there are none.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice? {
    choices.isEmpty ? nil : choices[below(choices.count)]
  }

  /// One of the choices, of which there is one.
  mutating func pick<Choice>(_ first: Choice, _ others: Choice...) -> Choice { pick([first] + others) ?? first }

  /// Bits of which the upper ones are mostly zero: numbers of many magnitudes.
  mutating func magnitude() -> UInt64 { next() >> UInt64(below(64)) }
}
