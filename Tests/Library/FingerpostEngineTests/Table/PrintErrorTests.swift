import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

private let cannot = "no link can carry these values: "
private func cannotCarry(_ name: String) -> String { "no link can carry the value of \"\(name)\": " }

private func unused(_ name: String) -> String {
  "the value of \"\(name)\" belongs to another branch of the group than the other values"
}

private func misread(_ how: String) -> String {
  "the link of these values does not read back as the same values: \(how)"
}

private func leftOut(_ name: String, _ text: String) -> String {
  "the list of \"\(name)\" is empty, but a link without it means its default \"\(text)\": give it a value, or remove the default"
}

struct PrintErrorTests {
  static let errors: [(String, [String: Captured], String)] = [
    // Names.
    ("showProfile {x}", [:], "no route is named \"r\""),
    ("rr {x}", ["x": "1"], "no route is named \"r\"; did you mean \"rr\"?"),
    ("r {id}", ["id": "1", "idd": "2"], "the route has no parameter \"idd\"; did you mean \"id\"?"),
    ("r {id}/{name}", ["id": "1", "name": "2", "q": "3"], "the route has no parameter \"q\"; it has id, name"),
    ("r x", ["q": "3"], "the route has no parameter \"q\": it has none"),
    ("r :int", ["1": "5", "value": "5"], "the route has no parameter \"value\"; it has 1"),
    // Of several routes with the name: what is wrong with a value, then the first name that is wrong.
    ("r a, r b/{id:int}", ["id": "x"], "the value of \"id\" does not read as int"),
    ("r a/{id:int}, r b", ["id": "x"], "the value of \"id\" does not read as int"),
    ("r a/{x}, r b/{y}", ["q": "1"], "the route has no parameter \"q\"; it has x"),
    // Missing.
    ("r {id}", [:], "a value for \"id\" is missing"),
    ("r {id}", ["id": .absent], "a value for \"id\" is missing"),
    ("r :int", [:], "a value for \"1\" is missing"),
    ("r x?{q}", [:], "a value for \"q\" is missing"),
    ("r x#{f}", [:], "a value for \"f\" is missing"),
    ("r {*p}", [:], "a value for \"p\" is missing"),
    ("r {a}.{b}", ["a": "1"], "a value for \"b\" is missing"),
    ("r ({a}/{b})", ["a": "1"], "a value for \"b\" is missing"),
    ("r ({a}?{b})", ["b": "1"], "a value for \"a\" is missing"),
    // Values of two branches.
    ("r ({a:int}|{b})", ["a": "5", "b": "x"], unused("b")),
    ("r ({a}/{b}|{c})", ["a": "1", "b": "2", "c": "3"], unused("c")),
    ("r x?({id:int}|{name})", ["id": "5", "name": "x"], unused("name")),
    ("r (a?{x}|b?{y})", ["x": "1", "y": "2"], unused("y")),
    // Types.
    ("r {id:int}", ["id": "x"], "the value of \"id\" does not read as int"),
    ("r {id:int}", ["id": "05"], "the value of \"id\" does not read as int"),
    ("r {id:int}", ["id": ""], "the value of \"id\" does not read as int"),
    ("r {s:asc|desc}", ["s": "up"], "the value of \"s\" does not read as asc|desc"),
    ("r x?{id:int}", ["id": ""], "the value of \"id\" does not read as int"),
    ("r x?({id:int})", ["id": "x"], "the value of \"id\" does not read as int"),
    ("r x?{ids:[int]}", ["ids": ["1", "x"]], "the value of \"ids\" does not read as int"),
    ("r x?{ids:[int]}", ["ids": "1"], "the value of \"ids\" does not read as [int]"),
    ("r {id}", ["id": ["1"]], "the value of \"id\" does not read as string"),
    ("r {*p}", ["p": "a"], "the value of \"p\" does not read as [string]"),
    // Empty.
    ("r {id}", ["id": ""], "the value of \"id\" is empty, and a path segment cannot be empty"),
    ("r {id}.json", ["id": ""], "the value of \"id\" is empty, and a path segment cannot be empty"),
    ("r {*p}", ["p": ["a", ""]], "the value of \"p\" is empty, and a path segment cannot be empty"),
    ("r {*p}", ["p": []], "the value of \"p\" is empty, and a path segment cannot be empty"),
    // A set suggests its nearest member; a value that reads in no branch says so.
    (
      "r {s:address|payment}", ["s": "adress"],
      "the value of \"s\" does not read as address|payment; did you mean \"address\"?"
    ),
    ("r deals/(today|{day:date})", ["day": "2024-02-30"], "the value of \"day\" does not read as date"),
    // What no link can carry.
    ("r {id}", ["id": "."], cannotCarry("id") + "\".\" and \"..\" cannot be segments of a link"),
    ("r {id}", ["id": ".."], cannotCarry("id") + "\".\" and \"..\" cannot be segments of a link"),
    ("r .{id}", ["id": "."], cannot + "\".\" and \"..\" cannot be segments of a link"),
    ("r {*p}", ["p": ["a", ".."]], cannot + "\".\" and \"..\" cannot be segments of a link"),
    ("r {id}", ["id": "a\n"], cannotCarry("id") + "a link cannot contain NUL, CR or LF"),
    ("r x?{q}", ["q": "\0"], cannotCarry("q") + "a link cannot contain NUL, CR or LF"),
    // What another route takes.
    ("me users/me, r users/{id}", ["id": "me"], "the link of these values is read as \"me\""),
    ("n {x:int}, r {x}", ["x": "5"], "the link of these values is read as \"n\""),
    ("a x/{p}, r {q}/y", ["q": "x"], "the link of these values is read as \"a\""),
    ("a x?{p}, r x?({p})", ["p": "1"], "the link of these values is read as \"a\""),
    ("a x/(y), r {p}/{q}", ["p": "x", "q": "y"], "the link of these values is read as \"a\""),
    ("a {x}.json, r {x}", ["x": "b.json"], "the link of these values is read as \"a\""),
    ("a x#top, r x#{f}", ["f": "top"], "the link of these values is read as \"a\""),
    ("a */z, r {*p}", ["p": ["y", "z"]], "the link of these values is read as \"a\""),
    // What reads back as other values.
    ("r (:string|me)", ["1": "me"], misread("\"1\" differs")),
    ("r users/{id}, r users/me", ["id": "me"], misread("\"id\" differs")),
    ("r {a}.{b}", ["a": "x.y", "b": "z"], misread("\"a\" and \"b\" differ")),
    ("r ({a:int})/({b})", ["b": "5"], misread("\"a\" and \"b\" differ")),
    (
      "r {*p}/x/{*q}", ["p": ["a", "x"], "q": ["b", "x", "c"]],
      misread("\"p\" and \"q\" differ")
    ),
    // What reads back as the default.
    ("r a?{tags:[string]=new,top}", ["tags": []], leftOut("tags", "new,top")),
    ("r a?{n:[int]}&{m:[int]=7}&{l:[int]=8}", ["n": [], "m": ["1"], "l": []], leftOut("l", "8")),
    ("r a?x={:[int]=7}", ["1": []], leftOut("1", "7")),
    // Deprecated.
    ("r x [deprecated]", [:], "\"r\" is deprecated: its links are read, not printed"),
    ("r x/{a} [deprecated=old]", ["a": "1"], "\"r\" is deprecated: its links are read, not printed"),
  ]

