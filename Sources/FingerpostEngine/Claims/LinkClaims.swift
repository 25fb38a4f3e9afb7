/// What a file of a platform claims: the web links that open an app. The first claim that a link matches decides.
///
///     // apple-app-site-association: {"/": "/help/*", "exclude": true}, {"/": "/*"}
///     claims.first(path: "/help/7", query: nil, fragment: nil)   // 0, an exclusion
package struct LinkClaims: Sendable, Hashable {
  /// One pattern. All of its parts must match.
  package struct Claim: Sendable, Hashable {
    /// What every item of a key must be; one that is missing counts as empty.
    package struct Item: Sendable, Hashable {
      package let key: String
      package let value: Spelling

      package init(key: String, value: Spelling) { (self.key, self.value) = (key, value) }
    }

    package var path = Spelling.optional(.anything)
    package var items: [Item] = []
    /// What the query is as a whole; one that is missing counts as empty.
    package var query: Spelling?
    /// What the fragment is; one that is missing counts as empty.
    package var fragment: Spelling?
    /// Whether a fragment that is missing does not match.
    package var needsFragment = false
    /// Whether its links do not open the app.
    package var isExclusion = false
    /// Whether it is compared with decoded text; otherwise an escape is three characters.
    package var isDecoded = false

    package init() {}

    var asksForPathAlone: Bool { items.isEmpty && query == nil && fragment == nil && !needsFragment }
  }

  package var claims: [Claim]
  /// Whether links with an escaped slash in their path are compared; a platform may take it for a slash.
  package var comparesEscapedSlash = true

  package init(_ claims: [Claim]) { self.claims = claims }

  /// The index of the first claim that a link matches.
  ///
  /// - Parameters: the raw text of the parts of a link, without `?` and `#`.
  package func first(path: String, query: String?, fragment: String?) -> Int? {
    let link = ClaimedText(path: path, query: query, fragment: fragment)
    return claims.firstIndex { $0.matches(link, path: nil) }
  }
}

/// The parts of a link that claims look at.
struct ClaimedText {
  let path: String
  let query: String?
  let fragment: String?
  /// The items of the query, raw.
  let items: [(key: String, value: String)]

  init(path: String, query: String?, fragment: String?) {
    (self.path, self.query, self.fragment) = (path, query, fragment)
    items = (query ?? "").split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return (parts[0], parts.count == 2 ? parts[1] : "")
    }
  }

  /// As `https://host` is followed by it.
  var text: String { path + (query.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? "") }
}

extension LinkClaims.Claim {
  /// - Parameter known: whether the path matches, where the caller knows.
  func matches(_ link: ClaimedText, path known: Bool?) -> Bool {
    func reads(_ spelling: Spelling, _ raw: String) -> Bool { spelling.reads(isDecoded ? Self.decoded(raw) : raw) }
    return known ?? reads(path, link.path)
      && items.allSatisfy { item in
        let values = link.items.filter { Self.decoded($0.key) == item.key }.map(\.value)
        return values.isEmpty ? item.value.reads("") : values.allSatisfy { reads(item.value, $0) }
      }
      && query.map { reads($0, link.query ?? "") } ?? true && fragment.map { reads($0, link.fragment ?? "") } ?? true
      && !(needsFragment && link.fragment == nil)
  }

  /// A text without escapes; what is no escape stays as it is.
  private static func decoded(_ raw: String) -> String {
    let bytes = Array(raw.utf8)
    return (try? PercentEncoding.decoded(bytes, Slice(0, bytes.count))) ?? raw
  }
}

extension Spelling {
  /// Whether the expression is all of a text.
  package func reads(_ text: String) -> Bool {
    let machine = Machine([self])
    var standing = machine.start
    for scalar in text.unicodeScalars { standing = machine.next(standing) { $0.characters.contains(scalar) } }
    return standing.contains { machine.end($0) != nil }
  }
}
