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
}
