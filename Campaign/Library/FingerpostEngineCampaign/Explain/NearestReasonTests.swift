import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

struct NearestReasonTests {
  static let list = """
    profile users/{id:int}
    tweet users/{userId}/tweets/{tweetId:int}
    transfer transfer?{to}&{amount:double}&kind=fast
    open open?({uuid:uuid}|{sku:int})
    page docs/{name}#{section:int}
    admin admin/settings [web]
    shop shop/({sort:new|top})
    """

  static let rows: [(String, String, String?, Int?)] = [
    // The path does not read: the first segment that is to blame.
    ("/users/ann", "profile", "the value of \"id\" does not read as int", 7),
    ("/users/ann/tweets/x", "tweet", "the value of \"tweetId\" does not read as int", 18),
    ("/users/ann/tweet/7", "tweet", "\"tweets\" is expected", 11),
    ("/usr/ann/tweets/7", "tweet", "\"users\" is expected", 1),
    ("/users/ann/tweets", "tweet", "the value of \"tweetId\" is missing", 17),
    // The path reads: what else is wanted.
    ("/transfer?amount=5&kind=fast", "transfer", "the query item \"to\" is missing", 9),
    ("/transfer?to=x&amount=5e3&kind=fast", "transfer", "the value of \"amount\" does not read as double", 15),
    ("/transfer?to=x&amount=5&kind=slow", "transfer", "the query item \"kind\" has another value", 24),
    ("/transfer?to=x&to=y&amount=5&kind=fast", "transfer", "the query item \"to\" is given 2 times", 15),
    ("/open", "open", "the query item \"uuid\" or \"sku\" is missing", 5),
    ("/open?sku=x", "open", "the value of \"sku\" does not read as int", 6),
    ("/docs/a#x", "page", "the fragment does not read as int", nil),
    ("/docs/a", "page", "another fragment is expected", 7),
    ("appscheme://admin/settings", "admin", "it answers at web origins only", 0),
  ]

  @Test(arguments: rows)
  func `a text that nearly matches says what is missing`(
    text: String, name: String, reason: String?, offset: Int?
  ) throws {
    for routes in [try routes(Self.list), try routes(Self.list).reversed()] {
      let table = try RouteTable(routes, origins: [.path, .scheme("appscheme")])
      #expect(throws: LinkError.self) { try table.match(text) }
      let explanation = try #require(table.nearest(to: text))
      #expect(explanation.route.name == name)
      #expect(explanation.reason == reason)
      #expect(explanation.offset == offset)
    }
  }

  @Test(arguments: ["/x/y/z/u/v", "/%zz", "mailto:x", ""])
  func `where nothing is near, nothing is said`(text: String) throws {
    #expect(try table(Self.list).nearest(to: text) == nil)
  }
}
