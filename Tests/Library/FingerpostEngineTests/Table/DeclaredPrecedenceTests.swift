import Testing

@testable import FingerpostEngine
@testable import FingerpostProof

struct DeclaredPrecedenceTests {
  static let readings: [Reading] = [
    ("b {x}, a lit", "/lit", "b x=lit"),
    ("a lit, b {x}", "/lit", "a"),
    ("b {x:int}, a {x}", "/q", "a x=q"),
    ("b {*x}, a {x:int}", "/5", "b x=[5]"),
    ("b *, a lit/x", "/lit/x", "b"),
    ("b {x}?{q}, a lit", "/lit", "a"),
    ("b {x}?{q}, a lit", "/lit?q=1", "b x=lit q=1"),
    ("b x, a x?{q}", "/x?q=1", "b +q=1"),
    ("b x, a x#top", "/x#top", "b"),
    ("b x/(y), a x", "/x", "b (1)"),
    ("c {x}/{y}/1, b {x}/y/{z}, a x/{y}/{z}", "/x/y/1", "c x=x y=y"),
    ("c {x}/{y}/1, b {x}/y/{z}, a x/{y}/{z}", "/x/y/2", "b x=x z=2"),
    ("c {x}/{y}/1, b {x}/y/{z}, a x/{y}/{z}", "/x/z/2", "a y=z z=2"),
    ("c {x}/{y}/1, b {x}/y/{z}, a x/{y}/{z}", "/z/z/2", "notFound"),
    ("z a/{*p}, y a/b/c, x *", "/a/b/c", "z p=[b c]"),
    ("z a/{x}/q, y a/b/{*p}, x a/b/c", "/a/b/c", "y p=[c]"),
    ("b POST x, a x", "/x", "a"),
    ("b x, a GET x", "/x", "b"),
  ]

  @Test(arguments: readings) func `the first route that matches wins`(reading: Reading) throws {
    let table = try table(reading.routes, ["/"], RouteTable.Options(precedence: .declared))
    #expect(table.outcome(reading.text) == reading.outcome)
  }

  static let alternatives: [Reading] = [
    ("r (:string|me)", "/me", "r 1=me (0)"),
    ("r (me|:string)", "/me", "r (0)"),
    ("r ({a})/({b:int})", "/5", "r a=5 (1 0)"),
    ("r ({a:int})/({b})", "/x", "r b=x (0 1)"),
    ("r ({a})/b/({c})", "/b/b", "r a=b (1 0)"),
    ("r */{x}/*", "/a/b/c/d", "r x=b"),
    ("r */{x:int}/*", "/a/b/5/d", "r x=5"),
    ("r {*p}/{*q}", "/1/2/3", "r p=[1] q=[2 3]"),
    ("r */{*p}", "/1/2/3", "r p=[2 3]"),
    ("r {a}-{b}", "/1-2-3", "r a=1 b=2-3"),
    ("r ({a}?k=1|{b}?k=2)", "/x?k=2", "r b=x (1)"),
    ("r ({*c}|{a}/{b})", "/x/y", "r c=[x y] (0)"),
  ]

  @Test(arguments: alternatives) func `inside a route, the first alternative from the left wins`(reading: Reading)
    throws
  {
    let table = try table(reading.routes, ["/"], RouteTable.Options(precedence: .declared))
    #expect(table.outcome(reading.text) == reading.outcome)
  }

  @Test func `allowed methods do not depend on precedence`() throws {
    let table = try table("b POST {x}, a GET lit", ["/"], RouteTable.Options(precedence: .declared))
    #expect(table.outcome("/lit", method: "PUT") == "methodNotAllowed GET,HEAD,POST")
    #expect(table.outcome("/lit", method: "GET") == "a")
  }
}
