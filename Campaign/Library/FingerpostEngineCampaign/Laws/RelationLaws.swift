import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// Law 5: the relation of two templates equals brute force.
@Suite struct RelationLaws {
  /// What a run saw: a law that meets one kind alone proves little.
  struct Count: CustomStringConvertible {
    var kinds: [TemplateRelation.Kind: Int] = [:]
    var failures = 0

    mutating func add(_ kind: TemplateRelation.Kind) { kinds[kind, default: 0] += 1 }
    func has(_ number: Int, of wanted: TemplateRelation.Kind...) -> Bool {
      wanted.allSatisfy { kinds[$0, default: 0] >= number }
    }

    /// Two of each kind, and none that is unknown.
    var isTelling: Bool { has(2, of: .equal, .narrower, .wider, .crossing, .disjoint) && kinds[.unknown] == nil }

    var description: String {
      TemplateRelation.Kind.allCases.map { "\($0) \(kinds[$0, default: 0])" }.joined(separator: ", ")
    }
  }

  @Test func `the relation of two paths is that of the short paths that they match`() throws {
    var random = Seed.random("relation of paths")
    let universe = PathUniverse()
    var paths = universe.templates(upTo: Random.isCampaign ? 2 : 1, among: universe.vocabulary)
    for _ in 0..<(Random.isCampaign ? 200 : Random.draws(50, atLeast: 12)) {
      let path = (0..<(2 + random.below(3))).map { _ in random.pick(universe.vocabulary) }
      paths += Self.neighbours(path, among: universe.vocabulary, &random)
    }
    let templates = try paths.map { try Template(universe.text($0)) }
    let matched = paths.map { universe.matched($0) }
    var count = Count()
    let pairs = Random.draws(500)
    for number in 0..<max(pairs, 500) {
      // No kind goes untried.
      if number >= pairs, count.isTelling { break }
      let first = random.below(templates.count)
      // Neighbours stand side by side.
      let second = number % 4 == 0 ? (first + 1) % templates.count : random.below(templates.count)
      let relation = templates[first].relation(to: templates[second])
      count.add(relation.kind)
      let complaint =
        try universe.complaint(relation, matched[first], matched[second])
        ?? witnessFault(relation, templates[first], templates[second])
      let mirrored = templates[second].relation(to: templates[first])
      guard let complaint = mirrored.kind.mirrored != relation.kind ? "not mirrored: \(mirrored)" : complaint else {
        continue
      }
      Issue.record("\(templates[first]) · \(templates[second])\n\(relation)\n\(complaint)\n\(Seed.note)")
      count.failures += 1
      if count.failures == 5 { return }
    }
    #expect(count.isTelling, "\(count)")
  }

  /// Two paths that differ in one word, now and then in its spelling alone: others are seldom more than disjoint.
  private static func neighbours(
    _ path: [String], among vocabulary: [String], _ random: inout Random
  ) -> [[String]] {
    let place = random.below(path.count)
    let words = random.chance(25) ? ["(a|b)", "{:a|b}"] : [path[place], random.pick(vocabulary)]
    return words.map { word in
      var path = path
      path[place] = word
      return path
    }
  }

  @Test func `the relation of two routes of captured hosts is that of the short paths that they match`() throws {
    var random = Seed.random("relation of hosts")
    let universe = PathUniverse(isOfHosts: true)
    var count = Count()
    let pairs = Random.isCampaign ? 2_000 : Random.draws(500)
    for number in 0..<max(pairs, 500) {
      if number >= pairs, count.isTelling { break }
      var paths = (0..<2).map { _ in (0..<(1 + random.below(3))).map { _ in random.pick(universe.vocabulary) } }
      if random.chance(25) { paths = Self.neighbours(paths[0], among: universe.vocabulary, &random) }
      let routes = try paths.enumerated().map { RouteTable.Route("r\($0)", try Template(universe.text($1))) }
      guard let table = try? RouteTable(routes, origins: [universe.origin]) else { continue }
      let relation = table.relation(of: 0, to: 1)
      count.add(relation.kind)
      let alone = try routes.map { try RouteTable([$0], origins: table.origins) }
      let complaint =
        universe.complaint(relation, universe.matched(paths[0]), universe.matched(paths[1]))
        ?? Self.complaint(relation, alone[0], alone[1])
      guard let complaint else { continue }
      Issue.record("\(routes[0].template) · \(routes[1].template)\n\(relation)\n\(complaint)\n\(Seed.note)")
      count.failures += 1
      if count.failures == 5 { return }
    }
    #expect(count.isTelling, "\(count)")
  }

