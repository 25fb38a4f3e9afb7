// The origin of a text: spelled as the table spells it, or in another way.

extension Scan {
  @inline(__always)
  mutating func read(asTarget: Bool) throws(LinkError) {
    if text[0] == UInt8(ascii: "/") {
      try readBarePath(asTarget: asTarget)
    } else if let origin = unsafe origins.beginnings.spelled(before: bytes, to: end) {
      takeSource(origin.form, origin.origins, prefixEnd: origin.count)
      try readPath(from: origin.count, isAuthority: origin.form == .scheme)
    } else {
      try readSpelledOut()
    }
  }

  private mutating func readBarePath(asTarget: Bool) throws(LinkError) {
    let fitting = unsafe asTarget ? origins.beginnings.target : origins.beginnings.path
    // A browser takes "//" for the start of a host. Lenient rules for paths take it for an empty segment.
    if end > 1, text[1] == UInt8(ascii: "/"), fitting == 0 || !rules.isLenient(.path) {
      throw LinkError(.malformed(.protocolRelative), at: 1)
    }
    guard fitting != 0 else { throw LinkError(.unknownOrigin, at: 0) }
    takeSource(.path, fitting)
    try readPath(from: 0)
  }

  /// Reads an origin in capitals, with a port, or below a wildcard; or compact text, which has none.
  @inline(never)
  private mutating func readSpelledOut() throws(LinkError) {
    var colon = 0
    while colon < end, ByteSet.scheme.contains(text[colon]) { colon += 1 }
    let hasScheme = colon < end && text[colon] == UInt8(ascii: ":") && ByteSet.letter.contains(text[0])
    guard hasScheme else { return try readCompact() }
    let slash = UInt8(ascii: "/")
    if colon + 2 < end, text[colon + 1] == slash, text[colon + 2] == slash {
      return try readSchemed(lowercase(Slice(0, colon)))
    }
    let (scheme, slashes) = (text[Slice(0, colon)], text[Slice(colon + 1, end)].prefix { $0 == slash }.count)
    let fitting = unsafe origins.mask(ofScheme: scheme, slashes: slashes)
    if fitting == 0 {
      if unsafe origins.namesScheme(scheme) { throw LinkError(.malformed(.slashesAfterScheme), at: colon + 1) }
      return try readCompact()
    }
    try readPath(of: fitting, from: colon + 1)
  }

  /// Reads the path behind a custom scheme.
  private mutating func readPath(of fitting: UInt64, from start: Int, isAuthority: Bool = false) throws(LinkError) {
    takeSource(unsafe origins.checked[fitting.trailingZeroBitCount].form, fitting)
    try readPath(from: start, isAuthority: isAuthority)
  }

  private mutating func readSchemed(_ scheme: Slice) throws(LinkError) {
    let start = scheme.count + 3
    guard CheckedOrigin.isWebScheme(bytes[scheme]) else {
      if unsafe origins.hasOwnHosts, try readOwnHost(scheme) { return }
      let fitting = unsafe origins.mask(ofScheme: bytes[scheme], slashes: 2)
      guard fitting != 0 else { throw foreign }
      return try readPath(of: fitting, from: start, isAuthority: true)
    }
    var (stop, userInfo) = (start, Int?.none)
    while stop < end, !endsSegment(text[stop]) {
      if text[stop] == UInt8(ascii: "\\") { throw LinkError(.malformed(.backslash), at: stop) }
      if text[stop] == UInt8(ascii: "@"), userInfo == nil { userInfo = stop }
      stop &+= 1
    }
    if let userInfo { throw LinkError(.malformed(.userInfo), at: userInfo) }
    let authority = lowercase(Slice(start, stop))
    let host = Slice(start, start + CheckedOrigin.endOfHost(bytes[authority]))
    if let (fault, at) = CheckedOrigin.fault(ofHost: bytes[host]) { throw LinkError(.malformed(fault), at: start + at) }
    let isSecure = bytes[scheme].isEqual(to: CheckedOrigin.https)
    guard let port = CheckedOrigin.port(bytes[Slice(Int(host.end), stop)], isSecure: isSecure) else {
      throw LinkError(.malformed(.port), at: Int(host.end) + 1)
    }
    let isAddress = bytes[start] == UInt8(ascii: "[")
    let fit =
      unsafe isAddress
      ? CheckedOrigin.written(Array(bytes[host])).withBytes {
        unsafe origins.beginnings.fit($0, isSecure: isSecure, port: port)
      }
      : origins.beginnings.fit(bytes[host], isSecure: isSecure, port: port)
    guard let fit else { throw LinkError(.unknownOrigin, at: start) }
    ownHost = OwnHost(scheme: scheme, host: host, port: port)
    takeSource(fit.form, fit.origins)
    if fit.captured > 0 {
      try checkRoom(at: start)
      segments.append(Slice(start, start + fit.captured))
    }
    try readPath(from: stop)
  }

