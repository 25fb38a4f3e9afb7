import FingerpostEngine

// Where things stand in the text of a template that nearly reads, and what is written there instead.

extension SourceText {
  /// The segments and values that are `:name`: where each stands, and the name.
  ///
  /// - Parameter isType: whether a word that no template knows may be a type: `:Color` is one without a name.
  func colonNames(isType: (String) -> Bool) -> [(range: Range<Int>, name: String)] {
    let bytes = Array(text.utf8)
    let end = bytes.firstIndex(of: UInt8(ascii: "[")) ?? bytes.endIndex
    return bytes[..<end].indices.compactMap { start in
      guard bytes[start] == UInt8(ascii: ":"), start == 0 || "/=(| ".utf8.contains(bytes[start - 1]) else { return nil }
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
