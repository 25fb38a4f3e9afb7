/// A regular language over some symbols.
package indirect enum RegularExpression<Symbol: Hashable & Sendable>: Sendable, Hashable {
  case one(Symbol)
  case sequence([Self])
  case either([Self])
  /// Once or more.
  case repeated(Self)

  package static var nothing: Self { .sequence([]) }
  package static func optional(_ other: Self) -> Self { .either([other, nothing]) }
  package static func + (left: Self, right: Self) -> Self { .sequence([left, right]) }
  package func times(_ count: Int) -> Self { .sequence(Array(repeating: self, count: count)) }

  /// The same with other symbols.
  package func map<Other>(_ change: (Symbol) -> Other) -> RegularExpression<Other> {
    switch self {
    case .one(let symbol): .one(change(symbol))
    case .sequence(let all): .sequence(all.map { $0.map(change) })
    case .either(let all): .either(all.map { $0.map(change) })
    case .repeated(let inner): .repeated(inner.map(change))
    }
  }
}

/// Some characters, or all but some.
package struct Characters: Sendable, Hashable {
  package var listed: [Unicode.Scalar]
  package var isExcept: Bool

  package init(listed: [Unicode.Scalar], isExcept: Bool = false) { (self.listed, self.isExcept) = (listed, isExcept) }

  package func contains(_ scalar: Unicode.Scalar) -> Bool { listed.contains(scalar) != isExcept }
}

/// The texts that a literal or a type reads, or that a platform's pattern matches, as a regular expression over characters.
///
/// For types it repeats the rules of the reading code, because only expressions can be run side by side. The reading code then
/// checks every text that is found.
package typealias TextExpression = RegularExpression<Characters>

extension TextExpression {
  /// Of texts of equal length, one with an earlier alternative is found first.
  package init(_ type: ParameterType) {
    switch type {
    case .scalar(let type): self.init(type)
    case .custom, .array: self = .anything
    case .list(let element, let separator):
      let one = TextExpression(element)
      // Of texts that may hold the separator, any is a list.
      self = element.mayHold(separator.rawValue) ? .anything : one + .optional(.repeated(.text(separator.text) + one))
    case .oneOf(let members): self = .either(members.filter { !$0.isEmpty }.map { .text($0) })
    }
  }

  package init(_ type: ScalarType) {
    switch type {
    case .string, .query: self = .anything
    case .integer(let type):
      self = .either([.number(upTo: type.bounds.positive), "-" + .number(upTo: type.bounds.negative), "0"])
    case .double:
      self =
        .optional("-") + .either([.of("123456789") + .optional(.repeated(.digit)), "0"])
        + .optional("." + .repeated(.digit))
    case .bool: self = .either([.of("01"), .anyCase("true"), .anyCase("false")])
    case .uuid:
      self = [4, 4, 4, 12].map { "-" + .hexDigit.times($0) }.reduce(.hexDigit.times(8), +)
    case .date: self = .date
    case .dateTime: self = .instant
    case .ipv4: self = .address
    }
  }

  package static var any: TextExpression { one(Characters(listed: [], isExcept: true)) }
  package static var anything: TextExpression { repeated(any) }
  /// Labels with single dots between them.
  static var hostName: TextExpression { label + .optional(.repeated("." + label)) }
  /// What ends in a number, and what of it is an address: see ``IPv4Address``.
  static var hostNumber: TextExpression {
    optional(anything + ".") + either([repeated(digit), "0x" + optional(repeated(of(digits + "abcdef")))])
  }
  static var address: TextExpression {
    let byte = TextExpression(ScalarType.integer(.uint8))
    return byte + "." + byte + "." + byte + "." + byte
  }
  private static var label: TextExpression { repeated(.one(Characters(listed: ["."], isExcept: true))) }

  package static func text(_ text: String) -> TextExpression {
    .sequence(text.unicodeScalars.map { .one(Characters(listed: [$0])) })
  }

  private static var digits: String { "0123456789" }
  private static var digit: TextExpression { of(digits) }
  private static var hexDigit: TextExpression { of("0123456789abcdefABCDEF") }

