import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// The same pattern for another value, both ways, and what happens if there is none.
@Suite struct PatternMapTests {
  struct Day: Sendable, Equatable { let month: Int, day: Int }

  enum Link: Sendable, Equatable { case day(Day), range(Day, to: Day), other(String), pair(Int, String), here }

  private static let day = RoutePattern {
    Int.self; Int.self
  }.map { month, day in
    (1...12).contains(month) ? Day(month: month, day: day) : nil
  } unapply: {
    ($0.month, $0.day)
  }

  @Test func `a mapped pattern reads and prints the new value`() throws {
    #expect(Self.day.template == ":int/:int")
    #expect(try Self.day.parse("/2/30") == Day(month: 2, day: 30))
    #expect(try Self.day.print(Day(month: 2, day: 30)) == "/2/30")
  }

  @Test func `a value that apply refuses does not match, and says where`() {
    let error = #expect(throws: LinkError.self) { try Self.day.parse("/13/1") }
    #expect(error?.kind == .notFound)
    #expect(error?.text == "/13/1")
  }

  @Test func `a value that unapply refuses does not print`() {
    let even = RoutePattern { Int.self }.map {
      Optional($0)
    } unapply: { (id: Int) in
      id.isMultiple(of: 2) ? id : nil
    }
    #expect(throws: Never.self) { try even.print(2) }
    let error = #expect(throws: PrintError.self) { try even.print(3) }
    #expect(error?.description == "no route prints this destination")
  }

  @Test func `what is read must be what was printed`() {
    let off = RoutePattern { Int.self }.map {
      $0 + 1
    } unapply: {
      $0
    }
    let error = #expect(throws: PrintError.self) { try off.print(1) }
    #expect(error?.description == "the link of these values does not read back as the same values: \"1\" differs")
  }

  private static let routers: [Router<Link>] = {
    let day = Self.day
    let routes: [RouteDefinition<Link>] = [
      RouteDefinition(Link.day) { day },
      RouteDefinition(Link.range) {
        "from"; day; "to"; day
      },
      RouteDefinition(Link.pair) {
        Int.self; String.self
      },
      RouteDefinition(Link.other) {
        "from"; String.self
      },
      RouteDefinition(Link.here) { "13/14" },
    ]
    return [RouteList(routes), RouteList(routes.reversed())].compactMap { try? Router(.path, routes: $0) }
  }()

  static let links: [(String, Link?)] = [
    ("/2/30", .day(Day(month: 2, day: 30))),
    ("/13/1", .pair(13, "1")),
    ("/13/14", .here),
    ("/from/1/2/to/3/4", .range(Day(month: 1, day: 2), to: Day(month: 3, day: 4))),
    ("/from/1/2/to/13/4", nil),
    ("/from/x", .other("x")),
  ]

  @Test(arguments: links) func `where apply refuses, the next route answers`(link: String, value: Link?) throws {
    #expect(Self.routers.count == 2)
    for router in Self.routers {
      #expect(router.destination(for: link) == value)
      guard let value else { continue }
      #expect(try router.link(for: value) == link)
      #expect(try router.match(link).isCanonical)
    }
  }

  @Test func `a value that reads as another route's does not print`() throws {
    for router in Self.routers {
      let error = #expect(throws: PrintError.self) { try router.link(for: .pair(2, "30")) }
      #expect(error?.description == "the link of these values is read as \"day\"")
    }
  }

  @Test func `apply may make a tuple, whose elements join the others`() throws {
    let swapped = RoutePattern {
      Int.self; String.self
    }.map {
      ($1, $0)
    } unapply: {
      ($1, $0)
    }
    #expect(try swapped.parse("/7/ann") == ("ann", 7))
    let whole = RoutePattern {
      Bool.self; swapped; Bool.self
    }
    #expect(try whole.parse("/true/7/ann/false") == (true, "ann", 7, false))
    #expect(try whole.print((true, "ann", 7, false)) == "/true/7/ann/false")
  }

  @Test func `apply may make fewer values or none`() throws {
    let none = RoutePattern {
      "v"; Int.self
    }.map {
      $0 == 2 ? () : nil
    } unapply: {
      2
    }
    let whole = RoutePattern {
      String.self; none; String.self
    }
    #expect(whole.template == ":string/v/:int/:string")
    #expect(try whole.parse("/a/v/2/b") == ("a", "b"))
    #expect(try whole.print(("a", "b")) == "/a/v/2/b")
    #expect(throws: LinkError.self) { try whole.parse("/a/v/3/b") }
  }

  @Test func `maps nest, inside groups too`() throws {
    let doubled = Self.day.map {
      [$0]
    } unapply: {
      $0.count == 1 ? $0[0] : nil
    }
    #expect(try doubled.parse("/1/2") == [Day(month: 1, day: 2)])
    #expect(throws: PrintError.self) { try doubled.print([]) }
    let group = RoutePattern {
      "g"; OptionalPart { doubled };
      EitherPart {
        Self.day
      } or: {
        "none"
      }
    }
    #expect(group.template == "g/(:int/:int)/(:int/:int|none)")
    let (found, side) = try group.parse("/g/1/2/3/4")
    #expect(found == [Day(month: 1, day: 2)])
    guard case .left(Day(month: 3, day: 4)) = side else { Issue.record("\(side)"); return }
    #expect(try group.print((nil, .right(()))) == "/g/none")
    #expect(try group.print(([Day(month: 5, day: 6)], .right(()))) == "/g/5/6/none")
  }

  @Test func `an either that is mapped stands flat in a left branch`() throws {
    let id = RoutePattern {
      EitherPart {
        Int.self
      } or: {
        "me"
      }
    }.map { side -> Int? in
      if case .left(let id) = side { id } else { 0 }
    } unapply: {
      $0 == 0 ? .right(()) : .left($0)
    }
    let whole = RoutePattern {
      EitherPart {
        id
      } or: {
        String.self
      }
    }
    #expect(whole.template == "(:int|me|:string)")
    for (url, value) in [("/7", EitherBranch<Int, String>.left(7)), ("/me", .left(0)), ("/ann", .right("ann"))] {
      #expect(try whole.parse(url) == value)
      #expect(try whole.print(value) == url)
    }
  }

  @Test func `a query value maps, and keeps what may follow`() throws {
    let page = RoutePattern {
      "list"; QueryPart("page", Int.self, default: 1)
    }.map {
      $0 - 1
    } unapply: {
      $0 + 1
    }
    let whole = RoutePattern {
      page; QueryPart("q", String.self); FragmentPart(String.self)
    }
    #expect(try whole.parse("/list?q=x#y") == (0, "x", "y"))
    #expect(try whole.print((4, "x", "y")) == "/list?page=5&q=x#y")
  }
}
