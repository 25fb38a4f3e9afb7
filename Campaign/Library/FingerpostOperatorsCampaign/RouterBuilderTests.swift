import FingerpostOperators
import Foundation
import Testing

@testable import FingerpostOperatorsTests

private enum AppLink: Equatable {
  case home
  case tweet(String, Int)
  case profile(id: String)
  case search(String)
  case data(kind: String, page: Int?)
  case eight(Int, Int, Int, Int, Int, Int, Int, Int)
  case recipes
  case info
}

@Suite struct RouterBuilderTests {
  private func links() throws -> RouterBuilder<AppLink> {
    try RouterBuilder<AppLink>(scheme: "app")
      .add(.home, route: "home")
      .add(AppLink.tweet, route: "users" /> string >/> "tweets" >/> int)
      .add(AppLink.profile, route: "users" /> string)
      .add(AppLink.search, format: "search?q=:string")
      .add(AppLink.data, format: "*/data/(info)/:string?(page=:int)")
      .add(AppLink.eight, route: "n" /> int >/> int >/> int >/> int >/> int >/> int >/> int >/> int)
      .add(.recipes, route: lit("recipes"))
      .add(.info, route: "recipes" /> "info")
  }

  static private let rows: [(String, AppLink)] = [
    ("app://home", .home),
    ("app://users/ann/tweets/7", .tweet("ann", 7)),
    ("app://users/ann", .profile(id: "ann")),
    ("app://search?q=a%20b", .search("a b")),
    ("app://*/data/info/x?page=2", .data(kind: "x", page: 2)),
    ("app://n/1/2/3/4/5/6/7/8", .eight(1, 2, 3, 4, 5, 6, 7, 8)),
    ("app://recipes", .recipes),
    ("app://recipes/info", .info),
  ]

  @Test func `every case is read and written`() throws {
    let links = try links()
    for (link, destination) in Self.rows {
      #expect(links.destination(for: link) == destination)
      #expect(try links.link(for: destination) == link)
      #expect(try links.url(for: destination).absoluteString == link)
    }
    #expect(links.destination(for: "app://recipes/info/x") == nil)
  }

