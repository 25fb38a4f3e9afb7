import FingerpostCore
import SeededRandom
import Testing

@testable import FingerpostCoreTests

/// What links stand for that no route reads: their text, kept as it is.
@Suite struct FallbackTests {
  enum Link: Sendable, Equatable {
    case home, user(id: Int), create, unknown(String), labelled(text: String), other(String)
  }

  private static func router() throws -> Router<Link> {
    try Router(
      .scheme("app"), .web("a.example"),
      routes: [
        RouteDefinition("/", .home), RouteDefinition("users/{id}", Link.user), RouteDefinition("POST create", .create),
        RouteDefinition("other/{x}", Link.other),
      ]
    ).addingFallback(Link.unknown)
  }

  static let unread = [
    "app://new/screen", "app://users/x", "app://users/7/8?a=b#c", "https://a.example/nothing", "app://create",
    "HTTPS://A.example:443/nothing", "app://users/%2F", "app://\u{E9}", "app://e\u{301}", "app:///new//screen/",
  ]

  @Test(arguments: unread) func `a link of its origins that no route reads keeps its text, both ways`(link: String)
    throws
  {
    let router = try Self.router()
    guard case .unknown(let text)? = router.destination(for: link) else { Issue.record("read"); return }
    #expect(text.utf8.elementsEqual(link.utf8))
    #expect(try router.link(for: .unknown(link)).utf8.elementsEqual(link.utf8))
    #expect(router.links(for: .unknown(link)).map { Array($0.utf8) } == [Array(link.utf8)])
    #expect(throws: LinkError.self) { try router.match(link) }
  }

  static let refused = [
    "", " ", "a b", "a\nb", "\u{0}", "app://x\r\nSet-Cookie: a", "a\u{7F}", "\tapp://new", "app://new\u{0}",
    "javascript:alert(1)", "data:text/html,x", "https://b.example/", "https://a.example.evil/x", "/users/7", "users/7",
    "app://users/%zz", "mailto:ann@example.com", "a", "%", "://", "\u{202E}", "app://users/..",
    "app://ann@evil/x", "https://a.example\\evil/x", "app://users/" + String(repeating: "9", count: 9000),
    "app://new?a=%zz", "app://new#%ff",
  ]

  @Test(arguments: refused) func `any other text is neither read nor printed`(link: String) throws {
    let router = try Self.router()
    #expect(router.destination(for: link) == nil)
    let error = #expect(throws: PrintError.self) { try router.link(for: .unknown(link)) }
    #expect(error?.description == "the link of these values does not read back as the same values")
    #expect(router.links(for: .unknown(link)) == [])
  }

  @Test func `a fallback prints exactly the texts that it reads`() throws {
    let router = try Self.router()
    let parts = [
      "app://", "https://a.example/", "/", "users", "7", "?", "#", "%41", "%zz", ":", "x", "..", "//", "é", " ",
    ]
    var random = Random("a fallback prints exactly the texts that it reads")
    var read = 0
    for _ in 0..<Random.draws(40_000) {
      let link = (0...random.below(6)).map { _ in random.pick(parts) }.joined()
      let isRead = if case .unknown? = router.destination(for: link) { true } else { false }
      read += isRead ? 1 : 0
      #expect((try? router.link(for: .unknown(link))) == (isRead ? link : nil), "\(link)")
    }
    #expect(read > Random.enough(1000))
  }

  @Test func `compact text falls back, and scripts in it do not`() throws {
    let router = try Router<Link>(.compact, routes: [RouteDefinition("users/{id}", Link.user)]).addingFallback(
      Link.unknown)
    #expect(router.destination(for: "hologram:7") == .unknown("hologram:7"))
    #expect(try router.link(for: .unknown("hologram:7")) == "hologram:7")
    #expect(router.destination(for: "javascript:alert(1)") == nil)
    #expect(throws: PrintError.self) { try router.link(for: .unknown("javascript:alert(1)")) }
  }

  static let taken: [(String, String)] = [
    ("app://users/7", "user"), ("app://", "home"), ("APP://users//7/", "user"),
    ("https://a.example/users/7?x=y", "user"),
    ("app://other/x", "other"),
  ]

  @Test(arguments: taken) func `text that a route reads is not printed as unknown`(link: String, route: String) throws {
    let error = #expect(throws: PrintError.self) { try Self.router().link(for: .unknown(link)) }
    #expect(error?.description == "the link of these values is read as \"\(route)\"")
  }

