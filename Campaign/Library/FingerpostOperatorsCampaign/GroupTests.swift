import FingerpostOperators
import Testing

@testable import FingerpostOperatorsTests

@Suite struct GroupTests {
  static let optional: [Row] = [
    Row(("recipes" /? int) >/> "info", "recipes/(:int)/info", "/recipes/123/info", 123),
    Row(("recipes" /? int) >/> "info", "recipes/(:int)/info", "/recipes/info", .some(nil)),
    Row(("recipes" /? int) >/> "info", "recipes/(:int)/info", "/recipes/x/info", nil),
    Row(lit("recipes") /? int, "recipes/(:int)", "/recipes", .some(nil)),
    Row("recipes" /? "data" /> "info", "recipes/(data)/info", "/recipes/data/info", ()),
    Row("recipes" /? "data" /> "info", "recipes/(data)/info", "/recipes/info", (), printed: "/recipes/data/info"),
    Row(lit("recipes") /? lit("data"), "recipes/(data)", "/recipes", (), printed: "/recipes/data"),
    Row("users" /> string /? "info", "users/:string/(info)", "/users/ann", "ann", printed: "/users/ann/info"),
    Row("users" /> string /? lit("info"), "users/:string/(info)", "/users/ann/info", "ann"),
    Row("users" /> string /? int, "users/:string/(:int)", "/users/ann", ("ann", nil)),
    Row("users" /> string /? int, "users/:string/(:int)", "/users/ann/7", ("ann", 7)),
    Row(string >/> int /? bool, ":string/:int/(:bool)", "/a/1/true", ("a", 1, true)),
    Row(string >/> int /? "x", ":string/:int/(x)", "/a/1", ("a", 1), printed: "/a/1/x"),
    Row("recipes" /> int /? "data" >/> string, "recipes/:int/(data)/:string", "/recipes/1/data/x", (1, "x")),
    Row("a" /> maybe(int) >/> "b", "a/(:int)/b", "/a/b", .some(nil)),
    Row("a" /> maybe(lit("x")) /> "b", "a/(x)/b", "/a/b", (), printed: "/a/x/b"),
  ]

  static let either: [Row] = [
    Row("recipes" /> ("data" | "info"), "recipes/(data|info)", "/recipes/data", ()),
    Row("recipes" /> ("data" | "info"), "recipes/(data|info)", "/recipes/info", (), printed: "/recipes/data"),
    Row("recipes" /> (lit("data") | lit("info")), "recipes/(data|info)", "/recipes/foo", nil),
    Row("recipes" /> (lit("data") | "info"), "recipes/(data|info)", "/recipes/data", ()),
    Row("recipes" /> ("data" | lit("info")), "recipes/(data|info)", "/recipes/data", ()),
    Row(
      "recipes" /> (int >/> "info" | "data" /> string), "recipes/(:int/info|data/:string)", "/recipes/1/info",
      .left(1)),
    Row(
      "recipes" /> (int >/> "info" | "data" /> string), "recipes/(:int/info|data/:string)", "/recipes/data/x",
      .right("x")),
    Row("users" /> ("me" | int), "users/(me|:int)", "/users/me", .left(())),
    Row("users" /> ("me" | int), "users/(me|:int)", "/users/7", .right(7)),
    Row("users" /> (int | "me"), "users/(:int|me)", "/users/me", .right(())),
    Row(
      lit("users") /> (string >/> lit("profile") | lit("me")), "users/(:string/profile|me)", "/users/me", .right(())),
    Row(
      lit("users") /> (string >/> lit("profile") | lit("me")), "users/(:string/profile|me)", "/users/ann/profile",
      .left("ann")),
    Row("a" /> (bool | int | string), "a/(:bool|:int|:string)", "/a/true", .left(.left(true))),
    Row("a" /> (bool | int | string), "a/(:bool|:int|:string)", "/a/7", .left(.right(7))),
    Row("a" /> (bool | int | string), "a/(:bool|:int|:string)", "/a/x", .right("x")),
    Row("a" /> ("x" | "y" | string) >/> "z", "a/(x|y|:string)/z", "/a/y/z", .left(()), printed: "/a/x/z"),
    Row("a" /> ("x" | "y" | string) >/> "z", "a/(x|y|:string)/z", "/a/q/z", .right("q")),
    Row(string >/> (int | "all"), ":string/(:int|all)", "/a/all", ("a", .right(()))),
  ]

  static let several: [Row] = [
    Row(("a" /> int) | ("b" /> string >/> int), "(a/:int|b/:string/:int)", "/b/x/7", .right(("x", 7))),
    Row(("a" /> int) | ("b" /> string >/> int), "(a/:int|b/:string/:int)", "/a/7", .left(7)),
    Row(string >/> (int | (string >/> bool)), ":string/(:int|:string/:bool)", "/a/b/true", ("a", .right(("b", true)))),
    Row("x" /? (string >/> int), "x/(:string/:int)", "/x/a/1", .some(("a", 1))),
    Row("x" /? (string >/> int), "x/(:string/:int)", "/x", .some(nil)),
    Row("x" /> maybe(string >/> int) >/> bool, "x/(:string/:int)/:bool", "/x/a/1/true", (("a", 1), true)),
    Row(
      "m"
        /> (int >/> int).map {
          $0 + $1
        } unapply: {
          ($0 - 1, 1)
        } >/> string, "m/:int/:int/:string", "/m/4/1/z",
      (5, "z")),
    Row("q" .? (int("a") & string("b")), "q?a=:int&b=:string", "/q?a=1&b=x", (1, "x")),
    Row(
      "q" /> string .? (int("a") & string("b")), "q/:string?a=:int&b=:string", "/q/s?a=1&b=x", ("s", (1, "x"))),
  ]

  @Test(arguments: several) func `several values in a group are one tuple`(row: Row) { row.check() }

  @Test(arguments: optional) func `what may be left out is nil, and a literal is printed`(row: Row) { row.check() }
  @Test(arguments: either) func `one part or another, nested to the left and flat in the template`(row: Row) {
    row.check()
  }

  @Test func `nil prints by leaving the part out`() throws {
    let pattern = ("recipes" /? int) >/> "info"
    let text: String = try pattern.print(nil)
    #expect(text == "/recipes/info")
    #expect(pattern.print(nil)?.path == ["recipes", "info"])
  }
}
