// A type that links cannot spell, wherever a pattern may want one.

import Fingerpost

private struct Money: Hashable { var cents = 0 }

private enum ShopLink {
  case price(Money)
  case maybe(Money?)
  case prices([Money])
  case page(Int?)
  case tags([String])
}

private let line: On<ShopLink> = On(ShopLink.price) {
  "prices"
  Money.self  // expected-error {{this type is not a RouteParameter}}
}

private let named: On<ShopLink> = On(ShopLink.price) {
  "prices"
  Named("price", Money.self)  // expected-error {{this type is not a RouteParameter}}
}

private let item: On<ShopLink> = On(ShopLink.price) {
  "prices"
  QueryItem("price", Money.self)  // expected-error {{this type is not a RouteParameter}}
}

private let optionalItem: On<ShopLink> = On(ShopLink.maybe) {
  "prices"
  QueryItem("price", Money?.self)  // expected-error {{this type is not a RouteParameter}}
}

private let repeatedItem: On<ShopLink> = On(ShopLink.prices) {
  "prices"
  QueryItem("price", [Money].self)  // expected-error {{this type is not a RouteParameter}}
}

private let fragment: On<ShopLink> = On(ShopLink.price) {
  "prices"
  FragmentPart(Money.self)  // expected-error {{this type is not a RouteParameter}}
}

private let optionalFragment: On<ShopLink> = On(ShopLink.maybe) {
  "prices"
  FragmentPart(Money?.self)  // expected-error {{this type is not a RouteParameter}}
}

private let group: On<ShopLink> = On(ShopLink.maybe) {
  "prices"
  OptionalPart {
    Money.self  // expected-error {{this type is not a RouteParameter}}
  }
}

private let optional: On<ShopLink> = On(ShopLink.page) {
  "pages"
  Int?.self  // expected-error {{write an optional part as a group: OptionalPart}}
}

private let array: On<ShopLink> = On(ShopLink.tags) {
  "tags"
  // expected-error@+1 {{write several segments as Rest(), and repeated keys as QueryItem(key, [Type].self)}}
  [String].self
}
