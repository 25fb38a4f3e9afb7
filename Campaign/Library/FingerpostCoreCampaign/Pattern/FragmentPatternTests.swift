import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// What follows `#`: there as it is written, captured, or of no interest.
@Suite struct FragmentPatternTests {
  enum Link: Sendable {
    case here, section(section: String), line(Int), found(id: Int, q: String?, section: String)
    case maybe(String?), at(line: Int?), anchor(anchor: String), both(id: Int, q: String?, section: String?)
  }
  typealias Row = PatternRow<Link>

  static let rows: [Row] = [
    Row(
      "docs#:string", "/docs#intro", .section(section: "intro"), not: ["/docs"],
      RouteDefinition("docs#:string", Link.section),
      RouteDefinition(Link.section) {
        "docs"; FragmentPart(String.self)
      }),
    Row(
      "docs#{section}", "/docs#a/b?c%23%C3%A9", .section(section: "a/b?c#é"),
      RouteDefinition("docs#{section}", Link.section)),
    Row("docs#{section}", "/docs#", .section(section: ""), RouteDefinition("docs#{section}", Link.section)),
    Row(
      "docs#:int", "/docs#7", .line(7), not: ["/docs#L7", "/docs#", "/docs"], RouteDefinition("docs#:int", Link.line),
      RouteDefinition(Link.line) {
        "docs"; FragmentPart(Int.self)
      }),
    Row(
      "docs#top", "/docs#top", .here, not: ["/docs", "/docs#Top", "/docs#"], RouteDefinition("docs#top", .here),
      RouteDefinition(.here) {
        "docs"; FragmentPart(equals: "top")
      }),
    Row(
      "docs#a%20b", "/docs#a%20b", .here, RouteDefinition("docs#a%20b", .here),
      RouteDefinition(.here) {
        "docs"; FragmentPart(equals: "a b")
      }),
    Row(
      "/#top", "/#top", .here, not: ["/"], RouteDefinition("#top", .here),
      RouteDefinition(.here) { FragmentPart(equals: "top") }),
    Row(
      "d/:int?(q=:string)#:string", "/d/7?q=x#y", .found(id: 7, q: "x", section: "y"),
      RouteDefinition("d/:int?(q=:string)#:string", Link.found),
      RouteDefinition(Link.found) {
        "d"; Int.self; QueryPart("q", String?.self); FragmentPart(String.self)
      }),
    Row(
      "d/:int?(q=:string)#:string", "/d/7#y", .found(id: 7, q: nil, section: "y"),
      RouteDefinition("d/:int?(q=:string)#:string", Link.found),
      RouteDefinition(Link.found) {
        "d"; Int.self; QueryPart("q", String?.self); FragmentPart(String.self)
      }),
    Row(
      "d/{id:int}?({q})#{section}", "/d/7?q=x#y", .found(id: 7, q: "x", section: "y"),
      RouteDefinition("d/{id}?({q})#{section}", Link.found)),
    Row(
      "docs(#:string)", "/docs#intro", .maybe("intro"), RouteDefinition("docs(#:string)", Link.maybe),
      RouteDefinition(Link.maybe) {
        "docs"; FragmentPart(String?.self)
      },
      RouteDefinition(Link.maybe) {
        "docs"; OptionalPart { FragmentPart(String.self) }
      }),
    Row(
      "docs(#:string)", "/docs", .maybe(nil), RouteDefinition("docs(#:string)", Link.maybe),
      RouteDefinition(Link.maybe) {
        "docs"; FragmentPart(String?.self)
      }),
    Row("docs(#{section})", "/docs#", .maybe(""), RouteDefinition("docs(#{section})", Link.maybe)),
    Row("docs(#{line:int})", "/docs", .at(line: nil), RouteDefinition("docs(#{line})", Link.at)),
    Row(
      "docs(#{line:int})", "/docs#7", .at(line: 7), not: ["/docs#", "/docs#L7"],
      RouteDefinition("docs(#{line})", Link.at)),
    Row(
      "docs(#top)", "/docs", .here, printed: "/docs#top", not: ["/docs#end"], RouteDefinition("docs(#top)", .here),
      RouteDefinition(.here) {
        "docs"; OptionalPart { FragmentPart(equals: "top") }
      }),
    Row("docs#{anchor=top}", "/docs", .anchor(anchor: "top"), RouteDefinition("docs#{anchor=top}", Link.anchor)),
    Row(
      "d/:int?(q=:string)(#:string)", "/d/7#y", .both(id: 7, q: nil, section: "y"),
      RouteDefinition("d/:int?(q=:string)(#:string)", Link.both),
      RouteDefinition(Link.both) {
        "d"; Int.self; QueryPart("q", String?.self); FragmentPart(String?.self)
      }),
    Row(
      "d/:int?(q=:string)(#:string)", "/d/7?q=x", .both(id: 7, q: "x", section: nil),
      RouteDefinition("d/:int?(q=:string)(#:string)", Link.both),
      RouteDefinition(Link.both) {
        "d"; Int.self; QueryPart("q", String?.self); FragmentPart(String?.self)
      }),
    // Without one in the pattern, a fragment says nothing.
    Row(
      "docs", "/docs#top", .here, printed: "/docs", RouteDefinition("docs", .here), RouteDefinition(.here) { "docs" }),
  ]

  @Test(arguments: rows) func `a fragment is read as the pattern has it`(row: Row) throws { try row.check() }
}
