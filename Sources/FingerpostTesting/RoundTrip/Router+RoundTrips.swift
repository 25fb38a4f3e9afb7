public import FingerpostCore

extension Router {
  /// The made-up values of each route that do not come back from their links unchanged; empty if all do.
  ///
  ///     #expect(router.roundTripFailures(by: ==) == [])
  ///     // tag tags/{tag}: tag("Z") is written as tag="z", which reads back as tag("z")
  ///
  /// Values are hostile: empty, dots, slashes, escapes, unicode, what templates give a meaning, literals of other routes,
  /// numbers at their bounds, what a type's `parameterExamples` become when they are changed a little. `print(value) = link`
  /// must mean `match(link) = value`, at every origin; and a canonical link is its own. A value
  /// without a link is a failure only if no value of the route has one. A constructor that traps on a value traps here as it would on a link.
  ///
  /// Each route has at most one failure of a kind, with the simplest values that show it. The same seed makes the same
  /// values, whatever other routes there are.
  ///
  /// - Parameters:
  ///   - count: how many values to make up for each route.
  ///   - seed: decides which values are made up.
  ///   - areEqual: compares destinations, such as `==`, beside the captures that their route writes them as.
  public func roundTripFailures(
    count: Int = 100, seed: UInt64 = 0, by areEqual: ((Destination, Destination) -> Bool)? = nil
  ) -> [RouteFailure] {
    trials(by: areEqual).filter { !$0.codec.isGone }.flatMap { $0.roundTripFailures(count: count, seed: seed) }
  }
}
