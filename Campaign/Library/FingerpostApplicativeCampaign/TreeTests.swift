import FingerpostApplicative
import FingerpostCore
import FingerpostProof
import SeededRandom
import Testing

@testable import FingerpostApplicativeTests

/// Trees of odd shapes, values and sizes: the route, what `optimize` makes of it and what is compiled of either agree.
struct TreeTests {
  private func expect<Value: Equatable>(
    _ route: Route<Value>, _ path: [String], _ value: Value?, at location: SourceLocation = #_sourceLocation
  ) {
    let optimized = optimize(route)
    #expect(route.run(path) == value, sourceLocation: location)
    #expect(optimized.run(path) == value, sourceLocation: location)
    #expect(route.compiled().run(path) == value, sourceLocation: location)
    #expect(optimized.compiled().run(path) == value, sourceLocation: location)
  }

  @Test func `an end may take fewer values than are captured before it`() {
    let ignored: Route<String> = .capture(Capture(String.self), .term(Term("x")))
    expect(ignored, ["q"], "x")
    expect(ignored *> int(), ["q", "7"], 7)
    expect(int() <* ignored, ["7", "q"], 7)
    expect(curry { "\($0)\($1)\($2)" } <^> int() <*> ignored <*> int(), ["1", "q", "2"], "1x2")
  }

  @Test func `an end whose values nobody captures accepts nothing`() {
    guard case .capture(_, let end) = int() else { return }
    expect(end, [], nil)
    expect(end <|> pure(1), ["a"], 1)
    expect(end *> pure(1) <|> match("a") *> pure(2), ["a"], 2)
  }

  @Test func `a value may be nil, a function or nothing`() {
    let none: Int?? = .some(.none)
    let route: Route<Int?> = match("a") *> pure(nil) <|> match("b") *> int() <&> { $0 } <|> match("a") *> pure(7)
    expect(route, ["a"], none)
    expect(route, ["b", "3"], 3)
    expect(route, ["c"], nil)
    expect(pure(nil) <|> pure(3) as Route<Int?>, ["x"], none)
    expect(Maybe.capture(), ["none"], none)
    expect(Maybe.capture(), ["x"], nil)
    expect(curry { [$0, $1] } <^> Maybe.capture() <*> Maybe.capture(), ["none", "3"], [nil, 3])
    let function: Route<@Sendable (Int) -> Int> = match("a") *> pure { $0 + 1 }
    #expect(function.run("/a")?(1) == 2 && function.compiled().run("/a")?(1) == 2)
    #expect(match("a").compiled().run("/a") != nil && match("a").compiled().run("/b") == nil)
  }

  @Test func `a route may capture all that a path may hold`() {
    let route = (1..<200).reduce(string()) { route, _ in curry { $0 + $1 } <^> route <*> string() }
    expect(route, Array(repeating: "x", count: 200), String(repeating: "x", count: 200))
    #expect(route.compiled().run("/" + Array(repeating: "x", count: 200).joined(separator: "/")) != nil)
  }

  @Test func `what is longer than any text of a path is read as segments`() {
    let long = Array(repeating: "x", count: 300)
    let route = (1..<300).reduce(match("x")) { route, _ in route *> match("x") } *> pure(1) <|> string() *> pure(2)
    expect(route, long, 1)
    expect(route, [String(repeating: "y", count: 9000)], 2)
  }

  @Test func `thousands of alternatives are optimised in linear time, and so are choices in choices`() throws {
    func wide(_ count: Int) -> Route<Int> { choice((0..<4 * count).map { match("w") *> match("\($0)") *> pure($0) }) }
    func deep(_ count: Int) -> Route<Int> {
      (0..<count).reduce(match("x") *> pure(-1)) { $0 <|> match("\($1)") *> pure($1) }
    }
    /// Each head twice, with all the others in between.
    func shared(_ count: Int) -> Route<Int> {
      choice((0..<count).map { match("h\($0 % (count / 2))") *> match("\($0)") *> pure($0) })
    }
    let sizes = isFull ? [1250, 2500, 5000] : [250, 500, 1000]
    for tree in [wide, deep, shared] {
      #expect(Growth.linear.fault(sizes) { count in Work.counted { optimize(tree(count)) }.steps } == nil)
    }
    let (most, last) = (sizes[2], "\(sizes[2] - 1)")
    #expect(optimize(wide(most)).run(["w", "\(4 * most - 1)"]) == 4 * most - 1)
    #expect(deep(most).run([last]) == most - 1 && optimize(deep(most)).run([last]) == most - 1)
    guard case .choice(let routes) = optimize(deep(most)) else {
      Issue.record("no choice")
      return
    }
    #expect(routes.count == most + 1)
  }

  @Test func `texts that would not be told apart are quoted`() {
    #expect(match("").description == #"match "", term"#)
    #expect(match("a, term").description == #"match "a, term", term"#)
    #expect(match("a\nb").description == #"match "a\nb", term"#)
    #expect(match("\"a\"").description == #"match "\"a\"", term"#)
    #expect(match("\u{E9}").description == "match \u{E9}, term")
    #expect(match("%41").description == "match %41, term")
    #expect(pure("a\nb").description == #"term "a\nb""#)
  }
}
