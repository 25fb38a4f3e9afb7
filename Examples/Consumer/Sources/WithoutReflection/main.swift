import Fingerpost

/// Prints the links of a router, or the faults of its routes.
func show(_ title: String, _ routes: RouteList<AppLink>) {
  print(title)
  do throws(RouterError) {
    let router = try Router<AppLink>(.scheme("app"), routes: routes)
    for link in [
      AppLink.home, .help, .user(id: 7), .page("help"), .page("news"), .tweet(userId: "ann", tweetId: 7),
    ] {
      guard let text = try? router.link(for: link) else { continue }
      print("  \(text) \(router.destination(for: text) == link ? "reads back" : "reads as something else")")
    }
  } catch {
    for fault in error.faults { print("  \(fault.route ?? ""): \(fault.message)") }
  }
}

show(
  "constructors",
  [
    RouteDefinition("users/{id}", AppLink.user),
    RouteDefinition(AppLink.user) {
      "u"; Int.self
    },
  ])
show(
  "constructors with take:",
  [
    RouteDefinition("users/{id}", AppLink.user, take: AppLink.userID),
    RouteDefinition("users/:string/tweets/:int", AppLink.tweet, take: AppLink.tweetIDs),
    RouteDefinition(AppLink.tweet, take: AppLink.tweetIDs) {
      "t"; String.self; Int.self
    },
  ])
show(
  "two functions",
  [
    RouteDefinition("/", make: { .home }) { $0 == .home ? () : nil },
    RouteDefinition("users/{id}", make: AppLink.user, take: AppLink.userID),
    RouteDefinition("users/{userId}/tweets/{tweetId}", make: AppLink.tweet, take: AppLink.tweetIDs),
  ])
show(
  "names, where labels may say another order",
  [RouteDefinition("t/{tweetId}/{userId}", AppLink.tweet, take: AppLink.tweetIDs)])
show("cases that hold nothing", [RouteDefinition("/", .home), RouteDefinition("help", .help)])
show("a case that holds something", [RouteDefinition("help", .page("help"))])
show("the same with take:", [RouteDefinition("help", .page("help"), take: { $0 == .page("help") ? () : nil })])
