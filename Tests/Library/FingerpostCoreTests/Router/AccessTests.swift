import FingerpostCore
import Testing

/// Who may open what, at every door but the opener's.
@Suite struct AccessTests {
  enum Link: Routable, Hashable {
    case home, debug(page: String), pay(amount: Int), profile(id: Int), unknown(String)

    static let router = Router<Link>(
      resolving: [.scheme("app"), .web("a.example")],
      [
        RouteDefinition("home", .home), RouteDefinition("debug/{page}", Link.debug).access(.internal),
        RouteDefinition("pay/{amount}", Link.pay).access(.confirm),
        // An alias is no way around, nor is a route of another name: the strictest access of a case counts.
        RouteDefinition("d/{page}", Link.debug).named("other"),
        RouteDefinition("profile/{id}", Link.profile).access(.internal), RouteDefinition("p/{id}", Link.profile),
      ])
  }

  struct Row: Sendable {
    let link: String
    let destination: Link?
    let isOpen: Bool
    let isServed: Bool
  }

  static let rows: [Row] = [
    Row(link: "/home", destination: .home, isOpen: true, isServed: true),
    Row(link: "/debug/log", destination: .debug(page: "log"), isOpen: false, isServed: false),
    Row(link: "/d/log", destination: .debug(page: "log"), isOpen: false, isServed: false),
    Row(link: "/pay/7", destination: .pay(amount: 7), isOpen: false, isServed: true),
    Row(link: "/profile/7", destination: .profile(id: 7), isOpen: false, isServed: false),
    Row(link: "/p/7", destination: .profile(id: 7), isOpen: false, isServed: false),
  ]

  @Test(arguments: rows)
  func `a link from outside has the value of an open route alone, and a router reads every link`(_ row: Row) {
    let link = "app:/" + row.link
    #expect(Link.router.destination(for: link) == row.destination)
    #expect(Link(link: link) == (row.isOpen ? row.destination : nil))
    #expect(Link.router.openDestination(for: link) == (row.isOpen ? row.destination : nil))
  }

  @Test(arguments: rows)
  func `a server finds no internal route, unless it asks for them`(_ row: Row) {
    func destination(_ resolution: Resolution<Link>) -> Link? {
      if case .found(let match) = resolution { match.destination } else { nil }
    }
    #expect(destination(Link.router.resolve(target: row.link)) == (row.isServed ? row.destination : nil))
    #expect(destination(Link.router.resolve(target: row.link, includesInternal: true)) == row.destination)
  }

  @Test func `what no route reads falls back from outside, and what is closed does not`() throws {
    let router = try Link.router.addingFallback(Link.unknown)
    #expect(router.openDestination(for: "app://x") == .unknown("app://x"))
    #expect(router.openDestination(for: "app://debug/log") == nil)
    #expect(router.openDestination(for: "other://x") == nil)
  }
}
