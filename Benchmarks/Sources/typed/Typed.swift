import Counted
import FingerpostCore

/// Reads links into values, or prints values as links, many times over, and says how long one takes.
///
///     typed [--mode plain|values|query|match|resolve|miss|print|build] [--rounds N] [--json]
///
/// `plain` links hold nothing, `values` two parameters, `query` two in a query; `match` makes of the second a whole match, and
/// `resolve` one of a request; a `miss` has no route. Instructions are counted by `Benchmarks/instructions typed --mode …`.
///
/// `--read NAME,…` and `--print NAME,…` call `init(link:)` and `.link` of an app's enum, for one link after the other: see ``ShopLink``.
///
/// `--mode build` builds a router of 500 routes as often, and tells the time of the quickest.
@main
struct TypedBenchmark {
  static func main() {
    let words = CommandLine.arguments
    func value(_ option: String) -> String? {
      words.firstIndex(of: option).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
    }
    if value("--mode") == "build" {
      return BuildBenchmark.run(rounds: value("--rounds").flatMap { Int($0) } ?? 10, isJSON: words.contains("--json"))
    }
    for option in ["--read", "--print"] {
      guard let names = value(option) else { continue }
      let rounds = value("--rounds").flatMap { Int($0) } ?? 1000
      for name in names.split(separator: ",") {
        ShopBenchmark.run(String(name), prints: option == "--print", rounds: rounds, isJSON: words.contains("--json"))
      }
      return
    }
    guard let mode = Mode(rawValue: value("--mode") ?? "values") else {
      fatalError("--mode is build, or one of \(Mode.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    let rounds = value("--rounds").flatMap { Int($0) } ?? 1000
    let links = (0..<100).map { mode.link($0) }
    let values = links.compactMap { SocialRoute.router.destination(for: $0) }
    guard values.count == (mode == .miss ? 0 : links.count) else { fatalError("\(values.count) links read") }

    var count = 0
    // Lent, so that the loop counts no references of its own.
    let (router, lent) = (SocialRoute.router, links.span)
    let time = measured(rounds: rounds) {
      count = 0
      switch mode {
      case .plain, .values, .query, .miss:
        for index in lent.indices where (router.destination(for: lent[index]) == nil) == (mode == .miss) { count += 1 }
      case .match: for index in lent.indices where (try? router.match(lent[index])) != nil { count += 1 }
      case .resolve:
        for index in lent.indices {
          if case .found = router.resolve(method: "GET", target: lent[index]) { count += 1 }
        }
      case .print: for value in values where value.link != nil { count += 1 }
      }
    }
    guard rounds == 0 || count == links.count else { fatalError("\(count) of \(links.count)") }
    let nanoseconds = rounds == 0 ? 0 : Int(time / .nanoseconds(rounds * links.count))
    print(
      words.contains("--json")
        ? "{\"urls\":\(links.count),\"nanoseconds\":\(nanoseconds)}" : "\(mode.rawValue): \(nanoseconds) ns a link")
  }
}

enum Mode: String, CaseIterable {
  case plain, values, query, match, resolve, miss, print

  func link(_ number: Int) -> String {
    switch self {
    case .plain: "appscheme://users/me"
    case .values, .match, .print: "appscheme://users/ann\(number % 10)/tweets/\(number * 37)"
    case .resolve: "/users/ann\(number % 10)/tweets/\(number * 37)"
    case .query: "appscheme://search?q=cats\(number % 10)&page=\(number + 2)"
    case .miss: "appscheme://users/ann\(number % 10)/tweet/\(number * 37)"
    }
  }
}

enum SocialRoute: Routable {
  case showMyProfile
  case showProfile(userId: String)
  case follow(userId: String)
  case search(q: String, page: Int)
  case showUserTweet(userId: String, tweetId: Int)

  // What @Routes writes.
  static let router = _GeneratedCode.Routes<SocialRoute>.router(
    [.scheme("appscheme"), .web("social.example"), .path],
    [
      _GeneratedCode.Routes.route(case: 0, "users/me").named("showMyProfile"),
      _GeneratedCode.Routes.route(case: 1, "users/{userId}/profile", [.of("userId", String.self)]).named("showProfile"),
      _GeneratedCode.Routes.route(case: 2, "users/{userId}/follow", [.of("userId", String.self)]).named("follow"),
      _GeneratedCode.Routes.route(case: 3, "search?{q}&{page=1}", [.of("q", String.self), .of("page", Int.self)]).named(
        "search"),
      _GeneratedCode.Routes.route(
        case: 4, "users/{userId}/tweets/{tweetId}", [.of("userId", String.self), .of("tweetId", Int.self)]
      )
      .named("showUserTweet"),
    ], codec: _GeneratedCode.CaseCodec(Codec.self))

  enum Codec: _GeneratedCode.Codec {
    static func read(_ number: Int, _ r: _GeneratedCode.SlotReader) throws(_GeneratedCode.RouteRefusal) -> SocialRoute {
      switch number {
      case 0: return .showMyProfile
      case 1: return try .showProfile(userId: r(0))
      case 2: return try .follow(userId: r(0))
      case 3: return try .search(q: r(0), page: r(1))
      case 4: return try .showUserTweet(userId: r(0), tweetId: r(1))
      default: throw _GeneratedCode.RouteRefusal()
      }
    }

    static func write(_ value: SocialRoute, _ w: inout _GeneratedCode.SlotWriter) -> Int {
      switch value {
      case .showMyProfile: return 0
      case .showProfile(let v0): w(v0); return 1
      case .follow(let v0): w(v0); return 2
      case .search(let v0, let v1): w(v0); w(v1); return 3
      case .showUserTweet(let v0, let v1): w(v0); w(v1); return 4
      }
    }
  }
}
