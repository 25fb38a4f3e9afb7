// The origin of a text that begins with none as the table spells it: in capitals, with a port, of a host below a wildcard.

extension LocationReader {
  func spelledOut() throws(LinkError) -> Location {
    let scheme = text.prefix { ByteSet.scheme.contains($0) }.map(lowercased)
    let isSchemed = scheme.count < text.count && text[scheme.count] == UInt8(ascii: ":") && OriginRule.isScheme(scheme)
    if isSchemed, text[(scheme.count + 1)...].starts(with: "//".utf8) { return try schemed(scheme) }
    if isSchemed, OriginRule.isWebScheme(scheme) || origins.rules.contains(where: { $0.scheme == scheme }) {
      throw LinkError(.malformed(.slashesAfterScheme), at: scheme.count + 1)
    }
    return try compact()
  }

  private func schemed(_ scheme: [UInt8]) throws(LinkError) -> Location {
    let start = scheme.count + 3
    guard OriginRule.isWebScheme(scheme) else {
      guard let source = origins.source(ofScheme: scheme) else { throw LinkError(.unknownOrigin, at: 0) }
      return try path(from: start, source: source)
    }
    let authority = text[start...].prefix { !ends($0) }
    if let backslash = authority.firstIndex(of: UInt8(ascii: "\\")) {
      throw LinkError(.malformed(.backslash), at: backslash)
    }
    try refuseUserInfo(from: start)
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
}
