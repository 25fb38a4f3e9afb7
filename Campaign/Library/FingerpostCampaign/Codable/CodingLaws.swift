import Fingerpost
import Foundation
import SeededRandom
import Testing

@testable import FingerpostTests

/// Laws over made-up destinations, hostile strings among them.
struct CodingLaws {
  private static let strings = [
    "", "a", "ann", "7", "-7", "07", "a b", "a:b", ":a", "a:", "::", "a/b", "/", "//x", "..", ".", "...", "a:..:b",
    "%41", "%zz",
    "%", "?", "#", "a?b#c", "&", "=", "+", "\\", "@", "é", "e\u{301}", "😀", "\u{202E}x", "\0", "a\nb", "\r", "\t",
    "\u{7F}",
    "https", "http:", "app", "app://x", "https://evil.example", "javascript", "javascript:x", "route", "home", "tweet",
    "user",
    "true", "null", "{}", "\"", "'", "1.5", "1e3", "\u{FFFD}", "\u{FEFF}a", String(repeating: "x", count: 300),
  ]

  private struct Maker {
    var random: Random
    init(_ test: String, _ run: Int) { random = Random("\(test) \(run)") }

    mutating func string() -> String {
      let one = CodingLaws.strings[random.below(CodingLaws.strings.count)]
      return random.below(4) == 0 ? one + string() : one
    }
    mutating func int() -> Int { [0, 1, -1, 7, 859, .max, .min][random.below(7)] }
    mutating func strings() -> [String] { (0..<random.below(4)).map { _ in string() } }

    mutating func destination() -> Destination {
      switch random.below(17) {
      case 0: .home
      case 1: .profile(id: random.below(3) == 0 ? nil : string())
      case 2: .user(int())
      case 3: .tweet(userId: string(), tweetId: int())
      case 4: .search(q: string(), page: int(), tags: strings())
      case 5: .article(slug: string(), section: string())
      case 6: .files(strings())
      case 7: .settings(Destination.Section.allCases[random.below(2)])
      case 8: .event(random.below(2) == 0 ? .left(int()) : .right(string()))
      case 9: .price([0, -0.0, 1.5, -2.25, 1e300, .nan, .infinity, .leastNonzeroMagnitude][random.below(8)])
      case 10: .flag(random.below(2) == 0)
      case 11: .order
      case 12: .admin(int())
      case 13: .reserved(string())
      default: .note(string())
      }
    }
  }

  private static let origins: [Origin] = [
    .compact, .scheme("app"), .web("social.example"), .web("eu.social.example"),
    .web("localhost:8080", scheme: "http"), .web("{first}.hosts.example"), .path,
  ]
  private static let forms: [RouteForm] = [.link, .structured] + origins.map(RouteForm.origin)

  @Test(arguments: 0..<4) func `what encodes decodes equal, in every form`(run: Int) throws {
    var maker = Maker("forms", run)
    let decoder = JSONDecoder()
    var counts: [String: Int] = [:]
    for _ in 0..<Random.draws(300) {
      let destination = maker.destination()
      #expect(destination.link == (try? LinkedDestination(destination))?.text || destination == .order)
      for form in Self.forms {
        let encoder = JSONEncoder.plain
        encoder.userInfo[.routeForm] = form
        if maker.random.below(2) == 0 { encoder.keyEncodingStrategy = .convertToSnakeCase }
        decoder.keyDecodingStrategy = maker.random.below(2) == 0 ? .convertFromSnakeCase : .useDefaultKeys
        guard let text = try? encoder.text([destination]) else { continue }
        counts["\(form)", default: 0] += 1
        #expect(try decoder.decode([Destination].self, text: text) == [destination], "\(form): \(text)")
        #expect(
          try decoder.decode([LenientDestination<Destination>].self, text: text).map(\.destination) == [destination])
        if form != .structured {
          let link = try #require(try decoder.decode([LinkedDestination<Destination>].self, text: text).first)
          #expect(link.destination == destination && LinkedDestination<Destination>(link.text) == link)
        }
      }
    }
    // A law over nothing holds nothing.
    #expect(counts.count == Self.forms.count && counts.values.allSatisfy { $0 > Random.enough(40) }, "\(counts)")
  }

  @Test(arguments: 0..<4) func `what one origin prints, read and printed for another, comes back the same`(run: Int)
    throws
  {
    var maker = Maker("origins", run)
    let router = Destination.router
    var crossings = 0
    for _ in 0..<Random.draws(300) {
      let destination = maker.destination()
      for first in Self.origins {
        guard let link = try? LinkedDestination(destination, in: first) else { continue }
        #expect(router.destination(for: link.text) == destination)
        for second in Self.origins where second != first {
          guard let other = try? LinkedDestination(link.destination, in: second) else { continue }
          crossings += 1
          #expect(router.destination(for: other.text) == destination, "\(link) as \(other)")
          #expect(try LinkedDestination(other.destination, in: first) == link)
        }
      }
    }
    #expect(crossings > Random.enough(1500))
  }

  @Test(arguments: 0..<4) func `a dictionary and a document lead to the same`(run: Int) throws {
    var maker = Maker("payloads", run)
    let router = Destination.router
    var count = 0
    for _ in 0..<Random.draws(300) {
      let destination = maker.destination()
      for form in Self.forms {
        guard let payload = try? router.payload(for: destination, at: "a", "b", as: form) else { continue }
        count += 1
        #expect(try router.destination(in: payload, at: "a", "b") == destination)
        // Foundation on Linux drops a byte order mark at the start of a text.
        guard !String(reflecting: destination).contains("\u{FEFF}") else { continue }
        let json = try JSONSerialization.data(withJSONObject: try #require(payload as? [String: Any]))
        let again = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        #expect(try router.destination(in: again, at: "a", "b") == destination, "\(destination) \(form)")
        #expect(try JSONDecoder().decode([String: [String: Destination]].self, from: json) == ["a": ["b": destination]])
      }
    }
    #expect(count > Random.enough(500))
  }

  @Test(arguments: 0..<4) func `no text traps, whatever it is, and none is lost where that is asked for`(run: Int)
    throws
  {
    var maker = Maker("texts", run)
    for _ in 0..<Random.draws(500) {
      let parts = (0..<1 + maker.random.below(4)).map { _ in maker.string() }
      let text = parts.joined(separator: [":", "/", "", "?", "://"][maker.random.below(5)])
      let json = try JSONEncoder().encode([text])
      let lenient = try JSONDecoder().decode([LenientDestination<Destination>].self, from: json)
      let kept = try #require(lenient.first?.text)
      #expect(kept.utf8.elementsEqual(text.utf8))
      let read = try? JSONDecoder().decode([Destination].self, from: json)
      #expect(read?.first == lenient.first?.destination)
      #expect(read?.first == Destination.router.destination(for: text))
    }
  }
}
