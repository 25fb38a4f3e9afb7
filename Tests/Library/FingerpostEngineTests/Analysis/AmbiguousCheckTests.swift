import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis

@Suite struct AmbiguousCheckTests {
  static let ambiguous: [CheckRow] = [
    CheckRow("a {base}...{head}", "ambiguous a /a....a"),
    CheckRow("a compare/{base}...{head}/x", "ambiguous a /compare/a....a/x"),
    CheckRow("a {x}-{y}", "ambiguous a /a--a"),
    CheckRow("a {a}-{b:int}", "ambiguous a /a--1"),
    CheckRow("a {a:double}.{b:double}", "ambiguous a /1.1.1"),
    CheckRow("a {a}-{b:double}", "ambiguous a /a--1"),
    CheckRow("a {a}-{b:bool}-{c}", "ambiguous a /b-true-true-b"),
    CheckRow(
      "a {a}-{b:uuid}-{c}", "ambiguous a /g-11111111-1111-1111-1111-111111111111-11111111-1111-1111-1111-111111111111-g"
    ),
    CheckRow(
      "a {a}-{b:date}-{c:datetime}-{d}",
      "ambiguous a /a-1111-11-11-1111-11-11T11:11:11Z-1111-11-11-1111-11-11T11:11:11Z-a"),
    CheckRow("a {*a}/x/{*b}", "ambiguous a /a/x/x/a"),
    CheckRow("a {a}/({b})/({c})", "ambiguous a /a/a"),
    CheckRow("a {a}/({b:int})/({c})", "ambiguous a /a/2"),
    CheckRow("a {a}/({b:bool})/({c:int})", "ambiguous a /a/0"),
    CheckRow("a */({x})", "ambiguous a /a/a", "discarding-wildcard a /*"),
    CheckRow("a ({x})/*", "ambiguous a /a/a", "discarding-wildcard a /*"),
    CheckRow("a {*x}/({y})", "ambiguous a /a/a"),
    CheckRow("a x/({a}|{b})", "ambiguous a /x/a"),
    CheckRow("a x/({a:int}|{b:bool})", "ambiguous a /x/0"),
    CheckRow("a x/({a:int}|me)/({b}|you)", "ambiguous a /x/2/you"),
    CheckRow("a (:string|me)", "ambiguous a /me"),
    CheckRow("a ({a}/x)/({b}/x)", "ambiguous a /a/x"),
    CheckRow("a x/({y:int})/{z}", "ambiguous a x:2:a", origins: [":"]),
    CheckRow("a x/({y})/({z})", "ambiguous a x:a", origins: [":"]),
    CheckRow("a POST {a}/({b})/({c})", "ambiguous a POST /a/a"),
    CheckRow("a {x:slug}/({y:slug})/({z:slug})", "ambiguous a /a/a", options: .init(types: checkTypes)),
    CheckRow("a x/({a}-{b})", "ambiguous a /x/a--a"),
    CheckRow("a {a}/({b})/({c}) [web]", "ambiguous a https://a.example/a/a", origins: ["app://", "https://a.example"]),
    CheckRow("a {a}-{b}-{c}?{q}#{f}", "ambiguous a /a--a-a?q=some-text-4#some-text-5"),
    CheckRow("a {a:int}-{b}-{c}", "ambiguous a /1-a--a"),
    CheckRow("a {s:a|a-b}-{t:b-c|c}", "ambiguous a /a-b-c"),
    CheckRow("a {a}/({b})/({c}) [deprecated=x]", "ambiguous a /a/a"),
    CheckRow("a (a)/{n:a|b}/{*rest}", "ambiguous a /a/a/c"),
    CheckRow("a x/({n=a})/*", "ambiguous a /x/x/a", "discarding-wildcard a /x/*"),
    // The host a.example is not a capture.
    CheckRow(
      "a ({x})/({y}) <- https://{t}.example", "ambiguous a https://b.example/",
      origins: ["https://{t}.example", "https://a.example"]),
    // True and TRUE are one value.
    CheckRow("a */({n:bool=true})/true", "ambiguous a /a/false/true", "discarding-wildcard a /*/true"),
    // No compact text holds the colons of an instant in the middle.
    CheckRow(
      "a {a}-{b:int}/{t:datetime}/x", "ambiguous a app://a--1/2026-11-20T09:26:00Z/x", origins: [":", "app://"]),
  ]

  @Test(arguments: ambiguous) func `a route that reads a link in two ways is ambiguous`(row: CheckRow) throws {
    try expect(row)
  }

  static let unambiguous: [CheckRow] = [
    CheckRow("a {x:int}-{y:int}"),
    CheckRow("a {a:bool}-{b:bool}"),
    CheckRow("a {a:double}-{b:double}"),
    CheckRow("a {id}.json"),
    CheckRow("a v{id}"),
    CheckRow("a {a:int}-{b}"),
    CheckRow("a {a:int}x{b:int}"),
    CheckRow("a {a:uuid}-{b:uuid}"),
    CheckRow("a {a:date}-{b:date}-{c:date}"),
    CheckRow("a {s:a|b}-{t:a|b}"),
    CheckRow("a {s:a|b}-{t}"),
    CheckRow("a {*a}/{b}"),
    CheckRow("a {a}/{*b}"),
    CheckRow("a {a}/({b:int})/({c:date})"),
    CheckRow("a {a}/({b}/({c}))"),
    CheckRow("a x/({a:int}|{b:date})"),
    CheckRow("a x?({q}|{r})"),
    CheckRow("a ({a}/x)/({b}/y)"),
    CheckRow("a x/{y}/{z}", origins: [":"]),
    CheckRow("a x/{y}", origins: [":"]),
    CheckRow("a {x:slug}-{y:slug}", "ambiguous a /a--a", options: .init(types: checkTypes)),
    CheckRow("a {x:slug}/({y:int})", options: .init(types: checkTypes)),
    CheckRow("a (a)/(a)/{x:int}"),
    CheckRow("a x?({q})&({r})"),
    CheckRow("a {a}-{b:int}/{t:datetime}/x", "unreachable a", origins: [":"]),
    CheckRow("a x/({n:y|=y})/(y)/z"), CheckRow("a x/(({n:int=1})|1)"),
  ]

  @Test(arguments: unambiguous) func `a route that reads each link in one way is not`(row: CheckRow) throws {
    try expect(row)
  }
}
