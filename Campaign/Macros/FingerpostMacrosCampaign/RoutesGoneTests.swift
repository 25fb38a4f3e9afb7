import Fingerpost
import FingerpostSyntax
import FingerpostTesting
import Foundation
import Testing

@testable import FingerpostMacrosTests

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What `@Gone` makes of links that a release took away, wherever they come from.
@Suite struct RoutesGoneTests {
  @Routes(.scheme("app"), .web("a.example"))
  enum AppLink: Routable, Equatable, Codable {
    @Route("home") @Gone("sale/{id}", "the sale has ended") @Gone("{day:date}", "", tags: ["old"]) case home
    @Route("shops/{id}?{tab}") @Gone("old-shops/{id}", "shops have moved") @Gone("s/{tab}/{id}", "moved", webOnly: true)
    case shop(id: Int, tab: String = "all")
    @Route("colors/{color}") @Gone("colours/{color}/{x}", "\"spelled\" differently") case color(_ color: Color)
    @Route("in/{inout}") @Gone("out/{inout}", "turned") case `default`(`inout`: Int?)
    @Gone("lottery/{year:int}/{x}", "the lottery is over") static func lottery(year: Int) -> Self? {
      year > 2020 ? .shop(id: year) : nil
    }
    #if !NO_SUCH_FLAG
      @Route("flagged/{id}") @Gone("unflagged/{id}", "renamed") case flagged(id: UUID)
    #endif
    @Fallback case unknown(String)

    enum Color: String, RouteParameter, Codable, CaseIterable { case red, green }
  }

  @Routes(.scheme("app"), .web("a.example"))
  enum Whole: Routable, Equatable {
    @Route("/") case root
    @Mount("tenants/{id}") case tenant(id: Int, AppLink)
  }

  static let id = "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
  fileprivate static let links: [(link: String, reason: String, instead: AppLink?, name: String)] = [
    ("app://sale/7", "the sale has ended", .home, "home.gone"),
    ("app://2026-11-20", "", .home, "home.gone"),
    ("app://old-shops/7", "shops have moved", .shop(id: 7), "shop.gone"),
    ("https://a.example/s/new/7", "moved", .shop(id: 7, tab: "new"), "shop.gone"),
    ("app://colours/red/y", "\"spelled\" differently", .color(.red), "color.gone"),
    ("app://out/3", "turned", .default(`inout`: 3), "default.gone"),
    ("app://lottery/2021/x", "the lottery is over", .shop(id: 2021), "lottery"),
    ("app://lottery/1999/x", "the lottery is over", nil, "lottery"),
    ("app://unflagged/\(id)", "renamed", UUID(uuidString: id).map { .flagged(id: $0) }, "flagged.gone"),
  ]

  @Test(arguments: links) fileprivate func `a gone link says why, and shows a case with what it holds`(
    link: String, reason: String, instead: AppLink?, name: String
  ) throws {
    let router = AppLink.router
    let gone = try #require(router.goneLink(for: link))
    #expect((gone.reason, gone.instead, gone.route.name) == (reason, instead, name))
    #expect(AppLink(link: link) == nil)
    #expect(AppLink(url: try #require(URL(string: link))) == nil)
    #expect(router.goneLink(for: try #require(URL(string: link)))?.instead == instead)
    #expect(AppLink.unknown(link).link == nil)
    let error = #expect(throws: LinkError.self) { try router.match(link) }
    #expect(error?.gone?.instead == instead.flatMap { router.route(of: $0)?.name })
    #expect((error?.kind, error?.gone?.reason, error?.gone?.route) == (.gone, reason, name))
    #expect(throws: LinkError.self) { try router.match(URLRequest(url: try #require(URL(string: link)))) }
  }

