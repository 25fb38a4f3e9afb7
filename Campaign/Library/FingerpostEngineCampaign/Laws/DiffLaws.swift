import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// What a comparison of two tables says is what brute force over links says.
@Suite struct DiffLaws {
  /// What becomes of a route's links: the route of the new table that wins some, or nil if they die.
  private struct Fate: Hashable, CustomStringConvertible {
    var old: String?
    var new: String?

    var description: String { "\(old ?? "nothing") → \(new ?? "nothing")" }
  }

  /// The fates that a comparison claims; renamed routes count as their old names.
  private struct Claims {
    var known: Set<Fate> = []
    var unknown: Set<Fate> = []
    /// From the old name of a route to its new one.
    var renamed: Set<Fate> = []

    init(_ diff: TableDiff) {
      for change in diff.changes {
        let (old, new) = (change.old?.name, change.new?.name)
        switch change.kind {
        case .dead, .narrowed: known.insert(Fate(old: old, new: nil))
        case .moved: known.insert(Fate(old: old, new: new))
        case .widened: known.insert(Fate(old: nil, new: new))
        case .added where change.witness != nil: known.insert(Fate(old: nil, new: new))
        case .renamed: renamed.insert(Fate(old: old, new: new))
        case .undecided: unknown.formUnion([Fate(old: old, new: nil), Fate(old: old, new: new)])
        default: break
        }
      }
    }
  }

  @Test(arguments: [RoutePrecedence.specific, .declared], [false, true])
  func `links die, move and appear where short paths say so`(
    precedence: RoutePrecedence, isOfHosts: Bool
  ) throws {
    let universe = PathUniverse(isOfHosts: isOfHosts)
    var random = Seed.random("diff paths \(precedence) \(isOfHosts)")
    var found: [TableDiff.Change.Kind: Int] = [:]
    let kinds = [TableDiff.Change.Kind.dead, .narrowed, .moved, .widened, .added]
    let rounds = Random.draws(60, atLeast: 4)
    for round in 0..<max(rounds, 300) {
      // No kind goes untried.
      if round >= rounds, kinds.allSatisfy({ found[$0] != nil }) { break }
      let words = (0..<(3 + random.below(3))).map { _ in random.pick(universe.vocabulary) }
      func path(_ random: inout Random) -> [String] {
        var path = (0..<(1 + random.below(3))).map { _ in random.pick(words) }
        // No more segments than the universe has whole.
        while path.joined().count(where: { $0 == "/" }) + path.count > 3 { path.removeLast() }
        return path
      }
      let before = (0..<(1 + random.below(4))).map { _ in path(&random) }
      var after = before
      for _ in 0..<(1 + random.below(2)) {
        switch random.below(4) {
        case 0 where after.count > 1: after.remove(at: random.below(after.count))
        case 1: after.append(path(&random))
        case 2: after.swapAt(random.below(after.count), random.below(after.count))
        default: after[random.below(after.count)] = path(&random)
        }
      }
      let options = RouteTable.Options(precedence: precedence)
      let tables = try [before, after].map { paths in
        let routes = try paths.enumerated().map { RouteTable.Route("r\($0)", try Template(universe.text($1))) }
        return TableCase(routes, origins: [universe.origin], options: options)
      }
      guard let old = tables[0], let new = tables[1] else { continue }
      let diff = new.table.diff(from: old.table)
      for change in diff.changes { found[change.kind, default: 0] += 1 }
      let claims = Claims(diff)
      var fates: Set<Fate> = []
      for link in universe.links.map(\.text) {
        let winners = [old, new].map { (try? $0.table.match(link))?.route.name }
        if winners[0] != winners[1] { fates.insert(Fate(old: winners[0], new: winners[1])) }
      }
      fates.subtract(claims.renamed)
      // A link of more segments than the universe has whole is beyond brute force.
      let long = Claims(TableDiff(diff.changes.filter { !universe.isWhole($0.witness?.text) })).known
      var complaints = diff.changes.compactMap { fault(of: $0, old, new) }
      if !fates.isSubset(of: claims.known) { complaints.append("missed: \(fates.subtracting(claims.known))") }
      if !claims.known.subtracting(long).isSubset(of: fates) {
        complaints.append("claimed: \(claims.known.subtracting(fates))")
      }
      if !claims.unknown.isEmpty { complaints.append("not known: \(claims.unknown)") }
      guard complaints.isEmpty else {
        Issue.record("\(old.lines)\n\(new.lines)\n\(diff)\n\(complaints.joined(separator: "\n"))\n\(Seed.note)")
        return
      }
    }
    #expect(kinds.filter { found[$0] == nil } == [])
    #expect(found[.undecided] == nil)
  }

