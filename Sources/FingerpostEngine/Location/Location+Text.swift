// Text ↔ location. Reading splits raw bytes first and decodes every part once; writing encodes every part once.

extension Location {
  /// Reads a text that comes from one of `origins`.
  ///
  /// Inverse of ``print()``: what prints reads back equal.
  ///
  /// - Parameter origins: the first 64 count; one that is none counts as one not listed.
  /// - Throws: ``LinkError``, with the byte at which reading stopped.
  public init(parsing text: String, origins: [Origin], rules: TextRules = TextRules()) throws(LinkError) {
    try self.init(parsing: Self.bytes(of: text, within: rules.limits), origins: OriginSet(origins), rules: rules)
  }

  /// The text of this location, with every byte that needs it escaped.
  ///
  /// - Throws: ``UnprintableError`` where no text could be read back as this location.
  public func print() throws(UnprintableError) -> String { try LocationWriter.write(self) }

  static func bytes(of text: String, within limits: Limits) throws(LinkError) -> [UInt8] {
    guard text.utf8.count <= limits.bytes else {
      throw LinkError(.tooLong(limit: limits.bytes), at: max(0, limits.bytes))
    }
    return Array(text.utf8)
  }

  /// Reads a text; `asTarget` reads a bare path whether or not `.path` is listed, as the target of a web request.
  init(parsing text: [UInt8], origins: OriginSet, rules: TextRules, asTarget: Bool = false) throws(LinkError) {
    guard text.count <= rules.limits.bytes else {
      throw LinkError(.tooLong(limit: rules.limits.bytes), at: max(0, rules.limits.bytes))
    }
    guard let first = text.first else { throw LinkError(.malformed(.empty), at: 0) }
    let reader = LocationReader(text: text, origins: origins, rules: rules)
    if first == UInt8(ascii: "/") {
      self = try reader.barePath(asTarget: asTarget)
    } else if let (source, end) = origins.source(before: text) {
      self = try reader.path(from: end, source: source)
    } else {
      self = try reader.spelledOut()
    }
  }
}

/// Text to location, from the left to the right.
struct LocationReader {
  let text: [UInt8]
  let origins: OriginSet
  let rules: TextRules
  private let plain = ByteSet.plain

  init(text: [UInt8], origins: OriginSet, rules: TextRules) {
    (self.text, self.origins, self.rules) = (text, origins, rules)
  }

  func barePath(asTarget: Bool) throws(LinkError) -> Location {
    let source = asTarget ? origins.target : origins.path
    // A browser would ask another host for it; whoever reads paths leniently has chosen to.
    if text.count > 1, text[1] == UInt8(ascii: "/"), source == nil || !rules.isLenient(.path) {
      throw LinkError(.malformed(.protocolRelative), at: 1)
    }
    guard let source else { throw LinkError(.unknownOrigin, at: 0) }
    return try path(from: 0, source: source)
  }

  /// What stands before a raw "@" where a host does looks like where a link leads, and is not.
  func refuseUserInfo(from start: Int) throws(LinkError) {
    var place = start
    while place < text.count, !ends(text[place]) {
      if text[place] == UInt8(ascii: "@") { throw LinkError(.malformed(.userInfo), at: place) }
      place += 1
    }
  }

  /// Everything from the path on. The slash that parts it from what stands before is no separator.
  ///
  /// - Parameter captured: the part of the host that is the first segment, where it is not empty.
  func path(
    from start: Int, source: Location.Source, captured: Range<Int> = 0..<0
  ) throws(LinkError) -> Location {
    if source.form == .scheme { try refuseUserInfo(from: start) }
    var location = Location(source: source, text: text)
    if !captured.isEmpty { try host(captured, into: &location) }
    let end = try segments(from: start, isLenient: rules.isLenient(source.form), into: &location)
    location.pathEnd = Int32(clamping: end)
    if end == text.count { return location }
    let hash = first(UInt8(ascii: "#"), in: end..<text.count)
    if end < hash { try query(end + 1..<hash, into: &location) }
    if hash < text.count { location.fragmentSlice = try decode(hash + 1..<text.count, into: &location) }
    return location
  }

  /// Reads segments up to where the path ends.
  private func segments(
    from start: Int, isLenient: Bool, into location: inout Location
  ) throws(LinkError) -> Int {
    location.segmentSlices.reserveCapacity(8)
    var from = start < text.count && text[start] == UInt8(ascii: "/") ? start + 1 : start
    while true {
      let special = plainEnd(of: from..<text.count)
      var to = special
      while to < text.count, !ends(text[to]) { to += 1 }
      let isLast = to == text.count || text[to] != UInt8(ascii: "/")
      if from < to {
        try segment(from..<to, isPlain: special == to, into: &location)
      } else if !isLast, !isLenient {
        throw LinkError(.malformed(.emptySegment), at: from)
      }
      if isLast { return to }
      from = to + 1
    }
  }

