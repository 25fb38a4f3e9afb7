import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// Routes with origins of their own, which the table need not list.
struct RouteOriginTests {
  static let artsy = "artist artist/{id}, live {*path} [origin=https://live.artsy.net], files files/{name}"

  static let readings: [(String, String)] = [
    ("https://live.artsy.net/sale/x", "live path=[sale x]"),
    ("https://LIVE.artsy.net:443/sale", "live path=[sale]"),
    ("https://www.artsy.net/sale/x", "notFound"),
    ("https://www.artsy.net/artist/x", "artist id=x"),
    // Labels decide before hosts.
    ("https://live.artsy.net/artist/x", "artist id=x"),
    ("https://live.artsy.net/files/a", "files name=a"),
    ("https://artsy.net/artist/x", "unknownOrigin"),
    ("/sale", "unknownOrigin"),
  ]

  @Test(arguments: readings)
  func `a route's own origin is read by that route, and by those whose origins fit it`(
    text: String, outcome: String
  ) throws {
    let list = try routes(Self.artsy)
    for list in [list, list.reversed()] {
      #expect(try RouteTable(list, origins: [.web("*.artsy.net")]).outcome(text) == outcome)
    }
  }

  static let alone: [(String, String)] = [
    ("https://live.artsy.net/artist/x", "live path=[artist x]"), ("https://www.artsy.net/artist/x", "artist id=x"),
    ("app://artist/x", "artist id=x"), ("app://sale", "notFound"),
  ]

  @Test(arguments: alone)
  func `an origin that only one route names is that route's alone`(text: String, outcome: String) throws {
    #expect(try table(Self.artsy, ["https://www.artsy.net", "app://"]).outcome(text) == outcome)
  }

  static let kinds: [(String, String, String)] = [
    ("a x [origin=https://*.b.example:8443]", "https://y.b.example:8443/x", "a"),
    ("a x [origin=https://*.b.example:8443]", "https://y.b.example/x", "unknownOrigin"),
    ("a {t}/x [origin=https://{t}.b.example]", "https://y.b.example/x", "a t=y"),
    ("a x [origin=http://[::1]:8080]", "http://[0::1]:8080/x", "a"),
    ("a x [origin=other://,origin=https://b.example]", "other://x", "a"),
    ("a x [origin=:]", "x", "a"),
    ("a x [origin=https://b.example]", "/x", "notFound"),
    ("a {x} [origin=https://b.example], b {x}", "/y", "b x=y"),
    ("a x [origin=https://b.example] <- /", "/x", "a"),
  ]

  @Test(arguments: kinds)
  func `hosts may be captured, wildcards, with a port, or addresses`(
    list: String, text: String, outcome: String
  ) throws {
    #expect(try table(list + ", z z").outcome(text) == outcome)
  }

  @Test func `an origin that its route does not allow is none of the table's`() throws {
    let route = RouteTable.Route("a", try Template("x [web]"), origins: [.scheme("live"), .web("b.example")])
    let table = try RouteTable([route], origins: [.scheme("app")])
    #expect(table.allOrigins == [.scheme("app"), .web("b.example")])
    #expect(table.outcome("live://x") == "unknownOrigin")
    // What is not an origin stays a fault.
    let bad = RouteTable.Route("a", try Template("x [web]"), origins: [.scheme("li ve")])
    #expect(throws: TableError.self) { try RouteTable([bad], origins: [.scheme("app")]) }
  }

  static let targets: [(String, String?, String)] = [
    ("/artist/x", nil, "artist id=x"), ("/sale", nil, "live path=[sale]"), ("/own/a", "POST", "own"),
    ("/scheme", nil, "live path=[scheme]"), ("/acme/host", nil, "live path=[acme host]"),
  ]

  @Test(arguments: targets)
  func `the target of a request is read by routes of any web origin`(
    text: String, method: String?, outcome: String
  ) throws {
    let list =
      Self.artsy + ", own POST own/a [origin=http://api.artsy.net:81], scheme scheme [origin=app://]"
      + ", host {t}/host [origin=https://{t}.artsy.example]"
    #expect(try table(list, ["https://www.artsy.net"]).outcome(target: text, method: method) == outcome)
  }

