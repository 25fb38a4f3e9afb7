/// What routing sees of a link: the origin, the segments, the query items and the fragment, all decoded.
///
///     let location = try Location(parsing: "appscheme://users/ann%2Flee?tab=posts", origins: [.scheme("appscheme")])
///     location.segments   // ["users", "ann/lee"]
///     location.query      // [tab=posts]
///     try location.print()  // "appscheme://users/ann%2Flee?tab=posts"
///
/// It is a copy to inspect a link with: matching works on the text itself.
public struct Location: Sendable {
  /// One `key=value` of a query, decoded.
  public struct QueryItem: Sendable, Hashable, CustomStringConvertible {
    /// The part before the first `=`.
    public var key: String
    /// The part after it; empty if there is no `=`.
    public var value: String

    /// A query item.
    public init(key: String, value: String) { (self.key, self.value) = (key, value) }

    /// `key=value`, as decoded.
    public var description: String { "\(key)=\(value)" }
  }

  /// The origin of a link, or the one to print it for.
  package struct Source: Sendable, Equatable {
    package let form: TextForm
    /// The text before the first segment: `appscheme://`, `https://social.example`, or nothing. If the first segment is captured
    /// from the host, `*` is in its place: `https://*.example.com`.
    package internal(set) var prefix: String
    /// The origins of the table that this source belongs to, one bit each.
    package let origins: UInt64
  }

  package let source: Source
  /// The path's segments, decoded; empty at the root.
  public let segments: [String]
  /// The query's items in the order of the text.
  public let query: [QueryItem]
  /// What follows `#`, decoded; nil if there is no `#`.
  public let fragment: String?
  /// What follows `#` as it is in a link; nil if only the decoded text counts, because no route reads parts of it.
  package var spelledFragment: String?
  /// Whether the last segment is a raw rest.
  private var isRaw = false

  /// The location of no text.
  static let nowhere = Location(source: Source(form: .path, prefix: "", origins: 0), segments: [])

  package init(source: Source, segments: [String], query: [QueryItem] = [], fragment: String? = nil) {
    (self.source, self.segments, self.query, self.fragment) = (source, segments, query, fragment)
  }

  package init(_ scan: borrowing Scan) {
    let bytes = scan.bytes
    source = scan.source
    segments = (0..<scan.segmentCount).map { bytes.string(scan.segments[$0]) }
    query = (0..<scan.itemCount).map {
      QueryItem(key: bytes.string(scan.items[$0].key), value: bytes.string(scan.items[$0].value))
    }
    fragment = scan.fragment.map { bytes.string($0) }
    spelledFragment = scan.cut.isWhole ? nil : scan.spelledFragment
    isRaw = scan.isRaw
  }

  // MARK: Text ↔ location

  /// Reads a text that belongs to one of `origins`.
  ///
  /// Inverse of ``print()``: what prints reads back equal.
  ///
  /// - Parameters:
  ///   - text: the text of a link.
  ///   - origins: the first 64 valid ones count; an invalid one is ignored.
  ///   - rules: how links are spelled.
  /// - Throws: ``LinkError``, with the byte at which reading stopped.
  public init(parsing text: String, origins: [Origin], rules: TextRules = TextRules()) throws(LinkError) {
    try self.init(parsing: text, origins: OriginSet(origins), rules: rules)
  }

  package init(parsing text: String, origins: OriginSet, rules: TextRules, asTarget: Bool = false) throws(LinkError) {
    self = try text.withBytes { (bytes) throws(LinkError) in
      try Scan.read(bytes, origins, rules, asTarget: asTarget) { scan in Location(scan) }
    }
  }

  /// The text of this location, with every byte that needs it escaped.
  package func written() throws(Unprintable) -> String {
    var writer = LinkWriter(source)
    for segment in isRaw ? segments.dropLast() : segments[...] { segment.withInlineBytes { writer.put(segment: $0) } }
    if isRaw { segments.last?.withInlineBytes { writer.put(rawRest: $0) } }
    for item in query {
      item.key.withInlineBytes { key in item.value.withInlineBytes { writer.put(key: key, value: $0) } }
    }
    if let spelledFragment {
      spelledFragment.withInlineBytes { writer.put(spelledFragment: $0) }
    } else {
      fragment?.withInlineBytes { writer.put(fragment: $0) }
    }
    try writer.finish()
    return writer.bytes.bytes.string
  }

  /// The text of a bare path with these segments and items; nil if no text can carry them.
  package static func path(_ segments: [String], query: [QueryItem]) -> String? {
    try? Location(source: nowhere.source, segments: segments, query: query).written()
  }
}

extension Location.QueryItem {
  /// Equal if the bytes are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.key.isIdentical(to: right.key) && left.value.isIdentical(to: right.value)
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    key.hashBytes(into: &hasher)
    value.hashBytes(into: &hasher)
  }
}

extension Location: Hashable {
  /// Equal if the source is the same, and segments, items and fragment are equal byte for byte.
  public static func == (left: Location, right: Location) -> Bool {
    left.source.form == right.source.form && left.source.prefix == right.source.prefix
      && left.segments.elementsEqual(right.segments) { $0.isIdentical(to: $1) } && left.query == right.query
      && left.fragment.map { Array($0.utf8) } == right.fragment.map { Array($0.utf8) }
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source.prefix)
    for segment in segments { segment.hashBytes(into: &hasher) }
    hasher.combine(query)
    fragment?.hashBytes(into: &hasher)
  }
}

package func isDotSegment(_ bytes: some Collection<UInt8>) -> Bool {
  bytes.count <= 2 && !bytes.isEmpty && bytes.allSatisfy { $0 == UInt8(ascii: ".") }
}

/// Why no text can carry a location.
package enum Unprintable: Error, Sendable, Hashable, CustomStringConvertible {
  case emptySegment, dotSegment, control, compactControl, compactQuery, noHost, hostName, hostNumber
  case script, scriptLink, rawRest, compactRest

  /// What cannot be printed, and why.
  package var description: String { explained.message }

  var kind: FaultKind { explained.kind }

  private var explained: (kind: FaultKind, message: String) {
    switch self {
    case .emptySegment: (.unprintableEmptySegment, "a segment cannot be empty")
    case .dotSegment: (.unprintableDotSegment, "\".\" and \"..\" cannot be segments of a link")
    case .control: (.unprintableControl, "a link cannot contain NUL, CR or LF")
    case .compactControl:
      (.unprintableCompactByte, "compact text cannot contain spaces, control characters or backslashes")
    case .compactQuery: (.unprintableCompactQuery, "compact text cannot carry a query or a fragment")
    case .rawRest:
      (
        .unprintableRawRest,
        "the raw rest of a link must be spelled as a URL: escape spaces, '\"', \"<\", \">\" and letters beyond ASCII, "
          + "and remove backslashes, control characters and broken escapes"
      )
    case .compactRest: (.unprintableCompactRest, "compact text cannot carry a raw rest of a link")
    case .noHost: (.unprintableNoHost, "this origin needs a first segment as the host")
    case .hostName:
      (
        .unprintableHost,
        "the first segment is the host here: it may contain lower-case letters, digits, \"-\" and \"_\", "
          + "with single dots between them"
      )
    case .hostNumber:
      (
        .unprintableHostNumber,
        "the first segment is the whole host: if it ends in a number, it must be four numbers from 0 to 255"
      )
    case .script:
      (.scriptValue, "a script is not a value: it must not begin with \"javascript:\", \"vbscript:\" or \"data:\"")
    case .scriptLink: (.linkScript, "a script is not a link")
    }
  }
}
