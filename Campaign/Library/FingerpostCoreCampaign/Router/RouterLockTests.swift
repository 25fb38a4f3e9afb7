import Foundation
import Testing

@testable import FingerpostCore
@testable import FingerpostCoreTests
import FingerpostAnalysis

/// A router's own lock.
struct RouterLockTests {
  enum Link: Equatable {
    case home
    case feed(Sort)
    case user(String, [String])
  }

  enum Sort: String, RouteParameter, CaseIterable { case new, top }

  private static func router() throws -> Router<Link> {
    try Router(
      .scheme("app"), .path, precedence: .declared,
      routes: [
        RouteDefinition("home", .home), RouteDefinition("start", .home).deprecated("use home"),
        RouteDefinition("feed/{sort}", Link.feed),
        RouteDefinition("users/{name}?{tags}", Link.user),
        RouteDefinition("u/{name}", reading: { (name: String) in Link.user(name, []) }),
      ])
  }

  private static func kept(_ lock: TableLock) throws -> TableLock {
    try JSONDecoder().decode(TableLock.self, from: Data(lock.json.utf8))
  }

  @Test func `a router has a lock that says what its table lacks`() throws {
    let lock = try Self.router().lock
    #expect(lock.tables.map(\.enumName) == ["RouterLockTests.Link"])
    let table = try #require(lock.tables.first?.table)
    #expect(
      table.routes.map { "\($0.name) \($0.template)" } == [
        "home home", "home start [deprecated=use%20home]", "feed feed/{sort:new|top}",
        "user users/{name}?{tags:[string]}",
        "u/{name} [deprecated] u/{name} [deprecated]",
      ])
    #expect(table.options.precedence == .declared)
    #expect(try Self.kept(lock) == lock)
  }

  @Test func `a kept router reads the same links`() throws {
    let router = try Self.router()
    let table = try #require(try Self.kept(router.lock).table(named: "Link"))
    for link in ["app://home", "/start", "app://feed/top", "app://feed/old", "/users/ann?tags=a&tags=b", "/u/x", "/x"] {
      #expect((try? table.match(link))?.index == (try? router.match(link))?.match.index, "\(link)")
    }
  }

  @Test func `a router differs in nothing from its own lock`() throws {
    let router = try Self.router()
    #expect(router.diff(from: router.lock)?.changes == [])
    #expect(router.diff(from: try Self.kept(router.lock))?.isBreaking == false)
  }

  @Test func `one table must have the name of the enum, with or without the types around it`() throws {
    let table = try RouteTable([.init("x", Template("x"))], origins: [.path])
    let router = try Self.router()
    func lock(_ names: String?...) -> TableLock { TableLock(names.map { .init(table, enumName: $0) }) }
    #expect(router.diff(from: lock(nil)) != nil)
    #expect(router.diff(from: lock("A", "Link")) != nil)
    #expect(router.diff(from: lock("A", "RouterLockTests.Link", nil)) != nil)
    #expect(router.diff(from: lock("Link", "App.RouterLockTests.Link", "RouterLockTests.Link")) != nil)
    #expect(router.diff(from: lock("Other")) == nil)
    #expect(router.diff(from: lock("A", "App.Link", nil)) == nil)
    #expect(router.diff(from: lock("App.RouterLockTests.Link", "Shop.RouterLockTests.Link")) == nil)
    #expect(router.diff(from: lock("A", nil)) == nil)
    #expect(router.diff(from: lock()) == nil)
  }

  @Test func `a route that is not there any more breaks its links`() throws {
    let router = try Self.router()
    let smaller = router.filtered { $0.name != "feed" }
    let diff = smaller.diff(from: try #require(router.lock.tables.first?.table))
    #expect(diff.isBreaking)
    #expect(diff.changes.compactMap(\.old?.name) == ["feed"])
    #expect(router.diff(from: try #require(smaller.lock.tables.first?.table)).isBreaking == false)
  }
}