  @Test func `no link changes its route unless the comparison says so`() throws {
    var (changed, undecided, all) = (0, 0, 0)
    let rounds = Random.draws(60, atLeast: 8)
    for round in 0..<max(rounds, 60) {
      if round >= rounds, changed > Random.enough(100), undecided * 10 < all { break }
      var tables = TableGenerator(Seed.random("diff", round))
      let old = tables.table(strictQuery: round % 5 == 0, upTo: 6)
      var routes = old.routes
      for _ in 0..<(1 + tables.random.below(2)) {
        let other = tables.routes(1, origins: old.origins)[0]
        switch tables.random.below(3) {
        case 0 where routes.count > 1: routes.remove(at: tables.random.below(routes.count))
        case 1: routes.append(RouteTable.Route("new", other.template, origins: other.origins))
        default:
          let index = tables.random.below(routes.count)
          routes[index] = RouteTable.Route(routes[index].name, other.template, origins: other.origins)
        }
      }
      var (origins, options) = (old.origins, old.options)
      if tables.random.chance(30) {
        origins = tables.random.shuffled(origins + tables.origins().filter { !origins.contains($0) })
        if tables.random.chance(50), origins.count > 1 { origins.removeLast() }
        routes = routes.map { route in
          let own = route.origins?.filter(origins.contains) ?? []
          return .init(route.name, route.template, origins: own.isEmpty ? nil : own)
        }
      }
      if tables.random.chance(15) {
        options.precedence = options.precedence == .specific ? .declared : .specific
      }
      if tables.random.chance(10) { options.strictQuery.toggle() }
      guard let new = TableCase(routes, origins: origins, options: options) else { continue }
      let diff = new.table.diff(from: old.table)
      let claims = Claims(diff)
      // What is said of an origin or an option goes for all routes.
      let isGeneral = diff.changes.contains { change in
        change.isBreaking && change.old == nil && [.dead, .options, .undecided].contains(change.kind)
      }
      var links = LinkGenerator(Random(tables.random.next()))
      var complaints = diff.changes.compactMap { fault(of: $0, old, new) }
      for number in 0..<120 {
        let link = links.link(for: number % 2 == 0 ? old : new)
        let method = links.random.method()
        let matches = [old, new].map { try? $0.table.match(link, method: method) }
        let fate = Fate(old: matches[0]?.route.name, new: matches[1]?.route.name)
        guard fate.old != fate.new, !claims.renamed.contains(fate) else { continue }
        changed += 1
        // What is gained may be left undecided without a word.
        let isTold = claims.known.contains(fate) || claims.unknown.contains(fate)
        if !isTold, fate.old != nil, !isGeneral { complaints.append("\(method ?? "GET") \(link): \(fate)") }
      }
      all += diff.changes.count
      undecided += diff.changes.count { $0.kind == .undecided }
      guard complaints.isEmpty else {
        Issue.record("\(old.lines)\n\(new.lines)\n\(diff)\n\(complaints.joined(separator: "\n"))\n\(Seed.note)")
        return
      }
    }
    #expect(changed > Random.enough(100))
    #expect(undecided * 10 < all, "\(undecided) of \(all)")
  }

  @Test func `a table that is compared with itself in another order does not change`() throws {
    for round in 0..<Random.draws(40, atLeast: 8) {
      var tables = TableGenerator(Seed.random("diff same", round))
      // Aliases print in the order of declaration.
      tables.mayAlias = false
      let old = tables.table(strictQuery: round % 5 == 0, upTo: 8)
      let new = try RouteTable(tables.random.shuffled(old.routes), origins: old.origins, options: old.options)
      #expect(new.diff(from: old.table).changes == [], "\(old.lines)\n\(Seed.note)")
    }
  }

