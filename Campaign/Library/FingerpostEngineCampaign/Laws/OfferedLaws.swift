import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// What an explanation offers in place of a link, or of a part of it, can be pasted, and matches.
@Suite struct OfferedLaws {
  /// Literals, members, keys and fragments that a link cannot hold as they are.
  private static let parts = (
    segments: [
      "te%2Fsx", "a%25b", "caf%C3%A9", "b%20c%3Fd", "users", "{s:te%2Fst|a%20b}", "{s:caf%C3%A9|100%25}", "{n:int}",
      "%3Aid",
      "x%28y%29", "{k:kind}", "a%3Ab", "{s:tags|users}", "v{n:int}",
    ],
    queries: [
      "", "", "?page%5Bsize%5D={p:int}", "?caf%C3%A9={p}", "?sort=a%26b", "?sort=one%2Btwo", "?s={p:c%26d|one%20two}",
      "?a%26b={p:int}", "?(sort={p:newest|oldest})", "?kind={p:kind}", "?filter=%25all",
    ],
    fragments: [
      "", "", "", "#b%20c", "#part/two", "#{f:top%23x|bottom}", "#/room/te%2Fst", "#tab=a%26b",
      "#/x?tab={f:a%26b|users}",
      "#caf%C3%A9", "#{f:kind}",
    ]
  )

  private static let options = RouteTable.Options(types: [
    CustomType("kind", members: ["news/old", "new & used", "plain"], within: .string)
  ])

  @Test func `a link or a part of it that is offered is read once it is pasted`() throws {
    var offered: [String: Int] = [:]
    for round in 0..<Random.draws(800, atLeast: 40) {
      var tables = TableGenerator(Seed.random("offered", round))
      let table: TableCase
      if round % 2 == 0 {
        table = tables.table(precedence: round % 3 == 0 ? .declared : .specific, strictQuery: round % 5 == 4)
      } else {
        var random = Random(tables.random.next())
        let routes = try (0..<(1 + random.below(3))).map { number in
          let path = (0..<(1 + random.below(2))).map {
            "p\($0)/" + random.pick(Self.parts.segments).replacing("{", with: "{n\($0)")
          }.joined(separator: "/")
          let text = path + random.pick(Self.parts.queries) + random.pick(Self.parts.fragments)
          return RouteTable.Route("r\(number)", try #require(try? Template(text), "\(text)"))
        }
        guard let made = TableCase(routes, origins: tables.origins(), options: Self.options) else { continue }
        table = made
      }
      let alone = try table.routes.indices.map { index in try table.among { $0 == index } }
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<60 {
        var link = links.misspelt(links.link(for: table))
        if links.random.chance(20) { link = links.mutated(link) }
        if links.random.chance(20) { link = links.copied(link) }
        let method = links.random.method()
        let explanation = table.table.explain(link, method: method)
        guard explanation.winner == nil else { continue }
        func note(_ pasted: String) -> Comment {
          "\(table.lines)\n\(link.debugDescription) \(method ?? "-")\n\(pasted.debugDescription)\n\(explanation)\n\(Seed.note)"
        }
        func expect(_ isRight: Bool, _ pasted: String) { if !isRight { Issue.record(note(pasted)) } }
        if let fix = explanation.fix {
          offered["fix", default: 0] += 1
          expect(fix.link.unicodeScalars.allSatisfy { !$0.isHidden }, fix.link)
          let match = try? table.table.match(fix.link, method: fix.method ?? method)
          expect(match?.route == fix.route, fix.link)
        }
        for allowed in explanation.error?.allowedMethods ?? [] {
          offered["method", default: 0] += 1
          expect((try? table.table.match(link, method: allowed)) != nil, allowed)
        }
        guard let error = explanation.error else { continue }
        // `match` offers what was meant, and tells the first obstacle of the nearest route.
        for meant in table.table.meant(by: link, after: error) where meant.isLikely {
          guard (try? table.table.match(meant.text, method: method)) != nil, let pasted = meant.link else { continue }
          offered["meant", default: 0] += 1
          expect((try? table.table.match(pasted, method: method)) != nil, pasted)
        }
        if error.kind == .notFound || error.kind == .badQuery,
          let nearest = table.table.nearest(to: link, method: method, after: error),
          let obstacle = explanation.near.first(where: { $0.route == nearest.route })?.obstacles.first,
          explanation.isNear, obstacle.part != .method, obstacle.part != .origin
        {
          offered["nearest", default: 0] += 1
          expect(nearest.reason == obstacle.reason, nearest.reason ?? "-")
        }
        // Of a link with something around it, no part can be replaced alone.
        guard error.kind == .notFound || error.kind == .badQuery else { continue }
        for near in explanation.near where near.obstacles.count == 1 {
          let location = try? Location(parsing: link, origins: table.table.allOrigins, rules: table.options.text)
          let isCompact = location?.source.form == .compact
          guard let (kind, pasted) = link.pasting(near.obstacles[0], isCompact: isCompact) else { continue }
          offered[kind, default: 0] += 1
          do {
            _ = try alone[near.index].match(pasted, method: method)
          } catch {
            // That a rest is a script is found out once all else reads.
            expect(error.code.number == 0334, pasted)
          }
        }
      }
    }
    let kinds = ["fix", "method", "segment", "query", "key", "fragment", "meant", "nearest"]
    #expect(kinds.filter { offered[$0, default: 0] < Random.enough(100) } == [], "\(offered)")
  }
}

extension LinkGenerator {
  /// A link with what is copied along with it, with another beginning, or with a parameter behind a segment.
  mutating func copied(_ text: String) -> String {
    switch random.below(6) {
    case 0: "\"\(text)\""
    case 1: "<\(text)> "
    case 2: "/\(text)"
    case 3: text.firstRange(of: "://").map { String(text[$0.upperBound...]) } ?? "//\(text)"
    case 4: text.replacing("://", with: ":/")
    default:
      text.firstIndex { "?#".contains($0) }.map { "\(text[..<$0]);v=1\(text[$0...])" } ?? "\(text);v=1"
    }
  }

