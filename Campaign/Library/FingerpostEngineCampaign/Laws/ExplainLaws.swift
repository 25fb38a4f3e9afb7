import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// An explanation says what matching does, and all that it claims of a route holds of that route alone.
@Suite struct ExplainLaws {
  @Test(arguments: [RoutePrecedence.specific, .declared])
  func `what is found, what reads too, what does not, and what would match is so`(_ precedence: RoutePrecedence)
    throws
  {
    var (found, others, near, fixes) = (0, 0, 0, 0)
    var isTelling: Bool {
      found > Random.enough(800) && others > Random.enough(200) && near > Random.enough(1000)
        && fixes > Random.enough(800)
    }
    let rounds = Random.draws(150, atLeast: 15)
    for round in 0..<max(rounds, 150) {
      // A short run may meet too little.
      if round >= rounds, isTelling { break }
      var tables = TableGenerator(Seed.random("explain \(precedence)", round))
      let table = tables.table(precedence: precedence, strictQuery: round % 5 == 4)
      let alone = try table.routes.indices.map { index in try table.among { $0 == index } }
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<30 {
        var link = links.link(for: table)
        if links.random.chance(50) { link = links.mutated(link) }
        let method = links.random.method()
        let asTarget = links.random.chance(20)
        let explanation = table.table.explain(link, method: method, asTarget: asTarget)
        let note = "\(table.lines)\n\(link.debugDescription) \(method ?? "-") \(asTarget)\n\(explanation)\n\(Seed.note)"
        func reads(_ table: RouteTable, _ link: String, _ method: String?) -> Int? {
          Answer(of: table, link, method: method, asTarget: asTarget).found?.index
        }
        // The result is that of matching.
        #expect(explanation.winner?.index == reads(table.table, link, method), "\(note)")
        #expect(explanation.text.isIdentical(to: link))
        if let error = explanation.error {
          let thrown = #expect(throws: LinkError.self) {
            try table.table.match(link, method: method, asTarget: asTarget)
          }
          #expect(thrown == error, "\(note)")
        }
        // The others read the link, and in this order they would answer.
        if let winner = explanation.winner {
          found += 1
          let readers = Set(alone.indices.filter { reads(alone[$0], link, method) != nil })
          #expect(readers == Set(explanation.others.map(\.index) + [winner.index]), "\(note)")
          var left = readers
          for next in [winner.index] + explanation.others.map(\.index) {
            let kept = left.sorted()
            #expect(try reads(table.among(left.contains), link, method).map { kept[$0] } == next, "\(note)")
            left.remove(next)
          }
          others += explanation.others.count
          for other in explanation.others { #expect(other.reason != nil, "\(note)") }
        }
        // A route that is near does not read the link, and says why.
        for route in explanation.near {
          near += 1
          #expect(!route.obstacles.isEmpty, "\(note)")
          #expect(reads(alone[route.index], link, method) == nil, "\(note)")
          for offset in route.obstacles.compactMap(\.offset) {
            #expect((0...link.utf8.count).contains(offset), "\(note)")
          }
        }
        for offset in explanation.parts.compactMap(\.offset) {
          #expect((0...link.utf8.count).contains(offset), "\(note)")
        }
        if let fix = explanation.fix {
          fixes += 1
          let index = reads(table.table, fix.link, fix.method ?? method)
          #expect(index.map { table.table.routes[$0] } == fix.route, "\(note)")
        }
      }
    }
    #expect(isTelling, "\(found) \(others) \(near) \(fixes) \(Seed.note)")
  }

  @Test func `the nearest route is the first that an explanation lists`() {
    var named = 0
    for round in 0..<Random.draws(100, atLeast: 20) {
      var tables = TableGenerator(Seed.random("explain nearest", round))
      let table = tables.table()
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<30 {
        let link = links.mutated(links.link(for: table))
        let explanation = table.table.explain(link, asTarget: true)
        guard explanation.error?.kind == .notFound, table.table.methods.isEmpty else { continue }
        let nearest = table.table.nearest(to: link)
        #expect(
          nearest?.route == (explanation.isNear ? explanation.near.first?.route : nil),
          "\(table.lines)\n\(link.debugDescription) \(Seed.note)")
        if nearest != nil { named += 1 }
      }
    }
    #expect(named > Random.enough(50), "\(named). \(Seed.note)")
  }
}
