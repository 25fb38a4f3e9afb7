import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

@Suite struct UnreachableCheckTests {
  static let unreachable: [CheckRow] = [
    CheckRow("a {a}-{b}, b {d:date}", "unreachable b a /2026-11-20", "ambiguous a /a--a"),
    CheckRow(
      "a {a}-{b}, b {d:date}, c {u:uuid}", "unreachable b a /2026-11-20",
      "unreachable c a /123e4567-e89b-42d3-a456-426614174000", "ambiguous a /a--a"),
    CheckRow("a {s:a|b|c}, b a, c b, d c", "unreachable a b c d /a"),
    CheckRow("a {s:a|b}, b a [deprecated=x], c b", "unreachable a b c /a"),
    CheckRow("a items/({id}), b items, c items/{id}", "unreachable a b c /items"),
    CheckRow("a items/({id:int}), b items/{id:int}, c items", "unreachable a b c /items/2"),
    CheckRow("a x/(y), b x, c x/y", "unreachable a b c /x"),
    CheckRow("a (:string|me), b me", "unreachable b a /me", "ambiguous a /me"),
    CheckRow("a users/({id:int}|me), b users/me", "unreachable b a /users/me"),
    CheckRow("a x [web]", "unreachable a", origins: ["app://"]),
    CheckRow("a x [web]", "unreachable a", origins: [":"]),
    CheckRow("a x/{**y}", "unreachable a", origins: [":"]),
    CheckRow("a x/{**y} [origin=:], b x/{**y} [origin=:]", "unreachable a", "unreachable b"),
    CheckRow("a Users/{x}, b /, c {t}/y", "unreachable a", "unreachable b", origins: ["https://{t}.example"]),
    CheckRow("a {t:datetime}, b {t:Ab|CD}/x", "unreachable a", "unreachable b", origins: ["https://{t}.example"]),
    CheckRow(
      "a {n:uint8}, b 7/x, c {x:double}/y, d {p:bool}/z", "unreachable a", "unreachable b", origins: ["https://{host}"]),
    CheckRow("a {n:int}, b 127.0.0.1/x, c a.7/y", "unreachable c", origins: ["https://{host}"]),
    CheckRow(
      "a {n:uint8}, b 7/x", "host-segment b https://7.example/x", origins: ["https://{host}", "https://{t}.example"]),
    CheckRow("a {n:uint}.{m:uint}/x, b {x}.{m:uint}/y", "unreachable a", origins: ["https://{host}:8443"]),
    CheckRow(
      "a {x:A|b}/y, b b/y", "duplicate a b https://b.example/y", "host-segment b https://b.example/y",
      origins: ["https://{t}.example"]),
    CheckRow("a {x} [web], b y", "unreachable a", origins: ["app://"]),
    CheckRow(
      "a x/{y} <- https://a.example, b x/({z}) <- https://a.example, c x <- https://a.example",
      "unreachable b a c https://a.example/x/a", origins: ["https://a.example", "https://b.example"]),
    CheckRow("a POST items/({id}), b POST items, c POST items/{id}", "unreachable a b c POST /items"),
    CheckRow("a GET items/({id}), b GET items, c GET items/{id}", "unreachable a b c /items"),
    CheckRow("a x?{k:1|2}, b x?k=1, c x?k=2", "unreachable a b c /x?k=1"),
    CheckRow("a x#{f:p|q}, b x#p, c x#q", "unreachable a b c /x#p"),
    CheckRow("a feed/{s:n|t}/x, b feed/n/x, c feed/t/x", "unreachable a b c /feed/n/x"),
    CheckRow(
      "a {n:int8}, b {t:bool}, c {m:-1|7}, d {x}-{y}", "crossing a b /0", "print-collision a b /0",
      "print-collision a c /-1", "ambiguous d /a--a"),
    CheckRow("a users/{s:me|you}, b users/me, c users/you", "unreachable a b c users:me", origins: [":"]),
    CheckRow(
      "a s?{q}, b t#{f}, c u?k=1, d v#top", "unreachable a", "unreachable b", "unreachable c", "unreachable d",
      origins: [":"]),
    CheckRow("a s/({x}?{q}|y?{z}), b :string/t?{q}, c s/:string", "unreachable a", "unreachable b", origins: [":"]),
    CheckRow("a a%3Ab, b a%20b/{x}, c {x}", "unreachable a", "unreachable b", origins: [":"]),
    CheckRow("a Users?{q}, b {t}?{q}", "unreachable a", origins: ["https://{t}.example", ":"]),
  ]

