/// A host with letters beyond ASCII, in ASCII (RFC 3492, Punycode).
///
///     bücher.example    xn--bcher-kva.example
///
/// Letters, digits and marks that Unicode has in one form are known, capitals as small letters. Anything that UTS 46 would replace by
/// other text is not: letters in two code points (U+0065 U+0301), wide forms, symbols.
enum InternationalHost {
  /// The host in ASCII; nil for what is not known.
  static func ascii(_ host: String) -> String? {
    var labels = host.parts(between: ".")
    // The root.
    let isAbsolute = labels.count > 1 && labels.last == ""
    if isAbsolute { labels.removeLast() }
    let written = labels.compactMap(label)
    return written.count == labels.count ? written.joined(separator: ".") + (isAbsolute ? "." : "") : nil
  }

  private static func label(_ text: String) -> String? {
    let scalars = text.unicodeScalars.flatMap { Array($0.properties.lowercaseMapping.unicodeScalars) }
    // "xn--" at the start, among others, says that the label is in ASCII already.
    let isMarked = scalars.count > 3 && scalars[2] == "-" && scalars[3] == "-"
    guard scalars.count < 64, let first = scalars.first, !first.isMark, first != "-", scalars.last != "-", !isMarked,
      scalars.allSatisfy({ $0.isOfHost })
    else { return nil }
    if scalars.allSatisfy({ $0.isASCII }) { return String(String.UnicodeScalarView(scalars)) }
    let label = "xn--" + punycode(scalars.map { $0.value })
    return label.utf8.count < 64 ? label : nil
  }

  /// RFC 3492 §6.3.
  private static func punycode(_ points: [UInt32]) -> String {
    var output = points.filter { $0 < 0x80 }.map { UInt8(truncatingIfNeeded: $0) }
    let basic = output.count
    if basic > 0 { output.append(UInt8(ascii: "-")) }
    var (handled, delta, bias, least) = (basic, 0, 72, UInt32(0x80))
    while let next = points.filter({ $0 >= least }).min() {
      // A label has at most 63 scalars, so nothing here grows large.
      delta &+= Int(next - least) &* (handled + 1)
      for point in points {
        if point < next { delta &+= 1 }
        guard point == next else { continue }
        write(delta, bias, to: &output)
        bias = adapted(delta, handled + 1, isFirst: handled == basic)
        (delta, handled) = (0, handled + 1)
      }
      (delta, least) = (delta &+ 1, next + 1)
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// A number of any size, the least digit first; digits below a threshold end it.
  private static func write(_ number: Int, _ bias: Int, to output: inout [UInt8]) {
    func digit(_ value: Int) -> UInt8 { UInt8(truncatingIfNeeded: value < 26 ? value + 97 : value - 26 + 48) }
    var (rest, position) = (number, 36)
    while true {
      let threshold = min(max(position - bias, 1), 26)
      if rest < threshold { return output.append(digit(rest)) }
      output.append(digit(threshold + (rest - threshold) % (36 - threshold)))
      rest = (rest - threshold) / (36 - threshold)
      position += 36
    }
  }

  private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var (delta, steps) = (isFirst ? delta / 700 : delta / 2, 0)
    delta += delta / count
    while delta > 455 { (delta, steps) = (delta / 35, steps + 36) }
    return steps + 36 * delta / (delta + 38)
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
  }

  /// Whether a host may have it as it is.
  fileprivate var isOfHost: Bool {
    if isASCII { return ByteSet.letterOrDigit.union("-_").contains(UInt8(truncatingIfNeeded: value)) }
    // Marks for Latin, Greek and Cyrillic join the letter before them.
    let isJoined = (0x300...0x36F).contains(value)
    let known: Set<Unicode.GeneralCategory> = [
      .lowercaseLetter, .otherLetter, .modifierLetter, .decimalNumber, .nonspacingMark, .spacingMark,
    ]
    return known.contains(properties.generalCategory) && !isJoined
      && (!properties.changesWhenNFKCCaseFolded || self == "ß" || self == "ς")
  }
}
