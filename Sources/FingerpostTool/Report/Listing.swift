import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile

/// Routes of a table, as a list to read or to keep.
struct Listing {
  let reading: TableReading
  let table: RouteTable
  let routes: [RouteTable.Route]
  private let aliasRoles: [RouteTable.Route: AliasRole]

  init(_ reading: TableReading, table: RouteTable, routes: [RouteTable.Route]) {
    self.reading = reading
    self.table = table
    self.routes = routes
    aliasRoles = table.aliasRoles
  }

  /// A table of a document that is kept: one route a line.
  func write(to json: inout JSON) {
    TableLock.Table(table, enumName: reading.enumName, file: reading.file).write(routes, to: &json)
  }

  /// Rows of every column for programs. People get a heading, the origins before it, and no column that says nothing.
  func text(_ style: Style) -> String {
    let shared = style.isAligned ? sharedOrigins : nil
    var columns = columns(besides: shared)
    if style.isAligned { columns = columns.filter { column in routes.contains { column.saysSomething($0) } } }
    var rows = Columns()
    if style.isAligned { rows.add(columns.map { .init($0.heading, .quiet) }) }
    for route in routes { rows.add(columns.map { $0.cell(route) }) }
    let origins = shared.map { "\(style("ORIGINS", .quiet))  \(Self.text($0).visible)\n\n" } ?? ""
    return origins + rows.text(style)
  }

  /// The origins of all the routes listed, or else those of the table, from which a few routes differ.
  private var sharedOrigins: [Origin] {
    let origins = Set(routes.map { $0.origins(in: table) })
    return origins.count == 1 ? origins.first ?? [] : table.origins
  }

  /// What is said of each route.
  private struct Column {
    let heading: String
    var role = Style.Role.plain
    /// What says nothing.
    var silence = ""
    let text: (RouteTable.Route) -> String

    func saysSomething(_ route: RouteTable.Route) -> Bool { text(route) != silence }

    func cell(_ route: RouteTable.Route) -> Columns.Cell {
      Columns.Cell(text(route), saysSomething(route) ? role : .quiet)
    }
  }

  /// - Parameter shared: origins that need no saying.
  private func columns(besides shared: [Origin]?) -> [Column] {
    [
      Column(heading: "NAME", role: .name) { $0.name },
      Column(heading: "METHOD", role: .good, silence: "any") { $0.template.method ?? "any" },
      Column(heading: "TEMPLATE") { $0.shape },
      Column(heading: "PARAMETERS", role: .parameter) { route in
        route.parameters.map { "\($0.name): \(table.values(of: $0.type))\(Self.text($0.defaultValue))" }
          .joined(separator: ", ")
      },
      Column(heading: "ORIGINS", role: .quiet) { route in
        let origins = route.origins(in: table)
        return origins == shared ? "" : Self.text(origins)
      },
      Column(heading: "FLAGS", role: .quiet) { $0.flagText },
      Column(heading: "ALIAS", role: .quiet) { aliasRoles[$0]?.rawValue ?? "" },
    ]
  }

  private static func text(_ defaultValue: Template.Default?) -> String {
    switch defaultValue {
    case nil: ""
    case .text(let text)?: " = \(text)"
    case .list(let texts)?: " = [\(texts.joined(separator: ", "))]"
    case .unknown?: " (default not known)"
    }
  }

  private static func text(_ origins: [Origin]) -> String { origins.map(\.description).joined(separator: " ") }
}
