import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

private let resources = """
  list GET x
  make POST x
  drop DELETE x/{id:int}
  show GET x/{id}
  any y
  send POST z
  ask HEAD q
  find GET s?{q}
  mine GET users/me
  edit PATCH users/{id}
  see GET users/{id}
  """

struct MethodTests {
  static let requests: [(String?, String, String)] = [
    (nil, "/x", "list"),
    ("GET", "/x", "list"),
    ("HEAD", "/x", "list"),
    ("POST", "/x", "make"),
    ("PUT", "/x", "methodNotAllowed GET,HEAD,POST"),
    ("get", "/x", "methodNotAllowed GET,HEAD,POST"),
    ("", "/x", "methodNotAllowed GET,HEAD,POST"),
    ("DELETE", "/x/5", "drop id=5"),
    ("DELETE", "/x/a", "methodNotAllowed GET,HEAD"),
    ("GET", "/x/5", "show id=5"),
    ("PUT", "/x/5", "methodNotAllowed DELETE,GET,HEAD"),
    ("GET", "/y", "any"),
    ("HEAD", "/y", "any"),
    ("BREW", "/y", "any"),
    ("POST", "/z", "send"),
    (nil, "/z", "methodNotAllowed POST"),
    ("HEAD", "/z", "methodNotAllowed POST"),
    ("HEAD", "/q", "ask"),
    ("GET", "/q", "methodNotAllowed HEAD"),
    ("POST", "/s?q=1", "methodNotAllowed GET,HEAD"),
    ("POST", "/s", "notFound"),
    ("GET", "/s", "badQuery"),
    ("GET", "/users/me", "mine"),
    ("PATCH", "/users/me", "edit id=me"),
    ("HEAD", "/users/you", "see id=you"),
    ("POST", "/users/me", "methodNotAllowed GET,HEAD,PATCH"),
    ("POST", "/nowhere", "notFound"),
    ("POST", "/..", "malformed"),
  ]

  @Test(arguments: requests)
  func `the method filters first, and says what is allowed`(method: String?, text: String, outcome: String) throws {
    let lines = resources.split(separator: "\n")
    for lines in [lines, lines.reversed()] {
      let table = try table(lines.joined(separator: "\n"), ["/", "https://social.example"])
      #expect(table.outcome(text, method: method) == outcome)
      #expect(table.outcome(target: text, method: method) == outcome)
    }
  }

  @Test func `only methods of the location's origin are allowed`() throws {
    let table = try table(
      "a GET x <- https://a.example, b POST x <- https://b.example", ["https://a.example", "https://b.example"])
    #expect(table.outcome("https://a.example/x", method: "PUT") == "methodNotAllowed GET,HEAD")
    #expect(table.outcome("https://b.example/x", method: "PUT") == "methodNotAllowed POST")
  }

  @Test func `a web link and a web-only route know their methods`() throws {
    let table = try table("a POST x [web]", ["appscheme://", "/"])
    #expect(table.outcome("/x", method: "GET") == "methodNotAllowed POST")
    #expect(table.outcome("appscheme://x", method: "GET") == "notFound")
  }

  static let canonical: [(String, String, String, String)] = [
    // The canonical text is read by the method that was asked for.
    ("a {x:double}, b POST 1", "/1.0", "POST", "/1.0"),
    ("a {x:double}, c HEAD 2", "/2.0", "HEAD", "/2.0"),
    ("a {x:double}, b POST 1", "/1.0", "GET", "/1"),
    ("r GET x/{a}, r POST y/{a}", "/y/1", "POST", "/y/1"),
    ("r GET x/{a}, r y/{a}", "/y/1", "GET", "/x/1"),
  ]

  @Test(arguments: canonical)
  func `the canonical text matches alike by the same method`(
    routes: String, text: String, method: String, canonical: String
  ) throws {
    #expect(try table(routes).match(text, method: method).canonical == canonical)
  }

  @Test func `a method is compared byte by byte`() throws {
    #expect(try table("r LOCK x").outcome("/x", method: "LOC\u{212A}") == "methodNotAllowed LOCK")
  }
}
