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