  /// Whether a byte ends a segment.
  func ends(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  /// A host has no escapes, and is the same in capitals.
  private func host(_ range: Range<Int>, into location: inout Location) throws(LinkError) {
    try checkRoom(behind: location.segmentSlices.count, at: range.lowerBound)
    let slice =
      text[range].contains(where: ByteSet.upperCase.contains)
      ? try location.move(from: range.lowerBound) { bytes throws(LinkError) in
        bytes += text[range].lazy.map(lowercased)
      } : Location.Slice(range)
    location.segmentSlices.append(slice)
  }

  func checkRoom(behind count: Int, at offset: Int) throws(LinkError) {
    guard count < rules.limits.segments else {
      throw LinkError(.tooManySegments(limit: rules.limits.segments), at: offset)
    }
  }

  /// - Parameter isPlain: nothing in it needs decoding.
  private func segment(_ range: Range<Int>, isPlain: Bool, into location: inout Location) throws(LinkError) {
    try checkRoom(behind: location.segmentSlices.count, at: range.lowerBound)
    var slice = Location.Slice(range)
    if !isPlain { slice = try decode(range, into: &location) }
    guard slice.range.count > 2 || !isDotSegment(location.bytes[slice.range]) else {
      throw LinkError(.malformed(.dotSegment), at: range.lowerBound)
    }
    location.segmentSlices.append(slice)
  }

  private func query(_ range: Range<Int>, into location: inout Location) throws(LinkError) {
    var from = range.lowerBound
    while from < range.upperBound {
      let to = first(UInt8(ascii: "&"), in: from..<range.upperBound)
      if from < to {
        guard location.querySlices.count < rules.limits.queryItems else {
          throw LinkError(.tooManyQueryItems(limit: rules.limits.queryItems), at: from)
        }
        let equals = first(UInt8(ascii: "="), in: from..<to)
        location.querySlices.append(
          Location.ItemSlices(
            key: try decode(from..<equals, isQuery: true, into: &location),
            value: try decode(min(equals + 1, to)..<to, isQuery: true, into: &location)))
      }
      from = to + 1
    }
  }

  /// What a part stands for, which stays where it is unless something in it needs decoding.
  private func decode(
    _ range: Range<Int>, isQuery: Bool = false, into location: inout Location
  ) throws(LinkError) -> Location.Slice {
    let plusIsSpace = isQuery && rules.plus == .form
    let isChanged = plusIsSpace && first(UInt8(ascii: "+"), in: range) < range.upperBound
    if !isChanged, plainEnd(of: range) == range.upperBound { return Location.Slice(range) }
    return try location.move(from: range.lowerBound) { bytes throws(LinkError) in
      try PercentEncoding.decode(text, range, plusIsSpace: plusIsSpace, into: &bytes)
    }
  }

  /// Where the first byte of a part stands that may not be what it looks like; the part's end where none does.
  private func plainEnd(of range: Range<Int>) -> Int {
    unsafe text.withUnsafeBufferPointer {
      unsafe plain.end(in: $0, from: range.lowerBound, to: range.upperBound)
    }
  }

  private func first(_ byte: UInt8, in range: Range<Int>) -> Int {
    text[range].firstIndex(of: byte) ?? range.upperBound
  }
}

/// Location to text.
enum LocationWriter {
  static func write(_ location: Location) throws(UnprintableError) -> String {
    if location.source.form == .compact { return try compact(location) }
    let inHost = location.source.form == .host ? 1 : 0
    var text = inHost == 1 ? try host(location) : Array(location.source.prefix.utf8)
    if location.source.form != .scheme, location.segmentSlices.count == inHost { text.append(UInt8(ascii: "/")) }
    for (index, slice) in location.segmentSlices.enumerated().dropFirst(inHost) {
      let isAuthority = location.source.form == .scheme && index == 0
      if !isAuthority { text.append(UInt8(ascii: "/")) }
      guard !slice.range.isEmpty else { throw UnprintableError(.emptySegment) }
      guard !isDotSegment(location.bytes[slice.range]) else { throw UnprintableError(.dotSegment) }
      try write(location, slice, bare: isAuthority ? .authority : .segment, into: &text)
    }
    for (index, item) in location.querySlices.enumerated() {
      text.append(UInt8(ascii: index == 0 ? "?" : "&"))
      try write(location, item.key, bare: .query, into: &text)
      text.append(UInt8(ascii: "="))
      try write(location, item.value, bare: .query, into: &text)
    }
    if let fragment = location.fragmentSlice {
      text.append(UInt8(ascii: "#"))
      try write(location, fragment, bare: .fragment, into: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The prefix, with the first segment in its place.
  private static func host(_ location: Location) throws(UnprintableError) -> [UInt8] {
    guard let slice = location.segmentSlices.first else { throw UnprintableError(.noHost) }
    let host = location.bytes[slice.range]
    guard OriginRule.isCapturable(host) else { throw UnprintableError(.hostName) }
    return location.source.prefix.utf8.flatMap { $0 == UInt8(ascii: "*") ? host : [$0] }
  }

  private static func write(
    _ location: Location, _ slice: Location.Slice, bare: ByteSet, into text: inout [UInt8]
  ) throws(UnprintableError) {
    guard !location.bytes[slice.range].contains(where: { $0 == 0 || $0 == 0x0A || $0 == 0x0D }) else {
      throw UnprintableError(.control)
    }
    PercentEncoding.encode(location.bytes[slice.range], bare: bare, into: &text)
  }
}

func isDotSegment(_ bytes: some Collection<UInt8>) -> Bool {
  bytes.count <= 2 && !bytes.isEmpty && bytes.allSatisfy { $0 == UInt8(ascii: ".") }
}
