/// Two tables as one, in which proofs tell their links apart: the old routes come first, then the new ones.
///
/// Origins that only one table has are left out: they are a change of their own.
struct TablePair {
  let old: RouteTable
  let new: RouteTable
  /// Both tables' routes at the origins that both have; then ``scripts``.
  let both: RouteTable
  let setting: RelationSetting
  /// For each route of both tables, those that may share a link with it.
  let meetings: [Set<Int>]
  /// For each route of ``RouteTable/Route/ofScripts``, the one that refuses its links.
  let scripts: [Int: Int]
  let origins: OriginChanges
  /// The routes of both tables of which one, or another one of its name, which may print for it, has a default that is not known.
  let unknownDefaults: Set<Int>
  /// Whether all pairs of routes that may meet are known.
  let isComplete: Bool
  private let memory = Work.Memory()

  init(_ old: RouteTable, _ new: RouteTable) {
    let origins = OriginChanges(old, new)
    let types = MergedTypes(old.options.types, new.options.types)
    let routes =
      old.routes.indices.map { origins.route($0, of: old, besides: origins.removed) { $0 } }
      + new.routes.indices.map { origins.route($0, of: new, besides: origins.added, changing: types.renamed) }
    var options = old.options
    options.types = types.all
    // Each route says for itself whether it ignores case.
    options.text.case = .exact
    (self.old, self.new, self.origins) = (old, new, origins)
    unknownDefaults = old.unknownDefaults.union(new.unknownDefaults.map { $0 + old.routes.count })
    // Each is compiled again.
    Work.current?.spend(1000 * routes.count)
    let refused = routes.enumerated().flatMap { index, route in route.ofScripts.map { (index, $0) } }
    var scripts: [Int: Int] = [:]
    for (index, script) in refused.enumerated() { scripts[routes.count + index] = script.0 }
    self.scripts = scripts
    both = RouteTable(repeating: routes + refused.map { $0.1 }, origins: origins.all, options: options)
    setting = RelationSetting(both) { ($0 < old.routes.count ? old : new).options.strictQuery }
    var meetings = Array(repeating: Set<Int>(), count: both.routes.count)
    let (pairs, isComplete) = both.pairsThatMayMeet(most: 20_000 + 20 * both.routes.count)
    for (first, second) in pairs {
      meetings[first].insert(second)
      meetings[second].insert(first)
      memory.grow(64)
    }
    (self.meetings, self.isComplete) = (meetings, isComplete)
  }

  var olds: Range<Int> { 0..<old.routes.count }
  var news: Range<Int> { olds.upperBound..<(olds.upperBound + new.routes.count) }

  func isOld(_ route: Int) -> Bool { olds.contains(route) }
  func table(of route: Int) -> RouteTable { isOld(route) ? old : new }

  func index(_ route: Int) -> Int { isOld(route) ? route : route - olds.upperBound }
  func route(_ route: Int) -> RouteTable.Route { table(of: route).routes[index(route)] }
  func template(_ route: Int) -> Template { self.route(route).template }

  /// The routes of one table that may share a link with a route.
  func meetings(of route: Int, in table: Range<Int>) -> [Int] { meetings[route].filter(table.contains).sorted() }

  /// The route that wins a link in one of the tables, gone or not; nil if none matches.
  func winner(of link: TemplateRelation.Witness, in routes: Range<Int>) -> Int? {
    let table = routes == olds ? old : new
    return table.tried(link.text, method: link.method).map { routes.lowerBound + $0.index }
  }

  // MARK: Proofs

