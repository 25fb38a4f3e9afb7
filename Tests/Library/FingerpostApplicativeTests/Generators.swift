import FingerpostApplicative
import SeededRandom

/// Made-up routes and paths over few words, so that they meet often.
struct RouteMaker {
  var random: Random

  init(_ test: String, _ run: Int) { random = Random("\(test) \(run)") }

  static let words = [
    "a", "b", "7", "ab", "-1", "1.5", "é", "e\u{301}", "a b", "true", "none", ".", "..", "", "/", "x/y", "%41", "%2F",
    "%",
    ":a", "{x}", "*", "{*x}", "(a)", "(a|b)", "[web]", "a?b", "?", "a#b", "a=b&c", "+", "\\", "\n", "\u{0}", "\u{7F}",
    "GET a",
    "\u{1F600}",
  ]

  mutating func below(_ count: Int) -> Int { random.within(0...count - 1) }

  mutating func word() -> String { Self.words[below(below(3) == 0 ? Self.words.count : 5)] }

  /// A route whose values say which of its ends was reached, and with what.
  mutating func route(depth: Int = 4) -> Route<String> {
    let name = "\(below(1000))"
    switch below(depth == 0 ? 3 : 12) {
    case 0: return below(4) == 0 ? pure("p\(name)") : match(word()).map { "w\(name)" }
    case 1: return match(word()) *> pure("m\(name)")
    case 2: return capture().map { "c\(name) \($0)" }
    case 3: return empty()
    case 4, 5: return choice((0...below(4)).map { _ in route(depth: depth - 1) })
    case 6: return route(depth: depth - 1) <|> route(depth: depth - 1)
    case 7: return match(word()) *> route(depth: depth - 1)
    case 8: return route(depth: depth - 1) <* match(word())
    case 9: return curry { "(\($0) \($1))" } <^> route(depth: depth - 1) <*> route(depth: depth - 1)
    case 10: return capture() *> route(depth: depth - 1)
    default: return match(word()) *> choice((0...below(3)).map { _ in match(word()) *> route(depth: depth - 1) })
    }
  }

  /// One capture, in many routes.
  static let upper = FingerpostApplicative.capture("upper") { $0 == "ab" ? nil : $0.uppercased() }

  mutating func capture() -> Route<String> {
    switch below(14) {
    case 12: Self.upper
    case 13: FingerpostApplicative.capture { $0 == "b" ? nil : $0 }.map { "not b \($0)" }
    case 0, 1: int().map { "int \($0)" }
    case 2, 3: double().map { "double \($0)" }
    case 4: FingerpostApplicative.capture(Bool.self).map { "bool \($0)" }
    case 5: Maybe.capture().map { "optional \($0 as Any)" }
    case 6: FingerpostApplicative.capture(Anything.self).map { "anything \($0.text)" }
    case 7: FingerpostApplicative.capture(Anything.Tag.self).map { "tag \($0.text)" }
    case 8: FingerpostApplicative.capture(Tag.self).map { "other tag \($0.text)" }
    default: string().map { "string \($0)" }
    }
  }

  mutating func path() -> [String] { (0..<below(5)).map { _ in word() } }

  /// A path that one of the alternatives may accept, or any.
  mutating func path(near alternatives: [Alternative<String>]) -> [String] {
    guard !alternatives.isEmpty, below(3) > 0 else { return path() }
    return alternatives[below(alternatives.count)].heads.map { head in
      if case .match(let text) = head { text } else { word() }
    }
  }
}
