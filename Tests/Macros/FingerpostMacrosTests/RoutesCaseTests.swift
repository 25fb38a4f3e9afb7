import Fingerpost
import Testing

/// Letters of a path in any case, as an attribute says it, and a route by hand.
@Suite struct RoutesCaseTests {
  @Routes(.scheme("app"))
  enum Link: Routable, Equatable {
    @Route("Help/{topic}", case: .ignored) @Gone("Support", "see help", case: TextRules.Case.ignored)
    case help(topic: String = "start")
    @Route("About", case: .exact) case about
    @Route("Feed/{sort} [case=ignore]", case: .exact) case feed(sort: Sort)

    enum Sort: String, RouteParameter, CaseIterable { case new, top }
  }

  static let rows: [(link: String, value: Link?)] = [
    ("app://help/Ann", .help(topic: "Ann")), ("app://HELP/ann", .help(topic: "ann")),
    ("app://About", .about), ("app://about", nil),
    // What the template says holds beside the attribute.
    ("app://feed/NEW", .feed(sort: .new)),
  ]

  @Test(arguments: rows) func `only letters of a route that ignores case may be in the other`(
    link: String, value: Link?
  ) {
    #expect(Link(link: link) == value)
  }

  @Test func `what is printed is as the template has it, and a gone link ignores case, too`() {
    #expect(Link.help(topic: "Ann").link == "app://Help/Ann")
    #expect(Link.router.goneLink(for: "app://SUPPORT")?.reason == "see help")
    #expect(Link.router.routes.map { $0.template() }.contains("Help/{topic} [case=ignore]"))
  }

  @Test func `a route by hand says the same`() throws {
    let routes: RouteList<Link> = [.init("Help/{topic}", Link.help).ignoringCase(), .init("About", .about)]
    let router = try Router<Link>(.scheme("app"), routes: routes)
    for row in Self.rows.prefix(4) { #expect(router.destination(for: row.link) == row.value) }
    #expect(try router.link(for: .help(topic: "Ann")) == "app://Help/Ann")
  }
}
