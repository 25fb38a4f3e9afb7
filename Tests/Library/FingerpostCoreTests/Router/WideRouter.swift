import FingerpostCore
import SeededRandom

extension Random {
  /// Text that means something to somebody: to a URL, to a template, to a terminal, or to Unicode.
  mutating func text() -> String {
    let words = [
      "", "a", "ann", "me", "7", "-1", "true", "new", "users", ".", "..", "...", "/", "//", "\\", "%", "%2F", "%zz",
      "%25", "?", "#",
      "&", "=", "+", " ", "*", ":", "@", "@ann", "{id}", "(a|b)", "a:b", "e\u{301}", "\u{E9}", "🍺", "👨‍👩‍👧", "\u{202E}",
      "\u{FEFF}",
      "\u{0}", "\r\n", "\u{7F}", "\u{85}", "\u{2028}", "日本", "a b", "1.5", "01", "http://x", "app://x", "a;b", "~", "'",
      "\"", "<>",
    ]
    return (0..<Swift.max(1, below(4))).map { _ in pick(words) }.joined()
  }

  mutating func int() -> Int {
    pick([0, 1, -1, 7, 10, .max, .min, Int(truncatingIfNeeded: next()), below(1000)])
  }

  mutating func double() -> Double {
    pick([
      0, -0.0, 1.5, -0.1, 1e21, 1e-7, .pi, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .nan, .infinity,
      Double(below(100)),
    ])
  }

  mutating func list<Element>(_ make: (inout Random) -> Element) -> [Element] {
    (0..<below(4)).map { _ in make(&self) }
  }
  mutating func maybe<Element>(_ make: (inout Random) -> Element) -> Element? { chance(50) ? make(&self) : nil }
}

/// A destination for every form that a route has.
enum Wide: Sendable, Equatable {
  enum Sort: String, CaseIterable, RouteParameter { case new, top, hot }
  struct Handle: RouteParameter, Equatable {
    let name: String
    init(name: String) { self.name = name }
    init?(parameter text: String) {
      guard text.hasPrefix("@") else { return nil }
      name = String(text.unicodeScalars.dropFirst())
    }
    var parameter: String { "@" + name }
    static func == (left: Handle, right: Handle) -> Bool { left.name.utf8.elementsEqual(right.name.utf8) }
  }
  struct Day: Sendable, Equatable { let month: Int, day: Int }
  enum Inner: Sendable, Equatable { case root, named(String), pair(id: Int, tag: [String]) }

  case home, about, user(String), numbered(id: Int), tweet(userId: String, tweetId: Int), retweet(Int)
  case list(page: Int, sort: Sort?), search(q: String, page: Int, tag: [String]), file([String]), maybeFile([String]?)
  case comments(id: Int, comment: Int?), pair((String, Int)?), side(EitherBranch<Int, String>), three(
    EitherBranch<EitherBranch<Int, Bool>, String>)
  case open(EitherBranch<Int, String>), either(EitherBranch<Int, Handle>, String?), mixed(name: String, id: Int), ratio(
    Double),
    flags(Bool, UInt8)
  case handle(Handle), section(id: Int, section: String), day(Day), inner(Inner), deep(id: Int, lang: String?, Inner)
  case big(Int, String, Bool, Int, String, Bool, Int, String), optional(a: Int?, b: String?), fixed(Int)

  static func == (left: Wide, right: Wide) -> Bool {
    // Zero and zero below are one double, as far as links go.
    if case .ratio(let left) = left, case .ratio(let right) = right { return left == right }
    return spelled(left) == spelled(right)
  }
}

extension Wide {
  static let inner = Result { () throws(RouterError) in
    try Router<Inner>(
      .path,
      routes: [
        RouteDefinition("/", .root), RouteDefinition("n/{x}", Inner.named),
        RouteDefinition(Inner.pair) {
          Int.self; QueryPart("tag", [String].self)
        },
      ])
  }

