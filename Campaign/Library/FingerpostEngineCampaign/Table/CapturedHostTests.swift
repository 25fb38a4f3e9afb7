import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

private let everywhere = ["https://{tenant}.example.com", "https://www.example.com", "app://", "/", ":"]

struct CapturedHostTests {
  static let links = [
    "https://acme.example.com/users/7", "app://acme/users/7", "/acme/users/7", "acme:users:7",
  ]

  @Test(arguments: links) func `one template reads and prints the links of every origin`(link: String) throws {
    let table = try table("u {tenant}/users/{id:int}, home {tenant}, root /", everywhere)
    #expect(table.outcome(link) == "u tenant=acme id=7")
    let match = try table.match(link)
    #expect(match.isCanonical)
    let origins: [Origin] = [.web("{tenant}.example.com"), .scheme("app"), .path, .compact]
    #expect(try origins.map { try table.print(match.captures, route: match.index, for: $0) } == Self.links)
    #expect(try table.print(match.captures, route: match.index) == Self.links[0])
  }

  static let read: [(String, String, String)] = [
    ("https://ACME.example.com:443/users/7/", "u tenant=acme id=7", "https://acme.example.com/users/7"),
    ("https://acme.example.com", "home tenant=acme", "https://acme.example.com/"),
    ("https://acme.example.com?a=b", "home tenant=acme +a=b", "https://acme.example.com/"),
    ("https://a.b.example.com/", "home tenant=a.b", "https://a.b.example.com/"),
    ("https://www.example.com/", "root", "https://www.example.com/"),
    ("https://www.example.com/acme", "home tenant=acme", "https://www.example.com/acme"),
    ("https://7.example.com/users/7", "u tenant=7 id=7", "https://7.example.com/users/7"),
    ("https://admin.example.com/users/7", "admin id=7", "https://admin.example.com/users/7"),
  ]

  @Test(arguments: read)
  func `the canonical text of a captured host keeps the host`(text: String, outcome: String, canonical: String) throws {
    let table = try table("u {tenant}/users/{id:int}, home {tenant}, root /, admin admin/users/{id:int}", everywhere)
    #expect(table.outcome(text) == outcome)
    #expect(try table.match(text).canonical == canonical)
    #expect(try table.match(canonical).isCanonical)
  }

  private static let misread = "the link of these values does not read back as the same values: "

  static let refused: [(String, [String: Captured], String)] = [
    ("r {t}/x", ["t": "Acme"], "no link can carry these values: \(Unprintable.hostName)"),
    ("r {t}/x", ["t": "a b"], "no link can carry these values: \(Unprintable.hostName)"),
    ("r {t}/x", ["t": "a."], "no link can carry these values: \(Unprintable.hostName)"),
    ("r {t}/x", ["t": ""], "the value of \"t\" is empty, and a path segment cannot be empty"),
    ("r {t}/x", ["t": ".."], "no link can carry the value of \"t\": \".\" and \"..\" cannot be segments of a link"),
    // The first fault is shown.
    ("r {t}/{x}", ["t": "Acme", "x": ""], "no link can carry these values: \(Unprintable.hostName)"),
    ("r {t}/{x}", ["t": "acme", "x": ""], "the value of \"x\" is empty, and a path segment cannot be empty"),
    ("r Users/{id}", ["id": "7"], "no link can carry these values: \(Unprintable.hostName)"),
    ("r /", [:], "no link can carry these values: \(Unprintable.noHost)"),
    ("r ({t})", [:], "no link can carry these values: \(Unprintable.noHost)"),
    ("r {t:datetime}", ["t": "2026-11-20T09:26:00Z"], "no link can carry these values: \(Unprintable.hostName)"),
    // Another origin reads the host.
    ("r {t}/x", ["t": "www"], misread + "no route reads it"),
    ("r {t}/x, w x", ["t": "www"], "the link of these values is read as \"w\""),
    ("r {t}/x", ["t": "a.eu"], misread + "no route reads it"),
    ("r {t}/x", ["t": "a.us"], misread + "\"t\" differs"),
    ("r {t}/x, w admin/x", ["t": "admin"], "the link of these values is read as \"w\""),
  ]

