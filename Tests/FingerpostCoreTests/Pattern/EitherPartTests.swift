import FingerpostCore
import Testing

/// Groups of branches: with values, with nothing on a side, three of them, and as spellings of one value.
@Suite struct EitherPartTests {
  enum Link: Sendable {
    case here, idOrName(Either<Int, String>), idOrMe(Either<Int, Void>), meOrID(Either<Void, Int>)
    case three(Either<Either<Int, Bool>, String>), right(Either<Int, Either<Bool, String>>)
    case last(Either<Either<Int, Void>, Void>), middle(Either<Either<Void, Int>, Void>)
    case within(String, Either<Int, Void>, String), pairs(Either<(Int, Int), String>), maybe(Either<Int?, String>)
    case both(Either<Int, Void>, Either<Void, Int>), queried(Either<Int, String>), branch(Either<(Int, String), Void>)
  }
  typealias Row = PatternRow<Link>

  private static let values: [Row] = [
    Row(
      "users/(:int|:string)", "/users/7", .idOrName(.left(7)), On("users/(:int|:string)", Link.idOrName),
      On(Link.idOrName) {
        "users";
        EitherPart {
          Int.self
        } or: {
          String.self
        }
      }),
    Row(
      "users/(:int|:string)", "/users/ann", .idOrName(.right("ann")), On("users/(:int|:string)", Link.idOrName),
      On(Link.idOrName) {
        "users";
        EitherPart {
          Int.self
        } or: {
          String.self
        }
      }),
    Row(
      "(id/{id:int}|name/{name})", "/name/7", .idOrName(.right("7")), not: ["/id/ann", "/id/7/name/7"],
      On("(id/{id}|name/{name})", Link.idOrName),
      On(Link.idOrName) {
        EitherPart {
          "id"; Named("id", Int.self)
        } or: {
          "name"; Named("name", String.self)
        }
      }),
    Row(
      "(:int/:int|:string)", "/1/2", .pairs(.left((1, 2))), not: ["/1/x"],
      On(Link.pairs) {
        EitherPart {
          Int.self; Int.self
        } or: {
          String.self
        }
      }),
    Row(
      "(:int/:int|:string)", "/1", .pairs(.right("1")),
      On(Link.pairs) {
        EitherPart {
          Int.self; Int.self
        } or: {
          String.self
        }
      }),
    Row(
      "(a/(:int)|:string)", "/a", .maybe(.left(nil)),
      On(Link.maybe) {
        EitherPart {
          "a"; OptionalPart { Int.self }
        } or: {
          String.self
        }
      }),
    Row(
      "(a/(:int)|:string)", "/a/7", .maybe(.left(7)),
      On(Link.maybe) {
        EitherPart {
          "a"; OptionalPart { Int.self }
        } or: {
          String.self
        }
      }),
    Row(
      "(a/(:int)|:string)", "/b", .maybe(.right("b")),
      On(Link.maybe) {
        EitherPart {
          "a"; OptionalPart { Int.self }
        } or: {
          String.self
        }
      }),
  ]

  private static let voids: [Row] = [
    Row(
      "(:int|me)", "/me", .idOrMe(.right(())), not: ["/you"], On("(:int|me)", Link.idOrMe),
      On(Link.idOrMe) {
        EitherPart {
          Int.self
        } or: {
          "me"
        }
      }),
    Row(
      "(:int|me)", "/7", .idOrMe(.left(7)), On("(:int|me)", Link.idOrMe),
      On(Link.idOrMe) {
        EitherPart {
          Int.self
        } or: {
          "me"
        }
      }),
    Row(
      "(me|:int)", "/me", .meOrID(.left(())), On("(me|:int)", Link.meOrID),
      On(Link.meOrID) {
        EitherPart {
          "me"
        } or: {
          Int.self
        }
      }),
    Row(
      "(me|:int)", "/7", .meOrID(.right(7)), On("(me|:int)", Link.meOrID),
      On(Link.meOrID) {
        EitherPart {
          "me"
        } or: {
          Int.self
        }
      }),
    Row(
      ":string/(:int|me)/x/:string", "/ann/me/x/bob", .within("ann", .right(()), "bob"),
      On(":string/(:int|me)/x/:string", Link.within),
      On(Link.within) {
        String.self;
        EitherPart {
          Int.self
        } or: {
          "me"
        }; "x"; String.self
      }),
    Row(
      ":string/(:int|me)/x/:string", "/ann/7/x/bob", .within("ann", .left(7), "bob"),
      On(":string/(:int|me)/x/:string", Link.within),
      On(Link.within) {
        String.self;
        EitherPart {
          Int.self
        } or: {
          "me"
        }; "x"; String.self
      }),
    Row(
      "(:int|a)/(b|:int)", "/a/7", .both(.right(()), .right(7)),
      On("(:int|a)/(b|:int)", Link.both),
      On(Link.both) {
        EitherPart {
          Int.self
        } or: {
          "a"
        };
        EitherPart {
          "b"
        } or: {
          Int.self
        }
      }),
    Row(
      "(:int|a)/(b|:int)", "/7/b", .both(.left(7), .left(())),
      On("(:int|a)/(b|:int)", Link.both),
      On(Link.both) {
        EitherPart {
          Int.self
        } or: {
          "a"
        };
        EitherPart {
          "b"
        } or: {
          Int.self
        }
      }),
    Row(
      "(x/:int/:string|none)", "/none", .branch(.right(())),
      On(Link.branch) {
        EitherPart {
          "x"; Int.self; String.self
        } or: {
          "none"
        }
      }),
  ]

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
    Row(
      "(a|b|:int)", "/b", .meOrID(.left(())), printed: "/a", On("(a|b|:int)", Link.meOrID),
      On(Link.meOrID) {
        EitherPart {
          EitherPart {
            "a"
          } or: {
            "b"
          }
        } or: {
          Int.self
        }
      }),
    Row(
      "(a|b|:int)", "/7", .meOrID(.right(7)), On("(a|b|:int)", Link.meOrID),
      On(Link.meOrID) {
        EitherPart {
          EitherPart {
            "a"
          } or: {
            "b"
          }
        } or: {
          Int.self
        }
      }),
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

  private static let three: [Row] =
    [("/7", .left(.left(7))), ("/true", .left(.right(true))), ("/-1", .left(.left(-1))), ("/ann", .right("ann"))]
    .map { url, value in
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

  @Test(arguments: values) func `each branch has its values`(row: Row) throws { try row.check() }
  @Test(arguments: voids) func `a branch may hold nothing`(row: Row) throws { try row.check() }
  @Test(arguments: spellings) func `branches that hold nothing are spellings of one value`(row: Row) throws {
    try row.check()
  }
  @Test(arguments: three) func `three branches are one group, nested in its value`(row: Row) throws { try row.check() }

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
      }, .three(.right("0"))
    ),
    (On("(:int|me)/x", Link.idOrMe), .idOrName(.left(7))),
  ]

  @Test(arguments: taken) func `a value of one branch that reads as another's does not print`(
    route: On<Link>, value: Link
  ) throws {
    let router = try Router<Link>(.path, routes: [route])
    #expect(throws: PrintError.self) { try router.link(for: value) }
  }
}
