import FingerpostOperators
import FingerpostTesting
import SeededRandom
import Testing

@testable import FingerpostOperatorsTests

private enum Link: Equatable {
  case plain(String, Int, Bool, Double)
  case maybe(Int?, String)
  case query(String, Int, Bool?)
  case either(EitherBranch<EitherBranch<Bool, Int>, String>, Int)
  case branch(EitherBranch<Int, String>)
  case wild(Int, String)
  case nested(String, EitherBranch<Int, Bool>?)
}

@Suite struct OperatorLaws {
  private func router() throws -> Router<Link> {
    try RouterBuilder<Link>(.scheme("app"), .web("app.example"), .path)
      .add(Link.plain, route: "plain" /> string >/> int >/> "x" >/> bool >/> double)
      .add(Link.maybe, route: ("maybe" /? int) >/> "of" >/> string)
      .add(Link.query, route: "query" .? string("q") & int("page") &? bool("all"))
      .add(Link.either, route: "either" /> (bool | int | string) >/> int)
      .add(Link.branch, route: "branch" .? ("info" .? int("recipeId") | "data" .? string("id")))
      .add(Link.wild, route: any /> "wild" /> int >/> any >/> string)
      .add(Link.nested, route: "nested" /> string /? (int | bool))
      .router
  }

  @Test func `what is printed reads back, for values of all kinds`() throws {
    #expect(try router().exampleFailures(by: ==) == [])
    #expect(try router().roundTripFailures(count: Random.draws(300), seed: 4, by: ==) == [])
  }

  @Test func `a path and a query that are printed are parsed as the value, with nothing left`() throws {
    let pattern = "users" /> string >/> int .?? string("q") &? double("x")
    let texts = ["a", "a/b", "é", "%2F", "a b", "?&=#+", "*", "(x|y)", "\u{301}", "🍺", "", ".", ".."]
    for text in texts {
      for query in texts.map(Optional.some) + [nil] {
        guard let components = pattern.print((text, -7, query, nil)) else {
          #expect(["", ".", ".."].contains(text))
          continue
        }
        let parsed = try #require(pattern.parse(components))
        #expect(parsed.match == (text, -7, query, nil))
        #expect(parsed.rest.path.isEmpty)
        #expect(parsed.rest.query.isEmpty)
      }
    }
  }

  @Test func `keys that a pattern has no use for are left`() throws {
    let parsed = try #require(("s" .? string("q")).parse((["s"], ["q": "x", "utm": "y", "a": ""])))
    #expect(parsed.match == "x")
    #expect(parsed.rest.query == ["utm": "y", "a": ""])
  }

  @Test func `segments that no path can have match nothing`() {
    let pattern = "s" /> string
    for path in [["s", ""], ["s", "."], ["s", ".."], ["", "s", "a"], ["s", "a\0"], ["s", "a\n"]] {
      #expect(pattern.parse((path, [:]))?.match == nil)
    }
  }
}
