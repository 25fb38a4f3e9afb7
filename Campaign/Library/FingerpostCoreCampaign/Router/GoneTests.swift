import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// Links that a release took away, in routers by hand.
@Suite struct GoneTests {
  enum Link: Sendable, Equatable {
    case home, sale, shop(id: Int), page(name: String, tab: String), unknown(String)
  }

  static let routes: RouteList<Link> = [
    RouteDefinition("home", .home), RouteDefinition("sale/live", .sale), RouteDefinition("shops/{id}", Link.shop),
    RouteDefinition("pages/{name}/{tab}", Link.page),
    RouteDefinition("sale/{id}", gone: "the sale has ended", instead: .home),
    RouteDefinition("old-shops/{id}/{rest}", gone: "shops have moved", instead: Link.shop),
    RouteDefinition("p/{tab}/{name}", gone: "pages have moved", instead: Link.page),
    RouteDefinition("lottery/{year}", gone: "the lottery is over") { (year: Int) in year > 2020 ? .home : nil },
    RouteDefinition("POST x [web]", gone: "").named("x").tagged("old"),
  ]

  private static func router() throws -> Router<Link> {
    try Router(.scheme("app"), .web("a.example"), routes: routes)
  }

  static let gone: [(link: String, reason: String, instead: Link?, name: String)] = [
    ("app://sale/7", "the sale has ended", .home, "home.gone"),
    ("https://a.example/sale/x?utm=1", "the sale has ended", .home, "home.gone"),
    ("app://old-shops/7/y", "shops have moved", .shop(id: 7), "shop.gone"),
    ("app://p/a/b", "pages have moved", .page(name: "b", tab: "a"), "page.gone"),
    ("app://lottery/2021", "the lottery is over", .home, "lottery/{year:int}"),
    ("app://lottery/1999", "the lottery is over", nil, "lottery/{year:int}"),
  ]

  @Test(arguments: gone) func `a gone link has no destination, and says why and what to show instead`(
    link: String, reason: String, instead: Link?, name: String
  ) throws {
    let router = try Self.router()
    #expect(router.destination(for: link) == nil)
    let gone = try #require(router.goneLink(for: link))
    #expect((gone.reason, gone.instead, gone.route.name) == (reason, instead, name))
    #expect((gone.route.gone, gone.description) == (reason, "gone: \(reason)"))
    let error = try #require(throws: LinkError.self) { try router.match(link) }
    #expect(error.kind == .gone)
    #expect(error.gone?.reason == reason)
    #expect(error.gone?.instead == instead.flatMap { router.route(of: $0)?.name })
    #expect((error.gone?.instead == nil) == (instead == nil))
    #expect(error.description == "gone: \(reason)")
    // A fallback is for links that are not known.
    let open = try router.addingFallback(Link.unknown)
    #expect(open.destination(for: link) == nil)
    let refusal = #expect(throws: PrintError.self) { try open.link(for: .unknown(link)) }
    #expect(refusal?.description == "the link of these values is read as \"\(name)\"")
  }

  static let others = ["app://home", "app://sale/live", "app://nothing", "app://lottery/x", "app://x", "a b"]

  @Test(arguments: others) func `what leads somewhere, and what is not known, is not gone`(link: String) throws {
    let router = try Self.router()
    #expect(router.goneLink(for: link) == nil)
    #expect((try? router.match(link))?.destination == router.destination(for: link))
  }

  @Test func `a request for a gone link fails as gone`() throws {
    let router = try Self.router()
    guard case .failed(let error) = router.resolve(method: "POST", target: "/x") else { Issue.record("found"); return }
    #expect((error.kind, error.description, error.gone?.route) == (.gone, "gone", "x"))
    #expect(router.goneLink(method: "POST", target: "/x")?.reason == "")
    #expect(router.goneLink(target: "/sale/7")?.instead == .home)
    #expect(router.resolve(target: "/x").destination == nil)
    guard case .failed(let other) = router.resolve(target: "/x") else { Issue.record("found"); return }
    #expect((other.kind, other.allowedMethods) == (.notFound, []))
  }