  @Test(arguments: links) fileprivate func `documents and payloads say so, too`(
    link: String, reason: String, instead: AppLink?, name: String
  ) throws {
    let message = "gone destination" + (reason.isEmpty ? "" : ": \(reason)")
    func check(_ read: () throws(DestinationError) -> Void) {
      let error = #expect(throws: DestinationError.self) { try read() }
      #expect((error?.kind, error?.description) == (.gone, message))
    }
    check { () throws(DestinationError) in _ = try AppLink(payload: ["link": link], at: "link") }
    check { () throws(DestinationError) in _ = try LinkedDestination<AppLink>(reading: link) }
    #expect(LinkedDestination<AppLink>(link) == nil)
    let json = try JSONEncoder().encode([link])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([AppLink].self, from: json) }
    let lenient = try JSONDecoder().decode([LenientDestination<AppLink>].self, from: json)
    #expect(lenient.map { $0.error?.kind } == [.gone])
    let object = try JSONEncoder().encode([["route": name]])
    #expect(
      try JSONDecoder().decode([LenientDestination<AppLink>].self, from: object).map { $0.error?.kind } == [.gone])
  }

  @Test(arguments: links) fileprivate func `below a mount a gone link is gone, and shows the mounted case`(
    link: String, reason: String, instead: AppLink?, name: String
  ) throws {
    guard link.hasPrefix("app://") else { return }
    let gone = try #require(Whole.router.goneLink(for: "app://tenants/9/" + link.dropFirst(6)))
    #expect((gone.reason, gone.route.name) == (reason, "tenant.\(name)"))
    #expect(gone.instead == instead.map { .tenant(id: 9, $0) })
    let shown = AppLink.router.table.routes.first { $0.name == name }?.template.flags.instead
    #expect(Whole.router.table.routes[gone.route.index].template.flags.instead == shown.map { "tenant.\($0)" })
    let error = #expect(throws: LinkError.self) { try Whole.router.match("app://tenants/9/" + link.dropFirst(6)) }
    #expect(error?.gone?.instead == gone.instead.flatMap { Whole.router.route(of: $0)?.name })
    #expect((error?.gone?.instead == nil) == (instead == nil))
    let narrowed = Whole.router.narrowed(to: { Whole.tenant(id: 9, $0) })
    let inner = #expect(throws: LinkError.self) { try narrowed.match("app://tenants/9/" + link.dropFirst(6)) }
    #expect(inner?.gone?.instead == error?.gone?.instead)
    #expect(narrowed.goneLink(for: "app://tenants/9/" + link.dropFirst(6))?.instead == instead)
  }

  @Test func `gone links belong to no case, and print nothing`() {
    #expect(AppLink.Kind.home.routes.map(\.name) == ["home"])
    #expect(AppLink.Kind.shop.routes.map { $0.template() } == ["shops/{id:int}?{tab=all}"])
    #expect(AppLink.shop(id: 7).link == "app://shops/7")
    #expect(AppLink.router.links(for: .home) == ["app://home", "https://a.example/home"])
    #expect(
      AppLink.router.routes.filter { $0.gone != nil }.map { $0.template() } == [
        "sale/{id} [gone=the%20sale%20has%20ended, instead=home]", "{day:date} [gone, instead=home, tag=old]",
        "old-shops/{id:int} [gone=shops%20have%20moved, instead=shop]",
        "s/{tab}/{id:int} [web, gone=moved, instead=shop]",
        "colours/{color:green|red}/{x} [gone=%22spelled%22%20differently, instead=color]",
        "out/{inout:int} [gone=turned, instead=default]", "unflagged/{id:uuid} [gone=renamed, instead=flagged]",
        "lottery/{year:int}/{x} [gone=the%20lottery%20is%20over]",
      ])
    #expect(AppLink.router.routes.allSatisfy { $0.example != nil })
    // The payload of `in/{inout}` is never nil.
    #expect(AppLink.router.check().map(\.kind) == [.neverNil])
    #expect(AppLink.router.exampleFailures() == [])
    #expect(AppLink.router.roundTripFailures(by: ==) == [])
    #expect(Whole.router.exampleFailures() == [])
  }
}