  @Test func `routes are read and printed as without a fallback`() throws {
    let router = try Self.router()
    #expect(router.destination(for: "app://users/7") == .user(id: 7))
    #expect(try router.link(for: .user(id: 7)) == "app://users/7")
    #expect(try router.link(for: .other("app://new")) == "app://other/app:%2F%2Fnew")
    #expect(try router.match("app://create", method: "POST").destination == .create)
    #expect(throws: PrintError.self) { try router.link(for: .labelled(text: "app://new")) }
  }

  static let asked: [(String, Origin, Bool)] = [
    ("app://new", .scheme("app"), true), ("app://new", .web("a.example"), false), ("app://new", .path, false),
    ("https://a.example/new", .web("a.example"), true), ("https://A.example:443/new", .web("a.example"), true),
    ("https://a.example/new", .scheme("app"), false), ("https://a.example/new", .web("b.example"), false),
  ]

  @Test(arguments: asked) func `kept text is printed for its own origin alone, where one is asked for`(
    link: String, origin: Origin, isPrinted: Bool
  ) throws {
    let router = try Self.router()
    #expect(try router.link(for: .unknown(link)) == link)
    guard isPrinted else {
      let error = #expect(throws: PrintError.self) { try router.link(for: .unknown(link), in: origin) }
      #expect(error?.description == "the route has no links at \(origin)")
      return
    }
    #expect(try router.link(for: .unknown(link), in: origin) == link)
  }

  @Test func `only destination(for:) falls back`() throws {
    let router = try Self.router()
    let error = #expect(throws: LinkError.self) { try router.match("app://users/x") }
    #expect(error?.kind == .notFound)
    #expect(router.resolve(target: "/users/x").destination == nil)
    #expect(router.resolve(method: "GET", target: "/create").destination == nil)
  }

  @Test func `a fallback may have a label, be a function with take:, and be replaced`() throws {
    let labelled = try Self.router().addingFallback(Link.labelled)
    #expect(labelled.destination(for: "app://new") == .labelled(text: "app://new"))
    #expect(try labelled.link(for: .labelled(text: "app://new")) == "app://new")
    #expect(throws: PrintError.self) { try labelled.link(for: .unknown("app://new")) }
    let told = try Self.router().addingFallback {
      .unknown("?" + $0)
    } take: {
      if case .unknown(let text) = $0 { String(text.dropFirst()) } else { nil }
    }
    #expect(told.destination(for: "app://new") == .unknown("?app://new"))
    #expect(try told.link(for: .unknown("?app://new")) == "app://new")
  }

  @Test func `a link that is gone at its own origin has no fallback, and that of another origin has`() throws {
    let router = try Router<Link>(
      .path, .web("a.example"),
      routes: [
        RouteDefinition("/", .home), RouteDefinition("sale/{id}", gone: "it has ended").origins(.web("a.example")),
      ]
    ).addingFallback(Link.unknown)
    #expect(router.destination(for: "https://a.example/sale/7") == nil)
    #expect(router.destination(for: "/sale/7") == .unknown("/sale/7"))
  }

  @Test func `a filtered router keeps its fallback, for what it reads no more`() throws {
    let router = try Self.router().filtered { $0.name != "user" }
    #expect(router.destination(for: "app://users/7") == .unknown("app://users/7"))
    #expect(try router.link(for: .unknown("app://users/7")) == "app://users/7")
    #expect(throws: PrintError.self) { try router.link(for: .user(id: 7)) }
  }

  @Test func `a fallback that makes what a route prints leaves it to the route`() throws {
    let router = try Router<Link>(.path, routes: [RouteDefinition("users/{id}", Link.user)]).addingFallback(
      { _ in .home }, take: { _ in nil })
    #expect(router.destination(for: "/nothing") == .home)
    #expect(throws: PrintError.self) { try router.link(for: .home) }
    #expect(try router.link(for: .user(id: 7)) == "/users/7")
  }

  @Test func `a case that a route prints is the route's, even where it is the fallback's too`() throws {
    let router = try Router<Link>(.scheme("app"), routes: [RouteDefinition("other/{x}", Link.other)]).addingFallback(
      Link.other)
    #expect(try router.link(for: .other("ann")) == "app://other/ann")
    #expect(try router.link(for: .other("a b")) == "app://other/a%20b")
    #expect(throws: PrintError(.empty("x"))) { try router.link(for: .other("")) }
    #expect(router.destination(for: "app://new/screen") == .other("app://new/screen"))
  }
}
