import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// Values and names.
extension DiffTests {
  static let valuesRead: [(old: String, new: String, expected: [String])] = [
    (
      "a x/{p}/{q}", "a x/{q}/{p}",
      [
        "breaking: \"a\" x/{p}/{q}: \"p\" of /x/some-text-1/some-text-2 has another value",
        "breaking: \"a\" x/{p}/{q}: \"q\" of /x/some-text-1/some-text-2 has another value",
      ]
    ),
    (
      "a x/{p}/{q}", "a x/{r}/{q}",
      ["compatible: \"a\" x/{p}/{q}: \"p\" is named \"r\": update documents that name the parameter"]
    ),
    (
      "s find?sort={sort=new}", "s find?sort={sort=top}",
      ["breaking: \"s\" find?{sort=new}: \"sort\" of /find: the default was \"new\" and is now \"top\""]
    ),
    ("s find?sort={sort=new}", "s find?sort={sort=new}&page={page:int=1}", none),
    // What a query item does not read counts as absent, so the link is read, and means something else.
    (
      "s find?({sort:a|b|c})", "s find?({sort:a|b})",
      [
        "breaking: \"s\" find?({sort:a|b|c}): \"sort\" of /find?sort=c is not read any more",
        "compatible: \"s\" find?({sort:a|b|c}): \"sort\" was a|b|c and is now a|b",
        "compatible: \"s\" find?({sort:a|b|c}): /find?sort=c is now printed as /find",
      ]
    ),
    (
      "s find?{page:int8=1}", "s find?{page:uint16=1}",
      [
        "breaking: \"s\" find?{page:int8=1}: \"page\" of /find?page=-128 is not read any more",
        "compatible: \"s\" find?{page:int8=1}: \"page\" was int8 and is now uint16",
        "compatible: \"s\" find?{page:int8=1}: /find?page=-128 is now printed as /find",
      ]
    ),
    (
      "s find?({sort:a|b})", "s find?({sort:a|b|c})",
      ["compatible: \"s\" find?({sort:a|b}): \"sort\" was a|b and is now a|b|c"]
    ),
    (
      "a x/{id}", "a x/*",
      [
        "breaking: \"a\" x/{id}: \"id\" of /x/some-text-1 is not read any more",
        "compatible: \"a\" x/{id}: /x/a/a is read now, too",
      ]
    ),
    (
      "a /#a={v:uint8}&(b={u:int})", "a /#me={v:uint8}&(b={u:int})",
      [
        "breaking: \"a\" /#a={v:uint8}&(b={u:int}): no route reads some of its links any more, such as /#a=2",
        "breaking: \"a\" /#a={v:uint8}&(b={u:int}): \"v\" of /#a=1&me=2 has another value",
        "compatible: \"a\" /#a={v:uint8}&(b={u:int}): /#a=2&me=2 was printed as /#a=2 and is now printed as /#me=2",
        "compatible: \"a\" /#a={v:uint8}&(b={u:int}): /#me=2 is read now, too",
      ]
    ),
    (
      "a x?a={v:int}", "a x?b={v:int}",
      [
        "breaking: \"a\" x?a={v:int}: no route reads some of its links any more, such as /x?a=2",
        "breaking: \"a\" x?a={v:int}: \"v\" of /x?a=1&b=2 has another value",
        "compatible: \"a\" x?a={v:int}: /x?a=2&b=2 was printed as /x?a=2 and is now printed as /x?b=2",
        "compatible: \"a\" x?a={v:int}: /x?b=2 is read now, too",
      ]
    ),
    (
      "a x?k={v:int=1}", "a x?q={v:int=1}",
      [
        "breaking: \"a\" x?k={v:int=1}: \"v\" of /x?k=2 is not read any more",
        "compatible: \"a\" x?k={v:int=1}: /x?k=2 is now printed as /x",
      ]
    ),
    (
      "a x/{p:int}/{q:int}", "a x/{q:int}/{p:int}",
      [
        "breaking: \"a\" x/{p:int}/{q:int}: \"p\" of /x/2/1 has another value",
        "breaking: \"a\" x/{p:int}/{q:int}: \"q\" of /x/1/2 has another value",
      ]
    ),
    (
      "a {p:date}--{q:date}", "a {q:date}--{p:date}",
      [
        "breaking: \"a\" {p:date}--{q:date}: \"p\" of /2026-11-21--2026-11-20 has another value",
        "breaking: \"a\" {p:date}--{q:date}: \"q\" of /2026-11-20--2026-11-21 has another value",
      ]
    ),
    (
      "a x?a={v:b|}&c={w}", "a x?a={w}&c={v:b|}",
      [
        "breaking: \"a\" x?a={v:b|}&c={w}: no route reads some of its links any more, such as /x?a=b&c=a",
        "compatible: \"a\" x?a={v:b|}&c={w}: /x?a=a&c=b is read now, too",
      ]
    ),
    (
      "a x/{b:bool}?({c:bool})", "a x/{c:bool}?({b:bool})",
      [
        "breaking: \"a\" x/{b:bool}?({c:bool}): \"b\" of /x/true?c=true is not read any more",
        "breaking: \"a\" x/{b:bool}?({c:bool}): \"c\" of /x/true?c=false has another value",
        "compatible: \"a\" x/{b:bool}?({c:bool}): /x/true?c=true is now printed as /x/true",
      ]
    ),
    (
      "a (a?k={v:int=1}|b)", "a (a?k={v:int=2}|b)",
      [
        "breaking: \"a\" (a?k={v:int=1}|b): \"v\" of /a: the default was \"1\" and is now \"2\"",
        "compatible: \"a\" (a?k={v:int=1}|b): /a?k=1 was printed as /a and is now printed as /a?k=1",
      ]
    ),
  ]

