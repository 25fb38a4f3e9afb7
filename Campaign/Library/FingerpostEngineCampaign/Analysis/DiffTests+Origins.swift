import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// Origins, and how strictly a query is read.
extension DiffTests {
  static let origins: [(old: [String], new: [String], expected: [String])] = [
    (["/", "app://"], ["app://"], ["breaking: links of / are not read any more, such as /x"]),
    (["app://"], ["/", "app://"], ["compatible: links of / are read now, such as /x"]),
    (
      ["https://a.example"], ["https://*.example"],
      ["compatible: \"a\" x: https://b.example/x is read now, too"]
    ),
    (
      ["https://*.example"], ["https://a.example"],
      ["breaking: \"a\" x: no route reads some of its links any more, such as https://b.example/x"]
    ),
    (
      ["https://*"], ["https://*.b.example"],
      ["breaking: \"a\" x: no route reads some of its links any more, such as https://a.invalid/x"]
    ),
    (["https://*.b.example"], ["https://*"], ["compatible: \"a\" x: https://a.invalid/x is read now, too"]),
    (["https://*.b.example", "https://*.example"], ["https://*.example"], []),
    (
      ["https://*.a.example"], ["https://*.b.example"],
      [
        "breaking: links of https://*.a.example are not read any more, such as https://link.a.example/x",
        "compatible: links of https://*.b.example are read now, such as https://link.b.example/x",
      ]
    ),
    (
      ["https://*.example"], ["https://{tenant}.example"],
      [
        "breaking: links of https://*.example are not read any more, such as https://link.example/x",
        "compatible: links of https://{tenant}.example are read now, such as https://x.example/",
      ]
    ),
    (
      ["https://{tenant}.example"], ["https://{tenant}.example", "https://x.example"],
      [
        "breaking: some links of https://{tenant}.example are not read any more, such as https://x.example/",
        "compatible: links of https://x.example are read now, such as https://x.example/x",
      ]
    ),
    (["app://", "/"], ["/", "app://"], none),
    ([":"], [":", "y://"], ["compatible: links of y:// are read now, such as y://x"]),
  ]

  @Test(arguments: origins)
  func `origins go and come`(old: [String], new: [String], expected: [String]) throws {
    #expect(try changes("a x", "a x", (old, new)) == expected)
  }

  @Test func `compact text gives way to a scheme`() throws {
    #expect(
      try changes("a x/{id}", "a x/{id}", ([":"], [":", "x://"])) == [
        "breaking: some links of : are not read any more, such as x:some-text-1",
        "compatible: links of x:// are read now, such as x://x/some-text-1",
      ])
  }

  @Test func `a query that is read less strictly takes links`() throws {
    let strict = RouteTable.Options(strictQuery: true)
    #expect(
      try changes("a {x}?(k=a), b b?k=b", "a {x}?(k=a)", (["/"], ["/"]), (strict, RouteTable.Options())) == [
        "breaking: \"b\" b?k=b: /b?k=b is read by \"a\" now",
        "compatible: an optional query item that does not read is left out",
      ])
  }
}
