import Testing

@testable import FingerpostAnalysis
@testable import FingerpostEngine

/// Custom schemes whose links have no `//`: a path follows the scheme, with a slash or without.
struct SchemePathTests {
  private static let redirect = "redirect oauth2redirect?{code}, user {name}, root /, find /?{q}, two {a}/{b}"
  private static let pay = "pay {address}?({amount:double})"
  private static let place = "place {lat:double},{lon:double}"
  private static let text = "text {number}?{body}"

  /// Routes, origins, a link, what it is read as, and its canonical text.
  static let read: [(routes: String, origins: [String], link: String, outcome: String, canonical: String)] = [
    (
      redirect, ["com.example.app:/"], "com.example.app:/oauth2redirect?code=1", "redirect code=1",
      "com.example.app:/oauth2redirect?code=1"
    ),
    (redirect, ["app:/"], "APP:/oauth2redirect?code=1", "redirect code=1", "app:/oauth2redirect?code=1"),
    (redirect, ["app:/"], "app://oauth2redirect?code=1", "redirect code=1", "app:/oauth2redirect?code=1"),
    (redirect, ["app:/"], "app:///oauth2redirect?code=1", "redirect code=1", "app:/oauth2redirect?code=1"),
    (redirect, ["app:/"], "app:/a/b/", "two a=a b=b", "app:/a/b"),
    (redirect, ["app:/"], "app:/", "root", "app:/"),
    (redirect, ["app:/"], "app://", "root", "app:/"),
    (redirect, ["app:/"], "app:/?q=1", "find q=1", "app:/?q=1"),
    (pay, ["bitcoin:"], "bitcoin:addr1?amount=20.3", "pay address=addr1 amount=20.3 (1)", "bitcoin:addr1?amount=20.3"),
    (pay, ["bitcoin:"], "BITCOIN:addr1?amount=20.30", "pay address=addr1 amount=20.3 (1)", "bitcoin:addr1?amount=20.3"),
    (pay, ["bitcoin:"], "bitcoin:/addr1", "pay address=addr1 (0)", "bitcoin:addr1"),
    (pay, ["bitcoin:"], "bitcoin://addr1", "pay address=addr1 (0)", "bitcoin:addr1"),
    (pay, ["bitcoin:"], "bitcoin:///addr1", "pay address=addr1 (0)", "bitcoin:addr1"),
    (redirect, ["awallet:"], "awallet:", "root", "awallet:"),
    (redirect, ["awallet:"], "awallet:/", "root", "awallet:"),
    (redirect, ["myapp:"], "myapp:?q=1", "find q=1", "myapp:?q=1"),
    (redirect, ["myapp:"], "myapp:#x", "root", "myapp:"),
    (place, ["geo:"], "geo:48.2,16.3", "place lat=48.2 lon=16.3", "geo:48.2,16.3"),
    (
      text, ["sms:"], "sms:+15105550101?body=hello%20there", "text number=+15105550101 body=hello there",
      "sms:+15105550101?body=hello%20there"
    ),
    // Without an authority "@" and ":" are data; escapes are as everywhere.
    (redirect, ["mail:"], "mail:ann@b.example", "user name=ann@b.example", "mail:ann@b.example"),
    (redirect, ["app:/"], "app:/a:80", "user name=a:80", "app:/a:80"),
    (redirect, ["app:/"], "app:/a%3A80", "user name=a:80", "app:/a:80"),
    (redirect, ["app:"], "app:a%2Fb", "user name=a/b", "app:a%2Fb"),
    (redirect, ["app:"], "app:///a@b", "user name=a@b", "app:a@b"),
    // An origin with slashes reads one, too.
    (redirect, ["app://"], "app:/a/b", "two a=a b=b", "app://a/b"),
    (redirect, ["app://"], "APP:/a%40b", "user name=a@b", "app://a%40b"),
    (redirect, ["app://"], "app:/", "root", "app://"),
    (redirect, ["app://"], "app:/?q=1", "find q=1", "app://?q=1"),
    // Beside compact text an origin with a scheme comes first.
    (redirect, [":", "app:"], "app:a", "user name=a", "app:a"),
    (redirect, [":", "app:"], "ap:a", "two a=ap b=a", "ap:a"),
    (redirect, [":", "app://"], "app:/a", "user name=a", "app://a"),
    (
      "feed subscribe/{**feed}", ["app:"], "app:subscribe/https://a.example/x?y#z",
      "feed feed=https://a.example/x?y#z",
      "app:subscribe/https://a.example/x?y#z"
    ),
  ]

