// What android:pathAdvancedPattern means (Android 12, API 31; PATTERN_ADVANCED_GLOB of PatternMatcher), in our own words:
//
// - A pattern is a row of tokens: a character, `.` for any, a set `[a-f0-9]`, or all but a set, `[^/]`.
// - After a token may stand `*`, `+`, `{n}`, `{n,}` or `{n,m}`. There are no groups and no alternatives.
// - `\` takes the next character as it is, in sets too. A `}` without a `{` is dropped.
// - A token takes as many characters as it can, and never gives one back: `[^/]+\.json` matches nothing, because `[^/]+` took
//   the `.json` as well. So a token may repeat only where the next one begins with other characters.
// - Characters are UTF-16 code units, and what they are compared with is decoded: `%2F` is a slash.
// - A pattern that does not read, or that takes more than 2,045 units of the matcher's storage, makes the platform refuse it.

/// Some characters, and how many of them. A row of tokens is a pattern of `android:pathAdvancedPattern`.
///
///     let row = try [PatternToken](advanced: "/users/[^/]+/tweets/[0-9]{1,19}")
///     row.text   // "/users/[^/]+/tweets/[0-9]{1,19}"
package struct PatternToken: Sendable, Hashable {
  /// UTF-16 code units.
  package var ranges: [ClosedRange<UInt16>]
  /// Whether the characters are all but those in `ranges`.
  package var isExcept = false
  package var minimum = 1
  /// `Int.max` for any number.
  package var maximum = 1

  static let any = Self(ranges: [], isExcept: true)
  static func one(_ unit: UInt16) -> Self { Self(ranges: [unit...unit]) }

  /// - Parameter inAnyCase: whether an ASCII letter may be in either case.
  static func text(_ text: String, inAnyCase: Bool = false) -> [Self] {
    text.utf16.map { unit in
      let other = unit ^ 0x20
      let isLetter = (0x41...0x5A).contains(unit & 0xFFDF)
      return inAnyCase && isLetter ? Self(ranges: [min(unit, other), max(unit, other)].map { $0...$0 }) : one(unit)
    }
  }

  func contains(_ unit: UInt16) -> Bool { ranges.contains { $0.contains(unit) } != isExcept }

  func times(_ minimum: Int, _ maximum: Int) -> Self {
    var token = self
    (token.minimum, token.maximum) = (minimum, maximum)
    return token
  }

  /// Whether it is one character, once.
  var literal: UInt16? {
    guard let range = ranges.first, ranges.count == 1, range.count == 1, !isExcept, minimum == 1, maximum == 1 else {
      return nil
    }
    return range.lowerBound
  }
}

extension [PatternToken] {
  // MARK: Matching

  /// Whether the platform takes all units of a decoded text for it.
  func matches(_ units: ArraySlice<UInt16>) -> Bool {
    var units = units
    for token in self {
      let taken = units.prefix(token.maximum).prefix(while: token.contains)
      if taken.count < token.minimum { return false }
      units = units.dropFirst(taken.count)
    }
    return units.isEmpty
  }

  // MARK: Text

