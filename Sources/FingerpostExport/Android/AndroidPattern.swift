// The five ways in which a <data> element names a text (PatternMatcher, our own words):
//
// | attribute              | it matches                                                                                       |
// | ---                    | ---                                                                                              |
// | path                   | the same text                                                                                    |
// | pathPrefix             | a text that begins so                                                                            |
// | pathSuffix             | a text that ends so (API 31)                                                                     |
// | pathPattern            | `.` is any character, `x*` is any number of the character before, `.*` goes to the first place   |
// |                        | where the character after it stands, and never further. `\` escapes a `*`; an escaped `.` still  |
// |                        | matches any character, because the matcher looks at the character alone                          |
// | pathAdvancedPattern    | see AdvancedPattern.swift (API 31)                                                               |
//
// Texts are compared decoded. The same five exist for query… and fragment… in <uri-relative-filter-group> (API 35).
//
// An attribute is a string of Android's resources: a backslash in it is written twice, and a leading `@` or `?` would be a
// reference, so it has one before it. What XML cannot hold is an escape of these strings, too, `\u001b`; and so is the brace of
// `${`, which the build would take for the beginning of a placeholder.

/// A text of a `<data>` element, and how it is compared.
///
///     AndroidPattern(.prefix, "/help/").matches("/help/a/b")   // true
package struct AndroidPattern: Sendable, Hashable {
  /// How it is compared; the raw value ends the name of the attribute: `pathPrefix`.
  package enum Kind: String, Sendable, CaseIterable {
    case literal = ""
    case prefix = "Prefix"
    case suffix = "Suffix"
    case glob = "Pattern"
    case advanced = "AdvancedPattern"
  }

  package let kind: Kind
  package let text: String

  package init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

  /// Whether the platform takes a decoded text for it; a pattern that the platform refuses matches nothing.
  package func matches(_ other: String) -> Bool {
    let (pattern, units) = (Array(text.utf16), Array(other.utf16))
    return switch kind {
    case .literal: pattern == units
    case .prefix: units.starts(with: pattern)
    case .suffix: units.suffix(pattern.count) == pattern[...]
    case .glob: Self.glob(pattern, units)
    case .advanced: (try? AdvancedPattern(text))?.matches(other) ?? false
    }
  }

  /// Steps through both as the platform's loop does: `next` is the unit after `unit`, 0 after the last.
  private static func glob(_ pattern: [UInt16], _ text: [UInt16]) -> Bool {
    func at(_ index: Int) -> UInt16 { index < pattern.count ? pattern[index] : 0 }
    let (dot, star, escape) = (UInt16(0x2E), UInt16(0x2A), UInt16(0x5C))
    if pattern.isEmpty { return text.isEmpty }
    var (position, offset) = (0, 0)
    while position < pattern.count, offset < text.count {
      var unit = at(position)
      position += 1
      let isEscaped = unit == escape
      if isEscaped {
        unit = at(position)
        position += 1
      }
      guard at(position) == star else {
        if unit != dot, text[offset] != unit { return false }
        offset += 1
        continue
      }
      guard unit == dot, !isEscaped else {
        while offset < text.count, text[offset] == unit { offset += 1 }
        position += 1
        continue
      }
      if position >= pattern.count - 1 { return true }
      position += 1
      if at(position) == escape { position += 1 }
      guard let found = text[offset...].firstIndex(of: at(position)) else { return false }
      position += 1
      offset = found + 1
    }
    let isRest = position == pattern.count - 2 && at(position) == dot && at(position + 1) == star
    return position >= pattern.count && offset >= text.count || isRest
  }

  // MARK: Strings of resources

  /// The text as the value of an attribute of the source of a manifest, before the escapes of XML.
  package var resourceText: String { Self.escaped(text) }

  static func escaped(_ text: String) -> String {
    var escaped = text.unicodeScalars.first == "@" || text.unicodeScalars.first == "?" ? "\\" : ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "{" where previous == "$": escaped += Self.unicodeEscape(scalar)
      case _ where scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value || 0xFFFE...0xFFFF ~= scalar.value:
        escaped += Self.unicodeEscape(scalar)
      default: escaped.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return escaped
  }

  /// Four digits behind `\u`.
  private static func unicodeEscape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }

  /// What the value of an attribute means.
  static func unescaped(_ value: String) -> String {
    var (result, scalars) = ("", value.unicodeScalars[...])
    while let scalar = scalars.popFirst() {
      guard scalar == "\\" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch scalars.popFirst() {
      case "n": result += "\n"
      case "t": result += "\t"
      case "u":
        let digits = String(scalars.prefix(4))
        guard digits.unicodeScalars.count == 4, let number = UInt32(digits, radix: 16),
          let read = Unicode.Scalar(number)
        else { continue }
        result.unicodeScalars.append(read)
        scalars = scalars.dropFirst(4)
      case let other?: result.unicodeScalars.append(other)
      case nil: break
      }
    }
    return result
  }
}
