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
    let scheme = text.prefix { ByteSet.scheme.contains($0) }.map(lowercased)
    let isSchemed = scheme.count < text.count && text[scheme.count] == UInt8(ascii: ":") && OriginRule.isScheme(scheme)
    if first == UInt8(ascii: "/") {
      self = try reader.barePath(asTarget: asTarget)
    } else if isSchemed, text[(scheme.count + 1)...].starts(with: "//".utf8) {
      self = try reader.schemed(scheme)
    } else if isSchemed, OriginRule.isWebScheme(scheme) || origins.rules.contains(where: { $0.scheme == scheme }) {
      throw LinkError(.malformed(.slashesAfterScheme), at: scheme.count + 1)
    } else {
      self = try reader.compact()
    }
  }
}

/// Text to location, from the left to the right.
struct LocationReader {
  let text: [UInt8]
  let origins: OriginSet
  let rules: TextRules

  func barePath(asTarget: Bool) throws(LinkError) -> Location {
    let mask = origins.mask { $0.form == .path || asTarget && $0.form == .web }
    // A browser would ask another host for it; whoever reads paths leniently has chosen to.
    if text.starts(with: "//".utf8), mask == 0 || !rules.isLenient(.path) {
      throw LinkError(.malformed(.protocolRelative), at: 1)
    }
    guard mask != 0 else { throw LinkError(.unknownOrigin, at: 0) }
    return try path(from: 0, source: Location.Source(form: .path, prefix: "", origins: mask))
  }

  func schemed(_ scheme: [UInt8]) throws(LinkError) -> Location {
    let start = scheme.count + 3
    guard OriginRule.isWebScheme(scheme) else {
      let mask = origins.mask { $0.form == .scheme && $0.scheme == scheme }
      guard mask != 0 else { throw LinkError(.unknownOrigin, at: 0) }
      let prefix = String(decoding: scheme, as: UTF8.self) + "://"
      return try path(from: start, source: Location.Source(form: .scheme, prefix: prefix, origins: mask))
    }
    let authority = authority(from: start)
    if let backslash = authority.firstIndex(of: UInt8(ascii: "\\")) {
      throw LinkError(.malformed(.backslash), at: backslash)
    }
    try refuseUserInfo(in: authority)
    let (host, colon) = OriginRule.split(authority.map(lowercased))
    if let (fault, at) = OriginRule.fault(ofHost: host) { throw LinkError(.malformed(fault), at: start + at) }
    guard let port = OriginRule.port(authority[(start + colon)...], scheme: scheme) else {
      throw LinkError(.malformed(.port), at: start + colon + 1)
    }
    if let (source, count) = origins.capture(scheme: scheme, host: host, port: port) {
      return try path(from: authority.endIndex, source: source, captured: start..<start + count)
    }
    guard let source = origins.plain(scheme: scheme, host: host, port: port) else {
      throw LinkError(.unknownOrigin, at: start)
    }
    return try path(from: authority.endIndex, source: source)
  }

  private func authority(from start: Int) -> ArraySlice<UInt8> {
    text[start...].prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
  }

  /// What stands before a raw "@" looks like where a link leads, and is not.
  private func refuseUserInfo(in authority: ArraySlice<UInt8>) throws(LinkError) {
    if let at = authority.firstIndex(of: UInt8(ascii: "@")) { throw LinkError(.malformed(.userInfo), at: at) }
  }

  /// Everything from the path on. The slash that parts it from what stands before is no separator.
  ///
  /// - Parameter captured: the part of the host that is the first segment, where it is not empty.
  private func path(
    from start: Int, source: Location.Source, captured: Range<Int> = 0..<0
  ) throws(LinkError) -> Location {
    if source.form == .scheme { try refuseUserInfo(in: authority(from: start)) }
    var location = Location(source: source)
    location.bytes.reserveCapacity(text.count - start)
    if !captured.isEmpty { try host(captured, into: &location) }
    let end = text[start...].firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? text.count
    let isLenient = rules.isLenient(source.form)
    var from = start < end && text[start] == UInt8(ascii: "/") ? start + 1 : start
    while from < end {
      let to = text[from..<end].firstIndex(of: UInt8(ascii: "/")) ?? end
      if from < to {
        try segment(from..<to, into: &location)
      } else if !isLenient {
        throw LinkError(.malformed(.emptySegment), at: from)
      }
      from = to + 1
    }
    location.pathEnd = Int32(clamping: end)
    try queryAndFragment(from: end, into: &location)
    return location
  }

  /// A host has no escapes, and is the same in capitals.
  private func host(_ range: Range<Int>, into location: inout Location) throws(LinkError) {
    try checkRoom(behind: location.segmentSlices.count, at: range.lowerBound)
    location.bytes += text[range].map(lowercased)
    location.segmentSlices.append(Location.Slice(start: 0, end: Int32(clamping: range.count)))
    location.segmentOffsets.append(Int32(clamping: range.lowerBound))
  }

  func checkRoom(behind count: Int, at offset: Int) throws(LinkError) {
    guard count < rules.limits.segments else {
      throw LinkError(.tooManySegments(limit: rules.limits.segments), at: offset)
    }
  }

  private func segment(_ range: Range<Int>, into location: inout Location) throws(LinkError) {
    try checkRoom(behind: location.segmentSlices.count, at: range.lowerBound)
    let slice = try decode(range, into: &location)
    guard !isDotSegment(location.bytes[slice.range]) else {
      throw LinkError(.malformed(.dotSegment), at: range.lowerBound)
    }
    location.segmentSlices.append(slice)
    location.segmentOffsets.append(Int32(clamping: range.lowerBound))
  }

  private func queryAndFragment(from start: Int, into location: inout Location) throws(LinkError) {
    let hash = text[start...].firstIndex(of: UInt8(ascii: "#")) ?? text.count
    var from = start + 1
    while from < hash {
      let to = text[from..<hash].firstIndex(of: UInt8(ascii: "&")) ?? hash
      if from < to {
        guard location.queryKeys.count < rules.limits.queryItems else {
          throw LinkError(.tooManyQueryItems(limit: rules.limits.queryItems), at: from)
        }
        location.queryOffsets.append(Int32(clamping: from))
        let equals = text[from..<to].firstIndex(of: UInt8(ascii: "=")) ?? to
        location.queryKeys.append(try decode(from..<equals, isQuery: true, into: &location))
        location.queryValues.append(try decode(min(equals + 1, to)..<to, isQuery: true, into: &location))
      }
      from = to + 1
    }
    if hash < text.count { location.fragmentSlice = try decode(hash + 1..<text.count, into: &location) }
  }

  private func decode(
    _ range: Range<Int>, isQuery: Bool = false, into location: inout Location
  ) throws(LinkError) -> Location.Slice {
    let start = location.bytes.count
    let plusIsSpace = isQuery && rules.plus == .form
    try PercentEncoding.decode(text.span, range, plusIsSpace: plusIsSpace, into: &location.bytes)
    return Location.Slice(
      start: Int32(clamping: start), end: Int32(clamping: location.bytes.count))
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
    for (index, (key, value)) in zip(location.queryKeys, location.queryValues).enumerated() {
      text.append(UInt8(ascii: index == 0 ? "?" : "&"))
      try write(location, key, bare: .query, into: &text)
      text.append(UInt8(ascii: "="))
      try write(location, value, bare: .query, into: &text)
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
