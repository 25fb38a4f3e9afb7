import FingerpostEngine
import FingerpostExport
import FingerpostRouteFile

/// Compares a published file with a table.
struct VerifyCommand: Command {
  static let syntax = Syntax(
    name: "verify",
    forms: [
      .init(
        .init("KIND", .some(Kind.allCases.map(\.rawValue))), .init("PUBLISHED", .any), .init("FILE", .tables, .several))
    ],
    summary: "say where a published file and a table differ",
    options: [
      .init("app-id", value: "TEAM.BUNDLE", "the app that must open; any of the file unless given"),
      .init("package", value: "NAME", "the Android app that must open; any of the file unless given"),
      .init("host", value: "ORIGIN", "the web host that serves the file; the first of the table unless given"),
      .init("over", "allow claims that are wider than types alone, as those of export are"),
      .init("under", "allow links that nothing claims"),
      .init("enum", value: "NAME", "the @Routes enum that is meant, where the FILE holds several"),
      .init(
        "format", value: "FORMAT", words: .some(VerifyReport.Format.allCases.map(\.rawValue)),
        "text, json, github for notes beside the lines of a change, or sarif; text unless given"),
      .init("json", "print one JSON document: --format=json"),
      Syntax.limit,
    ],
    notes: kinds + [
      "",
      "PUBLISHED is the file as it is served; \"-\" is the input. Several FILEs are one table. The two sides are compared as",
      "sets of links. A difference is a link that opens the app and leads nowhere, or one that the app could show and that",
      "stays in the browser; each was tried on both sides. Links are compared as they are printed, without needless escapes,",
      "empty segments and repeated keys.",
      "",
      "The exit status is 0 if there is no difference, 1 if there is one, 2 if a file does not read.",
    ],
    examples: [
      "fingerpost verify aasa Examples/apple-app-site-association Examples/social.routes --over",
      "fingerpost export openapi Examples/api.routes | fingerpost verify openapi - Examples/api.routes",
    ])

  /// What is compared, a line each.
  private static var kinds: [String] {
    let width = Kind.allCases.map(\.rawValue.count).max() ?? 0
    return Kind.allCases.map { kind in
      "  \(kind.rawValue)\(String(repeating: " ", count: width - kind.rawValue.count))  \(kind.summary)"
    }
  }

  /// What is compared.
  enum Kind: String, CaseIterable {
    case aasa, assetlinks, manifest, openapi

    var summary: String {
      switch self {
      case .aasa: "apple-app-site-association, in the form of any year"
      case .assetlinks: "Digital Asset Links, with the components of Android 15"
      case .manifest: "AndroidManifest.xml: the intent filters that open web links"
      case .openapi: "an OpenAPI document, version 3.0 or later, as JSON"
      }
    }
  }

  let kind: Kind
  let published: String
  let sources: [TableSource]
  let appID: String?
  let package: String?
  let host: String?
  let direction: ExportOptions.Direction?
  let format: VerifyReport.Format

  var isJSON: Bool { format == .json }

  init(_ arguments: Arguments) throws(ToolError) {
    var operands = arguments.operands[...]
    let known = Kind.allCases.map(\.rawValue)
    guard let word = operands.popFirst() else {
      throw .usage("a KIND is missing: \(known.joined(separator: ", "))", Self.syntax)
    }
    guard let kind = Kind(rawValue: word) else {
      throw .usage(
        "verify knows \(known.joined(separator: ", ")), not \"\(word)\"" + suggestion(nearest(to: word, among: known)),
        Self.syntax)
    }
    guard let published = operands.popFirst() else { throw .usage("a PUBLISHED file is missing", Self.syntax) }
    self.kind = kind
    self.published = published
    sources = try JoinedTables.sources(&operands, Self.syntax, enumName: arguments.value("enum"))
    if published == "-", sources.contains(where: \.isInput) {
      throw .usage("the input is given twice, and can be read once", Self.syntax)
    }
    appID = arguments.value("app-id")
    package = arguments.value("package")
    host = arguments.value("host")
    guard !(arguments.has("over") && arguments.has("under")) else {
      throw .usage("--over and --under allow different things: choose one", Self.syntax)
    }
    direction = arguments.has("over") ? .over : arguments.has("under") ? .under : nil
    format = try arguments.format(Self.syntax)
  }

  func answer(on console: Console) throws(ToolError) -> Answer {
    let tables = try JoinedTables(sources, Self.syntax, on: console)
    let report = try report(tables.table, try bytes(on: console))
    let output =
      switch format {
      case .text: report.text(console.style)
      case .json: report.json
      case .github: report.workflowCommands
      case .sarif: report.sarif
      }
    return Answer(output: output, errors: tables.notes(console.errorStyle), status: report.status)
  }

  private func bytes(on console: Console) throws(ToolError) -> [UInt8] {
    do throws(SystemError) {
      return try published == "-" ? console.readAll() : console.file(published)
    } catch {
      throw .unreadable(published == "-" ? ToolError.input : published, error)
    }
  }

  private func report(_ table: RouteTable, _ bytes: [UInt8]) throws(ToolError) -> VerifyReport {
    do {
      switch kind {
      case .aasa:
        let reading = try AssociationReading(bytes)
        return VerifyReport(
          file: published, remarks: reading.remarks,
          verification: try table.compare(with: reading.association, appID: appID, at: host, allowing: direction))
      case .assetlinks:
        return VerifyReport(
          file: published,
          verification: try table.compare(
            with: try AssetLinksClaims(bytes), package: package, at: host, allowing: direction))
      case .manifest:
        return VerifyReport(
          file: published,
          verification: try table.compare(with: try AndroidManifest(bytes), at: host, allowing: direction))
      case .openapi:
        let document = try OpenAPIDocument(bytes)
        return VerifyReport(
          file: published, remarks: document.remarks, verification: table.compare(with: document, allowing: direction))
      }
    } catch let error as DocumentErrors {
      return VerifyReport(file: published, faults: error.errors)
    } catch {
      throw .usage("\(error)", Self.syntax, (error as? ExportError)?.code)
    }
  }
}
