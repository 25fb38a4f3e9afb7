import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile

/// Says which links of an old table a new one breaks.
struct DiffCommand: Command {
  static let syntax = Syntax(
    name: "diff",
    forms: [.init(.init("OLD", .tables), .init("NEW", .tables))],
    summary: "say which links of an old table a new one breaks",
    options: [
      .init("enum", value: "NAME", "the @Routes enum that is meant, where OLD or NEW holds several"),
      .init(
        "format", value: "FORMAT", words: .some(ReportFormat.allCases.map(\.rawValue)),
        "text, json, github for notes beside the lines of a change, or sarif; text unless given"),
      .init("json", "print one JSON document, each change on a line of its own: --format=json"),
      Syntax.limit,
    ],
    notes: [
      "OLD and NEW are lock files, tables of text, Swift files or folders, in any mix. Tables are compared as sets of links: each",
      "change has a link that shows it, which was matched in both tables. Several tables go by the name of their enum or of their",
      "file; of a table that is missing in NEW, all links die.",
      "",
    ] + kinds + [
      "",
      "The exit status is 0 if no link breaks, 1 if one dies or leads elsewhere, 2 if a table cannot be read.",
    ],
    examples: [
      "fingerpost list Examples/social.routes --json > links.lock.json",
      "fingerpost diff links.lock.json Examples/social.routes",
    ])

  /// What may change, a line each.
  private static var kinds: [String] {
    let kinds = TableDiff.Change.Kind.allCases
    let width = kinds.map(\.rawValue.count).max() ?? 0
    return kinds.map { "  \($0.rawValue)\(String(repeating: " ", count: width - $0.rawValue.count))  \($0.summary)" }
  }

  let old: TableSource
  let new: TableSource
  let format: ReportFormat

  var isJSON: Bool { format == .json }

  init(_ arguments: Arguments) throws(ToolError) {
    var operands = arguments.operands[...]
    let name = arguments.value("enum")
    old = try TableSource(&operands, Self.syntax, called: "an OLD table", enumName: name, isOneOfTwo: true)
    new = try TableSource(&operands, Self.syntax, called: "a NEW table", enumName: name, isOneOfTwo: true)
    if let extra = operands.first { throw .usage("diff takes OLD and NEW, not also \"\(extra)\"", Self.syntax) }
    if old.isInput, new.isInput { throw .usage("the input is given twice, and can be read once", Self.syntax) }
    format = try arguments.format(Self.syntax)
  }

  func answer(on console: Console) throws(ToolError) -> Answer {
    let (before, after) = (try old.someTables(on: console), try new.someTables(on: console))
    var errors = before.errors + after.errors
    var report = DiffReport()
    var (warnings, unknowns) = ("", Unknowns())
    for pair in ReadingPair.pairs(before.readings, after.readings) {
      do throws(ToolError) {
        report.tables.append(try pair.compare(on: console))
        for reading in [pair.old, pair.new] {
          warnings += reading.warnings(console.errorStyle)
          if let table = reading.sound?.table { unknowns.formUnion(table.unknowns(of: table.routes)) }
        }
      } catch {
        errors.append(error)
      }
    }
    // What could not be read may have lost any link.
    if !errors.isEmpty { return errors.answer(isJSON: isJSON, console) }
    let output =
      switch format {
      case .text: report.text(console.style)
      case .json: report.json
      case .github: report.workflowCommands
      case .sarif: report.sarif
      }
    let notes =
      warnings + unknowns.notes(console.errorStyle) + (before.skipped + after.skipped).notes(console.errorStyle)
    return Answer(output: output, errors: notes, status: report.isBreaking ? .no : .yes)
  }
}

extension ReadingPair {
  fileprivate func compare(on console: Console) throws(ToolError) -> ComparedTable {
    var line = ProgressLine("comparing", title, on: console)
    defer { line.wipe() }
    return try ComparedTable(self) { line.show($0, of: $1) }
  }
}

extension [ToolError] {
  /// The answer of a command that cannot do without any of its tables.
  fileprivate func answer(isJSON: Bool, _ console: Console) -> Answer {
    var json = JSON()
    json.object { json in
      json.member("schema", bare: 1)
      write(to: &json)
    }
    json.endLine()
    let errors = map { $0.message(console.errorStyle) }.joined()
    return Answer(output: isJSON ? json.text : "", errors: errors, status: .refused)
  }
}
