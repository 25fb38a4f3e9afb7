import Fingerpost
import FingerpostSyntax
import SeededRandom
import Testing

/// What is read of source is what the router of the same source is.
@Suite struct SwiftSourcesTests {
  @Routes(.scheme("app"))
  enum Inner: Routable, Equatable {
    @Route("items/{id}?{page=1}", tags: ["x"]) case item(id: Int, page: Int)
    @Route("old/{id}") static func old(id: Int) -> Self? { .item(id: id, page: 1) }
  }

  @Routes(.scheme("app"))
  enum Outer: Routable, Equatable {
    @Route("home") case home
    @Mount("shops/{id}") case shop(id: Int, Inner)
  }

  static let files: [(path: String, source: String)] = [
    (
      "Outer.swift",
      """
      @Routes(.scheme("app"))
      enum Outer: Routable {
        @Route("home") case home
        @Mount("shops/{id}") case shop(id: Int, Inner)
      }
      """
    ),
    (
      "Inner.swift",
      """
      @Routes(.scheme("app"))
      enum Inner: Routable {
        @Route("items/{id}?{page=1}", tags: ["x"]) case item(id: Int, page: Int)
        @Route("old/{id}") static func old(id: Int) -> Self? { .item(id: id, page: 1) }
      }
      """
    ),
  ]

  private func sources(_ files: [(path: String, source: String)]) -> SwiftSources {
    SwiftSources(files.map { (path: $0.path, bytes: Array($0.source.utf8)) })
  }

