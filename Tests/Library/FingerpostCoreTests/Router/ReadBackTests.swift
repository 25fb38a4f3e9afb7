import FingerpostCore
import FingerpostEngine
import Testing

/// A link is read back before it is given out: what its captures stand for only the routes know.
@Suite struct ReadBackTests {
  /// Goes by the name of a type that reads more.
  struct Even: RouteParameter {
    static let parameterType = ParameterType.integer(.int)
    let value: Int
    init(_ value: Int) { self.value = value }
    init?(parameter text: String) {
      guard let value = Int(text), value % 2 == 0 else { return nil }
      self.value = value
    }
    var parameter: String { String(value) }
    static let parameterExamples = [Even(2), Even(4)]
  }

  /// Is written as another one than it was read from.
  struct Drifting: RouteParameter {
    static let parameterType = ParameterType.string
    let text: String
    init(_ text: String) { self.text = text }
    init?(parameter text: String) { self.text = text.hasPrefix("d") ? text + "d" : text }
    var parameter: String { text }
  }

  /// Is not written as its type spells it, but as the type reads it.
  struct Loud: RouteParameter {
    static let parameterType = ParameterType.bool
    let value: Bool
    init(_ value: Bool) { self.value = value }
    init?(parameter text: String) { value = text.lowercased() == "true" }
    var parameter: String { value ? "TRUE" : "FALSE" }
  }

  enum Link: Sendable {
    case even(Even), any(Int), drifting(Drifting), loud(Loud), user(String), me, unknown(String)
  }

  private static let routes: RouteList<Link> = [
    RouteDefinition("even/{id}", Link.even), RouteDefinition("any/{id}", Link.any),
    RouteDefinition("drifting/{id}", Link.drifting),
    RouteDefinition("loud/{id}", Link.loud),
    RouteDefinition(
      "users/{id}", { (id: String) in id == "me" ? Link.me : .user(id) },
      take: { link in
        if case .user(let id) = link { id } else { nil }
      }),
  ]

  private static let misread = "the link of these values does not read back as the same values: "

  static let links: [(Link, String)] = [
    (.even(Even(2)), "/even/2"),
    (.even(Even(3)), misread + "what it reads as makes no destination (/even/3)"),
    (.any(3), "/any/3"),
    (.drifting(Drifting("a")), "/drifting/a"),
    (.drifting(Drifting("d")), misread + #""id" differs (/drifting/d is read with id=dd, not id=d)"#),
    (.loud(Loud(true)), "/loud/true"),
    (.user("ann"), "/users/ann"),
    (.user("me"), #"the link of these values is read as "user""#),
    (.unknown("/nowhere"), "/nowhere"),
    (.unknown("/any/3"), #"the link of these values is read as "any""#),
  ]

  @Test(arguments: links)
  func `a link stands for its destination, or is an error`(
    link: Link, printed: String
  ) throws {
    let router = try Router<Link>(.path, routes: Self.routes).addingFallback(Link.unknown)
    switch Result(catching: { () throws(PrintError) in try router.link(for: link) }) {
    case .success(let link): #expect(link == printed)
    case .failure(let error): #expect(error.shown == printed)
    }
  }

  @Test func `what a route makes nothing of, the next one takes, and so does its canonical link`() throws {
    let router = try Router<Link>(
      .path, routes: [RouteDefinition("n/{id}", Link.even), RouteDefinition("n/{id:string}", Link.user)])
    #expect(throws: PrintError(.taken(by: "user"))) { try router.link(for: .even(Even(3))) }
    #expect(try router.link(for: .even(Even(4))) == "/n/4")
    #expect(try router.match("/n/3").canonical == "/n/3")
    #expect(try router.match("/n/3/").canonical == "/n/3")
    #expect(try router.match("/n/4/").canonical == "/n/4")
  }
}
