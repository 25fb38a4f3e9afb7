/// The parameters of one template by their names, without a table: what a payload binds to.
///
/// Which branches of groups are taken is found from the names that have values.
package struct NamedValues: Sendable {
  private let program: Program
  private let custom: CustomTypes
  /// Whether every location has the same segments and items, so that each value has one parameter and nothing to choose.
  package let isStraight: Bool
  /// Nothing in any parameter.
  package let blank: [Captured]

  package init(_ template: Template, types: [CustomType]) {
    custom = CustomTypes(types: Dictionary(types.map { ($0.name, $0) }) { first, _ in first })
    var writer = ProgramWriter(custom, isCompact: false)
    writer.add(template, origins: 0, method: 0)
    program = Programs(writer)[0]
    isStraight = program.record.groupCount == 0 && template.parameters.allSatisfy { $0.defaultText == nil }
    blank = Array(repeating: .absent, count: program.slotCount)
  }

  /// What each parameter goes by: its name, or its number from `"1"`.
  package var names: [String] { program.names }

  /// The captures that hold these values.
  package func captures(_ values: [String: Captured]) throws(PrintError) -> Captures {
    try program.captures(values, custom: custom)
  }
}
