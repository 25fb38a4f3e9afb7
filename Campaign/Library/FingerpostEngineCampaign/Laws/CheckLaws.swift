import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// What a check finds is what brute force over short paths finds, and its links show it.
@Suite struct CheckLaws {
  /// What a run saw: a law that meets nothing proves nothing.
  private struct Count {
    var tables = 0
    var routes = 0
    var found: [Finding.Kind: Int] = [:]
    var sets = 0

    func has(_ number: Int, of kinds: [Finding.Kind]) -> Bool {
      kinds.allSatisfy { found[$0, default: 0] >= number } && sets > 0
    }

    /// How many kinds of findings were met, sets among them.
    var kindCount: Int { found.count + (sets > 0 ? 1 : 0) }

    mutating func add(_ findings: [Finding]) {
      for finding in findings {
        found[finding.kind, default: 0] += 1
        if finding.kind == .crossing || finding.kind == .printCollision, finding.routes.count > 2 { sets += 1 }
      }
    }
  }

  @Test(arguments: [RoutePrecedence.specific, .declared], [false, true])
  func `a route is silent, a value taken or a link read twice where short paths say so`(
    precedence: RoutePrecedence, isOfHosts: Bool
  ) throws {
    try expect(
      PathUniverse(isOfHosts: isOfHosts), RouteTable.Options(precedence: precedence),
      Seed.random("check paths \(precedence) \(isOfHosts)"))
  }

  @Test(arguments: [RoutePrecedence.specific, .declared])
  func `types whose members are known are proved as short paths say`(precedence: RoutePrecedence) throws {
    try expect(
      PathUniverse(hasMembers: true), RouteTable.Options(precedence: precedence, types: PathUniverse.types),
      Seed.random("check members \(precedence)"))
  }

  private func expect(_ universe: PathUniverse, _ options: RouteTable.Options, _ seed: Random) throws {
    let precedence = options.precedence
    var random = seed
    var count = Count()
    let rounds = Random.draws(80, atLeast: 3)
    // A short run by labels may meet no route that is silent.
    let kinds =
      [Finding.Kind.printCollision, .ambiguous, .crossing]
      + (precedence == .declared || Random.isCampaign ? [.unreachable] : [])
    let number = Random.isCampaign ? 2 : 1
    for round in 0..<max(rounds, 400) {
      // No kind goes untried.
      let isMixed = count.found[.unreachable, default: 0] * 2 < count.routes
      if round >= rounds, isMixed, count.has(number, of: kinds) { break }
      // Few words make routes meet.
      let words = (0..<(3 + random.below(3))).map { _ in random.pick(universe.vocabulary) }
      let paths = (0..<(2 + random.below(3))).map { _ in
        var path = (0..<(1 + random.below(3))).map { _ in random.pick(words) }
        // No more segments than the universe has whole.
        while path.joined().count(where: { $0 == "/" }) + path.count > 3 { path.removeLast() }
        return path
      }
      let routes = try paths.enumerated().map { RouteTable.Route("r\($0)", try Template(universe.text($1))) }
      guard let made = TableCase(routes, origins: [universe.origin], options: options) else { continue }
      let table = made.table
      let findings = table.check()
      count.tables += 1
      count.routes += table.routes.count
      let kindCount = count.kindCount
      count.add(findings)
      // Force is slow: beyond the sample it is for what the sample lacks.
      guard round < rounds || count.kindCount > kindCount else { continue }
      let force = BruteForce(table, universe.links)
      let silent = Set(findings.filter { [.unreachable, .duplicate].contains($0.kind) }.map { $0.routes[0].name })
      let collisions = findings.filter { $0.kind == .printCollision }.map { $0.routes.map(\.name) }
      let taken = Set(collisions.filter { $0.count == 2 })
      // Of a set of routes, any two collide: in which way it does not say.
      let mutual = Set(
        collisions.filter { $0.count > 2 }.flatMap { set in
          set.flatMap { first in set.filter { $0 != first }.map { [first, $0] } }
        })
      let twofold = findings.filter { $0.kind == .ambiguous }
      let ambiguous = Set(twofold.map { $0.routes[0].name })
      // A link of more segments than the universe has whole is beyond brute force.
      let short = Set(twofold.filter { universe.isWhole($0.witness?.text) }.map { $0.routes[0].name })
      // So is what `*` reaches alone.
      let reaching = Set(table.routes.filter { $0.template.path.contains(.wildcard) }.map(\.name))
      let complaints =
        [
          silent.isSubset(of: force.silent) && force.silent.subtracting(silent).isSubset(of: reaching)
            ? nil : "silent: \(silent), but \(force.silent)",
          force.taken.filter { silent.isDisjoint(with: $0) }.isSubset(of: taken.union(mutual))
            && taken.isSubset(of: force.allTaken)
            && mutual.allSatisfy { !force.allTaken.isDisjoint(with: [$0, $0.reversed()]) }
            ? nil : "taken: \(taken), of sets \(mutual), but \(force.taken), and maybe \(force.takenUnread)",
          short.isSubset(of: force.ambiguous) && force.ambiguous.isSubset(of: ambiguous)
            ? nil : "ambiguous: \(ambiguous), but \(force.ambiguous)",
        ].compactMap { $0 } + findings.compactMap { fault(of: $0, table, universe) }
      guard complaints.isEmpty else {
        Issue.record("\(made.lines)\n\(complaints.joined(separator: "\n"))\n\(Seed.note)")
        return
      }
    }
    #expect(count.has(number, of: kinds), "\(count)")
    #expect(count.found[.unreachable, default: 0] * 2 < count.routes)
  }

