import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

struct CapturePrintTests {
  static let captures: [(String, Captures, String)] = [
    ("r users/me", Captures(values: [], choices: []), "/users/me"),
    ("r {a}/{b:int}", Captures(values: ["x", "5"], choices: []), "/x/5"),
    ("r a/({b})/c", Captures(values: [.absent], choices: [0]), "/a/c"),
    ("r a/({b})/c", Captures(values: ["x"], choices: [1]), "/a/x/c"),
    ("r ({a:int}|{b})", Captures(values: [.absent, "x"], choices: [1]), "/x"),
    ("r ({id:int}|{id}/x)", Captures(values: [.absent, "q"], choices: [1]), "/q/x"),
    ("r ({c}|a|b)", Captures(values: [.absent], choices: [2]), "/b"),
    ("r {*p}?{ids:[int]}", Captures(values: [["a", "b"], ["1", "2"]], choices: []), "/a/b?ids=1&ids=2"),
    ("r posts/({page:int=1})", Captures(values: ["1"], choices: [0]), "/posts"),
    ("r x?({id:int}|{name})", Captures(values: [.absent, "a"], choices: [1]), "/x?name=a"),
  ]

  @Test(arguments: captures)
  func `captures are printed as they were matched`(list: String, captures: Captures, text: String) throws {
    let table = try table(list)
    #expect(try table.print(captures, route: 0) == text)
    #expect(try table.match(text).captures == captures)
  }

  @Test func `a default that captures leave out is left out of the link, too`() throws {
    let table = try table("r x?{q=1}&{p:int=2}#{f=top}")
    let captures = Captures(values: [.absent, .absent, .absent], choices: [])
    #expect(try table.text(of: captures, route: 0, for: nil) == "/x")
  }

  static let faulty: [(String, Captures)] = [
    ("r {a}", Captures(values: [], choices: [])),
    ("r {a}", Captures(values: ["x", "y"], choices: [])),
    ("r {a}", Captures(values: [.absent], choices: [])),
    ("r {a}", Captures(values: [["x"]], choices: [])),
    ("r {a}", Captures(values: ["x"], choices: [0])),
    ("r {*p}", Captures(values: ["x"], choices: [])),
    ("r {*p}", Captures(values: [[]], choices: [])),
    ("r ({a})", Captures(values: ["x"], choices: [])),
    ("r ({a})", Captures(values: ["x"], choices: [2])),
    ("r ({a})", Captures(values: ["x"], choices: [-1])),
    ("r ({a})", Captures(values: ["x"], choices: [0])),
    ("r ({a})", Captures(values: [.absent], choices: [1])),
    ("r ({a}|b)", Captures(values: [.absent], choices: [2])),
    ("r ({a}|b)", Captures(values: [.absent], choices: [-1])),
    ("r ({a}|b)", Captures(values: ["x"], choices: [.max])),
    ("r ({a}|b)", Captures(values: [.absent], choices: [0])),
    ("r x?({a}|{b})", Captures(values: ["1", .absent], choices: [9])),
    ("r x?{a:[int]}", Captures(values: ["1"], choices: [])),
    ("r x?{a:[int]}", Captures(values: [["x"]], choices: [])),
    ("r {a:int}", Captures(values: ["05"], choices: [])),
    ("r {a:bool}", Captures(values: ["1"], choices: [])),
  ]

  @Test(arguments: faulty)
  func `captures that no match gives are not printed, and trap nothing`(list: String, captures: Captures) throws {
    let table = try table(list)
    #expect(throws: PrintError.self) { try table.print(captures, route: 0) }
  }

  @Test(arguments: [-1, 1, .max, .min]) func `a route that is not there prints nothing`(index: Int) throws {
    let table = try table("r x")
    #expect(throws: PrintError.self) { try table.print(Captures(values: [], choices: []), route: index) }
  }

  static let bytes: [([UInt8], String)] = [
    (Array("/users/é".utf8), "r id=é"), (Array("/users/%C3%A9".utf8), "r id=é"), ([], "malformed"),
    ([0x2F, 0xFF], "malformed"),
    (Array("/users/".utf8) + [0xC3], "malformed"), (Array("/users/".utf8) + [0xED, 0xA0, 0x80], "malformed"),
    (Array("/users/".utf8) + [0xC0, 0xAF], "malformed"), (Array("/users/x?".utf8) + [0xFF], "malformed"),
    (Array("/users/x#".utf8) + [0xF4, 0x90, 0x80, 0x80], "malformed"), (Array("/users/".utf8) + [0x00], "malformed"),
    (Array("/users/".utf8) + [0xEF], "malformed"), (Array("/users/".utf8) + [0xEF, 0xBF], "malformed"),
    (Array("/users/\u{FFFD}".utf8), "r id=\u{FFFD}"),
    ([0xFF] + Array("://x".utf8), "malformed"), (Array(repeating: 0x2F, count: 9000), "tooLong"),
    // The limit is in the middle of a character; and there is no telling how much there is to look at.
    (Array(repeating: 0x2F, count: 8191) + Array("é".utf8), "tooLong"),
    (Array(repeating: 0xFF, count: 8193), "tooLong"),
  ]

  @Test(arguments: bytes) func `bytes are read as text is`(bytes: [UInt8], outcome: String) throws {
    let table = try table("r users/{id}")
    do throws(LinkError) {
      let match = try table.match(utf8: bytes)
      #expect(table.outcome(match.text) == outcome)
      #expect(Array(match.text.utf8) == bytes)
    } catch {
      #expect(error.kind.description == outcome)
    }
  }
}
