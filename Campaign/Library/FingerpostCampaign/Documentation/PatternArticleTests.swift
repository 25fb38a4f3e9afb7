import FingerpostCore
import Fingerpost
import Testing

// What Documentation/patterns.md says in words and tables; .ci/documentation runs its code.

private enum AppLink: Equatable {
  case tweet(String, Int)
  case search(String, page: Int)
  case likes(String, Int, Int)
}

private enum Sort: String, CaseIterable, RouteParameter { case new, top }

private struct Coordinate: Equatable { let latitude: Double, longitude: Double }

@Suite struct PatternArticleTests {
  private let tweet: RoutePattern<(String, Int), PatternPath> = RoutePattern {
    "users"; String.self; "tweets"; Int.self
  }

  @Test func `parts make the templates that the table shows`() {
    #expect(RoutePattern { "users/me" }.template == "users/me")
    #expect(RoutePattern { Int.self }.template == ":int")
    #expect(RoutePattern { NamedPart("id", Int.self) }.template == "{id:int}")
    #expect(RoutePattern { NamedPart("page", Int.self, default: 1) }.template == "({page:int=1})")
    #expect(
      RoutePattern {
        OptionalPart {
          "page"; Int.self
        }
      }.template == "(page/:int)")
    #expect(RoutePattern { OptionalPart { "info" } }.template == "(info)")
    #expect(
      RoutePattern {
        EitherPart {
          Int.self
        } or: {
          "me"
        }
      }.template == "(:int|me)")
    #expect(RoutePattern { WildcardPart() }.template == "*")
    #expect(RoutePattern { RestPart("path") }.template == "{*path}")
    #expect(
      RoutePattern {
        "x"; QueryPart("q", String.self)
      }.template == "x?q=:string")
    #expect(
      RoutePattern {
        "x"; QueryPart("page", Int.self, default: 1)
      }.template == "x?page={:int=1}")
    #expect(
      RoutePattern {
        "x"; QueryPart("sort", Sort?.self)
      }.template == "x?(sort={:new|top})")
    #expect(
      RoutePattern {
        "x"; QueryPart("tag", [String].self)
      }.template == "x?tag={:[string]}")
    #expect(
      RoutePattern {
        "x"; QueryPart("v", equals: "2")
      }.template == "x?v=2")
    #expect(
      RoutePattern {
        "x"; FragmentPart(String.self)
      }.template == "x#:string")
    #expect(
      RoutePattern {
        "x"; FragmentPart(String?.self)
      }.template == "x(#:string)")
  }

  @Test func `a pattern is used in routes, alone and as a line of another`() throws {
    let router = try Router<AppLink>(
      .path,
      routes: [
        RouteDefinition(AppLink.tweet) { tweet },
        RouteDefinition(AppLink.likes) {
          tweet; "likes"; QueryPart("page", Int.self, default: 1)
        },
        RouteDefinition(AppLink.search) {
          "search"
          QueryPart("q", String.self)
          QueryPart("page", Int.self, default: 1)
        },
      ])
    #expect(router.destination(for: "/users/ann/tweets/7") == .tweet("ann", 7))
    #expect(try router.link(for: .likes("ann", 7, 2)) == "/users/ann/tweets/7/likes?page=2")
    #expect(router.destination(for: "/search?q=x") == .search("x", page: 1))
    #expect(
      router.routes.map { $0.template() } == [
        "users/:string/tweets/:int", "users/:string/tweets/:int/likes?page={:int=1}",
        "search?q=:string&page={:int=1}",
      ])
  }

  @Test func `another value is refused where it is none`() throws {
    let place = RoutePattern {
      "map"; Double.self; Double.self
    }.map { latitude, longitude in
      (-90...90).contains(latitude) ? Coordinate(latitude: latitude, longitude: longitude) : nil
    } unapply: {
      ($0.latitude, $0.longitude)
    }
    #expect(try place.parse("/map/52.5/13.4") == Coordinate(latitude: 52.5, longitude: 13.4))
    let error = #expect(throws: LinkError.self) { try place.parse("/map/99/13.4") }
    #expect(error?.kind == .notFound)
    #expect(try place.print(Coordinate(latitude: -1, longitude: 0)) == "/map/-1/0")
  }
}
