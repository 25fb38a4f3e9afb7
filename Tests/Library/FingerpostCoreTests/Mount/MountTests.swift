import FingerpostCore
import Testing

/// Routers in routers: prefixes of every kind, one in another, and the same one twice.
@Suite struct MountTests {
  struct Handle: RouteParameter, Equatable {
    let name: String
    init?(parameter text: String) {
      guard text.hasPrefix("@") else { return nil }
      name = String(text.dropFirst())
    }
    var parameter: String { "@" + name }
  }
  enum Item: Sendable, Equatable { case show, photo(id: Int), owner(Handle), review(id: Int, by: String?) }
  enum Shop: Sendable, Equatable { case front, item(id: Int, Item), search(q: String, page: Int) }

  enum App: Sendable, Equatable {
    case home, shop(Shop), numbered(id: Int, Shop), localised(lang: String, id: Int, shop: Shop), either(
      EitherBranch<Int, String>, Shop)
    case optional(lang: String?, Item), plain(Int, String, Item), item(Item), other(item: Item), text(String)
  }

  private static let item = Result { () throws(RouterError) in
    try Router<Item>(
      .scheme("item"),
      routes: [
        RouteDefinition("/", .show), RouteDefinition("photos/{id}", Item.photo),
        RouteDefinition("owner/{x}", Item.owner),
        RouteDefinition("reviews/{id}?({by})", Item.review),
      ])
  }
  private static let shop = Result { () throws(RouterError) in
    try Router<Shop>(
      .path,
      routes: [
        RouteDefinition("/", .front), Mount(Shop.item, at: "items/{id}", try item.get()),
        RouteDefinition("search?{q}&{page=1}", Shop.search),
      ])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let mount: @Sendable () throws -> RouteDefinition<App>, value: App, link: String, template: String, name: String
    var testDescription: String { "\(template) reads \(link)" }

    init(
      _ value: App, _ link: String, _ template: String, _ name: String,
      _ mount: @escaping @Sendable () throws -> RouteDefinition<App>
    ) {
      (self.mount, self.value, self.link, self.template, self.name) = (mount, value, link, template, name)
    }
  }

  private static let handle = Handle(parameter: "@ann")
  private static let anyone = handle.map { Item.owner($0) } ?? .show

  static let rows: [Row] = [
    Row(.shop(.front), "/", "/", "shop.front") { Mount(App.shop, at: "", try shop.get()) },
    Row(.shop(.front), "/shop", "shop", "shop.front") { Mount(App.shop, at: "shop", try shop.get()) },
    Row(.shop(.search(q: "a b", page: 2)), "/shop/search?q=a%20b&page=2", "shop/search?{q}&{page:int=1}", "shop.search")
    {
      Mount(App.shop, at: "/shop", try shop.get())
    },
    Row(.shop(.search(q: "x", page: 1)), "/a/b/search?q=x", "a/b/search?{q}&{page:int=1}", "shop.search") {
      Mount(App.shop, at: "a/b", try shop.get())
    },
    Row(.shop(.item(id: 7, .show)), "/shop/items/7", "shop/items/{id:int}", "shop.item.show") {
      Mount(App.shop, at: "shop", try shop.get())
    },
    Row(
      .shop(.item(id: 7, anyone)), "/shop/items/7/owner/@ann", "shop/items/{id:int}/owner/{x:Handle}", "shop.item.owner"
    ) {
      Mount(App.shop, at: "shop", try shop.get())
    },
    Row(
      .shop(.item(id: 7, .review(id: 8, by: nil))), "/items/7/reviews/8", "items/{id:int}/reviews/{id_:int}?({by})",
      "shop.item.review"
    ) { Mount(App.shop, at: "", try shop.get()) },
    Row(
      .numbered(id: 1, .item(id: 2, .photo(id: 3))), "/s/1/items/2/photos/3",
      "s/{id:int}/items/{id__:int}/photos/{id_:int}", "numbered.item.photo"
    ) { Mount(App.numbered, at: "s/{id}", try shop.get()) },
    Row(
      .localised(lang: "de", id: 1, shop: .item(id: 2, .show)), "/1/de/items/2", "{id:int}/{lang}/items/{id_:int}",
      "localised.item.show"
    ) { Mount(App.localised, at: "{id}/{lang}", try shop.get()) },
    Row(.either(.right("x"), .front), "/x", "({a:int}|{b})", "either.front") {
      Mount(App.either, at: "({a}|{b})", try shop.get())
    },
    Row(
      .either(.left(7), .search(q: "y", page: 3)), "/7/search?q=y&page=3", "({a:int}|{b})/search?{q}&{page:int=1}",
      "either.search"
    ) { Mount(App.either, at: "({a}|{b})", try shop.get()) },
    Row(.optional(lang: nil, .photo(id: 1)), "/photos/1", "({lang})/photos/{id:int}", "optional.photo") {
      Mount(App.optional, at: "({lang})", try item.get())
    },
    Row(.optional(lang: "de", .show), "/de", "({lang})", "optional.show") {
      Mount(App.optional, at: "({lang})", try item.get())
    },
    Row(.plain(1, "x", .photo(id: 2)), "/1-x/photos/2", "{a:int}-{b}/photos/{id:int}", "plain.photo") {
      Mount(App.plain, at: "{a}-{b}", try item.get())
    },
    Row(.plain(1, "x", .show), "/1/x", ":int/:string", "plain.show") {
      Mount(App.plain, at: ":int/:string", try item.get())
    },
    Row(.other(item: .photo(id: 2)), "/o/photos/2", "o/photos/{id:int}", "other.photo") {
      Mount(App.other, at: "o", try item.get())
    },
  ]

