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
  //                                ^ error: 'declared' is unavailable: it does not conform to RouteParameter: add the conformance, as in enum Sort: String, RouteParameter; a type without raw values has init?(parameter:) and parameter
  @Route("b?{sorts}") case b(sorts: [Sort])
  //                                ^ error: 'declared' is unavailable: it does not conform to RouteParameter: add the conformance, as in enum Sort: String, RouteParameter; a type without raw values has init?(parameter:) and parameter
  @Route("c/{price}") case c(price: Money)
  //                                ^ error: static method 'parameter' requires that 'Money' conform to 'RouteParameter'
  @Route("d/({price})") case d(price: MaybeMoney)
  //                                  ^ error: static method 'parameter(leftOut:)' requires that 'Money' conform to 'RouteParameter'
  @Route("e/({id}|f/{sort}|{link})") case e(id: Either<Int, Either<Sort, Data>>)
  //                                                               ^ error: 'declared' is unavailable: it does not conform to RouteParameter: add the conformance, as in enum Sort: String, RouteParameter; a type without raw values has init?(parameter:) and parameter
  //                                                                     ^ error: static method 'parameter(side:)' requires that 'Data' conform to 'RouteParameter'
  @Route("g/({page})") case g(page: Page)
  //                                ^ error: 'parameter(leftOut:)' is unavailable: a link may leave it out: its type must be optional, or it must have a default
  @Route("h/{page}") case h(
    page: Character
      //  ^ error: static method 'parameter' requires that 'Character' conform to 'RouteParameter'
  )
  // Each spelling is told once, and what is as it should be not at all.
  @Route("i/{price}") case i(price: Money)
  @Route("j/{id}/({page})?{ratio}") case j(id: UUID, page: MaybePage, ratio: Float)
  @Route("k/{own}") case k(own: Self.Own)
  @Route("m/({who}|me)") case m(who: Who)
  @Route("n?{price}") case n(price: Decimal)
  //                                ^ error: 'Decimal' is unavailable: it is not a RouteParameter: write extension Decimal: @retroactive RouteParameter, with init?(parameter:) and parameter
  @Route("old/{text}") static func old(text: Substring) -> Self? { nil }
  //                                         ^ error: static method 'parameter' requires that 'Substring' conform to 'RouteParameter'
  #if os(Nowhere)
    @Route("l/{link}") case l(link: Set<Int>)
  #else
    @Route("l/{link}") case l(link: Data)
  //                                ^ error: static method 'parameter' requires that 'Data' conform to 'RouteParameter'
  #endif

  enum Sort: String { case new, top }
  enum Own: String { case mine }
}

extension AppLink.Own: RouteParameter {}
