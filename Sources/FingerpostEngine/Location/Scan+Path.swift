// The path of a text: segments between slashes, each decoded once.

extension Scan {
  /// Reads everything from the path on. A slash at the start of the path separates nothing.
  @inline(__always)
  mutating func readPath(from start: Int) throws(LinkError) {
    let colon =
      form == .scheme && ByteBlock.mayHoldMark(in: bytes, from: start, to: end) ? try refuseUserInfo(from: start) : nil
    try readSegments(from: start)
    if let colon { try checkColon(at: colon) }
    if pathEnd < end { try readQuery() }
  }

  /// Refuses a raw "@" in the authority: the part before it looks like the host, but is not.
  ///
  /// - Returns: where the first raw ":" stands in it.
  @discardableResult
  func refuseUserInfo(from start: Int) throws(LinkError) -> Int? {
    var (offset, colon) = (start, Int?.none)
    while offset < end, !endsSegment(text[offset]) {
      if text[offset] == UInt8(ascii: "@") { throw LinkError(.malformed(.userInfo), at: offset) }
      if colon == nil, text[offset] == UInt8(ascii: ":") { colon = offset }
      offset &+= 1
    }
    return colon
  }

  /// Refuses a raw ":" in the authority, where other readers look for a port, unless routes begin with this very segment: they
  /// alone may answer then.
  @inline(never)
  private mutating func checkColon(at offset: Int) throws(LinkError) {
    answering = unsafe origins.colons.routes(of: bytes[segments[0]])
    if answering == nil { throw LinkError(.malformed(.authorityColon), at: offset) }
  }

  @inline(__always)
  func endsSegment(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  /// Reads segments to the end of the path, of any length and with any bytes.
  private mutating func readSegments(from start: Int) throws(LinkError) {
    // The offset of the current segment.
    var from = start < end && text[start] == UInt8(ascii: "/") ? start &+ 1 : start
    var window = from
    reading: while window < end {
      // The copy of a short text has room for a block; decoding changed only parts that were read already.
      var stops = ByteBlock.stops(in: bytes, from: window, to: end)
      while stops != 0 {
        let stop = window &+ stops.trailingZeroBitCount
        stops &= stops &- 1
        if text[stop] == UInt8(ascii: "/") {
          try addSegment(Slice(from, stop), isLast: false)
          from = stop &+ 1
        } else if endsSegment(text[stop]) {
          if from < stop { try addSegment(Slice(from, stop), isLast: true) }
          pathEnd = stop
          return
        } else {
          let next = try readUnplain(from: from, stop: stop)
          guard let next else { return }
          (from, window) = (next, next)
          continue reading
        }
      }
      window &+= ByteBlock.window
    }
    if from < end { try addSegment(Slice(from, end), isLast: true) }
    pathEnd = end
  }

  /// Reads a segment with a byte that may need decoding, or must be refused.
  ///
  /// - Returns: the offset of the next segment; nil if this one is the last.
  @inline(never)
  private mutating func readUnplain(from: Int, stop: Int) throws(LinkError) -> Int? {
    var stop = stop
    while stop < end, !endsSegment(text[stop]) { stop += 1 }
    let isLast = stop == end || text[stop] != UInt8(ascii: "/")
    try checkRoom(at: from)
    let slice = try decode(Slice(from, stop))
    guard !isDotSegment(bytes[slice]) else { throw LinkError(.malformed(.dotSegment), at: from) }
    segments.append(slice)
    if isLast { pathEnd = stop }
    return isLast ? nil : stop + 1
  }

  /// Adds a segment that needs no decoding.
  @inline(__always)
  private mutating func addSegment(_ slice: Slice, isLast: Bool) throws(LinkError) {
    if slice.count == 0 {
      guard isLast || rules.isLenient(form) else { throw LinkError(.malformed(.emptySegment), at: Int(slice.start)) }
      return
    }
    try checkRoom(at: Int(slice.start))
    if slice.count <= 2, isDotSegment(text[slice]) { throw LinkError(.malformed(.dotSegment), at: Int(slice.start)) }
    segments.append(slice)
  }

  @inline(__always)
  func checkRoom(at offset: Int) throws(LinkError) {
    guard segments.count < rules.limits.segments else {
      throw LinkError(.tooManySegments(limit: rules.limits.segments), at: offset)
    }
  }
}

// Compact text: raw segments separated by colons.

extension Scan {
  /// Slices keep the colons between them, so that a run of segments is one slice.
  mutating func readCompact() throws(LinkError) {
    let refused = CompactText.firstRefused(in: text)
    guard unsafe origins.compact >= 0 else {
      // A pasted link may begin with an invisible byte: report that, not an unknown origin.
      if let refused, refused.fault != .backslash, refused.fault != .unprintable {
        throw LinkError(.malformed(refused.fault), at: refused.offset)
      }
      throw foreign
    }
    if let refused {
      throw LinkError(.malformed(refused.fault == .control ? .control : .unprintable), at: refused.offset)
    }
    if !isUTF8 { try checkUTF8() }
    unsafe takeSource(origins.compact)
    pathEnd = end
    guard !ScriptScheme.begins(text) else { throw LinkError(.malformed(.script), at: 0) }
    var (from, offset) = (0, 0)
    while offset <= end {
      if offset == end || text[offset] == UInt8(ascii: ":") {
        let slice = Slice(from, offset)
        try checkRoom(at: from)
        guard !isDotSegment(text[slice]) else { throw LinkError(.malformed(.dotSegment), at: from) }
        segments.append(slice)
        from = offset + 1
      }
      offset += 1
    }
  }

  /// The error of a text that comes from no origin: a script is no link of anybody, so that nobody passes it on.
  var foreign: LinkError {
    LinkError(ScriptScheme.begins(text) ? .malformed(.script) : .unknownOrigin, at: 0)
  }
}

package enum CompactText {
  /// Whether no compact text can carry this text.
  package static func refuses(_ text: Bytes) -> Bool { firstRefused(in: text) != nil }

  /// The first byte that compact text cannot hold: it has no escapes for what is refused raw.
  static func firstRefused(in text: Bytes) -> (fault: LinkError.Malformation, offset: Int)? {
    for offset in text.indices {
      if text[offset] == UInt8(ascii: " ") { return (.unprintable, offset) }
      let next = offset + 1 < text.count ? text[offset + 1] : 0
      if let fault = RawByte.fault(text[offset], before: next) { return (fault, offset) }
    }
    return nil
  }
}
