import FingerpostCore

/// Builds a router of many routes, again and again: `typed --mode build`.
enum BuildBenchmark {
  static let count = 500

  /// Five hundred shapes of link, each with a text and a number.
  enum Link: Sendable, Equatable {
    case page(section: Int, name: String, number: Int)
  }

  static func router() throws(RouterError) -> Router<Link> {
    let routes = (0..<count).map { section in
      On(
        "section\(section / 10)/{name}/page\(section % 10)/{number}",
        { (name: String, number: Int) in Link.page(section: section, name: name, number: number) },
        labels: ["name", "number"],
        take: { if case .page(section, let name, let number) = $0 { (name, number) } else { nil } })
    }
    return try Router(.scheme("appscheme"), .web("social.example"), routes: RouteList(routes))
  }

  static func run(rounds: Int, isJSON: Bool) {
    let clock = ContinuousClock()
    var times: [Duration] = []
    for _ in 0..<rounds {
      let start = clock.now
      let router = try? router()
      times.append(clock.now - start)
      let link = Link.page(section: 499, name: "ann", number: 7)
      guard router?.route(for: "appscheme://section49/ann/page9/7") == link else { fatalError("\(link) is not read") }
    }
    let microseconds = Int((times.min() ?? .zero) / .microseconds(1))
    print(isJSON ? "{\"routes\":\(count),\"microseconds\":\(microseconds)}" : "build: \(microseconds) µs a router")
  }
}
