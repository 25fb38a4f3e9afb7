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
    On("users/{id}", AppLink.user),
    On(AppLink.user) {
      "u"; Int.self
    },
  ])
show(
  "constructors with take:",
  [
    On("users/{id}", AppLink.user, take: AppLink.userID),
    On("users/:string/tweets/:int", AppLink.tweet, take: AppLink.tweetIDs),
    On(AppLink.tweet, take: AppLink.tweetIDs) {
      "t"; String.self; Int.self
    },
  ])
show(
  "two functions",
  [
    On("/", make: { .home }) { $0 == .home ? () : nil },
    On("users/{id}", make: AppLink.user, take: AppLink.userID),
    On("users/{userId}/tweets/{tweetId}", make: AppLink.tweet, take: AppLink.tweetIDs),
  ])
show("names, where labels may say another order", [On("t/{tweetId}/{userId}", AppLink.tweet, take: AppLink.tweetIDs)])
show("cases that hold nothing", [On("/", .home), On("help", .help)])
show("a case that holds something", [On("help", .page("help"))])
show("the same with take:", [On("help", .page("help"), take: { $0 == .page("help") ? () : nil })])
