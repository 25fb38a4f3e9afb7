// A wildcard has no value, and the rest of a path is a list.

import Fingerpost

private enum AppLink {
  case file([String])
  case user(name: String)
}

private let wildcard: On<AppLink> = On(AppLink.file) {
  // expected-error@-1 {{(aka 'RoutePattern<(), PatternPath>') to return type}}
  // expected-note@-2 {{('()' and '[String]') are expected to be equal}}
  "files"; Wildcard()
}

private let type: On<AppLink> = On(AppLink.file) {
  // expected-error@-1 {{'RoutePattern<Wildcard, PatternPath>' to return type 'RoutePattern<[String], PatternPath>'}}
  // expected-note@-2 {{('Wildcard' and '[String]') are expected to be equal}}
  "files"; Wildcard.self
}

private let rest: On<AppLink> = On(AppLink.user) {
  // expected-error@-1 {{(aka 'RoutePattern<Array<String>, PatternPath>') to return type}}
  // expected-note@-2 {{(aka 'Array<String>') and 'String') are expected to be equal}}
  "users"; Rest("name")
}
