import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// Law 4: the order of the routes, or a round trip of the table through text, changes nothing.
@Suite struct PermutationLaws {
  @Test func `permuting the routes changes nothing`() {
    var tally = Tally()
    let rounds = Random.draws(150)
    for round in 0..<max(rounds, 150) {
      if round >= rounds, tally.found * 3 > tally.pairs { break }
      var tables = TableGenerator(Seed.random("permuted", round))
      tables.mayAlias = false
      let table = tables.table(strictQuery: round % 4 == 0)
      let shuffled = tables.random.shuffled(table.routes)
      guard let other = TableCase(shuffled, origins: table.origins, options: table.options) else {
        Issue.record("refused when permuted:\n\(table.lines)\n\(Seed.note)")
        return
      }
      let locks = [table, other].map { TableLock([.init($0.table)]).json }
      #expect(locks[0] == locks[1], "\(table.lines)\n\(Seed.note)")
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<60 {
        let link = links.link(for: table)
        let method = links.random.method()
        let (mine, theirs) = (Outcome(table, link, method), Outcome(other, link, method))
        tally.count(Answer(of: table.table, link, method: method))
        guard !mine.isSame(as: theirs) else { continue }
        Issue.record("\(table.lines)\ntext \(link.debugDescription)\n\(mine)\npermuted, \(theirs)\n\(Seed.note)")
        tally.failures += 1
        if tally.failures == 5 { return }
      }
    }
    #expect(tally.found * 3 > tally.pairs, "\(tally) \(Seed.note)")
  }

  @Test func `printing and reading the table again changes nothing`() throws {
    var found = 0
    for round in 0..<Random.draws(80) {
      var tables = TableGenerator(Seed.random("reread", round))
      let table = tables.table()
      let routes = try table.routes.map { route in
        let origins = try route.origins?.map { try Origin(parsing: $0.description) }
        return RouteTable.Route(route.name, try Template(route.template.description), origins: origins)
      }
      let other = try #require(TableCase(routes, origins: table.origins, options: table.options))
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<40 {
        let link = links.link(for: table)
        let (mine, theirs) = (Outcome(table, link, nil), Outcome(other, link, nil))
        if mine.name != nil { found += 1 }
        #expect(
          mine.isSame(as: theirs),
          "\(table.lines)\ntext \(link.debugDescription)\n\(mine)\nthen \(theirs)\n\(Seed.note)")
      }
    }
    #expect(found > Random.enough(700))
  }

  @Test func `the same route twice is refused in any order`() {
    var refusals = 0
    for round in 0..<Random.draws(200) {
      var tables = TableGenerator(Seed.random("refused", round))
      tables.mayAlias = false
      let origins = tables.origins()
      var routes = tables.routes(5, origins: origins)
      for twin in 0..<tables.random.below(3) {
        let route = tables.random.pick(routes)
        routes.append(RouteTable.Route("twin\(twin)", tables.random.reordered(route.template), origins: route.origins))
      }
      let (mine, theirs) = (classes(routes, origins), classes(tables.random.shuffled(routes), origins))
      refusals += mine.count
      #expect(mine == theirs, "\(routes.map { "\($0.name): \($0.template)" }.joined(separator: "\n"))\n\(Seed.note)")
    }
    #expect(refusals > Random.enough(50))
  }

  /// The sets of routes that a table says are one route.
  private func classes(_ routes: [RouteTable.Route], _ origins: [Origin]) -> Set<Set<String>> {
    do throws(TableError) {
      _ = try RouteTable(routes, origins: origins, options: RouteTable.Options(types: customTypes))
      return []
    } catch {
      var classes: [Set<String>] = []
      for fault in error.faults {
        var joined = Set([fault.route, fault.first].compactMap { $0.map { routes[$0].name } })
        classes.removeAll { known in
          guard !known.isDisjoint(with: joined) else { return false }
          joined.formUnion(known)
          return true
        }
        classes.append(joined)
      }
      return Set(classes)
    }
  }
}

/// All that a text gives, by the name of the route and not by its place.
private struct Outcome: CustomStringConvertible {
  var name: String?
  var captures: Captures?
  var canonical: String?
  var extra: [Location.QueryItem] = []
  var unread: [Location.QueryItem] = []
  var error: LinkError?

  init(_ table: TableCase, _ link: String, _ method: String?) {
    do throws(LinkError) {
      let match = try table.table.match(link, method: method)
      (name, captures, canonical) = (match.route.name, match.captures, match.canonical)
      (extra, unread) = (match.extraQuery, match.unreadQuery)
    } catch {
      self.error = error
    }
  }

  func isSame(as other: Outcome) -> Bool { description.utf8.elementsEqual(other.description.utf8) }

  var description: String {
    if let error { return "\(error.kind) at \(error.offset) \(error.allowedMethods)" }
    return "\(name ?? "") \(captures?.values ?? []) \(captures?.choices ?? []) \(canonical ?? "") \(extra) \(unread)"
  }
}
