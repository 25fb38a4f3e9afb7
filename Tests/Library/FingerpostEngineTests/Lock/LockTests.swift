import Foundation
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// Reads the text of a lock file.
func readLock(_ text: String) throws -> TableLock { try JSONDecoder().decode(TableLock.self, from: Data(text.utf8)) }

/// The text of a lock file, and what is in it.
struct LockTests {
  @Test func `a lock has one route a line, and what a template does not show`() throws {
    let options = RouteTable.Options(
      precedence: .declared, text: TextRules(limits: LinkLimits(segments: 9), slashes: .strict, plus: .form),
      strictQuery: true,
      types: [
        CustomType("Sort", members: ["top", "new"], within: nil),
        CustomType("Even", within: .integer(.int)) { $0 }, CustomType("Slug") { $0 },
      ])
    let table = try table(
      "feed feed/{sort:Sort} [web,tag=a%20b], page GET p/{n:Even} <- /, page {slug:Slug}?{q:int=1}", ["app://", "/"],
      options)
    #expect(
      TableLock([.init(table, enumName: "AppLink")]).json
        == #"{"schema":1,"tables":["# + "\n"
        + #"{"enum":"AppLink","origins":["app://","/"],"#
        + #""options":{"precedence":"declared","strictQuery":true,"slashes":"strict","plus":"form","limits":{"segments":9}},"#
        + #""types":["# + "\n"
        + #"{"type":"Even","within":"int"},"# + "\n"
        + #"{"type":"Sort","members":["top","new"]}"# + "\n"
        + #"],"routes":["# + "\n"
        + #"{"name":"feed","method":null,"template":"feed/{sort:Sort}","#
        + #""parameters":[{"name":"sort","type":"new|top"}],"origins":["/"],"web":true,"tags":["a b"],"#
        + #""flags":"web, tag=a%20b","order":1},"# + "\n"
        + #"{"name":"page","method":"GET","template":"p/{n:Even}","parameters":[{"name":"n","type":"Even"}],"#
        + #""origins":["/"],"order":2,"prints":true},"# + "\n"
        + #"{"name":"page","method":null,"template":"{slug:Slug}?{q:int=1}","#
        + #""parameters":[{"name":"slug","type":"Slug"},{"name":"q","type":"int","default":1}],"#
        + #""origins":["app://","/"],"order":3,"prints":true}"# + "\n]}\n]}\n")
  }

  @Test func `options that are the default, and order that decides nothing, are left out`() throws {
    let lock = TableLock([.init(try table("b b, a a"))])
    #expect(
      lock.json == #"{"schema":1,"tables":["# + "\n" + #"{"origins":["/"],"routes":["# + "\n"
        + #"{"name":"a","method":null,"template":"a","parameters":[],"origins":["/"]},"# + "\n"
        + #"{"name":"b","method":null,"template":"b","parameters":[],"origins":["/"]}"# + "\n]}\n]}\n")
    #expect(lock.description == lock.json)
    #expect(TableLock([]).json == #"{"schema":1,"tables":["# + "\n]}\n")
    #expect(try readLock(TableLock([]).json) == TableLock([]))
  }

  @Test func `the order of routes that does not count does not change the text`() throws {
    let lock = TableLock([.init(try table("a a, b b/{x}, c c"))])
    #expect(lock == TableLock([.init(try table("c c, b b/{x}, a a"))]))
    #expect(Set([lock, TableLock([.init(try table("c c, b b/{x}, a a"))])]).count == 1)
    let methods = try ["b POST x, a GET x", "a GET x, b POST x"].map { TableLock([.init(try table($0))]).json }
    #expect(methods[0] == methods[1])
    #expect(TableLock([.init(try table("a x, a y"))]) != TableLock([.init(try table("a y, a x"))]))
  }

  @Test func `several tables keep their names and files`() throws {
    let lock = TableLock([
      .init(try table("a a"), enumName: "App.Link", file: "App/Link.swift"), .init(try table("b b", ["app://"])),
    ])
    let kept = try readLock(lock.json)
    #expect(kept == lock)
    #expect(kept.tables.map(\.enumName) == ["App.Link", nil])
    #expect(kept.tables.map(\.file) == ["App/Link.swift", nil])
    #expect(kept.tables.map { $0.table.routes.map(\.name) } == [["a"], ["b"]])
  }

  // The order of declaration, where it decides.

  @Test(arguments: ["me z/{x}, me a/{x}", "me a/{x}, me z/{x}", "x x, me b/{x}, y y, me a/{x}, me c/{x}"])
  func `of routes with one name the first prints as before`(routes: String) throws {
    let (table, kept) = try self.kept(routes)
    #expect(kept.routes.filter { $0.name == "me" } == table.routes.filter { $0.name == "me" })
    #expect(try kept.print("me", ["x": "1"]) == table.print("me", ["x": "1"]))
  }

