import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// Groups of two branches: with a value each, with several, and with nothing on a side.
@Suite struct EitherPartTests {
  enum Link: Sendable {
    case idOrName(EitherBranch<Int, String>), idOrMe(EitherBranch<Int, Void>), meOrID(EitherBranch<Void, Int>)
    case pairs(EitherBranch<(Int, Int), String>), maybe(EitherBranch<Int?, String>), branch(
      EitherBranch<(Int, String), Void>)
    case within(String, EitherBranch<Int, Void>, String), both(EitherBranch<Int, Void>, EitherBranch<Void, Int>)
    case three(EitherBranch<EitherBranch<Int, Bool>, String>)
  }
  typealias Row = PatternRow<Link>

  private static let idOrName = RouteDefinition(Link.idOrName) {
    "users";
    EitherPart {
      Int.self
    } or: {
      String.self
    }
  }
  private static let named = RouteDefinition(Link.idOrName) {
    EitherPart {
      "id"; NamedPart("id", Int.self)
    } or: {
      "name"; NamedPart("name", String.self)
    }
  }
  private static let pairs = RouteDefinition(Link.pairs) {
    EitherPart {
      Int.self; Int.self
    } or: {
      String.self
    }
  }
  private static let maybe = RouteDefinition(Link.maybe) {
    EitherPart {
      "a"; OptionalPart { Int.self }
    } or: {
      String.self
    }
  }

  private static let values: [Row] = [
    Row(
      "users/(:int|:string)", "/users/7", .idOrName(.left(7)), not: ["/users", "/users/7/8"],
      idOrName, RouteDefinition("users/(:int|:string)", Link.idOrName)),
    Row(
      "users/(:int|:string)", "/users/ann", .idOrName(.right("ann")),
      idOrName, RouteDefinition("users/(:int|:string)", Link.idOrName)),
    Row(
      "(id/{id:int}|name/{name})", "/name/7", .idOrName(.right("7")), not: ["/id/ann", "/id/7/name/7"],
      named, RouteDefinition("(id/{id}|name/{name})", Link.idOrName)),
    Row(
      "(id/{id:int}|name/{name})", "/id/7", .idOrName(.left(7)), named,
      RouteDefinition("(id/{id}|name/{name})", Link.idOrName)),
    Row("(:int/:int|:string)", "/1/2", .pairs(.left((1, 2))), not: ["/1/x"], pairs),
    Row("(:int/:int|:string)", "/1", .pairs(.right("1")), pairs),
    Row("(a/(:int)|:string)", "/a", .maybe(.left(nil)), maybe),
    Row("(a/(:int)|:string)", "/a/7", .maybe(.left(7)), not: ["/b/7"], maybe),
    Row("(a/(:int)|:string)", "/b", .maybe(.right("b")), maybe),
  ]

  private static let idOrMe = RouteDefinition(Link.idOrMe) {
    EitherPart {
      Int.self
    } or: {
      "me"
    }
  }
  private static let meOrID = RouteDefinition(Link.meOrID) {
    EitherPart {
      "me"
    } or: {
      Int.self
    }
  }
  private static let within = RouteDefinition(Link.within) {
    String.self
    EitherPart {
      Int.self
    } or: {
      "me"
    }
    "x"
    String.self
  }
  private static let both = RouteDefinition(Link.both) {
    EitherPart {
      Int.self
    } or: {
      "a"
    }
    EitherPart {
      "b"
    } or: {
      Int.self
    }
  }
  private static let branch = RouteDefinition(Link.branch) {
    EitherPart {
      "x"; Int.self; String.self
    } or: {
      "none"
    }
  }

  private static let voids: [Row] = [
    Row("(:int|me)", "/me", .idOrMe(.right(())), not: ["/you"], idOrMe, RouteDefinition("(:int|me)", Link.idOrMe)),
    Row("(:int|me)", "/7", .idOrMe(.left(7)), idOrMe, RouteDefinition("(:int|me)", Link.idOrMe)),
    Row("(me|:int)", "/me", .meOrID(.left(())), meOrID, RouteDefinition("(me|:int)", Link.meOrID)),
    Row("(me|:int)", "/7", .meOrID(.right(7)), meOrID, RouteDefinition("(me|:int)", Link.meOrID)),
    // As text, a name says which side a branch is.
    Row("(me|{id:int})", "/7", .idOrMe(.left(7)), RouteDefinition("(me|{id})", Link.idOrMe)),
    Row(
      ":string/(:int|me)/x/:string", "/ann/me/x/bob", .within("ann", .right(()), "bob"),
      within, RouteDefinition(":string/(:int|me)/x/:string", Link.within)),
    Row(
      ":string/(:int|me)/x/:string", "/ann/7/x/bob", .within("ann", .left(7), "bob"),
      within, RouteDefinition(":string/(:int|me)/x/:string", Link.within)),
    Row(
      "(:int|a)/(b|:int)", "/a/7", .both(.right(()), .right(7)), both, RouteDefinition("(:int|a)/(b|:int)", Link.both)),
    Row("(:int|a)/(b|:int)", "/7/b", .both(.left(7), .left(())), both, RouteDefinition("(:int|a)/(b|:int)", Link.both)),
    Row("(x/:int/:string|none)", "/none", .branch(.right(())), branch),
    Row("(x/:int/:string|none)", "/x/7/ann", .branch(.left((7, "ann"))), not: ["/x/7", "/none/7"], branch),
  ]

  @Test(arguments: values) func `each branch has its values`(row: Row) throws { try row.check() }
  @Test(arguments: voids) func `a branch may hold nothing`(row: Row) throws { try row.check() }

  static let taken: [(RouteDefinition<Link>, Link)] = [
    (RouteDefinition("users/(:int|:string)", Link.idOrName), .idOrName(.right("7"))),
    (
      RouteDefinition(Link.idOrName) {
        EitherPart {
          Int.self
        } or: {
          String.self
        }
      }, .idOrName(.right("7"))
    ),
    // A bool comes before an int.
    (RouteDefinition("(:int|:bool|:string)", Link.three), .three(.left(.left(1)))),
    (
      RouteDefinition(Link.three) {
        EitherPart {
          EitherPart {
            Int.self
          } or: {
            Bool.self
          }
        } or: {
          String.self
        }
      },
      .three(.right("0"))
    ),
  ]

  @Test(arguments: taken) func `a value of one branch that reads as another's does not print`(
    route: RouteDefinition<Link>, value: Link
  ) throws {
    let router = try Router<Link>(.path, routes: [route])
    let error = #expect(throws: PrintError.self) { try router.link(for: value) }
    #expect(error?.code.description == "FP0410")
  }
}
