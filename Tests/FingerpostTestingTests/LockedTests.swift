import Fingerpost
import Foundation
import Testing

@testable import FingerpostTesting

/// The one line of a test that keeps links alive, passing and failing in each way.
@Suite struct LockedTests {
  enum Link: Equatable {
    case home
    case sale(id: Int)
    case user(String)
  }

  /// A folder for lock files.
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("locked-\(UUID().uuidString)").path

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  private static func router(_ routes: RouteList<Link>) throws -> Router<Link> {
    try Router(.scheme("app"), routes: routes)
  }

  private static func released() throws -> Router<Link> {
    try router([On("home", .home), On("sale/{id}", Link.sale), On("users/{name}", Link.user)])
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
        "there is no lock file \(folder)/links.lock.json: write it with FINGERPOST_LOCK=write swift test, and commit it"
      ])
  }

  @Test func `a lock is written where it is asked for, and then nothing is wrong`() throws {
    let router = try Self.released()
    #expect(failures(of: router, mode: "write") == [])
    #expect(try text() == router.lock.json)
    #expect(failures(of: router) == [])
    #expect(failures(of: router, mode: "") == [])
    #expect(failures(of: router, mode: "wirte") == ["FINGERPOST_LOCK is \"write\" or not set, not \"wirte\""])
  }

  @Test func `a lock stands beside the test, unless its path is whole`() {
    #expect(LockFile("../a.json", from: "/x/Tests/T.swift").path == "/x/Tests/../a.json")
    #expect(LockFile("/a.json", from: "/x/T.swift").path == "/a.json")
    let missing = Self.sample.failures(lockedBy: "no.lock.json").map(\.description)
    let here = #filePath.prefix(through: #filePath.lastIndex(of: "/") ?? #filePath.startIndex)
    #expect(
      missing == [
        "there is no lock file \(here)no.lock.json: write it with FINGERPOST_LOCK=write swift test, and commit it"
      ])
  }

  private static let sample = Router<Link>(resolving: [.path], [On("home", .home)])

  static let damages: [(text: String, message: String)] = [
    ("{", "it is no JSON"),
    ("[]", "it is no lock file, as `fingerpost list --json` writes it: it is not an object"),
    (
      #"{"schema":9}"#, "it has the schema 9, and this version reads 1: use a newer one, or write it anew"
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
        "the lock file \(file.path) does not read: \(message); "
          + "restore it, or write it anew with FINGERPOST_LOCK=write swift test"
      ])
    #expect(failures.map(\.kind) == [.unlocked])
  }

  @Test func `a lock that cannot be written says so`() throws {
    let file = LockFile("missing/links.lock.json", from: "\(folder)/Tests.swift")
    let failures = try Self.released().failures(in: file, by: nil, mode: "write")
    #expect(failures.count == 1)
    #expect(failures.first?.description.hasPrefix("the lock file \(file.path) cannot be written: ") == true)
  }

  @Test func `of several tables in a lock, the one named as the enum is compared and written`() throws {
    let router = try Self.released()
    let other = try RouteTable([.init("x", Template("x"))], origins: [.scheme("app")])
    let old = TableLock([
      .init(other, enumName: "A"), .init(other, enumName: "App.Link"), .init(other, enumName: "Z"),
    ])
    try write(old.json)
    #expect(failures(of: router).contains { $0.hasPrefix("x: no route reads app://x any more; ") })
    try write(TableLock([old.tables[0], router.lock.tables[0], old.tables[2]]).json)
    #expect(failures(of: router) == [])
    let smaller = try Self.router([On("home", .home)])
    #expect(failures(of: smaller, mode: "write") == [])
    #expect(try text() == TableLock([old.tables[0], smaller.lock.tables[0], old.tables[2]]).json)
    try write(TableLock([old.tables[0], old.tables[2]]).json)
    #expect(
      failures(of: router) == [
        "the lock file \(file.path) holds A, Z, and no table named Link: give each router a file of its own"
      ])
  }

  // The links.

  @Test func `links that break are failures, each with a link and what to do`() throws {
    #expect(failures(of: try Self.released(), mode: "write") == [])
    let router = try Self.router([On("home", .home), On("users/{name}", Link.user)])
    let failures = router.failures(in: file, by: ==, mode: nil)
    #expect(failures.map(\.kind) == [.breaking])
    #expect(failures.map(\.name) == ["sale"])
    #expect(failures.map(\.template) == ["sale/{id:int}"])
    let link = try #require(failures.first?.link)
    #expect(try Self.released().route(for: link) != nil && router.route(for: link) == nil)
    let text = try #require(failures.first?.description)
    #expect(text.hasPrefix("sale sale/{id:int}: "))
    #expect(text.contains(link))
    #expect(text.hasSuffix("; to accept it, write the lock anew: FINGERPOST_LOCK=write swift test"))
    #expect(self.failures(of: router, mode: "write") == [])
    #expect(self.failures(of: router) == [])
  }

  @Test func `links that are new are no failures`() throws {
    #expect(failures(of: try Self.router([On("home", .home)]), mode: "write") == [])
    #expect(failures(of: try Self.released()) == [])
  }

  // The rest of the line.

  @Test func `what check finds is a failure, unless the routes accept it`() throws {
    func routes(_ user: On<Link>) -> RouteList<Link> { [On("users/me", .home), user] }
    let router = try Self.router(routes(On("users/{name}", Link.user)))
    let failures = router.failures(in: file, by: ==, mode: "write")
    #expect(failures.map(\.kind) == [.finding])
    #expect(failures.map(\.link) == ["app://users/me"])
    #expect(
      failures.map(\.description) == [
        "user users/{name}: \"user\" cannot print name=me: \"home\" takes app://users/me: "
          + "segment 2: the literal \"me\" comes before a string; "
          + "rule the value out by the type of its parameter, or accept it: [overlaps=home] on \"user\""
      ])
    let accepted = try Self.router(routes(On("users/{name}", Link.user).overlaps("home")))
    #expect(accepted.failures(in: file, by: ==, mode: "write") == [])
  }

  @Test func `an example that does not come back is a failure`() throws {
    let router = try Router<Link>(
      .scheme("app"),
      routes: [On("users/{name}", Link.user, take: { if case .user(let name) = $0 { name.uppercased() } else { nil } })]
    )
    let failures = router.failures(in: file, by: ==, mode: "write")
    #expect(failures.map(\.kind) == [.changed])
  }
}
