import FingerpostAnalysis
import FingerpostExport
import FingerpostRouteFile
import Foundation
import Testing

@testable import FingerpostEngine
import FingerpostInput

@testable import FingerpostTool
@testable import FingerpostToolTests

/// `Documentation/errors.md`, by its rows: `| <a id="fp0101"></a>FP0101 | it says | fix | example |`.
@Suite struct ErrorsPageTests {
  struct Row: CustomTestStringConvertible {
    let anchor: String
    let code: String
    let words: [String]

    /// The text in the first pair of backticks of the example.
    var example: String? {
      let parts = (words.last ?? "").split(separator: "`", omittingEmptySubsequences: false)
      return parts.first == "" && parts.count > 2 ? String(parts[1]) : nil
    }

    /// Whether a text holds one of the things that the fault says, in which "…" is whatever differs.
    func says(_ text: String) -> Bool {
      let text = text.replacing("`", with: "")
      return (words.first ?? "").replacing("`", with: "").split(separator: "; ").contains { saying in
        var rest = text[...]
        return saying.split(separator: "…").allSatisfy { part in
          guard let range = rest.range(of: part.trimmingCharacters(in: .whitespaces)) else { return false }
          rest = rest[range.upperBound...]
          return true
        }
      }
    }

    var testDescription: String { code }

