internal import FingerpostEngine

/// The texts of a literal or a type as rows of tokens, any of which may match.
///
/// Tokens repeat only where what follows begins with other characters: see AdvancedPattern.swift.
struct TypePatterns {
  typealias Token = AdvancedPattern.Token

  var alternatives: [[Token]]
  /// Texts that are claimed and not read.
  var claimed: [String] = []
  /// Texts that are read and not claimed.
  var missed: [String] = []

  /// - Parameters:
  ///   - filler: what a character of a string is.
  ///   - minimum: the least characters of a string.
  init(
    _ type: ParameterType, _ direction: ExportOptions.Direction, _ types: [CustomType], filler: Token, minimum: Int = 1
  ) {
    self.init(alternatives: [])
    let isOver = direction == .over
    switch type {
    case .scalar(.string): alternatives = [[filler.times(minimum, .max)]]
    case .scalar(.integer(let type)): self = .integers(type, isOver)
    case .scalar(.double):
      let sign = Token.one("-").times(0, 1)
      // The largest numbers have 309 digits, and not all of so many are finite.
      let whole: [Token] = [.range("1"..."9"), .digit.times(0, isOver ? 308 : 307)]
      let fraction: [Token] = [.one("."), .digit.times(1, .max)]
      alternatives = [
        [sign, Token.one("0")], [sign, Token.one("0")] + fraction, [sign] + whole, [sign] + whole + fraction,
      ]
    case .scalar(.bool): alternatives = [Self.anyCase("true"), Self.anyCase("false"), [Token.range("0"..."1")]]
    case .scalar(.uuid):
      let digit = Token.set(["0"..."9", "a"..."f", "A"..."F"])
      var row = [digit.times(8, 8)]
      for count in [4, 4, 4, 12] { row += [Token.one("-"), digit.times(count, count)] }
      alternatives = [row]
    case .scalar(.date):
      alternatives = isOver ? [Self.anyDate] : Self.sureDates
      if isOver { claimed = ["2026-02-30"] } else { missed = ["2026-01-31"] }
    case .scalar(.dateTime):
      let sixty = [Token.one(":"), Token.range("0"..."5"), .digit]
      if isOver {
        let fraction = Token.set(["."...".", "0"..."9"]).times(0, 10)
        let hour: [Token] = [.one("T"), .range("0"..."2"), .digit]
        let zone: [Token] = [.set(["Z"..."Z", "+"..."+", "-"..."-"]), .set(["0"..."9", ":"...":"]).times(0, 5)]
        alternatives = [[Self.anyDate, hour, sixty, sixty, [fraction], zone].flatMap(\.self)]
        claimed = ["2026-02-30T09:26:00Z"]
      } else {
        let hours = [[Token.range("0"..."1"), .digit], [Token.one("2"), Token.range("0"..."3")]]
        alternatives = Self.sureDates.flatMap { date in
          hours.map { hour in [date, [.one("T")], hour, sixty, sixty, [.one("Z")]].flatMap(\.self) }
        }
        missed = ["2026-01-31T09:26:00Z", "2026-01-01T09:26:00+01:00"]
      }
    case .scalar(.ipv4):
      // All numbers of four would be too many rows.
      let numbers: [[Token]] = isOver ? [[.digit.times(1, 3)]] : Self.numbersBelow200
      let rest = numbers.map { [Token.one(".")] + $0 }
      alternatives = (0..<3).reduce(numbers) { rows, _ in rows.flatMap { row in rest.map { row + $0 } } }
      if isOver { claimed = ["256.0.2.1", "192.00.2.1"] } else { missed = ["192.0.2.200"] }
    case .oneOf(let members): alternatives = members.map(Self.text)
    case .array(let element): self.init(element, direction, types, filler: filler, minimum: minimum)
    case .custom(let name):
      let custom = types.first { $0.name == name }
      if let members = custom?.members {
        alternatives = members.map(Self.text)
      } else if !isOver {
        alternatives = []
      } else if let within = custom?.within, within != type, !Self.isCustom(within) {
        self.init(within, direction, types, filler: filler, minimum: minimum)
        claimed += within.samples
      } else {
        alternatives = [[filler.times(minimum, .max)]]
        claimed = ["~", "0", "a"]
      }
    }
  }

  init(alternatives: [[Token]], claimed: [String] = [], missed: [String] = []) {
    (self.alternatives, self.claimed, self.missed) = (alternatives, claimed, missed)
  }

