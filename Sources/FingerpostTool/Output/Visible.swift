extension String {
  /// The text with everything spelled out that would move a cursor, end a line or reorder what is shown: `\u{1B}`.
  ///
  /// Links come from strangers, and what is shown in a terminal must not steer it.
  var visible: String { visible(keepsTabs: false) }

  func visible(keepsTabs: Bool) -> String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.steersTerminals, !(keepsTabs && scalar == "\t") {
        text.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// How many columns of a terminal the text takes.
  var width: Int { utf8.allSatisfy { $0 < 0x80 } ? utf8.count : unicodeScalars.reduce(0) { $0 + $1.width } }
}

extension Unicode.Scalar {
  /// Control characters, line ends and the marks that turn the direction of writing.
  fileprivate var steersTerminals: Bool {
    switch value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Unicode Standard Annex #11 in the coarse: marks take no column, East Asian wide characters and emoji two.
  var width: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
