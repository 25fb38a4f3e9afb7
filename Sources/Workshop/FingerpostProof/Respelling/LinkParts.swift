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
  /// The text as a part of a fragment, with every byte escaped at which one is cut.
  package var escapedInFragment: String { PercentEncoding.encode(self, bare: .inFragment) }

  /// The text without escapes; nil if no link may hold it.
  ///
  ///     "a%20b".unescaped   // "a b"
  package var unescaped: String? {
    let bytes = Array(utf8)
    return try? PercentEncoding.decoded(bytes, Slice(0, bytes.count))
  }
}

extension Unicode.Scalar {
  /// Why a name cannot hold it, if it is hidden.
  package var hiddenMessage: String {
    "a name cannot hold \(codePoint), which is invisible or changes the text around it"
  }
}
