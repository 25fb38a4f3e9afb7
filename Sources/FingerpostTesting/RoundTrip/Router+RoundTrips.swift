public import FingerpostCore

extension Router {
  /// What does not come back from a link as it went in, over made-up values of every route; empty where all is well.
  ///
  ///     #expect(router.roundTripFailures(by: ==) == [])
  ///     // tag tags/{tag}: tag("Z") is written as tag="z", which reads back as tag("z")
  ///
  /// Values are hostile: empty, dots, slashes, escapes, unicode, what templates give a meaning, literals of other routes,
  /// numbers at their bounds, what a type's `parameterExamples` become when they are changed a little. `print(value) = link`
  /// must mean `match(link) = value`, at every origin; and a canonical link is its own. That a value has no link is no
  /// failure, unless none has one. A constructor that traps on a value traps here as it would on a link.
  ///
  /// Of each kind of failure a route has at most one, at the simplest values that show it. The same seed makes the same
  /// values, whatever other routes there are.
  ///
  /// - Parameters:
  ///   - count: how many values to make up for each route.
  ///   - seed: where to begin.
  ///   - areEqual: what tells destinations apart beside the way that their route writes them, such as `==`.
  public func roundTripFailures(
    count: Int = 100, seed: UInt64 = 0, by areEqual: ((Destination, Destination) -> Bool)? = nil
  ) -> [RouteFailure] {
    trials(by: areEqual).flatMap { $0.roundTripFailures(count: count, seed: seed) }
  }
}
