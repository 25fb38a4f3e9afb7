import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

struct EitherGroupTests {
  static let branches: [Reading] = [
    ("r ({a:int}|{b})", "/5", "r a=5 (0)"),
    ("r ({a:int}|{b})", "/x", "r b=x (1)"),
    ("r ({a}|{b:int})", "/5", "r b=5 (1)"),
    ("r ({a}|{b})", "/x", "r a=x (0)"),
    ("r ({a}|me)", "/me", "r (1)"),
    ("r ({a}|me)/x", "/me/x", "r (1)"),
    ("r ({a}|me)/x", "/you/x", "r a=you (0)"),
    ("r ({a}|me)", "/", "notFound"),
    ("r ({a}/x|{b}/y)", "/1/y", "r b=1 (1)"),
    ("r ({a}/x|{b}/y)", "/1/z", "notFound"),
    ("r ({a:int}/x|{b}/x)", "/5/x", "r a=5 (0)"),
    ("r ({id:int}|{id}/x)", "/5", "r id=5 (0)"),
    ("r ({id:int}|{id}/x)", "/5/x", "r id=5 (1)"),
    ("r ({a}|{*b})", "/x", "r a=x (0)"),
    ("r ({a}|{*b})", "/x/y", "r b=[x y] (1)"),
    ("r ({a}/{b}|{*c})", "/x/y", "r a=x b=y (0)"),
    ("r ({*c}|{a}/{b})", "/x/y", "r a=x b=y (1)"),
    ("r (x/{a}|{b}/y)", "/x/y", "r a=y (0)"),
    ("r ({b}/y|x/{a})", "/x/y", "r a=y (1)"),
    ("r ({a:int}|(x/{b}|{c}))", "/5", "r a=5 (0 0)"),
    ("r ({a:int}|(x/{b}|{c}))", "/x/y", "r b=y (1 0)"),
    ("r ({a:int}|(x/{b}|{c}))", "/z", "r c=z (1 1)"),
    ("r ({a}|b)/({c}|d)", "/b/d", "r (1 1)"),
    ("r ({a}|b)/({c}|d)", "/x/d", "r a=x (0 1)"),
    ("r ({a}|b)/({c}|d)", "/b/y", "r c=y (1 0)"),
  ]

  @Test(arguments: branches) func `one branch is read, the left one where labels are equal`(reading: Reading) throws {
    try expect(reading)
  }

  static let normalised: [Reading] = [
    ("r (a|b)", "/a", "r (0)"),
    ("r (a|b)", "/b", "r (0)"),
    ("r (a|b|{c})", "/b", "r (0)"),
    ("r (a|b|{c})", "/x", "r c=x (2)"),
    ("r ({c}|a|b)", "/a", "r (1)"),
    ("r ({c}|a|b)", "/b", "r (2)"),
    ("r (a|{c}|b)", "/a", "r (0)"),
    ("r (a|{c}|b)", "/b", "r (2)"),
    ("r (*/x|y)", "/q/x", "r (1)"),
    ("r (*/x|y)", "/y", "r (1)"),
    ("r (*/x|*/y)", "/q/y", "r (0)"),
    ("r (*/x|y|{c})", "/q/x", "r (1)"),
    ("r ((a|b)|c)", "/c", "r (0 0)"),
    ("r ((a|b)|c)", "/b", "r (0 0)"),
    ("r ((a|b)|{c})", "/b", "r (0 0)"),
    ("r ((a|b)|{c})", "/x", "r c=x (1 0)"),
  ]

  @Test(arguments: normalised) func `leading branches without parameters are one`(reading: Reading) throws {
    try expect(reading)
  }

  static let queries: [Reading] = [
    ("r (a?{x:int}|b?{y})", "/a?x=1", "r x=1 (0)"),
    ("r (a?{x:int}|b?{y})", "/b?y=q", "r y=q (1)"),
    ("r (a?{x:int}|b?{y})", "/a", "badQuery"),
    ("r (a?{x:int}|b?{y})", "/a?y=1", "badQuery"),
    ("r (a?{x:int}|b?{y})", "/a?x=z", "badQuery"),
    ("r (a?{x:int}|b?{y})", "/b?y=q&x=1", "r y=q (1) +x=1"),
    ("r ({a}?k=1|{b}?k=2)", "/x?k=2", "r b=x (1)"),
    ("r ({a}?k=1|{b}?k=2)", "/x?k=3", "badQuery"),
    ("r ({a:int}?{k}|{b})", "/5", "r b=5 (1)"),
    ("r ({a:int}?{k}|{b})", "/5?k=1", "r a=5 k=1 (0)"),
    ("r (list?{page:int=1}|item?{id})", "/list", "r page=1 (0)"),
    ("r (list?{page:int=1}|item?{id})", "/list?page=z", "r page=1 (0) !page=z"),
    ("r (a?{x:[int]}|{b})", "/a?x=1&x=2", "r x=[1 2] (0)"),
    ("r (a?{x:[int]}|{b})", "/a", "r x=[] (0)"),
    ("r (a?{x:[int]}|{b})", "/a?x=z", "r x=[] (0) !x=z"),
    ("r (a?{x:[int]}|{b})", "/q", "r b=q (1)"),
    ("r x/({id:int}?{v})", "/x", "r (0)"),
    ("r x/({id:int}?{v})", "/x/5?v=1", "r id=5 v=1 (1)"),
    ("r x/({id:int}?{v})", "/x/5", "badQuery"),
    ("r x/({id:int}?{v})", "/x?v=1", "r (0) +v=1"),
    ("r ({a}?({q})|b)", "/x?q=1", "r a=x q=1 (0 1)"),
    ("r ({a}?({q})|b)", "/x", "r a=x (0 0)"),
    ("r ({a}?({q})|b)", "/b", "r (1 0)"),
    ("r ({a}?({q})|b)?({p})", "/x?p=1", "r a=x p=1 (0 0 1)"),
    ("r ({a}?{q}|b)?{p}", "/x?p=1&q=2", "r a=x q=2 p=1 (0)"),
    ("r ({a}?{q}|b)?{p}", "/b?p=1&q=2", "r p=1 (1) +q=2"),
    ("r (x/({a}?{q}))", "/x/y?q=1", "r a=y q=1 (1 1)"),
  ]

  @Test(arguments: queries) func `a branch brings its own query`(reading: Reading) throws { try expect(reading) }
}
