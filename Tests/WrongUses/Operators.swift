// What the types of operators refuse: a pattern that waits for its next part, a path after a query, another payload.

import FingerpostOperators

private enum AppLink {
  case home
  case user(id: Int)
  case tweet(String, Int)
}

private func open(_ links: RouterBuilder<AppLink>) throws {
  try links.add(.home, route: any)
  // expected-error@-1 {{requires that 'AnyStart' conform to 'ClosedPatternState'}}
}

private func closed<Value, State: ClosedPatternState>(_ pattern: RoutePattern<Value, State>) {}
// expected-note@-1 {{where 'State' = 'AnyStart'}}

private func generic() {
  closed("users" /> int)
  closed("users" /> any)
  closed("search" .? string("q"))
  closed(any)
  // expected-error@-1 {{requires that 'AnyStart' conform to 'ClosedPatternState'}}
}

private func order() {
  _ = ("users" .? int("id")) /> "x"
  // expected-error@-1 {{a segment cannot follow a query item}}
  _ = ("users" .? int("id")) /> int
  // expected-error@-1 {{a segment cannot follow a query item}}
  _ = ("users" .? int("id")) >/> int
  // expected-error@-1 {{a segment cannot follow a query item}}
  _ = ("users" .? int("id")) /? int
  // expected-error@-1 {{operator function '/?' requires that 'Query'}}
  _ = ("users" .? int("id")) .? int("page")
  // expected-error@-1 {{operator function '.?' requires that 'Query'}}
  _ = "users" /> int("id")
  // expected-error@-1 {{cannot be applied to operands of type 'String' and 'RoutePattern<Int, Query>'}}
  // expected-note@-2 {{overloads for '/>' exist with these partially matching parameter lists}}
  _ = any | int
  // expected-error@-1 {{cannot convert value of type 'RoutePattern<Int, Path>'}}
  // expected-note@-2 {{are expected to be equal}}
}

private func payload(_ links: RouterBuilder<AppLink>) throws {
  try links.add(AppLink.user, route: "users" /> string)
  // expected-error@-1 {{the value of the pattern is not the payload of the case}}
  try links.add(AppLink.tweet, route: "users" /> string)
  // expected-error@-1 {{the value of the pattern is not the payload of the case}}
  try links.add(AppLink.tweet, route: "users" /> int >/> string)
  // expected-error@-1 {{the value of the pattern is not the payload of the case}}
  try links.add(.home, route: "users" /> int)
  // expected-error@-1 {{cannot convert value of type 'RoutePattern<Int, Path>'}}
  // expected-note@-2 {{are expected to be equal}}
  try links.add(AppLink.user, route: lit("users"))
  // expected-error@-1 {{the value of the pattern is not the payload of the case}}
}

private func dropped() {
  _ = string /> "profile"
  // expected-error@-1 {{'/>' drops what its left side captures: write '>/>' to keep it}}
  _ = string /> int
  // expected-error@-1 {{cannot convert value of type 'RoutePattern<String, Path>'}}
  // expected-note@-2 {{are expected to be equal}}
  _ = "users" /> int /> "x"
  // expected-error@-1 {{'/>' drops what its left side captures: write '>/>' to keep it}}
}
