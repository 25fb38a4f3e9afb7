import FingerpostProof
import FingerpostAnalysis
import FingerpostEngine

/// Says what is wrong with tables, before a user does.
struct CheckCommand: Command {
  static let syntax = Syntax(
    name: "check",
    forms: [.init(.init("PATH", .tables, .several))],
    summary: "say what is wrong with tables",
    options: [
      .init("enum", value: "NAME", "the @Routes enum that is meant, where the PATH holds several"),
      .init("with", value: "PATH", words: .tables, "where enums stand that the PATHs mount; not checked itself"),
      .init("strict", "exit with 1 for warnings, too"),
      .init(
        "format", value: "FORMAT", words: .some(ReportFormat.allCases.map(\.rawValue)),
        "text, json, github for notes beside the lines of a change, or sarif; text unless given"),
      .init("json", "print one JSON document, each finding on a line of its own: --format=json"),
      .init("stamp", value: "PATH", "if nothing is wrong, print nothing and write this file, empty: for build systems"),
      Syntax.limit,
    ],
    notes: [
      "Each PATH is a table of its own, or several; \"-\" is the input. A line that does not read is a finding like any",
      "other, and the routes that do read are checked without it. Every link that is shown was matched, or printed. A file",
      "that holds no table is passed over, unless there is no other.",
      "",
    ] + kinds + [
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

  /// What there is to find in any table, a line each.
  private static var kinds: [String] {
    let rules = Finding.Kind.allCases.map(Rule.init)
    let width = rules.map(\.word.count).max() ?? 0
    return rules.map { "  \($0.word)\(String(repeating: " ", count: width - $0.word.count))  \($0.summary)" }
  }

  /// Each once, in the order in which they were given.
  let sources: [TableSource]
  /// Where the enums are that these mount.
  let others: TableSource?
  let isStrict: Bool
  let format: ReportFormat
  let stamp: String?

  var isJSON: Bool { format == .json }

  init(_ arguments: Arguments) throws(ToolError) {
    var operands = arguments.operands[...]
    let name = arguments.value("enum")
    var sources = [try TableSource(&operands, Self.syntax, called: "a PATH", enumName: name)]
    while !operands.isEmpty {
      let source = try TableSource(&operands, Self.syntax, called: "a PATH", enumName: name)
      if !sources.contains(where: { $0.path == source.path }) {
        sources.append(source)
      } else if source.isInput {
        throw .usage("the input is given twice, and can be read once", Self.syntax)
      }
    }
    self.sources = sources
    others = try TableSource(with: arguments, Self.syntax)
    isStrict = arguments.has("strict")
    stamp = arguments.value("stamp")
    format = try arguments.format(Self.syntax)
  }

  func answer(on console: Console) throws(ToolError) -> Answer {
    var unknowns = Unknowns()
    var report = CheckReport(isStrict: isStrict)
    let others = try others?.swift(on: console) ?? []
    for source in sources {
      do {
        let tables = try source.tables(on: console, with: others)
        report.errors += tables.errors
        report.skipped += tables.skipped
        for reading in tables.readings {
          report.tables.append(reading.check(on: console))
          if let table = reading.sound?.table { unknowns.formUnion(table.unknowns(of: table.routes)) }
        }
      } catch {
        report.errors.append(error)
      }
    }
    if report.tables.isEmpty, report.errors.isEmpty {
      report.errors = report.skipped.map { .unreadable($0.file, .failed($0.reason.text)) }
      report.skipped = []
    }
    let status = report.status
    if let stamp, status == .yes {
      do throws(SystemError) { try console.replaceFile(stamp, []) } catch { throw .unwritable(error) }
      return Answer()
    }
    let output =
      switch format {
      case .text: report.text(console.style)
      case .json: report.json
      case .github: report.workflowCommands
      case .sarif: report.sarif
      }
    let errors = report.errors.map { $0.message(console.errorStyle) }.joined()
    let notes = unknowns.notes(console.errorStyle) + report.skipped.notes(console.errorStyle)
    return Answer(output: output, errors: errors + notes, status: status)
  }
}

extension TableReading {
  fileprivate func check(on console: Console) -> CheckedTable {
    var line = ProgressLine("checking", title, on: console)
    let table = CheckedTable(self) { line.show($0, of: $1) }
    line.wipe()
    return table
  }
}
