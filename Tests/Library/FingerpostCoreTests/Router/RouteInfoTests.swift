import FingerpostCore
import Testing

/// What a router tells of its routes: names, templates in three styles, parameters, flags, and an example that works.
@Suite struct RouteInfoTests {
  enum Sort: String, CaseIterable, RouteParameter { case new, top }
  enum Link: Sendable, Equatable {
    case home, user(id: Int), tweet(userId: String, tweetId: Int), list(page: Int, sort: Sort?), file([String]), name(
      String)
    case side(EitherBranch<Int, String>), star, date(String), tags([String]), old, create, fragment(String)
  }

  private static let router = Result { () throws(RouterError) in
    try Router<Link>(
      .scheme("app"), .web("a.example"), .web("*.b.example"),
      routes: [
        RouteDefinition("/", .home),
        RouteDefinition("users/{id}", Link.user).tagged("users", "a b").access(.open),
        RouteDefinition(Link.tweet) {
          "users"; String.self; "tweets"; NamedPart("tweetId", Int.self)
        },
        RouteDefinition("list/({page=1})?({sort})", Link.list).named("listing"),
        RouteDefinition("files/{*path}", Link.file).webOnly(),
        RouteDefinition("({a}|by/{b})", Link.side),
        RouteDefinition("*/star", .star),
        RouteDefinition("dates/{x:date}", Link.date),
        RouteDefinition("t?{tag}", Link.tags).origins(.web("*.b.example")),
        RouteDefinition("old%20one", .old).deprecated("use the new one"),
        RouteDefinition("POST users [confirm]", .create).access(.internal),
        RouteDefinition("docs#{section}", Link.fragment),
        RouteDefinition("names/{x}", Link.name), RouteDefinition("names/a", .star).named("taken"),
      ])
  }

  static let rows: [(name: String, typed: String, openAPI: String, colon: String, example: String?)] = [
    ("home", "/", "/", "/", "app://"),
    ("user", "users/{id:int} [tag=users, tag=a%20b]", "/users/{id}", "/users/:id", "app://users/1"),
    (
      "tweet", "users/:string/tweets/{tweetId:int}", "/users/{string}/tweets/{tweetId}",
      "/users/:string/tweets/:tweetId", "app://users/a/tweets/2"
    ),
    ("listing", "list/({page:int=1})?({sort:new|top})", "/list/({page})", "/list/(:page)", "app://list?sort=top"),
    ("file", "files/{*path} [web]", "/files/{*path}", "/files/*path", "https://a.example/files/a"),
    ("side", "({a:int}|by/{b})", "/({a}|by/{b})", "/(:a|by/:b)", "app://1"),
    ("star", "*/star", "/*/star", "/*/star", "app://*/star"),
    ("date", "dates/{x:date}", "/dates/{x}", "/dates/:x", "app://dates/2026-11-20"),
    ("tags", "t?{tag:[string]} [origin=https://*.b.example]", "/t", "/t", nil),
    ("old", "old%20one [deprecated=use%20the%20new%20one]", "/old%20one", "/old%20one", "app://old%20one"),
    ("create", "POST users [internal]", "/users", "/users", "app://users"),
    ("fragment", "docs#{section}", "/docs", "/docs", "app://docs#a"),
    ("name", "names/{x}", "/names/{x}", "/names/:x", "app://names/b"),
    ("taken", "names/a", "/names/a", "/names/a", "app://names/a"),
  ]

  @Test(arguments: rows.indices) func `a route tells its name, its template in three styles, and an example`(index: Int)
    throws
  {
    let route = try Self.router.get().routes[index]
    let row = Self.rows[index]
    #expect(route.name == row.name)
    #expect(route.template() == row.typed)
    #expect(route.template(.openAPI) == row.openAPI)
    #expect(route.template(.colon) == row.colon)
    #expect(route.example == row.example)
    #expect(route.description == "\(row.name) \(row.typed)")
  }

  @Test func `there are as many routes as rows`() throws {
    #expect(try Self.router.get().routes.count == Self.rows.count)
  }

  @Test func `an example is a link of its own route`() throws {
    let router = try Self.router.get()
    for route in router.routes {
      guard let example = route.example else { continue }
      let match = try router.match(example, method: route.method)
      #expect(match.route.name == route.name)
      #expect(match.route.template() == route.template())
    }
  }

  @Test func `a route that no example of its own reads has none`() throws {
    let shadowed = try Router<Link>(
      .path, precedence: .declared, routes: [RouteDefinition("{x}", Link.name), RouteDefinition("home", .home)])
    #expect(shadowed.routes.map(\.example) == ["/a", nil])
    let odd = try Router<Link>(
      .path,
      routes: [
        RouteDefinition(Link.user) {
          RoutePattern { Int.self }.map {
            $0 > 100 ? $0 : nil
          } unapply: { (id: Int) in
            id
          }
        }
      ])
    #expect(odd.routes[0].example == nil)
    #expect(odd.routes[0].name == ":int")
  }

  @Test func `a route tells its flags, origins and parameters`() throws {
    let routes = try Self.router.get().routes
    let named = Dictionary(routes.map { ($0.name, $0) }) { first, _ in first }
    #expect(named["user"]?.tags == ["users", "a b"])
    #expect(named["file"]?.isWebOnly == true)
    #expect(named["file"]?.origins == [.web("a.example"), .web("*.b.example")])
    #expect(named["tags"]?.origins == [.web("*.b.example")])
    #expect(named["home"]?.origins == [.scheme("app"), .web("a.example"), .web("*.b.example")])
    #expect(named["old"]?.deprecation == "use the new one")
    #expect(named["home"]?.deprecation == nil)
    #expect(named["create"]?.method == "POST")
    #expect(named["home"]?.method == nil)
    #expect(named["tweet"]?.parameters.map(\.name) == [nil, "tweetId"])
    #expect(named["tweet"]?.parameters.map(\.type) == [.string, .integer(.int)])
    #expect(named["listing"]?.parameters.map(\.defaultText) == ["1", nil])
    #expect(named["home"]?.tags == [])
    #expect(named["home"]?.isWebOnly == false)
  }
}
