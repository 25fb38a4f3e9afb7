import FingerpostCore
import Testing

private struct Screen: Equatable { let path: String }

/// What routes learn from a destination made of examples.
@Suite struct RouteSampleTests {
  @Test func `a fault says whether it is take: that does not take a destination apart`() {
    let (reflected, told) = (
      "Screen is not an enum: say how to take it apart with take:",
      "take: gives nil for a destination that the route makes"
    )
    let rows: [(On<Screen>, String)] = [
      (On("home", Screen(path: "home")), reflected),
      (On("{path}", { Screen(path: $0) }), reflected),
      (On("home", Screen(path: "home"), take: { _ in nil }), told),
      (On("{path}", { Screen(path: $0) }, take: { _ in nil }), told),
    ]
    for (route, message) in rows {
      let error = #expect(throws: RouterError.self) { try Router<Screen>(.path, routes: [route]) }
      #expect(error?.faults.map(\.message) == [message])
    }
  }
}
