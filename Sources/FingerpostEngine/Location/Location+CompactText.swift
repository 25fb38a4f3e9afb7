// Compact text ↔ location: segments parted by colons, raw.

extension LocationReader {
  /// Compact text is raw: its slices keep the colons between them, so that a run of segments is one slice too.
  func compact() throws(LinkError) -> Location {
    guard let source = origins.compact else {
      // Nobody sees what a pasted link begins with.
      if let (fault, at) = RawByte.firstFault(in: text), fault != .backslash {
        throw LinkError(.malformed(fault), at: at)
      }
      throw LinkError(.unknownOrigin, at: 0)
    }
    if let at = CompactText.firstRefused(in: text) {
      let isForbidden = text[at] == 0 || text[at] == 0x0A || text[at] == 0x0D
      throw LinkError(.malformed(isForbidden ? .control : .unprintable), at: at)
    }
    if let bad = UTF8Rule.firstInvalid(in: text[...]) { throw LinkError(.malformed(.utf8), at: bad) }
    let scheme = text.prefix { $0 != UInt8(ascii: ":") }
    if scheme.count < text.count, OriginRule.isScript(scheme) { throw LinkError(.malformed(.script), at: 0) }
    var location = Location(source: source, text: text)
    location.pathEnd = Int32(clamping: text.count)
    var from = 0
    while from <= text.count {
      let to = text[from...].firstIndex(of: UInt8(ascii: ":")) ?? text.count
      try checkRoom(behind: location.segmentSlices.count, at: from)
      guard !isDotSegment(text[from..<to]) else { throw LinkError(.malformed(.dotSegment), at: from) }
      location.segmentSlices.append(Location.Slice(from..<to))
      from = to + 1
    }
    return location
  }
}

extension LocationWriter {
  static func compact(_ location: Location) throws(UnprintableError) -> String {
    guard location.querySlices.isEmpty, location.fragmentSlice == nil else { throw UnprintableError(.compactQuery) }
    let text = Array(location.segmentSlices.map { location.bytes[$0.range] }.joined(separator: [UInt8(ascii: ":")]))
    guard CompactText.firstRefused(in: text) == nil else { throw UnprintableError(.compactControl) }
    guard location.segmentSlices.first?.range.isEmpty == false else { throw UnprintableError(.emptySegment) }
    return String(decoding: text, as: UTF8.self)
  }
}

enum CompactText {
  /// The first byte that has no place in compact text: without escapes, what is refused raw cannot be said at all.
  static func firstRefused(in text: [UInt8]) -> Int? {
    let space = text.firstIndex(of: UInt8(ascii: " "))
    let fault = RawByte.firstFault(in: text)?.offset
    return [space, fault].compactMap(\.self).min()
  }
}
