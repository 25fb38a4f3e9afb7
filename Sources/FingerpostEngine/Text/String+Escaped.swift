// Parts of links for formats that are written beside the engine: escaped as the writer of links does it.

extension String {
  /// The text as one segment of a path.
  ///
  ///     "a b/c".escapedSegment   // "a%20b%2Fc"
  package var escapedSegment: String { PercentEncoding.encode(self, bare: .segment) }
  /// The text as a key or a value of a query.
  package var escapedQuery: String { PercentEncoding.encode(self, bare: .query) }
  /// The text as a fragment.
  package var escapedFragment: String { PercentEncoding.encode(self, bare: .fragment) }

  /// The text of a link with an escape for each letter that would not show as it is, so that a person can paste it; nil for
  /// compact text with such a letter, which has no escapes.
  ///
  ///     "app://users/a\u{202E}b".pasteable   // "app://users/a%E2%80%AEb"
  package var pasteable: String? {
    guard unicodeScalars.contains(where: \.isHidden) else { return self }
    guard hasPrefix("/") || contains("://") else { return nil }
    return unicodeScalars.map { $0.isHidden ? PercentEncoding.encode(String($0), bare: .segment) : String($0) }.joined()
  }

  /// The text without escapes; nil if no link may hold it.
  ///
  ///     "a%20b".unescaped   // "a b"
  package var unescaped: String? {
    let bytes = Array(utf8)
    return try? PercentEncoding.decoded(bytes, Slice(0, bytes.count))
  }
}
