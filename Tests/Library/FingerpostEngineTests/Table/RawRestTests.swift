import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

struct RawRestTests {
  static let taken: [Reading] = [
    ("r s/{**f}", "/s/a", "r f=a"),
    ("r s/{**f}", "/s/https://a.example/x?y=z#f", "r f=https://a.example/x?y=z#f"),
    ("r s/{**f}", "/s/a//b/", "r f=a//b/"),
    ("r s/{**f}", "/s//a", "r f=/a"),
    ("r s/{**f}", "/s/?a", "r f=?a"),
    ("r s/{**f}", "/s/#a?b", "r f=#a?b"),
    ("r s/{**f}", "/s/a%2fb%41", "r f=a%2fb%41"),
    ("r s/{**f}", "/s/é \"<>^`{}?é '`^#é'`^", "r f=%C3%A9%20%22%3C%3E%5E%60%7B%7D?%C3%A9%20%27`^#%C3%A9'%60^"),
    ("r s/{**f}", "/s/a?./../#./..", "r f=a?./../#./.."),
    ("r s/{**f}", "/s", "notFound"),
    ("r s/{**f}", "/s/", "notFound"),
    ("r s/{**f}", "/s?a", "notFound"),
    ("r s/{**f}", "/s/a/../b", "malformed"),
    ("r s/{**f}", "/s/a/%2e", "malformed"),
    ("r s/{**f}", "/s/a/.%2E?b", "malformed"),
    ("r s/{**f}", "/s/a\\b", "malformed"),
    ("r s/{**f}", "/s/a%zz", "malformed"),
    ("r s/{**f}", "/s/a%FF", "malformed"),
    ("r s/{**f}", "/s/a?%00", "malformed"),
    ("r s/{**f}", "/s/a\tb", "malformed"),
    ("r s/{**f}", "/s/javascript:alert(1)", "malformed"),
    ("r s/{**f}", "/s/Data:,x", "malformed"),
    ("r s/{**f}", "/t/a", "notFound"),
    ("r {p}/s/{**f}", "/%61/s/b", "r p=a f=b"),
    ("r */s/{**f}", "/a/b/s/c", "r f=c"),
    ("r s/({**f})", "/s", "r (0)"),
    ("r s/({**f})", "/s/", "r (0)"),
    ("r s/({**f})", "/s/a?b", "r f=a?b (1)"),
    ("r s/({**f})", "/s?b", "r (0) +b="),
    ("GET r s/{**f}", "/s/a", "notFound"),
  ].filter { !$0.0.hasPrefix("GET") }

  @Test(arguments: taken) func `a raw rest takes all behind the slash`(reading: Reading) throws { try expect(reading) }

  static let decided: [Reading] = [
    ("r s/{**f}, t s/{x}", "/s/a", "t x=a"),
    ("r s/{**f}, t s/{x}", "/s/a/b", "r f=a/b"),
    ("r s/{**f}, t s/{x}", "/s/a?b", "t x=a +b="),
    ("r s/{**f}, t s/{*x}", "/s/a/b", "t x=[a b]"),
    ("r s/{**f}, t s/{*x}", "/s/a//b", "r f=a//b"),
    ("r s/{**f}, t {x}/new", "/s/new", "r f=new"),
    ("r s/{**f}, t s", "/s/?a", "t +a="),
    ("r s/{**f}, t s/b/{**g}", "/s/b/c", "t g=c"),
    ("r s/{**f}, t s/b/{**g}", "/s/b/", "r f=b/"),
    ("r s/{x}/{y}/z, t s/{**f}", "/s/a/b/c", "t f=a/b/c"),
    ("r s/{**f}, t *", "/s/a", "r f=a"),
    ("r POST s/{**f}", "/s/a", "methodNotAllowed POST"),
    ("r POST s/{**f}", "/s//a?b", "methodNotAllowed POST"),
    ("r s/{**f} [gone=old]", "/s/a", "gone"),
    ("r s/{**f}, t {k:New|old} [case=ignore]", "/NEW", "t k=New"),
  ]

  @Test(arguments: decided) func `a raw rest comes after every other label`(reading: Reading) throws {
    try expect(reading)
  }

  @Test func `what is printed is read, and canonical`() throws {
    for origin in ["app://", "https://a.example", "/", "https://{t}.example"] {
      let table = try table("r s/{t}/x/{**f}", [origin])
      for text in ["a", "https://b.example/x//y?z=%2f#f", "/a", "?a", "#a", "a/", "%C3%A9"] {
        let link = try table.print("r", ["t": "b c", "f": .text(text)])
        #expect(link.hasSuffix("/b%20c/x/" + text))
        let match = try table.match(link)
        #expect(match.captures.values == ["b c", .text(text)] && match.isCanonical)
        #expect(table.lookup(link).map { String(link.utf8.dropFirst($0[1].lowerBound)) ?? "" } == text)
      }
    }
    let table = try table("r s/{**f}")
    #expect(try table.match("/s/é b?'").canonical == "/s/%C3%A9%20b?%27")
    #expect(try table.match("/%73/a//b").canonical == "/s/a//b")
  }

