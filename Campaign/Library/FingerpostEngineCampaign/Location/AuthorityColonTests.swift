import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// Of `app://users:80/me` other readers take 80 for a port.
struct AuthorityColonTests {
  static let templates: [(String, [String])] = [
    ("users:80/me", ["users:80"]), ("a%3Ab", ["a:b"]), ("{x:a%3Ab|c|d%3A}/me", ["a:b", "d:"]),
    ("(a)/users:80", ["users:80"]), ("(a/b)/(c:d)/me", ["c:d"]), ("(me|users:80)/x", ["users:80"]),
    ("(users:80/x)", ["users:80"]), ("(a:b|(c:d/x)/e:f)/g", ["a:b", "c:d", "e:f"]), ("POST a:b", ["a:b"]),
    ("users/10:30", []), ("{x}/a:b", []), ("*/a:b", []), ("{*x}", []), ("{x:datetime}", []),
    ("(users|me)/a:b", []), ("a?k=b:c", []), ("a#b:c", []), ("/", []), ("{x:a|b}/c:d", []),
  ]

  @Test(arguments: templates) func `a template begins with some segments that hold a colon`(
    template: String, texts: [String]
  ) throws {
    #expect(try Template(template).firstColons == FirstColons(texts: Set(texts.map { Array($0.utf8) })))
  }

  @Test(
    arguments: [
      ("{x}:{y}/me", true), ("v:{x}", true), ("(a)/{x}:y", true), ("(a|{x}:y)/b", true), ("{x}-{y}", false),
      ("{x:a%3Ab|c}-{y}", false), ("a/{x}:{y}", false), ("{x}/{y}:{z}", false),
    ])
  func `or with a segment of literals and parameters that holds one`(template: String, areMixed: Bool) throws {
    #expect(try Template(template).firstColons == FirstColons(areMixed: areMixed))
  }

  @Test func `{host}:{port} reads what others read as a host and a port`() throws {
    let table = try table("server {host}:{port:int}/status, any {x}/{y}, named users:80/me", ["app://"])
    #expect(try table.match("app://users:80/status").canonical == "app://users%3A80/status")
    #expect(try table.match("app://users:80/me").route.name == "named")
    for link in ["app://users:80/you", "app://a:b/status", "app://a:b/c"] { #expect(table.lookup(link) == nil) }
    #expect(try table.match("app://a%3Ab/c").route.name == "any")
  }

  static let links: [(link: String, route: String?, canonical: String)] = [
    ("app://users:80/me", "r", "app://users%3A80/me"), ("app://users%3A80/me", "r", "app://users%3A80/me"),
    ("app:///users:80/me", "r", "app://users%3A80/me"), ("APP://users:%380/me/", "r", "app://users%3A80/me"),
    ("app://a:b/me", "set", "app://a%3Ab/me"), ("app://or:1/x", "either", "app://or%3A1/x"),
    ("app://or%3A2/x", "either", "app://or%3A2/x"), ("app://a%3Ac/me", "any", "app://a%3Ac/me"),
    ("app://s/8:8", "deep", "app://s/8:8"), ("/users:80/me", "r", "/users:80/me"), ("/a:c/me", "any", "/a:c/me"),
    ("app://a:c/me", nil, ""), ("app://users:81/me", nil, ""), ("app://or:2/x", nil, ""), ("app://x:y/z", nil, ""),
    ("app://ann@users:80/me", nil, ""), ("app://USERS:80/me", nil, ""),
  ]

  @Test(arguments: links) func `a raw colon is read where a template has that very segment, and by no other route`(
    link: String, route: String?, canonical: String
  ) throws {
    let list = "r users:80/me, set {x:a%3Ab|c}/me, either (or:1|{x})/x, any {x}/me, deep s/{x}"
    for options in [RouteTable.Options(), RouteTable.Options(precedence: .declared)] {
      let table = try table(list, ["app://", "/"], options)
      let match = try? table.match(link)
      #expect(match?.route.name == route && table.lookup(link)?.index == match?.index)
      guard let match else {
        let error = #expect(throws: LinkError.self) { try table.match(link) }
        let isColon = !link.contains("@")
        #expect(error?.code == FaultCode(isColon ? .linkColon : .linkUserInfo))
        continue
      }
      #expect(match.canonical == canonical && match.isCanonical == (link == canonical))
      #expect(try table.match(canonical).index == match.index)
    }
  }

  @Test func `a route that has the colon, and reads the link no further, is the one that is told`() throws {
    let table = try table("r users:80/me, p POST users:80/new, any {x}/{y}", ["app://"])
    let miss = #expect(throws: LinkError.self) { try table.match("app://users:80/you") }
    #expect(miss?.kind == .notFound && miss?.offset == 18)
    let method = #expect(throws: LinkError.self) { try table.match("app://users:80/new") }
    #expect(method?.allowedMethods == ["POST"])
    #expect(table.explain("app://users:80/me").others.isEmpty)
    #expect(table.explain("app://users%3A80/me").others.count == 1)
  }

  @Test func `what would read the link without the colon says so`() throws {
    let table = try table("r users:80/me, any {x}/{y:int}", ["app://"])
    let explanation = table.explain("app://users:80/7")
    #expect(
      explanation.near.first?.obstacles.map(\.description) == [
        "segment 1: expected \"users%3A80\", found \"users:80\""
      ])
    #expect(explanation.fix?.link == "app://users%3A80/7")
  }

  @Test func `a refused colon says how to write it`() throws {
    let table = try table("r {x}/me", ["app://"])
    let error = #expect(throws: LinkError.self) { try table.match("app://users:80/me") }
    #expect(
      error?.description
        == "a colon before the first \"/\" begins a port, which such a link cannot have; write it as \"%3A\" (at byte 11)"
    )
    #expect(error?.kind == .malformed && error?.code == FaultCode(.linkColon))
    #expect(table.lookup("app://users:80/me") == nil)
    #expect(table.lookup("app://users%3A80/me") != nil)
  }

  @Test(arguments: 1...70) func `a mark is seen at the end of an authority of any length`(count: Int) throws {
    let table = try table("r {x}, s {x}/me", ["app://"])
    let authority = "app://" + String(repeating: "a", count: count)
    #expect(table.lookup(authority)?.index == 0 && table.lookup(authority + "/me")?.index == 1)
    for mark in ["@", ":"] {
      #expect(table.lookup(authority + mark) == nil && table.lookup(authority + mark + "/me") == nil)
      #expect(table.lookup(authority + "/" + mark + "/x") == nil && table.lookup(mark + authority) == nil)
    }
    #expect(table.lookup("app:///" + String(repeating: "a", count: count))?.index == 0)
  }
}
