import FingerpostCore
import Testing

/// Called an `int` in templates, though it does not read every one.
private struct Even: RouteParameter, Equatable {
  let number: Int

  static var parameterType: ParameterType { .integer(.int) }

  init?(parameter text: String) {
    guard let number = Int(parameter: text), number.isMultiple(of: 2) else { return nil }
    self.number = number
  }

  var parameter: String { String(number) }
}

private enum Link: Equatable {
  case even(Even)
  case named(name: String)
}

private struct Screen: Equatable { let path: String }

/// What routes learn from a destination made of examples.
@Suite struct RouteSampleTests {
  @Test func `a type that reads less than its template's type is tried with what it reads`() throws {
    #expect(Even.parameterExamples == ["2", "4", "6", "8"])
    let router = try Router<Link>(.path, routes: [RouteDefinition("even/{number}", Link.even)])
    #expect(router.routes.map(\.description) == ["even even/{number:int}"])
    #expect(router.routes.map(\.example) == ["/even/2"])
  }

  @Test func `a fault says whether it is take: that does not take a destination apart`() {
    let (reflected, told) = (
      "Screen is not an enum: say how to take it apart with take:",
      "take: gives nil for a destination that the route makes"
    )
    let rows: [(RouteDefinition<Screen>, String)] = [
      (RouteDefinition("home", Screen(path: "home")), reflected),
      (RouteDefinition("{path}", { Screen(path: $0) }), reflected),
      (RouteDefinition("home", Screen(path: "home"), take: { _ in nil }), told),
      (RouteDefinition("{path}", { Screen(path: $0) }, take: { _ in nil }), told),
    ]
    for (route, message) in rows {
      let error = #expect(throws: RouterError.self) { try Router<Screen>(.path, routes: [route]) }
      #expect(error?.faults.map(\.message) == [message])
    }
  }

  @Test func `a route that is only read has an example, too`() throws {
    let router = try Router<Link>(
      .path,
      routes: [
        RouteDefinition("{name}", Link.named),
        RouteDefinition("old/{name}", reading: { (name: String) in .named(name: name) }),
      ])
    #expect(router.routes.map(\.example) == ["/a", "/old/a"])
  }

  @Test func `an example is a link that no other route reads`() throws {
    let router = try Router<Link>(
      .path,
      routes: [
        RouteDefinition("{name}", Link.named), RouteDefinition("a", .named(name: "a")),
        RouteDefinition("b/{name:c|}", Link.named),
      ])
    #expect(router.routes.map(\.example) == ["/b", "/a", "/b/c"])
    let hidden = try Router<Link>(
      .path, precedence: .declared,
      routes: [RouteDefinition("{name}", Link.named), RouteDefinition("a", .named(name: "a"))])
    #expect(hidden.routes.map(\.example) == ["/a", nil])
  }
}
