import Fingerpost
import ShopFeature

/// All links of the app.
@Routes(.scheme("appscheme"), .web("social.example"))
enum AppLink: Routable, Equatable {
  @Route("/") case home
  @Route("users/me", overlaps: ["user"]) case me
  @Route("users/{id}") case user(id: String)
  @Route("users/{id}/tweets/{tweet}") case tweet(id: String, tweet: Int)
  @Route("settings/({section})", tags: ["settings"]) case settings(section: Section?)
  #if DEBUG
    @Route("debug/{screen}") case debug(screen: String)
  #endif
  @Mount("shops/{shop}") case shop(shop: Int, ShopLink)
  @Mount("shop") case mainShop(ShopLink)

  /// The routes that older versions of the app printed.
  @Route("profile?{name}") static func profile(name: String) -> Self? { name.isEmpty ? nil : .user(id: name) }

  enum Section: String, RouteParameter, CaseIterable { case account, privacy }
}