  @Test func `the host is written as usual, even if the values print no link: a group without values is printed`()
    throws
  {
    let table = try RouteTable(
      [.init("a", try Template("(a%2Fb)/b/({**rest})"))], origins: [Origin(parsing: "https://{t}.b.example")])
    let match = try table.match("HTTPS://B.b.EXAMPLE:443/q/x?y#Z")
    #expect(match.canonical == "https://b.b.example/q/x?y#Z")
    #expect(try table.match(match.canonical).isCanonical)
  }

  @Test func `compact text has no escapes beside a raw rest, too`() throws {
    let link = "t:a%2Fb"
    let lookup = try #require(try table("r s/{**f}, t t/{x}", ["/", ":"]).lookup(link))
    #expect(lookup[0] == 2..<link.utf8.count)
  }

  @Test func `a value that is not spelled as a link has none`() throws {
    let table = try table("r s/{**f}, c t/({**g})", ["/", ":"])
    for (text, code) in [
      ("", 407), ("é", 422), ("a b", 422), ("a\\b", 422), ("%zz", 422), ("a\u{0}", 433), ("a/../b", 432), (".", 432),
      ("javascript:a", 334), ("a?'", 422),
    ] {
      let error = #expect(throws: PrintError.self) { try table.print("r", ["f": .text(text)]) }
      #expect(error?.code.number == code, "\(text)")
    }
    let compact = #expect(throws: PrintError.self) { try table.print("c", ["g": "a"], for: .compact) }
    #expect(compact?.code.number == 423)
    #expect(try table.print("c", [:], for: .compact) == "t")
    #expect(table.outcome("t:a") == "notFound" && table.outcome("s:a") == "notFound")
  }

  static let broken: [BrokenTemplate] = [
    ("{**x}", 0, "the raw rest of a link needs a literal before it, as in subscribe/{**feed}"),
    ("{a}/{**x}", 4, "the raw rest of a link needs a literal before it, as in subscribe/{**feed}"),
    ("a/(b)/{**x}", 6, "the raw rest of a link needs a literal before it, as in subscribe/{**feed}"),
    ("a/{**x:int}", 7, "the raw rest of a link can only be text or a URL: write {**name} or {**name:url}"),
    ("a/{**x}/b", 2, last), ("a/{**x}?b=1", 2, last), ("a/{**x}#b", 2, last), ("a/{**x}(#b)", 7, nil),
    ("a/({**x}|b)", 3, last), ("a/(b|{**x})", 5, last), ("a/({**x}?b=1)", 3, last), ("a/{**x}/b/{**y}", 2, last),
    ("a/{**}", 5, "expected a name, not \"}\""), ("a/{**x=1}", 6, "expected \"}\", not \"=\""),
  ].compactMap { text, offset, message in message.map { (text, offset, $0) } }

  private static let last =
    "the raw rest of a link must be the last part, outside branches, "
    + "because it takes the query and the fragment: remove what follows it"

  @Test(arguments: broken) func `a raw rest that is misplaced is told with its place`(row: BrokenTemplate) {
    let error = #expect(throws: TemplateError.self) { try Template(row.text) }
    #expect(error?.message == row.message && error?.offset == row.offset)
  }

  static let brokenQueries: [(String, Int)] = [
    ("a?{*x}&b=1", 2), ("a?{*x}&{*y}", 2), ("a?({*x})", 3), ("a?b={*x}", 4), ("a/(b?{*x})", 5), ("a?(b=1|{*x})", 7),
  ]

  @Test(arguments: brokenQueries) func `a rest of a query that is misplaced is told with its place`(
    text: String, offset: Int
  ) {
    let error = #expect(throws: TemplateError.self) { try Template(text) }
    #expect(error?.code.number == 134 && error?.offset == offset)
  }

  static let relations: [(String, String, TemplateRelation.Kind)] = [
    ("a/{**x}", "a/{*y}", .wider), ("a/{**x}", "a/{**y}", .equal), ("a/{**x}", "a/{y}", .wider),
    ("a/{**x}", "b/{**y}", .disjoint), ("a/{**x}", "a/b/{**y}", .wider), ("a/({**x})", "a", .wider),
    ("a/{**x}", "{y}/b", .crossing), ("a?{*x}", "a", .equal), ("a?{*x}", "a?{k}", .wider),
  ]

  @Test(arguments: relations)
  func `rests have relations to other templates`(left: String, right: String, kind: TemplateRelation.Kind) throws {
    let relation = try Template(left).relation(to: Template(right))
    #expect(relation.kind == kind, "\(relation)")
    #expect(try Template(right).relation(to: Template(left)).kind == kind.mirrored)
  }
}
