import FingerpostExport
import FingerpostInput
import FingerpostRouteFile

/// Compares a published file with a table.
enum VerifyCommand: Command {
  static let syntax = Syntax(
    name: "verify",
    usages: [
      .init(
        .init("KIND", .some(Kind.allCases.map(\.rawValue))), .init("PUBLISHED", .any),
        .init("FILE", .tables, goesOn: true))
    ],
    summary: "compare a published file with a table",
    options: [
      .init("app-id", value: "TEAM.BUNDLE", "the app that must open; by default any app of the file"),
      .init("package", value: "NAME", "the Android app that must open; by default any app of the file"),
      .init("host", value: "ORIGIN", "a web host of the table; by default the first, and for android-manifest all"),
      .init(
        "allow", value: "DIRECTION", words: .some(Direction.allCases.map(\.rawValue)), goesOn: true,
        "wider: claims as wide as those of export --over; narrower: links that the file does not claim"),
      .init("over", "for files of export --over, as it is by default except for openapi: --allow=wider"),
      .init("under", "for files of export --under: --allow=narrower"),
      .init("exact", "file and table must have the same links"),
      .init(
        "exclusion", value: "PATTERN", goesOn: true,
        "an exclusion in the file that you want, such as '*/terms/*' or '#no_universal_links'"),
      Syntax.enumName(),
      Syntax.format,
      .init("json", "print one JSON document: --format=json"),
      Syntax.limit,
    ],
    notes: Syntax.aligned(Kind.allCases.map { ($0.rawValue, $0.summary) }) + [
      "",
      "PUBLISHED is the file as it is served; \"-\" is standard input. Several FILEs are one table. File and table are compared as",
      "sets of links. A difference is a link that opens the app and leads nowhere, or a link that the app could show but that",
      "stays in the browser; each was tried on both sides. Links are compared as Fingerpost prints them, and with a slash at the end,",
      "which routes read, too: without needless escapes, other empty segments and repeated keys.",
      "",
      "A file that export wrote has no differences: both commands have --over by default. Where export was told --under, repeat it",
      "here. --allow=wider,narrower allows both directions. What is allowed is what export would write: a wider pattern is a",
      "difference. --exact allows nothing; a document of OpenAPI is exact by default.",
      "",
      "The exit status is 0 if there is no difference, 1 if there is one or the comparison is unfinished, 2 for a file with errors.",
    ],
    examples: [
      "fingerpost verify aasa Examples/apple-app-site-association Examples/social.routes --over",
      "fingerpost verify aasa aasa.json Links/AppLink.swift --allow=wider,narrower --exclusion='*/terms/*'",
      "fingerpost export openapi Examples/api.routes | fingerpost verify openapi - Examples/api.routes",
    ])

  enum Direction: String, CaseIterable { case wider, narrower }

  /// The formats of `export` that can be compared, by the same words.
  enum Kind: String, CaseIterable {
    case aasa, assetlinks
    case androidManifest = "android-manifest"
    case openapi

    var summary: String {
      switch self {
      case .aasa: "apple-app-site-association, in the form of any year"
      case .assetlinks: "Digital Asset Links, with the components of Android 15"
      case .androidManifest: "AndroidManifest.xml: the intent filters that open web links"
      case .openapi: "an OpenAPI document, version 3.0 or later, or Swagger 2.0, as JSON"
      }
    }
  }

  static func answer(_ arguments: inout Arguments, on console: Console) throws(InputError) -> Answer {
    let kind: Kind = try arguments.choice("KIND")
    guard let published = arguments.next() else { throw .usage("a PUBLISHED file is missing") }
    if published == "-" { try arguments.takeInput() }
    let words = ["-"] + arguments.operands.map(\.shellWord)
    let sources = try TableSource.all(&arguments)
    let allowance = try allowance(kind, arguments)
    guard arguments.values("exclusion").isEmpty || kind == .aasa else {
      throw .usage("--exclusion is for aasa, whose patterns exclude links")
    }
    let format: ReportFormat = try arguments.format()
    let tables = try JoinedTables(sources, in: console.files)
    let bytes = try console.files.fileOrInput(published)
    var report = VerifyReport(file: published, isNarrower: allowance.contains(.narrower))
    if kind == .openapi { report.command = (["fingerpost verify openapi"] + words).joined(separator: " ") }
    do {
      (report.oddities, report.verification) = try compare(tables.table, kind, bytes, allowance, arguments)
    } catch let error as DocumentErrors {
      report.faults = error.errors
    } catch {
      throw .usage("\(error)", (error as? ExportError)?.code)
    }
    return Answer(
      output: report.output(format, console.style), errors: Unknowns(tables.parsedTables).notes(console.errorStyle),
      status: report.status)
  }

  private static func allowance(_ kind: Kind, _ arguments: Arguments) throws(InputError) -> Verification.Allowance {
    let isChosen = arguments.has("over") || arguments.has("under") || arguments.has("allow")
    if arguments.has("exact") {
      guard !isChosen else { throw .usage("--exact allows nothing: leave --over, --under and --allow away") }
      return []
    }
    // As export does.
    if !isChosen { return kind == .openapi ? [] : .wider }
    var allowance: Verification.Allowance = []
    if arguments.has("over") { allowance.insert(.wider) }
    if arguments.has("under") { allowance.insert(.narrower) }
    for word in arguments.values("allow").flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      let direction: Direction = try arguments.choice(String(word), "--allow is wider or narrower")
      allowance.insert(direction == .wider ? .wider : .narrower)
    }
    return allowance
  }

  /// What should be written otherwise in a published file, and where it differs from a table.
  private static func compare(
    _ table: RouteTable, _ kind: Kind, _ bytes: [UInt8], _ allowance: Verification.Allowance, _ arguments: Arguments
  ) throws -> ([DocumentError], Verification) {
    let host = arguments.value("host")
    switch kind {
    case .aasa:
      let reader = try AssociationReader(bytes)
      let (appID, exclusions) = (arguments.value("app-id"), arguments.values("exclusion"))
      let verification = try table.compare(
        with: reader.association, appID: appID, at: host, allowing: allowance, exclusions: exclusions)
      return (reader.remarks, verification)
    case .assetlinks:
      let (claims, package) = (try AssetLinksClaims(bytes), arguments.value("package"))
      return ([], try table.compare(with: claims, package: package, at: host, allowing: allowance))
    case .androidManifest:
      let verification = try table.compare(with: try AndroidManifest(bytes), at: host, allowing: allowance)
      return (verification.remarks, verification)
    case .openapi:
      let document = try OpenAPIDocument(bytes)
      return (document.remarks, table.compare(with: document, allowing: allowance))
    }
  }
}
