import Fingerpost
import Testing

@testable import FingerpostMacrosTests

/// Enums in enums: one table, with one precedence and the origins of the root.
@Suite struct RoutesMountsTests {
  @Routes(.path)
  enum Item: Routable, Equatable {
    @Route("/") case all
    @Route("{id}?{tab}") case item(id: Int, tab: String?)
  }

  @Routes(.path)
  enum Shop: Routable, Equatable {
    @Route("cart") case cart
    @Mount("items") case items(Item)
  }

  @Routes(.path)
  enum Help: Routable, Equatable { @Route("help") case help }

  @Routes(.scheme("app"), .web("app.example"))
  enum Root: Routable, Equatable {
    @Route("/") case home
    @Mount("shops/{id}") case shop(id: Int, Shop)
    @Mount("shop") @Mount("store") case main(Shop)
    @Mount("") case help(Help)
    @Mount case more(more: More)
  }

  @Routes(.path)
  enum More: Routable, Equatable { @Route("more") case more }

  static let links: [(value: Root, link: String)] = [
    (.home, "app://"), (.shop(id: 7, .cart), "app://shops/7/cart"),
    (.shop(id: 7, .items(.item(id: 9, tab: "x"))), "app://shops/7/items/9?tab=x"),
    (.main(.items(.all)), "app://shop/items"), (.help(.help), "app://help"), (.more(more: .more), "app://more"),
  ]

  @Test(arguments: links) func `a mounted value is printed and read below its prefix`(value: Root, link: String) {
    #expect(value.link == link)
    #expect(Root(link: link) == value)
    #expect(Root(link: link.replacing("app://", with: "https://app.example/", maxReplacements: 1)) == value)
  }

  @Test func `mounts may be repeated, and the first prints`() {
    #expect(Root(link: "app://store/cart") == .main(.cart))
    #expect(Root.main(.cart).kind == .main)
    #expect(Root.Kind.allCases == [.home, .shop, .main, .help, .more])
    #expect(Root.router.check() == [])
  }

  @Test func `a feature prints links of the app`() throws {
    let main = Root.router.narrowed(to: Root.main)
    #expect(try main.link(for: .items(.item(id: 9, tab: nil))) == "app://shop/items/9")
    #expect(main.destination(for: "app://shop/cart") == .cart)
    #expect(main.destination(for: "app://shops/7/cart") == nil)
  }

  @Test func `a feature below a prefix with parameters prints with those that it was given`() throws {
    let shop = Root.router.narrowed(to: { Root.shop(id: 7, $0) })
    #expect(try shop.link(for: .cart) == "app://shops/7/cart")
    #expect(try shop.link(for: .items(.item(id: 9, tab: "x"))) == "app://shops/7/items/9?tab=x")
    #expect(shop.destination(for: "app://shops/7/cart") == .cart)
    #expect(shop.destination(for: "app://shops/8/cart") == nil)
    #expect(shop.destination(for: "app://shop/cart") == nil)
  }
}
