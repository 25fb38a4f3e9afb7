import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// What an `EitherBranch` binds to in template text: a parameter for each side that holds something.
@Suite struct EitherBindingTests {
  enum Link: Sendable {
    case one(EitherBranch<Int, String>), labelled(who: EitherBranch<Int, String>), after(
      id: Int, EitherBranch<Int, String>)
    case before(EitherBranch<Int, String>, id: Int), void(EitherBranch<Int, Void>), first(EitherBranch<Void, Int>)
    case three(EitherBranch<EitherBranch<Int, Bool>, String>), two(EitherBranch<Int, Void>, EitherBranch<Bool, Void>)
    case voids(EitherBranch<Void, Void>), manyVoids(EitherBranch<EitherBranch<Void, Int>, Void>), optional(
      EitherBranch<Int?, String>)
  }
  typealias Row = PatternRow<Link>

  static let rows: [Row] = [
    Row("({a:int}|{b})", "/7", .one(.left(7)), RouteDefinition("({a}|{b})", Link.one)),
    Row(
      "({a:int}|{b})", "/x", .one(.right("x")), RouteDefinition("({a}|{b})", Link.one),
      RouteDefinition("({a:int}|{b})", Link.one)),
    // Which side is which is a matter of order, not of names.
    Row("({who:int}|{name})", "/x", .labelled(who: .right("x")), RouteDefinition("({who}|{name})", Link.labelled)),
    Row("{id:int}/({a:int}|{b})", "/1/x", .after(id: 1, .right("x")), RouteDefinition("{id}/({a}|{b})", Link.after)),
    Row("({a:int}|{b})/{id:int}", "/x/1", .after(id: 1, .right("x")), RouteDefinition("({a}|{b})/{id}", Link.after)),
    Row("{id:int}/({a:int}|{b})", "/1/2", .before(.left(2), id: 1), RouteDefinition("{id}/({a}|{b})", Link.before)),
    Row("({a:int}|me)", "/me", .void(.right(())), RouteDefinition("({a}|me)", Link.void)),
    Row("(me|{a:int})", "/me", .void(.right(())), RouteDefinition("(me|{a})", Link.void)),
    Row("(me|{a:int})", "/7", .first(.right(7)), RouteDefinition("(me|{a})", Link.first)),
    Row("x/({a:int})", "/x", .void(.right(())), not: ["/x/y"], RouteDefinition("x/({a})", Link.void)),
    Row("x/({a:int})", "/x/7", .void(.left(7)), RouteDefinition("x/({a})", Link.void)),
    Row("x?({a:int})", "/x", .void(.right(())), RouteDefinition("x?({a})", Link.void)),
    Row("x?({a:int}|{b})", "/x?b=7", .one(.right("7")), not: ["/x"], RouteDefinition("x?({a}|{b})", Link.one)),
    Row("({a:int}|{b:bool}|{c})", "/false", .three(.left(.right(false))), RouteDefinition("({a}|{b}|{c})", Link.three)),
    Row("({a:int}|{b:bool}|{c})", "/x", .three(.right("x")), RouteDefinition("({a}|{b}|{c})", Link.three)),
    Row(
      "({a:int}|me)/({b:bool}|me)", "/me/true", .two(.right(()), .left(true)),
      RouteDefinition("({a}|me)/({b}|me)", Link.two)),
    // One name in two branches is one parameter.
    Row(
      "(x/{a:int}|y/{a:int}|{b})", "/y/7", .one(.left(7)), printed: "/x/7",
      RouteDefinition("(x/{a}|y/{a}|{b})", Link.one)),
    Row(
      "(x/({a:int}|{b})|y/{b})", "/y/z", .one(.right("z")), printed: "/x/z",
      RouteDefinition("(x/({a}|{b})|y/{b})", Link.one)),
  ]

  @Test(arguments: rows) func `an EitherBranch takes as many parameters as it has sides that hold something`(row: Row)
    throws
  {
    try row.check()
  }

  static let faults: [(RouteDefinition<Link>, String)] = [
    (
      RouteDefinition("{a}/{b}", Link.one),
      "\"a\" and \"b\" can be in one link together: the sides of an EitherBranch are branches of one group"
    ),
    (
      RouteDefinition("({a})/({b})", Link.one),
      "\"a\" and \"b\" can be in one link together: the sides of an EitherBranch are branches of one group"
    ),
    (
      RouteDefinition("({a}|x/{b})?({c})", Link.three),
      "\"a\" and \"b\" and \"c\" can be in one link together: the sides of an EitherBranch are branches of one group"
    ),
    (
      RouteDefinition("({a}|{b}|me)", Link.one),
      "\"a\" and \"b\" may all be left out: the EitherBranch needs a side that is Void"
    ),
    (
      RouteDefinition("(x/({a}|{b}))", Link.one),
      "\"a\" and \"b\" may all be left out: the EitherBranch needs a side that is Void"
    ),
    (RouteDefinition("{a}", Link.one), "EitherBranch<Int, String> is 2 parameters, one a side: the template has 1"),
    (
      RouteDefinition("({a}|{b}|{c})", Link.one),
      "the parameter \"c\" has no payload\n\"a\" and \"b\" may all be left out: the EitherBranch needs a side that is Void"
    ),
    (
      RouteDefinition("({a}|me)", Link.one), "EitherBranch<Int, String> is 2 parameters, one a side: the template has 1"
    ),
    (RouteDefinition("({a}|{b})", Link.void), "the parameter \"b\" has no payload"),
    (
      RouteDefinition("(a|b)", Link.voids),
      "more than one side of EitherBranch<Void, Void> is Void, so one link would have two values"
    ),
    (
      RouteDefinition("(a|{x}|b)", Link.manyVoids),
      "more than one side of EitherBranch<EitherBranch<Void, Int>, Void> is Void, so one link would have two values"
    ),
    (
      RouteDefinition("({a}|{b})", Link.optional),
      "no link can hold a value of type EitherBranch<Int?, String>: a payload must be a RouteParameter, or an optional, an array or an EitherBranch of such types"
    ),
    (
      RouteDefinition("({a:bool}|{b})", Link.one),
      "\"a\" is bool in the template, but its payload is EitherBranch<Int, String>"
    ),
  ]

  @Test(arguments: faults) func `an EitherBranch that fits no group is a fault`(
    route: RouteDefinition<Link>, message: String
  ) {
    let error = #expect(throws: RouterError.self) { try Router<Link>(.path, routes: [route]) }
    #expect(error?.faults.map(\.message).joined(separator: "\n") == message)
  }

  @Test func `a side that is Void has no link where the parameter is always there`() throws {
    let router = try Router<Link>(
      .path, routes: [RouteDefinition("{a}", Link.void), RouteDefinition("none", .void(.right(())))])
    #expect(try router.link(for: .void(.left(7))) == "/7")
    #expect(try router.link(for: .void(.right(()))) == "/none")
    #expect(spelled(router.destination(for: "/none")) == spelled(Link?.some(.void(.right(())))))
  }
}
