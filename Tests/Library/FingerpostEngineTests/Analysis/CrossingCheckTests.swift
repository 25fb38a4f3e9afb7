import Testing

@testable import FingerpostEngine
@testable import FingerpostProof

@Suite struct CrossingCheckTests {
  static let crossing: [CheckRow] = [
    CheckRow("a users/{a}/x, b users/me/{b}", "crossing a b /users/me/x", "print-collision a b /users/me/x"),
    CheckRow("a find?({q}), b find?({t})", "crossing b a /find", "print-collision b a /find"),
    CheckRow("a find?{q}, b find?{t}", "crossing b a /find?q=a&t=a"),
    CheckRow("a users/me, b users/{name}?{q}", "crossing b a /users/me?q=a", "print-collision b a /users/me?q=a"),
    CheckRow("a {s:a|b}, b {t:b|c}", "crossing b a /b", "print-collision b a /b"),
    CheckRow("a {a:int}, b {c:bool}", "crossing a b /0", "print-collision a b /0"),
    CheckRow("a {a:int}.{b:int}, b {c:double}", "crossing b a /1.1", "print-collision b a /1.1"),
    CheckRow("a {a:int}-{b:int}-{c:int}, b {d:date}", "crossing b a /2026-11-20", "print-collision b a /2026-11-20"),
    CheckRow(
      "a {a}-{b}, b {c}.{d}", "ambiguous a /a--a", "ambiguous b /a..a", "crossing b a /x-.x",
      "print-collision b a /x-.x"),
    CheckRow("a x/(me), b x/{y}", "crossing b a /x/me", "print-collision b a /x/me"),
    CheckRow("a x?{t:[string]}, b x", "crossing a b /x", "print-collision a b /x"),
    CheckRow("a x?{q=1}, b x?({q})", "crossing b a /x", "print-collision b a /x"),
    CheckRow("a POST x/{y}, b x/me", "crossing a b POST /x/me", "print-collision a b POST /x/me"),
    CheckRow("a GET x/{y}, b x/me", "crossing a b /x/me", "print-collision a b GET /x/me"),
    CheckRow(
      "a a/{x}/c, b {y}/b/c, c a/b/{z}", "crossing a c b /a/b/c", "print-collision a c /a/b/c",
      "print-collision b c /a/b/c"),
    CheckRow(
      "a x/{y} <- https://a.example, b x/me <- https://b.example, c x/{z:int}", "crossing a c https://a.example/x/2",
      "print-collision a c https://a.example/x/2", origins: ["https://a.example", "https://b.example"]),
    CheckRow(
      "a x/{y} <- https://a.example https://b.example, b x/me <- https://b.example https://c.example",
      "crossing a b https://b.example/x/me", "print-collision a b https://b.example/x/me",
      origins: ["https://a.example", "https://b.example", "https://c.example"]),
    CheckRow(
      "a x/{y} [web], b x/me", "crossing a b https://a.example/x/me", "print-collision a b https://a.example/x/me",
      origins: ["app://", "https://a.example"]),
    CheckRow("a {*x}/a, b b/{*y}", "crossing a b /b/a", "print-collision a b /b/a"),
    CheckRow("a */a, b b/*", "crossing a b /b/a", "discarding-wildcard a /*/a", "discarding-wildcard b /b/*"),
    CheckRow("a x#{f}, b {y}#top", "crossing b a /x#top", "print-collision b a /x#top"),
    CheckRow(
      "a users/{a}/x, b users/me/{b}", "crossing a b users:me:x", "print-collision a b users:me:x", origins: [":"]),
    CheckRow(
      "b users/me/{b}, a users/{a}/x", "crossing a b /users/me/x", "print-collision a b /users/me/x",
      options: .init(precedence: .declared)),
  ]

  @Test(arguments: crossing) func `two routes that both have links of their own and links in common cross`(
    row: CheckRow
  ) throws {
    try expect(row)
  }

