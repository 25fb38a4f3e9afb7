// Segments, then query items, then a fragment: any other order is refused, at the brace that opens the pattern.

import Fingerpost

private enum AppLink {
  case user(id: Int)
  case tweet(userId: String, tweetId: Int)
}

private let id = RoutePattern {
  "users"; Int.self
}

private let literalAfterQuery: On<AppLink> = On(AppLink.user) {
  // expected-error@-1 {{a segment cannot follow a query item}}
  "users"
  QueryItem("id", Int.self)
  "profile"
}

private let typeAfterQuery: On<AppLink> = On(AppLink.tweet) {
  // expected-error@-1 {{a segment cannot follow a query item}}
  "users"
  QueryItem("user", String.self)
  Int.self
}

private let patternAfterQuery: On<AppLink> = On(AppLink.user) {
  // expected-error@-1 {{a segment cannot follow a query item}}
  QueryItem("v", equals: "2")
  id
}

private let segmentAfterGroupWithQuery: On<AppLink> = On(AppLink.user) {
  // expected-error@-1 {{a segment cannot follow a query item}}
  EitherPart {
    "a"; QueryItem("v", equals: "2")
  } or: {
    "b"
  }
  Int.self
}

private let literalAfterFragment: On<AppLink> = On(AppLink.user) {
  // expected-error@-1 {{nothing can follow the fragment}}
  "users"
  FragmentPart(Int.self)
  "profile"
}

private let queryAfterFragment: On<AppLink> = On(AppLink.tweet) {
  // expected-error@-1 {{nothing can follow the fragment}}
  "users"
  FragmentPart(String.self)
  QueryItem("id", Int.self)
}

private let patternAfterFragment: On<AppLink> = On(AppLink.user) {
  // expected-error@-1 {{nothing can follow the fragment}}
  FragmentPart(equals: "top")
  id
}
