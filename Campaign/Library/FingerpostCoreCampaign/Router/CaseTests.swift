import FingerpostCore
import FingerpostEngine
import Testing

@testable import FingerpostAnalysis

/// Typed routes that ignore case: a set gives its member as the template has it.
@Suite struct CaseTests {
  enum Link: Equatable, Sendable {
    case tab(String), sort(Sort), mixed(String, Int), group(String?), user(String), me, search(String)
  }

  enum Sort: String, CaseIterable, RouteParameter { case New, old }

  private static let routes: RouteList<Link> = [
    RouteDefinition("Tabs/{tab:Home|news} [case=ignore]", Link.tab),
    RouteDefinition("Sort/{sort:New|old} [case=ignore]", Link.sort),
    RouteDefinition("{kind:A|b}-{id} [case=ignore]", Link.mixed),
    RouteDefinition("Shop/({kind:Old|x%20y}) [case=ignore]", Link.group),
    RouteDefinition("users/{name}", Link.user), RouteDefinition("Users/Me [case=ignore]", .me),
    RouteDefinition("Search?{tab:Home|news} [case=ignore]", Link.search),
  ]

  private static let router = try? Router<Link>(
    .scheme("app"), .web("a.example"), .web("{t}.b.example"), .path, .compact, routes: routes)

  static let cases: [(link: String, value: Link, canonical: String)] = [
    ("app://tabs/HOME", Link.tab("Home"), "app://Tabs/Home"), ("app://TABS/news", .tab("news"), "app://Tabs/news"),
    ("https://a.example/tabs/NEWS", .tab("news"), "https://a.example/Tabs/news"),
    ("tabs:hOme", .tab("Home"), "Tabs:Home"),
    ("/sort/new", .sort(.New), "/Sort/New"), ("/a-7", .mixed("A", 7), "/A-7"), ("/B-7", .mixed("b", 7), "/b-7"),
    ("/shop", .group(nil), "/Shop"), ("/SHOP/X%20y", .group("x y"), "/Shop/x%20y"),
    ("/SHOP/OLD", .group("Old"), "/Shop/Old"),
    ("/users/ME", .me, "/Users/Me"), ("/users/Mee", .user("Mee"), "/users/Mee"),
    ("/SEARCH?tab=Home", .search("Home"), "/Search?tab=Home"),
    ("https://tabs.b.example/home", .tab("Home"), "https://tabs.b.example/Home"),
    ("/Tabs/H%6Fme", .tab("Home"), "/Tabs/Home"), ("/tabs/home?utm=1", .tab("Home"), "/Tabs/Home"),
  ]

  @Test(arguments: cases)
  func `a link in another case makes the value that its template prints`(
    link: String, value: Link, canonical: String
  ) throws {
    let router = try #require(Self.router)
    #expect(router.destination(for: link) == value)
    let match = try router.match(link)
    #expect(match.destination == value)
    #expect(match.canonical == canonical)
    #expect(router.destination(for: canonical) == value)
  }

  @Test func `what is printed is the template's spelling, and no value that another route takes`() throws {
    let router = try #require(Self.router)
    #expect(try router.link(for: .tab("Home")) == "app://Tabs/Home")
    #expect(try router.link(for: .sort(.old)) == "app://Sort/old")
    #expect(throws: PrintError.self) { try router.link(for: .tab("home")) }
    #expect(throws: PrintError.self) { try router.link(for: .user("me")) }
    #expect(try router.link(for: .me) == "app://Users/Me")
  }

  @Test func `a query keeps its case`() throws {
    #expect(try #require(Self.router).destination(for: "/search?tab=home") == nil)
  }

  @Test func `all routes of a router may ignore case`() throws {
    let router = try Router<Link>(
      .path, text: TextRules(case: .ignored),
      routes: [
        RouteDefinition("Tabs/{tab:Home|news}", Link.tab), RouteDefinition("users/me", .me),
        RouteDefinition("users/{name}", Link.user),
      ])
    #expect(router.destination(for: "/tabs/home") == .tab("Home"))
    #expect(router.destination(for: "/USERS/ME") == .me)
    #expect(router.destination(for: "/USERS/Ann") == .user("Ann"))
    #expect(throws: RouterError.self) {
      try Router<Link>(
        .path, text: TextRules(case: .ignored), routes: [RouteDefinition("Me", .me), RouteDefinition("me", .me)])
    }
  }

  @Test func `a mount below a path that ignores case does so`() throws {
    enum Outer: Equatable { case inner(Link) }
    let inner = try Router<Link>(.path, routes: [RouteDefinition("Tabs/{tab:Home|news} [case=ignore]", Link.tab)])
    let outer = try Router<Outer>(.path, routes: [Mount(Outer.inner, at: "shop", inner)])
    #expect(outer.destination(for: "/SHOP/tabs/HOME") == .inner(.tab("Home")))
    #expect(try outer.link(for: .inner(.tab("Home"))) == "/shop/Tabs/Home")
  }
}