  @Test func `no link speaks against the relation of two templates`() throws {
    var count = Count()
    var checked = 0
    let rounds = Random.draws(30, atLeast: 3)
    for round in 0..<max(rounds, 30) {
      let isTelling = count.has(1, of: .narrower, .wider, .crossing, .disjoint)
      if round >= rounds, isTelling, count.kinds[.unknown, default: 0] * 5 < checked / 60 { break }
      var tables = TableGenerator(Seed.random("relation", round))
      tables.mayAlias = false
      let table = tables.table(strictQuery: round % 5 == 0, upTo: 6)
      guard table.routes.count >= 2 else { continue }
      var links = LinkGenerator(Random(tables.random.next()))
      let requests = (0..<60).map { _ in (links.link(for: table), links.random.method()) }
      let alone = try table.routes.indices.map { index in try table.among { $0 == index } }
      let matched = alone.map { table in requests.map { (try? table.match($0.0, method: $0.1)) != nil } }
      let meetings = Set(table.table.pairsThatMayMeet.map { [$0.first, $0.second] })
      for first in table.routes.indices {
        for second in table.routes.indices where first < second {
          let relation = table.table.relation(of: first, to: second)
          count.add(relation.kind)
          var complaint = Self.complaint(relation, alone[first], alone[second])
          for (place, request) in requests.enumerated() {
            let seen = (matched[first][place], matched[second][place])
            checked += 1
            if Self.isDenied(relation, seen.0, seen.1) { complaint = "\(request) \(seen)" }
          }
          let mirrored = table.table.relation(of: second, to: first)
          count.add(mirrored.kind)
          if relation.kind != .disjoint, !meetings.contains([first, second]), relation.both != nil {
            complaint = "no pair that may meet"
          }
          if mirrored.kind.mirrored != relation.kind { complaint = "not mirrored: \(mirrored)" }
          guard let complaint else { continue }
          Issue.record(
            """
            \(table.lines)
            #\(first) · #\(second) \(relation)
            \(complaint)
            \(Seed.note)
            """)
          count.failures += 1
          if count.failures == 5 { return }
        }
      }
    }
    #expect(count.has(1, of: .narrower, .wider, .crossing, .disjoint), "\(count)")
    #expect(count.kinds[.unknown, default: 0] * 5 < checked / 60, "\(count)")
  }

  @Test func `what types have in common is the same by regions and character by character`() {
    let types =
      IntegerType.allCases.map { ParameterType.integer($0) } + [
        .string, .double, .bool, .uuid, .date, .dateTime, .ipv4,
        .oneOf(["a", "true", "7", "255", "2026-11-20", "192.0.2.1"]),
        .oneOf(["1", "TRUE", "a", "2028-02-29"]),
      ]
    let literals = ["a", "0", "-1", "1.50", "2026-02-29", "192.0.2.1", "192.0.2.256", "x"].map { Label.literal($0) }
    var random = Seed.random("regions")
    for _ in 0..<Random.draws(40, atLeast: 10) {
      let picked = (0..<3).map { _ in Label.type(random.pick(types)) } + [random.pick(literals)]
      let labels = picked.map { TextLabel($0, .segment, CustomTypes()) }
      func ways(_ texts: [[UInt8]]) -> Set<[Bool]> {
        Set(texts.map { text in labels.map { $0.reads(text) } }.filter { $0.contains(true) })
      }
      let regions = ways(SampleTexts(labels).texts)
      let spelled = picked.map { SegmentMachine($0.expressions) }.texts(.segment)
      #expect(spelled.isComplete)
      #expect(regions == ways(spelled.texts), "\(picked) \(Seed.note)")
    }
  }

  /// Whether a link that matches so cannot be, by the relation.
  static func isDenied(_ relation: TemplateRelation, _ first: Bool, _ second: Bool) -> Bool {
    switch (relation.kind, first, second) {
    case (.disjoint, true, true), (.equal, true, false), (.equal, false, true): true
    case (.narrower, true, false), (.wider, false, true): true
    default: false
    }
  }

  /// The witness that does not show what it should.
  static func complaint(_ relation: TemplateRelation, _ first: RouteTable, _ second: RouteTable) -> String? {
    func matches(_ witness: TemplateRelation.Witness?) -> [Bool]? {
      witness.map { one in [first, second].map { (try? $0.match(one.text, method: one.method)) != nil } }
    }
    if let both = matches(relation.both), both != [true, true] { return "both" }
    if let only = matches(relation.onlyFirst), only != [true, false] { return "only the first" }
    if let only = matches(relation.onlySecond), only != [false, true] { return "only the second" }
    return nil
  }
}
