import FingerpostCore

/// Builds a router of many routes, again and again: `typed --mode build`.
enum BuildBenchmark {
  static let count = 500

  /// Five hundred shapes of link, each with a text and a number.
  enum Link: Sendable, Equatable {
    case page(section: Int, name: String, number: Int)
  }

  // What @Routes writes, except for the switch: here the number of the case says all.
  private enum Codec: _GeneratedCode.Codec {
    static func read(_ number: Int, _ r: _GeneratedCode.SlotReader) throws(_GeneratedCode.RouteRefusal) -> Link {
      try .page(section: number, name: r(0), number: r(1))
    }

    static func write(_ value: Link, _ w: inout _GeneratedCode.SlotWriter) -> Int {
      guard case .page(let section, let name, let number) = value else { return -1 }
      w(name)
      w(number)
      return section
    }
  }

  static func router() -> Router<Link> {
    let routes = (0..<count).map { section in
      _GeneratedCode.Routes<Link>.route(
        case: section, "section\(section / 10)/{name}/page\(section % 10)/{number}",
        [.of("name", String.self), .of("number", Int.self)]
      ).named("page\(section)")
    }
    return _GeneratedCode.Routes.router(
      [.scheme("appscheme"), .web("social.example")], RouteList(routes), codec: _GeneratedCode.CaseCodec(Codec.self))
  }

  static func run(rounds: Int, isJSON: Bool) {
    let clock = ContinuousClock()
    var times: [Duration] = []
    for _ in 0..<rounds {
      let start = clock.now
      let router = router()
      times.append(clock.now - start)
      let link = Link.page(section: 499, name: "ann", number: 7)
      guard router.destination(for: "appscheme://section49/ann/page9/7") == link else {
        fatalError("\(link) is not read")
      }
    }
    let microseconds = Int((times.min() ?? .zero) / .microseconds(1))
    print(isJSON ? "{\"routes\":\(count),\"microseconds\":\(microseconds)}" : "build: \(microseconds) µs a router")
  }
}
