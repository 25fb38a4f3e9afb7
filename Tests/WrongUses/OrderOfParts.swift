// Segments, then query items, then a fragment: any other order is refused, at the brace that opens the pattern.

import Fingerpost
import FingerpostCore

private enum AppLink {
  case user(id: Int)
  case tweet(userId: String, tweetId: Int)
}

private let id = RoutePattern {
  "users"; Int.self
}

private let literalAfterQuery: RouteDefinition<AppLink> = RouteDefinition(AppLink.user) {
  // expected-error@-1 {{a segment cannot follow a query item}}
  "users"
  QueryPart("id", Int.self)
  "profile"
}

private let typeAfterQuery: RouteDefinition<AppLink> = RouteDefinition(AppLink.tweet) {
  // expected-error@-1 {{a segment cannot follow a query item}}
  "users"
  QueryPart("user", String.self)
  Int.self
}

private let patternAfterQuery: RouteDefinition<AppLink> = RouteDefinition(AppLink.user) {
  // expected-error@-1 {{a segment cannot follow a query item}}
  QueryPart("v", equals: "2")
  id
}

private let segmentAfterGroupWithQuery: RouteDefinition<AppLink> = RouteDefinition(AppLink.user) {
  // expected-error@-1 {{a segment cannot follow a query item}}
  EitherPart {
    "a"; QueryPart("v", equals: "2")
  } or: {
    "b"
  }
  Int.self
}

private let literalAfterFragment: RouteDefinition<AppLink> = RouteDefinition(AppLink.user) {
  // expected-error@-1 {{nothing can follow the fragment}}
  "users"
  FragmentPart(Int.self)
  "profile"
}

private let queryAfterFragment: RouteDefinition<AppLink> = RouteDefinition(AppLink.tweet) {
  // expected-error@-1 {{nothing can follow the fragment}}
  "users"
  FragmentPart(String.self)
  QueryPart("id", Int.self)
}

private let patternAfterFragment: RouteDefinition<AppLink> = RouteDefinition(AppLink.user) {
  // expected-error@-1 {{nothing can follow the fragment}}
  FragmentPart(equals: "top")
  id
}
