import Fingerpost
import FingerpostEngine
import FingerpostProof
import FingerpostSyntax
import SwiftParser
import SwiftSyntax
import Testing

@testable import FingerpostMacrosTests

/// Enums with raw values inside of a `@Routes` enum are to the compiler what they are to the router of the running code.
@Suite struct SeenTypesTests {
  enum Sort: String, RouteParameter, CaseIterable { case best, new }
  enum Plain: String, RouteParameter {
    case best, new = "n"
    static var parameterExamples: [String] { ["best"] }
  }
  enum Level: Int, RouteParameter, CaseIterable {
    case off = -1
    case low, middle
    case high = 0x1_0
  }
  enum Count: UInt8, RouteParameter { case one = 1, two, three }
  private static let types = """
    enum Sort: String, RouteParameter, CaseIterable { case best, new }
    enum Plain: String, RouteParameter {
      case best, new = "n"
      static var parameterExamples: [String] { ["best"] }
    }
    enum Level: Int, RouteParameter, CaseIterable {
      case off = -1
      case low, middle
      case high = 0x1_0
    }
    enum Count: UInt8, RouteParameter { case one = 1, two, three }
    """

  enum Link: Equatable, Sendable {
    case best, new, other
    case sort(sort: Sort), plain(plain: Plain), level(level: Level), count(count: Count)
    case number(number: Int), small(small: UInt8), text(text: String), two(sort: Sort, text: String)
    case maybe(sort: Sort?)
  }

  /// A route of each case, and the payload as the source has it.
  private static let cases:
    [String: (payload: String, route: @Sendable (String) -> FingerpostCore.RouteDefinition<Link>)] = [
      "best": ("", { FingerpostCore.RouteDefinition($0, .best) }),
      "new": ("", { FingerpostCore.RouteDefinition($0, .new) }),
      "other": ("", { FingerpostCore.RouteDefinition($0, .other) }),
      "sort": ("(sort: Sort)", { FingerpostCore.RouteDefinition($0, Link.sort) }),
      "plain": ("(plain: Plain)", { FingerpostCore.RouteDefinition($0, Link.plain) }),
      "level": ("(level: Level)", { FingerpostCore.RouteDefinition($0, Link.level) }),
      "count": ("(count: Count)", { FingerpostCore.RouteDefinition($0, Link.count) }),
      "number": ("(number: Int)", { FingerpostCore.RouteDefinition($0, Link.number) }),
      "small": ("(small: UInt8)", { FingerpostCore.RouteDefinition($0, Link.small) }),
      "text": ("(text: String)", { FingerpostCore.RouteDefinition($0, Link.text) }),
      "two": ("(sort: Sort, text: String)", { FingerpostCore.RouteDefinition($0, Link.two) }),
      "maybe": ("(sort: Sort?)", { FingerpostCore.RouteDefinition($0, Link.maybe) }),
    ]

  struct Row: Sendable, CustomTestStringConvertible {
    /// The templates of some cases: `best x/best, sort x/{sort}`.
    let routes: String
    /// What both say, each as its kind and the routes.
    let findings: [String]
    /// What the source is told instead, as all values are known there of a type that lists no cases.
    let seen: [String]?

    init(_ routes: String, _ findings: String..., seen: [String]? = nil) {
      (self.routes, self.findings, self.seen) = (routes, findings, seen)
    }

    var testDescription: String { routes }

    var lines: [(name: String, template: String)] {
      routes.split(separator: ", ").map { line in
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        return (words[0], words[1])
      }
    }
  }