  /// What a change's link does not show, of what it should.
  private func fault(of change: TableDiff.Change, _ old: TableCase, _ new: TableCase) -> String? {
    guard let link = change.witness else { return nil }
    let matches = [old, new].map { try? $0.table.match(link.text, method: link.method) }
    let winners = matches.map { $0?.index }
    let isOfOrigin = change.old == nil && change.new == nil
    let isShown =
      switch change.kind {
      case .dead where isOfOrigin: winners[0] != nil && winners[1] == nil
      case .widened where isOfOrigin: winners[0] == nil && winners[1] != nil
      case .dead, .narrowed: winners == [change.old?.index, nil]
      case .widened, .added: winners == [nil, change.new?.index]
      case .values: winners == [change.old?.index, change.new?.index] && areOthers(change, matches)
      case .canonical:
        winners == [change.old?.index, change.new?.index]
          && matches.allSatisfy { $0.map { change.message.contains($0.canonical) } == true }
          && matches[0]?.canonical != matches[1]?.canonical
      case .undecided where change.old != nil: winners == [change.old?.index, change.new?.index]
      case .moved, .renamedParameter, .type: winners == [change.old?.index, change.new?.index]
      default: true
      }
    return isShown ? nil : "\(change), but \(winners) \(matches.map { $0?.description ?? "" })"
  }

  /// Whether the value that a change is about differs in two matches of its link.
  private func areOthers(_ change: TableDiff.Change, _ matches: [Match?]) -> Bool {
    let name = change.message.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
    let texts = matches.map { match in match?.values.first { $0.name == name }?.capture.texts.map { Array($0.utf8) } }
    return texts[0] != texts[1]
  }

  /// What an edit puts in place of what, in the text of a template.
  private static let edits: [(String, String)] = [
    ("#a", "#me"), ("#", "#/"), ("#/", "#"), ("k=", "q="), ("q=", "k="), ("a=", "page="), ("page=", "a="), ("k=", "K="),
    (":int}", ":uint8}"), (":uint8}", ":int}"), (":int", ":double"), ("=1}", "=2}"), ("-", "."), (".", "-"),
    ("-{", "--{"), ("me", "Me"), ("A", "a"), ("a/", "A/"), ("{n1", "{n2"), ("{n2", "{n1"), ("&", "&a=1&"), ("(", "(b/"),
    ("/{", "/a-{"), ("}/", "}.a/"), ("{*", "{**"), ("*/", "{x}/"), ("#{", "(#{"), ("/{", "/({"), ("}/", "})/"),
    ("=%C3%A9", "=a"), ("}", ":low}"), ("}", ":even}"), ("}", ":[int]}"),
  ]

  /// A template with a slight change; nil if it then does not read.
  private func edited(_ template: Template, _ random: inout Random) -> Template? {
    var text = template.description
    if random.chance(12) {
      text += random.pick([" [case=ignore]", " [web]", "#{f}", "?k={f}", "(#{f:int})"])
    } else {
      let known = Self.edits.filter { text.contains($0.0) }
      guard !known.isEmpty else { return nil }
      for _ in 0...random.below(2) {
        let (old, new) = random.pick(known)
        let cuts = text.indices.filter { text[$0...].hasPrefix(old) }
        guard !cuts.isEmpty else { continue }
        let cut = random.pick(cuts)
        text = text[..<cut] + new + text[text.index(cut, offsetBy: old.count)...]
      }
    }
    return try? Template(text)
  }

  @Test func `every link that a comparison of edited templates shows is read as it says`() throws {
    var found: [TableDiff.Change.Kind: Int] = [:]
    var undecided = 0
    for round in 0..<Random.draws(1600, atLeast: 100) {
      var tables = TableGenerator(Seed.random("diff edits", round))
      let old = tables.table(strictQuery: round % 7 == 0, upTo: 3)
      var (routes, options) = (old.routes, old.options)
      for _ in 0...tables.random.below(2) {
        let index = tables.random.below(routes.count)
        guard let template = edited(routes[index].template, &tables.random) else { continue }
        routes[index] = RouteTable.Route(routes[index].name, template, origins: routes[index].origins)
      }
      if tables.random.chance(10) { options.text.case = options.text.case == .ignored ? .exact : .ignored }
      guard let new = TableCase(routes, origins: old.origins, options: options) else { continue }
      let diff = new.table.diff(from: old.table)
      for change in diff.changes { found[change.kind, default: 0] += 1 }
      undecided += diff.changes.count { $0.kind == .undecided }
      let complaints = diff.changes.compactMap { fault(of: $0, old, new) }
      guard complaints.isEmpty else {
        Issue.record("\(old.lines)\n\(new.lines)\n\(diff)\n\(complaints.joined(separator: "\n"))\n\(Seed.note)")
        return
      }
    }
    let kinds: [TableDiff.Change.Kind] = [
      .dead, .narrowed, .moved, .values, .renamedParameter, .type, .canonical, .widened,
    ]
    #expect(kinds.filter { found[$0] == nil } == [], "\(found)")
    #expect(undecided * 10 < found.values.reduce(0, +), "\(found)")
  }
}
