// Links for what the router does not make, and destinations taken for what they are not.

import Fingerpost
import FingerpostCore

private enum AppLink {
  case home
  case user(id: Int)
}

private enum ShopLink {
  case cart
}

private func otherEnum(_ router: Router<AppLink>) throws {
  _ = try router.link(for: ShopLink.cart)
  // expected-error@-1 {{cannot convert value of type 'ShopLink' to expected argument type 'AppLink'}}
  _ = try router.url(for: ShopLink.cart)
  // expected-error@-1 {{cannot convert value of type 'ShopLink' to expected argument type 'AppLink'}}
  _ = try router.link(for: .cart)
  // expected-error@-1 {{type 'AppLink' has no member 'cart'}}
}

private func otherPayload(_ router: Router<AppLink>) throws {
  _ = try router.link(for: AppLink.user)
  // expected-error@-1 {{cannot convert value of type '@Sendable (Int) -> AppLink' to expected argument type 'AppLink'}}
  _ = try router.link(for: .user(id: "ann"))
  // expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
}

private func otherResult(_ router: Router<AppLink>) {
  let _: ShopLink? = router.destination(for: "/cart")
  // expected-error@-1 {{cannot assign value of type 'AppLink?' to type 'ShopLink?'}}
  // expected-note@-2 {{('AppLink' and 'ShopLink') are expected to be equal}}
  let _: AppLink = router.destination(for: "/home")
  // expected-error@-1 {{value of optional type 'AppLink?' must be unwrapped to a value of type 'AppLink'}}
  // expected-note@-2 {{coalesce using '??'}}
  // expected-note@-3 {{force-unwrap using '!'}}
}

private func otherPattern(_ tweet: RoutePattern<(String, Int), PatternPath>) throws {
  _ = try tweet.print(("ann", "7"))
  // expected-error@-1 {{cannot convert value of type '(String, String)' to expected argument type '(String, Int)'}}
  let _: (Int, Int) = try tweet.parse("/users/ann/tweets/7")
  // expected-error@-1 {{cannot convert value of type '(String, Int)' to specified type '(Int, Int)'}}
}
