import Fingerpost
import ShopFeature

@main struct App {
  static func main() throws {
    for link in [
      "appscheme://users/ann/tweets/123", "https://social.example/shops/7/items/9",
      "appscheme://shop/search?q=lamp&sort=new",
      "appscheme://profile?name=ann", "https://social.example/nowhere",
    ] {
      print(link, "→", AppLink(link: link).map { "\($0)" } ?? "no link of ours")
    }

    for value in [AppLink.me, .settings(section: .privacy), .shop(shop: 7, .item(id: 9)), .mainShop(.home)] {
      print(value, "→", value.link ?? "no link")
    }

    // The shop prints links of the app, and knows nothing of it.
    let shop = AppLink.router.narrowed(to: AppLink.mainShop)
    print("shared:", try ItemScreen(links: shop).shared(9))

    // Kinds are values without payloads: to list, to count, to switch on.
    print("kinds:", AppLink.Kind.allCases.map { "\($0)" }.joined(separator: " "))

    // What the compiler cannot see across modules is listed here; a test keeps it empty.
    for finding in AppLink.router.check() { print(finding) }
  }
}
