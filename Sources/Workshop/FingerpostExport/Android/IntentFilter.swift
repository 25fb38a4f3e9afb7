internal import FingerpostEngine

/// An `<intent-filter>`: which links open an activity.
///
/// As the platform reads it: a link must have one of the schemes, one of the hosts and one of the paths, so that the `<data>`
/// elements of one filter make a cross product. A filter without a host looks at the scheme alone, one without paths and groups
/// at the scheme and the host. Of groups the first that matches decides; a path beside groups is enough by itself. One of the
/// addresses (`ssp…`) is enough beside the scheme, whatever the hosts and paths; if none matches, the hosts decide, and a filter
/// without hosts takes nothing. A filter with a type takes no link of a browser, because links have no type.
package struct IntentFilter: Sendable, Hashable {
  /// A host, `*` before the end of one, or `*`; nil as a port is any port.
  package struct Host: Sendable, Hashable {
    package let name: String
    package let port: Int?

    package init(_ name: String, port: Int? = nil) { (self.name, self.port) = (name, port) }

    func matches(_ link: AndroidLink) -> Bool {
      if let port, port != link.port { return false }
      let (host, name) = (link.host.lowercased(), name.lowercased())
      return name.hasPrefix("*") ? host.hasSuffix(name.dropFirst()) : host == name
    }
  }

  /// A `<uri-relative-filter-group>` (API 35): all of its patterns must match, each a part of the link.
  package struct Group: Sendable, Hashable {
    package var isAllowed = true
    package var paths: [AndroidPattern] = []
    /// Each must match one item of the query: `key=value`.
    package var queries: [AndroidPattern] = []
    package var fragments: [AndroidPattern] = []

    init(paths: [AndroidPattern] = []) { self.paths = paths }

    /// Whether it asks for nothing, and matches nothing.
    var isEmpty: Bool { paths.isEmpty && queries.isEmpty && fragments.isEmpty }

    func matches(_ link: AndroidLink) -> Bool {
      !isEmpty && paths.allSatisfy { $0.matches(link.path) } && takesEnd(of: link)
    }

    /// Whether it takes the query and the fragment of a link.
    func takesEnd(of link: AndroidLink) -> Bool {
      queries.allSatisfy { pattern in link.items.contains { pattern.matches($0) } }
        && fragments.allSatisfy { pattern in link.fragment.map(pattern.matches) ?? false }
    }
  }

  /// Whether the system checks that the hosts name the app in their assetlinks.json.
  package var isVerified = false
  package var actions = [viewAction]
  package var categories = [defaultCategory, browsableCategory]
  package var schemes: [String] = []
  package var hosts: [Host] = []
  package var paths: [AndroidPattern] = []
  package var groups: [Group] = []
  /// What may come after the scheme and its colon, up to the fragment: `ssp`, `sspPrefix` and so on.
  package var addresses: [AndroidPattern] = []
  /// `mimeType`.
  package var types: [String] = []
  /// Values that stand elsewhere: in the build file, or among the resources.
  var unknowns: [UnknownValue] = []
  /// What a comment before it says.
  package var comment = ""
  /// Where it begins; nil for one that was not read.
  var position: DocumentPosition?

  package init() {}

  static let viewAction = "android.intent.action.VIEW"
  static let defaultCategory = "android.intent.category.DEFAULT"
  static let browsableCategory = "android.intent.category.BROWSABLE"

  /// Whether links of other apps and of browsers reach it.
  package var opensLinks: Bool { actions.contains(Self.viewAction) && categories.contains(Self.browsableCategory) }

  package func matches(_ link: AndroidLink) -> Bool {
    guard schemes.contains(link.scheme), types.isEmpty else { return false }
    if addresses.contains(where: { $0.matches(link.address) }) { return true }
    if hosts.isEmpty { return addresses.isEmpty }
    guard hosts.contains(where: { $0.matches(link) }) else { return false }
    if paths.isEmpty && groups.isEmpty { return true }
    return paths.contains { $0.matches(link.path) }
      || groups.first { $0.matches(link) }?.isAllowed ?? false
  }

  /// Equal if it is written the same, wherever it stands.
  package static func == (left: IntentFilter, right: IntentFilter) -> Bool { left.lines == right.lines }

  package func hash(into hasher: inout Hasher) { hasher.combine(lines) }
}

/// A link in the parts that Android compares: all but the scheme without escapes.
package struct AndroidLink: Sendable, Hashable {
  package let scheme: String
  package let host: String
  package let port: Int?
  package let path: String
  package let fragment: String?
  /// What stands between the colon of the scheme and the fragment.
  package let address: String
  /// The items of the query, which are parted after it lost its escapes: `%26` parts two items, too.
  package let items: [String]

  /// Nil if the link has no scheme, or no `//` after it.
  package init?(_ text: String) {
    typealias Part = Substring.UTF8View
    func decoded(_ part: Part) -> String { String(Substring(part)).unescaped ?? String(Substring(part)) }
    /// What precedes a separator, and what follows it.
    func cut(_ text: Part, at separator: Unicode.Scalar) -> (Part, Part?) {
      guard let index = text.firstIndex(of: UInt8(ascii: separator)) else { return (text, nil) }
      return (text[..<index], text[text.index(after: index)...])
    }
    let (beginning, fragment) = cut(text[...].utf8, at: "#")
    let (front, query) = cut(beginning, at: "?")
    let (scheme, rest) = cut(front, at: ":")
    guard let rest, rest.starts(with: "//".utf8) else { return nil }
    let place = rest.dropFirst(2)
    let slash = place.firstIndex(of: UInt8(ascii: "/")) ?? place.endIndex
    let authority = place[..<slash]
    let name = authority.lastIndex(of: UInt8(ascii: "@")).map { authority[authority.index(after: $0)...] } ?? authority
    let (host, port) = cut(name, at: ":")
    self.scheme = String(Substring(scheme))
    self.host = decoded(host)
    self.port = port.flatMap { Int(Substring($0)) }
    path = decoded(place[slash...])
    items =
      query.map(decoded).map { query in
        let items = query.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
        return
          (items.count > 1 ? items : query.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false))
          .map { String(Substring($0)) }
      } ?? []
    self.fragment = fragment.map(decoded)
    address = decoded(beginning[beginning.index(after: scheme.endIndex)...])
  }
}