  /// Whether one route wins a link of the old table, and another, or none, wins it in the new one.
  ///
  /// - Parameters:
  ///   - hasNoOtherKeys: whether only those links count whose query keys the old route reads.
  ///   - isWanted: whether a link is one that the caller looks for.
  func fact(
    old: Int?, new: Int?, hasNoOtherKeys: Bool = false,
    where isWanted: (TemplateRelation.Witness) -> Bool = { _ in true }
  ) -> TemplateRelation.Fact {
    guard let route = old ?? new else { return .no }
    /// A rival matches a link of all routes that must match it.
    func contest(_ winner: Int?, _ table: Range<Int>, _ precedence: RoutePrecedence) -> LinkSearch.Contest {
      var shared = meetings[route].filter { table.contains($0) && $0 != winner }
      if let other = old == nil ? nil : new { shared.formIntersection(meetings[other]) }
      return .init(
        winner: winner, rivals: shared.sorted(), precedence: precedence,
        hasNoOtherKeys: hasNoOtherKeys && table == olds)
    }
    let contests = [contest(old, olds, self.old.options.precedence), contest(new, news, self.new.options.precedence)]
    let others = (contests.flatMap { $0.rivals } + [old, new].compactMap { $0 }).filter { $0 != route }
    func isRight(_ link: TemplateRelation.Witness) -> Bool {
      winner(of: link, in: olds) == old && winner(of: link, in: news) == new
    }
    var fact = TemplateRelation.Fact.unknown
    if others.count < Self.mostRivals {
      fact = setting.spaces(of: [route], beside: others).reduce(.no) { fact, space in
        fact.isYes
          ? fact
          : fact.or(space.fact(contests, tries: 4000, where: isRight, isWanted: isWanted))
      }
    }
    if fact.isNo, let link = setting.rawLinks(of: route).first(where: { isRight($0) && isWanted($0) }) {
      return .yes(link)
    }
    guard case .unknown = fact else { return fact }
    return samples(of: route).first { isRight($0) && isWanted($0) }.map { .yes($0) } ?? .unknown
  }

  /// With more rivals than this, no search would end.
  static let mostRivals = 200

  /// Links of plain values that no table is likely to name, with all optional parts and with none.
  ///
  /// - Parameters:
  ///   - origin: where the links are; nil if the route's table shows its links.
  ///   - prefers: whether a parameter rather has a text than another one.
  func samples(
    of route: Int, in origin: Origin? = nil,
    preferring prefers: @escaping (Template.Parameter, String) -> Bool = { _, _ in true }
  ) -> [TemplateRelation.Witness] {
    let (table, index) = (table(of: route), index(route))
    return [(true, 0), (false, 0), (true, 1), (true, 2)].compactMap { isFull, branch in
      guard let captures = table.sample(index, isFull: isFull, branch: branch, preferring: prefers) else { return nil }
      let text =
        if let origin { try? table.text(of: captures, route: index, for: origin) } else {
          table.text(showing: captures, route: index)
        }
      guard let text else { return nil }
      table.count(trying: text, template(route).method, times: 2)
      return .init(method: template(route).method, text: text)
    }
  }

  // MARK: Changes

  func subject(_ route: Int) -> Finding.Subject {
    Finding.Subject(
      name: self.route(route).name, template: template(route).withoutFlags, location: nil, index: index(route))
  }

  /// - Parameter fix: what keeps the links as they were, of a change that breaks them.
  func change(
    _ kind: TableDiff.Change.Kind, _ old: Int?, _ new: Int?, _ link: TemplateRelation.Witness?, _ message: String,
    fix: String? = nil
  ) -> TableDiff.Change {
    TableDiff.Change(
      kind: kind, isBreaking: fix != nil, old: old.map(subject), new: new.map(subject), witness: link,
      message: message, fix: fix)
  }
}

extension RouteTable {
  /// The routes that have a default that is not known, and those of their names.
  fileprivate var unknownDefaults: Set<Int> {
    var (found, names) = (Set<Int>(), Set<ExactText>())
    for (index, route) in routes.enumerated() {
      // A gone route is no alias of others.
      let isKnown = options.aliasesByName && !isGone(index) && !names.insert(ExactText(route.name)).inserted
      if isKnown { continue }
      let aliases = aliases(of: index)
      if aliases.contains(where: { routes[$0].template.parameters.contains { $0.defaultValue == .unknown } }) {
        found.formUnion(aliases)
      }
    }
    return found
  }
}

/// The custom types of two tables: those of one name are the same type, unless both know its members, and these differ.
private struct MergedTypes {
  private(set) var all: [CustomType]
  /// Other names for types of the new table that differ from those of the old.
  private var names: [String: String] = [:]

  init(_ old: [CustomType], _ new: [CustomType]) {
    all = old
    for type in new {
      guard let index = old.firstIndex(where: { $0.name == type.name }) else {
        all.append(type)
        continue
      }
      let known = old[index]
      if let mine = known.members, let theirs = type.members, Set(mine) != Set(theirs) {
        var name = type.name + "-new"
        while (old + new).contains(where: { $0.name == name }) { name += "-" }
        names[type.name] = name
        all.append(CustomType(name, members: theirs, within: type.within))
      } else if known.members == nil, type.members != nil || known.isOpaque {
        // The table with more known values.
        all[index] = type
      }
    }
  }

