import FingerpostEngine
import FingerpostCore

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

  /// One of the choices; nil if there are none.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice? {
    choices.isEmpty ? nil : choices[below(choices.count)]
  }

  /// One of the choices. There must be at least one.
  mutating func pick<Choice>(_ first: Choice, _ others: Choice...) -> Choice { pick([first] + others) ?? first }

  /// Bits with mostly zeros at the top: numbers of many magnitudes.
  mutating func magnitude() -> UInt64 { next() >> UInt64(below(64)) }
}

// Texts of the types that every table knows: at the bounds, of many magnitudes, in every spelling that reads.

extension Random {
  mutating func text(of type: ScalarType, isPlain: Bool) -> String {
    switch type {
    case .uuid: uuid()
    case .dateTime: instant(isPlain: isPlain)
    case .date: date(isPlain: isPlain)
    case .ipv4:
      isPlain ? "192.0.2.\(below(256))" : (0..<4).map { _ in integer(.uint8, isPlain: false) }.joined(separator: ".")
    case .bool: isPlain ? pick("true", "false") : pick("true", "false", "1", "0", "TRUE", "fAlse")
    case .integer(let type): integer(type, isPlain: isPlain)
    case .double: double(isPlain: isPlain)
    case .string: isPlain ? plainString() : hostileString()
    case .query: query(isPlain: isPlain)
    }
  }

  /// Keys that templates seldom name; an item without a value is none with an empty one.
  private mutating func query(isPlain: Bool) -> String {
    let items = (0..<below(4)).map { index in
      let value = isPlain ? plainString() : hostileString()
      return QueryItems.Item("x-\(index == 0 ? 0 : below(3))", chance(20) ? nil : value)
    }
    return QueryItems(items).description
  }

  private mutating func integer(_ type: IntegerType, isPlain: Bool) -> String {
    if isPlain { return String(within(1...99)) }
    return switch type {
    case .uint8: integer(UInt8.self)
    case .int8: integer(Int8.self)
    case .uint16: integer(UInt16.self)
    case .int16: integer(Int16.self)
    case .uint32: integer(UInt32.self)
    case .int32: integer(Int32.self)
    case .uint: integer(UInt64.self)
    case .int: integer(Int64.self)
    }
  }

  private mutating func integer<Number: FixedWidthInteger>(_: Number.Type) -> String {
    switch below(4) {
    case 0: String(pick(Number.min, Number.max))
    case 1: String(pick(Number.min + 1, Number.max - 1, 0, 1, Number(clamping: -1)))
    case 2: String(Number(truncatingIfNeeded: next()))
    default: String(Number(clamping: chance(50) ? Int64(clamping: magnitude()) : -Int64(clamping: magnitude())))
    }
  }

  private mutating func double(isPlain: Bool) -> String {
    if isPlain { return pick("1.5", "0", "2", "-3.25", "10", "99.9") }
    if chance(30) { return pick("0", "-0", "1.50", "0.1", "-1", "100.0", "0.000", "123456789012345678901234567890") }
    let value = pick(
      Double(bitPattern: next()), Double(magnitude()) / 1000, .leastNonzeroMagnitude, .leastNormalMagnitude,
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1.0.nextUp, 1.0 / 3)
    return DoubleText.text(value) ?? "0"
  }

  private mutating func uuid() -> String {
    let digits = chance(20) ? "0123456789ABCDEFabcdef" : "0123456789abcdef"
    let characters = Array(digits)
    return [8, 4, 4, 4, 12].map { count in
      String((0..<count).map { _ in pick(characters) ?? "0" })
    }.joined(separator: "-")
  }

  private mutating func date(isPlain: Bool) -> String {
    if !isPlain, chance(20) { return pick("0000-01-01", "0000-02-29", "9999-12-31", "2024-02-29", "1582-10-10") }
    let year = isPlain ? within(2000...2030) : below(10_000)
    return "\(padded: year, 4)-\(padded: within(1...12), 2)-\(padded: within(1...28), 2)"
  }