  /// How it is spelled, before the escapes of an Android string.
  package var text: String {
    var units: [UInt16] = []
    for token in self {
      units += token.characterText
      switch (token.minimum, token.maximum) {
      case (1, 1): break
      case (0, .max): units += "*".utf16
      case (1, .max): units += "+".utf16
      case (let minimum, .max): units += "{\(minimum),}".utf16
      case (let minimum, let maximum):
        units += (minimum == maximum ? "{\(minimum)}" : "{\(minimum),\(maximum)}").utf16
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Reads a pattern as the platform does.
  ///
  /// - Throws: ``AndroidPatternError`` if the platform refuses it.
  package init(advanced text: String) throws(AndroidPatternError) {
    var reader = Reader(rest: Swift.Array(text.utf16)[...])
    self = try reader.tokens()
    let storage = reduce(0) { $0 + $1.storage }
    guard storage <= 2045 else { throw AndroidPatternError(message: "is too long for the platform") }
  }
}

/// Why the platform refuses a pattern.
package struct AndroidPatternError: Error, Hashable {
  package let message: String
}

extension PatternToken {
  fileprivate var characterText: [UInt16] {
    func escaped(_ unit: UInt16, _ special: String) -> [UInt16] {
      special.utf16.contains(unit) ? Array("\\".utf16) + [unit] : [unit]
    }
    if isExcept && ranges.isEmpty { return Array(".".utf16) }
    if let unit = times(1, 1).literal { return escaped(unit, "[]{}*+.\\") }
    let inside = ranges.flatMap { range -> [UInt16] in
      let lower = escaped(range.lowerBound, "[]\\-^")
      return range.count == 1 ? lower : lower + "-".utf16 + escaped(range.upperBound, "[]\\-^")
    }
    return Array((isExcept ? "[^" : "[").utf16) + inside + "]".utf16
  }

  /// How many units of the matcher's storage it takes.
  fileprivate var storage: Int {
    let isSet = literal == nil && !(ranges.isEmpty && isExcept)
    let isOne = minimum == 1 && maximum == 1
    let isSign = maximum == .max && minimum <= 1
    return (isSet ? 2 + 2 * ranges.count : 1) + (isOne ? 0 : isSign ? 1 : 4)
  }
}

private struct Reader {
  var rest: ArraySlice<UInt16>

  private func fail(_ message: String) -> AndroidPatternError { AndroidPatternError(message: message) }

  private func isNext(_ character: Unicode.Scalar) -> Bool { rest.first.map(UInt32.init) == character.value }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard isNext(character) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func tokens() throws(AndroidPatternError) -> [PatternToken] {
    var all: [PatternToken] = []
    while !rest.isEmpty {
      if take("}") { continue }
      if isNext("*") || isNext("+") || isNext("{") {
        throw fail("has a \"*\", \"+\" or \"{\" that follows no character")
      }
      all.append(try counted(try characters()))
    }
    return all
  }

  private mutating func characters() throws(AndroidPatternError) -> PatternToken {
    if take(".") { return .any }
    guard take("[") else { return .one(try unit()) }
    var token = PatternToken(ranges: [], isExcept: take("^"))
    while !take("]") {
      guard !rest.isEmpty else { throw fail("has a \"[\" without its \"]\"") }
      let lower = try unit()
      // A hyphen before the end of the set is one of its characters.
      let isRange = isNext("-") && rest.count > 1 && rest.dropFirst().first != 0x5D
      if isRange { rest.removeFirst() }
      let upper = isRange ? try unit() : lower
      // A range from a higher to a lower character has nothing in it.
      if lower <= upper { token.ranges.append(lower...upper) }
    }
    // An empty set cannot be told from "any" by its ranges alone; the platform asks for characters in a set.
    guard !token.ranges.isEmpty else { throw fail("has a set without characters") }
    return token
  }

  /// One character, escaped or not.
  private mutating func unit() throws(AndroidPatternError) -> UInt16 {
    if take("\\"), rest.isEmpty { throw fail("ends in an escape") }
    guard let unit = rest.popFirst() else { throw fail("ends in a set") }
    return unit
  }

  private mutating func counted(
    _ token: PatternToken
  ) throws(AndroidPatternError) -> PatternToken {
    if take("*") { return token.times(0, .max) }
    if take("+") { return token.times(1, .max) }
    guard take("{") else { return token }
    guard let end = rest.firstIndex(of: 0x7D) else { throw fail("has a \"{\" without its \"}\"") }
    let parts = String(decoding: rest[..<end], as: UTF16.self)
      .split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    rest = rest[(end + 1)...]
    guard let minimum = parts.first.flatMap({ Int32($0) }), minimum >= 0 else {
      throw fail("has a range that is not a number")
    }
    var maximum = Int(minimum)
    if parts.count == 2 { maximum = parts[1].isEmpty ? .max : Int32(parts[1]).map { Int($0) } ?? -1 }
    guard minimum <= maximum else { throw fail("has a range that ends before it begins") }
    return token.times(Int(minimum), maximum)
  }
}

extension [PatternToken] {
  /// Reads a text of `android:pathPattern`, whose matcher never looks at two ways at once either.
  ///
  /// It stops where the text ends, and takes it if nothing or `.*` is left then: a run at the end asks for one more character.
  init(plain text: String) {
    self = []
    var units = Swift.Array(text.utf16)[...]
    let (dot, star, escape) = (UInt16(0x2E), UInt16(0x2A), UInt16(0x5C))
    /// 0 after the end, as the platform has it.
    func next() -> (unit: UInt16, isEscaped: Bool) {
      let unit = units.popFirst() ?? 0
      return unit == escape ? (units.popFirst() ?? 0, true) : (unit, false)
    }
    while !units.isEmpty {
      let (unit, isEscaped) = next()
      guard units.first == star else {
        append(unit == dot ? .any : .one(unit))
        continue
      }
      units.removeFirst()
      if unit != dot || isEscaped {
        append(.one(unit).times(0, .max))
      } else if units.isEmpty {
        append(.any.times(0, .max))
      } else {
        let end = next().unit
        self += [PatternToken(ranges: [end...end], isExcept: true, minimum: 0, maximum: .max), .one(end)]
      }
    }
    if last == .any.times(0, .max) {
      guard dropLast().last?.maximum == .max else { return }
      remove(at: count - 2)
    }
    if last?.maximum == .max { self[count - 1].minimum = 1 }
  }
}
