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

extension Unicode.Scalar {
  /// Control characters, line ends, the marks that turn the direction of writing, and what shows as nothing, or as
  /// whatever a font likes: a reader could not tell what is there. Only the two that choose between text and emoji may
  /// stay.
  package var isHidden: Bool {
    guard value >= 0x7F else { return value < 0x20 }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse: return true
    default: return properties.isDefaultIgnorableCodePoint && value != 0xFE0E && value != 0xFE0F
    }
  }

  /// Why a name cannot hold it, if it is hidden.
  package var hiddenMessage: String {
    "a name cannot hold U+\(padded: String(value, radix: 16, uppercase: true), 4), which does not show as it is"
  }
}

/// The bytes that no link may hold raw: control characters, which one reader drops and another takes for the end, and the
/// backslash, which browsers take for a slash.
enum RawByte {
  /// What is wrong with a raw byte.
  ///
  /// - Parameter next: the byte after it: U+0080–U+009F are C2 and another.
  @inline(__always)
  static func fault(_ byte: UInt8, before next: UInt8) -> LinkError.Malformation? {
    switch byte {
    case 0x20..<0x5C, 0x5D..<0x7F: nil
    case UInt8(ascii: "\\"): .backslash
    case 0, 0x0A, 0x0D: .control
    case 0x01...0x1F, 0x7F: .rawControl
    default: byte == 0xC2 && (0x80...0x9F).contains(next) ? .rawControl : nil
    }
  }
}
