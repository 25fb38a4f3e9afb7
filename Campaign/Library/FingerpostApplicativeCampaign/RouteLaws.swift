import FingerpostApplicative
import SeededRandom
import Testing

@testable import FingerpostApplicativeTests

/// Laws over made-up routes and paths. Two routes are equal where they give every path the same value.
struct RouteLaws {
  /// What the flattened list of alternatives says, word for word.
  private static func meaning<Value>(_ route: Route<Value>, _ path: [String]) -> Value? {
    for alternative in route.alternatives {
      if alternative.heads.isEmpty { return alone(alternative, []) }
      guard alternative.heads.count == path.count else { continue }
      if let value = alone(alternative, path) { return value }
    }
    return nil
  }

  /// One alternative by itself.
  private static func alone<Value>(_ alternative: Alternative<Value>, _ path: [String]) -> Value? {
    alternative.route.run(path)
  }

  private static func expectEqual(
    _ left: Route<String>, _ right: Route<String>, _ maker: inout RouteMaker,
    at location: SourceLocation = #_sourceLocation
  ) {
    for _ in 0..<40 {
      let path = maker.path()
      #expect(left.run(path) == right.run(path), "\(path)\n\(left)\n\(right) \(Random.note)", sourceLocation: location)
    }
  }

  @Test(arguments: 0..<4) func `optimised, compiled and flattened are the route itself`(run: Int) {
    var maker = RouteMaker("agreement", run)
    var (found, missed, changed) = (0, 0, 0)
    var isTelling: Bool { found > Random.enough(2000) && missed > Random.enough(2000) && changed > Random.enough(50) }
    let rounds = Random.draws(250)
    for round in 0..<max(rounds, 250) {
      // A short run may change too few routes.
      if round >= rounds, isTelling { break }
      let route = maker.route()
      let optimized = optimize(route)
      #expect(optimize(optimized).description == optimized.description, "\(route) \(Random.note)")
      let (compiled, both) = (route.compiled(), optimized.compiled())
      if optimized.description != route.description { changed += 1 }
      let alternatives = route.alternatives
      for _ in 0..<40 {
        let path = maker.path(near: alternatives)
        let value = route.run(path)
        if value == nil { missed += 1 } else { found += 1 }
        #expect(Self.meaning(route, path) == value, "\(path)\n\(route) \(Random.note)")
        #expect(optimized.run(path) == value, "\(path)\n\(route)\n\(optimized) \(Random.note)")
        #expect(compiled.run(path) == value, "\(path)\n\(route) \(Random.note)")
        #expect(both.run(path) == value, "\(path)\n\(optimized) \(Random.note)")
        let text = "/" + path.joined(separator: "/")
        #expect(route.run(text) == compiled.run(text) && route.run(text) == optimized.run(text), "\(text)\n\(route)")
      }
    }
    #expect(isTelling, "found \(found), missed \(missed), changed \(changed)")
  }

  @Test(arguments: 0..<2) func `a functor keeps identities and composition`(run: Int) {
    var maker = RouteMaker("functor", run)
    for _ in 0..<Random.draws(150) {
      let route = maker.route()
      Self.expectEqual(route.map { $0 }, route, &maker)
      Self.expectEqual({ $0 + "!" } <^> ({ "?" + $0 } <^> route), { "?" + $0 + "!" } <^> route, &maker)
      Self.expectEqual(route <&> { $0 + "!" }, { $0 + "!" } <^> route, &maker)
      Self.expectEqual(route <&!> { $0 + "!" }, { $0 + "!" } <^> route, &maker)
    }
  }

  @Test(arguments: 0..<2) func `an applicative keeps identity, homomorphism, interchange and composition`(run: Int) {
    var maker = RouteMaker("applicative", run)
    let identity: @Sendable (String) -> String = { $0 }
    for _ in 0..<Random.draws(100) {
      let (u, v, w) = (maker.route(depth: 2), maker.route(depth: 2), maker.route(depth: 2))
      let function: @Sendable (String) -> @Sendable (String) -> String = { first in { "\(first)(\($0))" } }
      let (f, g) = (u.map(function), v.map(function))
      Self.expectEqual(pure(identity) <*> w, w, &maker)
      Self.expectEqual(pure(function("f")) <*> pure("x"), pure(function("f")("x")), &maker)
      Self.expectEqual(f <*> pure("x"), f.map { $0("x") }, &maker)
      let compose:
        @Sendable (@escaping @Sendable (String) -> String) ->
          @Sendable (@escaping @Sendable (String) -> String) ->
          @Sendable (String) -> String = { f in { g in { f(g($0)) } } }
      Self.expectEqual(pure(compose) <*> f <*> g <*> w, f <*> (g <*> w), &maker)
      Self.expectEqual(u *> v, curry { $1 } <^> u <*> v, &maker)
      Self.expectEqual(u <* v, curry { first, _ in first } <^> u <*> v, &maker)
      Self.expectEqual(w <**> f, curry { $1($0) } <^> w <*> f, &maker)
      Self.expectEqual(w </> f, w <**> f, &maker)
      Self.expectEqual((u *> v) *> w, u *> (v *> w), &maker)
    }
  }

  @Test(arguments: 0..<2) func `alternatives are a monoid, and sequences distribute over them from the left`(run: Int) {
    var maker = RouteMaker("alternative", run)
    for _ in 0..<Random.draws(150) {
      let (u, v, w) = (maker.route(depth: 2), maker.route(depth: 2), maker.route(depth: 2))
      Self.expectEqual(empty() <|> u, u, &maker)
      Self.expectEqual(u <|> empty(), u, &maker)
      Self.expectEqual((u <|> v) <|> w, u <|> (v <|> w), &maker)
      Self.expectEqual(choice([u, v, w]), u <|> v <|> w, &maker)
      Self.expectEqual((u <|> v) *> w, u *> w <|> v *> w, &maker)
      Self.expectEqual(empty() as Route<String> *> w, empty(), &maker)
      Self.expectEqual((u <|> v).map { $0 + "!" }, u.map { $0 + "!" } <|> v.map { $0 + "!" }, &maker)
    }
  }
}