  @Test(arguments: unreachable) func `a route whose links all go to others is unreachable`(row: CheckRow) throws {
    try expect(row)
  }

  static let knownMembers: [CheckRow] = [
    CheckRow("a {s:sort}, b best, c new", "unreachable a b c /best"),
    CheckRow("a {s:sort}, b best", "print-collision a b /best"),
    CheckRow("a {s:sort}, b {t:best|new|top}", "unreachable a b /best"),
    CheckRow("a x/{s:sort}-{l:level}, b x/{t:best|new}-{m:1|2}", "duplicate a b /x/best-1"),
    CheckRow("a {l:level}, b {n:uint8}", "unreachable a b /1"),
    CheckRow("a {l:level}, b {n:int}", "print-collision b a /1"),
    CheckRow("a x?{s:sort}, b x?s=best, c x?s=new", "unreachable a b c /x?s=best"),
    CheckRow("a {s:sort}, b {l:level}"),
    CheckRow("a {s:size}, b K, c M", "print-collision a b /K", "print-collision a c /M"),
  ]

  @Test(arguments: knownMembers) func `a type whose members are known is read as the set of them`(row: CheckRow) throws
  {
    var row = row
    row.options.types = memberTypes
    try expect(row)
  }

  static let firstComeFirstServed: [CheckRow] = [
    CheckRow("a {x}, b me", "unreachable b a /me", options: .init(precedence: .declared)),
    CheckRow(
      "a {*x}, b users/me, c {y}/{z}", "unreachable b a /users/me", "unreachable c a /a/a",
      options: .init(precedence: .declared)),
    CheckRow(
      "a {x:int}, b {y:double}, c 7", "unreachable c a /7", "print-collision b a /2",
      options: .init(precedence: .declared)),
    CheckRow("a x/{y}, b x/({z})", "print-collision b a /x/a", options: .init(precedence: .declared)),
    CheckRow("a GET {x}, b me", "crossing b a /me", "print-collision b a /me", options: .init(precedence: .declared)),
    CheckRow("a {x}, b GET me", "unreachable b a /me", options: .init(precedence: .declared)),
    CheckRow("a x?({q}), b x?{q}", "unreachable b a /x?q=a", options: .init(precedence: .declared)),
    CheckRow("b me, a {x}", "print-collision a b /me", options: .init(precedence: .declared)),
    CheckRow(
      "a {x:int}, b me, c {y}", "print-collision c a /2", "print-collision c b /me",
      options: .init(precedence: .declared)),
  ]

  @Test(arguments: firstComeFirstServed) func `first come, first served makes others unreachable`(row: CheckRow) throws
  {
    try expect(row)
  }

