import FingerpostExport
import FingerpostImport
import FingerpostInput

/// Writes a table of the routes that another system lists.
enum ImportCommand: Command {
  static let syntax = Syntax(
    name: "import",
    usages: [.init(.init("FORMAT", .some(ImportFormat.allCases.map(\.rawValue))), .init("FILE", .any))],
    summary: "convert the routes of another system into a table",
    options: [
      .init("swift", value: "NAME", "write an enum of this name for @Routes, instead of a table of text"),
      .init(
        "origin", value: "ORIGIN", goesOn: true,
        "the origin of the links; by default that of the FILE, or bare paths"),
      Syntax.output,
      Syntax.limit,
    ],
    notes: Syntax.aligned(ImportFormat.allCases.map { ($0.rawValue, $0.summary) }) + [
      "",
      "\"-\" is standard input. Parameters keep the names and the types of the FILE. Whatever a template cannot say becomes a",
      "comment above the route, and so does every finding of \"check\".",
      "",
      "The exit status is 0, 1 if the checks of the table are unfinished, 2 if the FILE has an error.",
    ],
    examples: [
      "fingerpost import openapi openapi.json --output=api.routes",
      "fingerpost import openapi openapi.json --swift=API --output=API.swift",
      "rails routes | fingerpost import rails - --origin=https://shop.example",
    ])

  static func answer(_ arguments: inout Arguments, on console: Console) throws(InputError) -> Answer {
    let format = try format(&arguments)
    guard let path = arguments.next() else { throw .usage("a FILE is missing") }
    try arguments.end("import takes one FILE")
    let name = try arguments.filledValue("swift")
    if let name, !isTypeName(name) { throw .usage("--swift takes the name of a type, not \"\(name)\"") }
    let origins = try arguments.values("origin").map { word throws(InputError) in try arguments.origin(word) }.uniqued
    let sources = RecordedFiles(console.files)
    let bytes = try sources.recording().fileOrInput(path)
    let style = console.errorStyle
    let imported: ImportedTable
    do throws(DocumentErrors) {
      imported = try format.read(bytes, origins: origins.isEmpty ? nil : origins)
    } catch {
      let command = "fingerpost import \(format.rawValue) -"
      return Answer(
        errors: VerifyReport(file: path, faults: error.errors, command: command).text(style), status: .refused)
    }
    let count = imported.table.routes.count
    var note = "\(count) \(count == 1 ? "route" : "routes")"
    if imported.remarked > 0 { note += "; \(imported.remarked) with comments above them" }
    if imported.leftOut > 0 { note += "; \(imported.leftOut) left out, each with a comment" }
    if imported.isUnfinished { note += "; its checks are unfinished" }
    var answer = try console.answer(
      name.map(imported.swift) ?? imported.routeFile, to: arguments.value("output"), from: sources,
      errors: style.note(note))
    if imported.isUnfinished { answer.status = .no }
    return answer
  }

  /// The next operand; a router that lists its routes in one of the formats is pointed to it.
  private static func format(_ arguments: inout Arguments) throws(InputError) -> ImportFormat {
    let word = arguments.operands.first
    do throws(InputError) {
      return try arguments.choice("FORMAT")
    } catch {
      guard let format = routers[word?.lowercased() ?? ""], case .usage(let message, let code) = error else {
        throw error
      }
      throw .usage("\(message); for \(word ?? "") use \(format.rawValue): \(format.summary)", code)
    }
  }

  /// What other systems write.
  private static let routers: [String: ImportFormat] = {
    let colon = [
      "angular", "echo", "express", "fastify", "fiber", "flask", "gin", "go", "koa", "laravel", "nest", "nestjs",
      "phoenix", "react", "react-router", "sinatra", "symfony", "vapor", "vue", "vue-router",
    ]
    var routers = Dictionary(colon.map { ($0, ImportFormat.colon) }) { first, _ in first }
    routers["swagger"] = .openapi
    routers["ruby"] = .rails
    return routers
  }()

  private static func isTypeName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isXIDStart || first == "_" else { return false }
    return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }
}
