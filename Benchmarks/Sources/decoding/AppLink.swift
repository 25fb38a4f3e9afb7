import FingerpostCore

/// Where a message of an app leads to.
enum AppLink: Routable, Codable {
  case home
  case inbox
  case settings(section: String?)
  case profile(id: String)
  case followers(id: String)
  case post(id: Int)
  case comment(post: Int, id: Int)
  case thread(id: Int, page: Int?)
  case search(q: String, page: Int)
  case tag(String)
  case event(id: Int, tab: String?)
  case photo(album: String, index: Int)
  case shop
  case item(shop: String, id: Int)
  case order(id: Int)
  case invite(code: String)

  static let router = Router<AppLink>(
    resolving: [.compact, .scheme("appscheme"), .web("social.example")],
    [
      RouteDefinition("home", .home),
      RouteDefinition("inbox", .inbox),
      RouteDefinition("settings/({section})", AppLink.settings),
      RouteDefinition("profile/{id}", AppLink.profile),
      RouteDefinition("profile/{id}/followers", AppLink.followers),
      RouteDefinition("post/{id}", AppLink.post),
      RouteDefinition("post/{post}/comment/{id}", AppLink.comment),
      RouteDefinition("thread/{id}/({page})", AppLink.thread),
      RouteDefinition("search?{q}&{page=1}", AppLink.search),
      RouteDefinition("tag/{name}", AppLink.tag),
      RouteDefinition("event/{id}/({tab})", AppLink.event),
      RouteDefinition("photo/{album}/{index}", AppLink.photo),
      RouteDefinition("shop", .shop),
      RouteDefinition("shop/{shop}/item/{id}", AppLink.item),
      RouteDefinition("order/{id}", AppLink.order),
      RouteDefinition("invite/{code}", AppLink.invite),
    ])

  /// The text of a destination: the `number`th of as many as anybody asks for.
  static func text(_ number: Int, form: TextForm) -> String {
    let parts: [String] =
      switch number % 8 {
      case 0: ["profile", "\(859_928_508_374_784_884 + number)"]
      case 1: ["post", "\(number)"]
      case 2: ["post", "\(number)", "comment", "\(number * 7)"]
      case 3: ["home"]
      case 4: ["event", "\(number)", "tickets"]
      case 5: ["photo", "summer-\(number)", "\(number % 30)"]
      case 6: ["shop", "lamps-\(number % 100)", "item", "\(number)"]
      default: ["settings"]
      }
    return switch form {
    case .compact: parts.joined(separator: ":")
    case .scheme: "appscheme://" + parts.joined(separator: "/")
    case .web: "https://social.example/" + parts.joined(separator: "/")
    }
  }

  enum TextForm: String, CaseIterable { case compact, scheme, web }
}