  @Test(arguments: valuesRead)
  func `values are read otherwise`(old: String, new: String, expected: [String]) throws {
    #expect(try changes(old, new) == expected)
  }

  static let renamed: [(old: String, new: String, expected: [String])] = [
    (
      "user users/{id}", "person users/{id}",
      ["compatible: \"user\" users/{id}: its name is \"person\" now: update documents that name the route"]
    ),
    (
      "user users/{id}", "person users/{id:uuid}",
      [
        "breaking: \"user\" users/{id}: no route reads some of its links any more, such as /users/a",
        "compatible: \"user\" users/{id}: its name is \"person\" now: update documents that name the route",
        "compatible: \"user\" users/{id}: \"id\" was string and is now uuid",
      ]
    ),
    (
      "user users/{id}", "person people/{id}",
      [
        "breaking: \"user\" users/{id}: no route reads /users/a any more",
        "compatible: \"person\" people/{id}: the route is new: /people/a",
      ]
    ),
    // A name that stays is not another's new one.
    (
      "user users/{id}, person people/{id}", "person users/{id}",
      [
        "breaking: \"person\" people/{id}: no route reads /people/a any more",
        "breaking: \"user\" users/{id}: /users/a is read by \"person\" now",
      ]
    ),
  ]

  @Test(arguments: renamed)
  func `a route with another name and the same links is renamed`(old: String, new: String, expected: [String]) throws {
    #expect(try changes(old, new) == expected)
  }

  @Test func `a new name is given to one old route alone`() throws {
    let origins = ["https://a.example", "https://b.example"]
    let found = try changes("a x <- https://a.example, b x <- https://b.example", "c x", (origins, origins))
    #expect(
      found.filter { $0.contains("its name is \"c\" now") }
        == ["compatible: \"a\" x: its name is \"c\" now: update documents that name the route"])
    #expect(found.contains { $0.hasPrefix("breaking: \"b\" x: https://b.example/x is read by \"c\" now") })
  }

  static let printed: [(old: String, new: String, expected: [String])] = [
    (
      "find q/{q}", "find search/{q}, find q/{q}",
      [
        "compatible: \"find\" q/{q}: /q/some-text-1 is now printed as /search/some-text-1",
        "compatible: \"find\" search/{q}: /search/a is read now, too",
      ]
    ),
    (
      "a x", "a x [deprecated=use%20y], a y",
      [
        "compatible: \"a\" x: it is deprecated now: use y", "compatible: \"a\" x: /x is now printed as /y",
        "compatible: \"a\" y: /y is read now, too",
      ]
    ),
    // A link with another query than its route's reads was not canonical before.
    (
      "a x", "a x?({r})",
      ["compatible: \"a\" x: /x?r=some-text-1 was printed as /x and is now printed as /x?r=some-text-1"]
    ),
    ("a x, a y", "a x", ["breaking: \"a\" y: no route reads /y any more"]),
    ("a x", "a x, b y", ["compatible: \"b\" y: the route is new: /y"]),
  ]

  @Test(arguments: printed)
  func `values are printed otherwise`(old: String, new: String, expected: [String]) throws {
    #expect(try changes(old, new) == expected)
  }
}