  @Test func `links are printed for the route's own origins, the first by default`() throws {
    let table = try table("a x/{id} [origin=https://b.example,origin=https://*.c.example], b y", ["app://", "/"])
    #expect(try table.print("a", ["id": "7"]) == "https://b.example/x/7")
    #expect(try table.print("a", ["id": "7"], for: .web("d.c.example")) == "https://d.c.example/x/7")
    #expect(try table.print("b", [:]) == "app://y")
    for origin in [Origin.path, .scheme("app"), .web("c.example")] {
      #expect(throws: PrintError.self) { try table.print("a", ["id": "7"], for: origin) }
    }
    #expect(throws: PrintError.self) { try table.print("b", [:], for: .web("b.example")) }
    #expect(table.origins == [.scheme("app"), .path])
    #expect(table.allOrigins == [.scheme("app"), .path, .web("*.c.example"), .web("b.example")])
    #expect(table.origins(of: 0) == [.web("b.example"), .web("*.c.example")])
    #expect(try table.match("https://b.example/x/7/").canonical == "https://b.example/x/7")
  }

  @Test func `routes whose origins have no link in common never overlap`() throws {
    let apart = try table("a {x} [origin=https://a.example], b {x} [origin=https://b.example]", ["app://"])
    #expect(apart.check().isEmpty)
    #expect(apart.relation(of: 0, to: 1).kind == .disjoint)
    let under = try table("a {x} [origin=https://a.example], b {y} [origin=https://*.example]", ["app://"])
    #expect(under.relation(of: 0, to: 1).kind == .narrower)
    let listed = try table("a {x} [origin=https://a.example], b {y}", ["https://*.example"])
    #expect(listed.relation(of: 0, to: 1).kind == .narrower)
  }

  static let relations: [(String, String, TemplateRelation.Kind)] = [
    ("x [origin=https://a.example]", "x [origin=https://b.example]", .disjoint),
    ("x [origin=https://a.example]", "x", .narrower),
    ("x [origin=https://a.example, origin=/]", "x [origin=/]", .wider),
    ("x [origin=https://a.example]", "x [tag=a, origin=https://A.example]", .equal),
  ]

  @Test(arguments: relations)
  func `two templates are related at the origins that either names`(
    one: String, other: String, kind: TemplateRelation.Kind
  ) throws {
    #expect(try Template(one).relation(to: try Template(other)).kind == kind)
  }

  @Test func `of nested prefixes and their routes, the innermost origins count`() throws {
    let prefixes = try ["a [origin=https://a.example, internal]", "b [origin=https://b.example, origin=b://]", "c"]
      .map { try Template($0) }
    let route = try Template("d [tag=t]")
    let own = try Template("d [origin=/]")
    #expect(
      try route.below(all: prefixes)?.description
        == "a/b/c/d [origin=https://b.example, origin=b://, internal, tag=t]")
    #expect(try own.below(all: prefixes)?.description == "a/b/c/d [origin=/, internal]")
    // What is left to web origins takes no others from around it.
    let web = try Template("d [web]")
    #expect(try web.below(prefixes[1]).description == "b/d [web, origin=https://b.example]")
  }

  @Test func `a diff tells of a host that a route gains or loses`() throws {
    let old = try table("live {*path} [origin=https://live.artsy.net], me me", ["https://www.artsy.net"])
    let new = try table("live {*path} [origin=https://live2.artsy.net], me me", ["https://www.artsy.net"])
    #expect(
      new.diff(from: old).changes.map { "\($0.verdict) \($0.message)" } == [
        "breaking links of https://live.artsy.net are not read any more, such as https://live.artsy.net/some-text-1",
        "compatible links of https://live2.artsy.net are read now, such as https://live2.artsy.net/some-text-1",
      ])
    #expect(old.diff(from: old).changes.isEmpty)
    // Where the table gains the host as well, labels decide.
    let wider = try table("live {*path} [origin=https://live.artsy.net], me me", ["https://*.artsy.net"])
    #expect(
      wider.diff(from: old).changes.map(\.message) == [
        "https://live.artsy.net/me is read by \"me\" now: segment 1: the literal \"me\" comes before \"{*rest}\"",
        "https://a.artsy.net/me is read now, too",
      ])
  }

  @Test func `a lock keeps the origins of routes`() throws {
    let table = try table("live {*path} [web,origin=https://live.artsy.net], me me", ["app://"])
    let again = try readLock(TableLock([.init(table)]).json).tables[0].table
    #expect(Set(again.routes) == Set(table.routes))
    #expect(again.origins == table.origins)
    #expect(again.diff(from: table).changes.isEmpty)
  }
}
