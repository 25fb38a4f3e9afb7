import FingerpostExport
import FingerpostInput
import FingerpostProof
import FingerpostRouteFile

/// Writes a table in the form of another system.
enum ExportCommand: Command {
  static let syntax = Syntax(
    name: "export",
    usages: [
      .init(.init("FORMAT", .some(ExportFormat.allCases.map(\.rawValue))), .init("FILE", .tables, goesOn: true)),
      .init(.init("FILE", .tables, goesOn: true), with: "config", "write all files of a project at once"),
    ],
    summary: "write a table in the form of another system",
    options: [
      .init("app-id", value: "TEAM.BUNDLE", "the application identifier; separate several by commas"),
      .init("package", value: "NAME", "the package name of the Android app, or of the Kotlin file"),
      .init("name", value: "NAME", "the name of the Kotlin object that matches; Links by default"),
      .init(
        "fingerprint", value: "SHA256", "the fingerprint of the app's certificate; separate several by commas"),
      .init("min-api", value: "LEVEL", "the lowest API level of the Android app; 31 by default"),
      .init(
        "plain",
        "assetlinks without paths: the manifest of the app decides about links; Kotlin with text for UUIDs and dates"),
      .init("title", value: "TEXT", "the title of a document"),
      .init("host", value: "ORIGIN", "the web host of the file; by default the first of the table"),
      .init("over", "if the format cannot be exact, claim more links than the table reads (default)"),
      .init("under", "if the format cannot be exact, claim fewer links"),
      .init(
        "with", value: "PATH", words: .tables, "more sources, with enums that the FILEs mount; not exported themselves"),
      Syntax.enumName(),
      Syntax.output,
      .init("config", value: "PATH", "the formats, files and options of a project: links.json"),
      .init("check", "with --config: write nothing, and name the files that are out of date"),
      .init("json", "print one JSON document with the text and the notes"),
      Syntax.limit,
    ],
    notes: Syntax.aligned(ExportFormat.allCases.map { ($0.rawValue, $0.summary) }) + [
      "",
      "Several FILEs are published as one table. The same table gives the same bytes. If the format cannot say something exactly,",
      "a note with a link that shows it goes to standard error.",
      "",
      "The exit status is 0, or 2 if the table cannot be read or the format cannot hold it; 1 if --check finds a file out of date,",
      "or if comparing what is written with the table would take too long: a note says that it is unfinished.",
    ],
    examples: [
      "fingerpost export markdown Examples/social.routes",
      "fingerpost export aasa Examples/social.routes --app-id=ABCDE12345.com.example.social",
      "fingerpost export dot Examples/social.routes --output=links.dot",
      "fingerpost export --config=links.json Links.routes --check",
    ])

  static func answer(_ arguments: inout Arguments, on console: Console) throws(InputError) -> Answer {
    if let path = try arguments.filledValue("config") { return try answer(configured: path, &arguments, on: console) }
    guard !arguments.has("check") else { throw .usage("--check needs --config") }
    let format: ExportFormat = try arguments.choice("FORMAT")
    let sources = try TableSource.all(&arguments)
    let options = try options(arguments)
    let recorded = RecordedFiles(console.files)
    let files = recorded.recording()
    let tables = try JoinedTables(sources, with: TableSource.others(arguments, in: files), in: files)
    let export: Export
    do {
      export = try tables.table.exported(as: format, options)
    } catch {
      throw .usage(error.description, error.code)
    }
    var notes = Unknowns(tables.parsedTables).notes(console.errorStyle)
    if !arguments.isJSON { notes += export.notes(console.errorStyle) }
    var answer = try console.answer(
      arguments.isJSON ? export.json(format) : export.text, to: arguments.value("output"),
      from: recorded, errors: notes)
    if export.isUnfinished { answer.status = .no }
    return answer
  }

