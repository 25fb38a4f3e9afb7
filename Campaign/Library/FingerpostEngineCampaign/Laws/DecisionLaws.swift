import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// What is said of two routes is what a table of these two does.
@Suite struct DecisionLaws {
  @Test(arguments: [RoutePrecedence.specific, .declared])
  func `a decision names the route that wins in a table of the two`(_ precedence: RoutePrecedence) throws {
    var decided = 0
    var undecided = 0
    var rules: Set<String> = []
    // That the origin alone decides is rare.
    let usual: Set = [
      "segment", "letters", "requiredCount", "requiredKey", "requiredValue", "optionalCount", "queryRest",
      "fragmentOutsideGroup", "fragment", "host", "method", "optionalGroups", "text",
    ]
    let wanted = precedence == .declared ? ["declared"] : usual
    let rounds = Random.draws(100)
    for round in 0..<max(rounds, 400) {
      // No rule goes untried.
      if round >= rounds, rules.isSuperset(of: wanted) { break }
      var tables = TableGenerator(Seed.random("decision \(precedence)", round))
      let table = round % 3 == 0 ? Self.rivals(&tables, precedence) : tables.table(precedence: precedence)
      let alone = try table.routes.indices.map { place in try table.among { $0 == place } }
      var pairs: [[Int]: RouteTable] = [:]
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<30 {
        var link = links.link(for: table)
        let method = links.random.method()
        let asTarget = links.random.chance(20)
        if asTarget, let host = link.range(of: "example/") { link = "/" + link[host.upperBound...] }
        let matches = alone.map { Answer(of: $0, link, method: method, asTarget: asTarget).found != nil }
        for first in table.routes.indices {
          for second in table.routes.indices where second != first {
            let decision = table.table.decision(
              between: first, and: second, for: link, method: method, asTarget: asTarget)
            var winner: Int?
            if matches[first], matches[second] {
              let indices = [min(first, second), max(first, second)]
              let pair = try pairs[indices] ?? table.among(indices.contains)
              pairs[indices] = pair
              winner = Answer(of: pair, link, method: method, asTarget: asTarget).found.map { indices[$0.index] }
              decided += 1
              if let rule = decision?.rule { rules.insert(rule.kind.rawValue) }
            } else {
              undecided += 1
            }
            guard decision?.winner != winner else { continue }
            Issue.record(
              """
              \(table.lines)
              \(link.debugDescription)\(method.map { " method \($0)" } ?? "")\(asTarget ? " as target" : "")
              #\(first) and #\(second): \(decision.map { "#\($0.winner) wins: \($0.rule)" } ?? "nothing")
              \(Seed.note)
              """)
            return
          }
        }
      }
    }
    let isTelling = decided > Random.enough(1000) && undecided > Random.enough(1000)
    #expect(isTelling, "\(decided), \(undecided). \(Seed.note)")
    #expect(rules.subtracting(["origin"]) == wanted, "\(Seed.note)")
  }

  /// Routes of one path, which only what comes after the labels tells apart.
  private static func rivals(_ tables: inout TableGenerator, _ precedence: RoutePrecedence) -> TableCase {
    let queries = [
      "", "?k={x}", "?k=1", "?k={x:int}", "?a={x}", "?a=1", "?k={x}&a={y}", "?k={x:int}&a={y}", "?k={x}&a=1",
      "?(k={x})", "?(a={x:int})", "?k={x}&(a={y})", "?(k={x:int}|a={y})", "?k={x:[int]}", "#a", "#{f}", "?k=1#a",
      "?k={x}#{f:int=1}", "?{*r}", "?k={x}&{*r}", "(#{f})", "(#{f:int})", "(#a)",
    ]
    while true {
      let hosts: [Origin] = [.web("*.example"), .web("b.example"), .web("a.example"), .web("*.b.example"), .web("*")]
      let origins = tables.random.chance(60) ? hosts : tables.origins()
      let routes = (0..<8).compactMap { index in
        let query = tables.random.pick(queries)
        let flags = tables.random.chance(15) ? " [case=ignore]" : ""
        let text = tables.random.pick(["", "", "GET ", "HEAD "]) + "a" + query + flags
        let own = origins.filter { _ in tables.random.chance(40) }
        return (try? Template(text)).map { RouteTable.Route("r\(index)", $0, origins: own.isEmpty ? nil : own) }
      }
      let options = RouteTable.Options(precedence: precedence, strictQuery: tables.random.chance(20))
      if let table = TableCase(routes, origins: origins, options: options) { return table }
    }
  }
}