  @Test(arguments: errors)
  func `values that make no link say why`(list: String, values: [String: Captured], message: String) throws {
    let table = try table(list)
    let error = #expect(throws: PrintError.self) { try table.print("r", values) }
    #expect(error?.description == message)
  }

  static let origins: [(String, Origin, String)] = [
    ("r x [web]", .scheme("appscheme"), "the route has no links at appscheme://"),
    ("r x", .scheme("other"), "the route has no links at other://"),
    ("r x", .compact, "the route has no links at :"),
    ("r x <- /", .scheme("appscheme"), "the route has no links at appscheme://"),
    ("r x", .web("*.example.com"), "an origin with \"*\" is not a host: name one host to print for"),
    (
      "r x <- https://*.example.com", .web("*.example.com"),
      "an origin with \"*\" is not a host: name one host to print for"
    ),
  ]

  @Test(arguments: origins)
  func `an origin that prints no link says why`(list: String, origin: Origin, message: String) throws {
    let table = try table(list, ["appscheme://", "/", "https://*.example.com"])
    let error = #expect(throws: PrintError.self) { try table.print("r", [:], for: origin) }
    #expect(error?.description == message)
  }

  static let taken: [(Origin, String?)] = [
    (.scheme("appscheme"), nil), (.path, "the link of these values is read as \"w\""),
    (.web("social.example"), "the link of these values is read as \"w\""),
  ]

  @Test(arguments: taken)
  func `a link is taken only where the other route is read`(origin: Origin, message: String?) throws {
    let table = try table("w users/me [web], r users/{id}", ["appscheme://", "https://social.example", "/"])
    if let message {
      let error = #expect(throws: PrintError.self) { try table.print("r", ["id": "me"], for: origin) }
      #expect(error?.description == message)
    } else {
      #expect(try table.print("r", ["id": "me"], for: origin) == "appscheme://users/me")
    }
  }

  @Test func `a message never holds a value`() throws {
    let table = try table("me users/me, r users/{id}, n {x:int}.json")
    for values: [String: Captured] in [["id": "secret\n"], ["id": ["secret", "secret"]], ["x": "secret"], ["id": "."]] {
      let error = #expect(throws: PrintError.self) { try table.print(values["x"] == nil ? "r" : "n", values) }
      #expect(error?.description.contains("secret") == false)
    }
  }

  @Test(arguments: ["r {x}", "r {x}, s a/{x}"])
  func `a link too long to be read back is not printed`(list: String) throws {
    let table = try table(list)
    let error = #expect(throws: PrintError.self) {
      try table.print("r", ["x": .text(String(repeating: "a", count: 8192))])
    }
    #expect(
      error?.description
        == "the link of these values is too long: it has 8193 bytes, and the table's limit is 8192")
    #expect(try table.print("r", ["x": .text(String(repeating: "a", count: 8191))]).utf8.count == 8192)
  }

  static let crowded: [(String, [String: Captured], String)] = [
    ("r a/{*x}", ["x": ["1", "2", "3"]], "it has 4 segments, and the table's limit is 3"),
    ("r a?{x:[int]}", ["x": ["1", "2", "3"]], "it has 3 query items, and the table's limit is 2"),
    ("r a/b/c?{x:[int]}", ["x": ["1", "222222222222222"]], "it has 28 bytes, and the table's limit is 24"),
  ]

  @Test(arguments: crowded)
  func `a link beyond any limit of the table says which`(
    list: String, values: [String: Captured], message: String
  ) throws {
    let limits = LinkLimits(bytes: 24, segments: 3, queryItems: 2)
    let options = RouteTable.Options(text: TextRules(limits: limits))
    let template = try Template(String(list.dropFirst(2)))
    let table = try RouteTable([.init("r", template)], origins: [.path], options: options)
    let error = #expect(throws: PrintError.self) { try table.print("r", values) }
    #expect(error?.description == "the link of these values is too long: \(message)")
  }
}
