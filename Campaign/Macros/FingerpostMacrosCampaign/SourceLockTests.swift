import Fingerpost
import FingerpostAnalysis
import FingerpostSyntax
import Testing

@testable import FingerpostMacrosTests

/// The lock of an enum's router is the lock of its source.
@Suite struct SourceLockTests {
  enum Sort: String, RouteParameter, CaseIterable { case new, top }

  @Routes(.scheme("app"), .web("a.example"), precedence: .declared, strictQuery: true)
  enum Link: Routable {
    @Route("home") @Route("start", deprecated: "use home") case home
    @Route("feed/{sort}?{page}", tags: ["a b"]) case feed(sort: Sort, page: Int = 1)
    @Route("admin [web]") case admin
    @Route("old/{page}") static func old(page: Int) -> Self? { .feed(sort: .new, page: page) }
  }

  enum Level: Int, RouteParameter { case low = 1, high }
  typealias Order = Sort
  typealias Page = Int
  typealias Orders = [Order]
  typealias Linked = Link

  /// Every default that a source shows.
  @Routes(.path)
  enum Shown: Routable {
    @Route("case?{a}&{b}&{c}&{d}") case cases(
      a: Sort = .new, b: Sort = Sort.top, c: SourceLockTests.Sort = SourceLockTests.Sort.top, d: Order = Order.top)
    @Route("own?{a}&{b}&{c}") case own(a: Own = .x, b: Self.Own = Self.Own.y, c: Own = (.y))
    @Route("raw?{a}&{b}") case raw(a: Level = .high, b: Level? = Level.low)
    @Route("optional?{a}&{b}&{c}&{d}") case optional(
      a: Sort? = .top, b: Sort? = nil, c: Sort? = .none, d: String? = "en")
    @Route("literals?{a}&{b}&{c}&{d}&{e}") case literals(
      a: Bool = true, b: Int8 = -0x10, c: UInt64 = 18_446_744_073_709_551_615, d: Double = 1, e: Double = -1.5e3)
    @Route("text?{a}&{b}") case text(a: String = "", b: String = "a&b=* c,(d)é%")
    @Route("lists?{a}&{b}&{c}&{d}&{e}") case lists(
      a: [Sort] = [.top, .new], b: [String] = ["a,b", "", "*"], c: [Int] = [], d: Orders = [Sort.new],
      e: [Level] = [.low])
    @Route("path/({page}/{sort})") case path(page: Page = 7, sort: Sort = .top)
    @Route("files/({*rest})") case files(rest: [String] = ["a/b", "c,d"])
    @Route("top#{part}") case top(part: Sort = .new)
    @Route("float/{x}/{y}") case float(x: Float, y: Page)
    @Mount("in/({sort})") case mounted(sort: Sort = .top, Linked)
    @Route("old?{sort}") static func old(sort: Sort = .top) -> Self? { .top(part: sort) }
    enum Own: String, RouteParameter, CaseIterable { case x, y = "z" }
  }

  /// Defaults that only running code knows.
  @Routes(.path)
  enum Hidden: Routable {
    static let size = 20
    @Route("constant?{a}&{b}") case constant(a: Int = Self.size, b: Int = .max)
    @Route("call?{a}&{b}&{c}") case call(a: Int = Int(7), b: [Sort] = Sort.allCases, c: [Int] = [1, .max])
    @Route("member?{a}&{b}") case member(a: Sort = Sort.allCases[0], b: Sort? = .some(.top))
    @Route("other?{a}&{b}") case other(a: Word = "A", b: Float = 1.5)
    @Route("path/({page}/{size})") case path(page: Int = 1, size: Int = Self.size)
    @Route("files/({*rest})") case files(rest: [String] = ["a"] + ["b"])
    @Route("top#{part}") case top(part: Int = size)
    @Route("interpolated?{a}") case interpolated(a: String = "\(size)")
  }

  struct Word: RouteParameter, ExpressibleByStringLiteral {
    let text: String
    init?(parameter text: String) { self.text = text }
    init(stringLiteral text: String) { self.text = text.lowercased() }
    var parameter: String { text }
  }

  @Test func `what the source shows of defaults is what the router has`() throws {
    try SourceLock.expect(Shown.self)
    #expect(Shown.router.check().filter { $0.severity == .error } == [])
  }

  @Test func `what only running code knows is neither equal nor changed`() throws {
    try SourceLock.expect(
      Hidden.self,
      unknown: [
        "constant.a", "constant.b", "call.a", "call.b", "call.c", "member.a", "member.b", "other.a", "other.b",
        "path.size", "files.rest", "top.part", "interpolated.a",
      ])
  }

  static let source = """
    enum Sort: String, RouteParameter, CaseIterable { case new, top }

    @Routes(.scheme("app"), .web("a.example"), precedence: .declared, strictQuery: true)
    enum Link: Routable {
      @Route("home") @Route("start", deprecated: "use home") case home
      @Route("feed/{sort}?{page}", tags: ["a b"]) case feed(sort: Sort, page: Int = 1)
      @Route("admin [web]") case admin
      @Route("old/{page}") static func old(page: Int) -> Self? { .feed(sort: .new, page: page) }
    }
    """

  @Test func `the lock of a router is that of its source, as the command line reads it`() throws {
    try SourceLock.expect(Link.self)
    let sources = SwiftSources([(path: "Link.swift", bytes: Array(Self.source.utf8))])
    let root = try #require(sources.roots.first)
    let table = try #require(sources.table(of: root).sound?.table)
    #expect(TableLock([.init(table, enumName: "SourceLockTests.\(root.name)")]).json == Link.router.lock.json)
  }
}