  static let rows = [
    Row("best x/best, new x/new, sort x/{sort}", "unreachable sort best new"),
    Row("best x/best, sort x/{sort}", "print-collision sort best"),
    Row("best x/best, other x/other, sort x/{sort}", "print-collision sort best"),
    Row("text x/{text}, sort x/{sort}", "print-collision text sort"),
    Row("sort x/{sort}, maybe x/y/({sort})"),
    Row("best x?sort=best, new x?sort=new, sort x?{sort}", "unreachable sort best new"),
    Row("best best-x, new new-x, sort {sort}-x", "unreachable sort best new"),
    Row("two {sort}/{text}, text {text}/x", "crossing text two"),
    Row("level x/{level}, number x/{number}", "print-collision number level"),
    Row("level x/{level}, small x/{small}", "crossing small level"),
    Row(
      "best -1, new 0, other 1, level {level}", "print-collision level best", "print-collision level new",
      "print-collision level other"),
    Row("plain x/{plain}, text x/{text}", seen: ["print-collision text plain"]),
    Row(
      "best x/best, new x/n, plain x/{plain}", "print-collision plain best", "print-collision plain new",
      seen: ["unreachable plain best new"]),
    Row("count x/{count}, small x/{small}", "print-collision small count", seen: ["print-collision small count"]),
    Row("count x/{count}, number x/{number}", "print-collision number count", seen: ["print-collision number count"]),
  ]
}

extension SeenTypesTests {
  /// What a check of the source says of the table.
  private static func said(_ row: Row) throws -> [SourceDiagnostic] {
    let lines = row.lines.map { "  @Route(\"\($0.template)\") case \($0.name)\(cases[$0.name]?.payload ?? "")" }
    return try diagnostics("@Routes(.path) enum Link: Routable {\n\(lines.joined(separator: "\n"))\n\(types)\n}")
  }

  /// The kind of a diagnostic and the cases that it names, in order.
  private static func line(_ diagnostic: SourceDiagnostic) -> String {
    var names: [String] = []
    for word in diagnostic.message.split(separator: "\"").map(String.init)
    where cases[word] != nil && !names.contains(word) {
      names.append(word)
    }
    let word = Finding.Kind.allCases.first { $0.code == FaultCode(diagnostic.kind) }?.rawValue
    return ([word ?? "\(diagnostic.code)"] + names).joined(separator: " ")
  }

