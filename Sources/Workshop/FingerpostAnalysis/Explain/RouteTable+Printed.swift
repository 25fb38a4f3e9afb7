extension RouteTable {
  /// Whether every link of a route is its own canonical text if its path is printed as usual: see ``isPrintedPath(_:)``. The
  /// path must be straight, without mixed segments, query, fragment, aliases and deprecation, not gone, and its types spelled one way.
  package func printsAsRead(_ route: Int) -> Bool {
    let (program, template) = (programs[route], routes[route].template)
    let record = program.record
    return record.isPlain && !record.ignoresCase && record.groupCount == 0 && record.wildcardCount == 0
      && record.fragment == nil && program.allSteps.isEmpty && aliases(of: route).count == 1 && template.flags.isPrinted
      && (0..<program.slotCount).allSatisfy { program.type($0).isSpelledOneWay }
  }

  /// Whether a text is a bare path as printed: without query, fragment and escapes, with bare bytes only, and without empty
  /// segments.
  @unsafe package static func isPrintedPath(_ link: UnsafeBufferPointer<UInt8>) -> Bool {
    let (slash, isBare) = (UInt8(ascii: "/"), isBareInSegment)
    guard unsafe link.count > 0 && link[0] == slash else { return false }
    var wasSlash = true
    var index = 1
    while index < link.count {
      let byte = unsafe link[index]
      let isSlash = byte == slash
      guard isSlash ? !wasSlash : isBare[Int(byte)] else { return false }
      wasSlash = isSlash
      index &+= 1
    }
    return !wasSlash || link.count == 1
  }

  /// Of each byte, whether it is bare in a segment.
  private static let isBareInSegment = (UInt8.min...UInt8.max).map(ByteSet.segment.contains)
}
