import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// Groups of two branches: with a value each, with several, and with nothing on a side.
@Suite struct EitherPartTests {
  enum Link: Sendable {
    case idOrName(Either<Int, String>), idOrMe(Either<Int, Void>), meOrID(Either<Void, Int>)
    case pairs(Either<(Int, Int), String>), maybe(Either<Int?, String>), branch(Either<(Int, String), Void>)
    case within(String, Either<Int, Void>, String), both(Either<Int, Void>, Either<Void, Int>)
    case three(Either<Either<Int, Bool>, String>)
  }
  typealias Row = PatternRow<Link>

  private static let idOrName = On(Link.idOrName) {
    "users";
    EitherPart {
      Int.self
    } or: {
      String.self
    }
  }
  private static let named = On(Link.idOrName) {
    EitherPart {
      "id"; Named("id", Int.self)
    } or: {
      "name"; Named("name", String.self)
    }
  }
  private static let pairs = On(Link.pairs) {
    EitherPart {
      Int.self; Int.self
    } or: {
      String.self
    }
  }
  private static let maybe = On(Link.maybe) {
    EitherPart {
      "a"; OptionalPart { Int.self }
    } or: {
      String.self
    }
  }

  private static let values: [Row] = [
    Row(
      "users/(:int|:string)", "/users/7", .idOrName(.left(7)), not: ["/users", "/users/7/8"],
      idOrName, On("users/(:int|:string)", Link.idOrName)),
    Row(
      "users/(:int|:string)", "/users/ann", .idOrName(.right("ann")),
      idOrName, On("users/(:int|:string)", Link.idOrName)),
    Row(
      "(id/{id:int}|name/{name})", "/name/7", .idOrName(.right("7")), not: ["/id/ann", "/id/7/name/7"],
      named, On("(id/{id}|name/{name})", Link.idOrName)),
    Row(
      "(id/{id:int}|name/{name})", "/id/7", .idOrName(.left(7)), named, On("(id/{id}|name/{name})", Link.idOrName)),
    Row("(:int/:int|:string)", "/1/2", .pairs(.left((1, 2))), not: ["/1/x"], pairs),
    Row("(:int/:int|:string)", "/1", .pairs(.right("1")), pairs),
    Row("(a/(:int)|:string)", "/a", .maybe(.left(nil)), maybe),
    Row("(a/(:int)|:string)", "/a/7", .maybe(.left(7)), not: ["/b/7"], maybe),
    Row("(a/(:int)|:string)", "/b", .maybe(.right("b")), maybe),
  ]

  private static let idOrMe = On(Link.idOrMe) {
    EitherPart {
      Int.self
    } or: {
      "me"
    }
  }
  private static let meOrID = On(Link.meOrID) {
    EitherPart {
      "me"
    } or: {
      Int.self
    }
  }
  private static let within = On(Link.within) {
    String.self
    EitherPart {
      Int.self
    } or: {
      "me"
    }
    "x"
    String.self
  }
  private static let both = On(Link.both) {
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
  private static let branch = On(Link.branch) {
    EitherPart {
      "x"; Int.self; String.self
    } or: {
      "none"
    }
  }

  private static let voids: [Row] = [
    Row("(:int|me)", "/me", .idOrMe(.right(())), not: ["/you"], idOrMe, On("(:int|me)", Link.idOrMe)),
    Row("(:int|me)", "/7", .idOrMe(.left(7)), idOrMe, On("(:int|me)", Link.idOrMe)),
    Row("(me|:int)", "/me", .meOrID(.left(())), meOrID, On("(me|:int)", Link.meOrID)),
    Row("(me|:int)", "/7", .meOrID(.right(7)), meOrID, On("(me|:int)", Link.meOrID)),
    // As text, a name says which side a branch is.
    Row("(me|{id:int})", "/7", .idOrMe(.left(7)), On("(me|{id})", Link.idOrMe)),
    Row(
      ":string/(:int|me)/x/:string", "/ann/me/x/bob", .within("ann", .right(()), "bob"),
      within, On(":string/(:int|me)/x/:string", Link.within)),
    Row(
      ":string/(:int|me)/x/:string", "/ann/7/x/bob", .within("ann", .left(7), "bob"),
      within, On(":string/(:int|me)/x/:string", Link.within)),
    Row(
      "(:int|a)/(b|:int)", "/a/7", .both(.right(()), .right(7)), both, On("(:int|a)/(b|:int)", Link.both)),
    Row("(:int|a)/(b|:int)", "/7/b", .both(.left(7), .left(())), both, On("(:int|a)/(b|:int)", Link.both)),
    Row("(x/:int/:string|none)", "/none", .branch(.right(())), branch),
    Row("(x/:int/:string|none)", "/x/7/ann", .branch(.left((7, "ann"))), not: ["/x/7", "/none/7"], branch),
  ]

  @Test(arguments: values) func `each branch has its values`(row: Row) throws { try row.check() }
  @Test(arguments: voids) func `a branch may hold nothing`(row: Row) throws { try row.check() }

  static let taken: [(On<Link>, Link)] = [
    (On("users/(:int|:string)", Link.idOrName), .idOrName(.right("7"))),
    (
      On(Link.idOrName) {
        EitherPart {
          Int.self
        } or: {
          String.self
        }
      }, .idOrName(.right("7"))
    ),
    // A bool comes before an int.
    (On("(:int|:bool|:string)", Link.three), .three(.left(.left(1)))),
    (
      On(Link.three) {
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
    route: On<Link>, value: Link
  ) throws {
    let router = try Router<Link>(.path, routes: [route])
    let error = #expect(throws: PrintError.self) { try router.link(for: value) }
    #expect(error?.code.description == "FP0410")
  }
}
