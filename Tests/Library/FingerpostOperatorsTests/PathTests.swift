import FingerpostOperators
import Testing

@Suite struct PathTests {
  static let segments: [Row] = [
    Row("recipes" /> "info", "recipes/info", "/recipes/info", ()),
    Row("recipes" /> "info", "recipes/info", "/recipes", nil),
    Row("recipes" /> "info", "recipes/info", "/recipes/info/1", nil),
    Row(lit("recipes") /> lit("info"), "recipes/info", "/recipes/info", ()),
    Row(lit("recipes") /> "info", "recipes/info", "/recipes/info", ()),
    Row("recipes" /> lit("info"), "recipes/info", "/recipes/info", ()),
    Row(lit("a/b") /> "c", "a/b/c", "/a/b/c", ()),
    Row("users" /> string, "users/:string", "/users/ann", "ann"),
    Row("users" /> string, "users/:string", "/users/a%2Fb", "a/b"),
    Row("users" /> int, "users/:int", "/users/7", 7),
    Row("users" /> int, "users/:int", "/users/ann", nil),
    Row("at" /> double, "at/:double", "/at/1.50", 1.5, printed: "/at/1.5"),
    Row("on" /> bool, "on/:bool", "/on/TRUE", true, printed: "/on/true"),
    Row(lit("users") /> string, "users/:string", "/users/ann", "ann"),
    Row(string, ":string", "/ann", "ann"),
    Row(int, ":int", "/-7", -7),
  ]

  static let kept: [Row] = [
    Row(string >/> "profile", ":string/profile", "/ann/profile", "ann"),
    Row(string >/> lit("profile"), ":string/profile", "/ann/profile", "ann"),
    Row(lit("users") >/> string, "users/:string", "/users/ann", "ann"),
    Row(lit("users") >/> lit("me"), "users/me", "/users/me", ()),
    Row("users" >/> "me", "users/me", "/users/me", ()),
    Row("users" >/> string >/> int, "users/:string/:int", "/users/ann/7", ("ann", 7)),
    Row(string >/> int, ":string/:int", "/ann/7", ("ann", 7)),
    Row("users" /> string >/> "tweets" >/> int, "users/:string/tweets/:int", "/users/ann/tweets/7", ("ann", 7)),
    Row("users" /> string >/> "tweets" >/> int, "users/:string/tweets/:int", "/users/ann/tweets/x", nil),
    Row(
      "a" /> int >/> string >/> bool >/> double, "a/:int/:string/:bool/:double", "/a/1/b/true/0.5",
      (1, "b", true, 0.5)),
    Row(
      "a" /> int >/> "b" >/> string >/> "c" >/> "d", "a/:int/b/:string/c/d", "/a/1/b/x/c/d", (1, "x")),
    Row(string >/> (int >/> int), ":string/:int/:int", "/a/1/2", ("a", (1, 2))),
  ]

  static let wildcards: [Row] = [
    Row(any /> "users", "*/users", "/a/b/users", (), printed: "/*/users"),
    Row(any /> "users", "*/users", "/users", nil),
    Row(any /> "data" /> "abc", "*/data/abc", "/123/data/data/abc", (), printed: "/*/data/abc"),
    Row(any /> lit("data") /> lit("abc"), "*/data/abc", "/data/data/abc", (), printed: "/*/data/abc"),
    Row(any /> int >/> "data", "*/:int/data", "/foo/123/data", 123, printed: "/*/123/data"),
    Row("users" /> any, "users/*", "/users/a/b", (), printed: "/users/*"),
    Row("users" /> any, "users/*", "/users", nil),
    Row(lit("users") /> any, "users/*", "/users/a", (), printed: "/users/*"),
    Row("data" /> int >/> any, "data/:int/*", "/data/7/a/b", 7, printed: "/data/7/*"),
    Row("a" /> any /> "b", "a/*/b", "/a/x/y/b", (), printed: "/a/*/b"),
    Row("a" /> any /> "b", "a/*/b", "/a/b", nil),
    Row("a" /> any /> int >/> "b", "a/*/:int/b", "/a/x/7/b", 7, printed: "/a/*/7/b"),
    Row("a" /> int >/> any >/> "b" >/> int, "a/:int/*/b/:int", "/a/1/x/b/2", (1, 2), printed: "/a/1/*/b/2"),
    Row(
      any /> "recipes" /> any /> int >/> "data" >/> string >/> any >/> "info" >/> any,
      "*/recipes/*/:int/data/:string/*/info/*", "/a/recipes/b/3/data/x/y/info/z", (3, "x"),
      printed: "/*/recipes/*/3/data/x/*/info/*"),
    Row("data" /> any .? int("id"), "data/*?id=:int", "/data/a/b?id=1", 1, printed: "/data/*?id=1"),
    Row(any(lit("users")), "*/users", "/a/b/users", (), printed: "/*/users"),
    Row(any(lit("users")), "*/users", "/users", nil),
    Row(any("users"), "*/users", "/a/users", (), printed: "/*/users"),
    Row(any("users") /> int, "*/users/:int", "/a/users/7", 7, printed: "/*/users/7"),
    Row(any(int), "*/:int", "/a/7", 7, printed: "/*/7"),
    Row("a" /> any(string >/> int), "a/*/:string/:int", "/a/b/c/7", ("c", 7), printed: "/a/*/c/7"),
    Row(int >/> any(lit("x")) >/> string, ":int/*/x/:string", "/7/a/x/y", (7, "y"), printed: "/7/*/x/y"),
    Row(any("users" /> any), "*/users/*", "/a/users/b", (), printed: "/*/users/*"),
    Row(any("users" .? int("id")), "*/users?id=:int", "/a/users?id=7", 7, printed: "/*/users?id=7"),
    Row(any(int("id")), "*?id=:int", "/a?id=7", 7, printed: "/*?id=7"),
  ]

  @Test(arguments: segments) func `a slash and a greater sign drops what captures nothing`(row: Row) { row.check() }
  @Test(arguments: kept) func `between two greater signs both values are kept, flat`(row: Row) { row.check() }
  @Test(arguments: wildcards) func `any takes one or more segments wherever it stands`(row: Row) { row.check() }

  @Test func `a chain of any length is one flat tuple`() throws {
    let eight: RoutePattern<(Int, Int, Int, Int, Int, Int, Int, Int), Path> =
      int >/> int >/> int >/> int >/> int >/> int >/> int >/> int
    #expect(eight.template == ":int/:int/:int/:int/:int/:int/:int/:int")
    let value = try eight.parse("/1/2/3/4/5/6/7/8")
    #expect(value.0 == 1)
    #expect(value.7 == 8)
    let text: String = try eight.print(value)
    #expect(text == "/1/2/3/4/5/6/7/8")
  }
}
