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
}
