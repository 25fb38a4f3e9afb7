import Testing

@testable import FingerpostEngine
@testable import FingerpostProof

struct WildcardTests {
  static let uncaptured: [Reading] = [
    ("r *", "/", "notFound"),
    ("r *", "/a", "r"),
    ("r *", "/a/b/c", "r"),
    ("r */users", "/a/users", "r"),
    ("r */users", "/a/b/users", "r"),
    ("r */users", "/users/users", "r"),
    ("r */users", "/users", "notFound"),
    ("r */users", "/a/users/b", "notFound"),
    ("r users/*", "/users", "notFound"),
    ("r users/*", "/users/a/b", "r"),
    ("r a/*/b", "/a/b", "notFound"),
    ("r a/*/b", "/a/x/b", "r"),
    ("r a/*/b", "/a/x/y/b", "r"),
    ("r a/*/b", "/a/b/b", "r"),
    ("r a/*/b", "/a/b/b/b", "r"),
    ("r a/*/b", "/a/x/b/y", "notFound"),
    ("r */*", "/a", "notFound"),
    ("r */*", "/a/b", "r"),
    ("r */*", "/a/b/c", "r"),
    ("r */a/*/a/*", "/a/a/a/a", "notFound"),
    ("r */a/*/a/*", "/a/a/a/a/a", "r"),
    ("r */a/*/a/*", "/x/a/y/y/a/z", "r"),
    ("r */a/*/a/*", "/x/a/y/y/z", "notFound"),
    ("r */data/abc", "/123/data/data/abc", "r"),
    ("r */data/abc", "/data/abc", "notFound"),
  ]

  @Test(arguments: uncaptured) func `a star reads one segment or more`(reading: Reading) throws { try expect(reading) }

  static let captured: [Reading] = [
    ("r {*p}", "/", "notFound"),
    ("r {*p}", "/a", "r p=[a]"),
    ("r {*p}", "/a/b/c", "r p=[a b c]"),
    ("r {*p}", "/a%2Fb/c", "r p=[a/b c]"),
    ("r files/{*p}", "/files", "notFound"),
    ("r files/{*p}", "/files/a/b", "r p=[a b]"),
    ("r files/{*p}", "/files/a/", "r p=[a]"),
    ("r files/{*p}/edit", "/files/edit", "notFound"),
    ("r files/{*p}/edit", "/files/a/edit", "r p=[a]"),
    ("r files/{*p}/edit", "/files/edit/edit", "r p=[edit]"),
    ("r files/{*p}/edit", "/files/a/edit/b", "notFound"),
    ("r {*p}/{id:int}", "/a/b/5", "r p=[a b] id=5"),
    ("r {*p}/{id:int}", "/a/b/c", "notFound"),
    ("r {a}/{*p}", "/a/b/c", "r a=a p=[b c]"),
  ]

  @Test(arguments: captured) func `a rest captures one segment or more`(reading: Reading) throws { try expect(reading) }

  static let vectors: [Reading] = [
    // The best label at the first segment where two readings differ.
    ("r */{x}", "/a/b/c", "r x=c"),
    ("r */{x}/*", "/a/b/c/d", "r x=b"),
    ("r */{x:int}/*", "/a/1/2/d", "r x=1"),
    ("r */{x:int}/*", "/a/b/5/d", "r x=5"),
    ("r */{x:int}/*", "/1/b/5/d", "r x=5"),
    ("r {*p}/x/{*q}", "/a/x/x/b", "r p=[a] q=[x b]"),
    ("r {*p}/{*q}", "/1/2/3", "r p=[1] q=[2 3]"),
    ("r {*p}/*", "/1/2/3", "r p=[1]"),
    ("r */{*p}", "/1/2/3", "r p=[3]"),
    ("r */{x}/*/{y:int}", "/a/b/c/1/2", "r x=b y=2"),
    ("r {*p}/{x:int}/{*q}", "/a/1/2/3", "r p=[a] x=1 q=[2 3]"),
  ]

  @Test(arguments: vectors) func `the smallest vector wins inside one route`(reading: Reading) throws {
    try expect(reading)
  }

  static let between: [Reading] = [
    ("a x/*, b x/{*p}", "/x/1/2", "a"),
    ("a files/*/edit, b files/{*p}", "/files/x/edit", "a"),
    ("a files/*/edit, b files/{*p}", "/files/x/view", "b p=[x view]"),
    ("a */b/c, b x/{*p}", "/x/b/c", "b p=[b c]"),
    ("a {x}/{y}/{z}, b *", "/1/2/3", "a x=1 y=2 z=3"),
    ("a {x}/{y}/{z}, b *", "/1/2", "b"),
    ("a */c, b {x}/{*p}", "/a/b/c", "b x=a p=[b c]"),
    ("a */b/c, b */c", "/x/b/c", "a"),
    ("a */{x}/c, b */b/{*p}", "/x/b/c", "b p=[c]"),
    ("a */x, b {*p}", "/1/2/x", "a"),
    ("a */x, b {*p}", "/1/x/2", "b p=[1 x 2]"),
    ("a a/*/z, b a/b/*, c a/{x}/{y}/z", "/a/b/c/z", "b"),
    ("a a/*/z, b a/{x}/*/q, c a/{x}/{y}/w", "/a/b/c/z", "a"),
  ]

  @Test(arguments: between) func `the smallest vector wins between routes`(reading: Reading) throws {
    try expect(reading)
  }
}
