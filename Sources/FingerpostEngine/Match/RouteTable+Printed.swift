// Recognises links that are their own canonical text by their bytes.

extension RouteTable {
  /// Whether every link of a route is its own canonical text if its path is printed as usual: see ``isPrintedPath(_:)``. The
  /// path must be straight, without mixed segments, query, fragment, aliases and deprecation, not gone, and its types spelled one way.
  package func printsAsRead(_ route: Int) -> Bool {
    let (program, template) = (programs[route], routes[route].template)
    let record = program.record
    return record.isPlain && record.groupCount == 0 && record.wildcardCount == 0 && record.fragment == nil
      && (0..<program.variantCount).allSatisfy { program.steps($0).isEmpty }
      && aliases(of: route).count == 1 && template.flags.isPrinted
      && (0..<program.slotCount).allSatisfy { program.type($0).isSpelledOneWay }
  }

  /// Whether a text is a bare path as printed: without query, fragment and escapes, with bare bytes only, and without empty
  /// segments.
  @unsafe package static func isPrintedPath(_ link: UnsafeBufferPointer<UInt8>) -> Bool {
    let (slash, bare) = (UInt8(ascii: "/"), BareBytes.all)
    guard unsafe link.count > 0 && link[0] == slash else { return false }
    var wasSlash = true
    var index = 1
    while index < link.count {
      let byte = unsafe link[index]
      let isSlash = byte == slash
      guard isSlash ? !wasSlash : bare.contains(byte, .segment) else { return false }
      wasSlash = isSlash
      index &+= 1
    }
    return !wasSlash || link.count == 1
  }
}
