import FingerpostApplicative
import Testing

// The code of Documentation/applicative.md that no other test has, with its results.
struct ApplicativeArticleTests {
  @Test func `the code of the article gives its results`() throws {
    let hello = curry { ($1, $2) } <^> match("Hello") <*> string() <*> int()
    #expect(try #require(hello.run("/Hello/Budapest/2016")) == ("Budapest", 2016))
    #expect(hello.run("/Ya/tu/sabes") == nil)
    let flipped = match("Hello") </> string() </> int() <&!> flipCurry { ($1, $2) }
    #expect(try #require(flipped.run("/Hello/Budapest/2016")) == ("Budapest", 2016))
    #expect(int().run("/007") == nil && int().run("/+7") == nil && int().run("/7") == 7)
    let compiled = optimize(Sitemap.route).compiled()
    #expect(compiled.run("/R/foo/123") == .foo(123))
    #expect(Sitemap.route.run(["R", "bar", "4.5"]) == .bar(4.5))
  }

  enum Tab: String, CaseIterable, RouteParameter { case new, top }

  @Test func `a type and a tree of one's own give the results of the article`() {
    let tab = match("tab") *> capture(Tab.self)
    #expect(tab.run("/tab/new") == .new && tab.run("/tab/old") == nil)
    let tree: Route<Int> = .match("R", .choice([.match("a", .term(1)), .zero]))
    #expect(tree.run("/R/a") == 1 && tree.run("/R/b") == nil)
    #expect((.choice([.zero, .term(1)]) as Route<Int>).run("/") == 1)
    #expect(capture { Int($0) }.run("/007") == 7)
    let year = capture("year") { text in Int(text).flatMap { $0 > 1900 ? $0 : nil } }
    #expect(
      optimize(choice([year <* match("in"), year <* match("out"), capture { Int($0) } <* match("all")])).description
        == """
        choice
        ├─ capture year, choice
        │  ├─ match in, term
        │  └─ match out, term
        └─ capture { Int }, match all, term
        """)
  }
}
