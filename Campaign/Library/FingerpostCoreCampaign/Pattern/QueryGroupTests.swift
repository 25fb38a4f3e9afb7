import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// Groups of query items, and groups of a path that carry a query.
@Suite struct QueryGroupTests {
  enum Link: Sendable {
    case here, either(EitherBranch<Int, String>), orNone(EitherBranch<Int, Void>), three(
      EitherBranch<EitherBranch<Int, Bool>, String>)
    case user(String, q: String), detail(id: Int?, tab: String?), pair((Int, String)?)
    case branch(EitherBranch<(Int, String), String>)
  }
  typealias Row = PatternRow<Link>

  private static let groups: [Row] = [
    Row(
      "o?(id=:int|name=:string)", "/o?id=7", .either(.left(7)), not: ["/o"],
      RouteDefinition("o?(id=:int|name=:string)", Link.either),
      RouteDefinition(Link.either) {
        "o";
        EitherPart {
          QueryPart("id", Int.self)
        } or: {
          QueryPart("name", String.self)
        }
      }),
    Row("o?({id:int}|{name})", "/o?name=7", .either(.right("7")), RouteDefinition("o?({id}|{name})", Link.either)),
    Row(
      "o?(id=:int|name=:string)", "/o?id=x&name=y", .either(.right("y")), printed: "/o?name=y",
      RouteDefinition(Link.either) {
        "o";
        EitherPart {
          QueryPart("id", Int.self)
        } or: {
          QueryPart("name", String.self)
        }
      }),
    Row(
      "o?(id=:int|all=1)", "/o?all=1", .orNone(.right(())), not: ["/o", "/o?all=2"],
      RouteDefinition("o?(id=:int|all=1)", Link.orNone),
      RouteDefinition(Link.orNone) {
        "o";
        EitherPart {
          QueryPart("id", Int.self)
        } or: {
          QueryPart("all", equals: "1")
        }
      }),
    Row(
      "o?(a=1|b=1)", "/o?b=1", .here, printed: "/o?a=1", RouteDefinition("o?(a=1|b=1)", .here),
      RouteDefinition(.here) {
        "o";
        EitherPart {
          QueryPart("a", equals: "1")
        } or: {
          QueryPart("b", equals: "1")
        }
      }),
    Row(
      "o?(a=:int|b=:bool|c=:string)", "/o?b=1", .three(.left(.right(true))), printed: "/o?b=true",
      RouteDefinition("o?(a=:int|b=:bool|c=:string)", Link.three),
      RouteDefinition(Link.three) {
        "o"
        EitherPart {
          EitherPart {
            QueryPart("a", Int.self)
          } or: {
            QueryPart("b", Bool.self)
          }
        } or: {
          QueryPart("c", String.self)
        }
      }),
    Row(
      "u/:string?q=:string", "/u/ann?q=x", .user("ann", q: "x"), RouteDefinition("u/:string?q=:string", Link.user),
      RouteDefinition(Link.user) {
        "u"; String.self; QueryPart("q", String.self)
      }),
    Row(
      "x/({id:int}?({tab}))", "/x/7?tab=a", .detail(id: 7, tab: "a"), RouteDefinition("x/({id}?({tab}))", Link.detail)),
    Row("x/({id:int}?({tab}))", "/x/7", .detail(id: 7, tab: nil), RouteDefinition("x/({id}?({tab}))", Link.detail)),
    Row(
      "x/({id:int}?({tab}))", "/x?tab=a", .detail(id: nil, tab: nil), printed: "/x",
      RouteDefinition("x/({id}?({tab}))", Link.detail)
    ),
    Row(
      "x/(:int?q=:string)", "/x/7?q=a", .pair((7, "a")),
      RouteDefinition(Link.pair) {
        "x";
        OptionalPart {
          Int.self; QueryPart("q", String.self)
        }
      }),
    Row(
      "x/(:int?q=:string)", "/x", .pair(nil), not: ["/x/7"],
      RouteDefinition(Link.pair) {
        "x";
        OptionalPart {
          Int.self; QueryPart("q", String.self)
        }
      }),
    Row(
      "(:int?q=:string|name/:string)", "/7?q=a", .branch(.left((7, "a"))), not: ["/7"],
      RouteDefinition(Link.branch) {
        EitherPart {
          Int.self; QueryPart("q", String.self)
        } or: {
          "name"; String.self
        }
      }),
    Row(
      "(:int?q=:string|name/:string)", "/name/7?q=a", .branch(.right("7")), printed: "/name/7",
      RouteDefinition(Link.branch) {
        EitherPart {
          Int.self; QueryPart("q", String.self)
        } or: {
          "name"; String.self
        }
      }),
    Row(
      "(:int|me?v=1)", "/me?v=1", .orNone(.right(())), not: ["/me"],
      RouteDefinition(Link.orNone) {
        EitherPart {
          Int.self
        } or: {
          "me"; QueryPart("v", equals: "1")
        }
      }),
  ]

  @Test(arguments: groups) func `groups hold items, and branches carry queries`(row: Row) throws { try row.check() }
}