  @Test func `the description lists the templates, one a line`() throws {
    #expect(
      try links().description == """
        home
        users/:string/tweets/:int
        users/:string
        search?q=:string
        */data/(info)/:string?(page=:int)
        n/:int/:int/:int/:int/:int/:int/:int/:int
        recipes
        recipes/info
        """)
  }

  @Test func `several routes for one case are all read, and the first prints`() throws {
    let links = try RouterBuilder<AppLink>(scheme: "app")
      .add(AppLink.profile, route: "users" /> string)
      .add(AppLink.profile, route: "u" /> string)
    #expect(links.destination(for: "app://u/ann") == .profile(id: "ann"))
    #expect(try links.link(for: .profile(id: "ann")) == "app://users/ann")
  }

  @Test func `what is added later is read later`() throws {
    let links = RouterBuilder<AppLink>(scheme: "app")
    #expect(links.destination(for: "app://home") == nil)
    try links.add(.home, route: "home")
    #expect(links.destination(for: "app://home") == .home)
    try links.add(.info, route: "info")
    #expect(links.destination(for: "app://info") == .info)
  }

  @Test func `the same route twice is refused, and the table stays as it was`() throws {
    let links = try links()
    let error = #expect(throws: RouterError.self) { try links.add(AppLink.search, route: "users" /> string) }
    #expect(error?.description == "users/:string: the same route twice: users/:string is already the route \"profile\"")
    #expect(links.destination(for: "app://users/ann") == .profile(id: "ann"))
    #expect(try links.router.routes.count == 8)
  }

  @Test func `the same route twice is that in any order of its query items, as a router says`() throws {
    let links = try RouterBuilder<AppLink>(scheme: "app").add(.home, format: "x?a=1&b=2")
    #expect(throws: RouterError.self) { try links.add(.info, format: "x?b=2&a=1") }
    #expect(throws: RouterError.self) {
      try Router<AppLink>(
        .scheme("app"), routes: [RouteDefinition("x?a=1&b=2", .home), RouteDefinition("x?b=2&a=1", .info)])
    }
    try links.add(.info, format: "x?b=1&a=2")
    #expect(links.description == "x?a=1&b=2\nx?b=1&a=2")
    #expect(try links.router.routes.count == 2)
  }

  private enum A { struct ID: RouteParameter { init?(parameter text: String) {}; var parameter: String { "a" } } }
  private enum B { struct ID: RouteParameter { init?(parameter text: String) {}; var parameter: String { "b" } } }
  private enum Twins { case a(A.ID), b(B.ID), c, d }

  @Test func `what is wrong beside other routes is thrown by add, too, and leaves the table as it was`() throws {
    let links = try RouterBuilder<Twins>(.scheme("app"), .path).add(Twins.a, route: "a" /> pathParam(A.ID.self))
    try links.add(Twins.b, route: "b" /> pathParam(B.ID.self))
    #expect(try links.router.routes.map { $0.template() } == ["a/:ID", "b/:ID_2"])
    let inner = try Router<Twins>(.path, routes: [RouteDefinition("new", .c), RouteDefinition("c", .d)])
    try links.add(.c, route: "m" /> "c")
    #expect(throws: RouterError.self) { try links.add(Mount(at: "m", inner)) }
    try links.add(.d, route: "m" /> "new")
    #expect(links.description == "a/:ID\nb/:ID_2\nm/c\nm/new")
    try links.add(RouteDefinition("o", .c).origins(.path)).add(RouteDefinition("o", .d).origins(.scheme("app")))
    #expect(links.description == "a/:ID\nb/:ID_2\nm/c\nm/new\no [origin=/]\no [origin=app://]")
  }

  static private let formats: [(format: String, message: String)] = [
    ("users/{", "expected a name, not the end (at byte 7)"),
    ("users/:string", "the payload of type Int has no parameter in the template"),
    ("users/:int/:int", "\"1\" is int in the template, but its payload is String"),
    ("users/:string/:bool", "\"2\" is bool in the template, but its payload is Int"),
    ("users/:string/:int/:int", "the parameter \"3\" has no payload"),
  ]

  @Test func `a format that is no template, or of other types, is thrown`() throws {
    for (format, message) in Self.formats {
      let links = RouterBuilder<AppLink>(scheme: "app")
      let error = #expect(throws: RouterError.self) { try links.add(AppLink.tweet, format: format) }
      #expect(error?.faults.map(\.message) == [message])
    }
  }

  @Test func `the whole table is one pattern`() throws {
    let pattern = try RouterBuilder<AppLink>(scheme: "app")
      .add(.home, route: "")
      .add(AppLink.tweet, route: "users" /> string >/> "tweets" >/> int)
      .add(AppLink.search, format: "search?q=:string")
      .pattern
    #expect(pattern.template == "((users/:string/tweets/:int|search?q=:string))")
    #expect(try pattern.parse("/") == .home)
    #expect(try pattern.parse("/users/ann/tweets/7") == .tweet("ann", 7))
    #expect(try pattern.parse("/search?q=x") == .search("x"))
    #expect(pattern.print(.home)?.path == [])
    #expect(pattern.print(.search("x"))?.query == ["q": "x"])
    #expect(pattern.print(.info)?.path == nil)
  }
}

@Suite struct OpenTests {
  private final class Log {
    var opened: [AppLink] = []
  }

  @Test func `a link is opened by the handler, which says whether it was`() throws {
    let log = Log()
    let links = RouterBuilder<AppLink>(
      scheme: "app",
      open: { link in
        log.opened.append(link)
        return link != .info
      })
    try links.add(.home, route: "home").add(.info, route: "info")
    let results = try sync(links)
    #expect(results == [true, false, false, true, false, true, true, false])
    #expect(log.opened == [.home, .info, .home, .home, .home])
  }

  /// Outside of an async context, where `open` is the synchronous one.
  private func sync(_ links: RouterBuilder<AppLink>) throws -> [Bool] {
    let (home, nowhere) = (try #require(URL(string: "app://home")), try #require(URL(string: "app://nowhere")))
    return [
      links.open("app://home"), links.open("app://info"), links.open("app://nowhere"), links.open(linkFor: .home),
      links.open(linkFor: .search("x")), links.open(url: home), links.open(home), links.open(url: nowhere),
    ]
  }

  @Test func `in an async context the handler that takes its time is awaited`() async throws {
    let log = Log()
    let links = RouterBuilder<AppLink>(
      scheme: "app",
      async: { link in
        await Task.yield()
        log.opened.append(link)
        return true
      })
    try links.add(.home, route: "home")
    #expect(await links.open("app://home"))
    #expect(await links.open(linkFor: .home))
    #expect(await links.open("app://nowhere") == false)
    #expect(await links.open(url: try #require(URL(string: "app://home"))))
    #expect(await links.open(url: try #require(URL(string: "app://nowhere"))) == false)
    #expect(log.opened == [.home, .home, .home])
  }
}
