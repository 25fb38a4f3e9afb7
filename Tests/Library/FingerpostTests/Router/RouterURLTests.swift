import Fingerpost
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private enum ShopLink: Equatable {
  case item(id: UUID)
  case day(CalendarDay, from: Date?)
  case search(String)
  case order
}

@Suite struct RouterURLTests {
  private let router: Router<ShopLink>
  private let id = UUID(uuidString: "123E4567-E89B-42D3-A456-426614174000") ?? UUID()

  init() throws {
    router = try Router(
      .scheme("shop"), .web("shop.example"), .path,
      routes: [
        RouteDefinition("items/{id}", ShopLink.item),
        RouteDefinition("days/{day}?({from})", ShopLink.day),
        RouteDefinition("search?{q}", ShopLink.search),
        RouteDefinition("POST orders", .order).webOnly(),
      ])
  }

  private func rows() throws -> [(String, ShopLink)] {
    let day = try #require(CalendarDay(year: 2026, month: 11, day: 20))
    return [
      ("shop://items/123e4567-e89b-42d3-a456-426614174000", .item(id: id)),
      ("shop://days/2026-11-20", .day(day, from: nil)),
      (
        "shop://days/2026-11-20?from=2026-11-20T09:26:00.5Z",
        .day(day, from: Date(timeIntervalSince1970: 1_795_166_760.5))
      ),
      ("shop://search?q=a%20b%2Bc%26d%23?/%C3%A9%F0%9F%8D%BA%5B%5D%7C%22%5C%27", .search("a b+c&d#?/é🍺[]|\"\\'")),
    ]
  }

  @Test func `a URL is read and written back, all of it in one import`() throws {
    for (link, destination) in try rows() {
      let url = try router.url(for: destination)
      #expect(url.absoluteString == link)
      #expect(router.destination(for: url) == destination)
      #expect(try router.match(url).destination == destination)
      let components = try router.urlComponents(for: destination)
      #expect(components.string == link)
      #expect(router.destination(for: components) == destination)
    }
  }

  @Test func `a host that is captured goes through Foundation's URL`() throws {
    let router = try Router<ShopLink>(
      .web("{q}.shop.example:8443"), .web("{host}"), routes: [RouteDefinition("{q}", ShopLink.search)])
    for (link, text) in [
      ("https://acme.shop.example:8443/", "acme"), ("https://a-1.b_2.shop.example:8443/", "a-1.b_2"),
    ] {
      let url = try router.url(for: .search(text))
      #expect(url.absoluteString == link)
      #expect(router.destination(for: url) == .search(text))
    }
    #expect(try router.url(for: .search("127.0.0.1"), in: .web("{host}")).absoluteString == "https://127.0.0.1/")
    #expect(throws: PrintError.self) { try router.url(for: .search("a b")) }
  }

  @Test func `a UUID reads in any case and prints in lower case`() throws {
    #expect(router.destination(for: "shop://items/123E4567-E89B-42D3-A456-426614174000") == .item(id: id))
    #expect(try router.link(for: .item(id: id)) == "shop://items/123e4567-e89b-42d3-a456-426614174000")
  }

  @Test func `a day with more digits than an instant has is read, and its canonical link prints it`() throws {
    let link = "shop://days/2026-11-20?from=2026-11-20T09:26:00.123456789Z"
    let match = try router.match(link)
    #expect(match.canonical == "shop://days/2026-11-20?from=2026-11-20T09:26:00.1234568Z")
    #expect(!match.isCanonical)
    #expect(router.destination(for: match.canonical) == match.destination)
  }

  @Test func `a request has the method of its route`() throws {
    let request = try router.urlRequest(for: .order)
    #expect(request.httpMethod == "POST")
    #expect(request.url?.absoluteString == "https://shop.example/orders")
    #expect(try router.match(request).destination == .order)
    let search = try router.urlRequest(for: .search("x"), in: .web("shop.example"))
    #expect(search.httpMethod == "GET")
    #expect(try router.match(search).destination == .search("x"))
  }

  @Test func `a request with another method says which are allowed`() throws {
    var request = try router.urlRequest(for: .order)
    request.httpMethod = "PUT"
    let error = #expect(throws: LinkError.self) { try router.match(request) }
    #expect(error?.kind == .methodNotAllowed)
    #expect(error?.allowedMethods == ["POST"])
  }

  @Test func `a relative URL is read as what it resolves to`() throws {
    let base = try #require(URL(string: "https://shop.example/items/"))
    let url = try #require(URL(string: "123e4567-e89b-42d3-a456-426614174000", relativeTo: base))
    #expect(router.destination(for: url) == .item(id: id))
  }

  @Test func `text that Foundation would fix is read by our own rules`() throws {
    #expect(router.destination(for: "shop://search?q=%zz") == nil)
    #expect(router.destination(for: "https://shop.example:443/search?q=x") == .search("x"))
    #expect(router.destination(for: "https://user@shop.example/search?q=x") == nil)
  }
}
