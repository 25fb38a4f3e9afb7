import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// Which route a miss is near to: what a person would say who knows the table.
struct NearestTests {
  static let social = """
    me users/me
    profile users/{userId}/profile
    follow users/{userId}/follow
    retweet retweet?{tweetId:int}
    tweet users/{userId}/tweets/{tweetId:int}
    """

  static let shop = """
    home /
    product products/{id:int}
    sized products/{id:int}/sizes/{size:s|m|l}
    cart cart?{coupon}&{from}&{to}&{at:date}&{by}
    orders orders/({year:int})
    order orders/{day:date}/{id:uuid}
    feed feed/{sort:new|top}
    report reports/{name}.json
    file files/{*path}?{token}
    help help/(faq/{topic}|contact)
    range range/{from:int}-{to:int}
    page pages/{slug}#{section}
    settings me/settings
    notifications me/notifications
    """

  static let api = """
    user api/v1/users/{id:int}
    posts api/v1/users/{id:int}/posts
    search api/v1/search?{q}
    """

  /// "Yes, that one."
  static let near: [(list: String, link: String, name: String, reason: String?, offset: Int?)] = [
    // Letters: one, two, neighbours swapped, capitals.
    (social, "/users/ann/profil", "profile", #""profile" is expected"#, 11),
    (social, "/user/ann/profile", "profile", #""users" is expected"#, 1),
    (social, "/usr/ann/profil", "profile", #""users" is expected"#, 1),
    (social, "/users/ann/porfile", "profile", #""profile" is expected"#, 11),
    (social, "/users/ann/Follow", "follow", #""follow" is expected"#, 11),
    (social, "/users/mee", "me", #""me" is expected"#, 7),
    (social, "/retwet?tweetId=5", "retweet", #""retweet" is expected"#, 1),
    (shop, "/me/notifcatons", "notifications", #""notifications" is expected"#, 4),
    (social, "/usr/ann/twets/x", "tweet", #""users" is expected"#, 1),
    (shop, "/filed/under/x", "file", #""files" is expected"#, 1),
    // A value of another type.
    (social, "/users/ann/tweets/x", "tweet", #"the value of "tweetId" does not read as int"#, 18),
    (social, "/users/ann/tweet/7", "tweet", #""tweets" is expected"#, 11),
    (shop, "/product/7a", "product", #""products" is expected"#, 1),
    (shop, "/feed/newest", "feed", #"the value of "sort" does not read as new|top"#, 6),
    (shop, "/orders/2026-13-01", "orders", #"the value of "year" does not read as int"#, 8),
    (shop, "/reports/may.xml", "report", #""{name}.json" is expected"#, 9),
    (shop, "/range/1-x", "range", #""{from}-{to}" is expected"#, 7),
    // Something missing.
    (social, "/users/ann/tweets", "tweet", #"the value of "tweetId" is missing"#, 17),
    (shop, "/products", "product", #"the value of "id" is missing"#, 9),
    (shop, "/products/7/sizes", "sized", #"the value of "size" is missing"#, 17),
    (shop, "/files?token=x", "file", #"the value of "path" is missing"#, 6),
    (api, "/v1/users/7/posts", "posts", #""api" is missing"#, 1),
    (api, "/api/users/7", "user", #""v1" is missing"#, 5),
    (shop, "/help/faq", "help", #"the value of "topic" is missing"#, 9),
    // Something too many.
    (social, "/users/me/x", "me", "this segment is one too many", 10),
    (social, "/v1/users/me", "me", "this segment is one too many", 1),
    (shop, "/products/7/sizes/m/x", "sized", "this segment is one too many", 20),
    (api, "/api/v1/users/7/comments", "user", "this segment is one too many", 16),
    (social, "/retweet/7", "retweet", "this segment is one too many", 9),
    // The query, the fragment.
    (social, "/retweet", "retweet", #"the query item "tweetId" is missing"#, 8),
    (social, "/retweet?x=1&tweetid=7", "retweet", #"the query item "tweetId" is missing"#, 13),
    (social, "/retweet?tweetId=x", "retweet", #"the value of "tweetId" does not read as int"#, 9),
    (shop, "/cart", "cart", #"the query item "coupon" is missing"#, 5),
    (shop, "/files/a/b/c", "file", #"the query item "token" is missing"#, 12),
    (shop, "/pages/a", "page", "another fragment is expected", 8),
    (api, "/api/v2/search", "search", #""v1" is expected"#, 5),
    // The branch that is meant, not the first.
    (shop, "/help/contac", "help", #""contact" is expected"#, 6),
  ]

  @Test func `what is shown instead keeps the values of a segment that do read`() throws {
    let table = try table("range range/{from:int}-{to:int}")
    #expect(table.explain("/range/7-x").fix?.link == "/range/7-1")
    #expect(table.explain("/range/x-7").fix?.link == "/range/1-7")
  }

  @Test func `another origin is further than a slip, and a fourth item that is missing no further than a third`() throws
  {
    let origins = try table("a users/me <- https://a.example, b users/mo", ["app://", "https://a.example"])
    #expect(origins.explain("app://users/me").near.map(\.route.name) == ["b", "a"])
    let items = try table("a x?p={p}&q={q}&r={r}&s={s}, b x?p={p}&q={q}&t={t}")
    #expect(items.explain("/x").near.map(\.route.name) == ["a", "b"])
  }

  @Test(arguments: near)
  func `a slip away from a route, that route is named, and the slip`(
    row: (list: String, link: String, name: String, reason: String?, offset: Int?)
  ) throws {
    for routes in [try routes(row.list), try routes(row.list).reversed()] {
      let table = try RouteTable(routes, origins: [.path])
      #expect(throws: LinkError.self) { try table.match(row.link) }
      let nearest = table.nearest(to: row.link)
      #expect(nearest?.route.name == row.name)
      #expect(nearest?.reason == row.reason)
      #expect(nearest?.offset == row.offset)
    }
  }

  /// "None of these."
  static let far: [(list: String, links: [String])] = [
    (
      social,
      [
        // Another word, however much of the rest agrees.
        "/nowhere", "/users/ann/photos", "/users/ann/posts/7", "/groups/ann/profile", "/users/ann/likes/7",
        // Which of several is meant, nobody could say.
        "/users/ann", "/users",
        // What anybody may ask of any server.
        "/", "/favicon.ico", "/robots.txt", "/wp-login.php", "/.env", "/a/b/c/d/e", "/index.html?tweetId=7",
        // Too much at once.
        "/usr/ann/twet/x/y", "/users/me/a/b", "/retweet/7/8",
      ]
    ),
    (
      shop,
      [
        "/a", "/product-list", "/checkout", "/a/b/c", "/feed/latest/7", "/products/x/sizes/y/z", "/me", "/me/account",
        "/x.json", "/help/impressum", "/under/x",
      ]
    ),
    (api, ["/api/v1/teams", "/api/v1", "/api/v1/users/7/posts/8/9", "/users"]),
    // A value that any text is agrees with every link, and so says nothing.
    ("any {name}?{token}", ["/ann", "/ann?x=1"]),
    ("id {id:int}", ["/x", "/7/8"]),
    ("rest {*path}#{section:int}", ["/a/b/c", "/a#x"]),
    ("dot {a}.{b}", ["/a"]),
    // What is too many differs in more points than a segment of literals and values agrees in.
    ("json {name}.json", ["/may.json/x"]),
    ("b b, xy xy", ["/a", "/ab/c"]),
  ]

  @Test(arguments: far.flatMap { row in row.links.map { (row.list, $0) } })
  func `where nothing is near, nothing is named`(list: String, link: String) throws {
    let table = try table(list)
    #expect(throws: LinkError.self) { try table.match(link) }
    #expect(table.nearest(to: link)?.route.name == nil)
  }

  /// What is nearer wins, and then what is more specific.
  static let choices: [(list: String, link: String, name: String)] = [
    ("tweets users/{id}/tweets, tweet users/{id}/tweets/{n:int}", "/users/ann/tweet", "tweets"),
    ("card card, cart cart/{id}", "/carp", "card"),
    ("posts posts, post post", "/postt", "post"),
    ("a x/{a}/new, b x/{b:int}/new", "/x/7/nwe", "b"),
    ("a items?{a}&{b}, b items?{a}", "/items", "b"),
    ("a items/{a:int}, b items/{b:date}", "/items/x", "b"),
  ]

  @Test(arguments: choices)
  func `of several routes the nearest is named, then the most specific`(
    list: String, link: String, name: String
  ) throws {
    for routes in [try routes(list), try routes(list).reversed()] {
      #expect(try RouteTable(routes, origins: [.path]).nearest(to: link)?.route.name == name)
    }
  }

  @Test func `compact text has a nearest route as well, and its last string takes the rest`() throws {
    let table = try table("profile profile/({id}), tweet tweet/{id:int}", [":"])
    #expect(table.nearest(to: "profil:a:b")?.route.name == "profile")
    #expect(table.nearest(to: "tweet:x")?.reason == #"the value of "id" does not read as int"#)
    #expect(table.nearest(to: "hologram:7") == nil)
    #expect(table.nearest(to: "mailto:ann@social.example") == nil)
  }
}