  /// One route for each case, so that their order can matter to nothing.
  static func routes() throws -> RouteList<Wide> {
    let inner = try inner.get()
    let day = RoutePattern {
      "days"; Int.self; Int.self
    }.map { month, day in
      (1...12).contains(month) && (1...31).contains(day) ? Day(month: month, day: day) : nil
    } unapply: { (day: Day) in
      (day.month, day.day)
    }
    return [
      RouteDefinition("/", .home), RouteDefinition("(about|info)", .about), RouteDefinition("users/{x}", Wide.user),
      RouteDefinition("users/{id}/number", Wide.numbered),
      RouteDefinition("users/{userId}/tweets/{tweetId}", Wide.tweet), RouteDefinition("retweet?{x}", Wide.retweet),
      RouteDefinition("list/({page=1})?({sort})", Wide.list), RouteDefinition("search?{q}&{page=1}&{tag}", Wide.search),
      RouteDefinition("files/{*path}", Wide.file),
      RouteDefinition(Wide.maybeFile) {
        "maybe"; OptionalPart { RestPart() }
      },
      RouteDefinition("posts/{id}/(comments/{comment})", Wide.comments),
      RouteDefinition(Wide.pair) {
        "pair";
        OptionalPart {
          String.self; Int.self
        }
      },
      RouteDefinition(Wide.side) {
        "side";
        EitherPart {
          Int.self
        } or: {
          "name"; String.self
        }
      },
      RouteDefinition(Wide.three) {
        "three";
        EitherPart {
          EitherPart {
            Int.self
          } or: {
            "b"; Bool.self
          }
        } or: {
          "s"; String.self
        }
      },
      RouteDefinition("open?({id}|{name})", Wide.open), RouteDefinition("either/({id}|{who})?({q})", Wide.either),
      RouteDefinition("mixed/{id}-{name}.json", Wide.mixed),
      RouteDefinition("ratio/{x}", Wide.ratio), RouteDefinition("flags/{a}/{b}", Wide.flags),
      RouteDefinition("{who}", Wide.handle),
      RouteDefinition("docs/{id}#{section}", Wide.section), RouteDefinition(Wide.day) { day },
      Mount(Wide.inner, at: "inner", inner),
      Mount(Wide.deep, at: "deep/{id}/({lang})/x", inner),
      RouteDefinition("big/{a}/{b}/{c}/{d}/{e}/{f}/{g}/{h}", Wide.big),
      RouteDefinition("optional/({a})?({b})", Wide.optional), RouteDefinition("seven", .fixed(7)),
    ]
  }

  /// The same routers, their routes in another order.
  static let routers = Result {
    var random = Random("order of routes")
    let routes = try Wide.routes()
    return try [routes, RouteList(routes.reversed()), RouteList(routes.shuffled(using: &random))].map { routes in
      try Router<Wide>(.scheme("app"), .web("a.example"), .path, .compact, routes: routes)
    }
  }

  static func random(_ random: inout Random) -> Wide {
    switch random.below(29) {
    case 0: .home
    case 1: .about
    case 2: .user(random.text())
    case 3: .numbered(id: random.int())
    case 4: .tweet(userId: random.text(), tweetId: random.int())
    case 5: .retweet(random.int())
    case 6: .list(page: random.chance(50) ? 1 : random.int(), sort: random.maybe { $0.pick(Sort.allCases) })
    case 7: .search(q: random.text(), page: random.chance(50) ? 1 : random.int(), tag: random.list { $0.text() })
    case 8: .file(random.list { $0.text() })
    case 9: .maybeFile(random.maybe { $0.list { $0.text() } })
    case 10: .comments(id: random.int(), comment: random.maybe { $0.int() })
    case 11: .pair(random.maybe { ($0.text(), $0.int()) })
    case 12: .side(random.chance(50) ? .left(random.int()) : .right(random.text()))
    case 13:
      .three(
        random.chance(30)
          ? .right(random.text()) : .left(random.chance(50) ? .left(random.int()) : .right(random.chance(50))))
    case 14: .open(random.chance(50) ? .left(random.int()) : .right(random.text()))
    case 15:
      .either(random.chance(50) ? .left(random.int()) : .right(Handle(name: random.text())), random.maybe { $0.text() })
    case 16: .mixed(name: random.text(), id: random.int())
    case 17: .ratio(random.double())
    case 18: .flags(random.chance(50), UInt8(random.below(256)))
    case 19: .handle(Handle(name: random.text()))
    case 20: .section(id: random.int(), section: random.text())
    case 21: .day(Day(month: random.below(14), day: random.below(33)))
    case 22: .inner(inner(&random))
    case 23: .deep(id: random.int(), lang: random.maybe { $0.text() }, inner(&random))
    case 24: .big(random.int(), random.text(), true, 0, random.text(), false, random.int(), random.text())
    case 25: .optional(a: random.maybe { $0.int() }, b: random.maybe { $0.text() })
    case 26: .fixed(random.chance(50) ? 7 : random.int())
    case 27: .user(random.pick(["a", "b", "users", "7"]))
    default: .tweet(userId: "ann", tweetId: random.below(10))
    }
  }

  private static func inner(_ random: inout Random) -> Inner {
    switch random.below(3) {
    case 0: .root
    case 1: .named(random.text())
    default: .pair(id: random.int(), tag: random.list { $0.text() })
    }
  }
}
