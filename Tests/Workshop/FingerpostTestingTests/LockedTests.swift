import FingerpostEngine
import Fingerpost
import Foundation
import Testing

@testable import FingerpostTesting

/// The one line of a test that keeps links alive, passing and failing in each way.
@Suite final class LockedTests {
  enum Link: Equatable {
    case home
    case sale(id: Int)
    case user(String)
  }

  /// A folder for lock files.
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("locked-\(UUID().uuidString)").path

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private static func router(_ routes: RouteList<Link>) throws -> Router<Link> {
    try Router(.scheme("app"), routes: routes)
  }

  private static func released() throws -> Router<Link> {
    try router([
      RouteDefinition("home", .home), RouteDefinition("sale/{id}", Link.sale),
      RouteDefinition("users/{name}", Link.user),
    ])
  }

  private var file: LockFile { LockFile("links.lock.json", from: "\(folder)/Tests.swift") }

  private func failures(of router: Router<Link>, mode: String? = nil) -> [String] {
    router.failures(in: file, by: ==, mode: mode).map(\.description)
  }

  private func text() throws -> String { try String(contentsOfFile: file.path, encoding: .utf8) }

  private func write(_ text: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: file.path)) }

  // The lock file.

  @Test func `a lock that is missing says how to write it`() throws {
    #expect(
      failures(of: try Self.released()) == [
        "there is no lock file links.lock.json: write it with FINGERPOST_LOCK=write swift test, and commit it"
      ])
  }

  @Test func `a lock is written where it is asked for, and then nothing is wrong`() throws {
    let router = try Self.released()
    #expect(failures(of: router, mode: "write") == [])
    #expect(try text() == router.lock.json)
    #expect(failures(of: router) == [])
    #expect(failures(of: router, mode: "") == [])
    #expect(failures(of: router, mode: "wirte") == ["FINGERPOST_LOCK must be \"write\" or not set, not \"wirte\""])
  }

  @Test func `a route that was internal, and is open, is a failure until it is accepted`() throws {
    let open = try Self.released()
    #expect(failures(of: try Self.router(Self.internalSale), mode: "write") == [])
    #expect(
      failures(of: open) == [
        "sale sale/{id:int}: app://sale/1: everyone may open its links now; before, only the app could; "
          + "say again that it is internal: access: .internal, or [internal] in a table of text; "
          + "to accept it, write the lock file again: FINGERPOST_LOCK=write swift test"
      ])
    #expect(failures(of: open, mode: "write") == [] && failures(of: open) == [])
  }

  private static let internalSale: RouteList<Link> = [
    RouteDefinition("home", .home), RouteDefinition("sale/{id}", Link.sale).access(.internal),
    RouteDefinition("users/{name}", Link.user),
  ]

  @Test func `one call finds what is proved, what examples show, and what generated values show`() throws {
    enum Shop: Equatable { case list(id: String?, page: Int?), tag(String), me, user(String) }
    let router = try Router<Shop>(
      .scheme("app"), precedence: .declared,
      routes: [
        RouteDefinition("list/({id}/{page})", Shop.list),
        RouteDefinition("tags/{tag}", Shop.tag, take: { if case .tag(let tag) = $0 { tag.lowercased() } else { nil } }),
        RouteDefinition("users/{id}", Shop.user), RouteDefinition("users/me", Shop.me),
      ])
    let kinds = router.failures(count: 100).map { ($0.name ?? "") + " \($0.kind)" }
    // Two optionals in one group: one of them alone has no link.
    #expect(kinds == ["me finding", "list finding", "tag changed", "me hidden"])
    #expect(Self.sample.failures() == [])
  }

  @Test func `a lock stands beside the test, unless its path is whole`() {
    #expect(LockFile("../a.json", from: "/x/Tests/T.swift").path == "/x/Tests/../a.json")
    #expect(LockFile("/a.json", from: "/x/T.swift").path == "/a.json")
    let missing = Self.sample.failures(lockedBy: "no.lock.json").map(\.description)
    #expect(
      missing == [
        "there is no lock file no.lock.json: write it with FINGERPOST_LOCK=write swift test, and commit it"
      ])
  }

  private static let sample = Router<Link>(resolving: [.path], [RouteDefinition("home", .home)])

  static let damages: [(text: String, message: String)] = [
    ("{", "it is not JSON"),
    ("[]", "it is not a lock file of `fingerpost list --json`: it is not an object"),
    (
      #"{"schema":9}"#, "it has the schema 9, and this version reads 1: use a newer one, or write it again"
    ),
    (
      #"{"schema":1,"tables":[{"origins":["/"],"routes":[{"name":"a","template":"{"},{"name":"b","template":"a b"}]}]}"#,
      "route 1 \"a\": expected a name, not the end (at byte 1 of {); "
        + "route 2 \"b\": expected \"[\" and flags, not \"b\" (at byte 2 of a b)"
    ),
  ]

  @Test(arguments: damages) func `a lock that does not read says why, and what to do`(text: String, message: String)
    throws
  {
    try write(text)
    let failures = try Self.released().failures(in: file, by: nil, mode: nil)
    #expect(
      failures.map(\.description) == [
        "the lock file links.lock.json cannot be read: \(message); "
          + "restore it, or delete it and write it again with FINGERPOST_LOCK=write swift test"
      ])
    #expect(failures.map(\.kind) == [.unlocked])
  }

  @Test func `a lock that cannot be written says so`() throws {
    let file = LockFile("missing/links.lock.json", from: "\(folder)/Tests.swift")
    let failures = try Self.released().failures(in: file, by: nil, mode: "write")
    #expect(failures.count == 1)
    #expect(failures.first?.description.hasPrefix("the lock file missing/links.lock.json cannot be written: ") == true)
  }

  @Test func `of several tables in a lock, the one named as the enum is compared and written`() throws {
    let router = try Self.released()
    let other = try RouteTable([.init("x", Template("x"))], origins: [.scheme("app")])
    let old = TableLock([
      .init(other, enumName: "A"), .init(other, enumName: "App.LockedTests.Link"), .init(other, enumName: "Z"),
    ])
    try write(old.json)
    #expect(failures(of: router).contains { $0.hasPrefix("x: no route reads app://x any more; ") })
    try write(TableLock([old.tables[0], router.lock.tables[0], old.tables[2]]).json)
    #expect(failures(of: router) == [])
    let smaller = try Self.router([RouteDefinition("home", .home)])
    #expect(failures(of: smaller, mode: "write") == [])
    #expect(try text() == TableLock([old.tables[0], smaller.lock.tables[0], old.tables[2]]).json)
  }

  static let strangers: [(names: [String?], message: String)] = [
    (["A", "Z"], "has tables of A, Z"), (["Store.AppLink"], "has tables of Store.AppLink"),
    (["A", nil], "has tables of A, a table without a name"),
    (["A.Link", "B.Link"], "has tables of A.Link, B.Link"), ([], "has no tables"),
  ]

  @Test(arguments: strangers) func `the lock of another enum is refused, and both are named`(
    names: [String?], message: String
  ) throws {
    let other = try RouteTable([.init("x", Template("x"))], origins: [.scheme("app")])
    try write(TableLock(names.map { .init(other, enumName: $0) }).json)
    #expect(
      failures(of: try Self.released()) == [
        "the lock file links.lock.json \(message), but none of LockedTests.Link: add it with "
          + "FINGERPOST_LOCK=write swift test; or if the enum had another name, change the name in the file"
      ])
  }

  @Test func `a table whose name lacks the types around the enum, or that has none, is that of the enum`() throws {
    let router = try Self.released()
    let table = router.lock.tables[0].table
    for name in ["Link", nil] {
      try write(TableLock([.init(table, enumName: name)]).json)
      #expect(failures(of: router) == [])
      #expect(failures(of: router, mode: "write") == [])
      #expect(try text() == router.lock.json)
    }
  }

  // Several routers, one file.

  enum Other: Equatable { case x }
  enum Third: Equatable { case y }

  private static func write<Link>(_ router: Router<Link>, to file: LockFile) throws -> String {
    try file.write(router.lock, of: Link.self).description
  }

  @Test func `tables of several enums are merged in a file that is new, in the order of their names`() throws {
    let link = try Self.released()
    let (other, third) = (
      try Router<Other>(.path, routes: [RouteDefinition("x", .x)]),
      try Router<Third>(.path, routes: [RouteDefinition("y", .y)])
    )
    let all = TableLock([link.lock.tables[0], other.lock.tables[0], third.lock.tables[0]])
    #expect(
      try [Self.write(third, to: file), Self.write(link, to: file), Self.write(other, to: file)] == [
        "wrote the lock file links.lock.json: LockedTests.Third, 1 route (created)",
        "wrote the lock file links.lock.json: LockedTests.Link, 3 routes (added); kept LockedTests.Third",
        "wrote the lock file links.lock.json: LockedTests.Other, 1 route (added); kept LockedTests.Link, LockedTests.Third",
      ])
    #expect(try text() == all.json)
    #expect(try Self.write(other, to: file).hasSuffix("1 route (unchanged); kept LockedTests.Link, LockedTests.Third"))
    let smaller = try Self.router([RouteDefinition("home", .home)])
    #expect(try Self.write(smaller, to: file).hasSuffix("1 route (changed); kept LockedTests.Other, LockedTests.Third"))
    #expect(failures(of: smaller) == [])
    #expect(other.failures(in: file, by: ==, mode: nil) == [])
    #expect(third.failures(in: file, by: ==, mode: nil) == [])
  }

  @Test func `tests that write one file at the same time lose no table`() async throws {
    let routers = try (
      Self.released(), Router<Other>(.path, routes: [RouteDefinition("x", .x)]),
      Router<Third>(.path, routes: [RouteDefinition("y", .y)])
    )
    let file = file
    for _ in 0..<20 {
      try? FileManager.default.removeItem(atPath: file.path)
      await withTaskGroup { group in
        group.addTask { _ = try? Self.write(routers.0, to: file) }
        group.addTask { _ = try? Self.write(routers.1, to: file) }
        group.addTask { _ = try? Self.write(routers.2, to: file) }
      }
      #expect(
        try self.text()
          == TableLock([routers.0.lock.tables[0], routers.1.lock.tables[0], routers.2.lock.tables[0]]).json)
    }
  }

  @Test func `two enums of one name do not share a file`() throws {
    func router(_: Int) throws -> any Sendable {
      enum Link: Equatable { case x }
      let router = try Router<Link>(.path, routes: [RouteDefinition("x", .x)])
      return try file.write(router.lock, of: Link.self).description
    }
    func other() throws -> String {
      enum Link: Equatable { case y }
      let router = try Router<Link>(.path, routes: [RouteDefinition("y", .y)])
      do throws(LockFile.Fault) { return try file.write(router.lock, of: Link.self).description } catch {
        return error.message(file.name)
      }
    }
    _ = try router(1)
    #expect(
      try other()
        == "the lock file links.lock.json was written for another enum named LockedTests.Link in this run: "
        + "give one of the two a file of its own")
  }

  @Test func `a file that does not read is not written over`() throws {
    try write("{")
    #expect(
      failures(of: try Self.released(), mode: "write") == [
        "the lock file links.lock.json cannot be read: it is not JSON; "
          + "restore it, or delete it and write it again with FINGERPOST_LOCK=write swift test"
      ])
    #expect(try text() == "{")
  }

  @Test func `the lock of a test has what a gone link shows instead`() throws {
    let router = try Self.router([
      RouteDefinition("home", .home), RouteDefinition("sale/{id}", Link.sale).named("offer"),
      RouteDefinition("start", gone: "it is home now", instead: .home).named("start"),
      RouteDefinition("old/{id}", gone: "", instead: Link.sale),
      RouteDefinition("x/{id}", gone: "") { (id: Int) in id > 2 ? .home : nil },
      RouteDefinition("nothing", gone: "over"),
    ])
    let flags = router.table.routes.map(\.template.flags.instead)
    #expect(flags == [nil, nil, "home", "offer", nil, nil])
    #expect(
      router.lock.json.contains(
        #""gone":"it is home now","instead":"home","flags":"gone=it%20is%20home%20now, instead=home""#))
    #expect(failures(of: router, mode: "write") == [])
  }

  // The links.

  @Test func `links that break are failures, each with a link and what to do`() throws {
    #expect(failures(of: try Self.released(), mode: "write") == [])
    let router = try Self.router([RouteDefinition("home", .home), RouteDefinition("users/{name}", Link.user)])
    let failures = router.failures(in: file, by: ==, mode: nil)
    #expect(failures.map(\.kind) == [.breaking])
    #expect(failures.map(\.name) == ["sale"])
    #expect(failures.map(\.template) == ["sale/{id:int}"])
    let link = try #require(failures.first?.link)
    #expect(try Self.released().destination(for: link) != nil && router.destination(for: link) == nil)
    let text = try #require(failures.first?.description)
    #expect(text.hasPrefix("sale sale/{id:int}: "))
    #expect(text.contains(link))
    #expect(text.hasSuffix("; to accept it, write the lock file again: FINGERPOST_LOCK=write swift test"))
    #expect(self.failures(of: router, mode: "write") == [])
    #expect(self.failures(of: router) == [])
  }

  @Test func `links that are new are no failures`() throws {
    #expect(failures(of: try Self.router([RouteDefinition("home", .home)]), mode: "write") == [])
    #expect(failures(of: try Self.released()) == [])
  }

  // The rest of the line.

  @Test func `what check finds is a failure, unless the routes accept it`() throws {
    func routes(_ user: RouteDefinition<Link>) -> RouteList<Link> { [RouteDefinition("users/me", .home), user] }
    let router = try Self.router(routes(RouteDefinition("users/{name}", Link.user)))
    let failures = router.failures(in: file, by: ==, mode: "write")
    #expect(failures.map(\.kind) == [.finding])
    #expect(failures.map(\.link) == ["app://users/me"])
    #expect(
      failures.map(\.description) == [
        "user users/{name}: \"user\" cannot print name=me: \"home\" takes app://users/me: "
          + "segment 2: the literal \"me\" comes before a string; "
          + "give the parameter a type that excludes this value, or accept it: [overlaps=home] on \"user\""
      ])
    let accepted = try Self.router(routes(RouteDefinition("users/{name}", Link.user).overlaps("home")))
    #expect(accepted.failures(in: file, by: ==, mode: "write") == [])
  }

  @Test func `an example that does not come back is a failure`() throws {
    let router = try Router<Link>(
      .scheme("app"),
      routes: [
        RouteDefinition(
          "users/{name}", Link.user, take: { if case .user(let name) = $0 { name.uppercased() } else { nil } })
      ]
    )
    let failures = router.failures(in: file, by: ==, mode: "write")
    #expect(failures.map(\.kind) == [.changed])
  }
}
