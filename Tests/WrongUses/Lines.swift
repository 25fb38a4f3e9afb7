// Lines that are no part of a pattern.

import Fingerpost
import FingerpostCore

private enum AppLink {
  case home
  case user(id: Int)
}

private let isBeta = true

private let value: RouteDefinition<AppLink> = RouteDefinition(AppLink.user) {
  "users"
  7  // expected-error {{a line of a pattern is text, a type, or a part such as NamedPart or QueryPart}}
}

private let condition: RouteDefinition<AppLink> = RouteDefinition(.home) {
  "home"
  if isBeta {  // expected-error {{a pattern cannot have an if: write an optional group as OptionalPart}}
    "beta"
  }  // expected-error {{a pattern cannot have an if: write an optional group as OptionalPart}}
}

private let branches: RouteDefinition<AppLink> = RouteDefinition(.home) {
  if isBeta {  // expected-error {{a pattern cannot have an if: write two branches as EitherPart { … } or: { … }}}
    "beta"
  } else {  // expected-error {{a pattern cannot have an if: write two branches as EitherPart { … } or: { … }}}
    "home"
  }
}

private let loop: RouteDefinition<AppLink> = RouteDefinition(.home) {
  for name in ["a", "b"] {
    name
  }  // expected-error {{a pattern cannot have a loop}}
}

// expected-error@+1 {{a pattern needs at least one line; the root is "/"}}
private let nothing: RouteDefinition<AppLink> = RouteDefinition(.home) {}

private let withoutSelf: RouteDefinition<AppLink> = RouteDefinition(AppLink.user) {
  "users"
  Int
  // expected-error@-1 {{expected member name or initializer call after type name}}
  // expected-note@-2 {{use '.self' to reference the type object}}
  // expected-note@-3 {{add arguments after the type to construct a value of the type}}
}

private let noPattern: RouteDefinition<AppLink> = RouteDefinition(AppLink.user)
// expected-error@-1 {{missing argument for parameter 'pattern' in call}}
// expected-error@-2 {{generic parameter 'State' could not be inferred}}