  /// Reads a link with a host of the table behind a custom scheme.
  ///
  /// - Returns: false if it has no such host.
  private mutating func readOwnHost(_ scheme: Slice) throws(LinkError) -> Bool {
    let start = scheme.count + 3
    let stop = endOfSegment(from: start)
    let host = lowercase(Slice(start, stop))
    let fitting = unsafe origins.mask(ofHost: bytes[host], scheme: bytes[scheme])
    if fitting == 0 {
      restore(host)
      return false
    }
    takeSource(.web, fitting, prefixEnd: stop)
    try readPath(from: stop)
    return true
  }

  // MARK: Segments between slashes, each decoded once

  /// Reads everything from the path on. A slash at the start of the path separates nothing.
  ///
  /// - Parameter isAuthority: whether an authority comes first, which is a segment.
  @inline(__always)
  mutating func readPath(from start: Int, isAuthority: Bool = false) throws(LinkError) {
    let colon =
      isAuthority && ByteBlock.mayHoldMark(in: bytes, from: start, to: end) ? try refuseUserInfo(from: start) : nil
    try readSegments(from: start)
    if let colon { try checkColon(at: colon) }
    if form == .scheme, unsafe origins.hasOwnHosts { try refuseHost(at: start) }
    if pathEnd < end { try readQuery() }
  }

  /// Refuses a raw "@" in the authority: the part before it looks like the host, but is not.
  ///
  /// - Returns: where the first raw ":" stands in it.
  private func refuseUserInfo(from start: Int) throws(LinkError) -> Int? {
    let authority = text[Slice(start, endOfSegment(from: start))]
    if let at = authority.firstIndex(of: UInt8(ascii: "@")) { throw LinkError(.malformed(.userInfo), at: start + at) }
    return authority.firstIndex(of: UInt8(ascii: ":")).map { start + $0 }
  }

  /// Refuses a raw ":" in the authority, where other readers look for a port, unless routes begin with this very segment: they
  /// alone may answer then.
  @inline(never)
  private mutating func checkColon(at offset: Int) throws(LinkError) {
    hasRawColon = true
    guard unsafe origins.colons.mayBegin(with: bytes[segments[0]]) else {
      throw LinkError(.malformed(.authorityColon), at: offset)
    }
  }

  /// Refuses a first segment that is a host of the scheme: right behind `//` and without escapes it would be read as one.
  @inline(never)
  private func refuseHost(at offset: Int) throws(LinkError) {
    if segments.count > 0, unsafe origins.isHost(bytes[segments[0]], of: fitting) {
      throw LinkError(.malformed(.ownHost), at: offset)
    }
  }

  @inline(__always)
  func endsSegment(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  private func endOfSegment(from start: Int) -> Int {
    var stop = start
    while stop < end, !endsSegment(text[stop]) { stop &+= 1 }
    return stop
  }

  /// Reads segments to the end of the path, of any length and with any bytes.
  private mutating func readSegments(from start: Int) throws(LinkError) {
    // The offset of the current segment.
    var from = start < end && text[start] == UInt8(ascii: "/") ? start &+ 1 : start
    var window = from
    reading: while window < end {
      // The copy of a short text has room for a block; decoding changed only parts that were read already.
      look(at: ByteBlock.window)
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
    let stop = endOfSegment(from: stop)
    look(at: stop - from)
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
    try appendSegment(slice)
  }

  /// Adds a segment with the bytes of the text.
  @inline(__always)
  private mutating func appendSegment(_ slice: Slice) throws(LinkError) {
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

  // MARK: Compact text: raw segments separated by colons

  /// Slices keep the colons between them, so that a run of segments is one slice.
  mutating func readCompact() throws(LinkError) {
    let refused = CompactText.firstRefused(in: text)
    guard unsafe origins.compact != 0 else {
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
    unsafe takeSource(.compact, origins.compact)
    pathEnd = end
    guard !ScriptScheme.begins(text) else { throw LinkError(.malformed(.script), at: 0) }
    var from = 0
    for offset in 0...end where offset == end || text[offset] == UInt8(ascii: ":") {
      try appendSegment(Slice(from, offset))
      from = offset + 1
    }
  }

  /// The error of a text that comes from no origin: a script is never a link, so no caller passes it on.
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
