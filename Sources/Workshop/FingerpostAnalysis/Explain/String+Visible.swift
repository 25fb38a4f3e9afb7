extension String {
  /// The text with everything spelled out that would move a cursor, end a line, reorder what is shown or not show at
  /// all: `\u{1B}`.
  ///
  /// Links come from strangers, and what is shown in a terminal must not steer it.
  package var visible: String { visible(keepsTabs: false) }

  package func visible(keepsTabs: Bool) -> String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isHidden, !(keepsTabs && scalar == "\t") {
        text.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// The text of a link with an escape for each letter that would not show as it is, so that a person can paste it; nil for
  /// compact text with such a letter, which has no escapes.
  ///
  ///     "app://users/a\u{202E}b".pasteable   // "app://users/a%E2%80%AEb"
  package var pasteable: String? {
    guard unicodeScalars.contains(where: { $0.isHidden }) else { return self }
    guard hasPrefix("/") || utf8.indices.contains(where: { utf8[$0...].starts(with: "://".utf8) }) else { return nil }
    return unicodeScalars.map { $0.isHidden ? PercentEncoding.encode(String($0), bare: .segment) : String($0) }.joined()
  }
}
