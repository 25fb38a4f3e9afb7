import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// Links that a release took away, and that are still known.
@Suite struct GoneTests {
  private static func table(_ lines: [String], _ origins: Origin...) throws -> RouteTable {
    let routes = try lines.map { line in
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      return RouteTable.Route(words[0], try Template(words[1]))
    }
    return try RouteTable(routes, origins: origins)
  }

  private static let lines = [
    "home home", "shop shops/{id:int}?{tab=all}", "new sale/new", "any old/{slug}",
    "sale sale/{id} [gone=the%20sale%20has%20ended, instead=home]", "old old/{id:int} [gone]",
    "moved old-shops/{id}/{x} [gone=moved, instead=shop]", "closed POST orders [gone=closed]",
    "web only [gone=web, web]", "lost lost/{id} [gone=lost, instead=shop]", "rest rest/{*all} [gone=all, instead=any]",
  ]

  private static func table() throws -> RouteTable { try table(lines, .scheme("app"), .web("a.example")) }

  static let links: [(link: String, method: String?, answer: String)] = [
    ("app://sale/7", nil, "gone: the sale has ended"),
    ("https://a.example/sale/7?x#y", nil, "gone: the sale has ended"),
    ("app://sale/new", nil, "new"), ("app://old/7", nil, "gone"), ("app://old/x", nil, "any"),
    ("app:///sale//%37/", nil, "gone: the sale has ended"), ("app://orders", "POST", "gone: closed"),
    ("app://orders", nil, "no route has this shape (at byte 12)"),
    ("app://only", nil, "no route has this shape (at byte 10)"),
    ("https://a.example/only", "HEAD", "gone: web"), ("app://sale", nil, "no route has this shape (at byte 10)"),
    ("app://rest/a/b", nil, "gone: all"),
  ]

  @Test(arguments: links) func `a gone route wins as others do, and says that it is gone`(
    link: String, method: String?, answer: String
  ) throws {
    let table = try Self.table()
    let isGone = answer.hasPrefix("gone")
    do throws(LinkError) {
      #expect(try table.match(link, method: method).route.name == answer)
      #expect(!isGone)
    } catch {
      #expect(error.description == answer)
      #expect((error.kind == .gone) == isGone)
      #expect((error.gone != nil) == isGone)
    }
    #expect((table.lookup(link, method: method) != nil) == (isGone || table.routes.contains { $0.name == answer }))
  }

  @Test func `the error has the reason, the route and what to show instead`() throws {
    let error = try #require(throws: LinkError.self) { try Self.table().match("app://sale/7") }
    #expect(error.gone == .init(reason: "the sale has ended", route: "sale", instead: "home"))
    #expect(error.kind.description == "gone")
    #expect(error.offset == 0)
    let target = try #require(throws: LinkError.self) { try Self.table().match(target: "/old/7") }
    #expect(target.gone == .init(reason: "", route: "old", instead: nil))
    #expect(throws: error) { try Self.table().match(utf8: Array("app://sale/7".utf8)) }
  }

  static let instead: [(link: String, instead: String?)] = [
    ("app://sale/7", "app://home"), ("https://a.example/sale/7", "https://a.example/home"),
    ("app://old-shops/7/y", "app://shops/7"), ("app://old-shops/x/y", nil), ("app://old/7", nil),
    ("app://lost/9", "app://shops/9"), ("app://rest/a", nil),
  ]

  @Test(arguments: instead) func `the link to show instead is of the same origin, with the values of the same names`(
    link: String, instead: String?
  ) throws {
    let table = try Self.table()
    #expect(table.linkInstead(of: try #require(table.answer(link))) == instead)
  }

