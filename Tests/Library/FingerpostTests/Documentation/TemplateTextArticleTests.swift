import Fingerpost
import Testing

// What Documentation/template-text.md says in words and tables; .ci/documentation runs its code.

private enum AppLink: Equatable {
  case home
  case user(id: Int)
  case tweet(userId: String, tweetId: Int)
  case list(page: Int)
  case profile(id: String?)
  case search(String, tags: [String])
  case account(EitherBranch<Int, String>)
  case file([String])
}

private struct Handle: RouteParameter, Equatable {
  let name: String

  init?(parameter text: String) {
    guard text.hasPrefix("@") else { return nil }
    name = String(text.dropFirst())
  }

  var parameter: String { "@" + name }
}

private enum Sort: String, CaseIterable, RouteParameter { case new, top }

private enum MoreLink: Equatable {
  case handle(Handle)
  case feed(Sort)
}

private struct Item: Sendable, Equatable { let id: Int }

@Suite struct TemplateTextArticleTests {
  @Test func `what the router of the article prints reads back`() throws {
    let router = try Router<AppLink>(
      .scheme("app"), .web("app.example"),
      routes: [
        RouteDefinition("/", .home),
        RouteDefinition("users/{id}", AppLink.user),
        RouteDefinition("users/{userId}/tweets/{tweetId}", AppLink.tweet),
        RouteDefinition("list/({page=1})", AppLink.list),
        RouteDefinition("profile/({id})", AppLink.profile),
        RouteDefinition("search?{q}&{tags}", AppLink.search),
        RouteDefinition("accounts/({id}|by-name/{name})", AppLink.account),
        RouteDefinition("files/{*path}", AppLink.file),
      ])
    for value in [AppLink.home, .profile(id: nil), .profile(id: "a"), .account(.left(7)), .file(["a", "b/c"])] {
      #expect(router.destination(for: try router.link(for: value)) == value)
    }
  }

  @Test func `types of one's own read what they say`() throws {
    let router = try Router<MoreLink>(
      .path, routes: [RouteDefinition("users/{who}", MoreLink.handle), RouteDefinition("feed/{sort}", MoreLink.feed)])
    #expect(router.destination(for: "/users/@ann") == Handle(parameter: "@ann").map(MoreLink.handle))
    #expect(router.destination(for: "/users/ann") == nil)
    #expect(router.routes.map { $0.template() } == ["users/{who:Handle}", "feed/{sort:new|top}"])
  }

  @Test func `faults are thrown together, with their lines`() throws {
    let error = #expect(throws: RouterError.self) {
      try Router<AppLink>(
        .path,
        routes: [
          RouteDefinition("users/{userid}/{tweetId}", AppLink.tweet),
          RouteDefinition("users/{id:bool}", AppLink.user),
          RouteDefinition("profile/({id})", AppLink.user),
        ])
    }
    let messages = try #require(error?.faults.map(\.message))
    #expect(
      messages == [
        "the parameter \"userid\" has no payload; did you mean \"userId\"?",
        "\"id\" is bool in the template, but its payload is Int",
        "\"id\" may be left out of the link: its payload must be optional, or have a default",
      ])
    #expect(
      error?.faults.first?.location?.description.hasPrefix("FingerpostTests/TemplateTextArticleTests.swift:") == true)
  }

  @Test func `what is no case of an enum says how it is taken apart`() throws {
    let router = try Router<Item>(.path, routes: [RouteDefinition("items/{id}", Item.init, take: { $0.id })])
    #expect(try router.link(for: Item(id: 7)) == "/items/7")
    #expect(router.destination(for: "/items/7") == Item(id: 7))
  }
}
