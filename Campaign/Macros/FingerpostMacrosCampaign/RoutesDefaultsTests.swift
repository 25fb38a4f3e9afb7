import Fingerpost
import Foundation
import SeededRandom
import Testing

@testable import FingerpostMacrosTests

/// Defaults of payloads, literals or not: what a link means that leaves the value out, and what is left out of a link.
@Suite struct RoutesDefaultsTests {
  enum Sort: String, RouteParameter, CaseIterable {
    case best, new, old
    static let usual = Sort.new
  }
  struct Slug: RouteParameter, Equatable, ExpressibleByStringLiteral {
    let text: String
    init?(parameter text: String) { self.text = text.lowercased() }
    init(stringLiteral text: String) { self.text = text.lowercased() }
    var parameter: String { text }
  }
  typealias Page = Int
  typealias Tags = [String]

  @Routes(.path)
  enum Inner: Routable, Equatable {
    @Route("lang?{lang}") case lang(String? = "en")
    @Route("tags?{tags}&{sorts}") case tags(tags: [String] = ["x"], sorts: [Sort] = [.new, .old])
  }

  @Routes(.path)
  enum AppLink: Routable, Equatable {
    static let pageSize = 20
    private static let start = 7

    @Route("search?{q}&{sort}") case search(q: String, sort: Sort = .best)
    @Route("usual?{sort}") case usual(sort: Sort = Sort.usual)
    @Route("most?{n}&{size}") case most(n: Int = .max, size: Int = Self.pageSize)
    @Route("own?{n}") case own(n: Page = start)
    @Route("lang?{lang}") case lang(String? = "en")
    @Route("named?{lang}&{q}") case named(lang: String? = "en", q: String?)
    @Route("tags?{tags}&{sorts}") case tags(tags: [String] = ["x"], sorts: [Sort] = [.new, .old])
    @Route("none?{tags}&{q}") case none(tags: [String] = [], q: String? = nil)
    @Route("list/({page})") case list(page: Int = .min)
    @Route("pages/({page}/{size})") case pages(page: Int = 1, size: Int = AppLink.pageSize)
    @Route("by/({sort})") case by(sort: Sort? = Sort.usual)
    @Route("top#{part}") case top(part: Sort = .old)
    @Route("slug?{slug}") case slug(slug: Slug = "A")
    @Route("alias?{tags}") case alias(tags: Tags = ["a", "b"])
    @Route("day?{day}") case day(day: CalendarDay? = CalendarDay(parameter: "2026-11-22"))
    @Route("files/({*path})") case files(path: [String] = ["index"])
    @Route("wide/{id}?{sort}&{size}") @Route("w/{id}") @Route("v/{size}", deprecated: "use wide")
    case wide(id: Int = 9, sort: Sort = .usual, size: Int = pageSize)
    @Mount("inner") case inner(Inner)
    @Mount("in/{id}") case deep(id: Int, Inner)
    @Route("f/{id}?{f}") static func old(id: Int, f: Int = .max) -> Self? { .most(n: f, size: id) }
  }

  static let both: [(String, AppLink)] = [
    ("/search?q=a", .search(q: "a")), ("/search?q=a&sort=old", .search(q: "a", sort: .old)),
    ("/usual", .usual()), ("/usual?sort=best", .usual(sort: .best)),
    ("/most", .most()), ("/most?n=1", .most(n: 1)), ("/most?size=3", .most(size: 3)),
    ("/own", .own()), ("/own?n=8", .own(n: 8)),
    ("/lang", .lang("en")), ("/lang?lang=de", .lang("de")), ("/lang?lang=", .lang("")),
    ("/named", .named(lang: "en", q: nil)), ("/named?q=a", .named(q: "a")),
    ("/tags", .tags()), ("/tags?tags=x&tags=y", .tags(tags: ["x", "y"])), ("/tags?sorts=old", .tags(sorts: [.old])),
    ("/none", .none()), ("/none?tags=x", .none(tags: ["x"])),
    ("/list", .list()), ("/list/3", .list(page: 3)),
    ("/pages", .pages()), ("/pages/1/3", .pages(size: 3)), ("/pages/2/20", .pages(page: 2)),
    ("/by", .by(sort: .new)), ("/by/old", .by(sort: .old)),
    ("/top", .top()), ("/top#new", .top(part: .new)),
    ("/slug", .slug()), ("/slug?slug=b", .slug(slug: "b")),
    ("/alias", .alias()), ("/alias?tags=c", .alias(tags: ["c"])),
    ("/day", .day()), ("/day?day=2026-11-23", .day(day: CalendarDay(parameter: "2026-11-23"))),
    ("/files", .files()), ("/files/a/b", .files(path: ["a", "b"])),
  ]

  @Test(arguments: both) func `a link that leaves a value out means its default, and the default is left out`(
    text: String, link: AppLink
  ) throws {
    #expect(AppLink(link: text) == link)
    #expect(try AppLink.router.link(for: link) == text)
    let object = try AppLink.router.payload(for: link, as: .structured)
    #expect(try AppLink(payload: object) == link)
  }

