// Routers whose destinations are not the last element of the case that they are mounted in.

import Fingerpost

private enum ShopLink {
  case cart
}

private enum AppLink {
  case user(id: Int)
  case shop(ShopLink)
  case shopAt(id: Int, ShopLink)
  case shopFirst(ShopLink, id: Int)
}

private func otherRouter(_ router: Router<AppLink>) -> RouteDefinition<AppLink> {
  Mount(AppLink.shop, at: "shop", router)
  // expected-error@-1 {{'@Sendable (ShopLink) -> AppLink' to expected argument type '@Sendable (AppLink) -> AppLink'}}
}

private func otherRouterBelowParameter(_ router: Router<AppLink>) -> RouteDefinition<AppLink> {
  Mount(AppLink.shopAt, at: "shops/{id}", router)
  // expected-error@-1 {{'@Sendable (Int, ShopLink) -> AppLink' to expected argument type}}
}

private func otherCase(_ router: Router<ShopLink>) -> RouteDefinition<AppLink> {
  Mount(AppLink.user, at: "shop", router)
  // expected-error@-1 {{'@Sendable (Int) -> AppLink' to expected argument type '@Sendable (ShopLink) -> AppLink'}}
}

private func notTheLastElement(_ router: Router<ShopLink>) -> RouteDefinition<AppLink> {
  Mount(AppLink.shopFirst, at: "shops/{id}", router)
  // expected-error@-1 {{'@Sendable (ShopLink, Int) -> AppLink' to expected argument type}}
}

private func withoutCase(_ router: Router<ShopLink>) -> RouteDefinition<AppLink> {
  Mount(at: "shop", router)
  // expected-error@-1 {{cannot convert return expression of type 'RouteDefinition<ShopLink>' to return type 'RouteDefinition<AppLink>'}}
  // expected-note@-2 {{('ShopLink' and 'AppLink') are expected to be equal}}
}

// A mount takes the routes of a router, and has no shape of its own.
private func singleRoute() -> RouteDefinition<AppLink> {
  Mount("users/{id}", AppLink.user)
  // expected-error@-1 {{missing argument labels 'at:fileID:line:' in call}}
  // expected-error@-2 {{cannot convert value of type 'String' to expected argument type 'Router<AppLink>'}}
  // expected-error@-3 {{cannot convert value of type '@Sendable (Int) -> AppLink' to expected argument type 'String'}}
}
