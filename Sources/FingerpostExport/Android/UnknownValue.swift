/// A value of a filter that the manifest does not hold: a placeholder of the build, a resource, or a group of types.
struct UnknownValue: Sendable, Hashable {
  /// What of a filter depends on it.
  enum Part: Sendable, Hashable {
    case scheme, host, path, address, type
    /// The index of the group.
    case group(Int)
  }

  let part: Part
  /// As the manifest has it.
  let text: String
  /// What is said of it.
  let remark: DocumentError

  init(_ part: Part, _ attribute: XMLElement.Attribute) {
    (self.part, text) = (part, attribute.value)
    let reason =
      attribute.value.contains("${")
      ? "the build fills it in. Verify the merged manifest of a build"
      : attribute.name.hasSuffix(":mimeGroup") ? "the app sets its types while it runs" : "it is a resource"
    remark = attribute.error("\(attribute.name) is \"\(attribute.value)\", which is not compared: \(reason)")
      .asRemark(.leftOut)
  }

  /// Whether the value of an attribute stands elsewhere: `https://${hostName}`, `@string/host`, `?attr/host`.
  static func isReference(_ value: String) -> Bool {
    if let start = value.range(of: "${"), value[start.upperBound...].utf8.contains(UInt8(ascii: "}")) { return true }
    let name = value.utf8.dropFirst()
    switch value.utf8.first {
    case UInt8(ascii: "@"): return name.contains(UInt8(ascii: "/"))
    case UInt8(ascii: "?"):
      return !name.isEmpty
        && name.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || "_.:/".utf8.contains($0) }
    default: return false
    }
  }

  /// Whether it may be the host of a link: what stands before and behind placeholders is known.
  func mayBe(host: String) -> Bool {
    guard text.contains("${"), let first = text.range(of: "${") else { return true }
    let (start, host) = (text[..<first.lowerBound].lowercased(), host.lowercased())
    let end = text.utf8.lastIndex(of: UInt8(ascii: "}")).map { text[text.index(after: $0)...].lowercased() } ?? ""
    return (start.hasPrefix("*") || host.hasPrefix(start)) && host.hasSuffix(end)
  }
}

extension String {
  /// Where a text stands first. Foundation is not here.
  fileprivate func range(of text: String) -> Range<Index>? {
    let (own, other) = (utf8, Array(text.utf8))
    var start = own.startIndex
    while let index = own[start...].firstIndex(of: other[0]) {
      if own[index...].starts(with: other) { return index..<own.index(index, offsetBy: other.count) }
      start = own.index(after: index)
    }
    return nil
  }
}
