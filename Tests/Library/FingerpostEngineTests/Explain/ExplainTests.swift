import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// Why a link matches, or why it does not: every kind of obstacle, winners, origins, and links that would match.
struct ExplainTests {
  static let origins = ["shop://", "https://shop.example", "https://*.shop.example", "/"]

  static let list = """
    profile users/{id:int}
    tweet users/{userId}/tweets/{tweetId:int}
    transfer transfer?{to}&{amount:double}&kind=fast
    open open?({uuid:uuid}|{sku:int})
    page docs/{name}#{section:int}
    top docs/{name}/top#here
    admin admin/settings [web]
    feed feed/({sort:new|top})
    range range/{from:int}-{to:int}
    write POST items/{id:int}
    erase DELETE items/{id:int}
    files files/{*path}?{v:int}
    star */star
    """

  /// A link, the name of the route, and everything that keeps it from answering.
  static let obstacles: [(link: String, name: String, obstacles: [String])] = [
    // Segments: a literal, a value, a set, several at once, missing, too many.
    ("/users/ann/tweet/7", "tweet", [#"segment 3: expected "tweets", found "tweet""#]),
    ("/users/ann", "profile", [#"segment 2: expected int, found "ann""#]),
    ("/feed/to", "feed", [#"segment 2: expected new|top, found "to"; did you mean "top"?"#]),
    ("/feed/old", "feed", [#"segment 2: expected new|top, found "old""#]),
    (
      "/users/ann/tweet/abc", "tweet",
      [#"segment 3: expected "tweets", found "tweet""#, #"segment 4: expected int, found "abc""#]
    ),
    ("/users/ann/tweets", "tweet", ["segment 4: expected int, found nothing"]),
    ("/ann/tweets/7", "tweet", [#"before segment 1: expected "users", found nothing"#]),
    ("/admin/settings/x", "admin", [#"segment 3: "x" is one too many"#]),
    ("/range/1-x", "range", [#"segment 2: expected "{from:int}-{to:int}", found "1-x""#]),
    ("/files?v=1", "files", ["segment 2: expected string, found nothing"]),
    ("/star", "star", ["before segment 1: expected a segment, found nothing"]),
    // Decoded, as it was read.
    ("/feed/t%20p", "feed", [#"segment 2: expected new|top, found "t p"; did you mean "top"?"#]),
    // The query.
    (
      "/transfer?kind=slow", "transfer",
      [
        #"query: expected "to", found nothing"#, #"query: expected "amount", found nothing"#,
        #"query item "kind": expected "fast", found "slow""#,
      ]
    ),
    (
      "/transfer?To=x&amount=5e3&kind=fast", "transfer",
      [#"query: expected "to", found "To""#, #"query item "amount": expected double, found "5e3""#]
    ),
    (
      "/transfer?to=x&to=y&amount=5&kind=fast", "transfer",
      [#"query item "to": expected it once, found "x", "y""#]
    ),
    ("/open", "open", [#"query: expected "uuid" or "sku", found nothing"#]),
    // The fragment.
    ("/docs/a#x", "page", [#"fragment: expected int, found "x""#]),
    ("/docs/a", "page", ["fragment: expected int, found nothing"]),
    ("/docs/a/top#there", "top", [#"fragment: expected "here", found "there""#]),
    // The origin and the method of one route.
    ("shop://admin/settings", "admin", [#"origin: expected a web origin, found "shop://""#]),
    ("/items/7", "write", ["method: expected POST, found GET"]),
    (
      "/item/x", "write",
      [
        #"segment 1: expected "items", found "item""#, #"segment 2: expected int, found "x""#,
        "method: expected POST, found GET",
      ]
    ),
  ]

  @Test(arguments: obstacles)
  func `every obstacle of a near route is told, in the order of the link`(
    link: String, name: String, obstacles: [String]
  ) throws {
    for routes in [try routes(Self.list), try routes(Self.list).reversed()] {
      let table = try RouteTable(routes, origins: Self.origins.map { try Origin(parsing: $0) })
      let explanation = table.explain(link)
      #expect(explanation.winner == nil && explanation.isNear)
      let near = try #require(explanation.near.first { $0.route.name == name })
      #expect(near.obstacles.map(\.description) == obstacles)
      #expect(table.routes[near.index] == near.route)
    }
  }

  /// A request that a route of its method reads but for the query, though routes of other methods read it.
  static let requests: [(method: String, link: String, near: [String: [String]])] = [
    ("POST", "/orders?to=x&sum=1,5", ["order": [#"query item "sum": expected double, found "1,5""#]]),
    (
      "POST", "/orders", ["order": [#"query: expected "to", found nothing"#, #"query: expected "sum", found nothing"#]]
    ),
    ("PUT", "/orders", ["orders": ["method: expected GET, found PUT"]]),
  ]

  @Test(arguments: requests)
  func `of a query that does not read, only routes of its method are near`(
    method: String, link: String, near: [String: [String]]
  ) throws {
    let table = try table("order POST orders?{to}&{sum:double}, orders GET orders")
    let explanation = table.explain(link, method: method, asTarget: true)
    #expect(
      Dictionary(uniqueKeysWithValues: explanation.near.map { ($0.route.name, $0.obstacles.map(\.description)) })
        == near)
    let error = try #require(explanation.error)
    let nearest = table.nearest(to: link, method: method, after: error)
    #expect(nearest?.route.name == near.keys.first)
  }

  @Test func `a route of another origin says which it answers at`() throws {
    let table = try table("a a/b <- https://a.example, c c", ["app://", "https://a.example"])
    let near = table.explain("app://a/b").near
    #expect(near.first?.obstacles.map(\.description) == [#"origin: expected https://a.example, found "app://""#])
    #expect(table.explain("app://a/b").fix?.link == "https://a.example/a/b")
  }

  /// Routes, a link, the winner, and the others with the reason.
  static let winners: [(routes: String, link: String, winner: String, others: [String])] = [
    ("a users/{id}, b users/me", "/users/me", "b", [#"a: segment 2: the literal "me" comes before a string"#]),
    ("a users/{id}, b users/me", "/users/ann", "a", []),
    (
      "a {x}, b {x:int}, c 7, d *", "/7", "c",
      [
        "b: segment 1: the literal \"7\" comes before an int", "a: segment 1: the literal \"7\" comes before a string",
        "d: segment 1: the literal \"7\" comes before \"*\"",
      ]
    ),
    ("a x, b GET x", "/x", "b", ["a: it names the method"]),
    ("a POST x, b x", "/x", "b", []),
    ("a x?({p}), b x", "/x?p=1", "a", ["b: more of its optional query items are there"]),
    // A raw rest reads the link in another way than the others.
    (
      "a x/{**r}, b x/y/{**r}, c x/{*r}, d x/y/z", "/x/y/z", "d",
      [
        "b: segment 3: the literal \"z\" comes before \"{**rest}\"",
        "c: segment 2: the literal \"y\" comes before \"{*rest}\"",
        "a: segment 2: the literal \"y\" comes before \"{**rest}\"",
      ]
    ),
    ("a x, b GET x/{**r}", "/x/?k", "a", ["b: segment 2: no segment comes before \"{**rest}\""]),
  ]

  @Test(arguments: winners)
  func `the winner is told with the others that read the link, the best first`(
    list: String, link: String, winner: String, others: [String]
  ) throws {
    for routes in [try routes(list), try routes(list).reversed()] {
      let explanation = try RouteTable(routes, origins: [.path]).explain(link)
      #expect(explanation.winner?.route.name == winner)
      #expect(explanation.others.map { "\($0.route.name): \($0.reason ?? "")" } == others)
      #expect(explanation.near.isEmpty && explanation.fix == nil && explanation.error == nil)
    }
  }

  @Test func `the winner comes with its values, what is left of the query, and the canonical text`() throws {
    let winner = try table("a x/{id:int}?({p:int})").explain("/x//+7?q=1&p=z").winner
    #expect(winner == nil)
    let found = try #require(try table("a x/{id:int}?({p:int})").explain("/x/7/?q=1&p=z").winner)
    #expect(found.values.map(\.description) == ["id=7"])
    #expect(found.extraQuery.map(\.description) == ["q=1"])
    #expect(found.unreadQuery.map(\.description) == ["p=z"])
    #expect(found.canonical == "/x/7")
  }

  @Test(arguments: [
    ("/transfer?to=a&amount=5", "kind"), ("/transfer?amount=5&kind=fast", "to"),
    ("/transfer?to=a&to=b&amount=5&kind=fast", "to"),
  ]) func `what is missing or twice in a query says its key`(link: String, key: String) throws {
    let near = try table(Self.list, Self.origins).explain(link).near.first { $0.route.name == "transfer" }
    #expect(near?.obstacles.map(\.part) == [.query(key)])
  }

  /// Links that match nothing, and the nearest that do.
  static let fixes: [(link: String, method: String?, fix: String?)] = [
    ("/users/ann/tweet/abc", nil, "/users/ann/tweets/1"),
    ("/users/ann/tweets", nil, "/users/ann/tweets/1"),
    ("/users/a%2Fb/tweet/7?x=1&y", nil, "/users/a%2Fb/tweets/7?x=1&y="),
    ("/admin/settings/x/", nil, "/admin/settings"),
    ("/feed/to", nil, "/feed/top"),
    ("/feed/old", nil, "/feed/new"),
    ("/range/1-x", nil, "/range/1-1"),
    ("/range/12to7", nil, "/range/1-1"),
    ("/transfer?To=ann&x=1&amount=5e3", nil, "/transfer?to=ann&x=1&amount=1.5&kind=fast"),
    ("/transfer?to=a&to=b&amount=5&kind=fast", nil, "/transfer?to=a&amount=5&kind=fast"),
    ("/open?SKU=7", nil, "/open?sku=7"),
    ("/docs/a", nil, "/docs/a#1"),
    ("/docs/a/top#there", nil, "/docs/a/top#here"),
    ("/files?v=x", nil, "/files/some-text?v=1"),
    ("/star", nil, "/some-text/star"),
    ("/items/7", nil, "DELETE /items/7"),
    ("/items/x", "DELETE", "/items/1"),
    ("/items/7", "post", "POST /items/7"),
    ("shop://admin/settings", nil, "https://shop.example/admin/settings"),
    ("https://shop.example/users//7", nil, "https://shop.example/users/7"),
    ("https://shop.example//users///7//?to=a//b", nil, "https://shop.example/users/7/?to=a//b"),
    ("/users/ann//tweet/7", nil, "/users/ann/tweets/7"),
    ("/favicon.ico", nil, nil),
    ("/favicon//ico", nil, nil),
    ("/%zz", nil, nil),
    ("", nil, nil),
  ]

  @Test(arguments: fixes)
  func `what would match differs as little as it can`(link: String, method: String?, fix: String?) throws {
    let table = try table(Self.list, Self.origins)
    let found = table.explain(link, method: method).fix
    #expect(found.map { ($0.method.map { $0 + " " } ?? "") + $0.link } == fix)
    guard let found else { return }
    #expect(try table.match(found.link, method: found.method ?? method).route == found.route)
  }

  static let parts: [(link: String, method: String?, parts: [String])] = [
    (
      "https://EU.shop.example:443/a%20b/?q=1%202&x#f%21", "GET",
      [
        "method GET", "scheme https at 0", "host EU.shop.example at 8", "port 443 at 24", "segment 1 a b at 28",
        #"query item "q" 1 2 at 35"#, #"query item "x"  at 43"#, "fragment f! at 45",
      ]
    ),
    ("shop://a/b", nil, ["scheme shop at 0", "segment 1 a at 7", "segment 2 b at 9"]),
    ("/a", nil, ["segment 1 a at 1"]),
    ("a/b", nil, ["segment 1 a at 0", "segment 2 b at 2"]),
    ("other://a", nil, ["scheme other at 0", "segment 1 a at 8"]),
    (" shop://a", nil, ["scheme shop at 1", "segment 1 a at 8"]),
    ("/%zz", nil, []),
  ]

  @Test(arguments: parts)
  func `the parts of a link are listed in order, decoded, with their offsets`(
    link: String, method: String?, parts: [String]
  ) throws {
    let explanation = try table("a a/b/c/d", Self.origins).explain(link, method: method)
    let told = explanation.parts.map { "\($0.part) \($0.text)" + ($0.offset.map { " at \($0)" } ?? "") }
    #expect(told == parts)
  }

  @Test func `no more routes are listed than asked for, and the others are counted`() throws {
    let table = try table((1...30).map { "r\($0) item\($0)/{id:int}" }.joined(separator: "\n"))
    let explanation = table.explain("/item/7", limit: 5)
    #expect(explanation.near.count == 5 && explanation.omittedCount == 25)
    #expect(table.explain("/item/7", limit: 0).near.isEmpty)
    #expect(table.explain("/item/7", limit: -1).fix != nil)
  }

  @Test func `where no route is near, those that share a part of the path are told`() throws {
    let explanation = try table("a users/me, b users/{id}/profile, c posts").explain("/users/ann/photos")
    #expect(!explanation.isNear)
    #expect(explanation.near.map(\.route.name) == ["b", "a"])
    #expect(explanation.near.first?.obstacles.map(\.description) == [#"segment 3: expected "profile", found "photos""#])
    #expect(try table("a users/me").explain("/nowhere").near.isEmpty)
  }

  /// Routes, a link that is near to none of them, and those that come closest.
  static let far: [(routes: String, link: String, names: [String])] = [
    // 6, 9 and 10 points differ: no more than 3 above the least are of interest.
    ("a x, b x?{k}&{l}&{m}, c x?{k}&{l}&{m}#{f}", "/x/1/2", ["a", "b"]),
    // 16 points, and 17.
    ("a x/y/{a}/{b}?{k}&{l}&{m}#{f}", "/x", ["a"]),
    ("a x?{k}", "/x/1/2/3/4/5", ["a"]),
    ("a x?{k}&{l}", "/x/1/2/3/4/5", []),
  ]

  @Test(arguments: far) func `where no route is near, only what comes closest is told, and not from too far`(
    routes: String, link: String, names: [String]
  ) throws {
    let explanation = try table(routes).explain(link)
    #expect(!explanation.isNear)
    #expect(explanation.near.map(\.route.name) == names)
  }

  @Test func `a link that is gone says why, and which routes it comes before`() throws {
    let table = try table("home /, sale sale/{id:int} [gone=it%20has%20ended,instead=home]\nany sale/{x}")
    let explanation = table.explain("/sale/7")
    #expect(explanation.error?.gone?.route == "sale" && explanation.winner == nil && explanation.near.isEmpty)
    #expect(
      explanation.description == """
        /sale/7
          segment 1  sale
          segment 2  7

        "sale" is gone: it has ended; show "home" instead.

        It wins over:
          any  sale/{x}
            segment 2: an int comes before a string
        """)
    // What would match is not a gone route.
    #expect(table.explain("/sale/7/x").near.map(\.route.name) == ["sale", "any"])
    #expect(table.explain("/sales").fix?.link == "/sale/some-text")
  }

  /// Routes, the first of the near ones, and the link that would match.
  static let deprecated: [(routes: String, link: String, name: String, fix: String)] = [
    ("old items/{id:int} [deprecated], new itemz/{id:int}", "/itemx/7", "new", "/itemz/7"),
    ("old itemz/{id:int}, new items/{id:int} [deprecated]", "/itemx/7", "old", "/itemz/7"),
    // A deprecated link is proposed if it is nearer, or alone.
    ("old items/{id:int} [deprecated], new itemz/{id:int}", "/items/x", "old", "/items/1"),
    ("old items/{id:int} [deprecated]", "/itemx/7", "old", "/items/7"),
  ]

  @Test(arguments: deprecated) func `no deprecated link is proposed where another route is as near`(
    routes: String, link: String, name: String, fix: String
  ) throws {
    let table = try table(routes)
    let explanation = table.explain(link)
    #expect(explanation.near.first?.route.name == name)
    #expect(explanation.fix?.link == fix)
    #expect(table.nearest(to: link)?.route.name == name)
  }
}
