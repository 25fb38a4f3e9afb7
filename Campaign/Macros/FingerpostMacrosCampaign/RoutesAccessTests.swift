import Fingerpost
import Testing

@testable import FingerpostMacrosTests

/// Who may open what, as attributes say it.
@Suite struct RoutesAccessTests {
  @Routes(.path)
  enum Debug: Routable, Equatable {
    @Route("log") case log
    @Route("panel", access: .confirm) case panel
    @Route("keys", access: .internal) case keys
  }

  @Routes(.scheme("app"))
  enum Link: Routable, Equatable {
    @Route("home", access: .open) case home
    @Route("pay/{amount}", access: .confirm) @Route("p/{amount} [internal]") case pay(amount: Int)
    @Route("flags [confirm]", access: LinkAccess.internal) case flags
    @Mount("debug", access: .internal) case debug(Debug)
    @Mount("tools", access: .confirm) case tools(Debug)
    @Route("end") @Gone("old", "it is over", access: .internal) case end
    @Route("x/{id}", access: .confirm) static func x(id: Int) -> Self? { .home }
  }

  @Test func `of a case, a mount and a template the strictest counts`() {
    let access = Link.router.routes.map { "\($0.name) \($0.template()) \($0.access)" }
    #expect(
      Set(access) == [
        "home home open", "pay pay/{amount:int} [confirm] internal", "pay p/{amount:int} [internal] internal",
        "flags flags [internal] internal", "debug.log debug/log [internal] internal",
        "debug.panel debug/panel [internal] internal", "debug.keys debug/keys [internal] internal",
        "tools.log tools/log [confirm] confirm", "tools.panel tools/panel [confirm] confirm",
        "tools.keys tools/keys [internal] internal", "end end open",
        "end.gone old [internal, gone=it%20is%20over, instead=end] internal",
        "x x/{id:int} [confirm, deprecated] confirm",
      ])
  }

  @Test func `a router reads every link, and a value of a link is read as one from outside`() {
    #expect(Link.router.destination(for: "app://debug/keys") == .debug(.keys))
    #expect(Link(link: "app://debug/keys") == nil)
    #expect(Link.debug(.keys).link == "app://debug/keys")
    #expect(Link.router.check() == [])
  }
}
