import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis

/// FP0410: what the error says of a link that reads as other values, to a log, and to those who may see the values.
struct MisreadingTests {
  private static let general = "the link of these values does not read back as the same values: "

  static let rows: [(list: String, values: [String: Captured], description: String, shown: String)] = [
    (
      "r {a}-{b}", ["a": "x-y", "b": "z"], #""a" and "b" differ"#, "/x-y-z is read with a=x, b=y-z, not a=x-y, b=z"
    ),
    (
      "r {a}.{b}/{c}", ["a": "x.y", "b": "z", "c": "w"], #""a" and "b" differ"#,
      "/x.y.z/w is read with a=x, b=y.z, not a=x.y, b=z"
    ),
    ("r ({a:int})/({b})", ["b": "5"], #""a" and "b" differ"#, "/5 is read with a=5, no b, not no a, b=5"),
    (
      "r {*p}/x/{*q}", ["p": ["a", "x"], "q": ["b", "x", "c"]], #""p" and "q" differ"#,
      "/a/x/x/b/x/c is read with p=[a], q=[x, b, x, c], not p=[a, x], q=[b, x, c]"
    ),
    ("r (:string|me)", ["1": "me"], #""1" differs"#, "/me is read with no 1, not 1=me"),
    (
      "r v/{a}-{b}-{c}", ["a": "x", "b": "y-z", "c": "w"], #""b" and "c" differ"#,
      "/v/x-y-z-w is read with b=y, c=z-w, not b=y-z, c=w"
    ),
    (
      "r users/{id}, r users/me", ["id": "me"], #""id" differs"#, "/users/me is read with no id, not id=me"
    ),
  ]

  @Test(arguments: rows)
  func `a link that reads as other values is named with them, and only to those who ask`(
    list: String, values: [String: Captured], description: String, shown: String
  ) throws {
    let error = try #require(#expect(throws: PrintError.self) { try table(list).print("r", values) })
    #expect(error.code.description == "FP0410")
    #expect(error.description == Self.general + description)
    #expect(error.debugDescription == "\(Self.general)\(description) (\(shown)) [FP0410]")
    #expect("\(error)" == error.description)
  }

  @Test func `a link that no route reads is named`() throws {
    // The host of this table's links reads no letters.
    let table = try table("r {t}/x", ["https://*.example.com", "https://www.example.com"])
    let error = try #require(
      #expect(throws: PrintError.self) { try table.print("r", ["t": "www"], for: .web("*.example.com")) })
    #expect(!error.description.contains("www"))
  }
}