  static let spelled: [(String, AppLink)] = [
    ("/search?q=a&sort=best", .search(q: "a")), ("/lang?lang=en", .lang("en")), ("/tags?tags=x", .tags()),
    ("/list/-9223372036854775808", .list()), ("/pages/1/20", .pages()), ("/by/new", .by()), ("/slug?slug=A", .slug()),
    ("/w/7", .wide(id: 7)), ("/v/7", .wide(size: 7)), ("/v/20", .wide()),
    ("/files/index", .files()), ("/f/3", .most(size: 3)), ("/f/20?f=9223372036854775807", .most()),
  ]

  @Test func `an alias that leaves out a default is read, and never printed`() throws {
    let routes = AppLink.router.routes.filter { $0.name == "wide" }
    #expect(routes.map(\.deprecation) == [nil, "", "use wide"])
    #expect(try AppLink.router.link(for: .wide(id: 7)) == "/wide/7")
    let match = try AppLink.router.match("/w/7")
    #expect(match.route.name == "wide")
    #expect(match.canonical == "/wide/7" && !match.isCanonical)
    #expect(AppLink(link: "/w/x") == nil)
  }

  @Test(arguments: spelled) func `a default that a link spells out is the same value`(text: String, link: AppLink) {
    #expect(AppLink(link: text) == link)
  }

  static let without: [(AppLink, String)] = [
    (.lang(nil), nilOf("lang", "en")), (.named(lang: nil, q: "a"), nilOf("lang", "en")),
    (.tags(tags: []), empty("tags", "x")), (.tags(sorts: []), empty("sorts", "new,old")),
    (.tags(tags: ["y"], sorts: []), empty("sorts", "new,old")), (.by(sort: nil), nilOf("sort", "new")),
    (.day(day: nil), nilOf("day", "2026-11-22")), (.alias(tags: []), empty("tags", "a,b")),
    (.files(path: []), empty("path", "index")), (.inner(.lang(nil)), nilOf("lang", "en")),
    (.deep(id: 1, .tags(sorts: [])), empty("sorts", "new,old")),
  ]

  private static func nilOf(_ name: String, _ text: String) -> String {
    "the value of \"\(name)\" is nil" + means(text)
  }
  private static func empty(_ name: String, _ text: String) -> String {
    "the list of \"\(name)\" is empty" + means(text)
  }
  private static func means(_ text: String) -> String {
    ", but a link without it means its default \"\(text)\": give it a value, or remove the default"
  }

  @Test(arguments: without) func `where absence means the default, nil and an empty list have no link, and say why`(
    link: AppLink, message: String
  ) {
    let error = #expect(throws: PrintError.self) { try AppLink.router.link(for: link) }
    #expect(error?.description == message)
    let other = #expect(throws: PrintError.self) { try AppLink.router.payload(for: link, as: .structured) }
    #expect(other?.description == message)
    #expect(AppLink.router.links(for: link) == [])
  }

  @Test func `every value that prints reads back`() throws {
    var random = Random("every value that prints reads back")
    let texts = ["", "x", "en", "a b", "index", "é"]
    var printed = 0
    for _ in 0..<Random.draws(5000) {
      let (text, sort) = (random.pick(texts), random.pick(Sort.allCases))
      let some = random.chance(70) ? text : nil
      let list = (0..<random.below(3)).map { _ in random.pick(texts) }
      let number = random.pick([Int.min, 0, 1, 20, .max])
      let link = random.pick([
        AppLink.search(q: text, sort: sort), .usual(sort: sort), .most(n: number, size: number), .own(n: number),
        .lang(some), .named(lang: some, q: some), .tags(tags: list, sorts: random.chance(50) ? [sort] : [.new, .old]),
        .none(tags: list, q: some), .list(page: number), .pages(page: number, size: 20),
        .by(sort: random.chance(80) ? sort : nil), .slug(slug: Slug(stringLiteral: text)), .alias(tags: list),
        .files(path: list),
      ])
      guard let text = link.link else { continue }
      printed += 1
      #expect(AppLink(link: text) == link, "\(text)")
    }
    #expect(printed > Random.enough(3000))
  }

  @Routes(.path)
  enum Faulty: Routable {
    @Route("a?{id}") case a(id: UUID = made())
    @Route("b?{x}") case b(x: Double = .infinity)
    @Route("c?{ids}") case c(ids: [UUID] = [UUID()])
    static func made() -> UUID { UUID() }
    @Route("d?{x}") case d(x: Double = .pi)
  }

  @Test func `a default that has no one text is a fault of the router`() {
    let messages = Faulty.router.check().filter { $0.severity == .error }.map(\.message)
    #expect(
      messages == [
        #"the default of "id" is different each time, so no link can leave it out"#,
        #"the default of "x" has the text "inf", which does not read back"#,
        #"the default of "ids" is different each time, so no link can leave it out"#,
      ])
    #expect(Faulty(link: "/d")?.link == "/d")
    #expect(Faulty(link: "/a") == nil)
  }

  @Test func `a router has no other finding about defaults`() {
    // Beside a default nil has no link.
    #expect(AppLink.router.check().filter { $0.kind != .neverNil } == [])
    #expect(
      AppLink.router.check().map(\.routes[0].name)
        == AppLink.router.routes.map(\.name).filter { ["lang", "named", "by", "day"].contains($0) })
  }
}
