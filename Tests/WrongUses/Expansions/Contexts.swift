// What a macro cannot see of an enum, and would fail inside of its expansion: that an extension is one of a generic type, that a
// function is another actor's, that a case is not there yet.

import Fingerpost

struct Feed<Item> {}

extension Feed {
  @available(*, deprecated) @Routes(.path)
  //                        ^ error: static stored properties not supported in generic types
  enum Link: Routable { @Route("a") case a }
}

// Of an extension that says the parameters nothing is generic.
extension Feed<Int> {
  @Routes(.path)
  enum IntLink: Routable { @Route("a") case a }
}

@globalActor private actor Reader { static let shared = Reader() }

@Routes(.path)
private enum AppLink: Routable {
  @Route("a") case a
  @Route("b/{id}") @Reader static func b(id: Int) -> Self? { .a }
  //                                   ^ error: converting function value of type '@Reader @Sendable (Int) -> AppLink?' to '(Int) -> AppLink?' loses global actor 'Reader'
  @available(swift, introduced: 99) @Route("c") case c
  //                                                 ^ error: 'c' is unavailable in Swift
}

@Routes(.path)
enum Empty: Routable {}
//   ^ error: Empty has no cases, so no link has a value: write one, as in @Route("users/me") case me [FP0821] (from macro 'Routes')

@Routes(.path)
enum Functions: Routable {
  // ^ error: Functions has no cases, so no link has a value: write one, as in @Route("users/me") case me [FP0821] (from macro 'Routes')
  @Route("a/{id}") static func a(id: Int) -> Self? { nil }
}
