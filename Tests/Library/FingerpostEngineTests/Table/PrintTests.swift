import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

struct PrintTests {
  static let printed: [(String, [String: Captured], String)] = [
    ("r /", [:], "/"),
    ("r users/me", [:], "/users/me"),
    ("r users/{id}", ["id": "ann"], "/users/ann"),
    ("r users/{id}", ["id": "a/b c%"], "/users/a%2Fb%20c%25"),
    ("r users/{id}", ["id": "*"], "/users/*"),
    ("r a%2Fb", [:], "/a%2Fb"),
    ("r :int/:string", ["1": "5", "2": "x"], "/5/x"),
    ("r {a}/:int", ["a": "x", "2": "5"], "/x/5"),
    ("r {id:int}.json", ["id": "5"], "/5.json"),
    ("r {base}...{head}", ["base": "a", "head": "b...c"], "/a...b...c"),
    ("r {x:bool}", ["x": "1"], "/true"),
    ("r {x:double}", ["x": "1.50"], "/1.5"),
    ("r {x:uuid}", ["x": "01234567-89AB-CDEF-0123-456789ABCDEF"], "/01234567-89ab-cdef-0123-456789abcdef"),
    ("r files/{*p}", ["p": ["a", "b c", "d/e"]], "/files/a/b%20c/d%2Fe"),
    ("r */users", [:], "/*/users"),
    ("r a/(x/*)", [:], "/a"),
    // Groups.
    ("r a/({b})/c", [:], "/a/c"),
    ("r a/({b})/c", ["b": .absent], "/a/c"),
    ("r a/({b})/c", ["b": "x"], "/a/x/c"),
    ("r a/(b)/c", [:], "/a/b/c"),
    ("r ({a}/{b})", ["a": "1", "b": "2"], "/1/2"),
    ("r ({a})/({b:int})", ["b": "5"], "/5"),
    ("r posts/({page:int=1})", [:], "/posts"),
    ("r posts/({page:int=1})", ["page": "1"], "/posts"),
    ("r posts/({page:int=1})", ["page": "2"], "/posts/2"),
    ("r l/({a:int=1}/{b:int=2})", ["b": "3"], "/l/1/3"),
    ("r users/(:string/profile|me)", [:], "/users/me"),
    ("r users/(:string/profile|me)", ["1": "ann"], "/users/ann/profile"),
    ("r (a|b)", [:], "/a"),
    ("r ({a:int}|{b})", ["b": "x"], "/x"),
    ("r ({id:int}|{id}/x)", ["id": "q"], "/q/x"),
    ("r (a?{x}|b?{y})", ["y": "1"], "/b?y=1"),
    ("r (({a}|{b:int})/x|me)", [:], "/me"),
    ("r (({a}|{b:int})/x|me)", ["a": "me"], "/me/x"),
    ("r (a?{x:[int]}|b?{x:[string]})", ["x": ["1", "2"]], "/a?x=1&x=2"),
    ("r (a?{x:[int]}|b?{x:[string]})", ["x": ["1", "y"]], "/b?x=1&x=y"),
    ("r x/({id:int}?{v})", ["id": "5", "v": "1"], "/x/5?v=1"),
    // Query and fragment.
    ("r x?{b}&{a}", ["a": "1", "b": "2"], "/x?b=2&a=1"),
    ("r x?{a}", ["a": ""], "/x?a="),
    ("r x?{a}", ["a": "b c+d&e=f#g"], "/x?a=b%20c%2Bd%26e%3Df%23g"),
    ("r x?a%20b={v}", ["v": "1"], "/x?a%20b=1"),
    ("r x?k=v", [:], "/x?k=v"),
    ("r x?(k=v)", [:], "/x?k=v"),
    ("r x?({p:int})", [:], "/x"),
    ("r x?({p:int})", ["p": "5"], "/x?p=5"),
    ("r x?{p:int=1}", [:], "/x"),
    ("r x?{p:int=1}", ["p": "1"], "/x"),
    ("r x?{p:int=1}", ["p": "2"], "/x?p=2"),
    ("r x?{q=a}", ["q": ""], "/x?q="),
    ("r x?{ids:[int]}", [:], "/x"),
    ("r x?{ids:[int]}", ["ids": []], "/x"),
    ("r x?{ids:[int]}", ["ids": ["2", "1", "2"]], "/x?ids=2&ids=1&ids=2"),
    ("r x?{on:[bool]}", ["on": ["1"]], "/x?on=true"),
    ("r x?({id:int}|{name})", ["name": "a"], "/x?name=a"),
    ("r x#top", [:], "/x#top"),
    ("r x(#{f})", [:], "/x"),
    ("r x(#{f})", ["f": .absent], "/x"),
    ("r x(#{f})", ["f": ""], "/x#"),
    ("r x(#{f:int})", ["f": "7"], "/x#7"),
    ("r x/{a}?({b})(#{f})", ["a": "1", "f": "2"], "/x/1#2"),
    ("r x(#top)", [:], "/x#top"),
    ("r x#{f}", ["f": "a b#c"], "/x#a%20b%23c"),
    ("r x#{f}", ["f": ""], "/x#"),
    ("r x#{f=top}", [:], "/x"),
    ("r x#{f=top}", ["f": "end"], "/x#end"),
    // Aliases, and what another route takes.
    ("r old/{x} [deprecated], r new/{x}", ["x": "1"], "/new/1"),
    ("r n/{x:int}, r s/{x}", ["x": "a"], "/s/a"),
    ("r n/{x:int}, r s/{x}", ["x": "5"], "/n/5"),
    ("me users/me, r users/{id}, r people/{id}", ["id": "me"], "/people/me"),
    ("me users/me, r users/{id}", ["id": "you"], "/users/you"),
    ("n {x:int}, r {x}", ["x": "05"], "/05"),
  ]