  @Test func `gone routes are listed, have examples, and print nothing`() throws {
    let router = try Self.router()
    #expect(
      router.routes.map { "\($0.name) \($0.gone ?? "-") \($0.example ?? "none")" } == [
        "home - app://home", "sale - app://sale/live", "shop - app://shops/1", "page - app://pages/a/b",
        "home.gone the sale has ended app://sale/a", "shop.gone shops have moved app://old-shops/1/b",
        "page.gone pages have moved app://p/a/b",
        "lottery/{year:int} the lottery is over app://lottery/1", "x  https://a.example/x",
      ])
    #expect(router.links(for: .home) == ["app://home", "https://a.example/home"])
    #expect(router.route(of: .shop(id: 7))?.name == "shop")
    #expect(router.pattern.template == "(home|sale/live|shops/{id:int}|pages/{name}/{tab})")
    #expect(router.filtered { $0.gone == nil }.goneLink(for: "app://sale/7") == nil)
    #expect(router.filtered { $0.gone != nil }.goneLink(for: "app://sale/7")?.instead == .home)
    #expect(router.check() == [])
  }

  enum App: Sendable, Equatable { case root, shop(Link), tenant(id: Int, Link) }

  @Test func `what is gone in a mounted router is gone below its prefix`() throws {
    let inner = try Self.router()
    let router = try Router<App>(
      .scheme("app"), .web("a.example"),
      routes: [
        RouteDefinition("/", .root), Mount(App.shop, at: "shop", inner),
        Mount(App.tenant, at: "t/{id}", inner).deprecated("old"),
      ])
    #expect(router.goneLink(for: "app://shop/sale/7")?.instead == .shop(.home))
    #expect(router.goneLink(for: "app://t/3/old-shops/7/y")?.instead == .tenant(id: 3, .shop(id: 7)))
    #expect(router.goneLink(for: "app://shop/lottery/1999")?.reason == "the lottery is over")
    #expect(router.goneLink(for: "app://shop/lottery/1999")?.instead == nil)
    #expect(
      router.routes.filter { $0.gone != nil }.map(\.name).prefix(5) == [
        "shop.home.gone", "shop.shop.gone", "shop.page.gone", "shop.gone", "shop.x",
      ])
    #expect(router.destination(for: "app://shop/sale/7") == nil)
    let narrowed = router.narrowed(to: App.shop)
    #expect(narrowed.goneLink(for: "app://shop/sale/7")?.instead == .home)
    #expect(narrowed.destination(for: "app://shop/sale/7") == nil)
    let bare = try Router(.scheme("app"), routes: RouteList(Self.routes.dropLast()))
    let same = try Router<Link>(.scheme("app"), routes: [Mount(at: "v1", bare)])
    #expect(same.goneLink(for: "app://v1/sale/7")?.instead == .home)
  }

  static let faults: [(route: RouteDefinition<Link>, message: String)] = [
    (
      RouteDefinition("x [gone=y]", .home),
      "[gone=…] is for text tables: write RouteDefinition(\"…\", gone: \"…\", instead: …)"
    ),
    (
      RouteDefinition("x [deprecated]", gone: "y"),
      "a route cannot be gone and deprecated: leave one of the two out, in x [deprecated, gone=y]"
    ),
    (
      RouteDefinition("x", gone: "y").deprecated("z"),
      "a route cannot be gone and deprecated: leave one of the two out, in x [deprecated=z, gone=y]"
    ),
    (RouteDefinition("x/{a:Slug}", gone: "y"), "the parameter \"a\" has no payload"),
    (
      RouteDefinition("x", gone: "y", instead: Link.shop),
      "the payload \"id\" has no parameter in the template: add {id} to it"
    ),
    (
      RouteDefinition("x/{a}", gone: "y") { (_: Int, _: Int) in nil },
      "the payload of type Int has no parameter in the template"
    ),
  ]

  @Test(arguments: faults) func `what cannot be gone is a fault of the router`(
    route: RouteDefinition<Link>, message: String
  ) {
    let error = #expect(throws: RouterError.self) {
      try Router<Link>(.scheme("app"), routes: [RouteDefinition("home", .home), route])
    }
    #expect(error?.faults.map(\.message) == [message])
  }

  @Test func `a check says whose links a gone route takes, and asks no gone route for links`() throws {
    let router = try Router<Link>(
      .scheme("app"),
      routes: [
        RouteDefinition("pages/{name}/{tab}", Link.page),
        RouteDefinition("pages/old/{tab}", gone: "old", instead: .home),
        RouteDefinition("*/x", gone: "any"), RouteDefinition("y", gone: "y"), RouteDefinition("{z:y|}", gone: "z"),
      ])
    #expect(
      router.check().map { "\($0.kind.rawValue) \($0.routes.map(\.name))" } == [
        "duplicate [\"{z:y|}\", \"y\"]", "print-collision [\"page\", \"home.gone\"]",
        "crossing [\"*/x\", \"page\"]", "crossing [\"*/x\", \"home.gone\"]",
      ])
  }
}
