import FingerpostAnalysis
import FingerpostRouteFile

/// Several tables as one: an app may read the links of several enums, and its published files know only one set.
package struct JoinedTables {
  package let table: RouteTable
  package let parsedTables: [ParsedTable]

  /// Reads all of them; enums of `others` are a part of those that mount them.
  package init(_ sources: [TableSource], with others: [FileText] = [], in files: Files) throws(InputError) {
    parsedTables = try sources.map { (source) throws(InputError) in try source.parsed(in: files, with: others) }
    let tables = try parsedTables.map { (parsed) throws(InputError) in try parsed.table() }
    guard let first = tables.first else { throw .usage("a FILE with routes is missing") }
    if tables.count == 1 {
      table = first
      return
    }
    func rules(_ table: RouteTable) -> [AnyHashable] {
      [table.options.precedence, table.options.strictQuery, table.options.text]
    }
    if let other = tables.firstIndex(where: { rules($0) != rules(first) }) {
      throw .otherRules(parsedTables[other], than: parsedTables[0])
    }
    let origins = tables.flatMap(\.origins).uniqued
    var options = first.options
    options.types = tables.flatMap(\.options.types).uniqued(by: \.name)
    let routes = tables.flatMap { table in
      table.routes.enumerated().map { RouteTable.Route($1.name, $1.template, origins: table.origins(of: $0)) }
    }
    do {
      table = try RouteTable(routes, origins: origins, options: options)
    } catch {
      let faults = error.faults.map(\.description).joined(separator: "; ")
      throw .usage("the tables cannot be published as one: \(faults)")
    }
  }
}

extension InputError {
  /// Two tables with other options cannot be one: said of the second one, where its options stand.
  fileprivate static func otherRules(_ parsed: ParsedTable, than first: ParsedTable) -> InputError {
    guard let head = parsed.head else {
      return .usage("the tables have different options: they cannot be published as one")
    }
    return .faulty(
      path: parsed.title,
      RouteFileError([
        .init(
          kind: .malformed, line: head.line, text: head.text, offset: 0,
          message:
            "the options differ from those of \(first.title): tables that are published as one need the same options",
          code: FaultCode(.fileOptionsDiffer))
      ]))
  }
}
