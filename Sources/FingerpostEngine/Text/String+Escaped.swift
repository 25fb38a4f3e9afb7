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

  /// The text without escapes; nil if no link may hold it.
  ///
  ///     "a%20b".unescaped   // "a b"
  package var unescaped: String? {
    let bytes = Array(utf8)
    return try? PercentEncoding.decoded(bytes, Slice(0, bytes.count))
  }
}
