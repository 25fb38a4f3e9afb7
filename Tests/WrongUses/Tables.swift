// What is no route of a table is reported on its own line, and not on the table's.

import Fingerpost

private enum AppLink {
  case home
  case user(id: Int)
}

private enum ShopLink {
  case item(id: Int)
  case cart
}

private func constructorOfAnotherEnum() throws -> Router<AppLink> {
  try Router(
    .path,
    routes: [
      RouteDefinition("/", .home),
      RouteDefinition("users/{id}", AppLink.user),
      RouteDefinition("items/{id}", ShopLink.item),
      // expected-error@-1 {{'@Sendable (Int) -> ShopLink' to expected argument type '@Sendable (Int) -> AppLink'}}
      RouteDefinition("home", .home).deprecated(),
    ])
}

private func caseOfAnotherEnum() throws -> Router<AppLink> {
  try Router(
    .path,
    routes: [
      RouteDefinition("/", .home),
      RouteDefinition("users/{id}", AppLink.user),
      RouteDefinition("cart", ShopLink.cart),
      // expected-error@-1 {{cannot convert value of type 'ShopLink' to expected argument type 'AppLink'}}
      RouteDefinition("home", .home).deprecated(),
    ])
}

private func mistypedCase() throws -> Router<AppLink> {
  try Router(
    .path,
    routes: [
      RouteDefinition("users/{id}", AppLink.user),
      RouteDefinition("u/{id}", AppLink.user),
      RouteDefinition("home", .hme),  // expected-error {{type 'AppLink' has no member 'hme'}}
      RouteDefinition("user/{id}", AppLink.user),
    ])
}

private func mistypedConstructor() throws -> Router<AppLink> {
  try Router(
    .path,
    routes: [
      RouteDefinition("/", .home),
      RouteDefinition("users/{id}", AppLink.usr),  // expected-error {{type 'AppLink' has no member 'usr'}}
      RouteDefinition("home", .home).deprecated(),
    ])
}

private func goneRoutes() throws -> Router<AppLink> {
  try Router(
    .path,
    routes: [
      RouteDefinition("home", .home),
      // expected-error@+1 {{type 'AppLink?' has no member 'hme'}}
      RouteDefinition("a/{id}", gone: "moved", instead: .hme),
      RouteDefinition("b/{id}", gone: "moved", instead: AppLink.user),
      RouteDefinition("c/{id}", gone: "over"),
    ])
}

// Without a type of its own for tables, these would take the compiler seconds or minutes, and not be found.

private func forgottenOn() throws -> Router<AppLink> {
  try Router(
    .path,
    routes: [
      RouteDefinition("1", .home), RouteDefinition("2", .home), RouteDefinition("3", .home),
      RouteDefinition("4", .home), RouteDefinition("5", .home), RouteDefinition("6", .home),
      RouteDefinition("7", AppLink.user), RouteDefinition("8", AppLink.user), RouteDefinition("9", AppLink.user),
      RouteDefinition("10", AppLink.user),
      // expected-error@+1 {{cannot convert value of type 'String' to expected element type 'RouteDefinition<AppLink>'}}
      "home",
      RouteDefinition("11", .home), RouteDefinition("12", .home), RouteDefinition("13", .home),
      RouteDefinition("14", .home), RouteDefinition("15", .home), RouteDefinition("16", .home),
    ])
}

private func caseAlone() throws -> Router<AppLink> {
  try Router(
    .path,
    routes: [
      RouteDefinition("1", .home), RouteDefinition("2", .home), RouteDefinition("3", .home),
      RouteDefinition("4", .home), RouteDefinition("5", .home), RouteDefinition("6", .home),
      RouteDefinition("7", AppLink.user), RouteDefinition("8", AppLink.user), RouteDefinition("9", AppLink.user),
      RouteDefinition("10", AppLink.user),
      .home,  // expected-error {{type 'RouteDefinition<AppLink>' has no member 'home'}}
      RouteDefinition("11", .home), RouteDefinition("12", .home), RouteDefinition("13", .home),
      RouteDefinition("14", .home), RouteDefinition("15", .home), RouteDefinition("16", .home),
    ])
}

private func arrayOfRoutes(_ routes: [RouteDefinition<AppLink>]) throws -> Router<AppLink> {
  try Router(.path, routes: routes)
  // expected-error@-1 {{cannot convert value of type '[RouteDefinition<AppLink>]' to expected argument type 'RouteList<AppLink>'}}
}

private func severalAtOnce() throws -> Router<AppLink> {
  try Router(
    .path,
    routes: [
      RouteDefinition("items/{id}", ShopLink.item),
      // expected-error@-1 {{'@Sendable (Int) -> ShopLink' to expected argument type '@Sendable (Int) -> AppLink'}}
      RouteDefinition("users/{id}", AppLink.user),
      RouteDefinition("home", .hme),  // expected-error {{type 'AppLink' has no member 'hme'}}
      RouteDefinition("/", .home),
    ])
}

private func listOfAnotherEnum(_ routes: RouteList<ShopLink>) throws {
  _ = try Router<AppLink>(.path, routes: routes)
  // expected-error@-1 {{cannot convert value of type 'RouteList<ShopLink>' to expected argument type 'RouteList<AppLink>'}}
  // expected-note@-2 {{('ShopLink' and 'AppLink') are expected to be equal}}
}