  @Test(arguments: refused)
  func `what would not read back from a host is not printed`(
    list: String, values: [String: Captured], message: String
  ) throws {
    let origins = everywhere + ["https://*.eu.example.com", "https://{x}.us.example.com"]
    let table = try table(list, origins)
    for origin in [nil, Origin.web("{tenant}.example.com"), .web("{other}.Example.com:443")] {
      let error = #expect(throws: PrintError.self) { try table.print("r", values, for: origin) }
      #expect(error?.description == message)
    }
  }

  static let unprinted: [(String, Origin)] = [
    ("r {t}", .web("acme.example.com")), ("r {t} <- /", .web("{tenant}.example.com")),
    ("r {t}", .web("{t}.other.example")),
    ("r {t}", .web("{t}")), ("r {t}", .web("a.us.example.com")),
  ]

  @Test(arguments: unprinted)
  func `links are printed for a capturing origin, and not for one host of it`(list: String, origin: Origin) throws {
    let table = try table(list, everywhere + ["https://*.com", "https://{x}.us.example.com"])
    let error = #expect(throws: PrintError.self) { try table.print("r", ["t": "acme"], for: origin) }
    #expect(error?.description == "the route has no links at \(origin)")
  }

  @Test func `a host that another origin captures is none of a wildcard's`() throws {
    let table = try table("r {t}, s x/{t}", ["https://*.example", "https://{t}.b.example"])
    #expect(table.outcome("https://a.example/c") == "r t=c")
    #expect(table.outcome("https://x.b.example/c") == "s t=c")
    #expect(try table.print("r", ["t": "c"], for: .web("a.example")) == "https://a.example/c")
    #expect(throws: PrintError.self) { try table.print("r", ["t": "c"], for: .web("a.b.example")) }
  }

  static let targets: [(String, [String], String)] = [
    ("/acme/x", ["https://{t}.example.com"], "unknownOrigin"),
    ("/acme/x", ["https://{t}.example.com", "app://"], "unknownOrigin"),
    ("/acme/x", ["https://{t}.example.com", "/"], "r t=acme"),
    ("/acme/x", ["https://{t}.example.com", "https://www.example.com"], "r t=acme"),
    ("/x", ["https://{t}.example.com", "/"], "notFound"),
  ]

  @Test(arguments: targets)
  func `the target of a request knows no host to capture`(text: String, origins: [String], outcome: String) throws {
    #expect(try table("r {t}/x", origins).outcome(target: text) == outcome)
  }

  static let own: [(String, String)] = [
    ("https://acme.example.com/x", "h t=acme"), ("/acme/x", "p t=acme"), ("app://acme/x", "p t=acme"),
    ("https://acme.example.com/w", "w t=acme"), ("/acme/w", "w t=acme"), ("app://acme/w", "notFound"),
    ("https://www.example.com/acme/x", "p t=acme"),
  ]

  @Test(arguments: own)
  func `a captured host is of the web, and an origin of its own`(text: String, outcome: String) throws {
    let list = """
      h {t}/x <- https://{any}.example.com, p {t}/x <- app:// / https://www.example.com, w {t}/w [web]
      """
    #expect(try table(list, everywhere).outcome(text) == outcome)
  }

  @Test(arguments: [
    ("https://acme.example.com/users/x", "the value of \"id\" does not read as int", 31),
    ("https://acme.example.com/user/7", "\"users\" is expected", 25),
    ("https://x.example.com/only/app", "it does not answer at this origin", 0),
  ])
  func `a near miss is explained with the host as its first segment`(text: String, reason: String, offset: Int) throws {
    let table = try table("u {tenant}/users/{id:int}, a x/only/app <- app://", everywhere)
    #expect(table.nearest(to: text)?.reason == reason)
    #expect(table.nearest(to: text)?.offset == offset)
  }

  @Test func `a lookup says where a captured host stands`() throws {
    let table = try table("r {t}/x, x x", everywhere)
    #expect(table.lookup("https://acme.example.com/x")?[0] == 8..<12)
    #expect(table.lookup("HTTPS://ACME.example.com/x")?[0] == 8..<12)
    #expect(table.lookup("https://www.example.com/x")?.index == 1)
    #expect(table.lookup("/acme/x")?[0] == 1..<5)
  }
}
