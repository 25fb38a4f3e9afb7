// A type that links cannot spell, wherever a pattern may want one.

import Fingerpost
import FingerpostCore

private struct Money: Hashable { var cents = 0 }

private enum ShopLink {
  case price(Money)
  case maybe(Money?)
  case prices([Money])
  case page(Int?)
  case tags([String])
}

private let line: RouteDefinition<ShopLink> = RouteDefinition(ShopLink.price) {
  "prices"
  Money.self  // expected-error {{this type is not a RouteParameter}}
}

private let named: RouteDefinition<ShopLink> = RouteDefinition(ShopLink.price) {
  "prices"
  NamedPart("price", Money.self)  // expected-error {{this type is not a RouteParameter}}
}

private let item: RouteDefinition<ShopLink> = RouteDefinition(ShopLink.price) {
  "prices"
  QueryPart("price", Money.self)  // expected-error {{this type is not a RouteParameter}}
}

private let optionalItem: RouteDefinition<ShopLink> = RouteDefinition(ShopLink.maybe) {
  "prices"
  QueryPart("price", Money?.self)  // expected-error {{this type is not a RouteParameter}}
}

private let repeatedItem: RouteDefinition<ShopLink> = RouteDefinition(ShopLink.prices) {
  "prices"
  QueryPart("price", [Money].self)  // expected-error {{this type is not a RouteParameter}}
}

private let fragment: RouteDefinition<ShopLink> = RouteDefinition(ShopLink.price) {
  "prices"
  FragmentPart(Money.self)  // expected-error {{this type is not a RouteParameter}}
}

private let optionalFragment: RouteDefinition<ShopLink> = RouteDefinition(ShopLink.maybe) {
  "prices"
  FragmentPart(Money?.self)  // expected-error {{this type is not a RouteParameter}}
}

private let group: RouteDefinition<ShopLink> = RouteDefinition(ShopLink.maybe) {
  "prices"
  OptionalPart {
    Money.self  // expected-error {{this type is not a RouteParameter}}
  }
}

private let optional: RouteDefinition<ShopLink> = RouteDefinition(ShopLink.page) {
  "pages"
  Int?.self  // expected-error {{write an optional part as a group: OptionalPart}}
}

private let array: RouteDefinition<ShopLink> = RouteDefinition(ShopLink.tags) {
  "tags"
  // expected-error@+1 {{write several segments as RestPart(), and repeated keys as QueryPart(key, [Type].self)}}
  [String].self
}
