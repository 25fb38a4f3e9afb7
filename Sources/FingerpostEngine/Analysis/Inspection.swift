/// A table under inspection: what its checks share.
struct Inspection {
  /// Routes that may share a link, and how they lie to each other.
  struct Meeting {
    let first: Int
    let second: Int
    let relation: TemplateRelation
  }

  let table: RouteTable
  private let places: (Int) -> SourcePlace?
  let values: RouteValues
  private let spelled = SpelledTexts()
  private(set) var meetings: [Meeting] = []
  /// For each route, the places of its meetings.
  private var meetingsOf: [Int: [Int]] = [:]
  /// Routes that are known never to answer: what else is wrong with them is of no interest.
  var silent: Set<Int> = []

  init(_ table: RouteTable, places: @escaping (Int) -> SourcePlace?, values: RouteValues) {
    (self.table, self.places, self.values) = (table, places, values)
  }

  /// Whether all pairs were compared that were asked for.
  private(set) var isComplete = true

  /// The most pairs that meet, of which nearly each is a finding: a table that has more is beyond reading.
  static let mostMeetings = 150_000

  mutating func meet(_ first: Int, _ second: Int) {
    guard meetings.count < Self.mostMeetings else {
      isComplete = false
      return
    }
    let relation = table.relation(of: first, to: second, spelled)
    if relation.kind == .disjoint { return }
    for route in [first, second] { meetingsOf[route, default: []].append(meetings.count) }
    meetings.append(Meeting(first: first, second: second, relation: relation))
  }

  func meetings(of route: Int) -> [Meeting] { (meetingsOf[route] ?? []).map { meetings[$0] } }

  /// What routes are compared in.
  func settings(for routes: [Int]) -> [RelationSetting] { table.settings(for: routes, spelled) }

  /// The routes that may take a route's links for good.
  func rivals(of route: Int) -> [Int] {
    meetings(of: route).map { $0.first == route ? $0.second : $0.first }.filter { !values.mayRefuse($0) }
  }

  func subject(_ route: Int) -> Finding.Subject {
    let declared = table.routes[route]
    return Finding.Subject(
      name: declared.name, template: declared.template.withoutFlags, place: places(route), index: route)
  }

  /// The name of a route, in quotes; with its template where both routes of a pair have the same name.
  func name(_ route: Int, beside other: Int? = nil) -> String {
    let name = table.routes[route].name
    guard let other, table.routes[other].name == name else { return "\"\(name)\"" }
    return "\"\(name)\" (\(table.routes[route].template.withoutFlags))"
  }

  /// Whether one of the routes says that it overlaps the other.
  func accepts(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (table.routes[first], table.routes[second])
    return one.template.flags.overlaps.contains(other.name) || other.template.flags.overlaps.contains(one.name)
  }

  /// What to do about an overlap: the change, or what to write in a template to accept it, where it is not accepted yet.
  func fix(_ change: String, orAccept first: Int, _ second: Int) -> String {
    var flags = Template.Flags.none
    if accepts(first, second) {
      let (one, other) =
        table.routes[first].template.flags.overlaps.contains(table.routes[second].name)
        ? (first, second) : (second, first)
      flags.overlaps = [table.routes[other].name]
      return "nothing: \(flags.text) on \(name(one, beside: other)) accepts it"
    }
    flags.overlaps = [table.routes[second].name]
    return "\(change), or accept it: \(flags.text) on \(name(first, beside: second))"
  }

  /// Which of two routes wins a link that both match, and why.
  func decision(
    between first: Int, and second: Int, for link: TemplateRelation.Witness
  ) -> (winner: Int, rule: DecidingRule)? {
    table.decision(between: first, and: second, for: link.text, method: link.method)
  }

  /// Who answers a link.
  func winner(of text: String, method: String?) -> Int? { (try? table.match(text, method: method))?.index }

  /// What a route prints as a link, and that link, read by whoever takes it; nil where it prints no such link.
  func printing(of text: String, by route: Int) -> (captures: Captures, match: Match)? {
    let method = table.routes[route].template.method
    guard let match = try? table.match(text, method: method) else { return nil }
    return table.printed(text, by: route).map { ($0, match) }
  }
}

/// What is known of the values that routes stand for: by the table their names, by a caller with values of its own more.
package struct RouteValues {
  /// Whether the value that the captures of a route stand for is printed by any route, for the source of a match.
  let isPrinted: (_ route: Int, _ captures: Captures, _ match: Match) -> Bool
  /// Whether two routes stand for the same.
  let areAliases: (Int, Int) -> Bool
  /// Whether a route may leave a link that it reads to the others.
  let mayRefuse: (Int) -> Bool

  package init(
    isPrinted: @escaping (_ route: Int, _ captures: Captures, _ match: Match) -> Bool,
    areAliases: @escaping (Int, Int) -> Bool, mayRefuse: @escaping (Int) -> Bool
  ) {
    (self.isPrinted, self.areAliases, self.mayRefuse) = (isPrinted, areAliases, mayRefuse)
  }

  init(_ table: RouteTable) {
    self.init(isPrinted: table.isPrinted, areAliases: table.areAliases, mayRefuse: { _ in false })
  }
}

extension RouteTable {
  /// What a route's parameters hold where it is the one that prints a text; nil where it prints no such text.
  fileprivate func printed(_ text: String, by route: Int) -> Captures? {
    scanned(text) { printed($0, by: route) }
  }

  private func printed(_ text: ScannedText, by route: Int) -> Captures? {
    return unsafe withUnsafeTemporaryAllocation(byteCount: Hit.memory, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return nil }
      var hit = unsafe Hit(memory)
      let program = programs[route]
      hit.start(route, program.record)
      let query = QueryReading(programs: programs.flat, text: text, isStrict: options.strictQuery)
      let isRead = unsafe PathReading(programs, route, text, asPrinted: true).read(
        ranks: UnsafeBufferPointer(start: nil, count: 0), into: &hit
      ) { variant in
        var sink = QueryReading.Answer()
        return query.read(program.record, variant, into: &sink)
      }
      guard isRead, query.read(program.record, hit.variant, into: &hit) else { return nil }
      return captures(hit, text.bytes)
    }
  }

  /// Whether the route, or one of its name, prints the value.
  func isPrinted(_ index: Int, _ captures: Captures, like match: Match) -> Bool {
    let (values, source) = (programs[index].valuesByName(captures), match.location.source)
    return inOrderOfPrinting(aliases(of: index)).contains { alias in
      guard routes[alias].template.flags.deprecation == nil, programs[alias].record.origins & source.origins != 0,
        let own = alias == index ? captures : try? programs[alias].captures(values, custom: custom)
      else { return false }
      return (try? print(own, route: alias, for: source, method: routes[alias].template.method)) != nil
    }
  }
}

extension Template {
  /// The template's text, its brackets left out.
  package var withoutFlags: String {
    var template = self
    template.flags = .none
    return template.description
  }
}
