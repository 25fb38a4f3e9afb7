import FingerpostOperators
import Foundation
import Testing

// The code of Documentation/operators.md, with its results; the notation's table is in the other tests of this folder.

private enum Sort: String, CaseIterable, RouteParameter { case new, top }

private enum AppLink: Equatable {
  case home
  case tweet(String, Int)
  case search(String)
}

@Suite struct OperatorArticleTests {
  private let tweet = "users" /> string >/> "tweets" >/> int

  @Test func `a pattern parses and prints, as text and as components`() throws {
    #expect(tweet.template == "users/:string/tweets/:int")
    #expect(try tweet.parse("/users/ann/tweets/7") == ("ann", 7))
    let parsed = try #require(tweet.parse((["users", "ann", "tweets", "7"], ["utm": "x"])))
    #expect(parsed.match == ("ann", 7))
    #expect(parsed.rest.query == ["utm": "x"])
    let text: String = try tweet.print(("a/b", 7))
    #expect(text == "/users/a%2Fb/tweets/7")
    #expect(tweet.print(("a/b", 7))?.path == ["users", "a/b", "tweets", "7"])
  }

  @Test func `components are read as far as the pattern goes`() throws {
    #expect(lit("users").parse((["users", "x"], [:]))?.rest.path == ["x"])
    let recipe = try #require(("users" /? int).parse((["users", "7", "x"], [:])))
    #expect(recipe.match == 7)
    #expect(recipe.rest.path == ["x"])
    let page = try #require(int("page").parse((["a"], ["page": "2", "utm": "x"])))
    #expect(page.match == 2)
    #expect(page.rest.path == ["a"])
    #expect(page.rest.query == ["utm": "x"])
    #expect(lit("users").parse((["home"], [:]))?.rest.path == nil)
    #expect(URL(string: "app://users/ann?utm=x")?.routeComponents?.query == ["utm": "x"])
    #expect(throws: RouteError.self) { try lit("users").parse("/users/x") }
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
    #expect(links.route(for: "app://users/ann/tweets/7") == .tweet("ann", 7))
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
