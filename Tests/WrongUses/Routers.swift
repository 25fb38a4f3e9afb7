// Routers that are not built as they should be.

import Fingerpost

private enum AppLink {
  case home
  case user(id: Int)
  case unknown(String)
}

private func withoutTry() -> Router<AppLink> {
  Router(.path, routes: [RouteDefinition("home", .home)])
  // expected-error@-1 {{call can throw, but it is not marked with 'try' and the error is not handled}}
}

private enum Links {
  static let router = try Router<AppLink>(.path, routes: [])
  // expected-error@-1 {{call can throw, but errors cannot be thrown out of a global variable initializer}}
}

private func originAsText() throws -> Router<AppLink> {
  try Router("app://", routes: [RouteDefinition("home", .home)])
  // expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Origin'}}
}

private func fallbackWithAnotherPayload(_ router: Router<AppLink>) -> Router<AppLink> {
  router.addingFallback(AppLink.user)
  // expected-error@-1 {{to expected argument type '@Sendable (String) -> AppLink'}}
}

private let takeOfAnotherType: RouteDefinition<AppLink> = RouteDefinition(
  "users/{id}", AppLink.user, take: { (link: AppLink) in "ann" })
// expected-error@-1 {{cannot convert value of type 'String' to closure result type 'Int?'}}

private let takeOfAnotherEnum: RouteDefinition<AppLink> = RouteDefinition(
  "users/{id}", AppLink.user, take: { (link: String) in 7 })
// expected-error@-1 {{cannot convert value of type '@Sendable (String) -> Int' to expected argument type}}

@MainActor private func make(_ id: Int) -> AppLink { .user(id: id) }

private let constructorOfTheMainActor: RouteDefinition<AppLink> = RouteDefinition("users/{id}", make)
// expected-error@-1 {{loses global actor 'MainActor'}}
