// Payloads of types that only the compiler knows: it says in what @Routes writes that no link can hold them, and each of its errors
// is to stand where the type does. The option -verify knows places in expansions alone, so that here carets say where.

import Fingerpost
import Foundation

private struct Money: Hashable {}
private typealias Page = Int
private typealias MaybePage = Int?
private typealias Who = Either<Int, Void>
private typealias MaybeMoney = Money?

@Routes(.path)
private enum AppLink: Routable {
  @Route("a/({sort})") case a(sort: Sort?)
  //                                ^ error: 'payload' is unavailable: a type with raw values is a RouteParameter once it says so, as in enum Sort: String, RouteParameter
  @Route("b?{sorts}") case b(sorts: [Sort])
  //                                ^ error: 'payload' is unavailable: a type with raw values is a RouteParameter once it says so, as in enum Sort: String, RouteParameter
  @Route("c/{price}") case c(price: Money)
  //                                ^ error: 'payload' is unavailable: its type is no RouteParameter, nor an optional, an array or an Either of one: make it a RouteParameter
  @Route("d/({price})") case d(price: MaybeMoney)
  //                                  ^ error: 'payload(leftOut:)' is unavailable: its type is no RouteParameter, nor an optional, an array or an Either of one: make it a RouteParameter
  @Route("e/({id}|f/{sort}|{link})") case e(id: Either<Int, Either<Sort, Data>>)
  //                                                               ^ error: 'payload(side:)' is unavailable: a type with raw values is a RouteParameter once it says so, as in enum Sort: String, RouteParameter
  //                                                                     ^ error: 'payload(side:)' is unavailable: its type is no RouteParameter, as a side of an Either is: make it a RouteParameter
  @Route("g/({page})") case g(page: Page)
  //                                ^ error: 'payload(leftOut:)' is unavailable: a link may leave it out: its type must be optional, or it must have a default
  @Route("h/{page}") case h(
    page: Character
      //  ^ error: 'payload' is unavailable: its type is no RouteParameter, nor an optional, an array or an Either of one: make it a RouteParameter
  )
  // Each spelling is told once, and what is as it should be not at all.
  @Route("i/{price}") case i(price: Money)
  @Route("j/{id}/({page})?{ratio}") case j(id: UUID, page: MaybePage, ratio: Float)
  @Route("k/{own}") case k(own: Self.Own)
  @Route("m/({who}|me)") case m(who: Who)
  @Route("old/{text}") static func old(text: Substring) -> Self? { nil }
  //                                         ^ error: 'payload' is unavailable: its type is no RouteParameter, nor an optional, an array or an Either of one: make it a RouteParameter
  #if os(Nowhere)
    @Route("l/{link}") case l(link: Set<Int>)
  #else
    @Route("l/{link}") case l(link: Data)
  //                                ^ error: 'payload' is unavailable: its type is no RouteParameter, nor an optional, an array or an Either of one: make it a RouteParameter
  #endif

  enum Sort: String { case new, top }
  enum Own: String { case mine }
}

extension AppLink.Own: RouteParameter {}
