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
    var groups: [UInt16] = []
    for part in last == nil ? parts[...] : parts.dropLast() {
      guard let group = group(part) else { return nil }
      groups.append(group)
    }
    guard let last else { return groups }
    return groups + stride(from: 0, to: 4, by: 2).map { UInt16(last[$0]) << 8 | UInt16(last[$0 + 1]) }
  }

  private static func group(_ text: ArraySlice<UInt8>) -> UInt16? {
    guard (1...4).contains(text.count) else { return nil }
    var group: UInt16 = 0
    for digit in text {
      guard let value = PercentEncoding.value(digit) else { return nil }
      group = group << 4 | UInt16(value)
    }
    return group
  }
}
