/// The schemes of texts that run, or show, what is written in themselves: `javascript:`, `vbscript:` and `data:`.
///
///     ScriptScheme.begins("JavaScript:alert(1)".utf8)   // true
///     ScriptScheme.begins("javascript/x".utf8)          // false: no scheme
///
/// No link begins with one, no value that is a URL, and no rest: whoever opens such a value would run what a stranger wrote.
package enum ScriptScheme {
  /// Whether a decoded text begins with one of the schemes, as a browser reads it: in any case, without tabs and line ends, and
  /// without the controls, spaces and invisible marks before it (the URL standard, "basic URL parser").
  package static func begins(_ text: some Collection<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    return mayBegin(first, text.dropFirst().first) && beginsClosely(text)
  }

  /// False for the first two bytes of a text that surely begins with none of them, which nearly every text is.
  @inline(__always)
  static func mayBegin(_ first: UInt8, _ second: @autoclosure () -> UInt8?) -> Bool {
    let next: UInt8
    switch first | 0x20 {
    case UInt8(ascii: "j"), UInt8(ascii: "d"): next = UInt8(ascii: "a")
    case UInt8(ascii: "v"): next = UInt8(ascii: "b")
    default: return first <= UInt8(ascii: " ") || first >= 0x7F
    }
    // A tab or a line end may stand between two letters.
    return second().map { $0 | 0x20 == next || $0 <= UInt8(ascii: " ") } ?? false
  }

  private static let names = ["javascript", "vbscript", "data"].map { $0[...].utf8 }

  @inline(never)
  private static func beginsClosely(_ text: some Collection<UInt8>) -> Bool {
    var bytes = text.makeIterator()
    var decoder = UTF8()
    var rest: Substring.UTF8View?
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      if rest == nil, scalar.isHidden || scalar.properties.isWhitespace { continue }
      if scalar == "\t" || scalar == "\n" || scalar == "\r" { continue }
      guard let byte = UInt8(exactly: scalar.value) else { return false }
      guard let name = rest ?? names.first(where: { $0.first == lowercased(byte) }) else { return false }
      guard let next = name.first else { return byte == UInt8(ascii: ":") }
      guard lowercased(byte) == next else { return false }
      rest = name.dropFirst()
    }
    return false
  }
}
