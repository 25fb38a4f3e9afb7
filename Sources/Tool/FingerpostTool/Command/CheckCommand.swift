import FingerpostAnalysis
import FingerpostInput

/// Says what is wrong with tables, before a user does.
enum CheckCommand: Command {
  static let syntax = Syntax(
    name: "check",
    usages: [.init(.init("PATH", .tables, goesOn: true))],
    summary: "find what is wrong with tables",
    options: [
      Syntax.enumName("the PATH holds"),
      .init(
        "with", value: "PATH", words: .tables, "more sources, with enums that the PATHs mount; not checked themselves"),
      .init("strict", "exit with 1 for warnings, too"),
      Syntax.format,
      .init("json", "print one JSON document, one finding a line: --format=json"),
      .init("stamp", value: "PATH", "if nothing is wrong, print nothing and write this file, empty: for build systems"),
      Syntax.limit,
    ],
    notes: [
      "Each PATH is checked by itself; \"-\" is standard input. A line with an error is a finding like any other, and the other",
      "lines are checked without it. Every link that is shown was matched or printed. Files without a table are skipped.",
      "",
    ] + Syntax.aligned(Finding.Kind.allCases.map { ($0.rawValue, Rule($0).summary) }) + [
      "",
      "For Swift source there are the findings of the compiler, too, such as missing-route or type-mismatch. unknown-mount and",
      "unknown-origin mean that the source alone does not say enough. Branches of an #if are not compared with each other. The",
      "values of an enum with raw values are known if the files declare it. For any other type, any text counts as a value.",
      "",
      "The exit status is 0 if nothing is wrong, 1 if there is an error, 2 if a PATH cannot be read. Overlaps that are accepted",
      "by \"overlaps=…\" are shown, and do not count.",
      "",
      "--format=sarif is SARIF 2.1.0, with the kind, the line and, if known, the column of every finding.",
    ],
    examples: [
      "fingerpost check Examples/social.routes Examples/store.routes --strict",
      "fingerpost check Examples/store.routes --json",
    ])

  static func answer(_ arguments: inout Arguments, on console: Console) throws(InputError) -> Answer {
    // Each once, in the order in which they were given.
    var sources: [TableSource] = []
    repeat {
      let source = try TableSource(&arguments, called: "a PATH")
      if !sources.contains(where: { $0.path == source.path }) { sources.append(source) }
    } while !arguments.operands.isEmpty
    let recorded = RecordedFiles(console.files)
    let files = recorded.recording()
    let others = try TableSource.others(arguments, in: files)
    let format: ReportFormat = try arguments.format()
    var unknowns = Unknowns()
    var report = CheckReport(isStrict: arguments.has("strict"))
    for source in sources {
      do {
        let tables = try source.tables(in: files, with: others)
        report.errors += tables.errors
        report.skipped += tables.skipped
        for parsed in tables.parsedTables {
          var line = ProgressLine("checking", parsed.title, on: console)
          report.tables.append(CheckedTable(parsed) { line.show($0, of: $1) })
          line.wipe()
          if let table = parsed.sound?.table { unknowns.add(table.routes, of: table) }
        }
      } catch {
        report.errors.append(error)
      }
    }
    if report.tables.isEmpty, report.errors.isEmpty {
      report.errors = report.skipped.map { .unreadable($0.file, .failed($0.reason.text())) }
      report.skipped = []
    }
    if let stamp = arguments.value("stamp"), report.status == .yes {
      return try console.answer("", to: stamp, of: "stamp", from: recorded)
    }
    let style = console.errorStyle
    let notes = report.errors.message(style, of: syntax.name) + unknowns.notes(style) + report.skipped.notes(style)
    return Answer(output: report.output(format, console.style), errors: notes, status: report.status)
  }
}