  static let crossingGroups: [CheckRow] = [
    CheckRow(
      "a {x}-1-{y}.{z}, b {x}-2-{y}.{z}, c {x}-3-{y}.{z}", "ambiguous a /a-1-a..a", "ambiguous b /a-2-a..a",
      "crossing b a c /x-1-2-x.x", "print-collision b a c /x-1-2-x.x", "ambiguous c /a-3-a..a"),
    // What only some of them share is a finding of its own.
    CheckRow(
      "a x/{a:int8}, b x/{a:uint8}, c x/{a:bool}, d x/{a:2|3|x}", "crossing a b c /x/4", "crossing a b d /x/4",
      "print-collision a b c /x/4", "print-collision a b d /x/4"),
    // So is a pair that is accepted.
    CheckRow(
      "a x/{a:int8}, b x/{a:uint8} [overlaps=a], c x/{a:bool}", "crossing a c /x/0", "print-collision a c /x/0",
      "crossing b c /x/0", "print-collision b c /x/0", "accepted crossing a b /x/2", "accepted print-collision a b /x/2"
    ),
    // Where no three routes all meet, each pair is told.
    CheckRow(
      "a {x}/1, b {x}/2, c 3/{y:bool}, d 4/{y:1|2}", "crossing a c /3/1", "crossing a d /4/1",
      "print-collision a c /3/1", "print-collision a d /4/1", "crossing b d /4/2", "print-collision b d /4/2"),
  ]

  @Test(arguments: crossingGroups) func `routes any two of which cross are one finding`(row: CheckRow) throws {
    try expect(row)
  }

  static let takenByThirds: [CheckRow] = [
    CheckRow(
      "a {*s}(#{u:me|Me2}), b {q:double}, c {s:uint16}#{p:int=1}", "crossing a b /1.5", "crossing a c /2",
      "print-collision a b c /2#Me2"),
    CheckRow(
      "a {x:int8}, b {x:uint8}, c 2, d 4, e 5, f 6, g 7, h 8, i 9, j 10", "catch-all a b c d e f g h i j /1",
      "catch-all b c d e f g h i j /2"),
    CheckRow(
      "a u/{x}/1, b u/me/{y:int}, c u/{z:me|you}/1, d u/me/2", "crossing a b /u/me/1", "print-collision a b c /u/me/1",
      "print-collision b d /u/me/2", "crossing c b /u/me/1"),
    CheckRow(
      "a find?({q}), b find?({t}), c find, d find?t=1", "crossing a b c /find?t=a", "print-collision a c /find",
      "print-collision b c /find", "print-collision b d /find?t=1"),
    // No other link is shared, and the third wins it.
    CheckRow(
      "a x/{s:1|2}, b x/{t:2|3}, c x/2", "print-collision a c /x/2", "crossing b a /x/2", "print-collision b c /x/2"),
    CheckRow("a {x}/({y})/({z}), b a/{x}", "ambiguous a /b/b", "print-collision a b /a/b"),
    CheckRow("a {x}-{y}, b a-{y}", "ambiguous a /b--b", "print-collision a b /a-a"),
    CheckRow("a x/({y:int})/({z:int}), b x/{n:int}", "ambiguous a /x/2", "print-collision a b /x/2"),
    CheckRow("a {s:n|t}, b n, c {x}, d t", "unreachable a b d /n", "print-collision c b /n", "print-collision c d /t"),
    CheckRow(
      "a {s:n|t|v}, b {x:n|t}, c {x:t|v}, d n", "unreachable a d b c /n", "print-collision b d /n", "crossing c b /t",
      "print-collision c b /t"),
  ]

  @Test(arguments: takenByThirds) func `a link that a third route wins is shown only if there is no other`(
    row: CheckRow
  ) throws {
    try expect(row)
  }

  static let nearlyCrossing: [CheckRow] = [
    CheckRow("a users/{a}/x, b users/me/y"),
    CheckRow("a users/{a:int}/x, b users/me/{b}"),
    CheckRow("a GET users/{a}/x, b POST users/me/{b}"),
    CheckRow("a users/{a}/x, b users/me/{b}/c"),
    CheckRow(
      "a users/{a}/x <- https://a.example, b users/me/{b} <- https://b.example",
      origins: ["https://a.example", "https://b.example"]),
    CheckRow("a find?{q}, b find?{q}&{t}"),
    CheckRow("a find?q=1, b find?q=2&{t}"),
    CheckRow("a {s:a|b}, b {t:c|d}"),
    CheckRow("a {a:uuid}, b {c:date}"),
    CheckRow("a {x}.json, b {y}.xml"),
    CheckRow("a {x:int}-{y:int}, b {d:date}"),
    CheckRow("a x#a, b x#b"),
    CheckRow("a GET x/{y}, b HEAD x/me"),
    CheckRow("a users/{x}, b users/{x}/{y}"),
  ]

  @Test(arguments: nearlyCrossing) func `routes that nearly cross do not`(row: CheckRow) throws {
    try expect(row)
  }
}
