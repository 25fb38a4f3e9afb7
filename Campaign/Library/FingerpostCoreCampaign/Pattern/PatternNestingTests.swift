import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// Patterns made of patterns: their values join the others, flat.
@Suite struct PatternNestingTests {
  private let user = RoutePattern {
    "users"; String.self
  }
  private let day = RoutePattern {
    Int.self; "-"; Int.self
  }
  private let info = RoutePattern { "info" }
  private let page = RoutePattern {
    "list"; QueryPart("page", Int.self, default: 1)
  }

  @Test func `a pattern may come first, last, in the middle and alone`() throws {
    let first = RoutePattern {
      user; "tweets"; Int.self
    }
    #expect(first.template == "users/:string/tweets/:int")
    #expect(try first.parse("/users/ann/tweets/7") == ("ann", 7))
    #expect(try first.print(("ann", 7)) == "/users/ann/tweets/7")

    let last = RoutePattern {
      Bool.self; day
    }
    #expect(last.template == ":bool/:int/-/:int")
    #expect(try last.parse("/true/1/-/2") == (true, 1, 2))
    #expect(try last.print((false, 1, 2)) == "/false/1/-/2")

    let middle = RoutePattern {
      "x"; String.self; day; String.self
    }
    #expect(try middle.parse("/x/a/1/-/2/b") == ("a", 1, 2, "b"))
    #expect(try middle.print(("a", 1, 2, "b")) == "/x/a/1/-/2/b")

    let alone = RoutePattern { day }
    #expect(try alone.parse("/1/-/2") == (1, 2))
    #expect(try alone.print((1, 2)) == "/1/-/2")
  }

  @Test func `patterns follow patterns, those without values too`() throws {
    let whole = RoutePattern {
      user; day; info; user
    }
    #expect(whole.template == "users/:string/:int/-/:int/info/users/:string")
    #expect(try whole.parse("/users/a/1/-/2/info/users/b") == ("a", 1, 2, "b"))
    #expect(try whole.print(("a", 1, 2, "b")) == "/users/a/1/-/2/info/users/b")
    let none = RoutePattern {
      info; info
    }
    #expect(try none.parse("/info/info") == ())
    #expect(try none.print(()) == "/info/info")
  }

  @Test func `a pattern may bring a query, after which items may stand`() throws {
    let whole = RoutePattern {
      user; page; QueryPart("q", String.self)
    }
    #expect(whole.template == "users/:string/list?page={:int=1}&q=:string")
    #expect(try whole.parse("/users/ann/list?q=x&page=2") == ("ann", 2, "x"))
    #expect(try whole.print(("ann", 1, "x")) == "/users/ann/list?q=x")
  }

  @Test func `groups hold patterns, and patterns groups`() throws {
    let choice = RoutePattern {
      EitherPart {
        user
      } or: {
        info
      }
    }
    let whole = RoutePattern {
      OptionalPart { day }; choice
    }
    #expect(whole.template == "(:int/-/:int)/(users/:string|info)")
    let (found, side) = try whole.parse("/1/-/2/users/ann")
    #expect(found ?? (0, 0) == (1, 2))
    guard case .left("ann") = side else { Issue.record("\(side)"); return }
    #expect(try whole.print((nil, .right(()))) == "/info")
    #expect(try whole.print(((3, 4), .left("bob"))) == "/3/-/4/users/bob")
  }

  @Test func `an either pattern in a left branch stands flat among the others`() throws {
    let choice = RoutePattern {
      EitherPart {
        Int.self
      } or: {
        "me"
      }
    }
    let flat = RoutePattern {
      "u";
      EitherPart {
        choice
      } or: {
        String.self
      }
    }
    #expect(flat.template == "u/(:int|me|:string)")
    for (url, value) in [("/u/7", "left(left(7))"), ("/u/me", "left(right())"), ("/u/ann", "right(ann)")] {
      let read = try flat.parse(url)
      #expect(try flat.print(read) == url)
      switch read {
      case .left(.left(let id)): #expect(value == "left(left(\(id)))")
      case .left(.right): #expect(value == "left(right())")
      case .right(let name): #expect(value == "right(\(name))")
      }
    }
    // With a segment before it, it is a branch of its own.
    let nested = RoutePattern {
      "u";
      EitherPart {
        "x"; choice
      } or: {
        String.self
      }
    }
    #expect(nested.template == "u/(x/(:int|me)|:string)")
    for url in ["/u/x/7", "/u/x/me", "/u/ann"] { #expect(try nested.print(nested.parse(url)) == url) }
  }

  @Test func `flat and nested choices do not mistake each other's values`() throws {
    let inner = RoutePattern {
      EitherPart {
        Int.self;
        OptionalPart {
          "a"; Bool.self
        }
      } or: {
        "x"; Int.self; Int.self
      }
    }
    let whole = RoutePattern {
      EitherPart {
        inner
      } or: {
        "y"; OptionalPart { Int.self }; "z"; String.self
      }
      OptionalPart {
        "end"; String.self
      }
    }
    #expect(whole.template == "(:int/(a/:bool)|x/:int/:int|y/(:int)/z/:string)/(end/:string)")
    let urls = ["/1", "/1/a/true", "/x/1/2", "/y/z/s", "/y/5/z/s"]
    for url in urls + urls.map({ $0 + "/end/e" }) {
      let value = try whole.parse(url)
      #expect(try whole.print(value) == url, "\(value)")
      #expect((value.1 == "e") == url.hasSuffix("/end/e"))
    }
  }

  @Test func `several values are one element where they are asked for as one`() throws {
    typealias Two = (EitherBranch<Int, String>, Bool?)
    let first = RoutePattern {
      "a"; Int.self
    }
    let two = RoutePattern {
      EitherPart {
        Int.self
      } or: {
        String.self
      }
      OptionalPart { Bool.self }
    }
    let whole = RoutePattern<(Int, Two), PatternPath>(first.body.appending(two.body.asOneElement(Two.self)))
    let (number, (side, flag)) = try whole.parse("/a/7/ann/true")
    #expect(number == 7 && flag == true)
    guard case .right("ann") = side else { Issue.record("\(side)"); return }
    #expect(try whole.print((8, (.left(9), nil))) == "/a/8/9")
  }

  @Test func `what captures nothing is no element`() throws {
    let first = RoutePattern {
      "a"; Int.self
    }
    let none = RoutePattern {
      "b"; "c"
    }
    let whole = RoutePattern<Int, PatternPath>(first.body.appending(none.body.asOneElement(Void.self)))
    #expect(try whole.parse("/a/7/b/c") == 7)
    #expect(try whole.print(8) == "/a/8/b/c")
  }

  @Test func `twelve lines and more make one flat tuple`() throws {
    let many = RoutePattern {
      Int.self; String.self; Int.self; String.self; Int.self; String.self
      Int.self; String.self; Int.self; String.self; Int.self; String.self; Bool.self
    }
    let value = try many.parse("/1/a/2/b/3/c/4/d/5/e/6/f/true")
    #expect(value.0 == 1 && value.1 == "a" && value.10 == 6 && value.11 == "f" && value.12)
    #expect(try many.print(value) == "/1/a/2/b/3/c/4/d/5/e/6/f/true")
  }
}
