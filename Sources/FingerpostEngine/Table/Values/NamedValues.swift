/// The parameters of one template by their names, without a table: what a payload binds to.
///
/// Which branches of groups are taken is found from the names that have values.
package struct NamedValues: Sendable {
  private let outline: Outline
  private let custom: CustomTypes
  /// Whether every location has the same segments and items, so that values have a place each and nothing to choose.
  package let isStraight: Bool
  /// Nothing in any parameter.
  package let blank: [Captured]

  package init(_ template: Template, types: [CustomType]) {
    custom = CustomTypes(types: Dictionary(types.map { ($0.name, $0) }) { first, _ in first })
    outline = Outline(template, custom: custom)
    isStraight = outline.groupCount == 0 && outline.slots.allSatisfy { $0.defaultText == nil }
    blank = Array(repeating: .absent, count: outline.slots.count)
  }

  /// What each parameter goes by: its name, or its place from `"1"`.
  package var names: [String] { outline.slots.indices.map(outline.name) }

  /// The captures that hold these values.
  package func captures(_ values: [String: Captured]) throws(PrintError) -> Captures {
    try outline.captures(values, custom: custom)
  }
}