  @Test(arguments: read)
  func `a link is read whatever its slashes, and printed as its origin is spelled`(
    row: (routes: String, origins: [String], link: String, outcome: String, canonical: String)
  ) throws {
    let table = try table(row.routes, row.origins)
    #expect(table.outcome(row.link) == row.outcome)
    #expect(try table.match(row.link).canonical == row.canonical)
    #expect(try table.match(row.canonical).isCanonical)
    #expect(table.lookup(row.link)?.index == (try table.match(row.link).index))
  }

  static let refused: [(origins: [String], link: String, code: String)] = [
    (["app://"], "app:a", "FP0325"), (["app:/"], "app:a", "FP0325"), (["app:/"], "app:", "FP0325"),
    ([":", "app:/"], "app:a", "FP0325"), (["app:"], "https:/a", "FP0325"),
    // A "//" begins an authority, in which neither is data.
    (["app:"], "app://ann@a", "FP0320"), (["app:/"], "app://a:80/b", "FP0329"), (["app:"], "app:..", "FP0318"),
    (["app:"], "bpp:a", "FP0304"),
  ]

  @Test(arguments: refused)
  func `other spellings are refused`(row: (origins: [String], link: String, code: String)) throws {
    let error = #expect(throws: LinkError.self) { try table(Self.redirect, row.origins).match(row.link) }
    #expect(error?.code.description == row.code)
  }

  @Test(arguments: ["app:a//b", "app:////a", "app:/a//"])
  func `strict slashes are those behind a segment`(link: String) throws {
    let strict = RouteTable.Options(text: TextRules(slashes: .strict))
    let table = try table(Self.redirect, ["app:"], strict)
    #expect(throws: LinkError.self) { try table.match(link) }
    for start in ["app:", "app:/", "app://", "app:///"] { #expect(table.outcome(start + "a/b/") == "two a=a b=b") }
  }

  @Test(arguments: [
    (["app://", "app:/"], "app:// and app:/ are two spellings of one scheme: list the one to print"),
    (["app:/", "app:"], "app:/ and app: are two spellings of one scheme: list the one to print"),
    (["app:", "APP:"], "the origin APP: is listed twice"),
  ])
  func `a table has one spelling of a scheme`(origins: [String], message: String) throws {
    let error = #expect(throws: TableError.self) { try table("a x", origins) }
    #expect(error?.description == message)
    // An origin of a route may be one of the table's.
    if origins[1] == "APP:" { return }
    let own = #expect(throws: TableError.self) { try table("a x, b y <- \(origins[1])", [origins[0]]) }
    #expect(own?.faults.first?.route == 1)
  }

  @Test func `parts of a path are cut behind the scheme`() throws {
    #expect(try table(Self.redirect, ["app:/"]).prefixes(of: "app:/a/b/c") == ["app:/", "app:/a", "app:/a/b"])
    #expect(try table(Self.redirect, ["app:"]).prefixes(of: "app:a/b") == ["app:", "app:a"])
    #expect(try table(Self.redirect, ["app://"]).prefixes(of: "app:///a/b") == ["app://", "app:///a"])
  }

  @Test func `a diff tells which links die`() throws {
    func changes(_ old: String, _ new: String) throws -> [String] {
      try table("a {x}", [new]).diff(from: table("a {x}", [old])).changes.map { "\($0.verdict) \($0.kind.rawValue)" }
    }
    #expect(try changes("app://", "app:/") == ["compatible canonical"])
    #expect(try changes("app:/", "app://") == ["compatible canonical"])
    #expect(try changes("app:", "app:/").first?.hasPrefix("breaking") == true)
    #expect(try changes("app://", "app:").allSatisfy { $0.hasPrefix("compatible") })
  }
}
