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
      "docs#:string", "/docs#intro", .section(section: "intro"), not: ["/docs"], On("docs#:string", Link.section),
      On(Link.section) {
        "docs"; FragmentPart(String.self)
      }),
    Row("docs#{section}", "/docs#a/b?c%23%C3%A9", .section(section: "a/b?c#é"), On("docs#{section}", Link.section)),
    Row("docs#{section}", "/docs#", .section(section: ""), On("docs#{section}", Link.section)),
    Row(
      "docs#:int", "/docs#7", .line(7), not: ["/docs#L7", "/docs#", "/docs"], On("docs#:int", Link.line),
      On(Link.line) {
        "docs"; FragmentPart(Int.self)
      }),
    Row(
      "docs#top", "/docs#top", .here, not: ["/docs", "/docs#Top", "/docs#"], On("docs#top", .here),
      On(.here) {
        "docs"; FragmentPart(equals: "top")
      }),
    Row(
      "docs#a%20b", "/docs#a%20b", .here, On("docs#a%20b", .here),
      On(.here) {
        "docs"; FragmentPart(equals: "a b")
      }),
    Row("/#top", "/#top", .here, not: ["/"], On("#top", .here), On(.here) { FragmentPart(equals: "top") }),
    Row(
      "d/:int?(q=:string)#:string", "/d/7?q=x#y", .found(id: 7, q: "x", section: "y"),
      On("d/:int?(q=:string)#:string", Link.found),
      On(Link.found) {
        "d"; Int.self; QueryItem("q", String?.self); FragmentPart(String.self)
      }),
    Row(
      "d/:int?(q=:string)#:string", "/d/7#y", .found(id: 7, q: nil, section: "y"),
      On("d/:int?(q=:string)#:string", Link.found),
      On(Link.found) {
        "d"; Int.self; QueryItem("q", String?.self); FragmentPart(String.self)
      }),
    Row(
      "d/{id:int}?({q})#{section}", "/d/7?q=x#y", .found(id: 7, q: "x", section: "y"),
      On("d/{id}?({q})#{section}", Link.found)),
    Row(
      "docs(#:string)", "/docs#intro", .maybe("intro"), On("docs(#:string)", Link.maybe),
      On(Link.maybe) {
        "docs"; FragmentPart(String?.self)
      },
      On(Link.maybe) {
        "docs"; OptionalPart { FragmentPart(String.self) }
      }),
    Row(
      "docs(#:string)", "/docs", .maybe(nil), On("docs(#:string)", Link.maybe),
      On(Link.maybe) {
        "docs"; FragmentPart(String?.self)
      }),
    Row("docs(#{section})", "/docs#", .maybe(""), On("docs(#{section})", Link.maybe)),
    Row("docs(#{line:int})", "/docs", .at(line: nil), On("docs(#{line})", Link.at)),
    Row("docs(#{line:int})", "/docs#7", .at(line: 7), not: ["/docs#", "/docs#L7"], On("docs(#{line})", Link.at)),
    Row(
      "docs(#top)", "/docs", .here, printed: "/docs#top", not: ["/docs#end"], On("docs(#top)", .here),
      On(.here) {
        "docs"; OptionalPart { FragmentPart(equals: "top") }
      }),
    Row("docs#{anchor=top}", "/docs", .anchor(anchor: "top"), On("docs#{anchor=top}", Link.anchor)),
    Row(
      "d/:int?(q=:string)(#:string)", "/d/7#y", .both(id: 7, q: nil, section: "y"),
      On("d/:int?(q=:string)(#:string)", Link.both),
      On(Link.both) {
        "d"; Int.self; QueryItem("q", String?.self); FragmentPart(String?.self)
      }),
    Row(
      "d/:int?(q=:string)(#:string)", "/d/7?q=x", .both(id: 7, q: "x", section: nil),
      On("d/:int?(q=:string)(#:string)", Link.both),
      On(Link.both) {
        "d"; Int.self; QueryItem("q", String?.self); FragmentPart(String?.self)
      }),
    // Without one in the pattern, a fragment says nothing.
    Row("docs", "/docs#top", .here, printed: "/docs", On("docs", .here), On(.here) { "docs" }),
  ]

  @Test(arguments: rows) func `a fragment is read as the pattern has it`(row: Row) throws { try row.check() }
}
