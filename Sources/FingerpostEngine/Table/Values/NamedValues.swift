/// The parameters of one template by their names, without a table: what a payload binds to.
///
/// Which branches of groups are taken is found from the names that have values.
package struct NamedValues: Sendable {
  private let program: Program
  private let custom: CustomTypes

  package init(_ template: Template, types: [CustomType]) {
    custom = CustomTypes(types: Dictionary(types.map { ($0.name, $0) }) { first, _ in first })
    var writer = ProgramWriter(custom, isCompact: false)
    writer.add(template, origins: 0, method: 0)
    program = Programs(writer)[0]
  }

  /// The captures that hold these values.
  package func captures(_ values: [String: Captured]) throws(PrintError) -> Captures {
    try program.captures(values, custom: custom)
  }
}
