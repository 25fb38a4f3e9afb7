// Strings that links find hard: empty, dots, everything that a template or a URL gives a meaning, what looks alike, and
// what is long.

extension Random {
  mutating func plainString() -> String {
    pick(plainStrings) ?? "a"
  }

  mutating func hostileString() -> String {
    switch below(10) {
    case 0: return pick(shortStrings) ?? ""
    case 1: return pick(controls) ?? ""
    case 2: return String(repeating: pick("a", "é", "%", "a/", "🍺"), count: pick(15, 16, 63, 255, 300))
    // Longer than a table reads, unless its limits are raised.
    case 3 where chance(5): return String(repeating: "a", count: 9000)
    case 4: return plainString() + piece() + plainString()
    default: return (0..<within(1...6)).map { _ in piece() }.joined()
    }
  }

  /// Text with something put in, taken out or put elsewhere.
  mutating func changed(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    let index = below(scalars.count)
    switch below(4) {
    case 0 where !scalars.isEmpty: scalars.remove(at: index)
    case 1: scalars.insert(contentsOf: piece().unicodeScalars, at: index)
    case 2: scalars.append(contentsOf: plainString().unicodeScalars)
    default: return chance(50) ? text.uppercased() : text.lowercased()
    }
    var changed = String.UnicodeScalarView()
    changed.append(contentsOf: scalars)
    return String(changed)
  }

  private mutating func piece() -> String {
    chance(30) ? anyScalar() : pick(pieces) ?? ""
  }

  private mutating func anyScalar() -> String {
    let value = UInt32(truncatingIfNeeded: magnitude()) % 0x11_0000
    return Unicode.Scalar(value).map { String(Character($0)) } ?? "\u{FFFD}"
  }
}

private let plainStrings = [
  "a", "b", "c", "ann", "bob", "abc", "x1", "7", "42", "news", "en", "blue-lamp", "2026", "v1.2", "Z",
]

private let shortStrings = [
  "", ".", "..", "...", " ", "%", "/", "?", "#", "-", "*", ":", "{", "}", "0", "-0", "true",
]

/// What no link carries, what none shows, and the last scalar there is.
private let controls = [
  "\u{0}", "\r\n", "\t", "\u{1F}", "\u{7F}", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{FFFD}", "\u{10FFFF}",
]

private let pieces = [
  "a", "Z", "0", "-", ".", "_", "~", "/", "//", "\\", "%", "%2F", "%zz", "%25", "+", " ", "?", "#", "&", "=", ";", ":",
  "@",
  "!", "$", "'", "\"", "(", ")", "(a)", "|", "{", "}", "{id}", "*", "{*rest}", ",", "[", "]", "<", ">", "^", "`",
  // One letter in one scalar and in two; a combining mark by itself; right to left; joined emoji; a flag.
  "é", "e\u{301}", "\u{301}", "ß", "İ", "日本", "عربي", "\u{200F}", "🍺", "👨‍👩‍👧", "🇩🇪", "\u{200B}", "\u{1}", "\u{7F}",
]
