// Groups that do not stand for what the case holds.

import Fingerpost

private enum AppLink {
  case user(id: Int)
  case account(Either<Int, Void>)
  case list(page: Int)
}

private let otherBranch: On<AppLink> = On(AppLink.account) {
  // expected-error@-1 {{(aka 'RoutePattern<Either<Int, String>, PatternPath>') to return type}}
  // expected-note@-2 {{('String' and 'Void') are expected to be equal}}
  "accounts"
  EitherPart {
    Int.self
  } or: {
    String.self
  }
}

private let eitherForOne: On<AppLink> = On(AppLink.user) {
  // expected-error@-1 {{(aka 'RoutePattern<Either<Int, ()>, PatternPath>') to return type 'RoutePattern<Int, PatternPath>'}}
  // expected-note@-2 {{(aka 'Either<Int, ()>') and 'Int') are expected to be equal}}
  "users"
  EitherPart {
    Int.self
  } or: {
    "me"
  }
}

private let optionalForOne: On<AppLink> = On(AppLink.list) {
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
