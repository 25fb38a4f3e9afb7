import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// Query items and fragments where links have neither.
@Suite struct UnreadQueryCheckTests {
  static let rows: [(route: String, origins: [String], parts: String?)] = [
    ("a a?({q})", [":"], "query"), ("a a?{p:int=1}", [":"], "query"), ("a a(#{f})", [":"], "fragment"),
    ("a a/{x}?({q})&({r})(#{f})", [":"], "query and the fragment"), ("a a?({q}) [origin=:]", ["app://", ":"], "query"),
    ("a a/{x}/", [":"], "slash at the end"), ("a a/{x}/", [":", "/"], nil),
    ("a a?({q})", [":", "app://"], nil), ("a a/({q})", [":"], nil),
    ("a a?({q}) [origin=app://]", [":", "app://"], nil),
  ]

  @Test(arguments: rows)
  func `what compact text cannot carry is told, unless another origin can`(
    route: String, origins: [String], parts: String?
  ) throws {
    let findings = try table(route, origins).check()
    #expect(findings.map(\.kind) == (parts == nil ? [] : [.unreadQuery]))
    if let parts {
      let told = #"warning: the \#(parts) of "a" can never be read or printed: compact text, its only origin, has none"#
      #expect(findings.first?.description.hasPrefix(told) == true, "\(findings)")
    }
  }

  @Test func `a route that must have a query is unreachable, and told once`() throws {
    #expect(try table("a a?{q}", [":"]).check().map(\.kind) == [.unreachable])
  }
}
