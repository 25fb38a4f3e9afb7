/// A host in dotted decimal, and what browsers take for one.
package enum IPv4Address {
  /// Four numbers from 0 to 255 in their shortest spelling.
  static func isAddress(_ text: some Collection<UInt8>) -> Bool { bytes(text) != nil }

  /// The four numbers; nil for other text.
  static func bytes(_ text: some Collection<UInt8>) -> [UInt8]? {
    guard text.count <= 15 else { return nil }
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let bytes = parts.compactMap { part -> UInt8? in
      guard (1...3).contains(part.count), part.count == 1 || part.first != UInt8(ascii: "0") else { return nil }
      return IntegerText.number(part, atMost: 255).map { UInt8(truncatingIfNeeded: $0) }
    }
    return parts.count == 4 && bytes.count == 4 ? bytes : nil
  }

  /// Whether a host in lower case ends in a number, and is no address.
  ///
  /// Browsers refuse such a host, or take it for an address in one of many spellings (the URL standard, "ends in a number"):
  /// `0x7f.1`, `127.1` and `2130706433` are 127.0.0.1.
  package static func isMisspelled(_ host: some BidirectionalCollection<UInt8>) -> Bool {
    endsInNumber(host) && !isAddress(host)
  }

  /// Whether the last label is digits, or `0x` and hexadecimal digits. A dot at the end does not count.
  private static func endsInNumber(_ host: some BidirectionalCollection<UInt8>) -> Bool {
    let dot = UInt8(ascii: ".")
    let labels = host.last == dot ? host.dropLast() : host[...]
    var start = labels.endIndex
    while start > labels.startIndex {
      let before = labels.index(before: start)
      if labels[before] == dot { break }
      // Most names show near their end that they are none.
      guard labels[before] == UInt8(ascii: "x") || PercentEncoding.value(labels[before]) != nil else { return false }
      start = before
    }
    let last = labels[start...]
    if last.starts(with: "0x".utf8) { return last.dropFirst(2).allSatisfy { PercentEncoding.value($0) != nil } }
    return !last.isEmpty && last.allSatisfy(ByteSet.digit.contains)
  }
}
