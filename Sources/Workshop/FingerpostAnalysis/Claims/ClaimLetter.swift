/// One character of a part of a link, and how it is written.
///
/// A route reads decoded characters, most claims raw ones: `é` is one letter for a route, and `%C3%A9` for a claim.
struct ClaimLetter: Hashable {
  let scalar: Unicode.Scalar
  /// ASCII.
  let raw: [UInt8]

  init(_ scalar: Unicode.Scalar, bare: ByteSet) {
    (self.scalar, raw) = (scalar, Array(PercentEncoding.encode(String(scalar), bare: bare).utf8))
  }

  /// Whether it is written as one character.
  var isBare: Bool { raw.count == 1 }

  /// Whether it is two UTF-16 code units.
  var isPair: Bool { scalar.value > 0xFFFF }

  /// All letters that some expressions tell apart, the plainest first: those that they name, and one for all others that are
  /// written alike.
  ///
  /// - Parameters:
  ///   - named: what the expressions name.
  ///   - machines: of what these read alike, there is one letter, too.
  ///   - bare: the bytes that are bare in each part of a text; a text is cut at some that are escaped in others.
  static func all(_ named: Set<Unicode.Scalar>, _ machines: [UnitMachine] = [], bare: [ByteSet]) -> [ClaimLetter] {
    // What no link can hold, and what ends a path.
    let named = named.filter { $0.value != 0 && $0 != "\n" && $0 != "\r" }
    func other(_ choices: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
      choices.first { !named.contains($0) }.map { [$0] } ?? []
    }
    func range(_ range: ClosedRange<UInt32>) -> some Sequence<Unicode.Scalar> {
      range.lazy.compactMap(Unicode.Scalar.init)
    }
    let others =
      other("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_~".unicodeScalars)
      + other("\"<>[]^`{|} ".unicodeScalars) + other(range(0xE0...0x7FF)) + other(range(0x4E00...0xCFFF))
      + other(range(0x1F600...0x1FFFF))
    let plain = named.filter { $0.value < 0x80 && ByteSet.letterOrDigit.contains(UInt8($0.value)) }
    let rest = named.filter { !plain.contains($0) }.union((bare.count > 1 ? "/%?&=+" : "/%").unicodeScalars)
      .union(UnitClasses(machines).letters { named.contains($0) || others.contains($0) })
    var seen: Set<ClaimLetter> = []
    return (others.prefix(1) + plain.sorted() + rest.sorted() + others.dropFirst())
      .flatMap { scalar in bare.map { ClaimLetter(scalar, bare: $0) } }.filter { seen.insert($0).inserted }
  }
}

extension CharacterNet {
  /// How a state reads a letter.
  enum Reading: Hashable {
    /// A decoded character, except for some that are bare: there the text is cut. Between the items of forms, a bare `+` is a space.
    case decoded(Characters, cuts: String = "", plusIsSpace: Bool = false)
    /// A character that is written as it is in a part of a link with these bare bytes.
    case written(Characters, bare: ByteSet)
    /// A character as it is written: an escape is three.
    case raw(Characters)
    /// A UTF-16 code unit of decoded text; a character may be two.
    case unit(UnitSet)

    /// A bare character at which a text is cut.
    static func cut(_ scalar: Unicode.Scalar) -> Self { .written(Characters(listed: [scalar]), bare: .fragment) }
    static let slash = cut("/")

    var pieces: Pieces {
      switch self {
      case .decoded, .written: .none
      case .raw: .bytes
      case .unit: .units
      }
    }

    /// Whether it reads a letter as a whole.
    func reads(_ letter: ClaimLetter) -> Bool {
      switch self {
      case .decoded(let characters, let cuts, let plusIsSpace):
        if letter.isBare, cuts.unicodeScalars.contains(letter.scalar) { return false }
        return characters.contains(plusIsSpace && letter.isBare && letter.scalar == "+" ? " " : letter.scalar)
      case .written(let characters, let bare):
        return characters.contains(letter.scalar) && letter == ClaimLetter(letter.scalar, bare: bare)
      case .raw(let characters): return letter.isBare && characters.contains(letter.scalar)
      case .unit(let units): return UInt16(exactly: letter.scalar.value).map(units.contains) ?? false
      }
    }
  }

