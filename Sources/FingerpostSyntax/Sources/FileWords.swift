/// What the bytes of a file tell before it is parsed.
struct FileWords {
  /// Whether it may hold a `@Routes` enum.
  private(set) var routes = false
  /// Whether it may make an enum, or a protocol, routable.
  private(set) var routable = false
  /// Whether it may make a type a parameter.
  private(set) var parameter = false

  /// What the words begin with; most files have none of it.
  private static let beginning = Array("Rout".utf8)

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "R")) {
      rest = bytes[start...]
      if rest.starts(with: Self.beginning) {
        routes = routes || rest.starts(with: "Routes".utf8)
        routable = routable || rest.starts(with: "Routable".utf8)
        parameter = parameter || rest.starts(with: "RouteParameter".utf8)
      }
      rest = rest.dropFirst()
    }
  }

  private static let keywords = ["enum", "extension", "struct", "class", "actor", "typealias"].map { Array($0.utf8) }

  /// Whether a file may declare or extend a type of one of these names.
  static func declares(_ names: Set<String>, in bytes: [UInt8]) -> Bool {
    let names = Set(names.map { Array($0.utf8)[...] })
    var (start, isName) = (0, false)
    while start < bytes.count {
      let end = bytes[start...].firstIndex { !Nesting.isWord($0) } ?? bytes.count
      if end > start {
        let word = bytes[start..<end]
        if isName, names.contains(word) { return true }
        // The name of an extended type may have several parts.
        isName = isName && end < bytes.count && bytes[end] == UInt8(ascii: ".") || keywords.contains { $0[...] == word }
        start = end
      } else {
        start += 1
      }
    }
    return false
  }
}
