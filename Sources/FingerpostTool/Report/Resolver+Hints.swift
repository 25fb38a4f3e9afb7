import FingerpostEngine
import FingerpostRouteFile

// What a person most likely meant who asked for a link that leads nowhere.

extension Resolver {
  /// The methods that people write in small letters (RFC 9110 §9.3, RFC 5789).
  private static let methods: Set = ["get", "head", "post", "put", "patch", "delete", "options"]
  /// What comes along where a link is copied.
  private static let wrapping = Set(" \t\r\n\u{A0}\u{FEFF}\"'`<>“”‘’".unicodeScalars)

  /// What is said of a URL that looks like no link of any origin.
  static let compactHint = "; compact text needs the origin \":\""

  /// Methods are case-sensitive (RFC 9110 §9.1), and small letters a likely slip.
  func hint(_ method: String?, among allowed: [String]) -> String {
    guard let method, allowed.contains(method.uppercased()), !allowed.contains(method) else { return "" }
    return "; methods are case-sensitive, did you mean \(method.uppercased())?"
  }

  /// What is to be said of a URL besides what is wrong with it.
  func hint(_ url: String, _ method: String?, after error: LinkError) -> String {
    if let slip = Self.methodInSmallLetters(url) {
      return "; a method before a URL stands in capitals: \(slip.uppercased())"
    }
    if suggests, let meant = candidates(url, error).first(where: { (try? table.match($0, method: method)) != nil }) {
      return suggestion(meant)
    }
    // Compact text looks like no link of any origin, and so to read it must have been wished for.
    guard error.kind == .unknownOrigin, (try? Location(parsing: url, origins: [.compact])) != nil else { return "" }
    return Self.compactHint
  }

  private static func methodInSmallLetters(_ url: String) -> String? {
    guard let word = url.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).first,
      word.utf8.count < url.utf8.count, methods.contains(word.lowercased())
    else { return nil }
    return String(word)
  }

  /// The link without what was copied with it; where its origin is not known, with an origin of the table.
  private func candidates(_ url: String, _ error: LinkError) -> [String] {
    guard url.utf8.count <= table.options.text.limits.bytes else { return [] }
    let scalars = url.unicodeScalars
    let head = scalars.drop { Self.wrapping.contains($0) }
    let end = head.lastIndex { !Self.wrapping.contains($0) }.map { head.index(after: $0) } ?? head.startIndex
    let bare = String(head[..<end])
    var all = bare == url ? [] : [bare]
    guard error.kind == .unknownOrigin || error.kind == .malformed else { return all }
    if let rest = bare.after("http://") { return all + ["https://\(rest)"] }
    if bare.contains("://") { return all }
    let path = bare.after("/") ?? bare
    for origin in table.origins {
      switch origin {
      case .scheme, .web: all.append("\(origin)\(origin.description.hasSuffix("/") ? "" : "/")\(path)")
      case .path: all.append("/\(path)")
      case .compact: break
      }
    }
    return all + ["https://\(bare)"]
  }
}

extension String {
  fileprivate func after(_ prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
}
