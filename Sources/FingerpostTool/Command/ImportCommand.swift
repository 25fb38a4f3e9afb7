import FingerpostEngine
import FingerpostExport
import FingerpostImport

/// Writes a table of the routes that another system lists.
enum ImportCommand: Command {
  static let syntax = Syntax(
    name: "import",
    forms: [.init(.init("FORMAT", .some(ImportFormat.allCases.map(\.rawValue))), .init("FILE", .any))],
    summary: "convert the routes of another system into a table",
    options: [
      .init("swift", value: "NAME", "write an enum of this name for @Routes, instead of a table of text"),
      .init(
        "origin", value: "ORIGIN", goesOn: true,
        "the origin of the links; by default that of the FILE, or bare paths"),
      .init(
        "output", value: "PATH", "the file to write; by default standard output"),
      Syntax.limit,
    ],
    notes: Syntax.aligned(ImportFormat.allCases.map { ($0.rawValue, $0.summary) }) + [
      "",
      "\"-\" is standard input. Parameters keep the names and the types of the FILE. Whatever a template cannot say becomes a",
      "comment above the route, and so does every finding of \"check\".",
      "",
      "The exit status is 0, or 2 if the FILE has an error.",
    ],
    examples: [
      "fingerpost import openapi openapi.json --output=api.routes",
      "fingerpost import openapi openapi.json --swift=API --output=API.swift",
      "rails routes | fingerpost import rails - --origin=https://shop.example",
    ])

  static func answer(_ arguments: inout Arguments, on console: Console) throws(ToolError) -> Answer {
    let format: ImportFormat = try arguments.choice("FORMAT")
    guard let path = arguments.next() else { throw arguments.usage("a FILE is missing") }
    try arguments.end("import takes one FILE")
    let name = try arguments.filledValue("swift")
    if let name, !isTypeName(name) { throw arguments.usage("--swift takes the name of a type, not \"\(name)\"") }
    let origins = try origins(arguments)
    let bytes = try console.fileOrInput(path)
    let style = console.errorStyle
    let imported: ImportedTable
    do throws(DocumentErrors) {
      imported = try format.read(bytes, origins: origins)
    } catch {
      let report = VerifyReport(file: path, faults: error.errors)
      return Answer(errors: report.remarks.map { $0.text(style) }.joined(), status: .refused)
    }
    var answer = Answer()
    let count = imported.table.routes.count
    answer.errors += style.note("\(count) \(count == 1 ? "route" : "routes")" + remarks(imported))
    let text = name.map(imported.swift) ?? imported.routeFile
    if let output = arguments.value("output") {
      try console.replace(output, with: text)
    } else {
      answer.output = text
    }
    return answer
  }

  private static func remarks(_ imported: ImportedTable) -> String {
    var text = ""
    if imported.remarked > 0 { text += "; \(imported.remarked) with comments above them" }
    if imported.leftOut > 0 { text += "; \(imported.leftOut) left out, each with a comment" }
    return text
  }

  private static func origins(_ arguments: Arguments) throws(ToolError) -> [Origin]? {
    let words = arguments.values("origin")
    if words.isEmpty { return nil }
    var origins: [Origin] = []
    for word in words {
      do {
        let origin = try Origin(parsing: word)
        if !origins.contains(origin) { origins.append(origin) }
      } catch {
        throw arguments.usage(error.description, error.code)
      }
    }
    return origins
  }

  private static func isTypeName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isXIDStart || first == "_" else { return false }
    return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }
}
