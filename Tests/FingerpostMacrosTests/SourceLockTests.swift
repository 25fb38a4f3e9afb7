import Fingerpost
import FingerpostSyntax
import Testing

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

  @Test func `the lock of a router is that of its source`() throws {
    let sources = SwiftSources([(path: "Link.swift", bytes: Array(Self.source.utf8))])
    let root = try #require(sources.roots.first)
    let table = try #require(sources.table(of: root).sound?.table)
    #expect(TableLock([.init(table, enumName: root.name)]).json == Link.router.lock.json)
  }
}
