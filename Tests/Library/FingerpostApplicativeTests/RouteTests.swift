import Fingerpost
import FingerpostApplicative
import Foundation
import Testing

struct RouteTests {
  static let paths: [(path: String, segments: [String], value: Sitemap?)] = [
    ("/R/foo/123", ["R", "foo", "123"], .foo(123)),
    ("/R/foo/-123", ["R", "foo", "-123"], .foo(-123)),
    ("/R/bar/4.5", ["R", "bar", "4.5"], .bar(4.5)),
    ("/R/bar/4", ["R", "bar", "4"], .bar(4)),
    ("/R/baz/xyz", ["R", "baz", "xyz"], .baz("xyz")),
    ("/R/baz/a%2Fb", ["R", "baz", "a/b"], .baz("a/b")),
    ("/R/baz/%C3%A9", ["R", "baz", "é"], .baz("é")),
    ("/R/foo/bar", ["R", "foo", "bar"], .fooBar),
    ("/R/foo/bar/", ["R", "foo", "bar"], .fooBar),
    ("/R/foo/xxx", ["R", "foo", "xxx"], .notFound),
    ("/R/foo/+1", ["R", "foo", "+1"], .notFound),
    ("/R/foo/007", ["R", "foo", "007"], .notFound),
    ("/R/bar/nan", ["R", "bar", "nan"], .notFound),
    ("/R/foo", ["R", "foo"], .notFound),
    ("/R/foo/1/2", ["R", "foo", "1", "2"], .notFound),
    ("/r/foo/1", ["r", "foo", "1"], .notFound),
    ("/R", ["R"], .notFound),
    ("/", [], .notFound),
    ("/R/foo/123?x=1#y", ["R", "foo", "123"], .foo(123)),
  ]

  @Test(arguments: paths) func `a path has the value of the first alternative that accepts it`(
    row: (path: String, segments: [String], value: Sitemap?)
  ) {
    for route in [Sitemap.route, optimize(Sitemap.route)] {
      #expect(route.run(row.path) == row.value)
      #expect(route.run(row.segments) == row.value)
      #expect(route.compiled().run(row.path) == row.value)
      #expect(route.compiled().run(row.segments) == row.value)
    }
  }

  @Test(arguments: [
    "", "R/foo/1", "/R/foo/%zz", "/R//foo", "//R/foo/1", "/R/../foo", "/R\\foo", "/R/%00", "app://R/foo/1",
  ])
  func `what is no path has no value, whatever the route`(text: String) {
    #expect(Sitemap.route.run(text) == nil)
    #expect(Sitemap.route.compiled().run(text) == nil)
  }

  @Test func `a function of several parameters takes what is captured, one after another`() throws {
    let route: Route<(String, Int)> = curry { ($1, $2) } <^> match("Hello") <*> string() <*> int()
    let city = try #require(route.run(["Hello", "Budapest", "2016"]))
    #expect(city == ("Budapest", 2016))
    #expect(route.run(["Ya", "tu", "sabes"]) == nil)
    #expect(route.run(["Hello", "Budapest"]) == nil)
    #expect(route.run(["Hello", "Budapest", "2016", "x"]) == nil)
    let flipped = match("Hello") </> string() </> int() <&!> flipCurry { ($1, $2) }
    #expect(try #require(flipped.run("/Hello/Budapest/2016")) == ("Budapest", 2016))
    #expect(flipped.description == route.description)
  }

  @Test func `curry and flipCurry take two to six parameters`() {
    #expect(curry { "\($0)\($1)" }(1)(2) == "12")
    #expect(curry { "\($0)\($1)\($2)" }(1)(2)(3) == "123")
    #expect(curry { "\($0)\($1)\($2)\($3)" }(1)(2)(3)(4) == "1234")
    #expect(curry { "\($0)\($1)\($2)\($3)\($4)" }(1)(2)(3)(4)(5) == "12345")
    #expect(curry { "\($0)\($1)\($2)\($3)\($4)\($5)" }(1)(2)(3)(4)(5)(6) == "123456")
    #expect(flipCurry { "\($0)\($1)" }(2)(1) == "12")
    #expect(flipCurry { "\($0)\($1)\($2)" }(3)(2)(1) == "123")
    #expect(flipCurry { "\($0)\($1)\($2)\($3)" }(4)(3)(2)(1) == "1234")
    #expect(flipCurry { "\($0)\($1)\($2)\($3)\($4)" }(5)(4)(3)(2)(1) == "12345")
    #expect(flipCurry { "\($0)\($1)\($2)\($3)\($4)\($5)" }(6)(5)(4)(3)(2)(1) == "123456")
  }

  @Test func `operators group as people write them`() {
    let first = int() <* match("x") <|> match("y") *> int()
    #expect(first.run("/7/x") == 7 && first.run("/y/8") == 8 && first.run("/7") == nil)
    let mapped = match("a") *> int() <&> { $0 + 1 } <|> match("b") *> int() <&> { $0 - 1 }
    #expect(mapped.run("/a/1") == 2 && mapped.run("/b/1") == 0)
    let argument = int() <**> (curry { "\($0)\($1)" } <^> string())
    #expect(argument.run("/7/x") == "x7")
    let both: Route<String> = curry { "\($0) \($1)" } <^> (string() <* match("and")) <*> string()
    #expect(both.run("/salt/and/pepper") == "salt pepper")
  }

  @Test func `an alternative that reads nothing accepts every path, and one that reads anything must read it all`() {
    let bare: Route<Int> = pure(7)
    #expect(bare.run("/") == 7 && bare.run("/any/path") == 7)
    let inner = match("a") *> (match("b") *> pure(1) <|> pure(2))
    #expect(inner.run("/a/b") == 1 && inner.run("/a") == 2 && inner.run("/a/c") == nil && inner.run("/") == nil)
    let none: Route<Int> = empty()
    #expect(none.run("/") == nil && none.compiled().run("/") == nil)
    let early = pure(0) <|> match("a") *> pure(1)
    #expect(early.run("/a") == 0 && early.compiled().run("/a") == 0 && optimize(early).run("/a") == 0)
  }

  struct Even: RouteParameter, Equatable {
    let number: Int
    init?(parameter text: String) {
      guard let number = Int(parameter: text), number % 2 == 0 else { return nil }
      self.number = number
    }
    var parameter: String { "\(number)" }
  }

  enum Tab: String, CaseIterable, RouteParameter { case new, top }

  @Test func `any type that reads a parameter is captured`() throws {
    let id = UUID()
    let route =
      capture(UUID.self) <&> { "\($0)" } <|> capture(Tab.self) <&> { "tab \($0)" } <|> capture(Even.self) <&> {
        "even \($0.number)"
      }
      <|> int() <&> { "odd \($0)" } <|> capture(Bool.self) <&> { "\($0)" } <|> string() <&> { "text \($0)" }
    for route in [route, optimize(route)] {
      for run in [route.run(_:) as (String) -> String?, route.compiled().run(_:)] {
        #expect(run("/\(id)") == "\(id)")
        #expect(run("/top") == "tab top" && run("/8") == "even 8" && run("/9") == "odd 9")
        #expect(run("/true") == "true" && run("/x") == "text x")
      }
    }
  }

  @Test func `texts are compared byte for byte`() {
    let route = match("\u{E9}") *> pure(1) <|> match("e\u{301}") *> pure(2)
    for route in [route, optimize(route)] {
      #expect(route.run(["\u{E9}"]) == 1 && route.run(["e\u{301}"]) == 2)
      #expect(route.compiled().run(["\u{E9}"]) == 1 && route.compiled().run("/e%CC%81") == 2)
    }
  }
}