  static func text(_ text: String) -> [Token] { text.utf16.map { Token(ranges: [$0...$0]) } }

  private static func anyCase(_ word: String) -> [Token] {
    zip(word.lowercased().unicodeScalars, word.uppercased().unicodeScalars).map { Token.set([$0...$0, $1...$1]) }
  }

  private static func isCustom(_ type: ParameterType) -> Bool { if case .custom = type { true } else { false } }

  // MARK: Numbers

  /// Up to five digits exactly; of longer numbers those of the full length are claimed all, or none.
  private static func integers(_ type: IntegerType, _ isOver: Bool) -> TypePatterns {
    let (positive, negative) = (String(type.bounds.positive), String(type.bounds.negative))
    let count = positive.utf8.count
    let sign = negative == "0" ? [] : [Token.one("-").times(0, 1)]
    var patterns = TypePatterns(alternatives: [[Token.one("0")]])
    guard count <= 5 else {
      let digits = isOver ? count - 1 : count - 2
      patterns.alternatives.append(sign + [Token.range("1"..."9"), .digit.times(0, digits)])
      if isOver { patterns.claimed = [String(repeating: "9", count: count)] } else { patterns.missed = [positive] }
      return patterns
    }
    patterns.alternatives += numbers(upTo: positive).map { sign + $0 }
    // The negative bound is one further.
    if negative != "0" { patterns.alternatives.append(text("-" + negative)) }
    return patterns
  }

  private static let numbersBelow200: [[Token]] = [
    [.one("0")], [.one("1"), .digit.times(0, 2)], [.range("2"..."9"), .digit.times(0, 1)],
  ]

  /// The numbers from 1 to a bound of two digits or more.
  private static func numbers(upTo bound: String) -> [[Token]] {
    let digits = Array(bound.unicodeScalars)
    var all = [[Token.range("1"..."9"), Token.digit.times(0, digits.count - 2)]]
    for (index, digit) in digits.enumerated() {
      let lowest: Unicode.Scalar = index == 0 ? "1" : "0"
      let isLast = index == digits.count - 1
      guard let below = isLast ? digit : Unicode.Scalar(digit.value - 1), lowest <= below else { continue }
      let rest = digits.count - index - 1
      var row = digits[..<index].map(Token.one)
      row.append(.range(lowest...below))
      if rest > 0 { row.append(.digit.times(rest, rest)) }
      all.append(row)
    }
    return all
  }

  // MARK: Days

  private static let anyDate = [
    Token.digit.times(4, 4), Token.one("-"), Token.range("0"..."1"), .digit, Token.one("-"), Token.range("0"..."3"),
    .digit,
  ]

  /// Days that every month has.
  private static let sureDates = [
    [Token.one("0"), Token.range("1"..."9")], [Token.one("1"), Token.range("0"..."2")],
  ].flatMap { month in
    [[Token.one("0"), Token.range("1"..."9")], [Token.one("1"), .digit], [Token.one("2"), Token.range("0"..."8")]].map {
      day in
      [Token.digit.times(4, 4), Token.one("-")] + month + [Token.one("-")] + day
    }
  }
}

extension AdvancedPattern.Token {
  static let digit = range("0"..."9")
  /// A character of a segment.
  static let inSegment = Self(ranges: [0x2F...0x2F], isExcept: true)
  static let any = Self(ranges: [], isExcept: true)

  static func one(_ character: Unicode.Scalar) -> Self { range(character...character) }

  static func range(_ range: ClosedRange<Unicode.Scalar>) -> Self { set([range]) }

  /// Characters of the first plane.
  static func set(_ ranges: [ClosedRange<Unicode.Scalar>]) -> Self {
    Self(
      ranges: ranges.map { range in
        UInt16(truncatingIfNeeded: range.lowerBound.value)...UInt16(truncatingIfNeeded: range.upperBound.value)
      })
  }

  func times(_ minimum: Int, _ maximum: Int) -> Self {
    var token = self
    (token.minimum, token.maximum) = (minimum, maximum)
    return token
  }

  /// Whether some character fits both.
  func meets(_ other: Self) -> Bool {
    switch (isExcept, other.isExcept) {
    case (true, true): true
    case (true, false):
      other.ranges.contains { range in
        !ranges.contains { $0.contains(range.lowerBound) && $0.contains(range.upperBound) }
      }
    case (false, true): other.meets(self)
    case (false, false): ranges.contains { range in other.ranges.contains { $0.overlaps(range) } }
    }
  }
}
