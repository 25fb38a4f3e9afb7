import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// What claims and routes disagree about, link by link.
struct ClaimComparisonTests {
  private static func claim(_ path: TextExpression, isExclusion: Bool = false) -> LinkClaims.Claim {
    var claim = LinkClaims.Claim()
    (claim.path, claim.isExclusion) = (path, isExclusion)
    return claim
  }

  private static func differences(
    _ claims: [LinkClaims.Claim], _ routes: String
  ) throws -> [ClaimComparison.Difference] {
    let table = try table(routes, ["https://a.example"])
    let comparison = table.compare(with: LinkClaims(claims), at: "https://a.example")
    #expect(comparison.isComplete)
    return comparison.differences
  }

  @Test func `a claim that reads one text and everything behind another decides there alone`() throws {
    // /b and /a*
    let first = TextExpression.sequence([.text("/"), .either([.text("b"), .text("a") + .optional(.anything)])])
    let differences = try Self.differences([Self.claim(first), Self.claim(.text("/bc"))], "home x")
    #expect(differences.contains(.unhandled(claim: 1, link: "https://a.example/bc")))
    #expect(differences.contains(.unclaimed(route: 0, link: "https://a.example/x", exclusion: nil)))
    #expect(differences.count == 3)
  }

  /// Claims, routes, and the claims with a link that no route reads.
  private static let slashes: [([LinkClaims.Claim], String, [String])] = [
    ([claim(.text("/x"))], "home x", ["home /x/"]),
    ([claim(.text("/x/"))], "home x", ["home /x"]),
    ([claim(.text("/x")), claim(.text("/a/"))], "home x", ["1 /a/", "home /x/"]),
    ([claim(.text("/x")), claim(.text("/x/"))], "home x", []),
    ([claim(.text("/x")), claim(.text("/x") + .any + "/")], "home x, b xb", ["1 /xa/", "home /x/", "b /xb"]),
    ([claim(.text("/x")), claim(.text("/") + .anything + "/")], "home x", ["1 /a/"]),
    // The root is printed with a slash.
    ([claim(.text("/"))], "home /", []),
    ([claim(.text("/a/"), isExclusion: true), claim(.text("/x")), claim(.text("/x/"))], "home x", []),
    // An earlier claim decides.
    ([claim(.text("/a/"), isExclusion: true), claim(.text("/a/")), claim(.text("/x"))], "home x", ["home /x/"]),
    (
      [claim(.text("/a/") + .anything, isExclusion: true), claim(.text("/a/")), claim(.text("/x"))], "home x",
      ["1 /a/", "home /x/"]
    ),
    (
      [claim(.text("/") + .anything + "/" + .anything, isExclusion: true), claim(.text("/a/")), claim(.text("/x"))],
      "home x", ["1 /a/", "home /x/"]
    ),
    // It matches other links, too; those are compared.
    ([claim(.text("/x") + .optional(.anything))], "home x, all x/{*rest}", ["0 /xa"]),
    ([claim(.text("/x/") + .optional(.anything)), claim(.text("/x"))], "home x, all x/{*rest}", []),
    // An exclusion of one spelling.
    ([claim(.text("/x/"), isExclusion: true), claim(.text("/x") + .optional("/"))], "home x", ["home /x/"]),
    ([claim(.text("/x/") + .anything), claim(.text("/x"))], "home x, one x/{y}", ["0 /x/a/a", "home /x/"]),
    ([claim(.text("/x/") + .optional(.anything))], "one x/{y}", ["0 /x/a/a"]),
  ]

  @Test(arguments: slashes) func `links that end in a slash are compared, too`(
    claims: [LinkClaims.Claim], routes: String, expected: [String]
  ) throws {
    let names = try table(routes, ["https://a.example"]).routes.map(\.name)
    let found = try Self.differences(claims, routes).map { difference in
      let path = difference.link.dropFirst("https://a.example".count)
      return switch difference {
      case .unhandled(let claim, _): "\(claim) \(path)"
      case .unclaimed(let route, _, _): "\(names[route]) \(path)"
      }
    }
    #expect(found == expected)
  }

  @Test func `a claim of what no link can hold claims nothing`() throws {
    for text in ["/a\nb", "/a\rb", "/a\0b"] {
      for isDecoded in [false, true] {
        var (path, value) = (Self.claim(.text(text)), Self.claim(.text("/x")))
        value.items = [LinkClaims.Claim.Item(key: "k", value: .text(text))]
        (path.isDecoded, value.isDecoded) = (isDecoded, isDecoded)
        let whole = ClaimComparison.Difference.unclaimed(route: 0, link: "https://a.example/x", exclusion: nil)
        #expect(try Self.differences([path, value], "home x") == [whole])
      }
    }
  }

