import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

private let social = """
  showMyProfile users/me
  showProfile users/{userId}/profile
  follow users/{userId}/follow
  retweet retweet?{tweetId:int}
  showUserTweet users/{userId}/tweets/{tweetId:int}
  """
private let origins = ["appscheme://", "https://social.example"]

struct DesignExampleTests {
  static let links: [(String, String, String, [String: Captured])] = [
    ("users/me", "showMyProfile", "", [:]),
    ("users/ann/profile", "showProfile", " userId=ann", ["userId": "ann"]),
    ("users/ann/follow", "follow", " userId=ann", ["userId": "ann"]),
    ("users/me/follow", "follow", " userId=me", ["userId": "me"]),
    ("retweet?tweetId=7", "retweet", " tweetId=7", ["tweetId": "7"]),
    ("users/ann/tweets/123", "showUserTweet", " userId=ann tweetId=123", ["userId": "ann", "tweetId": "123"]),
    ("users/a%2Fb/tweets/-1", "showUserTweet", " userId=a/b tweetId=-1", ["userId": "a/b", "tweetId": "-1"]),
  ]

  @Test(arguments: links, ["appscheme://", "https://social.example/"])
  func `a social link is read and printed`(link: (String, String, String, [String: Captured]), start: String) throws {
    let (text, name, values, captures) = link
    let table = try table(social, origins)
    let origin = try #require(start.hasPrefix("https") ? table.origins.last : table.origins.first)
    #expect(table.outcome(start + text) == name + values)
    #expect(try table.print(name, captures, for: origin) == start + text)
    let match = try table.match(start + text)
    #expect(match.canonical == start + text && match.isCanonical)
  }

  @Test(arguments: [
    ("appscheme://users/ann/tweets/x", "notFound"), ("appscheme://users/ann", "notFound"), ("appscheme://", "notFound"),
    ("appscheme://retweet", "badQuery"), ("appscheme://retweet?tweetId=", "badQuery"),
    ("other://users/me", "unknownOrigin"),
    ("/users/me", "unknownOrigin"), ("appscheme://users/%zz", "malformed"),
    ("https://evil.example/users/me", "unknownOrigin"),
  ])
  func `what is no social link is refused`(text: String, outcome: String) throws {
    #expect(try table(social, origins).outcome(text) == outcome)
  }

  @Test func `the target of a request is read as a link of the web origins`() throws {
    let table = try table(social, origins)
    #expect(table.outcome(target: "/users/me", method: "GET") == "showMyProfile")
    #expect(table.outcome(target: "/retweet?tweetId=7", method: "HEAD") == "retweet tweetId=7")
  }

  static let unnamed: [Reading] = [
    ("r retweet?tweetId=:int", "/retweet?tweetId=5", "r 1=5"),
    ("r users/:string/tweets/:int", "/users/ann/tweets/5", "r 1=ann 2=5"),
    ("r users/(:string/profile|me)", "/users/ann/profile", "r 1=ann (0)"),
    ("r users/(:string/profile|me)", "/users/me", "r (1)"),
    ("r users/(:string/profile|me)", "/users/me/profile", "r 1=me (0)"),
    ("r */users", "/a/b/users", "r"),
    ("r recipes/:int/(data)/:string", "/recipes/5/data/x", "r 1=5 2=x (1)"),
    ("r recipes/:int/(data)/:string", "/recipes/5/x", "r 1=5 2=x (1)"),
    ("r (:string|me)", "/me", "r (1)"),
    ("r (:string|me)", "/you", "r 1=you (0)"),
    ("r */data/abc", "/123/data/data/abc", "r"),
    ("r {id}.json", "/5.json", "r id=5"),
    ("r {base}...{head}", "/main...topic", "r base=main head=topic"),
  ]

  @Test(arguments: unnamed) func `the templates of the design read`(reading: Reading) throws { try expect(reading) }

  @Test func `a push payload is compact text`() throws {
    let table = try table("profile profile/{id}", [":"])
    #expect(table.outcome("profile:859928508374784884") == "profile id=859928508374784884")
    #expect(try table.print("profile", ["id": "859928508374784884"]) == "profile:859928508374784884")
  }

  @Test func `an empty authority is accepted as non-canonical`() throws {
    let match = try table(social, origins).match("appscheme:///users/me")
    #expect(match.route.name == "showMyProfile")
    #expect(match.canonical == "appscheme://users/me" && !match.isCanonical)
  }

  @Test func `a match names its route, its place and its values`() throws {
    let match = try table(social, origins).match("appscheme://users/ann/tweets/123?from=push")
    #expect(match.index == 4 && match.route.name == "showUserTweet")
    #expect(
      match.values == [
        .init(name: "userId", type: .string, capture: "ann"),
        .init(name: "tweetId", type: .integer(.int), capture: "123"),
      ])
    #expect(match.location.segments == ["users", "ann", "tweets", "123"])
    #expect(match.extraQuery == [.init(key: "from", value: "push")])
  }

  @Test func `values leave out what is absent, and name the unnamed by place`() throws {
    let match = try table("r {a}/:int/({b})?{c:[int]}").match("/x/5")
    #expect(match.values.map(\.name) == ["a", "2", "c"])
    #expect(match.values.map(\.capture) == ["x", "5", []])
  }
}
