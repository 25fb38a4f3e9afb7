import FingerpostApplicative
import Testing

// What Documentation/other-notations.md says in words and tables; .ci/documentation runs its code.
struct ApplicativeArticleTests {
  @Test func `a route may be written from the back`() throws {
    let flipped = match("Hello") </> string() </> int() <&!> flipCurry { ($1, $2) }
    #expect(try #require(flipped.run("/Hello/Budapest/2016")) == ("Budapest", 2016))
  }

  @Test func `of numbers the type decides, and of a closure the closure`() {
    #expect(int().run("/007") == nil && int().run("/+7") == nil && int().run("/7") == 7)
    #expect(capture { Int($0) }.run("/007") == 7)
  }
}
