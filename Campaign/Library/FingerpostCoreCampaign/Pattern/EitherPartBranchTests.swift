import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// More than two branches, and branches that are spellings of one value.
@Suite struct EitherPartBranchTests {
  enum Link: Sendable {
    case here, idOrMe(EitherBranch<Int, Void>), meOrID(EitherBranch<Void, Int>), three(
      EitherBranch<EitherBranch<Int, Bool>, String>)
    case right(EitherBranch<Int, EitherBranch<Bool, String>>), last(EitherBranch<EitherBranch<Int, Void>, Void>)
    case middle(EitherBranch<EitherBranch<Void, Int>, Void>), four(
      EitherBranch<EitherBranch<EitherBranch<Int, Bool>, Sort>, String>)
  }
  enum Sort: String, CaseIterable, RouteParameter { case new, top }
  typealias Row = PatternRow<Link>

  private static let spelledID = RouteDefinition(Link.meOrID) {
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
      "(a|b)", "/b", .here, printed: "/a", not: ["/c"], RouteDefinition("(a|b)", .here),
      RouteDefinition(.here) {
        EitherPart {
          "a"
        } or: {
          "b"
        }
      }),
    Row(
      "(a|b|c)", "/c", .here, printed: "/a", not: ["/a/b"], RouteDefinition("(a|b|c)", .here),
      RouteDefinition(.here) {
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
      "(*|b)", "/b", .here, RouteDefinition("(*|b)", .here),
      RouteDefinition(.here) {
        EitherPart {
          WildcardPart()
        } or: {
          "b"
        }
      }),
    Row(
      "x/(a/b|c)/y", "/x/c/y", .here, printed: "/x/a/b/y", RouteDefinition("x/(a/b|c)/y", .here),
      RouteDefinition(.here) {
        "x";
        EitherPart {
          "a/b"
        } or: {
          "c"
        }; "y"
      }),
    Row("(a|b|:int)", "/b", .meOrID(.left(())), printed: "/a", spelledID, RouteDefinition("(a|b|:int)", Link.meOrID)),
    Row("(a|b|:int)", "/7", .meOrID(.right(7)), spelledID, RouteDefinition("(a|b|:int)", Link.meOrID)),
    Row(
      "(:int|(a|b))", "/b", .idOrMe(.right(())), printed: "/a", RouteDefinition("(:int|(a|b))", Link.idOrMe),
      RouteDefinition(Link.idOrMe) {
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
        "(:int|:bool|:string)", url, .three(value), RouteDefinition("(:int|:bool|:string)", Link.three),
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
        })
    }
    + [("/7", .left(7)), ("/true", .right(.left(true))), ("/ann", .right(.right("ann")))].map { url, value in
      Row(
        "(:int|(:bool|:string))", url, .right(value), RouteDefinition("(:int|(:bool|:string))", Link.right),
        RouteDefinition(Link.right) {
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
        RouteDefinition(Link.last) {
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
        RouteDefinition(Link.middle) {
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
        "(:int|:bool|{:new|top}|:string)", url, .four(value),
        RouteDefinition("(:int|:bool|{:new|top}|:string)", Link.four),
        RouteDefinition(Link.four) {
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
