import FingerpostAnalysis
import FingerpostInput
import FingerpostRouteFile

/// Lists the routes of a table, most specific first.
enum ListCommand: Command {
  static let syntax = Syntax(
    name: "list",
    usages: [.init(.init("FILE", .tables))],
    summary: "list the routes, most specific first",
    options: [
      Syntax.enumName(),
      .init(
        "grep", value: "TEXT",
        "only routes with TEXT in their name, template or tags; or that read TEXT, if it is a URL"),
      .init("tree", "draw the paths as a tree"),
      .init("json", "print one JSON document, each route on a line of its own"),
      Syntax.limit,
    ],
    notes: [
      "The columns are name, method, template, parameters, origins, flags, and \"prints\" or \"only read\" for routes that share",
      "a name. A pipe gets all columns, separated by tabs; a terminal gets the columns that are not empty, below the origins,",
      "wrapped to its width or to the variable COLUMNS, with flags in words, and of the parameters only what the template does not say.",
      "--grep=URL lists the route that reads the URL, then the routes that would read it otherwise. If there are several",
      "tables, all are listed; --json puts them in one document. A faulty table is an error, and the others are still listed.",
      "Files without a table are skipped.",
    ],
    examples: [
      "fingerpost list Examples/store.routes --grep cart",
      "fingerpost list Examples/store.routes --tree",
      "fingerpost list Examples/social.routes --grep appscheme://users/me",
    ])

  static func answer(_ arguments: inout Arguments, on console: Console) throws(InputError) -> Answer {
    let source = try TableSource(&arguments)
    try arguments.end("list takes one FILE", "; --grep=TEXT chooses routes")
    let pattern = arguments.value("grep")
    let tables = try source.someTables(in: console.files)
    let style = console.errorStyle
    var errors = tables.errors
    var listings: [Listing] = []
    var unknowns = Unknowns()
    for parsed in tables.parsedTables {
      do throws(InputError) {
        let table = try parsed.table()
        let routes = pattern.map(table.routes(matching:)) ?? table.bySpecificity.map { table.routes[$0] }
        unknowns.add(parsed, routes)
        if pattern == nil || !routes.isEmpty {
          listings.append(Listing(parsed: parsed, table: table, routes: routes))
        }
      } catch {
        errors.append(error)
      }
    }
    if tables.parsedTables.count <= 1, let error = errors.first, listings.isEmpty { throw error }
    var answer = Answer(status: !errors.isEmpty ? .refused : listings.isEmpty ? .no : .yes)
    if arguments.isJSON {
      answer.output = JSON.document { json in
        errors.write(to: &json)
        json.key("tables")
        json.array(listings, isTall: true) { $0.write(to: &$1) }
        tables.skipped.write(to: &json)
      }
    } else {
      answer.output = text(listings, asTrees: arguments.has("tree"), console.style, console.width)
    }
    answer.errors = errors.message(style) + unknowns.notes(style) + tables.skipped.notes(style)
    if answer.status == .no, !arguments.isJSON {
      answer.errors += "no route matches \"\((pattern ?? "").shortened(to: 400).visible)\"\n"
    }
    return answer
  }

  /// For people each table under its title, where there are several.
  private static func text(_ listings: [Listing], asTrees: Bool, _ style: Style, _ width: Int?) -> String {
    listings.map { listing in
      let isTitled = listings.count > 1 && style.isAligned
      let text = asTrees ? RouteTree(listing.routes).text(style, within: width) : listing.text(style, within: width)
      return (isTitled ? style(listing.parsed.title.visible, .name) + "\n\n" : "") + text
    }.joined(separator: style.isAligned ? "\n" : "")
  }
}
