// Options: -default-isolation MainActor
// In a module of the main actor links are read on any thread, too: what of a type belongs to the actor is no parameter there.

import Fingerpost

private enum Sort: String { case new }
extension Sort: RouteParameter {}

private struct Money { let cents: Int }
nonisolated extension Money: RouteParameter {
  init?(parameter: String) { cents = 1 }
  var parameter: String { "\(cents)" }
}

private enum Tab: String { case all }

@Routes(.path)
private enum AppLink: Routable {
  @Route("a/{sort}") case a(sort: Sort)
  @Route("b/{price}") case b(price: Money)
  @Route("c/{own}") case c(own: Own)
  //                            ^ error: Own is a RouteParameter on the main actor alone, and links are read on any thread: write nonisolated extension AppLink.Own: RouteParameter [FP0857] (from macro 'Routes')
  //                                    ^ error: main actor-isolated conformance of 'AppLink.Own' to 'RouteParameter' cannot satisfy conformance requirement for a 'Sendable' type parameter  [#IsolatedConformances]
  @Route("d/{bound}") case d(bound: Bound)
  //                                ^ error: Bound is a RouteParameter on the main actor alone, and links are read on any thread: write nonisolated before init?(parameter:) and parameter [FP0857] (from macro 'Routes')
  @Route("e/{tab}") case e(tab: Tab)
  //                            ^ error: 'Tab' is unavailable: it is not a RouteParameter: write extension Tab: RouteParameter {} [FP0857]
  @Route("f/{free}") case f(free: Free)

  enum Own: String, @MainActor RouteParameter { case mine }
  //   ^ error: cannot form main actor-isolated conformance of 'AppLink.Own' to SendableMetatype-inheriting protocol 'RouteParameter' [#IsolatedConformances]
  //   ^ error: type 'AppLink.Own' does not conform to protocol 'RouteParameter'

  @MainActor struct Bound: RouteParameter {
    //                     ^ error: conformance of 'AppLink.Bound' to protocol 'RouteParameter' crosses into main actor-isolated code and can cause data races [#ConformanceIsolation]
    init?(parameter: String) {}
    var parameter: String { "" }
  }

  @MainActor struct Free: RouteParameter {
    nonisolated init?(parameter: String) {}
    nonisolated var parameter: String { "" }
  }
}
