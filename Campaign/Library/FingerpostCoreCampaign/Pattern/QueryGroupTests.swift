import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// Groups of query items, and groups of a path that carry a query.
@Suite struct QueryGroupTests {
  enum Link: Sendable {
    case here, either(Either<Int, String>), orNone(Either<Int, Void>), three(Either<Either<Int, Bool>, String>)
    case user(String, q: String), detail(id: Int?, tab: String?), pair((Int, String)?)
    case branch(Either<(Int, String), String>)
  }
  typealias Row = PatternRow<Link>

  private static let groups: [Row] = [
    Row(
      "o?(id=:int|name=:string)", "/o?id=7", .either(.left(7)), not: ["/o"],
      On("o?(id=:int|name=:string)", Link.either),
      On(Link.either) {
        "o";
        EitherPart {
          QueryItem("id", Int.self)
        } or: {
          QueryItem("name", String.self)
        }
      }),
    Row("o?({id:int}|{name})", "/o?name=7", .either(.right("7")), On("o?({id}|{name})", Link.either)),
    Row(
      "o?(id=:int|name=:string)", "/o?id=x&name=y", .either(.right("y")), printed: "/o?name=y",
      On(Link.either) {
        "o";
        EitherPart {
          QueryItem("id", Int.self)
        } or: {
          QueryItem("name", String.self)
        }
      }),
    Row(
      "o?(id=:int|all=1)", "/o?all=1", .orNone(.right(())), not: ["/o", "/o?all=2"],
      On("o?(id=:int|all=1)", Link.orNone),
      On(Link.orNone) {
        "o";
        EitherPart {
          QueryItem("id", Int.self)
        } or: {
          QueryItem("all", equals: "1")
        }
      }),
    Row(
      "o?(a=1|b=1)", "/o?b=1", .here, printed: "/o?a=1", On("o?(a=1|b=1)", .here),
      On(.here) {
        "o";
        EitherPart {
          QueryItem("a", equals: "1")
        } or: {
          QueryItem("b", equals: "1")
        }
      }),
    Row(
      "o?(a=:int|b=:bool|c=:string)", "/o?b=1", .three(.left(.right(true))), printed: "/o?b=true",
      On("o?(a=:int|b=:bool|c=:string)", Link.three),
      On(Link.three) {
        "o"
        EitherPart {
          EitherPart {
            QueryItem("a", Int.self)
          } or: {
            QueryItem("b", Bool.self)
          }
        } or: {
          QueryItem("c", String.self)
        }
      }),
    Row(
      "u/:string?q=:string", "/u/ann?q=x", .user("ann", q: "x"), On("u/:string?q=:string", Link.user),
      On(Link.user) {
        "u"; String.self; QueryItem("q", String.self)
      }),
    Row("x/({id:int}?({tab}))", "/x/7?tab=a", .detail(id: 7, tab: "a"), On("x/({id}?({tab}))", Link.detail)),
    Row("x/({id:int}?({tab}))", "/x/7", .detail(id: 7, tab: nil), On("x/({id}?({tab}))", Link.detail)),
    Row(
      "x/({id:int}?({tab}))", "/x?tab=a", .detail(id: nil, tab: nil), printed: "/x", On("x/({id}?({tab}))", Link.detail)
    ),
    Row(
      "x/(:int?q=:string)", "/x/7?q=a", .pair((7, "a")),
      On(Link.pair) {
        "x";
        OptionalPart {
          Int.self; QueryItem("q", String.self)
        }
      }),
    Row(
      "x/(:int?q=:string)", "/x", .pair(nil), not: ["/x/7"],
      On(Link.pair) {
        "x";
        OptionalPart {
          Int.self; QueryItem("q", String.self)
        }
      }),
    Row(
      "(:int?q=:string|name/:string)", "/7?q=a", .branch(.left((7, "a"))), not: ["/7"],
      On(Link.branch) {
        EitherPart {
          Int.self; QueryItem("q", String.self)
        } or: {
          "name"; String.self
        }
      }),
    Row(
      "(:int?q=:string|name/:string)", "/name/7?q=a", .branch(.right("7")), printed: "/name/7",
      On(Link.branch) {
        EitherPart {
          Int.self; QueryItem("q", String.self)
        } or: {
          "name"; String.self
        }
      }),
    Row(
      "(:int|me?v=1)", "/me?v=1", .orNone(.right(())), not: ["/me"],
      On(Link.orNone) {
        EitherPart {
          Int.self
        } or: {
          "me"; QueryItem("v", equals: "1")
        }
      }),
  ]

  @Test(arguments: groups) func `groups hold items, and branches carry queries`(row: Row) throws { try row.check() }
}
