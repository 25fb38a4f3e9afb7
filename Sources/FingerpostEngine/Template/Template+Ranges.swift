extension Template {
  /// The byte ranges of a template's parts in the text that it was read from. Equal templates may have other ranges.
  package struct Ranges: Sendable {
    package struct Parameter: Sendable {
      /// The whole parameter: `{id:int=1}`, `:int`.
      package let whole: Range<Int>
      /// Its name; empty if it has none.
      package let name: Range<Int>
      /// Its type with the colon; empty if it states none.
      package let type: Range<Int>

      /// Its default without the `=`; nil if it states none.
      package var defaultValue: Range<Int>? {
        let start = type.upperBound + 1
        return start < whole.upperBound ? start..<whole.upperBound - 1 : nil
      }

      /// What distinguishes it from other parameters: its name, or else its type.
      package var own: Range<Int> { name.isEmpty ? type : name }
    }

    /// Each parameter, in the order of ``Template/parameters``.
    package internal(set) var parameters: [Parameter] = []
    /// The offset of the first query, fragment or flags; nil if there are none.
    package internal(set) var pathEnd: Int?
    /// Each value of `overlaps=`, in order.
    package internal(set) var overlaps: [Range<Int>] = []

    package init() {}
  }

  /// Reads the text of a template, and reports the ranges of its parts.
  package init(_ text: String, ranges: inout Ranges) throws(TemplateError) {
    var cursor = TemplateCursor(text)
    cursor.ranges = Ranges()
    try self.init(reading: &cursor, limit: TemplateCursor.maximumBytes)
    ranges = cursor.ranges ?? ranges
  }
}

extension TemplateCursor {
  /// Notes that the path ends here.
  mutating func notePathEnd() { if ranges?.pathEnd == nil { ranges?.pathEnd = index } }
}
