import FingerpostAnalysis
import FingerpostInput
import FingerpostRouteFile

/// Says which links of an old table a new one breaks.
enum DiffCommand: Command {
  static let syntax = Syntax(
    name: "diff",
    usages: [.init(.init("OLD", .tables), .init("NEW", .tables))],
    summary: "find the links of an old table that a new one breaks",
    options: [
      Syntax.enumName("OLD or NEW holds"),
      Syntax.format,
      .init("json", "print one JSON document, one change a line: --format=json"),
      .init(
        "accept", value: "KIND", words: .some(TableDiff.Change.Kind.allCases.map(\.rawValue)), goesOn: true,
        "changes of a kind that are meant, such as access: they are shown, and do not count as breaking"),
      Syntax.limit,
    ],
    notes: [
      "OLD and NEW may each be a lock file, a table of text, a Swift file or a folder. Tables are compared as sets of links: each",
      "change shows a link that was matched in both tables. Several tables are paired by the name of their enum or file. If a",
      "table is missing in NEW, all its links die.",
      "",
    ] + Syntax.aligned(TableDiff.Change.Kind.allCases.map { ($0.rawValue, $0.summary) }) + [
      "",
      "The exit status is 0 if no link breaks, 1 if one dies, leads elsewhere or may be opened by more than before, 2 if a",
      "table cannot be read.",
    ],
    examples: [
      "fingerpost list Examples/social.routes --json > links.lock.json",
      "fingerpost diff links.lock.json Examples/social.routes",
    ])

  static func answer(_ arguments: inout Arguments, on console: Console) throws(InputError) -> Answer {
    let old = try TableSource(&arguments, called: "an OLD table", isOneOfTwo: true)
    let new = try TableSource(&arguments, called: "a NEW table", isOneOfTwo: true)
    try arguments.end("diff takes OLD and NEW")
    let format: ReportFormat = try arguments.format()
    var accepted: Set<TableDiff.Change.Kind> = []
    for word in arguments.values("accept").flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      accepted.insert(try arguments.choice(String(word), "--accept takes kinds of changes, such as access"))
    }
    let (before, after) = (try old.someTables(in: console.files), try new.someTables(in: console.files))
    let style = console.errorStyle
    var errors = before.errors + after.errors
    var report = DiffReport()
    var unknowns = Unknowns()
    for pair in ParsedTablePair.pairs(before.parsedTables, after.parsedTables) {
      do throws(InputError) {
        var line = ProgressLine("comparing", pair.title, on: console)
        defer { line.wipe() }
        report.tables.append(try ComparedTable(pair, accepting: accepted) { line.show($0, of: $1) })
        unknowns.add(pair.old)
        unknowns.add(pair.new)
      } catch {
        errors.append(error)
      }
    }
    // What could not be read may have lost any link.
    if !errors.isEmpty {
      return Answer(output: format == .json ? errors.document : "", errors: errors.message(style), status: .refused)
    }
    let notes = unknowns.notes(style) + (before.skipped + after.skipped).notes(style)
    return Answer(
      output: report.output(format, console.style), errors: notes, status: report.isBreaking ? .no : .yes)
  }
}