  @Test(arguments: rows) func `an inner route is read and printed below its prefix`(row: Row) throws {
    let router = try Router<App>(.path, routes: [row.mount(), RouteDefinition("home", .home)])
    let match = try router.match(row.link)
    #expect(match.destination == row.value)
    #expect(match.isCanonical)
    #expect(match.route.template() == row.template)
    #expect(match.route.name == row.name)
    #expect(try router.link(for: row.value) == row.link)
    #expect(try router.link(for: .home) == "/home")
  }

  @Test func `the outer origins read and print, whatever the inner ones are`() throws {
    let router = try Router<App>(
      .scheme("app"), .web("a.example"), routes: [Mount(App.item, at: "x", try Self.item.get())])
    #expect(router.links(for: .item(.photo(id: 1))) == ["app://x/photos/1", "https://a.example/x/photos/1"])
    #expect(router.destination(for: "item://photos/1") == nil)
  }

  @Test func `one router may be mounted in several places, in one case or in several`() throws {
    let item = try Self.item.get()
    let router = try Router<App>(
      .path, routes: [Mount(App.item, at: "a", item), Mount(App.other, at: "b", item), Mount(App.item, at: "c", item)])
    #expect(try router.link(for: .item(.show)) == "/a")
    #expect(try router.link(for: .other(item: .photo(id: 1))) == "/b/photos/1")
    #expect(router.destination(for: "/c/photos/1") == .item(.photo(id: 1)))
    #expect(try router.match("/c/photos/1").canonical == "/a/photos/1")
    #expect(router.links(for: .item(Self.anyone)) == ["/a/owner/@ann", "/c/owner/@ann"])
    #expect(
      router.routes.map(\.name).prefix(5) == ["item.show", "item.photo", "item.owner", "item.review", "other.show"])
  }

  @Test func `precedence is one for mounted routes and others`() throws {
    let routes: [RouteDefinition<App>] = [
      Mount(
        App.item, at: "photos",
        try Router<Item>(.path, routes: [RouteDefinition("{id}", Item.photo), RouteDefinition("1", .show)])),
      RouteDefinition("photos/{x}", App.text), RouteDefinition("photos/2", .home),
    ]
    for routes in [routes, routes.reversed()] {
      let router = try Router<App>(.path, routes: RouteList(routes))
      #expect(router.destination(for: "/photos/1") == .item(.show))
      #expect(router.destination(for: "/photos/2") == .home)
      #expect(router.destination(for: "/photos/3") == .item(.photo(id: 3)))
      #expect(router.destination(for: "/photos/x") == .text("x"))
      #expect(throws: PrintError.self) { try router.link(for: .item(.photo(id: 2))) }
      #expect(throws: PrintError.self) { try router.link(for: .text("3")) }
    }
  }

  @Test func `a router for the same destination joins as it is`() throws {
    let inner = try Router<App>(.path, routes: [RouteDefinition("home", .home), RouteDefinition("t/{x}", App.text)])
    let router = try Router<App>(.path, routes: [Mount(at: "v2", inner), Mount(at: "", inner)])
    #expect(router.links(for: .home) == ["/v2/home", "/home"])
    #expect(router.links(for: .text("a")) == ["/v2/t/a", "/t/a"])
    #expect(router.routes.map(\.name) == ["home", "text", "home", "text"])
    let error = #expect(throws: RouterError.self) { try Router<App>(.path, routes: [Mount(at: "{v}", inner)]) }
    #expect(error?.faults.map(\.message) == ["the parameter \"v\" has no payload"])
  }

  @Test func `routes that are only read have examples below a prefix, too`() throws {
    let inner = try Router<Item>(
      .path,
      routes: [
        RouteDefinition("/", .show), RouteDefinition("pictures/{id}", reading: { (id: Int) in Item.photo(id: id) }),
      ])
    let router = try Router<App>(.path, routes: [Mount(App.item, at: "items", inner)])
    #expect(router.routes.map(\.example) == ["/items", "/items/pictures/1"])
    #expect(router.destination(for: "/items/pictures/7") == .item(.photo(id: 7)))
    #expect(throws: PrintError.self) { try router.link(for: .item(.photo(id: 7))) }
  }

  @Test func `a filtered router and one without routes are mounted as they are`() throws {
    let none = try Self.item.get().filtered { _ in false }
    let photos = try Self.item.get().filtered { $0.name == "photo" }
    let router = try Router<App>(
      .path,
      routes: [Mount(App.item, at: "a", none), Mount(App.other, at: "b", photos), RouteDefinition("home", .home)])
    #expect(router.routes.map(\.name) == ["other.photo", "home"])
    #expect(router.destination(for: "/b/photos/1") == .other(item: .photo(id: 1)))
    #expect(router.destination(for: "/b") == nil)
    #expect(throws: PrintError.self) { try router.link(for: .item(.show)) }
  }
}
