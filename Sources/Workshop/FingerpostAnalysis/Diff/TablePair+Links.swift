extension TablePair {
  // MARK: Links that die, move to another route, or are new

  /// What happens to the links of an old route that wins them.
  func linkChanges(of route: Int, _ renamed: RenamedRoutes, _ twins: [Int: Int]) -> [TableDiff.Change] {
    // Its origins are gone, which is a change of its own.
    guard setting.programs.routes[route].origins != 0 else { return [] }
    let meetings = meetings(of: route, in: news)
    var changes: [TableDiff.Change] = []
    let own = meetings.filter { renamed.isSame(self.route(route), self.route($0)) }
    if !meetings.contains(where: { isCovered(route, by: $0) }) {
      changes += death(of: route, own.first { !isGone($0) })
    }
    if changes.isEmpty { changes += refusal(of: route, twins) }
    for other in meetings where isGone(other) != isGone(route) || !own.contains(other) {
      if decideAlike(route, other, twins) { continue }
      changes += move(from: route, to: other, isKept: !own.isEmpty)
    }
    return changes
  }

  /// Whether both tables have both routes, so that these decide between their links in the same way.
  func decideAlike(_ route: Int, _ other: Int, _ twins: [Int: Int]) -> Bool {
    guard let first = twins[route], let second = twins[other], old.options.precedence == new.options.precedence,
      old.options.strictQuery == new.options.strictQuery
    else { return false }
    return old.options.precedence == .specific || (route < second) == (first < other)
  }

  /// - Parameter same: a route of the same name that reads some of the links.
  private func death(of route: Int, _ same: Int?) -> [TableDiff.Change] {
    let fact = fact(old: route, new: nil)
    guard !fact.isNo else { return [] }
    if isGone(route) {
      return fact.witness.map { link in
        [change(.dead, route, nil, link, "\(link) is not known as gone any more", fix: "keep the gone route")]
      } ?? []
    }
    guard let link = fact.witness else {
      return [
        change(
          .undecided, route, same, nil, "it is not known whether all its links are still read", fix: Self.fixOfDeath)
      ]
    }
    let isNarrowed = same != nil
    return [
      change(
        isNarrowed ? .narrowed : .dead, route, same, link,
        isNarrowed ? "no route reads some of its links any more, such as \(link)" : "no route reads \(link) any more",
        fix: Self.fixOfDeath)
    ]
  }

  static let fixOfDeath = "keep the template as a deprecated route, or mark it as gone"

  /// - Parameter isKept: whether the new table still has the route for some of its links.
  private func move(from route: Int, to other: Int, isKept: Bool) -> [TableDiff.Change] {
    let fact = fact(old: route, new: other)
    guard !fact.isNo else { return [] }
    let (name, known) = ("\"\(self.route(other).name)\"", fact.witness)
    if isGone(other) {
      guard !isGone(route) else { return [] }
      let reason = template(other).flags.gone.flatMap { $0.isEmpty ? nil : ": \($0)" } ?? ""
      let links = known.map { "\($0) is" } ?? "some links may be"
      return [change(.gone, route, other, known, "\(links) known to be gone\(reason)")]
    }
    let fix =
      isKept
      ? "let \(name) match less, or give it links of its own"
      : "let a route named \"\(self.route(route).name)\" read them, as before"
    guard let link = known else {
      return [
        change(.undecided, route, other, nil, "it is not known whether \(name) takes some of its links", fix: fix)
      ]
    }
    if isGone(route) { return [change(.widened, route, other, link, "\(link) is read again, by \(name)")] }
    let rule =
      old.options.precedence == .specific && new.options.precedence == .specific
      ? both.decision(between: route, and: other, for: link.text, method: link.method) : nil
    let reason = rule.flatMap { $0.winner == other ? ": \($0.rule)" : nil } ?? ""
    return [change(.moved, route, other, link, "\(link) is read by \(name) now\(reason)", fix: fix)]
  }

  /// Whether a new route reads links that no route read before.
  func gain(of route: Int, _ renamed: RenamedRoutes) -> [TableDiff.Change] {
    guard setting.programs.routes[route].origins != 0, !isGone(route) else { return [] }
    let own = self.route(route)
    let isNew = !renamed.kept.contains(own.name)
    let meetings = meetings(of: route, in: olds)
    if meetings.contains(where: { isCovered(route, by: $0) }) {
      return isNew ? [change(.added, nil, route, nil, "the route is new")] : []
    }
    let fact = fact(old: nil, new: route)
    if isNew {
      return [change(.added, nil, route, fact.witness, "the route is new\(fact.witness.map { ": \($0)" } ?? "")")]
    }
    guard let link = fact.witness else { return [] }
    let same = meetings.first { renamed.isSame(self.route($0), own) }
    return [change(.widened, same, route, link, "\(link) is read now, too")]
  }

  // MARK: Routes that are the same in both tables

  struct Identity: Hashable {
    let name: String
    let template: Template
    let origins: UInt64
  }

  func identity(_ route: Int) -> Identity {
    var template = both.routes[route].template
    template.flags = .init(ignoresCase: template.flags.ignoresCase)
    return Identity(name: self.route(route).name, template: template, origins: setting.programs.routes[route].origins)
  }

  /// For each route, the same one in the other table, if there is one.
  func twins() -> [Int: Int] {
    var identities: [Identity: Int] = [:]
    for route in news.reversed() { identities[identity(route)] = route }
    var twins: [Int: Int] = [:]
    for route in olds {
      guard let twin = identities[identity(route)], isGone(route) == isGone(twin) else { continue }
      (twins[route], twins[twin]) = (twin, route)
    }
    return twins
  }

  /// Whether a route of the other table surely reads every link of this one, and none less.
  func isCovered(_ route: Int, by other: Int) -> Bool {
    let (mine, theirs) = (setting.programs.routes[route], setting.programs.routes[other])
    return mine.origins & ~theirs.origins == 0 && (theirs.method == 0 || theirs.method == mine.method)
      && both.routes[route].template.pathText == both.routes[other].template.pathText
  }

  /// Whether the links of a route are known, and lead nowhere any more.
  func isGone(_ route: Int) -> Bool { template(route).flags.gone != nil }
}

