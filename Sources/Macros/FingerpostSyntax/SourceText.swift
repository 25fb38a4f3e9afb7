import SwiftParser
import SwiftSyntax

/// A string literal of the source: its text, and where each byte of it stands.
package struct SourceText {
  /// The text that the literal stands for.
  package let text: String
  package let syntax: StringLiteralExprSyntax
  /// For each byte of the text, and for its end, the byte of the source where it begins, from the start of the literal.
  private let offsets: [Int]

  /// Nil for a literal with an interpolation, whose value only running code has, or with an invalid escape.
  init?(_ literal: StringLiteralExprSyntax) {
    guard let whole = literal.representedLiteralValue else { return nil }
    var reader = LiteralReader(pounds: literal.openingPounds?.text.utf8.count ?? 0)
    let start = literal.positionAfterSkippingLeadingTrivia.utf8Offset
    for segment in literal.segments {
      guard case .stringSegment(let segment) = segment else { return nil }
      reader.read(segment.content.text, at: segment.content.positionAfterSkippingLeadingTrivia.utf8Offset - start)
    }
    (text, syntax) = (whole, literal)
    // Should the compiler read a literal in a way that is not known here, no offset inside it is claimed.
    let isKnown = reader.text.utf8.elementsEqual(whole.utf8)
    let quote = literal.openingQuote.endPositionBeforeTrailingTrivia.utf8Offset - start
    offsets = isKnown ? reader.offsets + [max(reader.end, quote)] : [quote]
  }

  /// Where a byte of the text stands, from the start of the literal.
  package func offset(of byte: Int) -> Int { offsets.indices.contains(byte) ? offsets[byte] : offsets.last ?? 0 }

  /// This literal with some bytes of its text replaced, as a fix.
  func fix(_ message: String, replacing range: Range<Int>, with new: String) -> SourceDiagnostic.Fix? {
    // What would need an escape is not a fix that anybody wants.
    guard range.lowerBound >= 0, range.upperBound < offsets.count, offsets.count > 1,
      !new.contains(where: { "\"\\\n\r".contains($0) })
    else { return nil }
    let start = syntax.positionAfterSkippingLeadingTrivia
    return SourceDiagnostic.Fix(
      message: message, node: Syntax(syntax),
      range: start.advanced(by: offsets[range.lowerBound])..<start.advanced(by: offsets[range.upperBound]),
      replacement: new)
  }
}

/// Reads the source of a literal piece by piece: what it stands for, and which byte of the source each byte comes from.
private struct LiteralReader {
  let pounds: Int
  private(set) var text = ""
  private(set) var offsets: [Int] = []
  /// Where the next byte would stand.
  private(set) var end = 0

  init(pounds: Int) { self.pounds = pounds }

  mutating func read(_ source: String, at start: Int) {
    let scalars = Array(source.unicodeScalars)
    var (index, offset) = (0, start)
    while index < scalars.count {
      let (scalar, count) = read(scalars[index...])
      if let scalar {
        let character = String(scalar)
        text += character
        // A scalar written as it is has an offset for each byte; an escape has one.
        offsets += character.utf8.indices.enumerated().map { count == 1 ? offset + $0.offset : offset }
      }
      offset += scalars[index..<min(index + count, scalars.count)].reduce(0) { $0 + UTF8.width($1) }
      index += count
    }
    end = offset
  }

  /// The next scalar, nil for an escaped line break, and how many scalars of the source it takes.
  private func read(_ source: ArraySlice<Unicode.Scalar>) -> (scalar: Unicode.Scalar?, count: Int) {
    guard let first = source.first else { return (nil, 1) }
    if first == "\r" { return ("\n", source.dropFirst().first == "\n" ? 2 : 1) }
    let mark = source.dropFirst()
    guard first == "\\", mark.count > pounds, mark.prefix(pounds).allSatisfy({ $0 == "#" }) else { return (first, 1) }
    let escape = mark.dropFirst(pounds)
    let count = 2 + pounds
    switch escape.first {
    case "n"?: return ("\n", count)
    case "r"?: return ("\r", count)
    case "t"?: return ("\t", count)
    case "0"?: return ("\0", count)
    case "u"?:
      let digits = escape.dropFirst(2).prefix { $0 != "}" }
      let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
      return (value.flatMap(Unicode.Scalar.init), count + digits.count + 2)
    case let other?: return (other, count)
    case nil: return (first, 1)
    }
  }
}

// Where things are in the text of a template that nearly reads, and what is written there instead.

extension SourceText {
  /// The segments and values that are `:name`: where each stands, and the name.
  ///
  /// - Parameter isType: whether an unknown word may be a type: `:Color` is a type without a name.
  func colonNames(isType: (String) -> Bool) -> [(range: Range<Int>, name: String)] {
    let bytes = Array(text.utf8)
    let end = bytes.firstIndex(of: UInt8(ascii: "[")) ?? bytes.endIndex
    // A slash begins nothing in a query, and an equals sign nothing in a path.
    let query = bytes[..<end].firstIndex { "?#".utf8.contains($0) } ?? end
    return bytes[..<end].indices.compactMap { start in
      let openers = start < query ? "/(| " : "=(|"
      guard bytes[start] == UInt8(ascii: ":"), start == 0 || openers.utf8.contains(bytes[start - 1]) else { return nil }
      let name = bytes[(start + 1)..<end].prefix { byte in
        let character = Character(UnicodeScalar(byte))
        return byte >= 0x80 || character == "_" || character.isLetter || character.isNumber
      }
      let word = String(decoding: name, as: UTF8.self)
      // A set of words is a type, wherever it stands.
      let before = bytes[..<start]
      let isInGroup = before.count { $0 == UInt8(ascii: "(") } > before.count { $0 == UInt8(ascii: ")") }
      let isSet = name.endIndex < end && bytes[name.endIndex] == UInt8(ascii: "|") && !isInGroup
      guard !name.isEmpty, !isSet, ParameterType(parsing: word).map(\.isCustom) ?? true, !isType(word) else {
        return nil
      }
      return (start..<name.endIndex, word)
    }
  }

  /// The fix that replaces several ranges of the text at once.
  func fix(_ message: String, replacing ranges: [(range: Range<Int>, new: String)]) -> SourceDiagnostic.Fix? {
    guard let first = ranges.first, let last = ranges.last else { return nil }
    let bytes = Array(text.utf8)
    var (changed, end) = ([UInt8](), first.range.lowerBound)
    for (range, new) in ranges {
      guard range.lowerBound >= end, range.upperBound <= bytes.count else { return nil }
      changed += bytes[end..<range.lowerBound] + Array(new.utf8)
      end = range.upperBound
    }
    let span = first.range.lowerBound..<last.range.upperBound
    return fix(message, replacing: span, with: String(decoding: changed, as: UTF8.self))
  }
}
