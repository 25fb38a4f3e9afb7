import Counted
import Fingerpost

/// Reads a link as an app does, `ShopRoute(link:)`, or prints its value, `.link`: `typed --read plain`, `typed --print query`.
enum ShopBenchmark {
  /// The calls a round.
  private static let count = 100

  static func run(_ name: String, prints: Bool, rounds: Int, isJSON: Bool) {
    guard let link = ShopLink.allCases.first(where: { "\($0)" == name }) else {
      fatalError("no link is named \(name): \(ShopLink.allCases.map { "\($0)" }.joined(separator: ", "))")
    }
    let time =
      link == .host
      ? time(TenantRoute.self, link, prints: prints, rounds) : time(ShopRoute.self, link, prints: prints, rounds)
    let nanoseconds = rounds == 0 ? 0 : Int(time / .nanoseconds(rounds * count))
    print(
      isJSON
        ? "{\"urls\":\(count),\"nanoseconds\":\(nanoseconds)}"
        : "\(prints ? "print" : "read") \(name): \(nanoseconds) ns a link")
  }

  private static func time<Route: Routable>(
    _: Route.Type, _ link: ShopLink, prints: Bool, _ rounds: Int
  ) -> Duration {
    let (text, value) = (link.rawValue, Route(link: link.rawValue))
    guard link == .miss || value?.link != nil else { fatalError("\(text) does not print") }
    var done = 0
    let time = measured(rounds: rounds) {
      done = 0
      for _ in 0..<count {
        if prints { if value?.link != nil { done += 1 } } else { if Route(link: text) != nil { done += 1 } }
      }
    }
    guard rounds == 0 || done == (link == .miss ? 0 : count) else { fatalError("\(done) links of \(count)") }
    return time
  }
}
