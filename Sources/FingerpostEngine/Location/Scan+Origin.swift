// What a text begins with: an origin as the table spells it, or one that is spelled in a way of its own.

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
    // A browser would ask another host for it; whoever reads paths leniently has chosen to.
    if end > 1, text[1] == UInt8(ascii: "/"), source < 0 || !rules.isLenient(.path) {
      throw LinkError(.malformed(.protocolRelative), at: 1)
    }
    guard source >= 0 else { throw LinkError(.unknownOrigin, at: 0) }
    takeSource(source)
    try readPath(from: 0)
  }

  /// In capitals, with a port, of a host below a wildcard; or no origin at all, as compact text.
  @inline(never)
  private mutating func readSpelledOut() throws(LinkError) {
    var colon = 0
    while colon < end, ByteSet.scheme.contains(text[colon]) { colon += 1 }
    let hasScheme = colon < end && text[colon] == UInt8(ascii: ":") && ByteSet.letter.contains(text[0])
    guard hasScheme else { return try readCompact() }
    let scheme = text[Slice(0, colon)]
    if colon + 2 < end, text[colon + 1] == UInt8(ascii: "/"), text[colon + 2] == UInt8(ascii: "/") {
      return try readSchemed(scheme.map(lowercased), Array(text[Slice(0, end)]))
    }
    if unsafe origins.namesScheme(scheme) { throw LinkError(.malformed(.slashesAfterScheme), at: colon + 1) }
    try readCompact()
  }

  private mutating func readSchemed(_ scheme: [UInt8], _ bytes: [UInt8]) throws(LinkError) {
    let start = scheme.count + 3
    guard OriginRule.isWebScheme(scheme) else {
      let source = unsafe origins.source(ofScheme: scheme)
      guard source >= 0 else { throw LinkError(.unknownOrigin, at: 0) }
      takeSource(source)
      return try readPath(from: start)
    }
    let authority = bytes[start...].prefix { !endsSegment($0) }
    if let backslash = authority.firstIndex(of: UInt8(ascii: "\\")) {
      throw LinkError(.malformed(.backslash), at: backslash)
    }
    try refuseUserInfo(from: start)
    let (host, colon) = OriginRule.split(authority.map(lowercased))
    if let (fault, at) = OriginRule.fault(ofHost: host) { throw LinkError(.malformed(fault), at: start + at) }
    guard let port = OriginRule.port(authority[(start + colon)...], scheme: scheme) else {
      throw LinkError(.malformed(.port), at: start + colon + 1)
    }
    if let (source, count) = unsafe origins.capture(scheme: scheme, host: host, port: port) {
      takeSource(source)
      if count > 0 {
        try checkRoom(at: start)
        segments.append(lowercase(Slice(start, start + count)))
      }
    } else if let source = unsafe origins.plain(scheme: scheme, host: host, port: port) {
      takeSource(source)
    } else {
      throw LinkError(.unknownOrigin, at: start)
    }
    try readPath(from: authority.endIndex)
  }
}