  @Test func `nothing prints a gone link`() throws {
    let table = try Self.table()
    func message(_ print: () throws(PrintError) -> String) -> String {
      do throws(PrintError) { return try print() } catch { return error.description }
    }
    #expect(
      message { () throws(PrintError) in try table.print("sale", ["id": .text("7")]) }
        == "\"sale\" is gone: the sale has ended")
    #expect(message { () throws(PrintError) in try table.print("old", ["id": .text("7")]) } == "\"old\" is gone")
    let captures = try #require(table.answer("app://sale/7")).captures
    #expect(
      message { () throws(PrintError) in try table.print(captures, route: 4) } == "\"sale\" is gone: the sale has ended"
    )
    #expect(
      message { () throws(PrintError) in try table.print("any", ["slug": .text("7")]) }
        == "the link of these values is read as \"old\"")
  }

  @Test func `a gone route is no alias of a live one with its name`() throws {
    let table = try Self.table(["a a/{x} [gone]", "a b/{x}", "c c [deprecated]", "c d [gone]"], .path)
    #expect(try table.print("a", ["x": .text("1")]) == "/b/1")
    #expect(try table.match("/b/1").canonical == "/b/1")
    #expect(throws: LinkError.self) { try table.match("/a/1") }
    #expect(throws: PrintError(.deprecated("c"))) { try table.print("c", [:]) }
  }

  @Test func `no gone route is offered: neither its method nor its shape`() throws {
    let table = try Self.table(["a POST x [gone]", "b PUT x", "c DELETE y [gone]", "sale sale/{id} [gone]"], .path)
    #expect(try #require(throws: LinkError.self) { try table.match("/x") }.allowedMethods == ["PUT"])
    #expect(try #require(throws: LinkError.self) { try table.match("/y") }.kind == .notFound)
    #expect(table.nearest(to: "/sael/7") == nil)
    // Who asks why is told what the link may have meant.
    #expect(table.explain("/sael/7").near.map(\.route.name) == ["sale"] && table.explain("/sael/7").fix == nil)
  }

  @Test func `an object that names a gone route says that it is gone`() throws {
    let table = try Self.table()
    let link = RouteObject(route: "sale", values: ["id": .text("7")])
    let error = #expect(throws: PrintError.self) { try table.first(of: link) { index, _ in index } }
    #expect(error?.description == "\"sale\" is gone: the sale has ended")
    #expect(error?.kind == .gone)
  }

  @Test func `of two tables, one with gone routes, the same routes answer`() throws {
    var (gone, live) = (0, 0)
    for round in 0..<Random.draws(200) {
      var tables = TableGenerator(Seed.random("gone", round))
      let plain = tables.table(precedence: round % 4 == 3 ? .declared : .specific)
      let routes = plain.routes.map { route in
        var template = route.template
        (template.flags.gone, template.flags.instead) = (nil, nil)
        return RouteTable.Route(route.name, template, origins: route.origins)
      }
      let whole = try RouteTable(routes, origins: plain.origins, options: plain.options)
      let flagged = routes.map { route in
        var template = route.template
        if tables.random.chance(40) { (template.flags.gone, template.flags.deprecation) = ("why", nil) }
        return RouteTable.Route(route.name, template, origins: route.origins)
      }
      let table = try RouteTable(flagged, origins: plain.origins, options: plain.options)
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<60 {
        let link = links.link(for: plain)
        let method = links.random.method()
        let note = "\(plain.lines)\ntext \(link.debugDescription) \(method ?? "")\n\(Seed.note)"
        let expected = try? whole.match(link, method: method)
        let isGone = expected.map { flagged[$0.index].template.flags.gone != nil } ?? false
        gone += isGone ? 1 : 0
        live += expected != nil && !isGone ? 1 : 0
        #expect(table.lookup(link, method: method)?.index == expected?.index, "\(note)")
        #expect(table.answer(link, method: method)?.captures == expected?.captures, "\(note)")
        do throws(LinkError) {
          let match = try table.match(link, method: method)
          #expect(!isGone && match.index == expected?.index, "\(note)")
          let again = try table.match(match.canonical, method: method)
          #expect(again.isCanonical && again.route.name == match.route.name, "\(note)")
          // An alias may print, with parameters of its own.
          #expect(again.index != match.index || again.captures == match.captures, "\(note)")
        } catch {
          #expect((error.kind == .gone) == isGone, "\(note)")
          #expect(isGone || expected == nil, "\(note)")
        }
      }
    }
    #expect(gone > Random.enough(1000) && live > Random.enough(1000), "\(gone) \(live) \(Seed.note)")
  }
}