  /// Writes all files of a configuration, or says which of them are out of date.
  private static func answer(
    configured path: String, _ arguments: inout Arguments, on console: Console
  ) throws(InputError) -> Answer {
    let ofAFile = [
      "output", "app-id", "package", "name", "fingerprint", "min-api", "plain", "title", "host", "over", "under",
    ]
    if let option = ofAFile.first(where: arguments.has) {
      throw .usage("--\(option) cannot be used with --config: the configuration has it for each file")
    }
    let sources = try TableSource.all(&arguments)
    let recorded = RecordedFiles(console.files)
    let files = recorded.recording()
    let tables = try JoinedTables(sources, with: TableSource.others(arguments, in: files), in: files)
    var answer = Answer(errors: Unknowns(tables.parsedTables).notes(console.errorStyle))
    let bytes = try files.fileOrInput(path)
    var exports: [(file: ExportConfiguration.File, export: Export, isCurrent: Bool)] = []
    do throws(DocumentError) {
      for file in try ExportConfiguration(bytes, at: path, from: recorded).files {
        // Each file may cost as much as if it were exported alone, so that it is the same.
        let export = try Work.within(console.budget) { () throws(DocumentError) in try file.export(of: tables.table) }
        let old = try? console.files.readFile(file.path, console.files.limit)
        exports.append((file, export, old == Array(export.text.utf8)))
      }
    } catch {
      answer.errors += VerifyReport(file: path, faults: [error]).text(console.errorStyle)
      answer.status = .refused
      return answer
    }
    // Nothing is written before all is made.
    for (file, export, isCurrent) in exports {
      if export.isUnfinished { answer.status = .no }
      if arguments.has("check") {
        if !isCurrent { answer.status = .no }
        if !isCurrent, !arguments.isJSON { answer.output += "\(file.path.visible) is out of date\n" }
      } else {
        if !isCurrent { try console.files.replace(file.path, with: export.text) }
        if !arguments.isJSON { answer.errors += export.notes(console.errorStyle) }
      }
    }
    if arguments.isJSON {
      answer.output = JSON.document { json in
        json.member("files", exports, isTall: true) {
          $1.member("file", $0.file.path)
          $1.member("format", $0.file.format.rawValue)
          $1.member("wasCurrent", bare: $0.isCurrent)
          $0.export.writeNotes(to: &$1)
        }
      }
    }
    return answer
  }

  private static func options(_ arguments: Arguments) throws(InputError) -> ExportOptions {
    guard !(arguments.has("over") && arguments.has("under")) else {
      throw .usage("use --over or --under, not both")
    }
    var options = ExportOptions()
    func list(_ name: String) -> [String] { arguments.value(name)?.split(separator: ",").map(String.init) ?? [] }
    options.appIDs = list("app-id")
    options.package = arguments.value("package")
    options.fingerprints = list("fingerprint")
    options.name = arguments.value("name")
    options.isPlain = arguments.has("plain")
    options.title = arguments.value("title")
    options.host = arguments.value("host")
    if let level = arguments.value("min-api") {
      guard let number = Int(level) else { throw .usage("--min-api is a number, not \"\(level)\"") }
      options.minimumAPI = number
    }
    if arguments.has("under") { options.direction = .under }
    return options
  }
}

extension Export {
  fileprivate func notes(_ style: Style) -> String {
    notes.map { note in
      let subject = note.route.map { style("\"\($0.visible)\"", .name) + ": " } ?? ""
      let shown = note.link.map { ", such as \($0.visible)" } ?? ""
      return style.note("\(subject)\(note.message.visible)\(shown) [\(note.kind.rawValue)]")
    }.joined()
  }

  fileprivate func json(_ format: ExportFormat) -> String {
    JSON.document { json in
      json.member("format", format.rawValue)
      json.member("text", text)
      writeNotes(to: &json)
    }
  }

  fileprivate func writeNotes(to json: inout JSON) {
    json.member("notes", notes, isTall: true) {
      $1.member("kind", $0.kind.rawValue)
      $1.member("route", ifAny: $0.route)
      $1.member("link", ifAny: $0.link)
      $1.member("message", $0.message)
    }
  }
}
