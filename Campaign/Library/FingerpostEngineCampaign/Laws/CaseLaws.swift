import SeededRandom
import Testing

@testable import FingerpostAnalysis
@testable import FingerpostEngine
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// What proofs say of routes that ignore case equals brute force over short paths in all cases.
@Suite struct CaseLaws {
  private static let vocabulary = [
    "a", "A", "b", "{}", "{:int}", "{:a|b}", "{:A|b}", "{:a|B|c}", "a-{}", "A-{:int}", "{:A|b}-{}", "(a)",
    "(A|{:a|b}/b)", "*",
    "1", "é",
  ]
  private static let texts = ["a", "A", "b", "B", "c", "C", "7", "1", "a-7", "A-7", "a-x", "B-x", "b-x", "é", "É"]

  private static let paths: [[String]] = texts.map { [$0] } + texts.flatMap { first in texts.map { [first, $0] } }

  private func template(_ random: inout Random) -> Template? {
    let parts = (0..<1 + random.below(2)).map { _ in random.pick(Self.vocabulary) }
    var text = ""
    for (number, piece) in parts.joined(separator: "/").split(separator: "{", omittingEmptySubsequences: false)
      .enumerated()
    {
      text += number == 0 ? String(piece) : "{n\(number)\(piece)"
    }
    return try? Template(text + (random.chance(60) ? " [case=ignore]" : ""))
  }

  private static func link(_ path: [String]) -> String { "/" + path.joined(separator: "/") }

  private func matched(_ template: Template) -> [Bool] {
    let route = OracleRoute(.init("r", template), index: 0, types: OracleTypes())
    return Self.paths.map { segments in
      var reader = OracleReader(types: OracleTypes(), segments: segments, isCompact: false)
      reader.read(route.path, from: 0, OracleReading())
      return !reader.found.isEmpty
    }
  }

  @Test func `the relation of two templates equals brute force`() {
    var kinds: [TemplateRelation.Kind: Int] = [:]
    let rounds = Random.draws(1500)
    for round in 0..<max(rounds, 1500) {
      // No kind goes untried.
      if round >= rounds, kinds.count >= 5 { break }
      var random = Seed.random("relation in any case", round)
      guard let first = template(&random), let second = template(&random) else { continue }
      let relation = first.relation(to: second)
      kinds[relation.kind, default: 0] += 1
      let pairs = Array(zip(matched(first), matched(second)))
      let found = [pairs.contains { $0 && $1 }, pairs.contains { $0 && !$1 }, pairs.contains { !$0 && $1 }]
      let said = [relation.both, relation.onlyFirst, relation.onlySecond]
      for (found, said) in zip(found, said) {
        #expect(!found || said != nil, "\(first) · \(second): \(relation)\n\(Seed.note)")
        guard !found, let said else { continue }
        // A witness that brute force did not try: longer, or of another text.
        let location = try? Location(parsing: said.text, origins: [.path])
        #expect(
          location.map { !Self.paths.contains($0.segments) } == true, "\(first) · \(second): \(said)\n\(Seed.note)")
      }
    }
    #expect(kinds.count >= 5, "\(kinds)")
  }

  @Test func `a link reads as the same values in any case of its literals`() throws {
    var tried = 0
    for round in 0..<Random.draws(2000) {
      var random = Seed.random("any case", round)
      guard var template = template(&random), !"\(template)".contains("*") else { continue }
      template.flags.ignoresCase = true
      guard let table = try? RouteTable([.init("r", template)], origins: [.path]) else { continue }
      for path in Self.paths {
        guard let match = try? table.match(Self.link(path)) else { continue }
        let isFolded = match.captures.values.allSatisfy {
          if case .text(let text) = $0 { isOfSet(text, template) } else { true }
        }
        guard isFolded else { continue }
        tried += 1
        for spelling in [path.map(inLowerCase), path.map(inUpperCase), path.map { random.inAnyCase($0) }] {
          let read = try? table.match(Self.link(spelling))
          #expect(read?.captures == match.captures && read?.canonical == match.canonical, "\(template) \(spelling)")
        }
      }
    }
    #expect(tried > 100)
  }

  /// Whether a value is the same in any case: a member of a set, or without letters.
  private func isOfSet(_ text: String, _ template: Template) -> Bool {
    inLowerCase(text) == inUpperCase(text)
      || template.parameters.allSatisfy { if case .oneOf = $0.type { true } else { false } }
  }

  @Test func `diff tells of a route that ignores case no more`() throws {
    func table(_ text: String, all: Bool = false) throws -> RouteTable {
      try RouteTable(
        [.init("r", try Template(text))], origins: [.path],
        options: .init(text: TextRules(case: all ? .ignored : .exact)))
    }
    let (folded, exact) = (try table("Users/{id} [case=ignore]"), try table("Users/{id}"))
    let broken = exact.diff(from: folded)
    #expect(broken.changes.contains { $0.kind == .narrowed && $0.isBreaking && $0.witness != nil }, "\(broken)")
    #expect(!folded.diff(from: exact).isBreaking)
    #expect(folded.diff(from: exact).changes.map(\.kind) == [.widened])
    let all = try table("Users/{id}", all: true)
    #expect(folded.diff(from: all).changes.map(\.kind) == [.options])
    #expect(!folded.diff(from: all).isBreaking)
    #expect(all.diff(from: exact).changes.map(\.kind) == [.options, .widened])
    #expect(exact.diff(from: all).changes.map(\.kind) == [.narrowed, .options])
  }

  @Test func `a lock keeps that case is ignored`() throws {
    let routes = [RouteTable.Route("r", try Template("Users/{t:A|b} [case=ignore]")), .init("s", try Template("Ä"))]
    let table = try RouteTable(routes, origins: [.path], options: .init(text: TextRules(case: .ignored)))
    let json = TableLock([.init(table)]).json
    #expect(json.contains(#""options":{"case":"ignore"}"#))
    #expect(json.contains(#""flags":"case=ignore""#))
  }
}
