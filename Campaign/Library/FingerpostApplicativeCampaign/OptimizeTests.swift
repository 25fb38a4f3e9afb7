import FingerpostApplicative
import Testing

@testable import FingerpostApplicativeTests

struct OptimizeTests {
  @Test func `a route prints as a tree`() {
    #expect(
      Sitemap.route.description == """
        choice
        ├─ match R, choice
        │  ├─ match foo, capture int, term
        │  ├─ match bar, capture double, term
        │  ├─ match baz, capture string, term
        │  └─ match foo, match bar, term fooBar
        └─ term notFound
        """)
    let none: Route<Int> = empty()
    #expect(none.description == "zero")
    #expect(match("a").description == "match a, term")
  }

  @Test func `heads that are shared are read once`() {
    #expect(
      optimize(Sitemap.route).description == """
        choice
        ├─ match R, choice
        │  ├─ match foo, choice
        │  │  ├─ capture int, term
        │  │  └─ match bar, term fooBar
        │  ├─ match bar, capture double, term
        │  └─ match baz, capture string, term
        └─ term notFound
        """)
  }

  @Test func `captures of one type are one, whichever call made them`() {
    let route = choice([int() <* match("a"), int() <* match("b")])
    #expect(
      optimize(route).description == """
        capture int, choice
        ├─ match a, term
        └─ match b, term
        """)
  }

  @Test func `choices in choices are one, and what is empty goes`() {
    let route: Route<Int> = choice([
      choice([match("a") *> pure(1), choice([match("b") *> pure(2), empty()])]), choice([]), match("c") *> pure(3),
    ])
    #expect(
      optimize(route).description == """
        choice
        ├─ match a, term 1
        ├─ match b, term 2
        └─ match c, term 3
        """)
    #expect(optimize(choice([match("a") *> pure(1)])).description == "match a, term 1")
    #expect(optimize(choice([]) as Route<Int>).description == "zero")
  }

  @Test func `what may accept the same path keeps its order`() {
    // "x" is read by string as well, so that the last does not move up past it.
    let route = choice([
      match("x") *> int() <&> { "x \($0)" }, string() *> int() <&> { "any \($0)" },
      match("x") *> string() <&> { "x \($0)" },
    ])
    #expect(
      optimize(route).description == """
        choice
        ├─ match x, capture int, term
        ├─ capture string, capture int, term
        └─ match x, capture string, term
        """)
    // Of other lengths they never meet.
    let apart = choice([
      match("x") *> int() <&> { "x \($0)" }, string() <&> { "any \($0)" }, match("x") *> string() <&> { "x \($0)" },
    ])
    #expect(
      optimize(apart).description == """
        choice
        ├─ match x, choice
        │  ├─ capture int, term
        │  └─ capture string, term
        └─ capture string, term
        """)
    // Nothing moves up past what accepts every path.
    let bare = choice([match("x") *> pure(1), pure(2), match("x") *> match("y") *> pure(3)])
    #expect(
      optimize(bare).description == """
        choice
        ├─ match x, term 1
        ├─ term 2
        └─ match x, match y, term 3
        """)
  }

  @Test func `what is kept apart still has its like beside it`() {
    // The last moves up to the one before it, and no further.
    let route = choice([
      match("x") *> int() <&> { "x \($0)" }, string() *> int() <&> { "any \($0)" },
      match("x") *> string() <&> { "x \($0)" }, match("x") *> double() <&> { "x \($0)" },
    ])
    #expect(
      optimize(route).description == """
        choice
        ├─ match x, capture int, term
        ├─ capture string, capture int, term
        └─ match x, choice
           ├─ capture string, term
           └─ capture double, term
        """)
    // After a head an end accepts one path alone.
    let ends = match("a") *> choice([match("b") *> pure(1), pure(2), match("b") *> match("c") *> pure(3)])
    #expect(
      optimize(ends).description == """
        match a, choice
        ├─ match b, choice
        │  ├─ term 1
        │  └─ match c, term 3
        └─ term 2
        """)
  }
}
