import FingerpostCore
import Testing

/// Labels decide what binds to what; where they cannot be learnt, nothing is guessed.
@Suite struct LabelTests {
  private enum Link: Equatable {
    case pair(p: (x: Int, y: Int))
    case tweet(userId: String, tweetId: Int)
    case code(a: Code, b: Int)
    case home
    case page(Int)
    case shop(b: Int, a: Int, Year)
    case text(String)
    case wild

    static func == (left: Link, right: Link) -> Bool { "\(left)" == "\(right)" }
  }

  private enum Year: Equatable { case of(Int) }

  /// Its texts are of a form that nobody guesses.
  private struct Code: RouteParameter {
    let text: String
    init?(parameter text: String) {
      guard text.hasPrefix("zz-") else { return nil }
      self.text = text
    }
    var parameter: String { text }
  }

  @Test func `the labels of a tuple that is the only element are its own`() throws {
    let router = try Router<Link>(.path, routes: [RouteDefinition("p/{y}/{x}", Link.pair)])
    #expect(router.destination(for: "/p/1/2") == .pair(p: (x: 2, y: 1)))
    #expect(try router.link(for: .pair(p: (x: 3, y: 4))) == "/p/4/3")
  }

  @Test func `a label that names no parameter takes an unnamed one, never one of another name`() {
    let error = #expect(throws: RouterError.self) {
      try Router<Link>(.path, routes: [RouteDefinition("{tweetid}/:string", Link.tweet)])
    }
    #expect(
      error?.faults.map(\.message) == [
        "the parameter \"tweetid\" has no payload; did you mean \"tweetId\"?"
      ])
    #expect(throws: Never.self) { try Router<Link>(.path, routes: [RouteDefinition("{tweetId}/:string", Link.tweet)]) }
  }

  @Test func `with take: names are not bound by order, either, where labels are not known`() {
    let take: @Sendable (Link) -> (Code, Int)? = { if case .code(let a, let b) = $0 { (a, b) } else { nil } }
    let error = #expect(throws: RouterError.self) {
      try Router<Link>(.path, routes: [RouteDefinition("t/{b}/{a}", Link.code, take: take)])
    }
    #expect(error?.faults.first?.message.contains("because no text of Code is") == true)
  }

  @Test func `the names of a mount's prefix are not bound by order, whatever the inner router holds`() throws {
    let year = RoutePattern {
      "y"; Int.self
    }.map {
      $0 > 1900 && $0 < 2100 ? $0 : nil
    } unapply: {
      $0
    }
    let inner = try Router<Year>(.path, routes: [RouteDefinition(Year.of) { year }])
    let error = #expect(throws: RouterError.self) {
      try Router<Link>(.path, routes: [Mount(Link.shop, at: "s/{a}/{b}", inner)])
    }
    #expect(error?.faults.first?.message.contains("because no destination of the router can be generated") == true)
    let more = try Router<Year>(.path, routes: [RouteDefinition(Year.of) { year }, RouteDefinition("z/{n}", Year.of)])
    let router = try Router<Link>(.path, routes: [Mount(Link.shop, at: "s/{a}/{b}", more)])
    #expect(router.destination(for: "/s/1/2/y/2000") == .shop(b: 2, a: 1, .of(2000)))
    let ordered = try Router<Link>(.path, routes: [Mount(Link.shop, at: "s/:int/:int", inner)])
    #expect(ordered.destination(for: "/s/1/2/y/2000") == .shop(b: 1, a: 2, .of(2000)))
  }

  @Test func `a query item with an optional payload may be left out`() throws {
    struct Search: Sendable { let text: String?, page: Int? }
    let router = try Router<Search>(
      .path, routes: [RouteDefinition("s?{q}&{page:int}", { Search(text: $0, page: $1) }, take: { ($0.text, $0.page) })]
    )
    #expect(router.routes[0].template() == "s?({q})&({page:int})")
    for (link, text, page) in [("/s", nil, nil), ("/s?q=x", "x", nil), ("/s?q=x&page=2", "x", 2)]
      as [(String, String?, Int?)]
    {
      #expect(router.destination(for: link)?.text == text)
      #expect(router.destination(for: link)?.page == page)
      #expect(try router.link(for: Search(text: text, page: page)) == link)
    }
  }

  @Test func `the colon style of other routers says what to write`() {
    let error = #expect(throws: RouterError.self) {
      try Router<Link>(.path, routes: [RouteDefinition("users/:userId", Link.text)])
    }
    #expect(error?.faults.map(\.message) == ["a parameter is written {userId}, not :userId"])
  }

  @Test func `of a case's routes one that a link opens is printed before one of another method`() throws {
    let router = try Router<Link>(
      .path,
      routes: [
        RouteDefinition("POST b/{n}", Link.page), RouteDefinition("GET a/{n}", Link.page),
        RouteDefinition("POST home", .home),
      ])
    #expect(try router.link(for: .page(1)) == "/a/1")
    #expect(try router.link(for: .home) == "/home")
    #expect(try router.match("/b/1", method: "POST").canonical == "/b/1")
  }

  @Test func `a rest that is empty has no link, whatever groups stand beside it`() throws {
    struct Files: Sendable { let path: [String], sort: String? }
    let router = try Router<Files>(
      .path, routes: [RouteDefinition("c/{*p}?({s})", { Files(path: $0, sort: $1) }, take: { ($0.path, $0.sort) })])
    let error = #expect(throws: PrintError.self) { try router.link(for: Files(path: [], sort: nil)) }
    #expect(error?.description == "the value of \"p\" is empty, and a path segment cannot be empty")
    #expect(try router.link(for: Files(path: ["a"], sort: nil)) == "/c/a")
  }

  @Test func `a function is tried with several examples before it is refused`() throws {
    let take: @Sendable (Link) -> Int? = { if case .page(let page) = $0 { page } else { nil } }
    for number in [1, 2, 3] {
      let router = try Router<Link>(
        .path, routes: [RouteDefinition("pages/{n}", { $0 == number ? .home : .page($0) }, take: take)])
      #expect(router.destination(for: "/pages/\(number)") == .home)
      #expect(try router.link(for: .page(9)) == "/pages/9")
    }
  }

  @Test func `a canonical link is found beside a route that refuses it`() throws {
    let refusing = RoutePattern {
      "a"; String.self
    }.map {
      $0 == "x" ? nil : $0
    } unapply: {
      $0
    }
    let router = try Router<Link>(
      .path, routes: [RouteDefinition(Link.text) { refusing }, RouteDefinition("a/*", .wild)])
    for (link, canonical) in [("/a/x/", "/a/x"), ("/a/%78", "/a/x"), ("/a/x", "/a/x"), ("/a/y/", "/a/y")] {
      let match = try router.match(link)
      #expect(match.canonical == canonical)
      #expect(match.isCanonical == (link == canonical))
      #expect(try router.match(canonical).destination == match.destination)
    }
  }
}
