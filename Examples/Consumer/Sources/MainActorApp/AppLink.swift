import Fingerpost
import FingerpostCore

/// A type of the app. It needs no `nonisolated`.
struct Handle: RouteParameter, Equatable {
  let name: String

  init?(parameter text: String) {
    guard text.hasPrefix("@"), text.count > 1 else { return nil }
    name = String(text.dropFirst())
  }

  var parameter: String { "@" + name }
}

enum Sort: String, CaseIterable, RouteParameter { case new, top }

struct Coordinate: Equatable {
  let latitude: Double
  let longitude: Double
}

enum SettingsLink: Equatable {
  case general
  case tab(name: String)

  static let routes: RouteList<SettingsLink> = [
    RouteDefinition("/", .general), RouteDefinition("tabs/{name}", SettingsLink.tab),
  ]
}

enum AppLink: Equatable {
  case home
  case user(id: Int)
  case profile(Handle)
  case feed(sort: Sort?, page: Int)
  case tweet(userId: String, tweetId: Int)
  case place(Coordinate)
  case article(Slug)
  case settings(SettingsLink)
  case unknown(String)

  static let router = Result { () throws(RouterError) in
    let settings = try Router<SettingsLink>(.path, routes: SettingsLink.routes)
    return try Router<AppLink>(
      .scheme("app"), .web("app.example"),
      routes: [
        RouteDefinition("/", .home),
        RouteDefinition("users/{id}", AppLink.user),
        RouteDefinition("users/{handle}", AppLink.profile),
        RouteDefinition(AppLink.feed) {
          "feed"
          OptionalPart { Sort.self }
          QueryPart("page", Int.self, default: 1)
        },
        RouteDefinition("users/{userId}/tweets/{tweetId}", AppLink.tweet),
        RouteDefinition("t/{tweetId}/{userId}", AppLink.tweet).tagged("old"),
        RouteDefinition(AppLink.place) { place },
        RouteDefinition("articles/{slug}", AppLink.article),
        Mount(AppLink.settings, at: "settings", settings),
      ]
    ).addingFallback(AppLink.unknown)
  }

  private static let place = RoutePattern {
    "map"; Double.self; Double.self
  }.map { latitude, longitude in
    (-90...90).contains(latitude) ? Coordinate(latitude: latitude, longitude: longitude) : nil
  } unapply: {
    ($0.latitude, $0.longitude)
  }
}