  /// A link of two routes that one of them wins, of which a finding says that none is known.
  private func fault(of finding: Finding, _ table: RouteTable, _ universe: PathUniverse) -> String? {
    guard finding.kind == .crossing, finding.message.contains("no link is known") else { return nil }
    let pair = finding.routes.prefix(2).compactMap(\.index)
    let alone = pair.map { route in table.filtered { $0 == route } }
    let link = universe.links.map(\.text).first { link in
      alone.allSatisfy { $0.lookup(link) != nil } && table.lookup(link).map { pair.contains($0.index) } == true
    }
    return link.map { "\($0) is won: \(finding)" }
  }

  @Test func `findings do not depend on the order of the routes, and their links show them`() throws {
    var count = Count()
    let rounds = Random.draws(40, atLeast: 4)
    let kinds = [Finding.Kind.unreachable, .printCollision, .ambiguous, .crossing, .discardingWildcard]
    let number = Random.isCampaign ? 2 : 1
    for round in 0..<max(rounds, 200) {
      if round >= rounds, count.has(number, of: kinds) { break }
      var tables = TableGenerator(Seed.random("check", round))
      let made = tables.table(strictQuery: round % 5 == 0, upTo: 6)
      var links = LinkGenerator(Random(tables.random.next()))
      let requests = (0..<80).map { _ in (links.link(for: made), links.random.method()) }
      let findings = made.table.check()
      count.add(findings)
      var complaints = findings.compactMap { finding in
        made.table.fault(of: finding).map { "\($0): \(finding)" }
      }
      for finding in findings where finding.kind == .unreachable || finding.kind == .duplicate {
        for (link, method) in requests {
          guard let match = try? made.table.match(link, method: method) else { continue }
          if match.index == finding.routes[0].index { complaints.append("\(link) is answered: \(finding)") }
        }
      }
      let order = tables.random.shuffled(Array(made.routes.indices))
      let shuffled = try RouteTable(order.map { made.routes[$0] }, origins: made.origins, options: made.options)
      let before = Set(findings.map { FindingText($0, in: made.routes) })
      let after = Set(shuffled.check().map { FindingText($0, in: order.map { made.routes[$0] }) })
      if before != after { complaints.append("\(before.symmetricDifference(after))") }
      guard complaints.isEmpty else {
        Issue.record("\(made.lines)\n\(complaints.joined(separator: "\n"))\n\(Seed.note)")
        return
      }
    }
    #expect(count.has(number, of: kinds), "\(count)")
  }
}

/// A finding without what depends on the order of the routes.
private struct FindingText: Hashable, CustomStringConvertible {
  let description: String

  init(_ finding: Finding, in routes: [RouteTable.Route]) {
    // Of the routes that give a place the same name, the first declared stands for all.
    guard finding.kind != .differingNames else {
      description = "\(finding.kind) \(finding.routes.count)"
      return
    }
    let templates = finding.routes.map { "\($0.name) \($0.template)" }.sorted().joined(separator: " · ")
    description = "\(finding.kind) \(finding.severity) \(templates)"
  }
}

/// What short paths say of a table.
private struct BruteForce {
  /// Routes that answer none of the links.
  private(set) var silent: Set<String> = []
  /// Routes with a value that is not printed, and who takes it.
  private(set) var taken: Set<[String]> = []
  /// The same for values of links that the route reads in another way first.
  private(set) var takenUnread: Set<[String]> = []
  var allTaken: Set<[String]> { taken.union(takenUnread) }
  /// Routes that read a link in several ways.
  private(set) var ambiguous: Set<String> = []

  init(_ table: RouteTable, _ links: [(text: String, segments: [String])]) {
    let winners = Set(links.compactMap { table.lookup($0.text)?.index })
    silent = Set(table.routes.indices.filter { !winners.contains($0) }.map { table.routes[$0].name })
    let oracle = Oracle(table.routes, origins: table.origins, options: table.options)
    let types = OracleTypes(custom: Dictionary(uniqueKeysWithValues: table.options.types.map { ($0.name, $0) }))
    for (index, route) in table.routes.enumerated() {
      let alone = table.filtered { $0 == index }
      let naive = oracle.routes[index]
      for link in links {
        // A lookup does not ask why a link is refused.
        guard alone.lookup(link.text) != nil, let match = try? alone.match(link.text) else { continue }
        var reader = OracleReader(types: types, segments: link.segments, isCompact: false)
        reader.read(naive.path, from: 0, OracleReading())
        if Set(reader.found.map(\.values)).count > 1 { ambiguous.insert(route.name) }
        if let taker = Self.taker(of: match.captures, index, table) { taken.insert([route.name, taker]) }
        for captures in reader.found.count > 1 ? oracle.readings(of: link.text, by: naive) : [] {
          if let taker = Self.taker(of: captures, index, table) { takenUnread.insert([route.name, taker]) }
        }
      }
    }
  }

  /// The route that answers the link of these values, which is not printed for that.
  private static func taker(of captures: Captures, _ route: Int, _ table: RouteTable) -> String? {
    do throws(PrintError) {
      _ = try table.print(captures, route: route)
    } catch {
      if case .taken(let taker) = error.reason { return taker }
    }
    return nil
  }
}
