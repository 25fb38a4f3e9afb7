import Fingerpost
import Foundation
import Testing

@testable import FingerpostMacrosTests

/// What `@Fallback` makes of links that no route reads, wherever they come from.
@Suite struct RoutesFallbackTests {
  @Routes(.scheme("app"), .web("a.example"))
  enum AppLink: Routable, Equatable, Codable {
    @Route("users/{id}") case user(id: Int)
    @Route("POST create") case create
    @Fallback case unknown(String)
  }

  @Routes(.compact)
  enum Labelled: Routable, Equatable {
    #if NO_SUCH_FLAG
      @Fallback case left(String)
    #else
      @available(*, deprecated) @Fallback case `default`(text: String)
    #endif
  }

  @Routes(.path)
  enum LeftOut: Routable, Equatable {
    @Route("a") case a
    #if NO_SUCH_FLAG
      @Fallback case unknown(String)
    #endif
  }

  @Test(arguments: ["app://new/screen", "https://a.example/users/x?y=z#f", "app://create"])
  func `a link of its origins that no route reads is the fallback, both ways`(text: String) throws {
    #expect(AppLink(link: text) == .unknown(text))
    #expect(AppLink(url: try #require(URL(string: text))) == .unknown(text))
    #expect(AppLink.unknown(text).link == text)
    #expect(AppLink.unknown(text).url?.absoluteString == text)
    #expect(
      try JSONDecoder().decode([AppLink].self, from: JSONEncoder().encode([AppLink.unknown(text)])) == [.unknown(text)])
    #expect(try AppLink(payload: ["link": text], at: "link") == .unknown(text))
    #expect(throws: LinkError.self) { try AppLink.router.match(text) }
    #expect(AppLink.router.resolve(target: "/new").destination == nil)
  }

  @Test(arguments: ["javascript:alert(1)", "https://b.example/users/7", "app://%zz", "", "app://users/7"])
  func `no other text is, and the fallback does not print it`(text: String) throws {
    if case .unknown? = AppLink(link: text) { Issue.record("read") }
    #expect(AppLink.unknown(text).link == nil)
    if AppLink(link: text) == nil {
      #expect(throws: DestinationError.self) { try AppLink(payload: ["link": text], at: "link") }
    }
  }

  @Test func `an object that names no route is an error, as without a fallback`() {
    let json = Data(#"[{"route": "hologram", "id": 7}]"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([AppLink].self, from: json) }
  }

  @Test func `a fallback has a kind, and no routes`() {
    #expect(AppLink.unknown("app://x").kind == .unknown)
    #expect(AppLink.Kind.unknown.routes.map(\.name) == [])
    #expect(AppLink.router.routes.map(\.name) == ["user", "create"])
    #expect(AppLink.router.check() == [])
  }

  @Test func `a clause of an #if decides which case it is, or that there is none`() {
    #expect(Labelled(link: "a:b")?.link == "a:b")
    #expect(Labelled(link: "javascript:alert(1)") == nil)
    #expect(LeftOut(link: "/b") == nil)
    #expect(LeftOut(link: "/a") == .a)
  }
}

/// What `@Routes` says of its cases as values.
@Suite struct RoutesKindTests {
  @Routes(.path)
  enum Shop: Routable, Equatable {
    @Route("cart") case cart
    @Route("items/{id}") case item(id: Int)
  }

  @Routes(.scheme("app"), .path)
  enum AppLink: Routable, Equatable {
    @Route("users/{id}", tags: ["people"]) @Route("u/{id}") case user(id: Int)
    @Route("old", deprecated: "users") case old
    @Route("d") case `default`
    @Route("r") case routes
    @Mount("shop") case shop(Shop)
  }

  @Routes(.path)
  enum Conditional: Routable, Equatable {
    #if NO_SUCH_FLAG
      @Route("a") case a
    #endif
  }

  @Test func `a kind is the name of its case, both ways`() {
    #expect(AppLink.Kind.allCases.map(\.rawValue) == ["user", "old", "default", "routes", "shop"])
    #expect(AppLink.Kind.allCases.map { AppLink.Kind(rawValue: $0.rawValue) } == AppLink.Kind.allCases)
    #expect(AppLink.Kind(rawValue: "users") == nil)
    #expect(Set(AppLink.Kind.allCases).count == 5)
    #expect(Conditional.Kind(rawValue: "a") == nil)
  }

  @Test func `a kind knows its routes, those of what it mounts included`() {
    #expect(AppLink.Kind.user.routes.map { $0.template() } == ["users/{id:int} [tag=people]", "u/{id:int}"])
    #expect(AppLink.Kind.shop.routes.map(\.name) == ["shop.cart", "shop.item"])
    #expect(AppLink.Kind.old.routes.map(\.deprecation) == ["users"])
    #expect(AppLink.Kind.routes.routes.map { $0.template() } == ["r"])
  }

  @Test func `a value knows the route that prints it`() {
    let router = AppLink.router
    #expect(router.route(of: .user(id: 7))?.tags == ["people"])
    #expect(router.route(of: .user(id: 7))?.template() == "users/{id:int} [tag=people]")
    #expect(router.route(of: .shop(.item(id: 1)))?.name == "shop.item")
    #expect(router.route(of: .old)?.deprecation == "users")
    #expect(RoutesFallbackTests.AppLink.router.route(of: .unknown("app://x")) == nil)
  }
}

/// The options that `@Routes` passes on to its router.
@Suite struct RoutesOptionsTests {
  @Routes(.path, text: TextRules(slashes: .lenient, plus: .form), strictQuery: true)
  enum Strict: Routable, Equatable {
    @Route("find?{q}&{page}") case find(q: String, page: Int?)
  }

  @Routes(.path)
  enum Plain: Routable, Equatable {
    @Route("find?{q}&{page}") case find(q: String, page: Int?)
  }

  @Test func `text rules and strict queries are those of the router`() {
    #expect(Strict(link: "//find//?q=a+b") == .find(q: "a b", page: nil))
    #expect(Plain(link: "/find?q=a+b") == .find(q: "a+b", page: nil))
    #expect(Plain(link: "//find//?q=a") == nil)
    #expect(Strict(link: "/find?q=a&page=x") == nil)
    #expect(Plain(link: "/find?q=a&page=x") == .find(q: "a", page: nil))
  }
}
