import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// How far links are from routes: nothing for a link that the route answers, and the same however the routes stand.
@Suite struct NearestLaws {
  @Test func `a link is at no distance from the route that answers it`() throws {
    var matched = 0
    for round in 0..<Random.draws(300) {
      var tables = TableGenerator(Seed.random("no distance", round))
      let table = tables.table(precedence: round % 4 == 3 ? .declared : .specific, strictQuery: round % 5 == 4)
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<50 {
        let link = links.link(for: table)
        guard let match = try? table.table.match(link, method: links.random.method()) else { continue }
        matched += 1
        let distance = table.table.distance(of: match)
        #expect(distance?.differs == 0, "\(table.lines)\n\(link.debugDescription) \(match.route.name) \(Seed.note)")
      }
    }
    #expect(matched > Random.enough(3000), "\(matched). \(Seed.note)")
  }

  @Test func `the order of the routes changes nothing, and what is named is near`() throws {
    var named = 0
    for round in 0..<Random.draws(200) {
      var tables = TableGenerator(Seed.random("nearest order", round))
      let table = tables.table()
      let turned = try RouteTable(
        table.table.routes.reversed(), origins: table.table.origins, options: table.table.options)
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<30 {
        let link = links.mutated(links.link(for: table))
        guard case .failure(let error) = Result(catching: { () throws(LinkError) in try table.table.match(link) }),
          error.kind == .notFound
        else { continue }
        let explanation = table.table.nearest(to: link)
        let other = turned.nearest(to: link)
        // Of two routes that are the same but for their origins and tags, one is as near as the other.
        let isSame = explanation?.route.template.bare == other?.route.template.bare
        #expect(
          isSame && explanation?.reason == other?.reason && explanation?.offset == other?.offset,
          "\(table.lines)\n\(link.debugDescription) \(Seed.note)")
        guard let offset = explanation?.offset else { continue }
        named += 1
        #expect((0...link.utf8.count).contains(offset), "\(table.lines)\n\(link.debugDescription) \(Seed.note)")
      }
    }
    #expect(named > Random.enough(300), "\(named). \(Seed.note)")
  }
}

extension Template {
  /// The same without its flags.
  fileprivate var bare: Template {
    var template = self
    template.flags = Flags()
    return template
  }
}

extension RouteTable {
  /// How far what was matched is from the route that answered it.
  fileprivate func distance(of match: Match) -> Distance? {
    let found: Distance?? = match.text.withBytes { bytes in
      readRaw(bytes, Request(.any, only: match.index), false) { scan in
        distance(of: ScannedText(scan), to: match.index)
      }
    }
    return found ?? nil
  }
}
