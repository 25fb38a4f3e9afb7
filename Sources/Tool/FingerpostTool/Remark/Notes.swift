import FingerpostAnalysis
import FingerpostInput
import FingerpostRouteFile

extension [Tables.Skipped] {
  private static let mostNamed = 3

  func notes(_ style: Style) -> String {
    if count <= Self.mostNamed {
      return map { style.note("\($0.file.visible) is skipped: \($0.reason.text())") }.joined()
    }
    return Tables.Reason.allCases.compactMap { reason in
      let count = self.count { $0.reason == reason }
      let files = count == 1 ? "file is" : "files are"
      return count == 0 ? nil : style.note("\(count) \(files) skipped: \(reason.text(isOne: count == 1))")
    }.joined()
  }

  func write(to json: inout JSON) {
    if isEmpty { return }
    json.member("skipped", self, isTall: true) {
      $1.member("file", $0.file)
      $1.member("reason", $0.reason.text())
    }
  }
}

/// The facts about some routes that only running code has and their sources do not.
struct Unknowns {
  /// What tables lack because of it: a line each.
  private var warnings: [Remark] = []
  /// The types of which any text may be a value.
  private(set) var types: Set<String> = []
  /// The parameters whose defaults are not known, each after its route: `search.sort`.
  private(set) var defaults: Set<String> = []

  /// What is not known of whole tables.
  init(_ parsedTables: [ParsedTable] = []) {
    for parsed in parsedTables { add(parsed) }
  }

  /// - Parameter routes: those that an answer is about; nil for all.
  init(_ parsed: ParsedTable, _ routes: [RouteTable.Route]? = nil) { add(parsed, routes) }

  /// Takes what is not known of a table, and of some of its routes.
  mutating func add(_ parsed: ParsedTable, _ routes: [RouteTable.Route]? = nil) {
    warnings += parsed.faults.filter { $0.kind == .unknown }.map { Remark($0, path: parsed.path) }
    if let table = parsed.sound?.table { add(routes ?? Array(table.routes), of: table) }
  }

  /// Takes what is not known of some routes of a table.
  mutating func add(_ routes: some Sequence<RouteTable.Route>, of table: RouteTable) {
    // That any text counts as a URL is a rule of tables, and nothing that they lack.
    let opaque = Set(table.options.types.filter(\.isOpaque).map(\.name))
    for route in routes {
      types.formUnion(route.template.parameters.compactMap(\.type.customName).filter(opaque.contains))
      defaults.formUnion(
        route.parameters.filter { $0.defaultValue == .unknown }.map { "\(route.name).\($0.name)" })
    }
  }

  func notes(_ style: Style) -> String {
    var notes = warnings.map { $0.text(style) }.joined()
    if !types.isEmpty {
      let subject = "\(Self.list(types)) \(types.count == 1 ? "is" : "are")"
      notes += style.note("\(subject) known only to the compiler: any text counts as a value")
    }
    if !defaults.isEmpty {
      let (noun, verb) = defaults.count == 1 ? ("default", "is") : ("defaults", "are")
      notes += style.note(
        "the \(noun) of \(Self.list(defaults)) \(verb) not known: the source shows no literal and no case")
    }
    return notes
  }

  private static func list(_ names: Set<String>) -> String {
    let sorted = names.sorted()
    let list = sorted.dropLast().joined(separator: ", ")
    return (list.isEmpty ? sorted : [list, sorted.last ?? ""]).joined(separator: " and ").visible
  }
}
