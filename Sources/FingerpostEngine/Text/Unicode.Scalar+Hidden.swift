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
    let code = String(value, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: max(0, 4 - code.count))
    return "a name cannot hold U+\(zeros)\(code), which does not show as it is"
  }
}
