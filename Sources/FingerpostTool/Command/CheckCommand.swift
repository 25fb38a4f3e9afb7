import FingerpostEngine
import FingerpostProof

/// Says what is wrong with tables, before a user does.
enum CheckCommand: Command {
  static let syntax = Syntax(
    name: "check",
    forms: [.init(.init("PATH", .tables, goesOn: true))],
    summary: "say what is wrong with tables",
    options: [
      Syntax.enumName("the PATH holds"),
      .init("with", value: "PATH", words: .tables, "where enums stand that the PATHs mount; not checked itself"),
      .init("strict", "exit with 1 for warnings, too"),
      Syntax.format,
      .init("json", "print one JSON document, each finding on a line of its own: --format=json"),
      .init("stamp", value: "PATH", "if nothing is wrong, print nothing and write this file, empty: for build systems"),
      Syntax.limit,
    ],
    notes: [
      "Each PATH is a table of its own, or several; \"-\" is the input. A line that does not read is a finding like any",
      "other, and the routes that do read are checked without it. Every link that is shown was matched, or printed. A file",
      "that holds no table is passed over, unless there is no other.",
      "",
    ] + Syntax.aligned(Finding.Kind.allCases.map { ($0.rawValue, Rule($0).summary) }) + [
      "",
      "Swift source has the compiler's kinds as well, such as missing-route or type-mismatch; unknown-mount and",
      "unknown-origin mean that the source alone does not tell. Clauses of an #if that exclude each other are not compared.",
      "The values of an enum with raw values are known if the files declare it; any text is taken for a value of other types.",
      "",
      "The exit status is 0 if nothing is wrong, 1 if there is an error, 2 if a PATH cannot be read at all. An overlap that a",
      "table accepts by \"overlaps=…\" is shown, and does not count.",
      "",
      "--format=sarif is SARIF 2.1.0, with every finding by its kind, its line and, where known, its column.",
    ],
    examples: [
      "fingerpost check Examples/social.routes Examples/store.routes --strict",
      "fingerpost check Examples/store.routes --json",
    ])

  static func answer(_ arguments: inout Arguments, on console: Console) throws(ToolError) -> Answer {
    // Each once, in the order in which they were given.
    var sources: [TableSource] = []
    repeat {
      let source = try TableSource(&arguments, called: "a PATH")
      if !sources.contains(where: { $0.path == source.path }) { sources.append(source) }
    } while !arguments.operands.isEmpty
    let others = try TableSource(with: arguments)?.swift(on: console) ?? []
    let format = try arguments.format()
    var unknowns = Unknowns()
    var report = CheckReport(isStrict: arguments.has("strict"))
    for source in sources {
      do {
        let tables = try source.tables(on: console, with: others)
        report.errors += tables.errors
        report.skipped += tables.skipped
        for reading in tables.readings {
          var line = ProgressLine("checking", reading.title, on: console)
          report.tables.append(CheckedTable(reading) { line.show($0, of: $1) })
          line.wipe()
          if let table = reading.sound?.table { unknowns.add(table.routes, of: table) }
        }
      } catch {
        report.errors.append(error.asked(of: syntax.name))
      }
    }
    if report.tables.isEmpty, report.errors.isEmpty {
      report.errors = report.skipped.map { .unreadable($0.file, .failed($0.reason.text())) }
      report.skipped = []
    }
    if let stamp = arguments.value("stamp"), report.status == .yes {
      try console.replace(stamp, with: "")
      return Answer()
    }
    let style = console.errorStyle
    let notes = report.errors.message(style) + unknowns.notes(style) + report.skipped.notes(style)
    return Answer(output: report.output(format, console.style), errors: notes, status: report.status)
  }
}