  /// What a letter is taken in: nothing if it is taken as a whole, the bytes as which it is written, or its UTF-16 code units.
  enum Pieces {
    case none, bytes, units
  }
}

extension Sequence<Spelling> {
  /// The characters that they name, and those that their escapes spell.
  var named: Set<Unicode.Scalar> {
    var named: Set<Unicode.Scalar> = []
    for spelling in self { spelling.collect(into: &named) }
    return named
  }
}

extension Spelling {
  /// The characters that it names, and those that its escapes spell.
  fileprivate func collect(into named: inout Set<Unicode.Scalar>) {
    switch self {
    case .one(let characters): named.formUnion(characters.listed)
    case .sequence:
      var raw = String.UnicodeScalarView()
      for part in parts {
        part.collect(into: &named)
        if case .one(let characters) = part, !characters.isExcept {
          raw.append(contentsOf: characters.listed.prefix(1))
        }
      }
      let bytes = Array(String(raw).utf8)
      guard bytes.contains(UInt8(ascii: "%")) else { return }
      for start in bytes.indices where bytes[start] == UInt8(ascii: "%") {
        // The escapes in a row from here on.
        var end = start
        while end + 2 < bytes.count, bytes[end] == UInt8(ascii: "%") { end += 3 }
        if let text = try? PercentEncoding.decoded(bytes, Slice(start, end)) { named.formUnion(text.unicodeScalars) }
      }
    case .either(let all): for spelling in all { spelling.collect(into: &named) }
    case .repeated(let inner): inner.collect(into: &named)
    }
  }

  private var parts: [Spelling] { if case .sequence(let all) = self { all.flatMap(\.parts) } else { [self] } }
}

/// The UTF-16 code units that some machines tell apart.
struct UnitClasses {
  /// Ranges in order that no machine cuts: of the first plane's letters, of the first halves of others, and of second halves.
  private(set) var plain: [ClosedRange<UInt16>] = []
  private(set) var firsts: [ClosedRange<UInt16>] = []
  private(set) var seconds: [ClosedRange<UInt16>] = []

  /// The most letters beyond the first plane; patterns that name this many halves are made up.
  private static let mostPairs = 1024

  init(_ machines: [UnitMachine]) {
    if machines.isEmpty { return }
    // Where a range begins. Surrogates have ranges of their own.
    var starts: Set<Int> = [0, 0x80, 0xD800, 0xDC00, 0xE000, 0x10000]
    for machine in machines {
      for case .takes(let units) in machine.states {
        for range in units.ranges { starts.formUnion([Int(range.lowerBound), Int(range.upperBound) + 1]) }
      }
    }
    let sorted = starts.sorted()
    for (start, next) in zip(sorted, sorted.dropFirst()) {
      let range = UInt16(start)...UInt16(next - 1)
      switch start {
      case 0xD800..<0xDC00: firsts.append(range)
      case 0xDC00..<0xE000: seconds.append(range)
      default: plain.append(range)
      }
    }
  }

  /// Whether there is a letter for each class.
  var isComplete: Bool { firsts.count * seconds.count <= Self.mostPairs }

  /// A letter of each class that is not known; none of a class whose letters are all known.
  func letters(isKnown: (Unicode.Scalar) -> Bool) -> [Unicode.Scalar] {
    func isNew(_ scalar: Unicode.Scalar) -> Bool {
      // What no link can hold.
      scalar.value != 0 && scalar != "\n" && scalar != "\r" && !isKnown(scalar)
    }
    var letters = plain.compactMap { range in range.lazy.compactMap { Unicode.Scalar($0) }.first(where: isNew) }
    for first in firsts {
      for second in seconds {
        if letters.count > plain.count + Self.mostPairs { return letters }
        let scalars = first.lazy.flatMap { high in
          let block: UInt32 = 0x10000 + (UInt32(high) - 0xD800) << 10
          return second.lazy.compactMap { low in Unicode.Scalar(block + UInt32(low) - 0xDC00) }
        }
        if let scalar = scalars.first(where: isNew) { letters.append(scalar) }
      }
    }
    return letters
  }
}
