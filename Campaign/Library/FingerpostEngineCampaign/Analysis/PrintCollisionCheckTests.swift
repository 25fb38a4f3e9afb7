import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

@Suite struct PrintCollisionCheckTests {
  static let collisions: [CheckRow] = [
    CheckRow("a users/me, b users/{name}", "print-collision b a /users/me"),
    CheckRow("a users/me [deprecated=x], b users/{name}", "print-collision b a /users/me"),
    CheckRow("user users/{name}, user u/{id}, me users/me", "print-collision user me /users/me"),
    CheckRow(
      "user users/{name}, user u/{name}, me users/me, me u/me", "print-collision user me /users/me",
      "print-collision user me /u/me"),
    CheckRow("a users/me?({q}), b users/{name}", "print-collision b a /users/me"),
    CheckRow("a users/me?q=1, b users/{name}?{q}", "print-collision b a /users/me?q=1"),
    CheckRow("a users/me, b users/{name}, c users/{x:me|you}", "print-collision b a c /users/me"),
    CheckRow(
      "a users/me, b users/{name}, c users/{x:me|you} [overlaps=a]", "print-collision b a /users/me",
      "print-collision b c /users/you", "accepted print-collision c a /users/me"),
    CheckRow("a x/me, b x/({y})", "print-collision b a /x/me"),
    CheckRow("a x/me, b x/({y=you})", "print-collision b a /x/me"),
    CheckRow("a x, b x/({y})", "print-collision b a /x"),
    CheckRow("a {*x}, b a/b, c a", "print-collision a b /a/b", "print-collision a c /a"),
    CheckRow("a {*a}, b {*b}/x", "print-collision a b /a/x"),
    CheckRow("a {x}.json, b a.json", "print-collision a b /a.json"),
    CheckRow("a {x}, b {y}.json", "print-collision a b /a.json"),
    CheckRow("a {a:int8}, b {b:int}", "print-collision b a /2"),
    CheckRow("a {a:double}, b {b:int}", "print-collision a b /2"),
    CheckRow("a {a:bool}, b 0, c 1, d true, e false", "print-collision a d /true", "print-collision a e /false"),
    CheckRow("a x#{f}, b x, c x#top", "print-collision a c /x#top"),
    CheckRow("a find?{q:int}, b find?{q}", "print-collision b a /find?q=2"),
    CheckRow("a find?k=1, b find?{k}", "print-collision b a /find?k=1"),
    CheckRow("a x?{q}, b x?({q})", "print-collision b a /x?q=a"),
    CheckRow("a x?{t:[string]}, b x?{t}", "print-collision a b /x?t=a"),
    CheckRow("a GET a/{x}, b a/{x}", "print-collision b a /a/b"),
    CheckRow("a POST x/{y}, b POST x/me", "print-collision a b POST /x/me"),
    CheckRow("a x/{y:datetime}, b x/{z}", "print-collision b a /x/2026-11-20T09:26:00Z"),
    CheckRow("a x?({k:int}), b {y:x|}", "print-collision b a /x", options: .init(strictQuery: true)),
    // A host that the table also lists exactly is none that the other origin captures.
    CheckRow(
      "a {x}/y <- https://{t}.example.com, b {x}/({z}) <- https://{t}.example.com",
      "print-collision b a https://b.example.com/y",
      origins: ["https://{t}.example.com", "https://a.example.com", "https://b.other.example"]),
  ]

  @Test(arguments: collisions) func `a value whose link another route answers cannot be printed`(row: CheckRow) throws {
    try expect(row)
  }

  static let ofOrigins: [CheckRow] = [
    CheckRow(
      "a x/{y}, b x/me <- https://a.example", "print-collision a b https://a.example/x/me",
      origins: ["https://*.example", "https://a.example"]),
    CheckRow("a x/{y}, b x/me <- app://", "print-collision a b app://x/me", origins: ["https://a.example", "app://"]),
    CheckRow(
      "a x/{y}, b x/me [web]", "print-collision a b https://a.example/x/me", origins: ["https://a.example", "app://"]),
    CheckRow(
      "a {x} <- https://a.example, b {x} <- https://*.example", "print-collision b a https://a.example/a",
      origins: ["https://a.example", "https://*.example"]),
    CheckRow(
      "a {x} <- https://*.a.example, b {x} <- https://*.example", "print-collision b a https://a.a.example/a",
      origins: ["https://*.a.example", "https://*.example"]),
    CheckRow(
      "a {x} <- https://a.example, b me <- https://b.example", origins: ["https://a.example", "https://b.example"]),
    CheckRow(
      "a {x} <- https://*.a.example, b me <- https://*.b.example",
      origins: ["https://*.a.example", "https://*.b.example"]),
    CheckRow("a users/{x}, b users/{x}/{y}", "print-collision a b users:a:a", origins: [":"]),
    CheckRow("a users/{x}/{y}, b users/me/{z}", "print-collision a b /users/me/a", origins: [":", "/"]),
    CheckRow("a profile/{x}, b profile/me", "print-collision a b profile:me", origins: [":"]),
    CheckRow("a profile/{x}, b profile/a/b", "print-collision a b profile:a:b", origins: [":"]),
    CheckRow("a profile/{x}, b profile/a/b"),
    CheckRow("a {x} <- /, b me <- app://", origins: ["/", "app://"]),
  ]

  @Test(arguments: ofOrigins) func `where a link comes from matters to what is printed`(row: CheckRow) throws {
    try expect(row)
  }

  static let samePrints: [CheckRow] = [
    CheckRow("a users/me, b users/{id:int}"),
    CheckRow("a users/me, b users/{name} [deprecated=x]"),
    CheckRow("user users/{name}, user u/{name}, me users/me"),
    CheckRow("a users/me/x, b users/{name}"),
    CheckRow("a users/me?{q}, b users/{name}"),
    CheckRow("a x/me, b x/({y=me})"),
    CheckRow("a POST x/{y}, b GET x/me"),
    CheckRow("a HEAD x/{y}, b POST x/me"),
    CheckRow("a {x}, b (a)/{x}"),
    CheckRow("a find?{q}, b find?{q}&{t}"),
    CheckRow("a x#{f}, b {y}"),
    CheckRow("a {d:double}, b 1.0"),
    CheckRow("a {b:bool}, b 1"),
    CheckRow("a {u:uuid}, b 123E4567-E89B-42D3-A456-426614174000"),
    CheckRow("a x/(y)/{z}, b x/y/me", "print-collision a b /x/y/me"),
    CheckRow("a x/(y|z)/{w}, b x/z/me"),
    CheckRow("a x?({q:int}), b x?q=07"),
  ]

  @Test(arguments: samePrints) func `a value that is printed all the same is no collision`(row: CheckRow) throws {
    try expect(row)
  }
}
