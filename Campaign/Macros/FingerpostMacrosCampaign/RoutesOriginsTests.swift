import Fingerpost
import Testing

/// Origins of a route's own, as attributes say them.
@Suite struct RoutesOriginsTests {
  @Routes(.path)
  enum Sale: Routable, Equatable {
    @Route("{id}") case sale(id: String)
    @Route("all", origins: [.web("all.artsy.example"), .scheme("all")]) case all
    @Route("near", webOnly: true) case near
  }

  @Routes(.web("*.artsy.example"), .scheme("artsy"))
  enum Link: Routable, Equatable {
    @Route("artist/{id}") case artist(id: String)
    @Route("{*path}", origins: [.web("live.artsy.example")]) case live(path: [String])
    @Route("x [origin=https://a.example]", origins: [.web("b.example"), .web("[::1]:8080", scheme: "http")]) case x
    @Route("y") @Gone("z", "it is over", origins: [.web("old.example")]) case y
    @Mount("sales", origins: [.web("sales.example"), .scheme("sales")]) case sales(Sale)
    @Route("f/{id}", origins: [.path]) static func f(id: String) -> Self? { .artist(id: id) }
  }

  @Test func `a route has its own origins, a mounted one the innermost`() {
    let origins = Link.router.routes.map { "\($0.name) \($0.origins.map(\.description).joined(separator: " "))" }
    #expect(
      Set(origins) == [
        "artist https://*.artsy.example artsy://", "live https://live.artsy.example",
        "x https://b.example http://[::1]:8080", "y https://*.artsy.example artsy://", "y.gone https://old.example",
        "sales.sale https://sales.example sales://", "sales.all https://all.artsy.example all://",
        "sales.near https://sales.example", "f /",
      ])
  }

  static let links: [(String, Link?)] = [
    ("https://live.artsy.example/a/b", .live(path: ["a", "b"])), ("https://www.artsy.example/a/b", nil),
    ("https://live.artsy.example/artist/x", .artist(id: "x")), ("http://[0::1]:8080/x", .x), ("artsy://x", nil),
    ("sales://sales/7", .sales(.sale(id: "7"))), ("artsy://sales/7", nil), ("all://sales/all", .sales(.all)),
    ("sales://sales/near", .sales(.sale(id: "near"))), ("https://sales.example/sales/near", .sales(.near)),
    ("/f/7", .artist(id: "7")), ("https://old.example/z", nil),
  ]

  @Test(arguments: links) func `it is read at its own origins alone`(link: String, value: Link?) {
    #expect(Link(link: link) == value)
  }

  @Test func `it prints for the first of them, and for the others on demand`() throws {
    #expect(Link.live(path: ["a"]).link == "https://live.artsy.example/a")
    #expect(Link.x.link == "https://b.example/x")
    #expect(try Link.router.link(for: .x, in: .web("[::1]:8080", scheme: "http")) == "http://[::1]:8080/x")
    #expect(throws: PrintError.self) { try Link.router.link(for: .x, in: .scheme("artsy")) }
    #expect(Link.sales(.sale(id: "7")).link == "https://sales.example/sales/7")
    #expect(Link.sales(.all).link == "https://all.artsy.example/sales/all")
    #expect(Link.artist(id: "x").link == "artsy://artist/x")
  }

  @Test func `a request's target is read by routes of any web origin`() {
    #expect(Link.router.resolve(method: "GET", target: "/a/b").destination == .live(path: ["a", "b"]))
    #expect(Link.router.resolve(method: "GET", target: "/sales/7").destination == .sales(.sale(id: "7")))
    #expect(Link.router.goneLink(for: "https://old.example/z")?.instead == .y)
  }
}
