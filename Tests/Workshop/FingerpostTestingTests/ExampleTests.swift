import Fingerpost
import FingerpostTesting
import Testing

@Suite struct ExampleTests {
  static let lines = [
    "home /: shop://",
    "cart (cart|basket): shop://cart",
    "help help/(index): shop://help/index",
    "order POST orders: POST shop://orders",
    "item items/{id:uuid}: shop://items/123e4567-e89b-42d3-a456-426614174000",
    "product products/{slug}/({page:int=1}): shop://products/a/2",
    "feed feed/{sort:hot|new|top}?({limit:uint8}): shop://feed/hot?limit=2",
    "seller sellers/{handle:Handle}: shop://sellers/@a",
    "track track/{order:OrderID}?({at:datetime}): shop://track/1?at=2026-11-21T09:26:00Z",
    "day days/{day:date}: shop://days/2026-11-20",
    "price price/{amount:double}/{exact:bool}: shop://price/1.5/false",
    "search search?{q}&{tags:[string]}&{page:int=1}&({sort:hot|new|top}): shop://search?q=a&tags=b&page=3&sort=hot",
    "open open?({uuid:uuid}|{sku}): shop://open?uuid=123e4567-e89b-42d3-a456-426614174000",
    "files files/{*path}: shop://files/a",
    "download download/{name}-v{version:int}.zip: shop://download/a-v2.zip",
    "comments posts/:int/(comments/:int): shop://posts/1/comments/2",
    "profile profile/({id:int}|me): shop://profile/1",
    "docs docs#{section}: shop://docs#a",
    "any */any/{x}: shop://*/any/a",
    "range range/{a:int8}/{b:int16}/{c:uint16}/{d:uint32}: shop://range/1/2/3/4",
    "nested nested/(a/{x}/(b/{y})): shop://nested/a/a/b/b",
    "codes codes?{code:[int]}: shop://codes?code=1",
    "old old/{id:int} [deprecated=orders]: shop://old/1",
  ]

  @Test func `every route has an example, read by its method as its destination`() throws {
    let router = try ShopLink.router(.scheme("shop"), .web("shop.example"), .path, .compact)
    let examples = router.examples()
    #expect(examples.map(\.description) == Self.lines)
    #expect(router.exampleFailures() == [])
    #expect(router.exampleFailures(by: ==) == [])
    for (example, route) in zip(examples, router.routes) {
      let match = try router.match(example.link, method: example.method)
      #expect(match.destination == example.destination)
      #expect(match.route.template() == example.template)
      #expect((example.name, example.template, example.method) == (route.name, route.template(), route.method))
    }
    #expect(examples == router.examples(), "the same routes have the same examples")
  }

  @Test func `an example is of the first origin that can carry it`() throws {
    func links(_ origins: Origin...) throws -> [String] {
      let routes = [
        RouteDefinition("users/{id}", BrokenLink.user), RouteDefinition("help?{n}", BrokenLink.number),
        RouteDefinition("me", .me).webOnly(),
      ]
      return try Router(origins: origins, routes: RouteList(routes)).examples().map(\.link)
    }
    #expect(try links(.path) == ["/users/a", "/help?n=1", "/me"])
    #expect(
      try links(.web("*.shop.example"), .path)
        == ["https://host.shop.example/users/a", "https://host.shop.example/help?n=1", "https://host.shop.example/me"])
    #expect(try links(.web("*:8080", scheme: "http")).first == "http://host:8080/users/a")
    // Compact text holds no query, and a custom scheme no route that is left to the web.
    #expect(try links(.compact, .scheme("shop"), .path) == ["users:a", "shop://help?n=1", "/me"])
  }

  @Test func `a value that another route takes is not taken for an example`() throws {
    let router = try Router<BrokenLink>(
      .scheme("app"),
      routes: [
        RouteDefinition("users/a", .me), RouteDefinition("users/1", .help),
        RouteDefinition("users/{id}", BrokenLink.user), RouteDefinition("numbers/1", .help),
        RouteDefinition("numbers/{n}", BrokenLink.number),
      ])
    #expect(router.exampleFailures() == [])
    let examples = router.examples()
    #expect(examples.count == 5)
    for example in examples { #expect(try router.match(example.link).route.template() == example.template) }
  }

  @Test func `a route has an example or a failure`() throws {
    let router = try Router<BrokenLink>(
      .scheme("app"), precedence: .declared,
      routes: [
        RouteDefinition("users/{id}", BrokenLink.user), RouteDefinition("users/me", .me),
        RouteDefinition("secrets/{code}", BrokenLink.secret),
        RouteDefinition("help", .help),
        RouteDefinition("drifting/{number}", BrokenLink.drifting),
      ])
    #expect(router.examples().map(\.template) == ["users/{id}", "help"])
    #expect(
      router.exampleFailures().map(\.template) == ["users/me", "secrets/{code:Secret}", "drifting/{number:Drifting}"])
  }
}