  /// A text with a letter of some word changed, left out or doubled.
  mutating func misspelt(_ text: String) -> String {
    var bytes = Array(text.utf8)
    let letters = bytes.indices.filter { (0x61...0x7A).contains(bytes[$0]) || (0x30...0x39).contains(bytes[$0]) }
    guard !letters.isEmpty else { return text }
    let place = random.pick(letters)
    switch random.below(4) {
    case 0: bytes.remove(at: place)
    case 1: bytes.insert(bytes[place], at: place)
    default: bytes[place] = random.pick(Array("abemntx1".utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  /// The link with what an obstacle offers in place of what it has there, and what kind of part that is; nil if nothing is offered.
  fileprivate func pasting(_ obstacle: Obstacle, isCompact: Bool) -> (kind: String, link: String)? {
    guard !obstacle.found.isEmpty, let offset = obstacle.offset else { return nil }
    let written: String
    switch obstacle.expected {
    case .literal(let text): written = text
    case .keys(let keys): written = keys[0]
    default:
      guard let suggestion = obstacle.suggestion else { return nil }
      written = suggestion
    }
    let bytes = Array(utf8)
    func cut(from start: Int, at ends: String) -> Range<Int> {
      start..<(bytes[start...].firstIndex { ends.utf8.contains($0) } ?? bytes.endIndex)
    }
    func replacing(_ range: Range<Int>, _ text: String) -> String {
      String(decoding: bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...], as: UTF8.self)
    }
    switch obstacle.part {
    case .fragmentItem, .fragmentSegment:
      // In a fragment with escapes, no part has an offset of its own.
      guard bytes.prefix(offset).contains(UInt8(ascii: "#")) else { return nil }
    default: break
    }
    switch obstacle.part {
    case .segment:
      // The part of a host that a table captures ends at a dot.
      let isHost = hasPrefix("http") && utf8.prefix(offset).elementsEqual("\(prefix { $0 != ":" })://".utf8)
      return ("segment", replacing(cut(from: offset, at: isCompact ? ":" : isHost ? "./?#" : "/?#"), written))
    case .query, .fragmentItem:
      guard offset < bytes.count else { return nil }
      let item = cut(from: offset, at: "&#")
      let key = cut(from: offset, at: "=&#")
      if case .keys = obstacle.expected { return ("key", replacing(key, written)) }
      return ("query", replacing(key.upperBound..<item.upperBound, "=" + written))
    case .fragment:
      guard let hash = bytes.firstIndex(of: UInt8(ascii: "#")) else { return nil }
      return ("fragment", replacing(hash + 1..<bytes.endIndex, written))
    case .fragmentSegment: return ("fragment segment", replacing(cut(from: offset, at: "/?&"), written))
    default: return nil
    }
  }
}
