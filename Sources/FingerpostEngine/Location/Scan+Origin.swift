// The origin of a text: spelled as the table spells it, or in another way.

extension Scan {
  @inline(__always)
  mutating func read(asTarget: Bool) throws(LinkError) {
    if text[0] == UInt8(ascii: "/") {
      try readBarePath(asTarget: asTarget)
    } else if let origin = unsafe origins.beginnings.spelled(before: bytes, to: end) {
      takeSource(origin.source)
      try readPath(from: origin.count)
    } else {
      try readSpelledOut()
    }
  }

  private mutating func readBarePath(asTarget: Bool) throws(LinkError) {
    let source = unsafe asTarget ? origins.target : origins.path
    // A browser takes "//" for the start of a host. Lenient rules for paths take it for an empty segment.
    if end > 1, text[1] == UInt8(ascii: "/"), source < 0 || !rules.isLenient(.path) {
      throw LinkError(.malformed(.protocolRelative), at: 1)
    }
    guard source >= 0 else { throw LinkError(.unknownOrigin, at: 0) }
    takeSource(source)
    try readPath(from: 0)
  }

  /// Reads an origin in capitals, with a port, or below a wildcard; or compact text, which has none.
  @inline(never)
  private mutating func readSpelledOut() throws(LinkError) {
    var colon = 0
    while colon < end, ByteSet.scheme.contains(text[colon]) { colon += 1 }
    let hasScheme = colon < end && text[colon] == UInt8(ascii: ":") && ByteSet.letter.contains(text[0])
    guard hasScheme else { return try readCompact() }
    let scheme = text[Slice(0, colon)]
    if colon + 2 < end, text[colon + 1] == UInt8(ascii: "/"), text[colon + 2] == UInt8(ascii: "/") {
      return try readSchemed(lowercase(Slice(0, colon)))
    }
    if unsafe origins.namesScheme(scheme) { throw LinkError(.malformed(.slashesAfterScheme), at: colon + 1) }
    try readCompact()
  }

  private mutating func readSchemed(_ scheme: Slice) throws(LinkError) {
    let start = scheme.count + 3
    guard CheckedOrigin.isWebScheme(bytes[scheme]) else {
      let source = unsafe origins.source(ofScheme: bytes[scheme])
      guard source >= 0 else { throw foreign }
      takeSource(source)
      return try readPath(from: start)
    }
    var stop = start
    while stop < end, !endsSegment(text[stop]) {
      if text[stop] == UInt8(ascii: "\\") { throw LinkError(.malformed(.backslash), at: stop) }
      stop += 1
    }
    try refuseUserInfo(from: start)
    let authority = lowercase(Slice(start, stop))
    let host = Slice(start, start + CheckedOrigin.endOfHost(bytes[authority]))
    if let (fault, at) = CheckedOrigin.fault(ofHost: bytes[host]) { throw LinkError(.malformed(fault), at: start + at) }
    let isSecure = bytes[scheme].elementsEqual(CheckedOrigin.https)
    guard let port = CheckedOrigin.port(bytes[Slice(Int(host.end), stop)], isSecure: isSecure) else {
      throw LinkError(.malformed(.port), at: Int(host.end) + 1)
    }
    let isAddress = bytes[start] == UInt8(ascii: "[")
    let fit =
      unsafe isAddress
      ? origins.fit(scheme: bytes[scheme], host: CheckedOrigin.written(bytes[host]), port: port)
      : origins.fit(scheme: bytes[scheme], host: bytes[host], port: port)
    guard let fit else { throw LinkError(.unknownOrigin, at: start) }
    takeSource(OwnHost(scheme: scheme, host: host, port: port, fit: fit))
    if fit.captured > 0 {
      try checkRoom(at: start)
      segments.append(Slice(start, start + fit.captured))
    }
    try readPath(from: stop)
  }
}
