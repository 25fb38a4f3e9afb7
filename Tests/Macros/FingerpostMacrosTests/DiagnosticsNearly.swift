extension DiagnosticRow {
  /// Enums that nearly have a fault, and have none.
  static let nearly: [DiagnosticRow] = [
    DiagnosticRow(nil, "  @Route(\"a\") case a"),
    DiagnosticRow(
      nil,
      """
        @Route("shops/{id}?{tab}") @Gone("old/{id}/{x}", #"no "shops""#)
        case shop(id: Int, tab: String = "")
        @Route("home") @Gone("old/sale/{date:date}", "over") @Gone("", "") case home
        @Gone("lottery/{year}/{x}", "over") static func lottery(year: Int) -> Self? { .shop(id: year) }
        @Gone("t/{page}", "over") static func lottery(page: String) -> Self? { nil }
      """),
    // Defaults stand for what an alias, or a link that is gone, leaves out.
    DiagnosticRow(
      nil,
      """
        @Route("search?{q}&{page}") @Route("find/{q}") case search(q: String, page: Int = 1)
        @Route("top/{n}") @Route("best") @Gone("first/{year}", "over") case top(n: Int = 10)
        @Route("a/{x}") @Route("b", deprecated: "old") @Route("c [deprecated]") case a(x: Int = 1)
        @Route("d/{x}", deprecated: "old") @Route("e", deprecated: "older") case d(x: Int = 1)
        @Route("f/{x}/{y}/{z}") @Route("g/{z}/{x}") case f(x: Int, y: Sort = .best, z: String)
      """),
    // A type that the macro cannot see is opaque.
    DiagnosticRow(
      nil,
      """
        @Route("users/{name}") case user(name: Handle)
        @Route("users/me") case me
      """),
    DiagnosticRow(nil, "  @Route(\"list/({page})?({size})\") case list(page: MaybePage, size: Pages.Size)"),
    DiagnosticRow(nil, "  typealias Page = Int?\n  @Route(\"list/({page})\") case list(page: Page)"),
    DiagnosticRow(nil, "  typealias ID = Int\n  @Route(\"{id:int}\") case user(id: ID)"),
    DiagnosticRow(nil, "  struct Date {}\n  @Route(\"{day:date}\") case day(day: Date)"),
    DiagnosticRow(nil, "  @Route(\"{day:date}\") case day(day: Calendars.Date)"),
    DiagnosticRow(nil, "  @Route(\"paint/:Color\") case paint(Color)"),
    // Types of which the source tells all values.
    DiagnosticRow(
      nil,
      """
        @Route("a/{sort:new|}?{level=2}") case a(sort: Sort, level: Level)
        @Route("b/{sort:Sort}/:Level?{sorts:[Sort]}") case b(sort: Sort, Level, sorts: [Sort])
        @Route("c/top") case top
        @Route("c/{sort}") case c(sort: Sort)
        enum Sort: String, RouteParameter, CaseIterable { case best, new }
        enum Level: Int, RouteParameter { case low = 1, high }
      """),
    DiagnosticRow(nil, "  @Route(\"{id}\") case user(id: (Int))"),
    // Modules, backticks, modifiers.
    DiagnosticRow(
      nil,
      whole: """
        @Fingerpost.Routes(.path) indirect enum AppLink: Equatable, Fingerpost.Routable {
          @Fingerpost.Route("{in}") case `default`(in: Swift.Int)
        }
        """),
    // Clauses that exclude each other.
    DiagnosticRow(
      nil,
      """
        #if os(iOS)
        @Route("a") case a
        #elseif DEBUG
        @Route("a") case b
        #else
        @Route("a") case b
        #endif
      """),
    // What @available says besides, and an #if of other attributes.
    DiagnosticRow(
      nil,
      """
        @available(*, deprecated) @Route("a") case a
        #if DEBUG
        @available(*, deprecated)
        #endif
        @Route("b") case b
      """),
    // A function may share its name with others, which what it takes tells apart.
    DiagnosticRow(
      nil,
      """
        @Route("a/{id}") case a(id: Int)
        @Route("b/{id}") static func old(id: Int) -> Self? { nil }
        @Route("c/{id}") static func old(id: String) -> Self? { nil }
        static func old(id: Bool) -> Self? { nil }
      """),
    // nil has a link by one route of the case.
    DiagnosticRow(nil, "  @Route(\"list/{page}\") @Route(\"pages/({page})\") case list(page: Int?)"),
    DiagnosticRow(nil, "  @Route(\"a\") case a\n  @Route(\"b/{page}\") static func b(page: Int?) -> Self? { .a }"),
    // Origins and templates that say all there is to say.
    DiagnosticRow(
      nil, whole: "@Routes(host, .scheme(name)) enum AppLink: Routable { @Route(\"a [web]\") case a }"),
    DiagnosticRow(
      nil,
      whole: """
        @Routes(.web("{t}.a.example"), .web("www.a.example"), .web("{t}.a.example:8443", scheme: "http"))
        enum AppLink: Routable { @Route("{t}/x [web]") case x(t: String) }
        """),
    DiagnosticRow(nil, "  @Route(\"GET users\") case list\n  @Route(\"POST users\") case create"),
    DiagnosticRow(
      nil, "  @Route(\"\") case home\n  @Route(\"a [deprecated=b]\", deprecated: \"c\", tags: [\"d\"]) case a"),
    DiagnosticRow(nil, "  @Route(\"sort/{:new|top}\") case sort(String)"),
    DiagnosticRow(nil, "  @Route(\"list/({page})\") case list(page: Int = 1)"),
    DiagnosticRow(nil, "  @Route(\"list/({page})\") case list(page: Page = 1)"),
    DiagnosticRow(nil, "  @Route(\"list/({page})\") case list(page: UInt8 = 0b1_0)"),
    DiagnosticRow(
      nil,
      """
        @Route("{x}", origins: [.web("a.example")]) case a(x: String)
        @Route("{y} [origin=https://b.example]") case b(y: Int)
        @Route("{z}") case c(z: String)
      """),
    DiagnosticRow(nil, "  @Route(\"a\", tags: [\"a\", Self.tag], webOnly: false) case a\n  var router: Int { 1 }"),
    DiagnosticRow(nil, "  @Route(\"list?({page})&({q})\") case list(page: Int = 1, q: String?)"),
    DiagnosticRow(nil, "  @Route(\"({id}|n/{name})\") case user(EitherBranch<Int, String>)"),
    // Overlaps that are meant, or with what only running code can see.
    DiagnosticRow(
      nil,
      """
        @Route("users/me") case me
        @Route("users/{name}", overlaps: ["me"]) case user(name: String)
      """),
    DiagnosticRow(
      nil,
      """
        @Mount("shop") case shop(ShopLink)
        @Route("{any}/{other} [overlaps=shop]") case other(any: String, other: String)
      """),
    // Which of two routes wins, and what an opaque type reads, only running code knows.
    DiagnosticRow(
      nil,
      whole: """
        @Routes(.path, precedence: order) enum AppLink: Routable {
          @Route("users/me") case me
          @Route("users/{name}") case user(name: String)
        }
        """),
    DiagnosticRow(
      nil,
      """
        @Route("users/{a}/x") case a(a: Handle)
        @Route("users/me/{b}") case b(b: String)
        @Route("posts/{id}") case post(id: PostID)
        @Route("posts/{slug}") case slug(slug: Slug)
      """),
    // Old shapes, which are never printed.
    DiagnosticRow(
      nil,
      """
        @Route("users/me") case me
        @Route("users/{name}") static func user(name: String) -> Self? { nil }
        @Route("*/mine/old") static func other() -> Self? { .me }
      """),
    DiagnosticRow(
      nil,
      """
        @Route("users/{id}") case user(id: Int)
        @Route("u/{id}") static func old(id: Int) -> AppLink? { .user(id: id) }
        static func helper() {}
      """),
    DiagnosticRow(nil, "  @Route(\"a\")\n  @Route(\"b\", deprecated: \"a\")\n  case a"),
  ]
}
