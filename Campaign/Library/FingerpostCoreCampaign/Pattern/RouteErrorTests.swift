import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// Why a link has no destination: kind, offset, the nearest route, and words that show nothing of the link.
@Suite struct RouteErrorTests {
  enum Sort: String, CaseIterable, RouteParameter { case new, top }
  enum Link: Sendable {
    case me, tweet(userId: String, tweetId: Int), feed(Sort), search(q: String, page: Int), create, day(Int), docs, web
  }

  private static let router = Result { () throws(RouterError) in
    try Router<Link>(
      .scheme("app"), .web("a.example"),
      routes: [
        RouteDefinition("users/me", .me), RouteDefinition("users/{userId}/tweets/{tweetId}", Link.tweet),
        RouteDefinition("feed/{x}", Link.feed),
        RouteDefinition("search?{q}&{page=1}", Link.search), RouteDefinition("POST create", .create),
        RouteDefinition("docs#intro", .docs),
        RouteDefinition("web", .web).webOnly(),
        RouteDefinition(Link.day) {
          RoutePattern {
            "days"; Int.self
          }.map {
            (1...31).contains($0) ? $0 : nil
          } unapply: { (day: Int) in
            day
          }
        },
      ])
  }

  static let rows: [(String, LinkError.Kind, Int, String, String?)] = [
    (
      "app://users/secret/tweets/private", .notFound, 26,
      "no route has this shape (at byte 26)",
      "users/{userId}/tweets/{tweetId:int}"
    ),
    (
      "app://users/secret/tweet/7", .notFound, 19,
      "no route has this shape (at byte 19)",
      "users/{userId}/tweets/{tweetId:int}"
    ),
    (
      "app://feed/private", .notFound, 11,
      "no route has this shape (at byte 11)",
      "feed/{x:new|top}"
    ),
    (
      "app://search?Q=secret", .badQuery, 12,
      "the query item \"q\" is missing (at byte 12)",
      "search?{q}&{page:int=1}"
    ),
    (
      "app://search?q=secret&q=private", .badQuery, 22,
      "the query item \"q\" is given 2 times (at byte 22)",
      "search?{q}&{page:int=1}"
    ),
    (
      "app://docs#secret", .notFound, 10,
      "no route has this shape (at byte 10)", "docs#intro"
    ),
    ("app://days/32", .notFound, 13, "no route has this shape (at byte 13)", "days/:int"),
    (
      "app://web", .notFound, 9,
      "no route has this shape (at byte 9)", "web [web]"
    ),
    ("app://a/b/c/d/e", .notFound, 6, "no route has this shape (at byte 6)", nil),
    ("app://create", .methodNotAllowed, 12, "the method does not fit; allowed: POST (at byte 12)", nil),
    ("other://secret", .unknownOrigin, 0, "no origin of this table fits the link (at byte 0)", nil),
    (
      "app://users/%zz", .malformed, 12,
      "an escape is \"%\" and two hexadecimal digits; write a lone \"%\" as \"%25\" (at byte 12)", nil
    ),
    ("app://users/\u{E9}%FF", .malformed, 14, "the bytes here are not UTF-8 (at byte 14)", nil),
    ("", .malformed, 0, "the text is empty (at byte 0)", nil),
  ]

  @Test(arguments: rows)
  func `an error says what, where, and what is near`(
    link: String, kind: LinkError.Kind, offset: Int, message: String, nearest: String?
  ) throws {
    let error = #expect(throws: LinkError.self) { try Self.router.get().match(link) }
    #expect(error?.kind == kind)
    #expect(error?.offset == offset)
    #expect(error?.text == link)
    #expect(error?.description == message)
    let near = kind == .notFound || kind == .badQuery ? try Self.router.get().nearest(to: link) : nil
    #expect(near?.route.template.description == nearest)
    #expect(error?.debugDescription == error.map { "\"\(link)\": \(message) [\($0.code)]" })
    #expect(error?.allowedMethods == (kind == .methodNotAllowed ? ["POST"] : []))
    for word in ["secret", "private", "32"] { #expect(error?.description.contains(word) == false) }
  }

  @Test func `errors are equal where link and fault are, byte by byte`() throws {
    func error(_ link: String) -> LinkError? {
      do { _ = try Self.router.get().match(link); return nil } catch { return error as? LinkError }
    }
    #expect(error("app://nothing") == error("app://nothing"))
    #expect(error("app://nothing") != error("app://anything"))
    #expect(error("app://users/%zz") != error("app://users//%zz"))
    // One character in one scalar and in two.
    #expect(error("app://\u{E9}") != error("app://e\u{301}"))
    #expect(Set([error("app://a"), error("app://b"), error("app://a")]).count == 2)
    #expect(error("app://\u{E9}").hashValue == error("app://\u{E9}").hashValue)
  }

  @Test func `a pattern's error has the same parts`() {
    let error = #expect(throws: LinkError.self) {
      try RoutePattern {
        "users"; NamedPart("id", Int.self)
      }.parse("/users/secret")
    }
    #expect(error?.kind == .notFound)
    #expect(error?.offset == 7)
    #expect(
      error?.description
        == "no route has this shape (at byte 7)")
  }
}
