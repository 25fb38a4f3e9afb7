import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis

/// A `;` in a segment, as some servers read parameters behind it.
struct MatrixParameterTests {
  private static let origins = ["shop://", "https://shop.example", "/", ":"]

  static let list = """
    users users
    user users/{id:int}
    avatar users/{id:int}/avatar.{type:jpg|png}
    named people/{name}
    deep a/b
    matrix colors/;color={color:green|red}
    fixed v;1/x
    root /
    """

  static let parameters: [(link: String, name: String, obstacles: [String], fix: String)] = [
    (
      "/users;foo=bar", "users",
      [#"segment 1: expected "users", found "users;foo=bar": ";" begins a parameter, which the route does not have"#],
      "/users"
    ),
    (
      "/users/7;v=1", "user",
      [#"segment 2: expected int, found "7;v=1": ";" begins a parameter, which the route does not have"#], "/users/7"
    ),
    (
      "shop://users;jsessionid=0A%2F1/8", "user",
      [
        #"segment 1: expected "users", found "users;jsessionid=0A/1": ";" begins a parameter, "#
          + "which the route does not have"
      ], "shop://users/8"
    ),
    (
      "https://shop.example/a;b/b", "deep",
      [#"segment 1: expected "a", found "a;b": ";" begins a parameter, which the route does not have"#],
      "https://shop.example/a/b"
    ),
    (
      "/users/7/avatar.png/;v=1", "avatar", [#"segment 4: ";v=1" is one too many"#], "/users/7/avatar.png"
    ),
    (
      "/a;x/b;y=2;z?q=1", "deep",
      [
        #"segment 1: expected "a", found "a;x": ";" begins a parameter, which the route does not have"#,
        #"segment 2: expected "b", found "b;y=2;z": ";" begins a parameter, which the route does not have"#,
      ], "/a/b?q=1"
    ),
    (
      "/users/7/avatar.png;w=8", "avatar",
      [
        #"segment 3: expected "avatar.{type:jpg|png}", found "avatar.png;w=8": ";" begins a parameter, "#
          + "which the route does not have"
      ], "/users/7/avatar.png"
    ),
    // What comes before it is misspelt, too.
    ("/usrs;foo=bar", "users", [#"segment 1: expected "users", found "usrs;foo=bar""#], "/users"),
    ("/users/x;v=1", "user", [#"segment 2: expected int, found "x;v=1""#], "/users/1"),
    // A route that expects a `;` itself.
    (
      "/colors/;color=blue", "matrix",
      [#"segment 2: expected ";color={color:green|red}", found ";color=blue""#], "/colors/;color=green"
    ),
    ("/v;2/x", "fixed", [#"segment 1: expected "v;1", found "v;2""#], "/v;1/x"),
    // An escaped one is text.
    ("/users/7%3Bv=1", "user", [#"segment 2: expected int, found "7;v=1""#], "/users/1"),
    // Compact text knows none.
    ("users:7;v=1", "user", [#"segment 2: expected int, found "7;v=1""#], "users:1"),
  ]

  @Test(arguments: parameters)
  func `a semicolon begins a parameter, and the link without it is offered`(
    link: String, name: String, obstacles: [String], fix: String
  ) throws {
    let explanation = try table(Self.list, Self.origins).explain(link)
    #expect(explanation.winner == nil && explanation.isNear)
    let near = try #require(explanation.near.first { $0.route.name == name })
    #expect(near.obstacles.map(\.description) == obstacles)
    #expect(explanation.fix?.link == fix)
  }

  @Test func `the nearest route says it without text of the link`() throws {
    let table = try table(Self.list)
    let nearest = try #require(table.nearest(to: "/users;token=secret"))
    #expect(nearest.route.name == "users")
    #expect(nearest.reason == #"";" begins a parameter, which the route does not have"#)
    #expect(nearest.offset == 1)
  }

  @Test(arguments: ["/people/ann;v=1", "/people/;", "/colors/;color=red", "/v;1/x"])
  func `a route that reads a semicolon reads it`(link: String) throws {
    #expect(try table(Self.list).explain(link).winner != nil)
  }
}
