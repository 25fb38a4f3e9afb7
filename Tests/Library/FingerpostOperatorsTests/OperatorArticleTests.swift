import FingerpostOperators
import Foundation
import Testing

// What Documentation/other-notations.md says in words; .ci/documentation runs its code, and the notation's table is in the other tests
// of this folder.

private enum Sort: String, CaseIterable, RouteParameter { case new, top }

private enum AppLink: Equatable {
  case home
  case tweet(String, Int)
  case search(String)
}

@Suite struct OperatorArticleTests {
  private let tweet = "users" /> string >/> "tweets" >/> int

  @Test func `text is read as a whole, and a query item shows itself alone`() throws {
    #expect(throws: LinkError.self) { try lit("users").parse("/users/x") }
    #expect(int("tweetId").template == "tweetId=:int")
  }

  @Test func `a table is filled case by case`() throws {
    var shown: [AppLink] = []
    let links = RouterBuilder<AppLink>(
      scheme: "app",
      open: { link in
        shown.append(link)
        return true
      })
    try links
      .add(.home, route: "home")
      .add(AppLink.tweet, route: tweet)
      .add(AppLink.search, format: "search?q=:string")
    #expect(links.destination(for: "app://users/ann/tweets/7") == .tweet("ann", 7))
    #expect(try links.link(for: .search("x")) == "app://search?q=x")
    #expect(links.open("app://home"))
    #expect(links.open(url: try #require(URL(string: "app://home"))))
    #expect(shown == [.home, .home])
    #expect(links.description == "home\nusers/:string/tweets/:int\nsearch?q=:string")
    #expect(try links.pattern.template == "(home|users/:string/tweets/:int|search?q=:string)")
  }

  static let components: [(url: String, path: [String]?, query: [String: String])] = [
    ("app://users/7?a=b", ["users", "7"], ["a": "b"]),
    ("https://app.example/users/7", ["users", "7"], [:]),
    ("http://app.example:8080/users//7", nil, [:]),
    ("/users/a%2Fb", ["users", "a/b"], [:]),
    ("app://users?k=1&k=2", ["users"], ["k": "2"]),
    ("app:///users/me", ["users", "me"], [:]),
    ("https://user@app.example/users", nil, [:]),
    ("mailto:ann@app.example", nil, [:]),
  ]

  @Test(arguments: components)
  func `a URL has components where routes could be made of it`(
    url: String, path: [String]?, query: [String: String]
  ) throws {
    let components = try #require(URL(string: url)).routeComponents
    #expect(components?.path == path)
    #expect(components?.query ?? [:] == query)
  }

  @Test func `values of one's own are read and written`() throws {
    let hex = pathParam({ Int($0, radix: 16) }, { String($0, radix: 16) })
    let color = "colors" /> hex .? queryParam("shade", { Double($0) }, { "\($0)" })
    #expect(try color.parse("/colors/ff?shade=0.5") == (255, 0.5))
    let text: String = try color.print((255, 0.5))
    #expect(text == "/colors/ff?shade=0.5")
    #expect(pathParam(Sort.self).template == "{:new|top}")
    #expect(try pathParam(Sort.self).parse("/new") == .new)
    #expect(("n" /> pathParam(UInt8.self)).template == "n/:uint8")
    #expect(("n" .? queryParam("k", UInt8.self)).template == "n?k=:uint8")
  }
}
