extension Template {
  /// Where the parts of a template stand in the text that it was read from, in bytes. Equal templates may have other ranges.
  package struct Ranges: Sendable {
    package struct Parameter: Sendable {
      /// All of it: `{id:int=1}`, `:int`.
      package let whole: Range<Int>
      /// Its name; empty where it has none.
      package let name: Range<Int>
      /// Its type, with the colon; empty where it states none.
      package let type: Range<Int>

      /// What tells it from others: its name, or its type.
      package var own: Range<Int> { name.isEmpty ? type : name }
    }

    /// Each parameter, in the order of ``Template/parameters``.
    package internal(set) var parameters: [Parameter] = []
    /// Where a query, a fragment or flags first begin; nil where there are none.
    package internal(set) var pathEnd: Int?
    /// Each value of `overlaps=`, in order.
    package internal(set) var overlaps: [Range<Int>] = []

    package init() {}
  }

  /// Reads the text of a template, and tells where its parts stand.
  package init(_ text: String, ranges: inout Ranges) throws(TemplateError) {
    var cursor = TemplateCursor(text)
    cursor.ranges = Ranges()
    try self.init(reading: &cursor, limit: TemplateCursor.maximumBytes)
    ranges = cursor.ranges ?? ranges
  }
}

extension TemplateCursor {
  /// What is no path begins here.
  mutating func notePathEnd() { if ranges?.pathEnd == nil { ranges?.pathEnd = index } }
}
