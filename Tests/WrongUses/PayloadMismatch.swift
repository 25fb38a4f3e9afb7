// A pattern whose value is not the payload of its case.

import Fingerpost
import FingerpostCore

private enum AppLink {
  case home
  case user(id: Int)
  case tweet(userId: String, tweetId: Int)
}

private let otherType: RouteDefinition<AppLink> = RouteDefinition(AppLink.user) {
  // expected-error@-1 {{'RoutePattern<String, PatternPath>' to return type 'RoutePattern<Int, PatternPath>'}}
  // expected-note@-2 {{('String' and 'Int') are expected to be equal}}
  "users"; String.self
}

private let missing: RouteDefinition<AppLink> = RouteDefinition(AppLink.tweet) {
  // expected-error@-1 {{'RoutePattern<String, PatternPath>' to return type 'RoutePattern<(String, Int), PatternPath>'}}
  // expected-note@-2 {{('String' and '(String, Int)') are expected to be equal}}
  "users"; String.self; "tweets"
}

private let none: RouteDefinition<AppLink> = RouteDefinition(AppLink.user) {
  // expected-error@-1 {{'RoutePattern<Void, PatternPath>' to return type 'RoutePattern<Int, PatternPath>'}}
  // expected-note@-2 {{('Void' and 'Int') are expected to be equal}}
  "users"
}

private let twice: RouteDefinition<AppLink> = RouteDefinition(AppLink.user) {
  // expected-error@-1 {{'RoutePattern<(Int, Int), PatternPath>' to return type 'RoutePattern<Int, PatternPath>'}}
  // expected-note@-2 {{('(Int, Int)' and 'Int') are expected to be equal}}
  "users"; Int.self; Int.self
}

private let wrongOrder: RouteDefinition<AppLink> = RouteDefinition(AppLink.tweet) {
  // expected-error@-1 {{'RoutePattern<(Int, String), PatternPath>' to return type 'RoutePattern<(String, Int), PatternPath>'}}
  // expected-note@-2 {{('(Int, String)' and '(String, Int)') are expected to be equal}}
  "users"; Int.self; "tweets"; String.self
}

private let noPayload: RouteDefinition<AppLink> = RouteDefinition(.home) {
  // expected-error@-1 {{'RoutePattern<Int, PatternPath>' to return type 'RoutePattern<Void, PatternPath>'}}
  // expected-note@-2 {{('Int' and 'Void') are expected to be equal}}
  "home"; Int.self
}

private let users = RoutePattern {
  "users"; String.self
}

private let patternOfItsOwn: RouteDefinition<AppLink> = RouteDefinition(AppLink.user) { users }
// expected-error@-1 {{'RoutePattern<String, PatternPath>' to return type 'RoutePattern<Int, PatternPath>'}}
// expected-note@-2 {{('String' and 'Int') are expected to be equal}}

private let constructor: RouteDefinition<AppLink> = RouteDefinition("users/{id}", .user)
// expected-error@-1 {{member 'user(id:)' expects argument of type 'Int'}}

private let otherValue: RouteDefinition<AppLink> = RouteDefinition("users/{id}", .user(id: "ann"))
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
