import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// More than two branches, and branches that are spellings of one value.
@Suite struct EitherPartBranchTests {
  enum Link: Sendable {
    case here, idOrMe(Either<Int, Void>), meOrID(Either<Void, Int>), three(Either<Either<Int, Bool>, String>)
    case right(Either<Int, Either<Bool, String>>), last(Either<Either<Int, Void>, Void>)
    case middle(Either<Either<Void, Int>, Void>), four(Either<Either<Either<Int, Bool>, Sort>, String>)
  }
  enum Sort: String, CaseIterable, RouteParameter { case new, top }
  typealias Row = PatternRow<Link>

  private static let spelledID = On(Link.meOrID) {
    EitherPart {
      EitherPart {
        "a"
      } or: {
        "b"
      }
    } or: {
      Int.self
    }
  }

  private static let spellings: [Row] = [
    Row(
      "(a|b)", "/b", .here, printed: "/a", not: ["/c"], On("(a|b)", .here),
      On(.here) {
        EitherPart {
          "a"
        } or: {
          "b"
        }
      }),
    Row(
      "(a|b|c)", "/c", .here, printed: "/a", not: ["/a/b"], On("(a|b|c)", .here),
      On(.here) {
        EitherPart {
          EitherPart {
            "a"
          } or: {
            "b"
          }
        } or: {
          "c"
        }
      }),
    Row(
      "(*|b)", "/b", .here, On("(*|b)", .here),
      On(.here) {
        EitherPart {
          Wildcard()
        } or: {
          "b"
        }
      }),
    Row(
      "x/(a/b|c)/y", "/x/c/y", .here, printed: "/x/a/b/y", On("x/(a/b|c)/y", .here),
      On(.here) {
        "x";
        EitherPart {
          "a/b"
        } or: {
          "c"
        }; "y"
      }),
    Row("(a|b|:int)", "/b", .meOrID(.left(())), printed: "/a", spelledID, On("(a|b|:int)", Link.meOrID)),
    Row("(a|b|:int)", "/7", .meOrID(.right(7)), spelledID, On("(a|b|:int)", Link.meOrID)),
    Row(
      "(:int|(a|b))", "/b", .idOrMe(.right(())), printed: "/a", On("(:int|(a|b))", Link.idOrMe),
      On(Link.idOrMe) {
        EitherPart {
          Int.self
        } or: {
          EitherPart {
            "a"
          } or: {
            "b"
          }
        }
      }),
  ]

  private static let several: [Row] =
    [("/7", .left(.left(7))), ("/true", .left(.right(true))), ("/ann", .right("ann"))].map { url, value in
      Row(
        "(:int|:bool|:string)", url, .three(value), On("(:int|:bool|:string)", Link.three),
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
        })
    }
    + [("/7", .left(7)), ("/true", .right(.left(true))), ("/ann", .right(.right("ann")))].map { url, value in
      Row(
        "(:int|(:bool|:string))", url, .right(value), On("(:int|(:bool|:string))", Link.right),
        On(Link.right) {
          EitherPart {
            Int.self
          } or: {
            EitherPart {
              Bool.self
            } or: {
              String.self
            }
          }
        })
    }
    + [("/7", .left(.left(7))), ("/a", .left(.right(()))), ("/b", .right(()))].map { url, value in
      Row(
        "(:int|a|b)", url, .last(value),
        On(Link.last) {
          EitherPart {
            EitherPart {
              Int.self
            } or: {
              "a"
            }
          } or: {
            "b"
          }
        })
    }
    + [("/a", .left(.left(()))), ("/7", .left(.right(7))), ("/b", .right(()))].map { url, value in
      Row(
        "(a|:int|b)", url, .middle(value),
        On(Link.middle) {
          EitherPart {
            EitherPart {
              "a"
            } or: {
              Int.self
            }
          } or: {
            "b"
          }
        })
    }
    + [
      ("/7", .left(.left(.left(7)))), ("/false", .left(.left(.right(false)))), ("/top", .left(.right(.top))),
      ("/hot", .right("hot")),
    ].map { url, value in
      Row(
        "(:int|:bool|{:new|top}|:string)", url, .four(value), On("(:int|:bool|{:new|top}|:string)", Link.four),
        On(Link.four) {
          EitherPart {
            EitherPart {
              EitherPart {
                Int.self
              } or: {
                Bool.self
              }
            } or: {
              Sort.self
            }
          } or: {
            String.self
          }
        })
    }

  @Test(arguments: spellings) func `branches that hold nothing are spellings of one value`(row: Row) throws {
    try row.check()
  }
  @Test(arguments: several) func `several branches are one group, nested to the left in its value`(row: Row) throws {
    try row.check()
  }
}
