import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile

/// Lists the routes of a table, most specific first.
struct ListCommand: Command {
  static let syntax = Syntax(
    name: "list",
    forms: [.init(.init("FILE", .tables))],
    summary: "list the routes, most specific first",
    options: [
      .init("enum", value: "NAME", "the @Routes enum that is meant, where the FILE holds several"),
      .init("grep", value: "TEXT", "only routes that hold TEXT in name, template or tags, or that match it: a URL"),
      .init("tree", "draw the paths as a tree"),
      .init("json", "print one JSON document, each route on a line of its own"),
      Syntax.limit,
    ],
    notes: [
      "Columns: name, method, template, parameters, origins, flags, and for routes that share a name, whether one",
      "\"prints\" or can \"only read\". A pipe gets all of them, separated by tabs; a terminal gets those that say something,",
      "below the origins. A URL lists the route that wins first, then those that would win without it. Several tables are",
      "all listed; --json puts them in one document. A table that does not read is an error, and the others are listed all",
      "the same. Files that hold no table are passed over.",
    ],
    examples: [
      "fingerpost list Examples/store.routes --grep cart",
      "fingerpost list Examples/store.routes --tree",
      "fingerpost list Examples/social.routes --grep appscheme://users/me",
    ])

  let source: TableSource
  let pattern: String?
  let isTree: Bool
  let isJSON: Bool

  init(_ arguments: Arguments) throws(ToolError) {
    var operands = arguments.operands[...]
    source = try TableSource(&operands, Self.syntax, enumName: arguments.value("enum"))
    if let extra = operands.first {
      throw .usage("list takes one FILE, not also \"\(extra)\"; --grep=TEXT chooses routes", Self.syntax)
    }
    pattern = arguments.value("grep")
    isTree = arguments.has("tree")
    isJSON = arguments.has("json")
  }

  func answer(on console: Console) throws(ToolError) -> Answer {
    let tables = try source.someTables(on: console)
    var errors = tables.errors
    var listings: [Listing] = []
    var (warnings, unknowns) = ("", Unknowns())
    for reading in tables.readings {
      do throws(ToolError) {
        let table = try reading.table()
        let routes = self.routes(of: table)
        warnings += reading.warnings(console.errorStyle)
        unknowns.formUnion(table.unknowns(of: routes))
        if pattern == nil || !routes.isEmpty { listings.append(Listing(reading, table: table, routes: routes)) }
      } catch {
        errors.append(error)
      }
    }
    if tables.readings.count <= 1, let error = errors.first, listings.isEmpty { throw error }
    var answer = Answer(status: !errors.isEmpty ? .refused : listings.isEmpty ? .no : .yes)
    answer.output = isJSON ? json(listings, errors, tables.skipped) : text(listings, console.style)
    answer.errors = errors.map { $0.message(console.errorStyle) }.joined()
    answer.errors += warnings + unknowns.notes(console.errorStyle) + tables.skipped.notes(console.errorStyle)
    if answer.status == .no, !isJSON {
      answer.errors += "no route matches \"\((pattern ?? "").shortened(to: 400).visible)\"\n"
    }
    return answer
  }

  private func routes(of table: RouteTable) -> [RouteTable.Route] {
    pattern.map { RouteSearch(table).routes(matching: $0) } ?? table.bySpecificity.map { table.routes[$0] }
  }

  /// A document that is kept: it carries its schema.
  private func json(_ listings: [Listing], _ errors: [ToolError], _ skipped: [Tables.Skipped]) -> String {
    var json = JSON()
    json.object { json in
      json.member("schema", bare: TableLock.schema)
      errors.write(to: &json)
      json.key("tables")
      json.array(listings, isTall: true) { $0.write(to: &$1) }
      skipped.write(to: &json)
    }
    json.endLine()
    return json.text
  }

  /// For people each table under its title, where there are several.
  private func text(_ listings: [Listing], _ style: Style) -> String {
    listings.map { listing in
      let isTitled = listings.count > 1 && style.isAligned
      let text = isTree ? RouteTree(listing.routes).text(style) : listing.text(style)
      return (isTitled ? style(listing.reading.title.visible, .name) + "\n\n" : "") + text
    }.joined(separator: style.isAligned ? "\n" : "")
  }
}

/// Which routes of a table a text means.
struct RouteSearch {
  let table: RouteTable

  init(_ table: RouteTable) { self.table = table }

  /// A link finds the routes that match it; any other text, and a link that none matches, those that hold it.
  func routes(matching text: String) -> [RouteTable.Route] {
    let matching = isLink(text) ? routes(matchingLink: text) : []
    return matching.isEmpty ? routes(holding: text) : matching
  }

  /// Compact text without a colon is a word like any other, and could only be a link by chance.
  private func isLink(_ text: String) -> Bool {
    text.hasPrefix("/") || text.contains("://") || text.contains(":") && table.origins.contains(.compact)
  }

  private func routes(holding text: String) -> [RouteTable.Route] {
    let wanted = text.lowercased()
    return table.bySpecificity.map { table.routes[$0] }.filter { route in
      ([route.name, "/\(route.shape)", route.template.description] + route.template.flags.tags).contains {
        $0.lowercased().contains(wanted)
      }
    }
  }

  /// The winner first, then who wins without it, and so on; whatever the method, a plain link's first.
  private func routes(matchingLink link: String) -> [RouteTable.Route] {
    var left = Array(table.routes)
    var found: [RouteTable.Route] = []
    let methods = Set(table.routes.compactMap(\.template.method)).sorted()
    for method in [nil] + methods {
      while let table = try? RouteTable(left, origins: table.origins, options: table.options),
        let match = table.answer(link, method: method)
      {
        found.append(left.remove(at: match.index))
      }
    }
    return found
  }
}
