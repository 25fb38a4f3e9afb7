import Fingerpost
import Foundation

/// Links are read off the main actor, where an app has time for them.
@concurrent func destinations(of links: [String], in router: Router<AppLink>) async -> [AppLink?] {
  links.map { router.destination(for: $0) }
}

@main struct MainActorApp {
  static func main() async throws {
    let router = try AppLink.router.get()
    let links = [
      "app://", "app://users/7", "app://users/@ann", "https://app.example/feed/top?page=3",
      "app://users/ann/tweets/7", "app://t/7/ann", "app://map/52.5/13.4", "app://settings/tabs/privacy",
      "app://articles/links-that-last", "app://map/99/13.4",
    ]
    for (link, destination) in zip(links, await destinations(of: links, in: router)) {
      guard let destination else { continue }
      print(link, "->", destination, "->", try router.url(for: destination))
    }

    let url = try router.url(for: .tweet(userId: "a/b", tweetId: 7), in: .web("app.example"))
    let detached = await Task.detached { router.destination(for: url) }.value
    print(url, "->", detached == .tweet(userId: "a/b", tweetId: 7))
    // The table is the main actor's, because its enum is: elsewhere it is waited for.
    let awaited = await Task.detached { try? await AppLink.router.get().match("app://users/7").route.name }.value
    print(awaited ?? "no route")

    let current = router.filtered { !$0.tags.contains("old") }
    print(current.routes.count, "of", router.routes.count, "routes")
    print((try? current.match("app://t/7/ann")) == nil ? "old links are off" : "old links are on")
  }
}
