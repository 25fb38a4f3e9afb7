import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// Objects say what links say.
@Suite struct StructuredLaws {
  @Test func `what a link says of a route, an object says, and it reads back`() {
    var written = 0
    var refused = 0
    var isTelling: Bool { written > Random.enough(3000) && refused * 50 < written }
    let rounds = Random.draws(200, atLeast: 25)
    for round in 0..<max(rounds, 200) {
      // Of a few tables, one may refuse many.
      if round >= rounds, isTelling { break }
      var tables = TableGenerator(Seed.random("structured", round))
      let table = tables.table(precedence: round % 8 == 7 ? .declared : .specific)
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<60 {
        let link = links.link(for: table)
        guard let match = try? table.table.match(link, method: links.random.method()) else { continue }
        do throws(PrintError) {
          let object = try table.table.structured(match.captures, route: match.index)
          written += 1
          #expect(object.unreadable.isEmpty && object.route == match.route.name)
          let captures = try table.table.captures(of: object, route: match.index)
          #expect(captures == match.captures, "\(link.debugDescription) \(Seed.note)")
        } catch {
          // A branch that holds nothing beside one that holds something is not told by names alone.
          refused += 1
          #expect(error.code.description == "FP0410", "\(link.debugDescription) \(error) \(Seed.note)")
        }
      }
    }
    #expect(isTelling, "\(written) written, \(refused) refused. \(Seed.note)")
  }
}
