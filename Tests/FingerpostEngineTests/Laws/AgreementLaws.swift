import SeededRandom
import Testing

@testable import FingerpostEngine

/// Law 3: the compiled table equals a naive oracle.
@Suite struct AgreementLaws {
  struct Setting: Sendable, CustomTestStringConvertible {
    var precedence: RouteTable.Precedence
    var strictQuery: Bool
    var testDescription: String { "\(precedence), strictQuery \(strictQuery)" }
  }

  static let settings = [
    Setting(precedence: .specific, strictQuery: false), Setting(precedence: .specific, strictQuery: true),
    Setting(precedence: .declared, strictQuery: false), Setting(precedence: .declared, strictQuery: true),
  ]

  @Test(arguments: settings) func `the table agrees with each route tried alone`(_ setting: Setting) {
    var tally = Tally()
    for round in 0..<130 {
      var tables = TableGenerator(Seed.random("agreement \(setting.testDescription)", round))
      let table = tables.table(precedence: setting.precedence, strictQuery: setting.strictQuery)
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<200 {
        let link = links.link(for: table)
        let method = links.random.method()
        let expected = table.oracle.answer(link, method: method)
        tally.count(expected)
        guard !Answer(of: table.table, link, method: method).agrees(with: expected) else { continue }
        Issue.record("\(Disagreement(table, link, method: method).shrunk())\n\(Seed.note)")
        tally.failures += 1
        if tally.failures == 5 { return }
      }
    }
    #expect(tally.isTelling, "\(tally) \(Seed.note)")
  }

  @Test func `what a lookup finds, a match finds too`() throws {
    var found = 0
    var plain = 0
    for round in 0..<300 {
      var tables = TableGenerator(Seed.random("lookup", round))
      tables.isPlain = round % 2 == 0
      let table = tables.table(precedence: round % 8 == 7 ? .declared : .specific)
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<60 {
        let link = links.link(for: table)
        let method = links.random.method()
        if Answer(of: table.table, link, method: method).found != nil { plain += 1 }
        guard let lookup = table.table.lookup(link, method: method) else { continue }
        found += 1
        Self.compareLookup(link, method, table)
        guard lookup.count > 0 else { continue }
        for byte in Self.unplain {
          var bytes = Array(link.utf8)
          bytes[lookup[links.random.below(lookup.count)].lowerBound] = byte
          Self.compareLookup(String(decoding: bytes, as: UTF8.self), method, table)
        }
      }
    }
    #expect(found * 8 > plain, "\(found) of \(plain). \(Seed.note)")
  }

  /// Bytes that make a link one that must be looked at twice.
  private static let unplain = Array("\0\t\n\r %?#\\/.:@\u{7F}".utf8)

  private static func compareLookup(_ link: String, _ method: String?, _ table: TableCase) {
    guard let lookup = table.table.lookup(link, method: method) else { return }
    let bytes = Array(link.utf8)
    let texts = (0..<lookup.count).map { Captured.text(String(decoding: bytes[lookup[$0]], as: UTF8.self)) }
    let match = Answer(of: table.table, link, method: method)
    #expect(
      match.found?.index == lookup.index && isSame(match.found?.values ?? [], texts),
      """
      \(table.lines)
      text   \(link.debugDescription)\(method.map { " method \($0)" } ?? "")
      lookup #\(lookup.index) \(texts)
      match  \(match)
      \(Seed.note)
      """)
  }

  @Test func `a request target is read as a link of the web origins`() {
    var tally = Tally()
    for round in 0..<40 {
      var tables = TableGenerator(Seed.random("target", round))
      let generated = tables.table()
      let routes = generated.routes.map { RouteTable.Route($0.name, $0.template) }
      let origins: [Origin] = [.web("a.example"), .scheme("app"), .path]
      guard let table = TableCase(routes, origins: round % 2 == 0 ? origins : [origins[0]], options: generated.options)
      else { continue }
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<100 {
        let link = links.link(for: table)
        guard let path = link.range(of: "example/").map({ "/" + link[$0.upperBound...] }) else { continue }
        let method = links.random.method()
        let expected = table.oracle.answer(path, method: method, asTarget: true)
        tally.count(expected)
        guard !Answer(of: table.table, path, method: method, asTarget: true).agrees(with: expected) else { continue }
        Issue.record("\(Disagreement(table, path, method: method, asTarget: true).shrunk())\n\(Seed.note)")
        tally.failures += 1
        if tally.failures == 5 { return }
      }
    }
    #expect(tally.found > 100, "\(tally) \(Seed.note)")
  }

  @Test func `a table refuses exactly the same route twice`() {
    var refusals = 0
    for round in 0..<400 {
      var tables = TableGenerator(Seed.random("twice", round))
      let origins = tables.origins()
      let options = RouteTable.Options(types: customTypes)
      var routes = tables.routes(6, origins: origins)
      routes += routes.prefix(2).map { route in
        let own = tables.random.chance(50) ? route.origins : [tables.random.pick(origins)]
        return RouteTable.Route("twin", tables.random.reordered(route.template), origins: own)
      }
      let oracle = Oracle(routes, origins: origins, options: options)
      let twice = oracle.routes.indices.filter { place in
        oracle.routes[..<place].contains { $0.isTwin(of: oracle.routes[place], in: origins) }
      }
      var refused: [Int] = []
      do throws(TableError) {
        _ = try RouteTable(routes, origins: origins, options: options)
      } catch {
        refused = Set(error.faults.compactMap(\.route)).sorted()
      }
      refusals += refused.count
      #expect(
        refused == twice,
        """
        origins \(origins)
        \(routes.enumerated().map { "  #\($0) \($1.template) from \($1.origins ?? origins)" }.joined(separator: "\n"))
        \(Seed.note)
        """)
    }
    #expect(refusals > 100)
  }
}

/// What a run saw: a law that meets nothing proves nothing.
struct Tally: CustomStringConvertible {
  var pairs = 0
  var found = 0
  var contested = 0
  var wrongMethod = 0
  var failures = 0

  mutating func count(_ answer: Answer) {
    pairs += 1
    switch answer {
    case .found(let one):
      found += 1
      if one.candidates > 1 { contested += 1 }
    case .failed(.methodNotAllowed, _): wrongMethod += 1
    case .failed: break
    }
  }

  var isTelling: Bool { found * 3 > pairs && contested * 20 > pairs && wrongMethod * 200 > pairs && failures == 0 }

  var description: String {
    "\(pairs) pairs, \(found) found, \(contested) contested, \(wrongMethod) of another method, \(failures) failures"
  }
}
