/// A host in dotted decimal, and what browsers take for one.
package enum IPv4Address {
  /// Four numbers from 0 to 255 in their shortest spelling.
  static func isAddress(_ text: Bytes) -> Bool { text.count <= 15 && bytes(Array(text)[...]) != nil }

  /// The four numbers; nil for other text.
  static func bytes(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard text.count <= 15 else { return nil }
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let bytes = parts.compactMap { part -> UInt8? in
      guard (1...3).contains(part.count), part.count == 1 || part.first != UInt8(ascii: "0") else { return nil }
      return IntegerText.number(part, atMost: 255).map { UInt8(truncatingIfNeeded: $0) }
    }
    return parts.count == 4 && bytes.count == 4 ? bytes : nil
  }

  /// Whether a host in lower case ends in a number, and is not an address.
  ///
  /// Browsers refuse such a host, or take it for an address in one of many spellings (the URL standard, "ends in a number"):
  /// `0x7f.1`, `127.1` and `2130706433` are 127.0.0.1.
  package static func isMisspelled(_ host: Bytes) -> Bool {
    endsInNumber(host) && !isAddress(host)
  }

  /// Whether the last label is digits, or `0x` and hexadecimal digits. A dot at the end does not count.
  private static func endsInNumber(_ host: Bytes) -> Bool {
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
    if last.first == UInt8(ascii: "0"), last.dropFirst().first == UInt8(ascii: "x") {
      return last.dropFirst(2).allSatisfy { PercentEncoding.value($0) != nil }
    }
    return !last.isEmpty && last.allSatisfy(ByteSet.digit.contains)
  }
}

/// The address between the brackets of a host: `IPv6address` of RFC 3986 §3.2.2.
///
///     0:0:0:0:0:0:0:1    ::1
///     ::FFFF:127.0.0.1   ::ffff:7f00:1
struct IPv6Address {
  private let groups: [UInt16]

  /// Nil for any other text. `::` stands for one group of zeros, or more.
  init?(_ text: ArraySlice<UInt8>) {
    let colon = UInt8(ascii: ":")
    let gap = text.indices.dropLast().first { text[$0] == colon && text[$0 + 1] == colon }
    guard let gap else {
      guard let all = Self.groups(text, mayEndInIPv4: true), all.count == 8 else { return nil }
      groups = all
      return
    }
    guard let before = Self.groups(text[..<gap], mayEndInIPv4: false),
      let after = Self.groups(text[(gap + 2)...], mayEndInIPv4: true), before.count + after.count < 8
    else { return nil }
    groups = before + Array(repeating: 0, count: 8 - before.count - after.count) + after
  }

  /// The one spelling that browsers write: RFC 5952 §4, but with an IPv4 address as two groups.
  var text: String {
    var (run, longest) = (0..<0, 0..<0)
    for index in groups.indices where groups[index] == 0 {
      run = run.upperBound == index ? run.lowerBound..<index + 1 : index..<index + 1
      if run.count > max(1, longest.count) { longest = run }
    }
    func text(_ groups: ArraySlice<UInt16>) -> String {
      groups.map { String($0, radix: 16) }.joined(separator: ":")
    }
    if longest.isEmpty { return text(groups[...]) }
    return "\(text(groups[..<longest.lowerBound]))::\(text(groups[longest.upperBound...]))"
  }

  /// The groups of 16 bits; nil if anything else is among them.
  private static func groups(_ text: ArraySlice<UInt8>, mayEndInIPv4: Bool) -> [UInt16]? {
    if text.isEmpty { return [] }
    let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let last = mayEndInIPv4 ? parts.last.flatMap(IPv4Address.bytes) : nil
    let hexadecimal = last == nil ? parts[...] : parts.dropLast()
    let groups = hexadecimal.compactMap(group)
    guard groups.count == hexadecimal.count else { return nil }
    guard let last else { return groups }
    return groups + stride(from: 0, to: 4, by: 2).map { UInt16(last[$0]) << 8 | UInt16(last[$0 + 1]) }
  }

  private static func group(_ text: ArraySlice<UInt8>) -> UInt16? {
    let digits = text.compactMap(PercentEncoding.value)
    guard (1...4).contains(text.count), digits.count == text.count else { return nil }
    return digits.reduce(0) { $0 << 4 | UInt16($1) }
  }
}
