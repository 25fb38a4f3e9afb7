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
}
