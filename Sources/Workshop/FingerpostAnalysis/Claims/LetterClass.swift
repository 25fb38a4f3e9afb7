/// The letters with which a state goes on: the label of its transitions.
///
///     .decoded(é)      é as a route reads it, however it is written: é is written %C3%A9
///     .raw(%)          the first of six characters of the same é, for a claim that compares links as they are written
///     .unit(D83D)      the first of two code units of 😀, for a claim that compares code units
enum LetterClass: Hashable {
  /// A decoded character, except for some that are bare: there the text is cut. Between the items of forms, a bare `+` is a space.
  case decoded(Characters, cuts: String = "", plusIsSpace: Bool = false)
  /// A character that is written as it is in a part of a link with these bare bytes.
  case written(Characters, bare: ByteSet)
  /// A character as it is written: an escape is three.
  case raw(Characters)
  /// A UTF-16 code unit of decoded text; a character may be two.
  case unit(CodeUnits)

  /// A bare character at which a text is cut.
  static func cut(_ scalar: Unicode.Scalar) -> Self { .written(Characters(listed: [scalar]), bare: .fragment) }
  static let slash = cut("/")

  /// What a letter is taken in: as a whole, as the bytes as which it is written, or as its UTF-16 code units.
  enum Pieces {
    case none, bytes, units
  }

  var pieces: Pieces {
    switch self {
    case .decoded, .written: .none
    case .raw: .bytes
    case .unit: .units
    }
  }

  /// Whether it takes a letter in pieces: an escape in three, a pair of code units in two.
  func isSplit(_ letter: LinkLetter) -> Bool {
    switch pieces {
    case .none: false
    case .bytes: !letter.isBare
    case .units: letter.isPair
    }
  }

  /// Whether it has a letter as a whole.
  func contains(_ letter: LinkLetter) -> Bool {
    switch self {
    case .decoded(let characters, let cuts, let plusIsSpace):
      if letter.isBare, cuts.unicodeScalars.contains(letter.scalar) { return false }
      return characters.contains(plusIsSpace && letter.isBare && letter.scalar == "+" ? " " : letter.scalar)
    case .written(let characters, let bare):
      return characters.contains(letter.scalar) && letter == LinkLetter(letter.scalar, bare: bare)
    case .raw(let characters): return letter.isBare && characters.contains(letter.scalar)
    case .unit(let units): return UInt16(exactly: letter.scalar.value).map(units.contains) ?? false
    }
  }

  func contains(piece: UInt16) -> Bool {
    switch self {
    case .raw(let characters): Unicode.Scalar(piece).map(characters.contains) ?? false
    case .unit(let units): units.contains(piece)
    case .decoded, .written: false
    }
  }
}
