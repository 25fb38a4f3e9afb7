import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

struct OptionalGroupTests {
  static let presence: [Reading] = [
    ("r a/({b})/c", "/a/x/c", "r b=x (1)"),
    ("r a/({b})/c", "/a/c", "r (0)"),
    ("r a/({b})/c", "/a/c/c", "r b=c (1)"),
    ("r a/({b})/c", "/a/x/y/c", "notFound"),
    ("r ({a})", "/", "r (0)"),
    ("r ({a})", "/x", "r a=x (1)"),
    ("r ({a}/{b})/c", "/c", "r (0)"),
    ("r ({a}/{b})/c", "/x/y/c", "r a=x b=y (1)"),
    ("r ({a}/{b})/c", "/x/c", "notFound"),
    ("r a/({*b})/c", "/a/c", "r (0)"),
    ("r a/({*b})/c", "/a/c/c", "r b=[c] (1)"),
    ("r a/({*b})/c", "/a/x/y/c", "r b=[x y] (1)"),
    ("r a/({b}.json)", "/a/5.json", "r b=5 (1)"),
    ("r a/({b}.json)", "/a/5", "notFound"),
  ]

  @Test(arguments: presence) func `a group is there or not`(reading: Reading) throws { try expect(reading) }

  static let ties: [Reading] = [
    ("r ({a})/({b})", "/", "r (0 0)"),
    ("r ({a})/({b})", "/x", "r a=x (1 0)"),
    ("r ({a})/({b})", "/x/y", "r a=x b=y (1 1)"),
    ("r ({a})/({b})/({c})", "/x/y", "r a=x b=y (1 1 0)"),
    ("r ({a:int})/({b})", "/5", "r a=5 (1 0)"),
    ("r ({a:int})/({b})", "/x", "r b=x (0 1)"),
    ("r ({a})/({b:int})", "/5", "r b=5 (0 1)"),
    ("r ({a})/({b:int})", "/5/6", "r a=5 b=6 (1 1)"),
    ("r ({a})/({b:int})/({c:bool})", "/1", "r c=true (0 0 1)"),
    ("r ({a})/({b:int})/({c:bool})", "/1/1", "r b=1 c=true (0 1 1)"),
    ("r ({a})/b/({c})", "/b", "r (0 0)"),
    ("r ({a})/b/({c})", "/b/b", "r c=b (0 1)"),
    ("r ({a})/b/({c})", "/x/b", "r a=x (1 0)"),
    ("r ({a})/b/({c})", "/b/b/b", "r a=b c=b (1 1)"),
    ("r (x/{a})/({b})/({c})", "/x/y", "r a=y (1 0 0)"),
  ]

  @Test(arguments: ties) func `labels decide, then a group there before one that is not`(reading: Reading) throws {
    try expect(reading)
  }

  static let nested: [Reading] = [
    ("r (a/({b}/({c})))", "/", "r (0 0 0)"),
    ("r (a/({b}/({c})))", "/a", "r (1 0 0)"),
    ("r (a/({b}/({c})))", "/a/x", "r b=x (1 1 0)"),
    ("r (a/({b}/({c})))", "/a/x/y", "r b=x c=y (1 1 1)"),
    ("r (a/({b}/({c})))", "/x", "notFound"),
    ("r (({a})/b)", "/b", "r (1 0)"),
    ("r (({a})/b)", "/x/b", "r a=x (1 1)"),
    ("r (({a})/b)", "/", "r (0 0)"),
    ("r ({a}|x/({b}))", "/x", "r (1 0)"),
    ("r ({a}|x/({b}))", "/x/y", "r b=y (1 1)"),
    ("r ({a}|x/({b}))", "/z", "r a=z (0 0)"),
  ]

  @Test(arguments: nested) func `groups stand in groups`(reading: Reading) throws { try expect(reading) }

  static let normalised: [Reading] = [
    // Without a parameter: always as it prints.
    ("r a/(b)/c", "/a/c", "r (1)"),
    ("r a/(b)/c", "/a/b/c", "r (1)"),
    ("r (users)", "/", "r (1)"),
    ("r (users)", "/users", "r (1)"),
    ("r a/(x/*)", "/a", "r (0)"),
    ("r a/(x/*)", "/a/x/y", "r (0)"),
    ("r a/(x/(y))", "/a", "r (1 1)"),
    ("r a/(x/(y))", "/a/x/y", "r (1 1)"),
    ("r (a/({b}/(c)))", "/a/x", "r b=x (1 1 1)"),
    ("r (a/({b}/(c)))", "/a", "r (1 0 0)"),
    // With defaults: there where a value differs from its default.
    ("r posts/({page:int=1})", "/posts", "r page=1 (0)"),
    ("r posts/({page:int=1})", "/posts/1", "r page=1 (0)"),
    ("r posts/({page:int=1})", "/posts/2", "r page=2 (1)"),
    ("r posts/({page:int=1})", "/posts/x", "notFound"),
    ("r l/({a:int=1}/{b:int=2})", "/l", "r a=1 b=2 (0)"),
    ("r l/({a:int=1}/{b:int=2})", "/l/1/2", "r a=1 b=2 (0)"),
    ("r l/({a:int=1}/{b:int=2})", "/l/1/3", "r a=1 b=3 (1)"),
    ("r l/({a:int=1}/{b:int=2})", "/l/1", "notFound"),
    ("r l/(p/{on:bool=true})", "/l/p/1", "r on=true (0)"),
  ]

  @Test(arguments: normalised) func `only what the value depends on is told apart`(reading: Reading) throws {
    try expect(reading)
  }
}
