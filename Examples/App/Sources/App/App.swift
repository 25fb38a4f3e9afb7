import Fingerpost
import Foundation
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

    // The shop prints links of the app without knowing the app.
    let shop = AppLink.router.narrowed(to: AppLink.mainShop)
    print("shared:", try ItemScreen(links: shop).shared(9))

    // A kind is a case without its payload: list kinds, count them, or switch over them.
    print("kinds:", AppLink.Kind.allCases.map { "\($0)" }.joined(separator: " "))

    // A feed, a push message, and data from a newer server.
    let items = try JSONDecoder().decode([FeedItem].self, from: Data(FeedItem.json.utf8))
    print(
      "feed:", items.map(\.destination),
      String(decoding: try JSONEncoder().encode(items.map(\.destination)), as: UTF8.self))
    let unknown = try JSONDecoder().decode([LenientFeedItem].self, from: Data(FeedItem.newer.utf8))
    print("unknown:", unknown.map { $0.destination.text ?? "" })
    print("push:", try AppLink(payload: FeedItem.push, at: "data", "link"))
  }
}