    init?(_ line: Substring) {
      guard line.hasPrefix("| <a id=\"") else { return nil }
      let text = line.replacing("\\|", with: "\u{0}")
      let cells = text.split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces).replacing("\u{0}", with: "|")
      }
      guard let match = cells[0].wholeMatch(of: #/<a id="([^"]*)"></a>(.*)/#) else { return nil }
      (anchor, code, words) = (String(match.1), String(match.2), Array(cells.dropFirst()))
    }
  }

  static let rows: [Row] = {
    let page = try? String(contentsOfFile: "\(ExamplesTests.folder)/Documentation/errors.md", encoding: .utf8)
    return (page ?? "").split(separator: "\n").compactMap(Row.init)
  }()

  @Test func `the page is what the register writes`() throws {
    let page = try String(contentsOfFile: "\(ExamplesTests.folder)/Documentation/errors.md", encoding: .utf8)
    #expect(CodeRegister.markdown == page, "fingerpost codes --format=markdown > Documentation/errors.md")
    #expect(Memory.run(["codes", "--format=markdown"]) == Run(status: 0, output: page))
  }

  /// Those of an area that show a faulty text.
  static func examples(of area: String) -> [Row] { rows.filter { $0.code.hasPrefix(area) && $0.example != nil } }

  @Test func `the page has each code once, in order, and no other`() {
    #expect(Self.rows.map(\.code) == FaultKind.allCases.map { FaultCode($0).description }.sorted())
  }

  @Test func `each code is an anchor, and says something, how it is fixed and what it is like`() {
    for row in Self.rows {
      #expect(row.anchor == row.code.lowercased())
      #expect(row.words.count == 3, "\(row.code)")
      #expect(row.words.prefix(2).allSatisfy { !$0.isEmpty }, "\(row.code)")
    }
  }

  @Test(arguments: examples(of: "FP01"))
  func `a template of the page has the fault that it is an example of`(row: Row) throws {
    let error = #expect(throws: TemplateError.self) { try Template(try #require(row.example)) }
    #expect(error?.code.description == row.code && row.says(error?.message ?? ""), "\(error?.message ?? "")")
  }

  @Test(arguments: examples(of: "FP03").filter { !$0.code.hasPrefix("FP033") })
  func `a link of the page has the fault that it is an example of`(row: Row) throws {
    let isCompact = row.words.last?.hasSuffix("for the origin `:`") == true
    let method = row.words.last?.contains("asked with `POST`") == true ? "POST" : "GET"
    let table = try RouteTable(
      [
        .init("user", try Template("GET users/{id:int}")), .init("sale", try Template("GET sale [gone]")),
        .init("find", try Template("GET find?{q}")), .init("name", try Template("names/{name}")),
      ],
      origins: isCompact ? [.compact] : [.scheme("app"), .web("a.example"), .path])
    let error = #expect(throws: LinkError.self) { try table.match(try #require(row.example), method: method) }
    #expect(error?.code.description == row.code && row.says(error?.message ?? ""), "\(error?.message ?? "")")
  }

  /// The rules that people are told of who ask for a list, those of changes, and of published files those whose message is not
  /// held to the page.
  static let rules: [(code: FaultCode, summary: String)] =
    (Rule.ofChecks + VerifyReport.rules.filter { rule in !told.contains { FaultCode($0.kind) == rule.code } })
    .compactMap { rule in rule.code.map { ($0, rule.summary) } }
    + TableDiff.Change.Kind.allCases.compactMap { kind in kind.code.map { (FaultCode($0), kind.summary) } }

  @Test(arguments: rules)
  func `the page says of a rule what its summary does`(code: FaultCode, summary: String) {
    let row = Self.rows.first { $0.code == code.description }
    let words = row?.words.joined(separator: " ").replacing("`", with: "").lowercased() ?? ""
    #expect(words.contains(summary.lowercased()), "\(words)")
  }

  /// Faults without a rule, and without an example that is tried: how each is told, with its code.
  static let told: [(kind: FaultKind, text: @Sendable () -> String)] = [
    (.templateTooDeep, { said { _ = try Template(String(repeating: "(a/", count: 99)) } }),
    (.templateTooLong, { said { _ = try Template(String(repeating: "a", count: 1 << 20)) } }),
    (.tableNoOrigins, { said { _ = try RouteTable([], origins: []) } }),
    (.origin, { said { _ = try Origin(parsing: "https://a.example/b") } }),
    (.tableRepeatedOrigin, { said { _ = try RouteTable([], origins: [.path, .path]) } }),
    (
      .tableSameHosts,
      { said { _ = try RouteTable([], origins: [.web("*.a.example"), try Origin(parsing: "https://{t}.a.example")]) } }
    ),
    (.tableSameScheme, { said { _ = try RouteTable([], origins: [.scheme("app"), .withoutAuthority("app")]) } }),
    (.tableTooManyOrigins, { said { _ = try RouteTable([], origins: (0..<99).map { .scheme("a\($0)") }) } }),
    (.tableUnknownType, { said { _ = try table("users/{id:itn}") } }),
    (.tableTypeName, { said { _ = try table("a", options: .init(types: [CustomType(opaque: "int")])) } }),
    (
      .tableTooManyParameters,
      { said { _ = try table("{a}/{b}", options: .init(text: .init(limits: .init(captures: 1)))) } }
    ),
    (.routerPart, { "\(String(reflecting: PrintError(.pattern("a segment behind a query item"))))" }),
    (.linkTooLong, { said { _ = try table("a").match("/" + String(repeating: "a", count: 1 << 14)) } }),
    (.linkTooManySegments, { said { _ = try table("a").match(String(repeating: "/a", count: 1 << 10)) } }),
    (.linkTooManyItems, { said { _ = try table("a").match("/a?" + String(repeating: "a=1&", count: 1 << 10)) } }),
    (.linkEmpty, { said { _ = try table("a").match("") } }),
    (.linkRawControl, { said { _ = try table("a").match("/a\tb") } }),
    (.scriptValue, { said { _ = try table("files/{*path}").match("/files/javascript:alert(1)") } }),
    (.documentNoLink, { said { _ = try DocumentReader(key: "link").link(in: Array("{}".utf8)[...]) } }),
    (.documentForm, { said { _ = try DocumentReader(key: "link").link(in: Array(#"{"link":7}"#.utf8)[...]) } }),
    (.documentUnread, { said { _ = try DocumentReader(key: "link").link(in: Array("{".utf8)[...]) } }),
    (.printNoRoute, { reflected(.noRoute("user")) }), (.printFoundation, { reflected(.foundation) }),
    (.printUnknownRoute, { reflected(.unknownRoute("usr", nearest: "user")) }),
    (.printMissing, { reflected(.missing("id")) }),
    (.printUnknown, { reflected(.unknown("user", nearest: nil, known: ["id"])) }),
    (.printDoesNotRead, { reflected(.doesNotRead("id", type: "int")) }), (.printEmpty, { reflected(.empty("name")) }),
    (.printUnused, { reflected(.unused("a")) }), (.printTaken, { reflected(.taken(by: "me")) }),
    (.printReadsDifferently, { reflected(.readsDifferently) }),
    (
      .printLeftOut,
      { reflected(.leftOut("tags", Template.Parameter(type: .array(.string), default: .list(["new"])))) }
    ),
    (.printTooLong, { reflected(.tooLong(.bytes, 9000, limit: 8192)) }),
    (.printDeprecated, { reflected(.deprecated("old")) }), (.printGone, { reflected(.gone("sale", reason: "over")) }),
    (.printOrigin, { reflected(.origin("app://")) }), (.printWildcardHost, { reflected(.wildcardHost) }),
    (.printReservedName, { reflected(.reservedName("route")) }), (.printInexact, { reflected(.inexact("id")) }),
    (.printForeign, { reflected(.foreign("id")) }), (.printWebOnly, { reflected(.webOnly("invite")) }),
    (.printMethod, { reflected(.method("POST")) }), (.printNamedKey, { reflected(.namedKey("more", key: "q")) }),
    (.unprintableRawRest, { reflected(.rawRest) }), (.unprintableCompactRest, { reflected(.compactRest) }),
    (.unprintableEmptySegment, { reflected(.emptySegment) }), (.unprintableDotSegment, { reflected(.dotSegment) }),
    (.unprintableControl, { reflected(.control) }), (.unprintableCompactByte, { reflected(.compactControl) }),
    (.unprintableCompactQuery, { reflected(.compactQuery) }), (.unprintableNoHost, { reflected(.noHost) }),
    (.unprintableHost, { reflected(.hostName) }), (.unprintableHostNumber, { reflected(.hostNumber) }),
    (.lockSchema, { lock(#"{"schema":99}"#) }), (.lockForm, { lock("{}") }),
    (.lockIncomplete, { lock(#"{"schema":1,"error":{"message":"t.routes: 1 fault"}}"#) }),
    (.lockType, { lock(#"{"schema":1,"tables":[{"origins":["/"],"options":{"plus":"no"},"routes":[]}]}"#) }),
    (.fileReturn, { file("origins /\na\rb c\n") }), (.fileNoOrigins, { file("a b\n") }),
    (.fileOriginsAgain, { file("origins /\norigins app://\n") }), (.fileEmptyOrigins, { file("origins\n") }),
    (.fileNoTemplate, { file("origins /\nhome\n") }), (.fileHiddenName, { file("origins /\na\u{200B}b c\n") }),
    (.fileUTF16, { said { _ = try RouteFile.read([0xFF, 0xFE, 0x6F, 0]) } }), (.fileEmpty, { file("") }),
    (.fileNoSwift, { check("enum {") }), (.fileOption, { file("options case=no\norigins /\na b\n") }),
    (.fileOptionsAgain, { file("origins /\noptions case=ignore\na b\n") }), (.fileOptionsDiffer, { exportOfTwo() }),
    (
      .repeatedCase,
      { check(##"@Routes(.path) enum A: Routable { @Route("a/{id}") case a(id: Int), a(id: String) }"##) }
    ),
    (.goneInTemplate, { check(##"@Routes(.path) enum A: Routable { @Route("a [gone]") case a }"##) }),
    (.exportMissing, { String(reflecting: ExportError.missing(.appID, .aasa)) }),
    (.exportInvalid, { String(reflecting: ExportError.invalid(.host, found: "a", expected: "a web host")) }),
    (.exportNoWebOrigin, { String(reflecting: ExportError.noWebOrigin(.aasa)) }),
    (
      .documentOldForm,
      { verify(#"{"applinks":{"details":[{"appID":"A.b","components":[{"/":"/users/*"}]}]}}"#) }
    ),
    (.documentNoClaims, { verify(#"{"webcredentials":{"apps":["A.b"]}}"#) }),
    (.documentLeftOut, { verify(#"{"openapi":"3.1.0","servers":[{"url":"ftp://a"}],"paths":{}}"#, as: "openapi") }),
    (
      .claimUndecided,
      { verify(##"{"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":"/a","?":"*a=1*"}]}]}}"##) }
    ),
    (
      .claimUnfinished,
      {
        VerifyReport(file: "aasa", verification: Verification([], isComplete: false))
          .text(Memory().console.style)
      }
    ),
    (.toolUnreadable, { words(.unreadable("t.routes", .failed("No such file"))) }),
    (.toolUnwritable, { words(.unwritable(.failed("No space left"))) }),
    (.toolTooLarge, { words(.unreadable("t.routes", .tooLarge(limit: 1 << 20))) }),
  ]

  @Test(arguments: told.indices) func `the page says of a fault what it says of itself`(index: Int) {
    let (kind, text) = (Self.told[index].kind, Self.told[index].text())
    let line = text.split(separator: "\n").first { $0.contains("[\(FaultCode(kind))") }.map(String.init)
    let row = Self.rows.first { $0.code == FaultCode(kind).description }
    #expect(line.map { row?.says($0) == true } == true, "\(FaultCode(kind)) \(text)")
  }

  @Test func `the words of every code are held to the page, by a rule, an example or a fault`() {
    let tried = (Self.examples(of: "FP01") + Self.examples(of: "FP03")).map(\.code)
    let held = Set(Self.rules.map(\.code.description) + tried + Self.told.map { FaultCode($0.kind).description })
    #expect(Self.rows.map(\.code).filter { !held.contains($0) } == [])
  }

  // What is told of faults, each with its code.

  private static func table(
    _ template: String, own: [Origin]? = nil, options: RouteTable.Options = .init()
  ) throws -> RouteTable {
    try RouteTable([.init("a", try Template(template), origins: own)], origins: [.path], options: options)
  }

  private static func said(_ body: () throws -> Void) -> String {
    do { try body() } catch let failure as DocumentFault {
      return "\(failure.message) [\(failure.code)]"
    } catch {
      return String(reflecting: error)
    }
    return "nothing"
  }

  private static func reflected(_ reason: PrintError.Reason) -> String { String(reflecting: PrintError(reason)) }

  private static func reflected(_ reason: Unprintable) -> String {
    String(reflecting: PrintError(.unprintable(reason)))
  }

  private static func lock(_ text: String) -> String {
    said { _ = try JSONDecoder().decode(TableLock.self, from: Data(text.utf8)) }
  }

  private static func file(_ text: String) -> String { said { _ = try RouteFile.read(Array(text.utf8)) } }

  private static func check(_ source: String) -> String {
    let memory = Memory()
    memory.files["a.swift"] = Array("import Fingerpost\n\(source)\n".utf8)
    return memory.codedRun(["check", "a.swift"]).output
  }

  private static func verify(_ published: String, as kind: String = "aasa") -> String {
    let memory = Memory()
    memory.files["t.routes"] = Array("origins https://a.example\na a\n".utf8)
    memory.files["published"] = Array(published.utf8)
    return memory.codedRun(["verify", kind, "published", "t.routes"]).output
  }

  private static func exportOfTwo() -> String {
    let memory = Memory()
    memory.files["a.routes"] = Array("origins https://a.example\na a\n".utf8)
    memory.files["b.routes"] = Array("options case=ignore\norigins https://a.example\nb b\n".utf8)
    return memory.codedRun(["export", "urlpattern", "a.routes", "b.routes"]).errors
  }

  private static func words(_ error: InputError) -> String { error.message(Memory().console.style) }
}
