import FingerpostCore
import Testing

private enum ShopLink: Equatable {
  case list(sort: String?, page: Int, size: Int)
  case docs(Int, String)
}

@Suite struct PatternSequenceTests {
  private let paging = RoutePattern {
    QueryPart("page", Int.self, default: 1); QueryPart("size", Int.self, default: 20)
  }

  @Test func `a pattern of query items follows a query item, its values after those before`() throws {
    let router = try Router<ShopLink>(
      .path,
      routes: [
        RouteDefinition(ShopLink.list) {
          "list"; QueryPart("sort", String?.self); paging
        }
      ])
    #expect(router.routes[0].template() == "list?(sort=:string)&page={:int=1}&size={:int=20}")
    #expect(router.destination(for: "/list?page=3&sort=new") == .list(sort: "new", page: 3, size: 20))
    #expect(try router.link(for: .list(sort: nil, page: 1, size: 5)) == "/list?size=5")
  }

  @Test func `a pattern with a fragment follows a query item`() throws {
    let tail = RoutePattern {
      QueryPart("v", Int.self); FragmentPart(String.self)
    }
    let router = try Router<ShopLink>(
      .path,
      routes: [
        RouteDefinition(ShopLink.docs) {
          "docs"; QueryPart("beta", equals: "1"); tail
        }
      ])
    #expect(router.destination(for: "/docs?beta=1&v=2#intro") == .docs(2, "intro"))
    #expect(try router.link(for: .docs(2, "intro")) == "/docs?beta=1&v=2#intro")
  }
}
