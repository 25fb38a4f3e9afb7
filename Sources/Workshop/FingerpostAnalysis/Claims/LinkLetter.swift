/// A letter of the alphabet over which links are compared: a character, and how it is written.
///
/// Routes read decoded characters, most claims raw ones. `é` is one letter, written `%C3%A9`; `a` and `%61` would be two letters, but
/// links are compared without needless escapes.
struct LinkLetter: Hashable {
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

  /// A finite alphabet for some expressions, the plainest letters first: the characters that they name, and one for all others that
  /// are written alike. No expression tells those apart.
  ///
  /// - Parameters:
  ///   - named: what the expressions name.
  ///   - machines: of what these read alike, there is one letter, too.
  ///   - bare: the bytes that are bare in each part of a text; a text is cut at some that are escaped in others.
  static func alphabet(
    _ named: Set<Unicode.Scalar>, _ machines: [CodeUnitMachine], bare: [ByteSet]
  ) -> [LinkLetter] {
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
      .union(CodeUnitPartition(machines).letters { named.contains($0) || others.contains($0) })
    var seen: Set<LinkLetter> = []
    return (others.prefix(1) + plain.sorted() + rest.sorted() + others.dropFirst())
      .flatMap { scalar in bare.map { LinkLetter(scalar, bare: $0) } }.filter { seen.insert($0).inserted }
  }
}

extension Sequence<TextExpression> {
  /// The characters that they name, and those that their escapes spell.
  var named: Set<Unicode.Scalar> {
    var named: Set<Unicode.Scalar> = []
    for expression in self { expression.collect(into: &named) }
    return named
  }
}

extension TextExpression {
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
    case .either(let all): for expression in all { expression.collect(into: &named) }
    case .repeated(let inner): inner.collect(into: &named)
    }
  }

  private var parts: [TextExpression] {
    if case .sequence(let all) = self { all.flatMap({ $0.parts }) } else { [self] }
  }
}
