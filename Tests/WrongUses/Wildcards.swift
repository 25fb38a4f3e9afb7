// A wildcard has no value, and the rest of a path is a list.

import Fingerpost
import FingerpostCore

private enum AppLink {
  case file([String])
  case user(name: String)
}

private let wildcard: RouteDefinition<AppLink> = RouteDefinition(AppLink.file) {
  // expected-error@-1 {{(aka 'RoutePattern<(), PatternPath>') to return type}}
  // expected-note@-2 {{('()' and '[String]') are expected to be equal}}
  "files"; WildcardPart()
}

private let type: RouteDefinition<AppLink> = RouteDefinition(AppLink.file) {
  // expected-error@-1 {{'RoutePattern<WildcardPart, PatternPath>' to return type 'RoutePattern<[String], PatternPath>'}}
  // expected-note@-2 {{('WildcardPart' and '[String]') are expected to be equal}}
  "files"; WildcardPart.self
}

private let rest: RouteDefinition<AppLink> = RouteDefinition(AppLink.user) {
  // expected-error@-1 {{(aka 'RoutePattern<Array<String>, PatternPath>') to return type}}
  // expected-note@-2 {{(aka 'Array<String>') and 'String') are expected to be equal}}
  "users"; RestPart("name")
}
