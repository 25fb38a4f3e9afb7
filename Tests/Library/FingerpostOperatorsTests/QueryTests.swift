import FingerpostOperators
import Testing

@Suite struct QueryTests {
  static let items: [Row] = [
    Row("search" .? string("q"), "search?q=:string", "/search?q=a%20b", "a b"),
    Row("search" .? string("q"), "search?q=:string", "/search", nil),
    Row(lit("search") .? int("q"), "search?q=:int", "/search?q=x", nil),
    Row("users" /> string .? int("page"), "users/:string?page=:int", "/users/ann?page=2", ("ann", 2)),
    Row(
      "users" /> string >/> int .? bool("b"), "users/:string/:int?b=:bool", "/users/ann/1?b=true", ("ann", 1, true)),
    Row("search" .? string("q") & int("page"), "search?q=:string&page=:int", "/search?q=x&page=2", ("x", 2)),
    Row(
      "search" .? string("q") & int("page"), "search?q=:string&page=:int", "/search?page=2&q=x", ("x", 2),
      printed: "/search?q=x&page=2"),
    Row(
      "recipes" /> int >/> string .? int("recipeId") & string("t"), "recipes/:int/:string?recipeId=:int&t=:string",
      "/recipes/123/abc?recipeId=456&t=A", (123, "abc", 456, "A")),
    Row(
      "recipes" /> int >/> string .? int("recipeId") & string("t"), "recipes/:int/:string?recipeId=:int&t=:string",
      "/recipes/123/abc?recipeId=abc&t=A", nil),
    Row(
      "m" .? double("x") & double("y") & double("z"), "m?x=:double&y=:double&z=:double", "/m?x=1&y=2.5&z=-3",
      (1, 2.5, -3)),
  ]

  static let optional: [Row] = [
    Row("recipes" .?? int("id"), "recipes?(id=:int)", "/recipes", .some(nil)),
    Row("recipes" .?? int("id"), "recipes?(id=:int)", "/recipes?id=7", 7),
    Row(lit("recipes") .?? int("id"), "recipes?(id=:int)", "/recipes?id=7", 7),
    Row("recipes" .?? int("id"), "recipes?(id=:int)", "/recipes?id=x", .some(nil), printed: "/recipes"),
    Row("users" /> string .?? int("page"), "users/:string?(page=:int)", "/users/ann", ("ann", nil)),
    Row(string >/> int .?? bool("b"), ":string/:int?(b=:bool)", "/a/1?b=false", ("a", 1, false)),
    Row("recipes" .? int("id") &? string("lang"), "recipes?id=:int&(lang=:string)", "/recipes?id=1", (1, nil)),
    Row(
      "recipes" .? int("id") &? string("lang"), "recipes?id=:int&(lang=:string)", "/recipes?id=1&lang=en", (1, "en")),
    Row(
      "r" .? int("a") & int("b") &? int("c") & int("d"), "r?a=:int&b=:int&(c=:int)&d=:int", "/r?a=1&b=2&d=4",
      (1, 2, nil, 4)),
  ]

  static let either: [Row] = [
    Row("recipes" .? (int("info") | string("data")), "recipes?(info=:int|data=:string)", "/recipes?info=1", .left(1)),
    Row(
      "recipes" .? (int("info") | string("data")), "recipes?(info=:int|data=:string)", "/recipes?data=x", .right("x")),
    Row("recipes" .? (int("info") | string("data")), "recipes?(info=:int|data=:string)", "/recipes", nil),
    Row(
      "recipes" .? ("info" .? int("recipeId") | "data" .? string("id")),
      "recipes/(info?recipeId=:int|data?id=:string)", "/recipes/info?recipeId=1", .left(1)),
    Row(
      "recipes" .? ("info" .? int("recipeId") | "data" .? string("id")),
      "recipes/(info?recipeId=:int|data?id=:string)", "/recipes/data?id=x", .right("x")),
    Row(
      "recipes" .? int("recipeId") & string("s") & (bool("b") | int("i")),
      "recipes?recipeId=:int&s=:string&(b=:bool|i=:int)", "/recipes?recipeId=1&s=x&i=3", (1, "x", .right(3))),
  ]

  @Test(arguments: items) func `query items match in any order and print in that of the pattern`(row: Row) {
    row.check()
  }
  @Test(arguments: optional) func `an optional item is nil where it is left out`(row: Row) { row.check() }
  @Test(arguments: either) func `an either group stands in a query, and its branches may carry one`(row: Row) {
    row.check()
  }
}
