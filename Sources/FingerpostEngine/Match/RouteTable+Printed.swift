// Links that are their own canonical text, recognised by their bytes.

extension RouteTable {
  /// Whether each link that a route reads, and whose path says the values in the bytes that it is printed in, is its own canonical
  /// text: see ``isPrintedPath(_:)``. Nothing is to choose, neither between parts of the template nor between routes.
  package func printsAsRead(_ route: Int) -> Bool {
    let (program, template) = (programs[route], routes[route].template)
    let record = program.record
    return record.isPlain && record.groupCount == 0 && record.wildcardCount == 0 && record.fragment == nil
      && (0..<program.variantCount).allSatisfy { program.steps($0).isEmpty }
      && aliases(of: route).count == 1 && template.flags.deprecation == nil
      && (0..<program.slotCount).allSatisfy { program.type($0).isSpelledOneWay }
  }

  /// Whether a text is a bare path as links are printed: without a query and a fragment, nothing escaped that can stand bare, nothing
  /// bare that is to be escaped, no segment empty.
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
