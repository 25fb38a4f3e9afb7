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
      On("/", .home),
      On("users/{id}", AppLink.user),
      On("items/{id}", ShopLink.item),
      // expected-error@-1 {{'@Sendable (Int) -> ShopLink' to expected argument type '@Sendable (Int) -> AppLink'}}
      On("home", .home).deprecated(),
    ])
}

private func caseOfAnotherEnum() throws -> Router<AppLink> {
  try Router(
    .path,
    routes: [
      On("/", .home),
      On("users/{id}", AppLink.user),
      On("cart", ShopLink.cart),
      // expected-error@-1 {{cannot convert value of type 'ShopLink' to expected argument type 'AppLink'}}
      On("home", .home).deprecated(),
    ])
}

private func mistypedCase() throws -> Router<AppLink> {
  try Router(
    .path,
    routes: [
      On("users/{id}", AppLink.user),
      On("u/{id}", AppLink.user),
      On("home", .hme),  // expected-error {{type 'AppLink' has no member 'hme'}}
      On("user/{id}", AppLink.user),
    ])
}

private func mistypedConstructor() throws -> Router<AppLink> {
  try Router(
    .path,
    routes: [
      On("/", .home),
      On("users/{id}", AppLink.usr),  // expected-error {{type 'AppLink' has no member 'usr'}}
      On("home", .home).deprecated(),
    ])
}

private func goneRoutes() throws -> Router<AppLink> {
  try Router(
    .path,
    routes: [
      On("home", .home),
      On("a/{id}", gone: "moved", instead: .hme),  // expected-error {{type 'AppLink?' has no member 'hme'}}
      On("b/{id}", gone: "moved", instead: AppLink.user),
      On("c/{id}", gone: "over"),
    ])
}

// Without a type of its own for tables, these would take the compiler seconds or minutes, and not be found.

private func forgottenOn() throws -> Router<AppLink> {
  try Router(
    .path,
    routes: [
      On("1", .home), On("2", .home), On("3", .home), On("4", .home), On("5", .home), On("6", .home),
      On("7", AppLink.user), On("8", AppLink.user), On("9", AppLink.user), On("10", AppLink.user),
      "home",  // expected-error {{cannot convert value of type 'String' to expected element type 'On<AppLink>'}}
      On("11", .home), On("12", .home), On("13", .home), On("14", .home), On("15", .home), On("16", .home),
    ])
}

private func caseAlone() throws -> Router<AppLink> {
  try Router(
    .path,
    routes: [
      On("1", .home), On("2", .home), On("3", .home), On("4", .home), On("5", .home), On("6", .home),
      On("7", AppLink.user), On("8", AppLink.user), On("9", AppLink.user), On("10", AppLink.user),
      .home,  // expected-error {{type 'On<AppLink>' has no member 'home'}}
      On("11", .home), On("12", .home), On("13", .home), On("14", .home), On("15", .home), On("16", .home),
    ])
}

private func arrayOfRoutes(_ routes: [On<AppLink>]) throws -> Router<AppLink> {
  try Router(.path, routes: routes)
  // expected-error@-1 {{cannot convert value of type '[On<AppLink>]' to expected argument type 'RouteList<AppLink>'}}
}

private func severalAtOnce() throws -> Router<AppLink> {
  try Router(
    .path,
    routes: [
      On("items/{id}", ShopLink.item),
      // expected-error@-1 {{'@Sendable (Int) -> ShopLink' to expected argument type '@Sendable (Int) -> AppLink'}}
      On("users/{id}", AppLink.user),
      On("home", .hme),  // expected-error {{type 'AppLink' has no member 'hme'}}
      On("/", .home),
    ])
}

private func listOfAnotherEnum(_ routes: RouteList<ShopLink>) throws {
  _ = try Router<AppLink>(.path, routes: routes)
  // expected-error@-1 {{cannot convert value of type 'RouteList<ShopLink>' to expected argument type 'RouteList<AppLink>'}}
  // expected-note@-2 {{('ShopLink' and 'AppLink') are expected to be equal}}
}