  private mutating func instant(isPlain: Bool) -> String {
    if !isPlain, chance(10) {
      return pick("0000-01-01T00:00:00Z", "9999-12-31T23:59:59.999999999Z", "2001-01-01T00:00:00.000000001Z")
    }
    let day = date(isPlain: isPlain)
    let time = "\(padded: below(24), 2):\(padded: below(60), 2):\(padded: below(60), 2)"
    if isPlain { return "\(day)T\(time)Z" }
    let fraction = chance(50) ? "" : ".\("\(padded: below(1_000_000_000), 9)".prefix(within(1...9)))"
    // At the ends of the calendar an offset would lead out of it.
    let isInside = day > "0000-01-01" && day < "9999-12-31"
    return "\(day)T\(time)\(fraction)\(isInside ? pick("Z", "+01:00", "-00:30", "+14:00", "-23:59") : "Z")"
  }
}

// Strings that links find hard: empty, dots, everything that a template or a URL gives a meaning, what looks alike, and
// what is long.

extension Random {
  mutating func plainString() -> String {
    pick(plainStrings) ?? "a"
  }

  mutating func hostileString() -> String {
    switch below(10) {
    case 0: return pick(shortStrings) ?? ""
    case 1: return pick(controls) ?? ""
    case 2: return String(repeating: pick("a", "é", "%", "a/", "🍺"), count: pick(15, 16, 63, 255, 300))
    // Longer than a table reads, unless its limits are raised.
    case 3 where chance(5): return String(repeating: "a", count: 9000)
    case 4: return plainString() + piece() + plainString()
    default: return (0..<within(1...6)).map { _ in piece() }.joined()
    }
  }

  /// Text with something put in, taken out or put elsewhere.
  mutating func changed(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    let index = below(scalars.count)
    switch below(4) {
    case 0 where !scalars.isEmpty: scalars.remove(at: index)
    case 1: scalars.insert(contentsOf: piece().unicodeScalars, at: index)
    case 2: scalars.append(contentsOf: plainString().unicodeScalars)
    default: return chance(50) ? text.uppercased() : text.lowercased()
    }
    var changed = String.UnicodeScalarView()
    changed.append(contentsOf: scalars)
    return String(changed)
  }

  private mutating func piece() -> String {
    chance(30) ? anyScalar() : pick(pieces) ?? ""
  }

  private mutating func anyScalar() -> String {
    let value = UInt32(truncatingIfNeeded: magnitude()) % 0x11_0000
    return Unicode.Scalar(value).map { String(Character($0)) } ?? "\u{FFFD}"
  }
}

private let plainStrings = [
  "a", "b", "c", "ann", "bob", "abc", "x1", "7", "42", "news", "en", "blue-lamp", "2026", "v1.2", "Z",
]

private let shortStrings = [
  "", ".", "..", "...", " ", "%", "/", "?", "#", "-", "*", ":", "{", "}", "0", "-0", "true",
]

/// What no link carries, what none shows, and the last scalar there is.
private let controls = [
  "\u{0}", "\r\n", "\t", "\u{1F}", "\u{7F}", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{FFFD}", "\u{10FFFF}",
]

private let pieces = [
  "a", "Z", "0", "-", ".", "_", "~", "/", "//", "\\", "%", "%2F", "%zz", "%25", "+", " ", "?", "#", "&", "=", ";", ":",
  "@",
  "!", "$", "'", "\"", "(", ")", "(a)", "|", "{", "}", "{id}", "*", "{*rest}", ",", "[", "]", "<", ">", "^", "`",
  // One letter in one scalar and in two; a combining mark by itself; right to left; joined emoji; a flag.
  "é", "e\u{301}", "\u{301}", "ß", "İ", "日本", "عربي", "\u{200F}", "🍺", "👨‍👩‍👧", "🇩🇪", "\u{200B}", "\u{1}", "\u{7F}",
]

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
