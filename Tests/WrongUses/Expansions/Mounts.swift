// Types that are mounted and have no routes, as people write them who mount for the first time: the compiler says so at the type.

import Fingerpost

private enum Plain { case a }
private struct Shop { let id: Int }
private final class Store: Sendable {}
private enum Box<Value: Sendable>: Sendable { case full }
private typealias Hidden = HelpLink?

/// Written by hand, and never said to be Routable.
private enum Other {
  case a
  static let router = 1
}

@Routes(.path)
private enum HelpLink: Routable { @Route("help") case help }

@Routes(.path)
private enum AppLink: Routable {
  @Mount("a") case a(Plain)
  //                 ^ error: 'mount' is unavailable: the last element of the payload must be a @Routes enum that is Routable, as in @Routes(.path) enum Shop: Routable
  @Mount("b/{id}") case b(id: Int, Shop)
  //                               ^ error: 'mount' is unavailable: the last element of the payload must be a @Routes enum that is Routable, as in @Routes(.path) enum Shop: Routable
  @Mount("c") case c(Store)
  //                 ^ error: 'mount' is unavailable: the last element of the payload must be a @Routes enum that is Routable, as in @Routes(.path) enum Shop: Routable
  @Mount("d") case d(Box<Int>)
  //                 ^ error: 'mount' is unavailable: the last element of the payload must be a @Routes enum that is Routable, as in @Routes(.path) enum Shop: Routable
  @Mount("e") case e(Hidden)
  //                 ^ error: 'mount' is unavailable: the last element of the payload must be a @Routes enum that is Routable, as in @Routes(.path) enum Shop: Routable
  @Mount("f") case f(HelpLink.Kind)
  //                 ^ error: 'mount' is unavailable: the last element of the payload must be a @Routes enum that is Routable, as in @Routes(.path) enum Shop: Routable
  @Mount("g") case g(Inner)
  //                 ^ error: 'mount' is unavailable: the last element of the payload must be a @Routes enum that is Routable, as in @Routes(.path) enum Shop: Routable
  @Mount("h") case h(Other)
  //                 ^ error: 'mount' is unavailable: the last element of the payload must be a @Routes enum that is Routable, as in @Routes(.path) enum Shop: Routable
  @Mount("i/{shop}") case i(shop: Shop, HelpLink)
  //                              ^ error: static method 'parameter' requires that 'Shop' conform to 'RouteParameter'
  #if !os(Nowhere)
    @Mount("j") case j(Substring)
  //                   ^ error: 'mount' is unavailable: the last element of the payload must be a @Routes enum that is Routable, as in @Routes(.path) enum Shop: Routable
  #else
    @Mount("j") case j(Character)
  #endif
  @Mount("k") case k(HelpLink)
  // A second mount of a type is told with the first.
  @Mount("l") case l(Plain)

  enum Inner { case b }
}