  private static func diagnostics(_ source: String) throws -> [SourceDiagnostic] {
    let declaration = Parser.parse(source: source).statements.first?.item.as(EnumDeclSyntax.self)
    return RoutesCheck(try #require(declaration.flatMap { RoutesEnum($0) })).diagnostics
  }

  /// What the router finds, but of two routes that cross no value that one of them takes: the source is told once.
  private static func found(_ row: Row) throws -> [Finding] {
    let routes = try row.lines.map { try #require(cases[$0.name]).route($0.template) }
    let findings = try FingerpostCore.Router<Link>(.path, routes: RouteList(routes)).check()
    let crossing = findings.filter { $0.kind == .crossing }.map { Set($0.routes.map(\.name)) }
    return findings.filter { finding in
      finding.kind != .printCollision || !crossing.contains(Set(finding.routes.map(\.name)))
    }
  }

  @Test(arguments: rows) func `the source is told what the router finds`(_ row: Row) throws {
    let (found, said) = (try Self.found(row), try Self.said(row))
    #expect(found.map { ([$0.kind.rawValue] + $0.routes.map(\.name)).joined(separator: " ") } == row.findings)
    if let seen = row.seen {
      #expect(said.map(Self.line) == seen)
    } else {
      // An enum accepts an overlap in its attribute, routes by hand in their templates.
      let words = found.map { $0.message + ($0.fix.isEmpty ? "" : "; \($0.fix)") }.map { text in
        text.replacing("[overlaps=", with: "overlaps: [\"").replacing("] on", with: "\"] on")
      }
      #expect(said.map(\.message).sorted() == words.sorted())
    }
  }

  /// Declarations of a type `Sort` with the values `best` and `new`.
  static let seen: [(declaration: String, type: String)] = [
    ("enum Sort: String, RouteParameter, CaseIterable { case best, new }", "Sort"),
    ("enum Sort: String, RouteParameter { case best, new }", "Sort"),
    ("enum Sort: Swift.String, Fingerpost.RouteParameter & Sendable { case best; case `new` }", "(Sort)"),
    ("enum Sort: String, Codable, RouteParameter { case a = \"best\"\n case b = #\"new\"# }", "Self.Sort"),
    ("private enum Sort: String, RouteParameter { case best, new\n var title: String { \"\" } }", "AppLink.Sort"),
    ("enum Shop { enum Sort: String, RouteParameter { case best, new } }", "Shop.Sort"),
    ("enum Sort: String, RouteParameter { case best, new\n #if DEBUG\n var isGood: Bool { true }\n #endif }", "Sort"),
    ("@available(*, deprecated) enum Sort: String, RouteParameter { case best, new }", "`Sort`"),
    ("enum Sort: String, RouteParameter { @available(*, deprecated) case best\n case new }", "Sort"),
    ("enum Date: String, RouteParameter { case best, new }", "Date"),
    ("typealias Sort = Other\n enum Other: String, RouteParameter { case best, new }", "Sort"),
    (
      "typealias Sort = Outer.Order\n enum Outer { typealias Order = Own; enum Own: String, RouteParameter { case best, new } }",
      "(Sort)"
    ),
  ]

  /// Declarations of a type that the source may not tell all about.
  static let opaque: [(declaration: String, type: String)] = [
    ("enum Sort: String, CaseIterable { case best, new }", "Sort"),
    ("enum Sort: String, RouteParameter { case best, new\n var parameter: String { \"a\" } }", "Sort"),
    ("enum Sort: String, RouteParameter { case best, new\n init?(parameter text: String) { nil } }", "Sort"),
    (
      "enum Sort: String, RouteParameter { case best, new\n static var parameterType: ParameterType { .string } }",
      "Sort"
    ),
    (
      "enum Sort: String, RouteParameter { case best, new\n static var parameterSupertype: ParameterType? { nil } }",
      "Sort"
    ),
    ("enum Sort: String, RouteParameter { case best, new\n var rawValue: String { \"a\" } }", "Sort"),
    ("enum Sort: String, RouteParameter { case best, new\n init?(rawValue: String) { nil } }", "Sort"),
    ("enum Sort: String, RouteParameter, CaseIterable { case best, new\n static let allCases = [Sort.best] }", "Sort"),
    ("enum Sort: String, RouteParameter { case best, new\n #if DEBUG\n case top\n #endif }", "Sort"),
    (
      "enum Sort: String, RouteParameter { case best, new\n #if DEBUG\n var parameter: String { \"\" }\n #endif }",
      "Sort"
    ),
    ("#if DEBUG\n enum Sort: String, RouteParameter { case best, new }\n #endif", "Sort"),
    ("enum Sort: Character, RouteParameter { case best = \"b\", new = \"n\" }", "Sort"),
    ("enum Sort: Double, RouteParameter { case best = 1, new = 2 }", "Sort"),
    ("enum Sort: Text, RouteParameter { case best, new }", "Sort"),
    ("enum Sort: Models.String, RouteParameter { case best, new }", "Sort"),
    ("enum Sort: String, RouteParameter { case best, new }\n struct String {}", "Sort"),
    ("enum Sort: String, RouteParameter { case best, new }\n protocol RouteParameter {}", "Sort"),
    ("enum Sort: String, RouteParameter, Titled { case best, new }", "Sort"),
    ("enum Sort: String, RouteParameter { case best, new = \"\\(name)\" }", "Sort"),
    ("enum Sort: String, RouteParameter { case best, new = \"\" }", "Sort"),
    ("enum Sort: String, RouteParameter { case best, new = \"best\" }", "Sort"),
    ("enum Sort: String, RouteParameter {}", "Sort"),
    ("enum Sort: String, RouteParameter { @available(iOS 99, *) case best\n case new }", "Sort"),
    ("enum Sort: String, RouteParameter { case best, new\n #makeMembers }", "Sort"),
    ("@Spelled enum Sort: String, RouteParameter { case best, new }", "Sort"),
    ("enum Sort<Value>: String, RouteParameter { case best, new }", "Sort<Int>"),
    ("struct Sort: RouteParameter { let rawValue: String }", "Sort"),
    ("#if DEBUG\n typealias Sort = Other\n #endif\n enum Other: String, RouteParameter { case best, new }", "Sort"),
    ("typealias Sort<X> = Other\n enum Other: String, RouteParameter { case best, new }", "Sort<Int>"),
    ("typealias Sort = Other\n typealias Other = Sort", "Sort"),
    ("enum Shop { enum Sort: String, RouteParameter { case best, new } }", "Sort"),
    ("enum Shop {}\n enum Sort: String, RouteParameter { case best, new }", "Shop.Sort"),
    ("enum Sort: String, RouteParameter { case best, new }", "Models.Sort"),
  ]

  private static func table(_ declaration: String, _ type: String) -> String {
    """
    @Routes(.path) enum AppLink: Routable {
      @Route("x/best") case best
      @Route("x/new") case new
      @Route("x/{sort}") case sorted(sort: \(type))
      @Route("y?{sort=zzz}") case defaulted(sort: \(type))
      @Route("z/{sort:new|zzz}") case stated(sort: \(type))
      \(declaration)
    }
    """
  }

  @Test(arguments: seen) func `the values of an enum are seen`(declaration: String, type: String) throws {
    let kinds = try Self.diagnostics(Self.table(declaration, type)).map(\.kind)
    #expect(kinds == [.typeMismatch, .typeMismatch, .unreachable])
  }

  @Test(arguments: opaque) func `a type that is not seen whole is opaque`(declaration: String, type: String) throws {
    #expect(try Self.diagnostics(Self.table(declaration, type)).map(\.message) == [])
  }

  /// Raw values as the source has them, and their texts.
  static let numbers: [(raw: String, cases: String, texts: String?)] = [
    ("Int", "case a, b, c", "0|1|2"), ("Int", "case a = 7, b\n case c = -1, d", "-1|0|7|8"),
    ("Int", "case a = 0x1F, b = 0b1_0, c = 0o17, d = 1_000", "1000|15|2|31"), ("UInt8", "case a = 254, b", "254|255"),
    ("UInt8", "case a = 255, b", nil), ("UInt8", "case a = -1", nil), ("Int8", "case a = -128, b = 127", "-128|127"),
    ("Int", "case a = 1, b = 0, c", nil), ("Int", "case a = 9223372036854775807", "9223372036854775807|"),
    ("UInt64", "case a = 18446744073709551615", nil), ("Int", "case a = 9_223_372_036_854_775_807, b", nil),
  ]

  @Test(arguments: numbers) func `integers are counted as the compiler counts`(
    raw: String, cases: String, texts: String?
  ) throws {
    let source = """
      @Routes(.path) enum AppLink: Routable {
        @Route("y?{level=zzz}") case defaulted(level: Level)
        enum Level: \(raw), RouteParameter, CaseIterable { \(cases) }
      }
      """
    let words = texts.map { ["\"level\" is Level: the default does not read as \($0)"] }
    #expect(try Self.diagnostics(source).map(\.message) == words ?? [])
  }

  @Test func `the types of a table with two of one name are opaque`() throws {
    let source = """
      @Routes(.path) enum AppLink: Routable {
        @Route("x/best") case best
        @Route("x/{sort}") case sorted(sort: Sort)
        @Route("y/{sort}") case shop(sort: Shop.Sort)
        enum Sort: String, RouteParameter { case best }
        enum Shop { enum Sort: String, RouteParameter { case new } }
      }
      """
    #expect(try Self.diagnostics(source).map(\.message) == [])
    let one = source.replacing("Shop.Sort", with: "Sort")
    #expect(try Self.diagnostics(one).map(\.kind) == [.duplicate])
  }
}
