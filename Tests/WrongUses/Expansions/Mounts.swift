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
  //                 ^ error: 'Plain' is unavailable: it has no routes: write @Routes(.path) enum Plain: Routable, or @Route instead of @Mount for one link [FP0830]
  @Mount("b/{id}") case b(id: Int, Shop)
  //                               ^ error: 'Shop' is unavailable: it has no routes: write @Routes(.path) enum Shop: Routable, or @Route instead of @Mount for one link [FP0830]
  @Mount("c") case c(Store)
  //                 ^ error: 'Store' is unavailable: it has no routes: write @Routes(.path) enum Store: Routable, or @Route instead of @Mount for one link [FP0830]
  @Mount("d") case d(Box<Int>)
  //                 ^ error: 'Box' is unavailable: it has no routes: write @Routes(.path) enum Box: Routable, or @Route instead of @Mount for one link [FP0830]
  @Mount("e") case e(Hidden)
  //                 ^ error: 'Hidden' is unavailable: it has no routes: write @Routes(.path) enum Hidden: Routable, or @Route instead of @Mount for one link [FP0830]
  @Mount("f") case f(HelpLink.Kind)
  //                 ^ error: 'Kind' is unavailable: it has no routes: write @Routes(.path) enum Kind: Routable, or @Route instead of @Mount for one link [FP0830]
  @Mount("g") case g(Inner)
  //                 ^ error: 'Inner' is unavailable: it has no routes: write @Routes(.path) enum Inner: Routable, or @Route instead of @Mount for one link [FP0830]
  @Mount("h") case h(Other)
  //                 ^ error: 'Other' is unavailable: it has no routes: write @Routes(.path) enum Other: Routable, or @Route instead of @Mount for one link [FP0830]
  @Mount("i/{shop}") case i(shop: Shop, HelpLink)
  //                              ^ error: 'Shop' is unavailable: it is not a RouteParameter: write nonisolated extension Shop: RouteParameter, with init?(parameter:) and parameter [FP0857]
  #if !os(Nowhere)
    @Mount("j") case j(Substring)
  //                   ^ error: 'Substring' is unavailable: it has no routes: write @Routes(.path) enum Substring: Routable, or @Route instead of @Mount for one link [FP0830]
  #else
    @Mount("j") case j(Character)
  #endif
  @Mount("k") case k(HelpLink)
  // A second mount of a type is told with the first.
  @Mount("l") case l(Plain)

  enum Inner { case b }
}
