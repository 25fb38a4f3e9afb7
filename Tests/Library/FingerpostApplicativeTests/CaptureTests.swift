import FingerpostApplicative
import Foundation
import Testing

struct CaptureTests {
  private func expect<Value: Equatable>(
    _ route: Route<Value>, _ path: [String], _ value: Value?, at location: SourceLocation = #_sourceLocation
  ) {
    for route in [route, optimize(route)] {
      #expect(route.run(path) == value, sourceLocation: location)
      #expect(route.compiled().run(path) == value, sourceLocation: location)
    }
  }

  @Test func `a closure reads a segment, and what it refuses is no value`() {
    expect(capture { Int($0) }, ["7"], 7)
    expect(capture { Int($0) }, ["+7"], 7)
    expect(capture { Int($0) }, ["x"], nil)
    expect(capture { Int($0) }, [], nil)
    expect(capture { $0 }, [""], nil)
    expect(capture(Int.init), ["007"], 7)
    expect(capture(Double.init), ["1e3"], 1000)
    expect(capture { UUID(uuidString: $0) }, ["x"], nil)
    expect(capture("hex") { Int($0, radix: 16) }, ["ff"], 255)
    expect(match("n") *> capture { Int($0) } <|> pure(0), ["n", "7"], 7)
    expect(match("n") *> capture { Int($0) } <|> pure(0), ["n", "x"], 0)
    expect(curry { [$0, $1] } <^> capture { Int($0) } <*> capture { Int($0, radix: 2) }, ["2", "10"], [2, 2])
    expect(capture { $0 == "none" ? .some(nil) : Int($0).map { .some($0) } } as Route<Int?>, ["none"], .some(.none))
    expect(capture { $0 == "none" ? .some(nil) : Int($0).map { .some($0) } } as Route<Int?>, ["x"], nil)
  }

  @Test func `an end whose values nobody captures accepts nothing, of optional values either`() {
    guard case .capture(_, let end) = capture({ .some(Int($0)) }) as Route<Int?> else {
      Issue.record("no capture")
      return
    }
    #expect(end.run([]) == nil && end.compiled().run([]) == nil)
  }

  @Test func `two captures by closures are never the same, and one that is used twice is`() {
    let apart = choice([capture { Int($0) } <* match("a"), capture { Int($0) } <* match("b")])
    #expect(
      optimize(apart).description == """
        choice
        ├─ capture { Int }, match a, term
        └─ capture { Int }, match b, term
        """)
    let number = capture { Int($0) }
    #expect(
      optimize(choice([number <* match("a"), number <* match("b")])).description == """
        capture { Int }, choice
        ├─ match a, term
        └─ match b, term
        """)
    let beside = choice([int() <* match("a"), number <* match("b"), capture("int") { Int($0) } <* match("c")])
    #expect(
      optimize(beside).description == """
        choice
        ├─ capture int, match a, term
        ├─ capture { Int }, match b, term
        └─ capture int, match c, term
        """)
    for route in [apart, optimize(apart)] {
      #expect(route.run("/+7/a") == 7 && route.run("/+7/b") == 7 && route.run("/+7/c") == nil)
      #expect(route.compiled().run("/+7/a") == 7 && route.compiled().run("/+7/b") == 7)
    }
  }

  @Test func `a capture in a tree is equal to itself alone, and one of a type to its like`() {
    let closure = Capture { Int($0) }
    #expect(closure == closure && closure != Capture { Int($0) })
    #expect(Capture(Int.self) == Capture(Int.self) && Capture(Int.self) != Capture(String.self))
    #expect(Capture(Int.self) != closure && closure.type == nil && Capture(Int.self).type == Int.self)
    #expect(Capture(named: "a, b") { $0 }.description == #""a, b""#)
    let route: Route<String> = .capture(closure, .capture(Capture(String.self), .term("x")))
    expect(route, ["7", "q"], "x")
    expect(route, ["q", "q"], nil)
  }

  @Test func `trees are written with leading dots`() {
    expect(.term(3), ["any", "path"], 3)
    expect(.choice([.zero, .term(1)]), [], 1)
    expect(.zero as Route<Int>, [], nil)
    expect(.choice([]) as Route<Int>, [], nil)
    let tree: Route<Int> = .match("R", .choice([.match("a", .term(1)), .match("b", .zero), .match("a", .term(2))]))
    expect(tree, ["R", "a"], 1)
    expect(tree, ["R", "b"], nil)
    #expect(Route.choice([.zero, .term(1)]).description == "choice\n├─ zero\n└─ term 1")
    #expect(optimize(.choice([.zero, .term(1)])).description == "term 1")
    #expect(optimize(tree).description == "match R, match a, choice\n├─ term 1\n└─ term 2")
    guard case .term(let end) = Route.term(3) else {
      Issue.record("no end")
      return
    }
    #expect(end.count == 0)
  }
}
