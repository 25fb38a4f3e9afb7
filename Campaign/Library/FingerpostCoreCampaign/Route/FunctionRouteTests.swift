import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// Routes of two functions, `make:` and `take:`, which ask nothing of the destination's type.
@Suite struct FunctionRouteTests {
  enum Link: Sendable, Equatable {
    case home
    case user(id: Int)
    case tweet(userId: String, tweetId: Int)
    case trip(from: String, to: String)
    case search(String, tags: [String], page: Int?)
    case account(EitherBranch<Int, String>)
  }

  /// A destination that is not an enum.
  struct Item: Sendable, Equatable { var id: Int }

  static func router() throws -> Router<Link> {
    try Router(
      .scheme("app"),
      routes: [
        RouteDefinition("/", make: { .home }) { $0 == .home ? () : nil },
        RouteDefinition("users/{id}", make: Link.user) { if case .user(let id) = $0 { id } else { nil } }.named("user"),
        RouteDefinition("users/{userId}/tweets/{tweetId}", make: Link.tweet) {
          if case .tweet(let user, let tweet) = $0 { (user, tweet) } else { nil }
        },
        RouteDefinition("trips/{from}/{to}", make: { from, to in Link.trip(from: from, to: to) }) {
          if case .trip(let from, let to) = $0 { (from, to) } else { nil }
        },
        RouteDefinition("search?{q}&{tags}&({page})", make: Link.search) {
          if case .search(let text, let tags, let page) = $0 { (text, tags, page) } else { nil }
        },
        RouteDefinition("accounts/({id}|by-name/{name})", make: Link.account) {
          if case .account(let either) = $0 { either } else { nil }
        },
      ])
  }

  @Test(arguments: [
    ("app://", Link.home), ("app://users/7", .user(id: 7)),
    ("app://users/ann/tweets/7", .tweet(userId: "ann", tweetId: 7)),
    ("app://trips/a/b", .trip(from: "a", to: "b")), ("app://search?q=a", .search("a", tags: [], page: nil)),
    ("app://search?q=a&tags=x&tags=y&page=2", .search("a", tags: ["x", "y"], page: 2)),
    ("app://accounts/7", .account(.left(7))), ("app://accounts/by-name/ann", .account(.right("ann"))),
  ])
  func `links read as what they print`(link: String, value: Link) throws {
    let router = try Self.router()
    #expect(router.destination(for: link) == value)
    #expect(try router.link(for: value) == link)
  }

  @Test func `a text of another type does not read`() throws {
    #expect(try Self.router().destination(for: "app://users/ann") == nil)
  }

  @Test func `a route has the name that it is given, or its template`() throws {
    #expect(try Self.router().routes.prefix(2).map(\.name) == ["/", "user"])
  }

  @Test func `parameters get the types of the values`() throws {
    let templates = try Self.router().routes.map { $0.template() }
    #expect(templates[2] == "users/{userId}/tweets/{tweetId:int}")
  }

  @Test func `a destination may be of any type`() throws {
    let router = try Router<Item>(.path, routes: [RouteDefinition("items/{id}", make: Item.init) { $0.id }])
    #expect(router.destination(for: "/items/7") == Item(id: 7))
    #expect(try router.link(for: Item(id: 7)) == "/items/7")
  }

  @Test func `values that come back in another order are a fault`() {
    let error = #expect(throws: RouterError.self) {
      try Router<Link>(
        .path,
        routes: [
          RouteDefinition("trips/{from}/{to}", make: Link.trip) {
            if case .trip(let from, let to) = $0 { (to, from) } else { nil }
          }
        ])
    }
    #expect(error?.faults.map(\.message) == ["take: does not give back the values that make: was given"])
  }

  @Test func `values that do not come back are a fault`() {
    let error = #expect(throws: RouterError.self) {
      try Router<Link>(.path, routes: [RouteDefinition("users/{id}", make: Link.user) { _ in nil }])
    }
    #expect(error?.faults.map(\.message) == ["take: does not give back the values that make: was given"])
  }

  @Test func `a template with another count of parameters is a fault, with its line`() {
    let route = RouteDefinition("users/x", make: Link.user) { if case .user(let id) = $0 { id } else { nil } }
    let error = #expect(throws: RouterError.self) { try Router<Link>(.path, routes: [route]) }
    #expect(error?.faults.count == 1)
    #expect(error?.faults.first?.location?.line == #line - 3)
  }

  @Test func `a value that no link carries throws`() throws {
    #expect(throws: PrintError.self) { try Self.router().link(for: .trip(from: "", to: "b")) }
  }
}
