// Payloads of types that only the compiler knows: it says in what @Routes writes that no link can hold them, and each of its errors
// is to stand where the type does. The option -verify knows places in expansions alone, so that here carets say where.

import Fingerpost
import Foundation

private struct Money: Hashable {}
private enum Tab: String { case all }
@Routes(.path) private enum Level: Int, Routable { @Route("low") case low }
/// Raw values of another type are none for links.
private struct Size: RawRepresentable { let rawValue: [Int] }
private enum Shop {
  struct Box<Value> {}
}
private typealias Page = Int
private typealias MaybePage = Int?
private typealias Who = EitherBranch<Int, Void>
private typealias MaybeMoney = Money?

@Routes(.path)
private enum AppLink: Routable {
  @Route("a/({sort})") case a(sort: Sort?)
  //                                ^ error: 'Sort' is unavailable: it is not a RouteParameter: write extension AppLink.Sort: RouteParameter {} [FP0857]
  @Route("b?{sorts}") case b(sorts: [Sort])
  @Route("c/{price}") case c(price: Money)
  //                                ^ error: 'Money' is unavailable: it is not a RouteParameter: write nonisolated extension Money: RouteParameter, with init?(parameter:) and parameter [FP0857]
  @Route("d/({price})") case d(price: MaybeMoney)
  //                                  ^ error: 'MaybeMoney' is unavailable: it is not a RouteParameter: write nonisolated extension MaybeMoney: RouteParameter, with init?(parameter:) and parameter [FP0857]
  @Route("e/({id}|f/{sort}|{link})") case e(id: EitherBranch<Int, EitherBranch<Sort, Data>>)
  //                                                                           ^ error: 'Sort' is unavailable: it is not a RouteParameter: write extension AppLink.Sort: RouteParameter {} [FP0857]
  //                                                                                 ^ error: 'Data' is unavailable: it is not a RouteParameter: write extension Data: @retroactive RouteParameter, with init?(parameter:) and parameter [FP0857]
  @Route("g/({page})") case g(page: Page)
  //                                ^ error: 'Page' is unavailable: a link may leave it out: its type must be optional, or it must have a default [FP0812]
  @Route("h/{page}") case h(
    page: Character
      //  ^ error: 'Character' is unavailable: it is not a RouteParameter: write String [FP0857]
  )
  // Each spelling is told once, and what is as it should be not at all.
  @Route("i/{price}") case i(price: Money)
  @Route("j/{id}/({page})?{ratio}") case j(id: UUID, page: MaybePage, ratio: Float)
  @Route("k/{own}") case k(own: Self.Own)
  @Route("m/({who}|me)") case m(who: Who)
  @Route("n?{price}") case n(price: Decimal)
  //                                ^ error: 'Decimal' is unavailable: it is not a RouteParameter: write extension Decimal: @retroactive RouteParameter, with init?(parameter:) and parameter [FP0857]
  @Route("old/{text}") static func old(text: Substring) -> Self? { nil }
  //                                         ^ error: 'Substring' is unavailable: it is not a RouteParameter: write String [FP0857]
  @Route("o/({tab})") case o(tab: Tab?)
  //                              ^ error: 'Tab' is unavailable: it is not a RouteParameter: write extension Tab: RouteParameter {} [FP0857]
  @Route("p/{box}") case p(box: Shop.Box<Int>)
  //                            ^ error: 'Box' is unavailable: it is not a RouteParameter: write nonisolated extension Shop.Box: RouteParameter, with init?(parameter:) and parameter [FP0857]
  @Route("q/{size}") case q(size: Size)
  //                              ^ error: 'Size' is unavailable: it is not a RouteParameter: write nonisolated extension Size: RouteParameter, with init?(parameter:) and parameter [FP0857]
  @Route("r?{ids}") case r(ids: Set<Int>)
  //                            ^ error: 'Set' is unavailable: it is not a RouteParameter: write [Int] [FP0857]
  @Route("s/{level}") case s(level: Level)
  //                                ^ error: 'Level' is unavailable: it has routes of its own: write @Mount instead of @Route [FP0857]
  @Route("t/({inner})") case t(inner: Inner?)
  //                                  ^ error: 'Inner' is unavailable: it has routes of its own: write @Mount instead of @Route [FP0857]
  @Route("u/{word}") case u(word: Word)
  //                              ^ error: 'Word' is unavailable: it is not a RouteParameter: write enum Word: String, RouteParameter [FP0857]
  #if os(Nowhere)
    @Route("l/{link}") case l(link: Set<Int>)
  #else
    @Route("l/{link}") case l(link: Data)
  //                                ^ error: 'Data' is unavailable: it is not a RouteParameter: write extension Data: @retroactive RouteParameter, with init?(parameter:) and parameter [FP0857]
  #endif

  enum Sort: String { case new, top }
  enum Own: String { case mine }
  enum Word { case yes, no }
  @Routes(.path) enum Inner: Routable { @Route("x") case x }
}

extension AppLink.Own: RouteParameter {}
