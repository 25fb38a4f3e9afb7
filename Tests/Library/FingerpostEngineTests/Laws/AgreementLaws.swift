import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// Law 3: the compiled table equals a naive oracle.
@Suite struct AgreementLaws {
  struct Setting: Sendable, CustomTestStringConvertible {
    var precedence: RoutePrecedence
    var strictQuery: Bool
    var testDescription: String { "\(precedence), strictQuery \(strictQuery)" }
  }

  static let settings = [
    Setting(precedence: .specific, strictQuery: false), Setting(precedence: .specific, strictQuery: true),
    Setting(precedence: .declared, strictQuery: false), Setting(precedence: .declared, strictQuery: true),
  ]

  @Test(arguments: settings) func `the table agrees with each route tried alone`(_ setting: Setting) {
    var tally = Tally()
    let rounds = Random.draws(130)
    for round in 0..<max(rounds, 130) {
      if round >= rounds, tally.isTelling { break }
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
    Seed.tell(tally.pairs)
    #expect(tally.isTelling, "\(tally) \(Seed.note)")
  }

  @Test func `a lookup finds what a match finds, and says where it stands`() throws {
    var found = 0
    var decoded = 0
    let rounds = Random.draws(300)
    for round in 0..<rounds {
      var tables = TableGenerator(Seed.random("lookup", round))
      tables.isPlain = round % 2 == 0
      let table = tables.table(precedence: round % 8 == 7 ? .declared : .specific)
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<60 {
        let link = links.link(for: table)
        let method = links.random.method()
        let match = try? table.table.match(link, method: method)
        let lookup = table.table.lookup(link, method: method)
        let isSame =
          lookup?.index == match?.index && isSame(table.table.lookup(utf8: Array(link.utf8), method: method), lookup)
        #expect(isSame, "\(table.lines)\ntext \(link.debugDescription) \(method ?? "")\n\(Seed.note)")
        guard let match, let lookup else { continue }
        found += 1
        for (slot, parameter) in match.route.template.parameters.enumerated() {
          guard !parameter.type.isArray, case .text(let value) = match.captures.values[slot], !lookup[slot].isEmpty
          else {
            continue
          }
          let raw = Array(Array(link.utf8)[lookup[slot]])
          let isQuery = raw.contains(UInt8(ascii: "+")) && table.options.text.plus == .form
          guard !isQuery, let text = try? PercentEncoding.decoded(raw, Slice(0, raw.count)) else { continue }
          if raw.contains(UInt8(ascii: "%")) { decoded += 1 }
          // Compact text is raw, a host is the same in capitals, and the rest of a link is spelled as browsers do.
          let spelled = String(decoding: raw, as: UTF8.self)
          let rest = match.route.template.path.takeRawRest ? Oracle.rawRest(spelled) : nil
          let isSpelled = ([text, spelled, text.lowercased()] + (rest.map { [$0] } ?? [])).contains {
            parameter.type.canonical($0, custom: table.table.custom).map {
              FingerpostEngineTests.isSame($0, value)
            } == true
          }
          // A set that ignores case gives its member.
          let isMember = table.table.ignoresCase(lookup.index) && inLowerCase(text) == inLowerCase(value)
          #expect(
            isSpelled || isMember, "\(table.lines)\ntext \(link.debugDescription): \(text) is no \(value)\n\(Seed.note)"
          )
        }
      }
    }
    Seed.tell(rounds * 60)
    #expect(found > Random.enough(5000) && decoded > Random.enough(100), "\(found), \(decoded). \(Seed.note)")
  }

  private func isSame(_ left: Lookup?, _ right: Lookup?) -> Bool {
    left?.index == right?.index && (0..<(left?.count ?? 0)).allSatisfy { left?[$0] == right?[$0] }
  }

  @Test func `a request target is read as a link of the web origins`() {
    var tally = Tally()
    for round in 0..<Random.draws(40, atLeast: 6) {
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
    Seed.tell(tally.pairs)
    #expect(tally.found > Random.enough(100), "\(tally) \(Seed.note)")
  }

  @Test func `a table refuses exactly the same route twice`() {
    var refusals = 0
    for round in 0..<Random.draws(400) {
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
    #expect(refusals > Random.enough(100))
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
    case .failed(.methodNotAllowed, _, _): wrongMethod += 1
    case .failed: break
    }
  }

  var isTelling: Bool { found * 3 > pairs && contested * 20 > pairs && wrongMethod * 200 > pairs && failures == 0 }

  var description: String {
    "\(pairs) pairs, \(found) found, \(contested) contested, \(wrongMethod) of another method, \(failures) failures"
  }
}
