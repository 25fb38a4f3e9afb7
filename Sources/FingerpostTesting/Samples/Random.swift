/// What samples are drawn from. What it gives for a seed is not to change.
struct Random: Sendable {
  private var bits: SplitMix64

  /// A generator of its own for each text: what is drawn for one route does not move with the others.
  init(seed: UInt64, _ text: String) {
    bits = SplitMix64(text.utf8.reduce(seed ^ 0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 })
  }

  mutating func next() -> UInt64 { bits.next() }

  /// 0 where there is nothing below the bound.
  mutating func below(_ bound: Int) -> Int { bits.below(bound) }

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