  @Test func `routes are named, and renamed, as the router has them`() throws {
    let sources = sources(Self.files)
    let root = try #require(sources.roots.first)
    let table = sources.table(of: root)
    #expect(sources.roots.map(\.name) == ["Outer"])
    #expect(sources.enums.map(\.name) == ["Outer", "Inner"])
    #expect(table.faults.isEmpty)
    #expect(table.routes.map(\.name) == Outer.router.routes.map(\.name))
    #expect(
      table.routes.map(\.template.description) == [
        "home", "shops/{id:int}/items/{id_:int}?{page:int=1} [tag=x]", "shops/{id:int}/old/{id_:int} [deprecated]",
      ])
    #expect(table.locations.map(\.description) == ["Outer.swift:3", "Inner.swift:3", "Inner.swift:4"])
  }

  @Routes(.scheme("app"))
  enum Sale: Routable, Equatable {
    @Route("home") @Gone("sale/{id}", "the sale has ended", tags: ["x"]) case home
    @Route("shops/{id}") @Gone("old-shops/{id}", "shops have moved") case shop(id: Int)
    @Gone("lottery/{year:int}", "the lottery is over") static func lottery(year: Int) -> Self? { nil }
  }

  @Routes(.scheme("app"))
  enum Sales: Routable, Equatable { @Mount("s/{id}") case sale(id: Int, Sale) }

  @Test func `gone routes are those of the router, and name the case that they show`() throws {
    let source = """
      @Routes(.scheme("app"))
      enum Sale: Routable, Equatable {
        @Route("home") @Gone("sale/{id}", "the sale has ended", tags: ["x"]) case home
        @Route("shops/{id}") @Gone("old-shops/{id}", "shops have moved") case shop(id: Int)
        @Gone("lottery/{year:int}", "the lottery is over") static func lottery(year: Int) -> Self? { nil }
      }
      @Routes(.scheme("app"))
      enum Sales: Routable, Equatable { @Mount("s/{id}") case sale(id: Int, Sale) }
      """
    let sources = sources([("Sales.swift", source)])
    let table = sources.table(of: try #require(sources.roots.first))
    #expect(table.faults == [])
    #expect(table.routes.map(\.template.flags.instead) == [nil, "sale.home", nil, "sale.shop", nil])
    #expect(table.routes.map(\.name) == Sales.router.routes.map(\.name))
    #expect(table.routes.map(\.template.description) == Sales.router.routes.map { $0.template() })
    #expect(table.sound?.table.check() == [])
  }

  @Test func `options are those of the router, and one that is no literal is said to be unknown`() throws {
    let source = """
      @Routes(.path, text: .init(limits: LinkLimits(segments: 2), slashes: .lenient, plus: .form), strictQuery: true)
      enum Known: Routable { @Route("find?{q}&{n}") case find(q: String, n: Int?) }
      @Routes(.path, precedence: order, text: rules(), strictQuery: isStrict)
      enum Unknown: Routable { @Route("find?{q}&{n}") case find(q: String, n: Int?) }
      """
    let sources = sources([("Links.swift", source)])
    let known = sources.table(of: try #require(sources.enums(named: "Known").first))
    #expect(known.faults.isEmpty)
    let table = try #require(known.sound?.table)
    #expect(try table.match("//find/?q=a+b").values.map(\.description) == ["q=a b"])
    #expect((try? table.match("/find?q=a&n=x")) == nil)
    #expect((try? table.match("/find/a/b")) == nil)
    let unknown = sources.table(of: try #require(sources.enums(named: "Unknown").first))
    #expect(unknown.faults.map(\.kind) == [.unknownOption, .unknownOption, .unknownOption])
    #expect(
      unknown.faults.map(\.message) == [
        "precedence: order is not a literal: links are read by the default",
        "text: rules() is not a literal: links are read by the default",
        "strictQuery: isStrict is not a literal: links are read by the default",
      ])
    #expect(try unknown.sound?.table.match("/find?q=a+b&n=x").values.map(\.description) == ["q=a+b"])
  }

  @Test func `an enum that mounts itself by way of others is a root, and its circle a fault`() throws {
    let circle = sources([
      ("A.swift", "@Routes(.path) enum A: Routable { @Mount(\"b\") case b(B) }"),
      ("B.swift", "@Routes(.path) enum B: Routable { @Mount(\"a\") case a(A) }"),
    ])
    #expect(circle.roots.map(\.name) == ["A"])
    let faults = circle.table(of: try #require(circle.roots.first)).faults
    #expect(faults.map(\.message) == ["enums are mounted in a circle: A, B, A"])
    #expect(faults.map(\.kind) == [.mountCircle])
  }

  @Test func `enums that mount the next one twice, thirty times over, stop at a limit`() throws {
    let files = (0..<30).map { index in
      let mounts = "@Mount(\"a\") case a(E\(index + 1))\n @Mount(\"b\") case b(E\(index + 1))"
      return (path: "E\(index).swift", source: "@Routes(.path) enum E\(index): Routable {\n \(mounts)\n}")
    }
    let sources = sources(files + [("E30.swift", "@Routes(.path) enum E30: Routable { @Route(\"x\") case x }")])
    let root = try #require(sources.roots.first)
    let faults = sources.table(of: root).faults
    #expect(faults.map(\.message) == ["more than 20000 routes and mounts"])
  }

  /// A chain of enums, of which each has a route beside the mount of the next.
  private func chain(_ count: Int, prefix: (Int) -> String) -> SwiftSources {
    let enums = (0..<count).map { index in
      let payload = prefix(index).hasPrefix("{") ? "id: Int, E\(index + 1)" : "E\(index + 1)"
      let mount = index + 1 < count ? "@Mount(\"\(prefix(index))\") case e(\(payload)); " : ""
      return "@Routes(.path) enum E\(index): Routable { \(mount)@Route(\"x\") case x }"
    }
    return sources([("E.swift", enums.joined(separator: "\n"))])
  }

  @Test(arguments: isFull ? [300, 2000] : [300])
  func `a chain of mounts is followed so deep, and what is left out is told`(count: Int)
    throws
  {
    let sources = chain(count) { _ in "m" }
    let table = sources.table(of: try #require(sources.roots.first))
    #expect(table.routes.count == 257)
    #expect(table.faults.map(\.message) == ["mounts nest more than 256 deep: the routes of E257 are left out here"])
    #expect(table.faults.map(\.kind) == [.tooManyMounts] && table.faults.map(\.severity) == [.error])
    #expect(table.faults.first?.code.description == "FP0856")
    #expect(table.sound?.table.routes.map(\.template.path.count).max() == 257)
  }

  @Test func `an enum in a function or other code is read, and the types around it are its own`() throws {
    let link = "@Routes(.path) enum Link: Routable { @Route(\"{sort}\") case sort(sort: Sort) }"
    func sort(_ member: String) -> String { "enum Sort: String, RouteParameter, CaseIterable { case \(member) }" }
    let sources = sources([
      (
        "a.swift",
        """
        func a() { \(sort("a")); \(link) }
        struct B {
          var b: Int { \(sort("b")); \(link); return 1 }
          init() { run { if true { \(sort("c")); \(link) } } }
          let d = { \(link) }
        }
        #if DEBUG
        func e() {
          #if DEBUG
          \(sort("e")); enum E { \(link) }
          #endif
        }
        #endif
        do { \(sort("f")); \(link) }
        """
      )
    ])
    #expect(sources.faults.isEmpty)
    #expect(
      sources.roots.map(\.name) == ["Link", "B.Link", "B.Link", "B.Link", "E.Link", "Link"])
    #expect(
      sources.roots.flatMap { sources.table(of: $0).routes.map(\.template.description) } == [
        "{sort:a|}", "{sort:b|}", "{sort:c|}", "{sort:Sort}", "{sort:Sort}", "{sort:f|}",
      ])
  }

  @Test(arguments: [0, 1, 7]) func `a route has the same names for its parameters, however deep it is mounted`(
    parameters: Int
  ) throws {
    let sources = chain(30) { $0 % 7 < parameters ? "{id}" : "m\($0)" }
    for index in [0, 5, 20] {
      let inner = sources.table(of: sources.enums[index + 1]).routes
      let outer = sources.table(of: sources.enums[index]).routes.filter { $0.name.hasPrefix("e.") }
      #expect(outer.count == 29 - index)
      for route in outer {
        let own = try #require(inner.first { "e.\($0.name)" == route.name })
        let prefix = try Template(index % 7 < parameters ? "{id:int}" : "m\(index)")
        #expect(route.template == (try own.template.renamed(below: prefix)))
      }
    }
  }

  @Test func `a nearer enum of a name is taken before others`() throws {
    let sources = sources([
      (
        "A.swift",
        "enum N {\n @Routes(.path) enum A: Routable { @Mount(\"b\") case b(B) }\n"
          + " @Routes(.path) enum B: Routable { @Route(\"near\") case near }\n}"
      ), ("B.swift", "@Routes(.path) enum B: Routable { @Route(\"far\") case far }"),
    ])
    #expect(sources.roots.map(\.name) == ["N.A", "B"])
    #expect(sources.table(of: try #require(sources.roots.first)).routes.map(\.name) == ["b.near"])
  }

  @Test(arguments: ["Inner", "(Inner)", "`Inner`", "Feature.Inner", "Self.Inner"])
  func `an enum is found by its name, however it is written`(type: String) throws {
    let sources = sources([
      ("A.swift", "@Routes(.path) enum A: Routable { @Mount(\"b\") case b(\(type)) }"),
      ("B.swift", "@Routes(.path) enum Inner: Routable { @Route(\"c\") case c }"),
    ])
    let table = sources.table(of: try #require(sources.roots.first))
    #expect(table.routes.map(\.name) == ["b.c"])
    #expect(table.faults == [])
  }

  @Test func `an enum whose paths ignore case is read as it runs`() throws {
    let sources = sources([
      (
        "Link.swift",
        """
        @Routes(.path, text: TextRules(plus: .form, case: .ignored))
        enum Link: Routable {
          @Route("Users/{tab:New|old}") case tab(tab: String)
          @Route("wiki/特殊:{page}") case page(page: String)
        }
        """
      )
    ])
    let root = try #require(sources.roots.first)
    let table = try #require(sources.table(of: root).sound?.table)
    #expect(table.options.text.case == .ignored)
    #expect(try table.match("/users/NEW").canonical == "/Users/New")
    #expect(try table.match("/wiki/%E7%89%B9%E6%AE%8A:a").route.name == "page")
  }

  @Test func `members that coincide where an enum ignores case are told`() throws {
    let sources = sources([
      (
        "Link.swift",
        """
        @Routes(.path, text: TextRules(case: .ignored))
        enum Link: Routable {
          @Route("{tab:New|new}") case tab(tab: String)
        }
        """
      )
    ])
    let root = try #require(sources.roots.first)
    let faults = sources.table(of: root).faults
    #expect(faults.map(\.code.description) == ["FP0147"])
  }
}
