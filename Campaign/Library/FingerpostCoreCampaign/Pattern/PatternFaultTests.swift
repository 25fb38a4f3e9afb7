import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// What makes a pattern no template: a route of it is not a router, and by itself it neither reads nor prints.
@Suite struct PatternFaultTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let message: String
    /// What the router says, and what the pattern does when it reads and when it prints.
    let router: @Sendable () -> String?
    let parse: @Sendable () throws -> Void
    let print: @Sendable () throws -> Void

    init<Value: Sendable, State>(
      _ message: String, _ value: @autoclosure @escaping @Sendable () -> Value,
      @PatternBuilder _ pattern: @escaping @Sendable () -> RoutePattern<Value, State>
    ) {
      self.message = message
      router = {
        do throws(RouterError) {
          _ = try Router<Int>(.path, routes: [RouteDefinition({ _ in 0 }, take: { _ in nil }) { pattern() }])
          return nil
        } catch {
          return error.faults.map(\.message).joined(separator: "\n")
        }
      }
      parse = { _ = try pattern().parse("/") }
      print = { _ = try pattern().print(value()) }
    }

    var testDescription: String { message }
  }

  static let rows: [Row] = [
    Row("no link can hold this literal: \".\", \"..\", NUL, CR and LF are refused, in a/.", ()) {
      "a"; "."
    },
    Row("the name \"id\" is used twice, in {id:int}/{id:int}", (1, 2)) {
      NamedPart("id", Int.self); NamedPart("id", Int.self)
    },
    Row("the name \"rest\" is used twice, in {*rest}/{*rest}", ([""], [""])) {
      RestPart(); RestPart()
    },
    Row("the query key \"q\" is used twice, in a?q=:int&q=:int", (1, 2)) {
      "a"
      QueryPart("q", Int.self)
      QueryPart("q", Int.self)
    },
    Row("expected a name, not \"7\", in {7up:int}", 1) { NamedPart("7up", Int.self) },
    Row("expected a name, not \"-\", in {*-}", [""]) { RestPart("-") },
    Row("the default does not read as string, in ({name=})", "") { NamedPart("name", String.self, default: "") },
    Row("the default does not read as string, in ({name=..})", "") { NamedPart("name", String.self, default: "..") },
    Row("the default does not read as double, in ({x:double=nan})", 0) { NamedPart("x", Double.self, default: .nan) },
    Row("a parameter with a default is optional already: drop the parentheses, in a?(q={:int=1})", nil) {
      "a"
      OptionalPart { QueryPart("q", Int.self, default: 1) }
    },
    Row("an array needs no parentheses: a missing key is an empty array, in a?(q={:[int]})", nil) {
      "a"
      OptionalPart { QueryPart("q", [Int].self) }
    },
    Row("each branch of a group in a query must have one item", nil) { OptionalPart { QueryPart("q", Int?.self) } },
    Row("each branch of a group in a query must have one item", nil) {
      OptionalPart {
        QueryPart("a", Int.self); QueryPart("b", Int.self)
      }
    },
    Row("each branch of a group in a query must have one item", ()) { OptionalPart { "" } },
    Row("a fragment cannot be in a group", nil) {
      OptionalPart {
        "a"; FragmentPart(Int.self)
      }
    },
    Row("a fragment cannot be in a group", .left(1)) {
      EitherPart {
        FragmentPart(Int.self)
      } or: {
        FragmentPart(Bool.self)
      }
    },
    Row(
      "each branch of a group needs at least one segment; write an optional group as \"(a)\", in (:int|)", .left(1)
    ) {
      EitherPart {
        Int.self
      } or: {
        ""
      }
    },
    Row("a segment cannot follow a query item", (1, Bool?.some(true))) {
      "a"
      QueryPart("x", Int.self)
      OptionalPart {
        Bool.self; QueryPart("y", equals: "1")
      }
    },
  ]

  @Test(arguments: rows) func `a pattern that is no template says why wherever it is used`(row: Row) {
    let fault = row.router() ?? "no fault"
    #expect(fault.hasSuffix(row.message))
    let unread = #expect(throws: LinkError.self) { try row.parse() }
    #expect(unread?.kind == .faultyPattern)
    #expect(unread?.offset == 0)
    #expect(unread?.description == "the pattern is not a template: \(fault)")
    let unprinted = #expect(throws: PrintError.self) { try row.print() }
    #expect(unprinted?.description == "the pattern is not a template: \(fault)")
  }
}
