import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

private let everywhere = ["appscheme://", "https://social.example", "/", ":"]

struct OriginMatchTests {
  static let texts: [(String, String, String)] = [
    ("appscheme://users/me", "me", "appscheme://users/me"),
    ("https://social.example/users/me", "me", "https://social.example/users/me"),
    ("/users/me", "me", "/users/me"),
    ("users:me", "me", "users:me"),
    ("appscheme://users/ann", "u id=ann", "appscheme://users/ann"),
    ("users:ann", "u id=ann", "users:ann"),
  ]

  @Test(arguments: texts)
  func `one table reads links of every origin, and canonical text stays in its origin`(
    text: String, outcome: String, canonical: String
  ) throws {
    let table = try table("me users/me, u users/{id}", everywhere)
    #expect(table.outcome(text) == outcome)
    #expect(try table.match(text).canonical == canonical)
  }

  static let webOnly: [(String, String)] = [
    ("https://social.example/users/me", "w"), ("/users/me", "w"), ("appscheme://users/me", "u id=me"),
    ("users:me", "u id=me"),
    ("https://social.example/admin", "x"), ("/admin", "x"), ("appscheme://admin", "notFound"), ("admin", "notFound"),
  ]

  @Test(arguments: webOnly) func `a web route is read from web text alone`(text: String, outcome: String) throws {
    for list in ["w users/me [web], u users/{id}, x admin [web]", "x admin [web], u users/{id}, w users/me [web]"] {
      #expect(try table(list, everywhere).outcome(text) == outcome)
    }
  }

  static let own: [(String, String)] = [
    ("appscheme://users/me", "a"), ("https://social.example/users/me", "u id=me"), ("/users/me", "b"),
    ("users:me", "u id=me"), ("appscheme://y", "notFound"), ("https://social.example/y", "c"),
  ]

  @Test(arguments: own) func `a route of its own origins is read from those alone`(text: String, outcome: String) throws
  {
    let list = "a users/me <- appscheme://, b users/me <- /, u users/{id}, c y <- https://social.example /"
    #expect(try table(list, everywhere).outcome(text) == outcome)
  }

  static let targets: [(String, [String], String)] = [
    ("/users/me", ["https://social.example"], "me"),
    ("/users/me", ["/"], "me"),
    ("/users/me", ["appscheme://"], "unknownOrigin"),
    ("/users/me", [":"], "unknownOrigin"),
    ("/users//me", ["https://social.example"], "malformed"),
    ("//users/me", ["https://social.example"], "malformed"),
    ("", ["https://social.example"], "malformed"),
  ]

  @Test(arguments: targets)
  func `the target of a request needs a web origin or bare paths`(text: String, origins: [String], outcome: String)
    throws
  {
    #expect(try table("me users/me", origins).outcome(target: text) == outcome)
  }

  static let targetRoutes: [(String, String)] = [("/x", "a"), ("/y", "notFound"), ("/z", "c")]

  @Test(arguments: targetRoutes)
  func `a target is of any web origin that a route lists`(text: String, outcome: String) throws {
    let list = "a x <- https://a.example, b y <- appscheme://, c z [web]"
    let table = try table(list, ["https://a.example", "appscheme://"])
    #expect(table.outcome(target: text) == outcome)
    #expect(table.outcome(text) == "unknownOrigin")
  }

  static let hosts: [(String, String)] = [
    ("https://EU.example.com/x", "https://eu.example.com/x"),
    ("https://a.b.example.com:443/x/", "https://a.b.example.com/x"),
  ]

  @Test(arguments: hosts)
  func `the canonical text of a wildcard host keeps the host`(text: String, canonical: String) throws {
    let match = try table("r x", ["https://*.example.com"]).match(text)
    #expect(match.canonical == canonical && !match.isCanonical)
  }

  static let userInfo: [(text: String, outcome: String)] = [
    ("appscheme://ann@host/x", "malformed"), ("appscheme://ann@host", "malformed"),
    ("appscheme://a@b/y", "malformed"), ("appscheme://5@b/z", "malformed"),
    ("appscheme://ann%40host/x", "r t=ann@host"), ("appscheme://a%40b/y", "l"),
    ("appscheme:///ann@host/x", "r t=ann@host"), ("appscheme://ann/x@y/z", "s t=ann u=x@y"),
    ("https://social.example/ann@host/x", "r t=ann@host"), ("/ann@host/x", "r t=ann@host"),
    ("/a@b/y", "l"), ("a@b:y", "l"), ("ann@host:x", "r t=ann@host"),
  ]

  @Test(arguments: userInfo)
  func `what stands where a host does holds no user info`(text: String, outcome: String) throws {
    let table = try table("r {t}/x, l a@b/y, s {t}/{u}/z", everywhere)
    #expect(table.outcome(text) == outcome)
    guard let match = try? table.match(text) else { return }
    let printed = try table.print(match.captures, route: match.index, for: .scheme("appscheme"))
    #expect(try table.match(printed).captures == match.captures)
  }

  @Test func `a first segment with an at sign is escaped for a scheme, and bare elsewhere`() throws {
    let table = try table("r {t}/{u}, l a@b/y", everywhere)
    let origins: [Origin] = [.scheme("appscheme"), .web("social.example"), .path, .compact]
    #expect(
      try origins.map { try table.print("r", ["t": "u@h", "u": "v@w"], for: $0) } == [
        "appscheme://u%40h/v@w", "https://social.example/u@h/v@w", "/u@h/v@w", "u@h:v@w",
      ])
    #expect(try table.print("l", [:], for: .scheme("appscheme")) == "appscheme://a%40b/y")
  }
}
