// Groups that do not stand for what the case holds.

import Fingerpost
import FingerpostCore

private enum AppLink {
  case user(id: Int)
  case account(EitherBranch<Int, Void>)
  case list(page: Int)
}

private let otherBranch: RouteDefinition<AppLink> = RouteDefinition(AppLink.account) {
  // expected-error@-1 {{(aka 'RoutePattern<EitherBranch<Int, String>, PatternPath>') to return type}}
  // expected-note@-2 {{('String' and 'Void') are expected to be equal}}
  "accounts"
  EitherPart {
    Int.self
  } or: {
    String.self
  }
}

private let eitherForOne: RouteDefinition<AppLink> = RouteDefinition(AppLink.user) {
  // expected-error@-1 {{(aka 'RoutePattern<EitherBranch<Int, ()>, PatternPath>') to return type 'RoutePattern<Int, PatternPath>'}}
  // expected-note@-2 {{(aka 'EitherBranch<Int, ()>') and 'Int') are expected to be equal}}
  "users"
  EitherPart {
    Int.self
  } or: {
    "me"
  }
}

private let optionalForOne: RouteDefinition<AppLink> = RouteDefinition(AppLink.list) {
  // expected-error@-1 {{(aka 'RoutePattern<Optional<Int>, PatternPath>') to return type 'RoutePattern<Int, PatternPath>'}}
  // expected-note@-2 {{(aka 'Optional<Int>') and 'Int') are expected to be equal}}
  "list"
  OptionalPart { Int.self }
}

private let oneBranch = EitherPart { Int.self }
// expected-error@-1 {{missing argument for parameter 'or' in call}}
// expected-error@-2 {{generic parameter 'Right' could not be inferred}}
// expected-note@-3 {{explicitly specify the generic arguments to fix this issue}}

private let fragment = EitherPart {
  Int.self
} or: {
  // expected-error@-1 {{(aka 'RoutePattern<(), PatternEnd>') to return type 'RoutePattern<(), PatternPath>'}}
  // expected-note@-2 {{(aka 'PatternEnd') and 'PatternPath') are expected to be equal}}
  FragmentPart(equals: "top")
}