  @Test(arguments: printed)
  func `values are printed, and read back`(list: String, values: [String: Captured], text: String) throws {
    let table = try table(list)
    #expect(try table.print("r", values) == text)
    let match = try table.match(text)
    #expect(match.route.name == "r")
    #expect(match.isCanonical)
  }

  static let forOrigins: [(String, Origin?, String)] = [
    ("r {x}/y", nil, "appscheme://a%3Ab/y"),
    ("r {x}/y", .scheme("appscheme"), "appscheme://a%3Ab/y"),
    ("r {x}/y", .web("social.example"), "https://social.example/a:b/y"),
    ("r {x}/y", .web("localhost:8080", scheme: "http"), "http://localhost:8080/a:b/y"),
    ("r {x}/y", .path, "/a:b/y"),
    ("r {x}/y [web]", nil, "https://social.example/a:b/y"),
    ("r {x}/y <- http://localhost:8080 appscheme://", nil, "http://localhost:8080/a:b/y"),
    ("r {x}/y <- / http://localhost:8080", nil, "/a:b/y"),
    ("r {x}/y [origin=https://*.b.example,origin=https://b.example]", nil, "https://b.example/a:b/y"),
    ("r {x}/y [origin=https://*.b.example]", .web("x.b.example"), "https://x.b.example/a:b/y"),
    ("r {x}/y <- /", nil, "/a:b/y"),
  ]

  @Test(arguments: forOrigins)
  func `a link is printed for an origin, the first that the route allows`(
    list: String, origin: Origin?, text: String
  ) throws {
    let table = try table(list, ["appscheme://", "https://social.example", "http://localhost:8080", "/"])
    #expect(try table.print("r", ["x": "a:b"], for: origin) == text)
  }

  @Test func `the root is printed for every origin`() throws {
    let table = try table("r /", ["appscheme://", "https://social.example", "/"])
    let links = try table.origins.map { try table.print("r", [:], for: $0) }
    #expect(links == ["appscheme://", "https://social.example/", "/"])
  }

  @Test(arguments: 1...127)
  func `no byte of a value is printed as a space or a control character`(byte: UInt8) throws {
    let value = "x" + String(decoding: [byte], as: UTF8.self)
    let table = try table("r {a}/{b}?{c}#{d}", ["appscheme://", "/"])
    let values: [String: Captured] = ["a": .text(value), "b": .text(value), "c": .text(value), "d": .text(value)]
    for origin in table.origins {
      if byte == 0x0A || byte == 0x0D {
        #expect(throws: PrintError(.unprintableValue("a", .control))) {
          try table.print("r", values, for: origin)
        }
      } else {
        let text = try table.print("r", values, for: origin)
        #expect(text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
        #expect(try table.match(text).captures.values == Array(repeating: .text(value), count: 4))
      }
    }
  }
}
