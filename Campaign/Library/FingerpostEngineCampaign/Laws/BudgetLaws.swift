import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// With any budget, what is found is a part of what is found without one, and nothing traps.
@Suite struct BudgetLaws {
  /// A budget that ends a call anywhere within the steps that it takes, or takes too little memory.
  private func budget(_ steps: Int, _ random: inout Random) -> Work.Budget {
    switch random.below(8) {
    case 0: .init(steps: random.below(50))
    case 1: .init(bytes: random.below(1 << random.below(20)))
    default: .init(steps: random.below(steps + 1))
    }
  }

  /// What findings say: which routes share links, and what is wrong with one of them.
  ///
  /// Which routes stand in one finding together depends on all that is found.
  private func claims(
    _ findings: [Finding], leaving unreached: Set<Int> = []
  ) -> (pairs: Set<[Int]>, silent: Set<Int>, others: Set<String>) {
    var (pairs, silent, others) = (Set<[Int]>(), Set<Int>(), Set<String>())
    for finding in findings {
      let routes = finding.routes.compactMap(\.index)
      switch finding.kind {
      case .catchAll: pairs.formUnion(routes.dropFirst().map { [routes[0], $0].sorted() })
      case .crossing, .printCollision:
        for (index, first) in routes.enumerated() {
          pairs.formUnion(routes[..<index].map { [first, $0].sorted() })
        }
      case .duplicate, .unreachable: silent.insert(routes[0])
      case .unfinished: break
      // With less work, another link may show that a route reads one in two ways.
      case .needlessOverlap, .unknownInstead, .differingNames, .ambiguous: others.insert("\(finding.kind) \(routes)")
      // It may not be known yet that no link reaches the route at all.
      case .unreadQuery where unreached.contains(routes[0]): break
      default: others.insert("\(finding.kind) \(routes) \(finding.witness?.description ?? "")")
      }
    }
    return (pairs, silent, others)
  }

  @Test func `a check finds no more than one without a budget`() throws {
    var (unfinished, finished, found) = (0, 0, 0)
    for round in 0..<Random.draws(800, atLeast: 40) {
      var tables = TableGenerator(Seed.random("budget check", round))
      let made = tables.table(strictQuery: round % 5 == 0, upTo: 6)
      let (findings, steps) = Work.counted { made.table.check() }
      let all = claims(findings)
      let budget = budget(steps, &tables.random)
      let part = Work.within(budget) { made.table.check() }
      let own = claims(part, leaving: all.silent)
      // That a route never answers may not be known yet: then its overlaps are.
      let pairs = own.pairs.subtracting(all.pairs).filter { all.silent.isDisjoint(with: $0) }
      let isUnfinished = part.contains { $0.kind == .unfinished }
      let complaints =
        [
          pairs.isEmpty ? nil : "\(pairs) share links",
          own.silent.isSubset(of: all.silent) ? nil : "\(own.silent) never answer",
          own.others.isSubset(of: all.others) ? nil : "\(own.others.subtracting(all.others))",
          isUnfinished || part == findings ? nil : "it is called finished, and is not",
        ].compactMap(\.self) + part.filter { $0.kind != .unfinished }.compactMap(made.table.fault)
      if isUnfinished { unfinished += 1 } else { finished += 1 }
      found += part.count
      #expect(complaints == [], "\(made.lines)\n\(budget)\n\(part)\n\(findings)\n\(Seed.note)")
    }
    #expect(unfinished > Random.enough(300) && finished > Random.enough(30) && found > Random.enough(300))
  }

  /// What changes say: of which links, and of which routes. What is undecided may be decided with more work.
  private func claims(_ diff: TableDiff) -> Set<String> {
    Set(
      diff.changes.compactMap { change in
        let routes = "\(change.old?.index ?? -1) \(change.new?.index ?? -1)"
        switch change.kind {
        case .undecided, .unfinished: return nil
        // Whether the route keeps other links is told beside it.
        case .dead, .narrowed: return "lost \(change.old?.index ?? -1)"
        case .added, .widened: return "new \(change.new?.index ?? -1)"
        default: return "\(change.kind) \(routes)"
        }
      })
  }

  @Test func `a comparison finds no more than one without a budget`() throws {
    var (unfinished, finished, found) = (0, 0, 0)
    for round in 0..<Random.draws(800, atLeast: 80) {
      var tables = TableGenerator(Seed.random("budget diff", round))
      let old = tables.table(strictQuery: round % 5 == 0, upTo: 5)
      var routes = old.routes
      for _ in 0..<(1 + tables.random.below(2)) {
        let other = tables.routes(1, origins: old.origins)[0]
        let index = tables.random.below(routes.count)
        let name = tables.random.chance(50) ? routes[index].name : "new"
        routes[index] = RouteTable.Route(name, other.template, origins: other.origins)
      }
      guard let new = TableCase(routes, origins: old.origins, options: old.options) else { continue }
      let (diff, steps) = Work.counted { new.table.diff(from: old.table) }
      let budget = budget(steps, &tables.random)
      let part = Work.within(budget) { new.table.diff(from: old.table) }
      let isUnfinished = part.changes.contains { $0.kind == .unfinished }
      let more = claims(part).subtracting(claims(diff))
      if isUnfinished { unfinished += 1 } else { finished += 1 }
      found += part.changes.count
      #expect(
        more.isEmpty && (isUnfinished || part == diff),
        "\(old.lines)\n\(new.lines)\n\(budget)\n\(more)\n\(part)\n\(diff)\n\(Seed.note)")
    }
    #expect(unfinished > Random.enough(300) && finished > Random.enough(30) && found > Random.enough(300))
  }
}
