import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

private let tenant = Origin.web("{tenant}.example.com")

struct HostReadingTests {
  static let read: [(Origin, String, [String], String)] = [
    (tenant, "https://acme.example.com/users/7", ["acme", "users", "7"], "https://acme.example.com/users/7"),
    (tenant, "https://acme.example.com/", ["acme"], "https://acme.example.com/"),
    (tenant, "https://acme.example.com", ["acme"], "https://acme.example.com/"),
    (tenant, "https://acme.example.com?k=v", ["acme"], "https://acme.example.com/?k=v"),
    (tenant, "https://acme.example.com#top", ["acme"], "https://acme.example.com/#top"),
    (tenant, "https://acme.example.com/users/", ["acme", "users"], "https://acme.example.com/users"),
    (tenant, "HTTPS://ACME.Example.com:443/Users", ["acme", "Users"], "https://acme.example.com/Users"),
    (tenant, "https://a.b.example.com/x", ["a.b", "x"], "https://a.b.example.com/x"),
    (tenant, "https://example.com.example.com/x", ["example.com", "x"], "https://example.com.example.com/x"),
    (tenant, "https://xn--4ca.example.com/x", ["xn--4ca", "x"], "https://xn--4ca.example.com/x"),
    (tenant, "https://a_b-1.example.com/%2F", ["a_b-1", "/"], "https://a_b-1.example.com/%2F"),
    (tenant, "https://-.example.com/x", ["-", "x"], "https://-.example.com/x"),
    (.web("{T}.EXAMPLE.com"), "https://acme.example.com/x", ["acme", "x"], "https://acme.example.com/x"),
    (.web("{t}.example.com:8443"), "https://a.example.com:8443/x", ["a", "x"], "https://a.example.com:8443/x"),
    (.web("{t}.a.example", scheme: "http"), "http://b.a.example:80/x", ["b", "x"], "http://b.a.example/x"),
    (.web("{t}.a.example:443", scheme: "http"), "http://b.a.example:443/x", ["b", "x"], "http://b.a.example:443/x"),
    (.web("{host}"), "https://any.host/x", ["any.host", "x"], "https://any.host/x"),
    (.web("{host}"), "https://localhost/x", ["localhost", "x"], "https://localhost/x"),
    (.web("{host}:8080"), "https://127.0.0.1:8080/", ["127.0.0.1"], "https://127.0.0.1:8080/"),
  ]

  @Test(arguments: read)
  func `what stands before the suffix is the first segment, and prints where it stood`(
    origin: Origin, text: String, segments: [String], prints: String
  ) throws {
    let location = try Location(parsing: text, origins: [origin])
    #expect(location.segments == segments)
    #expect(location.source.form == .host)
    #expect(try location.print() == prints)
    #expect(try Location(parsing: prints, origins: [origin]) == location)
  }

  static let unknown: [(Origin, String, Int)] = [
    (tenant, "https://example.com/x", 8),
    (tenant, "https://.example.com/x", 8),
    (tenant, "https://acme.example.com./x", 8),
    (tenant, "https://a..example.com/x", 8),
    (tenant, "https://.a.example.com/x", 8),
    (tenant, "https://..example.com/x", 8),
    (tenant, "https://evilexample.com/x", 8),
    (tenant, "https://acme.example.com.evil/x", 8),
    (tenant, "https://acme.example.com:8443/x", 8),
    (tenant, "http://acme.example.com/x", 7),
    (.web("{t}.example.com:8443"), "https://acme.example.com/x", 8),
    (.web("{host}"), "https://[::1]/x", 8),
    (.web("{host}"), "https://a./x", 8),
    (.web("{host}"), "https://./x", 8),
    (.web("{host}"), "https://../x", 8),
    (.web("{host}"), "https://any.host:8080/x", 8),
    (tenant, "/acme/x", 0),
    (tenant, "acme:x", 0),
  ]

  @Test(arguments: unknown)
  func `a host without whole labels to capture is unknown`(origin: Origin, text: String, offset: Int) {
    #expect(throws: LinkError(.unknownOrigin, at: offset)) { try Location(parsing: text, origins: [origin]) }
  }

