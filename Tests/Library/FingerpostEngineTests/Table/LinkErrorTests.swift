import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

private let list = "me users/me, u users/{id}/posts/{post:int}, r retweet?{tweetId:int}, f x#top, p POST y"

struct LinkErrorTests {
  static let errors: [(String, LinkError.Kind, Int)] = [
    ("appscheme://nowhere", .notFound, 12),
    ("appscheme://nowhere/at/all", .notFound, 12),
    ("appscheme://users/ann", .notFound, 21),
    ("appscheme://users/ann/likes", .notFound, 22),
    ("appscheme://users/ann/posts/x", .notFound, 28),
    ("appscheme://users/me/x", .notFound, 21),
    ("appscheme://users", .notFound, 17),
    ("appscheme://", .notFound, 12),
    ("https://social.example/nowhere", .notFound, 23),
    ("/nowhere", .notFound, 1),
    ("/users/%6De/x", .notFound, 12),
    ("/retweet", .badQuery, 8),
    ("/retweet?tweetId=x", .badQuery, 9),
    ("/retweet?a=1&tweetId=x", .badQuery, 13),
    ("/retweet?tweetId=1&tweetId=2", .badQuery, 19),
    ("/x#end", .notFound, 2),
    ("other://users/me", .unknownOrigin, 0),
    ("https://evil.example/users/me", .unknownOrigin, 8),
    ("/users/..", .malformed, 7),
    ("/nowhere/%zz", .malformed, 9),
    ("", .malformed, 0),
  ]

  @Test(arguments: errors)
  func `an error names its kind and its place`(text: String, kind: LinkError.Kind, offset: Int) throws {
    let table = try table(list, ["appscheme://", "https://social.example", "/"])
    let error = #expect(throws: LinkError.self) { try table.match(text) }
    #expect(error?.kind == kind)
    #expect(error?.offset == offset)
  }

  static let orders: [(LongText, String)] = [
    ("/y", "methodNotAllowed POST"),
    ("/y/..", "malformed"),
    ("/y?%zz", "malformed"),
    ("/y#%00", "malformed"),
    ("/" + times(9000, "y"), "tooLong"),
    ("other://" + times(9000, "%zz"), "tooLong"),
    (times(300, "/y"), "tooManySegments"),
    ("/y?" + times(300, "a&"), "tooManyQueryItems"),
    ("/nowhere?" + times(300, "a&"), "tooManyQueryItems"),
    ("/y/../" + times(300, "y/"), "malformed"),
  ]

  @Test(arguments: orders) func `text comes before shape, and the left before the right`(
    text: LongText, outcome: String
  )
    throws
  {
    #expect(try table(list).outcome(text.text) == outcome)
  }

  static let nearest: [(String, String?)] = [
    ("/usres/me", "me"), ("/users/mee", "me"), ("/users/ann/post/5", "u"), ("/retwet?tweetId=5", "r"),
  ]

  @Test(arguments: nearest) func `the nearest route is suggested`(text: String, name: String?) throws {
    #expect(try table(list).nearest(to: text)?.route.name == name)
  }

  @Test func `no route is near where there is none`() throws {
    #expect(try table("").nearest(to: "/users/me") == nil)
    #expect(try table("").outcome("/users/me") == "notFound")
  }
}
