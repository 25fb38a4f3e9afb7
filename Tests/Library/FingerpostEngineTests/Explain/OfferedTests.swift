import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis

/// What an explanation offers is written as a link has it, so that it can be pasted: one row for each part of a link.
struct OfferedTests {
  static let rows: [(template: String, link: String, obstacles: [String], fix: String)] = [
    ("te%2Fsx", "/te%2Fst", [#"segment 1: expected "te%2Fsx", found "te/st""#], "/te%2Fsx"),
    (
      "x/{s:a%20b|te%2Fst}", "/x/te%2Fsx",
      [
        #"segment 2: expected a%20b|te%2Fst, found "te/sx"; did you mean "te%2Fst"?"#
      ], "/x/te%2Fst"
    ),
    ("x?sort=a%26b", "/x?sort=a%26c", [#"query item "sort": expected "a%26b", found "a&c""#], "/x?sort=a%26b"),
    (
      "x?page%5Bsize%5D={n:int}", "/x?page[sise]=2",
      [
        #"query: expected "page%5Bsize%5D", found "page[sise]""#
      ], "/x?page%5Bsize%5D=2"
    ),
    (
      "x?s={p:c%26d|one%20two}", "/x?s=one%20tow",
      [
        #"query item "s": expected c%26d|one%20two, found "one tow"; did you mean "one%20two"?"#
      ], "/x?s=one%20two"
    ),
    ("x#b%20c", "/x#b%20d", [#"fragment: expected "b%20c", found "b d""#], "/x#b%20c"),
    (
      "x#/room/te%2Fst", "/x#/room/te%2Fsx",
      [
        #"segment 2 of the fragment: expected "te%2Fst", found "te/sx""#
      ], "/x#/room/te%2Fst"
    ),
    (
      "x#tab=a%26b", "/x#tab=a%26c",
      [
        #"item "tab" of the fragment: expected "a%26b", found "a&c""#
      ], "/x#tab=a%26b"
    ),
    ("caf%C3%A9", "/caf%C3%A8", [#"segment 1: expected "café", found "cafè""#], "/caf%C3%A9"),
    // A key that is misspelt, over a value that does not read either.
    (
      "x?{amount:int}", "/x?amuont=one",
      [
        #"query: expected "amount", found "amuont""#, #"query item "amount": expected int, found "one""#,
      ], "/x?amount=1"
    ),
    (
      "x?(sort={p:newest|oldest})&{amount:int}", "/x?amuont=7",
      [
        #"query: expected "amount", found "amuont""#
      ], "/x?amount=7"
    ),
    (
      "x#kind={k:new|old}", "/x#kimd=nex",
      [
        #"fragment: expected "kind", found "kimd""#,
        #"item "kind" of the fragment: expected new|old, found "nex"; did you mean "new"?"#,
      ], "/x#kind=new"
    ),
  ]

  @Test(arguments: rows)
  func `what is offered can be pasted`(template: String, link: String, obstacles: [String], fix: String) throws {
    let table = try table("r \(template)")
    let explanation = table.explain(link)
    #expect(explanation.near.first?.obstacles.map(\.description) == obstacles)
    #expect(explanation.fix?.link == fix)
    #expect(try table.match(fix).route.name == "r")
  }
}