extension Template {
  /// The shape without the method.
  fileprivate var pathText: String {
    var shape = shape
    shape.method = nil
    return shape.description
  }

  /// The shape without types.
  fileprivate var outlineText: String {
    let types = parameters.map { _ in ParameterType?.some(.string) }
    return ((try? shape.withTypes(types)) ?? shape).description
  }
}

/// Names of the old table that are other names in the new one, by the old name.
struct RenamedRoutes {
  private(set) var names: [String: String] = [:]
  /// The names in the new table of what the old one has.
  private(set) var kept: Set<String> = []

  /// A route is renamed if its name is gone, and a route with a new name has its shape; or else its shape but for types.
  init(_ pair: TablePair) {
    let (before, after) = (pair.old.names, pair.new.names)
    let (lost, found) = (Set(before).subtracting(after), Set(after).subtracting(before))
    kept = Set(before)
    defer { kept.formUnion(names.values) }
    guard !lost.isEmpty, !found.isEmpty else { return }
    var taken: Set<String> = []
    for text in [{ $0.shapeText }, { $0.outlineText }] as [(Template) -> String] {
      var routes: [String: [Int]] = [:]
      for route in pair.news where found.contains(pair.route(route).name) && !pair.isGone(route) {
        routes[text(pair.both.routes[route].template), default: []].append(route)
      }
      for route in pair.olds where !pair.isGone(route) {
        let name = pair.route(route).name
        guard lost.contains(name), names[name] == nil else { continue }
        let alike = routes[text(pair.both.routes[route].template)] ?? []
        let other = alike.first { pair.meetings[route].contains($0) && !taken.contains(pair.route($0).name) }
        guard let other else { continue }
        names[name] = pair.route(other).name
        taken.insert(pair.route(other).name)
      }
    }
  }

  /// Whether links of an old route and a new one open the same.
  func isSame(_ old: RouteTable.Route, _ new: RouteTable.Route) -> Bool { (names[old.name] ?? old.name) == new.name }
}
