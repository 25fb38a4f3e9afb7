import Fingerpost
import FingerpostTesting
import Foundation
import Testing

// What Documentation/routes.md says in words and tables; .ci/documentation runs its code.

@Routes(.scheme("appscheme"), .web("social.example"))
private enum AppLink: Routable, Equatable {
  @Route("/") case home
  @Route("users/{id}") @Route("u/{id}", deprecated: "use users/{id}") case user(id: String)
  @Route("settings/({section})", tags: ["settings"]) case settings(section: Section?)
  @Route("search?{q}&{page}&{tags}") case search(q: String, page: Int = 1, tags: [String])
  @Route("admin/{token}", webOnly: true) case admin(token: UUID)
  @Mount("shops/{shop}") case shop(shop: Int, ShopLink)

  @Route("profile?{name}") static func profile(name: String) -> Self? { .user(id: name) }

  enum Section: String, RouteParameter, CaseIterable { case account, privacy }
}

@Routes(.path)
private enum ShopLink: Routable, Equatable {
  @Route("items/{id}") case item(id: Int)
}

// In another package this is @retroactive.
extension Character: RouteParameter {
  /// Reads one character.
  public init?(parameter text: String) {
    guard text.count == 1, let only = text.first else { return nil }
    self = only
  }

  /// The character by itself.
  public var parameter: String { String(self) }
}

@Routes(.path)
private enum KeyLink: Routable, Equatable { @Route("keys/{key}") case key(key: Character) }

@Suite struct RoutesArticleTests {
  @Test func `the lock of each router is that of its source`() throws {
    try SourceLock.expect(AppLink.self)
    try SourceLock.expect(ShopLink.self)
    try SourceLock.expect(KeyLink.self)
  }

  fileprivate static let links: [(value: AppLink, link: String)] = [
    (.home, "appscheme://"),
    (.search(q: "cats", tags: ["new"]), "appscheme://search?q=cats&tags=new"),
    (.search(q: "cats", page: 2, tags: []), "appscheme://search?q=cats&page=2"),
    (.settings(section: nil), "appscheme://settings"),
    (.settings(section: .privacy), "appscheme://settings/privacy"),
    (.shop(shop: 7, .item(id: 9)), "appscheme://shops/7/items/9"),
    (.user(id: "ann"), "appscheme://users/ann"),
  ]

  @Test(arguments: links) fileprivate func `a value has the link that the article says`(value: AppLink, link: String) {
    #expect(value.link == link)
    #expect(AppLink(link: link) == value)
  }

  @Test func `deprecated routes and old shapes are read, and never printed`() throws {
    let alias = try AppLink.router.match("appscheme://u/ann")
    #expect(alias.destination == .user(id: "ann"))
    #expect(alias.route.deprecation == "use users/{id}")
    #expect(alias.canonical == "appscheme://users/ann")
    let old = try AppLink.router.match("appscheme://profile?name=ann")
    #expect(old.destination == .user(id: "ann"))
    #expect(old.canonical == "appscheme://users/ann")
  }

  @Test func `flags say what the article says of them`() throws {
    let token = UUID()
    #expect(AppLink(link: "appscheme://admin/\(token)") == nil)
    #expect(AppLink.admin(token: token).link == "https://social.example/admin/\(token.uuidString.lowercased())")
    #expect(AppLink.router.filtered { $0.tags.contains("settings") }.routes.map(\.name) == ["settings"])
    #expect(AppLink.Kind.allCases == [.home, .user, .settings, .search, .admin, .shop])
    #expect(AppLink.settings(section: nil).kind == .settings)
  }

  @Test func `an extension makes a parameter of another's type`() {
    #expect(KeyLink.key(key: "é").link == "/keys/%C3%A9")
    #expect(KeyLink(link: "/keys/%C3%A9") == .key(key: "é"))
    #expect(KeyLink(link: "/keys/ab") == nil)
  }

  // The two lines with which Documentation/testing.md begins.
  @Test func `every link reads back`() {
    #expect(AppLink.router.check() == [])
    #expect(AppLink.router.exampleFailures() == [])
    #expect(AppLink.router.roundTripFailures(by: ==) == [])
    #expect(
      AppLink.router.examples().map(\.link) == [
        "appscheme://", "appscheme://users/a", "appscheme://u/a", "appscheme://settings/account",
        "appscheme://search?q=a&page=2&tags=c", "https://social.example/admin/123e4567-e89b-42d3-a456-426614174000",
        "appscheme://shops/1/items/2", "appscheme://profile?name=a",
      ])
    #expect(AppLink.router.routes.map(\.example) == AppLink.router.examples().map(\.link))
  }
}
