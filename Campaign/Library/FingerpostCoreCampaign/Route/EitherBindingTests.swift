import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// What an `Either` binds to in template text: a parameter for each side that holds something.
@Suite struct EitherBindingTests {
  enum Link: Sendable {
    case one(Either<Int, String>), labelled(who: Either<Int, String>), after(id: Int, Either<Int, String>)
    case before(Either<Int, String>, id: Int), void(Either<Int, Void>), first(Either<Void, Int>)
    case three(Either<Either<Int, Bool>, String>), two(Either<Int, Void>, Either<Bool, Void>)
    case voids(Either<Void, Void>), manyVoids(Either<Either<Void, Int>, Void>), optional(Either<Int?, String>)
  }
  typealias Row = PatternRow<Link>

  static let rows: [Row] = [
    Row("({a:int}|{b})", "/7", .one(.left(7)), On("({a}|{b})", Link.one)),
    Row("({a:int}|{b})", "/x", .one(.right("x")), On("({a}|{b})", Link.one), On("({a:int}|{b})", Link.one)),
    // Which side is which is a matter of order, not of names.
    Row("({who:int}|{name})", "/x", .labelled(who: .right("x")), On("({who}|{name})", Link.labelled)),
    Row("{id:int}/({a:int}|{b})", "/1/x", .after(id: 1, .right("x")), On("{id}/({a}|{b})", Link.after)),
    Row("({a:int}|{b})/{id:int}", "/x/1", .after(id: 1, .right("x")), On("({a}|{b})/{id}", Link.after)),
    Row("{id:int}/({a:int}|{b})", "/1/2", .before(.left(2), id: 1), On("{id}/({a}|{b})", Link.before)),
    Row("({a:int}|me)", "/me", .void(.right(())), On("({a}|me)", Link.void)),
    Row("(me|{a:int})", "/me", .void(.right(())), On("(me|{a})", Link.void)),
    Row("(me|{a:int})", "/7", .first(.right(7)), On("(me|{a})", Link.first)),
    Row("x/({a:int})", "/x", .void(.right(())), not: ["/x/y"], On("x/({a})", Link.void)),
    Row("x/({a:int})", "/x/7", .void(.left(7)), On("x/({a})", Link.void)),
    Row("x?({a:int})", "/x", .void(.right(())), On("x?({a})", Link.void)),
    Row("x?({a:int}|{b})", "/x?b=7", .one(.right("7")), not: ["/x"], On("x?({a}|{b})", Link.one)),
    Row("({a:int}|{b:bool}|{c})", "/false", .three(.left(.right(false))), On("({a}|{b}|{c})", Link.three)),
    Row("({a:int}|{b:bool}|{c})", "/x", .three(.right("x")), On("({a}|{b}|{c})", Link.three)),
    Row("({a:int}|me)/({b:bool}|me)", "/me/true", .two(.right(()), .left(true)), On("({a}|me)/({b}|me)", Link.two)),
    // One name in two branches is one parameter.
    Row("(x/{a:int}|y/{a:int}|{b})", "/y/7", .one(.left(7)), printed: "/x/7", On("(x/{a}|y/{a}|{b})", Link.one)),
    Row("(x/({a:int}|{b})|y/{b})", "/y/z", .one(.right("z")), printed: "/x/z", On("(x/({a}|{b})|y/{b})", Link.one)),
  ]

  @Test(arguments: rows) func `an Either takes as many parameters as it has sides that hold something`(row: Row) throws
  {
    try row.check()
  }

  static let faults: [(On<Link>, String)] = [
    (
      On("{a}/{b}", Link.one),
      "\"a\" and \"b\" can be in one link together: the sides of an Either are branches of one group"
    ),
    (
      On("({a})/({b})", Link.one),
      "\"a\" and \"b\" can be in one link together: the sides of an Either are branches of one group"
    ),
    (
      On("({a}|x/{b})?({c})", Link.three),
      "\"a\" and \"b\" and \"c\" can be in one link together: the sides of an Either are branches of one group"
    ),
    (On("({a}|{b}|me)", Link.one), "\"a\" and \"b\" may all be left out: the Either needs a side that is Void"),
    (On("(x/({a}|{b}))", Link.one), "\"a\" and \"b\" may all be left out: the Either needs a side that is Void"),
    (On("{a}", Link.one), "Either<Int, String> is 2 parameters, one a side: the template has 1"),
    (
      On("({a}|{b}|{c})", Link.one),
      "the parameter \"c\" has no payload\n\"a\" and \"b\" may all be left out: the Either needs a side that is Void"
    ),
    (On("({a}|me)", Link.one), "Either<Int, String> is 2 parameters, one a side: the template has 1"),
    (On("({a}|{b})", Link.void), "the parameter \"b\" has no payload"),
    (
      On("(a|b)", Link.voids), "more than one side of Either<Void, Void> is Void, so one link would have two values"
    ),
    (
      On("(a|{x}|b)", Link.manyVoids),
      "more than one side of Either<Either<Void, Int>, Void> is Void, so one link would have two values"
    ),
    (
      On("({a}|{b})", Link.optional),
      "no link can hold a value of type Either<Int?, String>: a payload must be a RouteParameter, or an optional, an array or an Either of such types"
    ),
    (
      On("({a:bool}|{b})", Link.one),
      "\"a\" is bool in the template, but its payload is Either<Int, String>"
    ),
  ]

  @Test(arguments: faults) func `an Either that fits no group is a fault`(route: On<Link>, message: String) {
    let error = #expect(throws: RouterError.self) { try Router<Link>(.path, routes: [route]) }
    #expect(error?.faults.map(\.message).joined(separator: "\n") == message)
  }

  @Test func `a side that is Void has no link where the parameter is always there`() throws {
    let router = try Router<Link>(.path, routes: [On("{a}", Link.void), On("none", .void(.right(())))])
    #expect(try router.link(for: .void(.left(7))) == "/7")
    #expect(try router.link(for: .void(.right(()))) == "/none")
    #expect(spelled(router.destination(for: "/none")) == spelled(Link?.some(.void(.right(())))))
  }
}