  @Test func `which of two routes answers may depend on what is optional`() throws {
    let found = try Self.differences([Self.claim(.text("/a")), Self.claim(.text("/a/"))], "a a, b x, c x?({p:int})")
    #expect(
      found == [
        .unclaimed(route: 1, link: "https://a.example/x", exclusion: nil),
        .unclaimed(route: 2, link: "https://a.example/x?p=0", exclusion: nil),
      ])
  }

  @Test func `of two claims of one link the first decides`() throws {
    let path = TextExpression.text("/a") + .optional("/")
    let (open, closed) = (Self.claim(path), Self.claim(path, isExclusion: true))
    #expect(try Self.differences([open, closed], "a a") == [])
    #expect(
      try Self.differences([closed, open], "a a")
        == [.unclaimed(route: 0, link: "https://a.example/a", exclusion: 0)])
    #expect(
      try Self.differences([open], "a b") == [
        .unhandled(claim: 0, link: "https://a.example/a"),
        .unclaimed(route: 0, link: "https://a.example/b", exclusion: nil),
      ])
  }

  @Test func `routes of other origins change nothing`() throws {
    let table = try table("in x <- https://a.example, out a <- app://", ["https://a.example", "app://"])
    let claims = LinkClaims([Self.claim(.text("/") + .any + .optional("/"))])
    #expect(
      table.compare(with: claims, at: "https://a.example").differences
        == [.unhandled(claim: 0, link: "https://a.example/a")])
  }

  @Test func `a comparison that does not try every query is not complete`() throws {
    var claim = Self.claim(.text("/x"))
    claim.query = .text("a")
    let comparison = try table("a x?{k}", ["https://a.example"]).compare(
      with: LinkClaims([claim]), at: "https://a.example")
    #expect(!comparison.isComplete)
    #expect(comparison.differences.contains(.unhandled(claim: 0, link: "https://a.example/x?a")))
  }

  @Test func `a comparison that gives up a value is not complete`() throws {
    var claim = Self.claim(.text("/x"))
    claim.items = [.init(key: "k", value: .any.times(50_100))]
    claim.isDecoded = true
    let comparison = try table("a y", ["https://a.example"]).compare(
      with: LinkClaims([claim]), at: "https://a.example")
    #expect(!comparison.isComplete)
    #expect(
      comparison.differences == [.unclaimed(route: 0, link: "https://a.example/y", exclusion: nil)])
  }

  /// Patterns for the fragments of links of one path, the fragments of routes, and the links that differ; those of patterns first.
  static let fragments: [([String], [String], [String])] = [
    (["/l/?*"], ["/l/{x}"], ["#/l/a/a"]),
    (["/l/*"], ["/l/{x}?({via})"], ["#/l/b/b"]),
    (["/l/?"], ["/l/{x}"], ["#/l/%25"]),
    (["/l/7", "/l/m"], ["/l/{x:7|m}"], []),
    (["/l/a%2Fb", "/l/c"], ["/l/{x:a/b|c}"], []),
    (["/l/a/b", "/l/c"], ["/l/{x:a/b|c}"], ["#/l/a/b", "#/l/a%2Fb"]),
    (["k=*"], ["k={v}"], []),
    (["k=?*"], ["k={v}"], ["#k="]),
    (["k=*"], ["k={v:int}"], ["#k="]),
    (["k=*&v=*"], ["k={x}&v={y}"], []),
    (["v=*&k=*"], ["k={x}&v={y}"], ["#k=&v="]),
    (["k=l", "k=m"], ["k={v:l|m}"], []),
    (["k=?*"], ["k={v:l|m}", "k={v:int}"], ["#k=a"]),
    (["*@*"], ["@{f}", "{f}@"], ["#@"]),
    (["?*@?*", "@?*"], ["@{f}", "{e}@{f}"], []),
    (["@*"], ["@{f}", "{f:int}"], ["#@", "#0"]),
    (["/?*", "top"], ["/{n:int}?{k}", "top"], ["#/a"]),
    (["?*"], ["/l/{x}", "k={v}", "{f}@"], ["#a"]),
  ]

  @Test(arguments: fragments) func `fragments of several parts are compared with patterns`(
    patterns: [String], fragments: [String], links: [String]
  ) throws {
    let claims = patterns.map { pattern in
      var claim = Self.claim(.text("/"))
      let parts = pattern.map { $0 == "*" ? .optional(.anything) : $0 == "?" ? .any : TextExpression.text(String($0)) }
      claim.fragment = .sequence(parts)
      return claim
    }
    let routes = fragments.enumerated().map { "r\($0) /#\($1)" }.joined(separator: ", ")
    let found = try Self.differences(claims, routes).map { $0.link.dropFirst("https://a.example/".count) }
    #expect(found.map(String.init) == links)
  }

  @Test func `all parts of a claim must match, and what is missing counts as empty`() {
    func first(_ change: (inout LinkClaims.Claim) -> Void) -> (String, String?, String?) -> Bool {
      var claim = LinkClaims.Claim()
      change(&claim)
      return { LinkClaims([claim]).first(path: $0, query: $1, fragment: $2) == 0 }
    }
    let key = first { $0.items = [.init(key: "k", value: .text("1"))] }
    #expect(key("/", "k=1&q", nil) && key("/", "%6B=1", nil) && key("/", "k=1&k=1", nil))
    #expect(!key("/", "k=2", nil) && !key("/", "k=1&k=2", nil) && !key("/", nil, nil) && !key("/", "k", nil))
    let empty = first { $0.items = [.init(key: "k", value: .optional(.any))] }
    #expect(empty("/", nil, nil) && empty("/", "k=", nil) && !empty("/", "k=12", nil))
    let query = first { $0.query = .text("a=1&b") }
    #expect(query("/", "a=1&b", nil) && !query("/", "b&a=1", nil) && !query("/", nil, nil))
    let fragment = first { $0.fragment = .optional(.text("a")) }
    #expect(fragment("/", nil, "a") && fragment("/", nil, nil) && !fragment("/", nil, "b"))
    let raw = first { $0.path = .text("/%C3%A9") }
    #expect(raw("/%C3%A9", nil, nil) && !raw("/%c3%a9", nil, nil))
    let decoded = first { ($0.path, $0.isDecoded) = (.text("/é"), true) }
    #expect(decoded("/%C3%A9", nil, nil) && decoded("/%c3%a9", nil, nil) && !decoded("/%zz", nil, nil))
  }

  @Test func `an origin holds the hosts whose links are its own`() {
    let web: [(Origin, String, Bool)] = [
      (.web("a.example"), "https://a.example", true), (.web("*.example"), "https://a.example", true),
      (.web("*"), "https://a.example", true), (.web("a.example"), "https://b.example", false),
      (.web("a.example"), "http://a.example", false), (.web("a.example"), "https://a.example:8080", false),
      (.web("{t}.example"), "https://a.example", true), (.web("{t}.example"), "https://a.b", false),
      (.scheme("app"), "https://a.example", false),
      (.scheme("app"), "app://", false), (.path, "https://a.example", false), (.web("a.example"), "a b", false),
    ]
    for (origin, host, holds) in web { #expect(origin.holds(host: host) == holds, "\(origin) \(host)") }
  }

  @Test(arguments: [
    (
      ["app://", "https://*.b.example", "https://a.example", "http://c.example:8080"],
      ["https://a.example", "http://c.example:8080"]
    ),
    (["https://*.b.example", "https://*"], ["https://link.b.example", "https://link.example"]),
    (["app://", "/", "https://{t}.example"], []),
  ]) func `web links begin with exact hosts, or with one below each wildcard`(origins: [String], hosts: [String]) throws
  {
    #expect(try table("a x", origins).webHosts == hosts)
  }

  @Test func `text is escaped where a part of a link needs it`() {
    let texts: [(String, KeyPath<String, String>, String)] = [
      ("a/b?é @", \.escapedSegment, "a%2Fb%3F%C3%A9%20@"), ("a/b?&=+", \.escapedQuery, "a/b?%26%3D%2B"),
      ("a/?#&", \.escapedFragment, "a/?%23&"),
    ]
    for (text, escaped, encoded) in texts {
      #expect(text[keyPath: escaped] == encoded)
      #expect(encoded.unescaped == text)
    }
    #expect("%zz".unescaped == nil && "%00".unescaped == nil)
  }

  /// A template, and what patterns of characters can say of it.
  static let loosened = [
    ("x/{c:color}/{s:slug}/{n:int}", "x/{c:color}/{s}/{n}"),
    ("x/{a:b|c}/{d:uuid}/{e}", "x/{a:b|c}/{d:uuid}/{e}"),
    ("x?{k}&{q:int}&r={v:a|b}&s=1&({t:date})", "x?({k})&({q})&r={v:a|b}&s=1&({t})"),
    ("x?{k:[int]}&{l:slug=a}", "x?{k:[string]}&{l=a}"),
    ("x?({k:int}|l=1)", "x?({k})&(l=1)"),
    ("x?({k:a|b}|l=1)", "x?({k:a|b}|l=1)"),
    ("x#{f:int}", "x(#{f})"),
    ("x#{f:color}", "x#{f:color}"),
  ]

  @Test(arguments: loosened) func `a loosened table reads any text for types that are no finite sets`(
    template: String, loosened: String
  ) throws {
    let types = [
      CustomType("color", members: ["red", "blue"], within: nil), CustomType("slug") { $0.isEmpty ? nil : $0 },
    ]
    let table = try table("r \(template)", ["/"], RouteTable.Options(types: types)).loosened
    #expect(table.routes.map(\.template.description) == [loosened])
  }
}