  static let nearlyUnreachable: [CheckRow] = [
    CheckRow("a {a:int}-{b:int}, b {d:date}"),
    CheckRow("a {a}.{b}, b {d:date}", "ambiguous a /a..a"),
    CheckRow("a {a:int}, b {c:bool}", "crossing a b /0", "print-collision a b /0"),
    CheckRow("a {s:a|b|c}, b a, c b", "print-collision a b /a", "print-collision a c /b"),
    CheckRow("a items/({id}), b items/{id}", "print-collision a b /items/a"),
    CheckRow("a items/({id}), b items", "print-collision a b /items"),
    CheckRow("a items/({id}), b POST items, c items/{id}", "print-collision a c /items/a"),
    CheckRow("a items/({id}), b items, c items/{id:int}", "print-collision a b /items", "print-collision a c /items/2"),
    CheckRow("a items/({id}), b items?{q}, c items/{id}", "print-collision a c /items/a"),
    CheckRow("a x [web]", origins: ["app://", "https://a.example"]),
    CheckRow("a x/y [web], b ({t})", "host-segment a https://x.example/y", origins: ["app://", "https://{t}.example"]),
    CheckRow("a Users/{x}", origins: ["https://{t}.example", "/"]),
    CheckRow(
      "a s?({q}), b t?{q=1}, c u?{q:[int]}, d {v:a|b}, e w/({x}|y?{q})", "unread-query a", "unread-query b",
      "unread-query c", "unread-query e", origins: [":"]),
    CheckRow("a s?{q}, b t#{f}", origins: [":", "app://"]),
    CheckRow(
      "a users?{q}, b Users/{t}", "host-segment a https://users.example/?q=some-text-1",
      origins: ["https://{t}.example", ":"]),
    CheckRow(
      "a {x:A|b}/y, b b/y", "print-collision a b /b/y", "host-segment b https://b.example/y",
      origins: ["https://{t}.example", "/"]),
    CheckRow(
      "a {x:slug}, b {y:a|B}", "print-collision a b https://a.example/", origins: ["https://{t}.example"],
      options: .init(types: checkTypes)),
    CheckRow(
      "a items/({id}), b items <- https://a.example, c items/{id} <- https://a.example",
      "print-collision a b https://a.example/items", "print-collision a c https://a.example/items/a",
      origins: ["https://a.example", "https://b.example"]),
    CheckRow(
      "a items/({id}), b items <- https://a.example, c items/{id} <- https://a.example",
      "print-collision a b https://a.example/items", "print-collision a c https://a.example/items/a",
      origins: ["https://*.example", "https://a.example"]),
    CheckRow("a {s:a|b}, b a, c b/x", "print-collision a b /a"),
    CheckRow("a {s:a|b}, b HEAD a, c HEAD b"),
    CheckRow(
      "a {s:a|b}, b a [web], c b [web]", "print-collision a b https://a.example/a",
      "print-collision a c https://a.example/b", origins: ["app://", "https://a.example"]),
    CheckRow("a x?{k:1|2}, b x?k=1", "print-collision a b /x?k=1"),
    CheckRow(
      "a {a}-{b}, b ({d:date})", "ambiguous a /a--a", "crossing b a /2026-11-20", "print-collision b a /2026-11-20"),
  ]

  @Test(arguments: nearlyUnreachable) func `a route that is nearly unreachable is not`(row: CheckRow) throws {
    try expect(row)
  }

  static let customTypes: [CheckRow] = [
    CheckRow("a {x:slug}, b me", "print-collision a b /me", options: .init(types: checkTypes)),
    CheckRow(
      "a {x:slug}-{y:slug}, b {d:date}", "ambiguous a /a--a", "print-collision b a /2026-11-20",
      options: .init(types: checkTypes)),
    CheckRow("a {x:slug}, b {y}", "print-collision b a /a", options: .init(types: checkTypes)),
    CheckRow("a {x:slug}, b {y:other}", "print-collision a b /a", options: .init(types: checkTypes)),
    CheckRow("a {x:slug}, b me", "unreachable b a /me", options: .init(precedence: .declared, types: checkTypes)),
    CheckRow(
      "a {x:slug}, b {y:int}", "print-collision b a /2", options: .init(precedence: .declared, types: checkTypes)),
    CheckRow(
      "a x/{x:slug}, b {y:slug}/x", "crossing b a /x/x", "print-collision b a /x/x", options: .init(types: checkTypes)),
    CheckRow("a {x:narrow}, b {n:int}", "print-collision b a /2", options: .init(types: checkTypes)),
    CheckRow("a {x:narrow}, b me", options: .init(types: checkTypes)),
    CheckRow("a {x:narrow}, b 7", "print-collision a b /7", options: .init(types: checkTypes)),
  ]

  @Test(arguments: customTypes) func `of a custom type nothing is claimed that no link shows`(row: CheckRow) throws {
    try expect(row)
  }
}
