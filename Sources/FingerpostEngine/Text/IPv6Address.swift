/// The text between the brackets of a host.
enum IPv6Address {
  /// `IPv6address` of RFC 3986 §3.2.2: eight groups, of which `::` stands for one or more zeros.
  static func isAddress(_ text: ArraySlice<UInt8>) -> Bool {
    let colon = UInt8(ascii: ":")
    let gap = text.indices.dropLast().first { text[$0] == colon && text[$0 + 1] == colon }
    guard let gap else { return groups(text, mayEndInIPv4: true) == 8 }
    guard let before = groups(text[..<gap], mayEndInIPv4: false),
      let after = groups(text[(gap + 2)...], mayEndInIPv4: true)
    else { return false }
    return before + after < 8
  }

  /// The number of groups of 16 bits; nil if anything else is among them.
  private static func groups(_ text: ArraySlice<UInt8>, mayEndInIPv4: Bool) -> Int? {
    if text.isEmpty { return 0 }
    let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let isLastIPv4 = mayEndInIPv4 && parts.last.map(isIPv4) == true
    guard (isLastIPv4 ? parts.dropLast() : parts[...]).allSatisfy(isGroup) else { return nil }
    return isLastIPv4 ? parts.count + 1 : parts.count
  }

  private static func isGroup(_ text: ArraySlice<UInt8>) -> Bool {
    (1...4).contains(text.count) && text.allSatisfy { PercentEncoding.value($0) != nil }
  }

  /// Four numbers from 0 to 255 in their shortest spelling.
  private static func isIPv4(_ text: ArraySlice<UInt8>) -> Bool {
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        (1...3).contains(part.count) && IntegerText.number(part, atMost: 255) != nil
          && (part.count == 1 || part.first != UInt8(ascii: "0"))
      }
  }
}