  @Test func `the route that was declared first still wins`() throws {
    let (table, kept) = try self.kept("any {x}, me me, rest {*rest}", options: .init(precedence: .declared))
    #expect(kept.routes == table.routes)
    #expect(kept.outcome("/me") == "any x=me")
  }

  @Test func `every limit is kept`() throws {
    let limits = LinkLimits(bytes: 100, segments: 9, queryItems: 8, captures: 7)
    let (table, kept) = try self.kept("a a", options: .init(text: TextRules(limits: limits)))
    #expect(kept.options.text == table.options.text)
    #expect(kept.options.text.limits == limits)
    #expect(
      TableLock([.init(table)]).json.contains(
        #""options":{"limits":{"bytes":100,"segments":9,"queryItems":8,"captures":7}}"#))
  }

  /// Routes, and what each is for among those of its name.
  static let roles: [(routes: String, roles: [String?])] = [
    ("a x, b y", [nil, nil]), ("a x/{n}, a y/{n}", ["prints", "only read"]),
    ("a x/{n}, a y/{m}", ["prints", "prints"]),
    ("a x/{n}, a y/({n})", ["prints", "prints"]), ("a x, a (y)", ["prints", "only read"]),
    ("a x/{n}, a y?({n})", ["prints", "prints"]), ("a x [deprecated], a y", ["only read", "prints"]),
    ("a x/{n}, a y/{n} <- app://", ["prints", "only read"]), ("a x/{n} <- app://, a y/{n}", ["prints", "prints"]),
    ("a x/{n} [web], a y/{n}", ["prints", "prints"]), ("a x [gone], a y", [nil, nil]),
  ]

  @Test(arguments: roles) func `of routes of one name those print that carry what those before them cannot`(
    routes: String, roles: [String?]
  ) throws {
    let table = try table(routes, ["/", "app://"])
    #expect(table.routes.map { table.aliasRoles[$0]?.rawValue } == roles)
  }

  // What old locks lack.

  @Test func `an old lock has neither options, types, flags nor order, and reads all the same`() throws {
    let old = try readLock(
      #"{"schema":1,"tables":[{"file":"a.routes","origins":["app://","/"],"routes":["#
        + #"{"name":"sort","method":null,"template":"s/{sort:Sort}/{slug:Slug}","#
        + #""parameters":[{"name":"sort","type":"new|top"},{"name":"slug","type":"Slug"}],"origins":["app://","/"]},"#
        + #"{"name":"old","method":"POST","template":"a/{x}?{y:[string]}","parameters":[],"origins":["/"],"web":true,"#
        + #""deprecated":"","tags":["a b","c"],"overlaps":["sort"],"prints":false},"#
        + #"{"name":"old","method":null,"template":"z/{x}","parameters":[],"origins":["/"],"prints":true}]}]}"#)
    let table = old.tables[0].table
    #expect(
      table.routes.map(\.template.description) == [
        "s/{sort:Sort}/{slug:Slug}", "z/{x}",
        "POST a/{x}?{y:[string]} [web, deprecated, tag=a%20b, tag=c, overlaps=sort]",
      ])
    #expect(table.routes.map(\.origins) == [nil, [.path], nil])
    #expect(table.outcome("app://s/new/anything") == "sort sort=new slug=anything")
    #expect(table.outcome("app://s/old/anything") == "notFound")
    #expect(old.tables[0].positions == [0, 2, 1])
  }

  @Test func `a route has all origins of the table unless its own are listed`() throws {
    let kept = try readLock(
      #"{"schema":1,"tables":[{"origins":["app://","/"],"routes":["#
        + #"{"name":"a","template":"a"},{"name":"b","template":"b","origins":["app://","/"]},"#
        + #"{"name":"c","template":"c","origins":["app://"]},{"name":"d","template":"d","origins":[]}]}]}"#)
    #expect(kept.tables[0].table.routes.map(\.origins) == [nil, nil, [.scheme("app")], []])
  }

  @Test func `members that are not known are passed over`() throws {
    let kept = try readLock(
      #"{"by":{"x":[1]},"schema":1,"tables":[{"new":1,"origins":["/"],"options":{"x":1},"routes":["#
        + #"{"name":"a","template":"a","x":null}]}],"skipped":[]}"#)
    #expect(kept == TableLock([.init(try table("a a"))]))
  }

  private func kept(
    _ routes: String, options: RouteTable.Options = .init()
  ) throws -> (table: RouteTable, kept: RouteTable) {
    let table = try table(routes, ["/"], options)
    return (table, try #require(readLock(TableLock([.init(table)]).json).tables.first?.table))
  }
}
