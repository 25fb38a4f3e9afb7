import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile

// What a person most likely meant who asked for a link that leads nowhere.

extension Resolver {
  /// The methods that people write in small letters (RFC 9110 §9.3, RFC 5789).
  private static let methods: Set = ["get", "head", "post", "put", "patch", "delete", "options"]

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
    let meant = suggests ? table.meant(by: url, after: error).filter(\.isLikely).compactMap(\.link) : []
    if let link = meant.first(where: { (try? table.match($0, method: method)) != nil }) { return suggestion(link) }
    // Compact text looks like no link of any origin, and so to read it must have been wished for.
    guard error.kind == .unknownOrigin, (try? Location(parsing: url, origins: [.compact])) != nil else { return "" }
    return Self.compactHint
  }

  static func methodInSmallLetters(_ url: String) -> String? {
    guard let word = url.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).first,
      word.utf8.count < url.utf8.count, methods.contains(word.lowercased())
    else { return nil }
    return String(word)
  }
}