  static let broken: [(String, LinkError.Reason, Int)] = [
    ("https://ann@acme.example.com/x", .malformed(.userInfo), 11),
    ("https://acme.example.com@evil.com/x", .malformed(.userInfo), 24),
    ("https://evil.com\\.example.com/x", .malformed(.backslash), 16),
    ("https://acme%2Eexample.com/x", .malformed(.hostByte), 12),
    ("https://ac%6De.example.com/x", .malformed(.hostByte), 10),
    ("https://{tenant}.example.com/x", .malformed(.hostByte), 8),
    ("https://*.example.com/x", .malformed(.hostByte), 8),
    ("https://a b.example.com/x", .malformed(.hostByte), 9),
    ("https://a\n.example.com/x", .malformed(.hostByte), 9),
    ("https://é.example.com/x", .malformed(.hostByte), 8),
    ("https://[::1].example.com/x", .malformed(.address), 8),
    ("https:///x", .malformed(.host), 8),
    ("https://acme.example.com:99999/x", .malformed(.port), 25),
    ("https://acme.example.com/a//b", .malformed(.emptySegment), 27),
    ("https://acme.example.com//", .malformed(.emptySegment), 25),
    ("https://acme.example.com/../x", .malformed(.dotSegment), 25),
    ("https://acme.example.com/%zz", .malformed(.escape), 25),
    ("https://acme.example.com/x?%00", .malformed(.control), 27),
  ]

  @Test(arguments: broken)
  func `the rules of hosts and paths hold for a captured host`(text: String, reason: LinkError.Reason, offset: Int) {
    #expect(throws: LinkError(reason, at: offset)) { try Location(parsing: text, origins: [tenant, .web("{host}")]) }
  }

  @Test func `a captured host counts as a segment, and says where it stood`() throws {
    let rules = TextRules(limits: LinkLimits(segments: 2))
    let table = try RouteTable([.init("any", Template("{tenant}/{id}"))], origins: [tenant])
    let lookup = try #require(table.lookup("https://acme.example.com/x"))
    #expect([lookup[0], lookup[1]] == [8..<12, 25..<26])
    #expect(throws: LinkError(.tooManySegments(limit: 2), at: 27)) {
      try Location(parsing: "https://acme.example.com/x/y", origins: [tenant], rules: rules)
    }
    #expect(throws: LinkError(.tooManySegments(limit: 0), at: 8)) {
      try Location(
        parsing: "https://acme.example.com", origins: [tenant], rules: TextRules(limits: LinkLimits(segments: 0)))
    }
  }

  static let fits: [([Origin], String, [String])] = [
    ([tenant, .web("www.example.com")], "https://www.example.com/x", ["x"]),
    ([tenant, .web("www.example.com")], "https://WWW.example.com:443/x", ["x"]),
    ([tenant, .web("www.example.com")], "https://ww.example.com/x", ["ww", "x"]),
    ([tenant, .web("www.example.com")], "https://a.www.example.com/x", ["a.www", "x"]),
    ([tenant, .web("*.eu.example.com")], "https://a.eu.example.com/x", ["x"]),
    ([tenant, .web("*.eu.example.com")], "https://eu.example.com/x", ["eu", "x"]),
    ([tenant, .web("*")], "https://a.example.com/x", ["a", "x"]),
    ([tenant, .web("*")], "https://example.com/x", ["x"]),
    ([tenant, .web("{t}.eu.example.com")], "https://a.eu.example.com/x", ["a", "x"]),
    ([tenant, .web("{t}.eu.example.com")], "https://eu.example.com/x", ["eu", "x"]),
    ([.web("{host}"), .web("*.example.com")], "https://a.example.com/x", ["x"]),
    ([.web("{host}"), .web("*.example.com")], "https://example.com/x", ["example.com", "x"]),
    ([tenant, .web("www.example.com", scheme: "http")], "https://www.example.com/x", ["www", "x"]),
    ([tenant, .web("www.example.com:8443")], "https://www.example.com/x", ["www", "x"]),
    // No table lists both.
    ([tenant, .web("*.example.com")], "https://a.example.com/x", ["x"]),
  ]

  @Test(arguments: fits)
  func `the origin that fits best says whether a host is captured`(
    origins: [Origin], text: String, segments: [String]
  ) throws {
    for origins in [origins, origins.reversed()] {
      let location = try Location(parsing: text, origins: origins)
      #expect(location.segments == segments)
      let listed = origins.indices.filter { location.source.origins >> UInt64($0) & 1 == 1 }.map { origins[$0] }
      let form: TextForm = segments.count == 1 ? .web : .host
      #expect(try location.source.form == form && listed.allSatisfy { try CheckedOrigin($0).form == form })
    }
  }

  @Test func `a link of one capturing origin is of no other`() throws {
    let origins = [tenant, .web("{t}.eu.example.com"), .web("{host}")]
    let texts = ["https://a.example.com", "https://a.eu.example.com", "https://a.example"]
    let masks = try texts.map { try Location(parsing: $0, origins: origins).source.origins }
    #expect(masks == [1, 2, 4])
  }
}
