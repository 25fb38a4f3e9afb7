import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

struct CaptureTests {
  static let literals: [Reading] = [
    ("r /", "/", "r"),
    ("r /", "/x", "notFound"),
    ("r users", "/", "notFound"),
    ("r users", "/users", "r"),
    ("r users", "/users/", "r"),
    ("r users", "/user", "notFound"),
    ("r users", "/userss", "notFound"),
    ("r users", "/Users", "notFound"),
    ("r users", "/users/me", "notFound"),
    ("r users/me", "/users", "notFound"),
    ("r users", "/%75sers", "r"),
    ("r a%20b", "/a%20b", "r"),
    ("r a%20b", "/a b", "r"),
    ("r a%2Fb", "/a%2Fb", "r"),
    ("r a%2Fb", "/a/b", "notFound"),
    ("r a/b", "/a%2Fb", "notFound"),
    ("r %C3%A9", "/é", "r"),
    ("r %C3%A9", "/e%CC%81", "notFound"),
    ("a %C3%A9, b e%CC%81", "/%C3%A9", "a"),
    ("a %C3%A9, b e%CC%81", "/e%CC%81", "b"),
    ("r *", "/%2A", "r"),
    ("r %2A", "/*", "r"),
    ("r %2A", "/x", "notFound"),
  ]

  @Test(arguments: literals) func `a literal reads itself`(reading: Reading) throws { try expect(reading) }

  static let typed: [Reading] = [
    ("r {x}", "/ann", "r x=ann"),
    ("r {x}", "/a%2Fb", "r x=a/b"),
    ("r {x}", "/", "notFound"),
    ("r {x}", "/a/b", "notFound"),
    ("r {x:int}", "/-5", "r x=-5"),
    ("r {x:int}", "/05", "notFound"),
    ("r {x:int}", "/%35", "r x=5"),
    ("r {x:uint8}", "/255", "r x=255"),
    ("r {x:uint8}", "/256", "notFound"),
    ("r {x:double}", "/1.50", "r x=1.5"),
    ("r {x:bool}", "/TRUE", "r x=true"),
    ("r {x:bool}", "/0", "r x=false"),
    ("r {x:uuid}", "/01234567-89AB-CDEF-0123-456789ABCDEF", "r x=01234567-89ab-cdef-0123-456789abcdef"),
    ("r {x:date}", "/2024-02-29", "r x=2024-02-29"),
    ("r {x:date}", "/2026-02-29", "notFound"),
    ("r {x:datetime}", "/2026-11-20T10:26:00.50+01:00", "r x=2026-11-20T09:26:00.5Z"),
    ("r {x:desc|asc}", "/asc", "r x=asc"),
    ("r {x:desc|asc}", "/ASC", "notFound"),
    ("r {x:a%2Fb|c}", "/a%2Fb", "r x=a/b"),
    ("r :int/:int", "/1/2", "r 1=1 2=2"),
  ]

  @Test(arguments: typed) func `a capture is kept in its canonical spelling`(reading: Reading) throws {
    try expect(reading)
  }

  static let fallingThrough: [Reading] = [
    ("n {x:int}, s {x}", "/5", "n x=5"),
    ("n {x:int}, s {x}", "/05", "s x=05"),
    ("n {x:int}, s {x}", "/five", "s x=five"),
    ("n {x:uint8}, m {x:int}, s {x}", "/256", "m x=256"),
    ("n {x:int}/a, s {x}/b", "/5/b", "s x=5"),
    ("n {x:int}/{y:int}, s {x}/{y}", "/5/x", "s x=5 y=x"),
    ("me users/me, u users/{id}", "/users/me", "me"),
    ("me users/me, u users/{id}", "/users/mee", "u id=mee"),
    ("me users/me, p users/{id}/posts", "/users/me/posts", "p id=me"),
    ("a x/{p:int}/1, b x/{p}/2, c {q}/{p:int}/3", "/x/5/1", "a p=5"),
    ("a x/{p:int}/1, b x/{p}/2, c {q}/{p:int}/3", "/x/5/2", "b p=5"),
    ("a x/{p:int}/1, b x/{p}/2, c {q}/{p:int}/3", "/x/5/3", "c q=x p=5"),
    ("a x/{p:int}/1, b x/{p}/2, c {q}/{p:int}/3", "/x/five/3", "notFound"),
    ("a a/a/a/{x:int}, b {p}/a/a/{x}, c {*r}", "/a/a/a/x", "b p=a x=x"),
    ("a a/a/a/{x:int}, b {p}/a/a/{x:bool}, c {*r}", "/a/a/a/x", "c r=[a a a x]"),
    ("s {x:a|b}/1, t {x:b|c|d}/2", "/b/2", "t x=b"),
    ("d {x:date}, t {x:datetime}, s {x}", "/2026-11-20", "d x=2026-11-20"),
    ("d {x:date}, t {x:datetime}, s {x}", "/2026-11-20T00:00:00Z", "t x=2026-11-20T00:00:00Z"),
    ("d {x:date}, t {x:datetime}, s {x}", "/2026-11-31", "s x=2026-11-31"),
  ]

  @Test(arguments: fallingThrough) func `a capture that does not read lets matching go on`(reading: Reading) throws {
    try expect(reading)
  }

  @Test(arguments: 30...34) func `a list behind many captures holds its values`(count: Int) throws {
    let table = try table("r " + numbered(count, "/") { "{p\($0)}" }.text + "?{tags:[string]}")
    let values = (0..<count).map { "v\($0)" }
    for first in ["v0", "%760"] {
      let path = ([first] + values.dropFirst()).joined(separator: "/")
      let captures = try table.match("/\(path)?tags=x&tags=y").captures
      #expect(captures.values == values.map(Captured.text) + [Captured.list(["x", "y"])])
    }
  }

  @Test(arguments: 30...34) func `many captures behind a group hold their values`(count: Int) throws {
    let table = try table("r ({p0})/" + numbered(count - 1, "/") { "{p\($0 + 1)}" }.text)
    let values = (0..<count).map { "v\($0)" }
    let whole = try table.match("/" + values.joined(separator: "/")).captures
    #expect(whole.values == values.map(Captured.text) && whole.choices == [1])
    let left = try table.match("/" + values.dropFirst().joined(separator: "/")).captures
    #expect(left.values == [Captured.absent] + values.dropFirst().map(Captured.text) && left.choices == [0])
  }

  static let custom: [Reading] = [
    ("r {x:slug}", "/Hello", "r x=hello"),
    ("r {x:slug}", "/hello5", "notFound"),
    ("r {x:slug}, s {x}", "/hello5", "s x=hello5"),
    ("r p/{x:slug}.html", "/p/Hello.html", "r x=hello"),
    ("r p?{x:[slug]}", "/p?x=A&x=b", "r x=[a b]"),
    ("r p?{x:slug=home}", "/p", "r x=home"),
    ("r p?{x:slug=Home}", "/p", "r x=home"),
    ("r p/({x:slug=home})", "/p/Home", "r x=home (0)"),
  ]

  @Test(arguments: custom) func `a custom type reads what it is told to`(reading: Reading) throws {
    let slug = CustomType("slug") { $0.utf8.allSatisfy(ByteSet.letter.contains) ? $0.lowercased() : nil }
    try expect(reading, RouteTable.Options(types: [slug]))
  }
}