  private static func of(_ characters: String) -> TextExpression {
    .one(Characters(listed: Array(characters.unicodeScalars)))
  }

  /// A word in lower case, with each ASCII letter in either case.
  package static func anyCase(_ word: String) -> TextExpression {
    .sequence(
      word.unicodeScalars.map { scalar in
        let isLetter = ("a"..."z").contains(scalar)
        return .one(Characters(listed: isLetter ? [scalar, Unicode.Scalar(scalar.value - 32) ?? scalar] : [scalar]))
      })
  }

  // MARK: Numbers

  /// Numbers from 1 on, without leading zeros.
  private static func number(upTo bound: UInt64) -> TextExpression {
    let digits = String(bound).utf8.map { Int($0) - 48 }
    func upTo(_ count: Int) -> TextExpression { count == 0 ? nothing : optional(digit + upTo(count - 1)) }
    func range(_ range: Range<Int>) -> TextExpression { of(range.map(String.init).joined()) }
    /// Numbers of as many digits as the bound that begin like it.
    func like(_ index: Int) -> TextExpression {
      guard index < digits.count else { return nothing }
      let lower =
        range((index == 0 ? 1 : 0)..<max(digits[index], index == 0 ? 1 : 0)) + digit.times(digits.count - index - 1)
      return .either([lower, range(digits[index]..<digits[index] + 1) + like(index + 1)])
    }
    if bound == 0 { return .either([]) }
    return .either(digits.count == 1 ? [like(0)] : [range(1..<10) + upTo(digits.count - 2), like(0)])
  }

  // MARK: Days and instants of RFC 3339 §5.6

  private static var date: TextExpression {
    let day = either([
      pairs(["1": "1", "0": "469"]) + "-" + pairs(["12": digits, "3": "0", "0": "123456789"]),
      pairs(["1": "02", "0": "13578"]) + "-" + pairs(["12": digits, "3": "01", "0": "123456789"]),
      "02-" + pairs(["1": digits, "2": "012345678", "0": "123456789"]),
    ])
    // Leap years: every fourth year, but only every fourth century.
    let fourth = pairs(["0": "48", "2468": "048", "13579": "26"])
    let leap = either([digit + digit + fourth, .either([fourth, "00"]) + "00"])
    return either([digit.times(4) + "-" + day, leap + "-02-29"])
  }

  /// With an optional fraction of up to nine digits, and a zone.
  private static var instant: TextExpression {
    let (hour, sixty) = (pairs(["01": digits, "2": "0123"]), pairs(["012345": digits]))
    let fraction = (1...8).reduce(nothing) { rest, _ in optional(digit + rest) }
    let zone = either(["Z", of("+-") + hour + ":" + sixty])
    return date + "T" + hour + ":" + sixty + ":" + sixty + optional("." + digit + fraction) + zone
  }

  /// Two characters; the first decides what the second may be.
  private static func pairs(_ pairs: KeyValuePairs<String, String>) -> TextExpression {
    either(pairs.map { of($0) + of($1) })
  }
}

extension RegularExpression: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
  ExpressibleByStringLiteral
where Symbol == Characters {
  package init(stringLiteral text: String) { self = .text(text) }
}

extension Label {
  package var expressions: [TextExpression] {
    switch self {
    case .literal(let text): [.text(text)]
    case .type(let type): [TextExpression(type.ofOneText)]
    case .mixed(let operands):
      operands.map { operand in operand.parameter.map { TextExpression($0.type) } ?? .text(operand.literal ?? "") }
    case .folded(.mixed(let operands)):
      operands.map { operand in
        guard let type = operand.parameter?.type else { return .anyCase(operand.literal ?? "") }
        return if case .oneOf(let members) = type { .either(members.map { .anyCase($0) }) } else {
          TextExpression(type)
        }
      }
    case .folded(let label): [.either(label.texts.map { .anyCase($0) })]
    case .wildcard, .rest, .rawRest, .tail: [.anything]
    }
  }
}