  func renamed(_ template: Template) -> Template {
    if names.isEmpty { return template }
    let types = template.parameters.map { parameter -> ParameterType? in
      guard case .custom(let name) = parameter.type.element, let other = names[name] else { return nil }
      return parameter.type.isArray ? parameter.type.list(of: .custom(other)) : .custom(other)
    }
    return (try? template.withTypes(types)) ?? template
  }
}

extension TablePair {
  /// Changes of the options, which change how every link is read.
  func optionChanges() -> [TableDiff.Change] {
    let (before, after) = (old.options, new.options)
    var changes: [TableDiff.Change] = []
    func add(_ message: String, breaks: Bool) {
      changes.append(change(.options, nil, nil, nil, message, fix: breaks ? "keep the option" : nil))
    }
    if before.precedence != after.precedence {
      add(
        "\(after.precedence == .declared ? "the route declared first" : "the most specific route") wins now",
        breaks: false)
    }
    if before.strictQuery != after.strictQuery {
      add(
        after.strictQuery
          ? "an optional query item that does not read makes a link die"
          : "an optional query item that does not read is left out", breaks: after.strictQuery)
    }
    if before.text.case != after.text.case {
      // The affected links are reported for the routes.
      add(
        "the case of letters in a path \(after.text.case == .ignored ? "does not matter" : "matters") now",
        breaks: false)
    }
    if before.text.plus != after.text.plus {
      add("\"+\" in a query is \(after.text.plus == .form ? "a space" : "a plus") now", breaks: true)
    }
    for form in [TextForm.scheme, .web] where before.text.isLenient(form) != after.text.isLenient(form) {
      let links = form == .web ? "web links and bare paths" : "links of custom schemes"
      let isRefused = !after.text.isLenient(form)
      add("empty segments in \(links) are \(isRefused ? "refused" : "dropped") now", breaks: isRefused)
    }
    let (old, new) = (before.text.limits, after.text.limits)
    for (name, was, now) in [
      ("bytes", old.bytes, new.bytes), ("segments", old.segments, new.segments),
      ("query items", old.queryItems, new.queryItems),
    ] {
      if was != now { add("a link may have \(now) \(name); before, it could have \(was)", breaks: now < was) }
    }
    return changes
  }
}

/// A link of one table that leads nowhere in another.
package struct UnreadLink: Sendable, Hashable {
  /// The index of the route that wins the link.
  package let route: Int
  /// The link; nil if it is not known whether there is one.
  package let link: TemplateRelation.Witness?
  /// The index of the other table's route that knows the link as gone.
  package let gone: Int?
}

extension RouteTable {
  /// For each route, a link that it wins and that leads nowhere in another table, if there is one. Each was matched in both.
  ///
  ///     // this: user users/{id}   other: user users/{id:int}
  ///     table.unread(in: other).links   // user: /users/a
  ///
  /// Links of origins that only one table has are not compared.
  ///
  /// - Parameters:
  ///   - hasNoOtherKeys: whether only those links count whose query keys this table's route reads.
  ///   - isWanted: whether a link is one that the caller looks for.
  package func unread(
    in other: RouteTable, hasNoOtherKeys: Bool = false,
    where isWanted: (TemplateRelation.Witness) -> Bool = { _ in true }
  ) -> (links: [UnreadLink], isComplete: Bool) {
    let pair = TablePair(self, other)
    var (links, isComplete) = ([UnreadLink](), pair.isComplete && pair.origins.all.count <= OriginSet.capacity)
    for route in pair.olds where !pair.isGone(route) && pair.setting.programs.routes[route].origins != 0 {
      if Work.isOver {
        isComplete = false
        links.append(UnreadLink(route: pair.index(route), link: nil, gone: nil))
        continue
      }
      let meetings = pair.meetings(of: route, in: pair.news)
      let gone = meetings.filter(pair.isGone)
      let isCovered = meetings.contains { pair.isCovered(route, by: $0) }
      for rival in (isCovered ? [] : [nil]) + gone.map(Int?.some) {
        let fact = pair.fact(old: route, new: rival, hasNoOtherKeys: hasNoOtherKeys, where: isWanted)
        guard !fact.isNo else { continue }
        if fact.witness == nil { isComplete = false }
        links.append(UnreadLink(route: pair.index(route), link: fact.witness, gone: rival.map(pair.index)))
      }
    }
    return (links, isComplete)
  }
}
