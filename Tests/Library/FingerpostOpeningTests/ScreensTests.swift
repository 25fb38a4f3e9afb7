import FingerpostOpening
import Foundation
import Testing

/// What a link selects, pushes and presents.
@MainActor struct ScreensTests {
  @Routes(.scheme("shop"))
  enum ShopLink: Routable, Hashable {
    @Route("/") case home
    @Route("orders") case orders
    @Route("orders/{id}") case order(id: Int)
    @Route("orders/{id}/invoice") case invoice(id: Int)
    @Route("cart") case cart
    @Route("cart/voucher") case voucher
    @Route("admin", access: .internal) case admin
    @Route("admin/{page}", access: .confirm) case page(page: String)

    var placement: LinkPlacement<Place> {
      switch self {
      case .home: .root(of: .shop)
      case .orders: .root(of: .account)
      case .order, .invoice, .voucher, .admin, .page: .pushed
      case .cart: .presented
      }
    }
  }

  enum Place: Hashable { case shop, account }
  typealias Screens = LinkScreens<ShopLink, Place>

  private let links = LinkOpener(ShopLink.router)

  @Test func `the path to a link is its stack above the root, without what its source may not open`() {
    #expect(links.path(to: .order(id: 7), from: .push, root: .home) == [.orders, .order(id: 7)])
    #expect(links.path(to: .order(id: 7), from: .push, root: .orders) == [.order(id: 7)])
    #expect(links.path(to: .home, from: .push, root: .home) == [])
    #expect(links.path(to: .home, from: .push, root: .cart) == [.home])
    #expect(links.path(to: .page(page: "log"), from: .push, root: .home) == [.page(page: "log")])
    #expect(links.path(to: .page(page: "log"), from: .inApp, root: .home) == [.admin, .page(page: "log")])
  }

  @Test(arguments: [
    (ShopLink.home, Screens(.shop)),
    (.orders, Screens(.account)),
    (.order(id: 7), Screens(.account, path: [.order(id: 7)])),
    (.invoice(id: 7), Screens(.account, path: [.order(id: 7), .invoice(id: 7)])),
    (.cart, Screens(.shop, sheet: Screens.Sheet(.cart))),
    (.voucher, Screens(.shop, sheet: Screens.Sheet(.cart, path: [.voucher]))),
    (.page(page: "log"), Screens(.shop, path: [.page(page: "log")])),
  ])
  func `a link selects a tab, pushes what comes after its root, or is presented`(_ link: ShopLink, _ expected: Screens)
  {
    var screens = Screens(.shop)
    screens.show(links.stack(for: link, from: .push), placing: \.placement)
    #expect(screens == expected)
  }

  @Test func `what is presented leaves the tabs alone, and goes with the next link`() {
    var screens = Screens(.account, path: [.order(id: 1)])
    screens.show([.home, .cart, .voucher], placing: \.placement)
    #expect(screens.tab == .account && screens[.account] == [.order(id: 1)])
    #expect(screens.sheet?.id == .cart && screens.sheetPath == [.voucher])
    screens.show([.home, .orders, .order(id: 2)], placing: \.placement)
    #expect(screens == Screens(.account, path: [.order(id: 2)]))
  }

  @Test func `tabs keep their paths, and what has no root is pushed where the user is`() {
    var screens = Screens(.shop)
    screens.show([.orders, .order(id: 1)], placing: \.placement)
    screens.show([.home], placing: \.placement)
    screens.show([.invoice(id: 3)], placing: \.placement)
    #expect(screens[.account] == [.order(id: 1)])
    #expect(screens.tab == .shop && screens[.shop] == [.invoice(id: 3)])
    screens.show([], placing: \.placement)
    #expect(screens[.shop] == [.invoice(id: 3)])
  }

  @Test func `what views bind to can be set, and roots alone are equal`() {
    var screens = Screens(.shop, path: [.orders])
    screens[.shop] = []
    screens.sheetPath = [.voucher]
    #expect(screens == Screens(.shop))
    screens.sheet = Screens.Sheet(.cart)
    screens.sheetPath = [.voucher]
    #expect(screens.sheet == Screens.Sheet(.cart, path: [.voucher]))
  }

  @Test func `a URL of the system has the source that it looks like, and one of another app is none of ours`() throws {
    let web = try #require(URL(string: "HTTPS://shop.example/cart"))
    let own = try #require(URL(string: "shop://cart"))
    #expect(LinkSource(of: web) == .universalLink)
    #expect(LinkSource(of: own) == .scheme)
    #expect(links.reads(own) && !links.reads(web))
  }
}
