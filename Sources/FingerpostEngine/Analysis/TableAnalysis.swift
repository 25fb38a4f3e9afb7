/// The state that the checks of one table share.
struct TableAnalysis {
  /// Two routes that may share a link, and their relation.
  struct Meeting {
    let first: Int
    let second: Int
    let relation: TemplateRelation
  }

  let table: RouteTable
  let setting: RelationSetting
  let values: RouteValues
  private let locations: (Int) -> DeclarationLocation?
  private let isOfEnum: Bool
  private(set) var meetings: [Meeting] = []
  /// The indices of each route's meetings.
  private var meetingsOf: [Int: [Int]] = [:]
  /// Routes that are known never to answer; their overlaps are not reported.
  var unreachable: Set<Int> = []
  /// Whether all pairs were compared.
  private(set) var isComplete = true

  /// The most meetings before comparing stops. Nearly every meeting is a finding, and nobody could read more.
  var mostMeetings: Int

  init(
    _ table: RouteTable, locations: @escaping (Int) -> DeclarationLocation?, values: RouteValues,
    isOfEnum: Bool = false
  ) {
    (self.table, self.locations, self.values, self.isOfEnum) = (table, locations, values, isOfEnum)
    setting = RelationSetting(table)
    mostMeetings = 10_000 + 10 * table.routes.count
  }

  mutating func meet(_ first: Int, _ second: Int) {
    guard meetings.count < mostMeetings else {
      isComplete = false
      return
    }
    let relation = setting.relation(of: first, to: second)
    if relation.kind == .disjoint { return }
    for route in [first, second] { meetingsOf[route, default: []].append(meetings.count) }
    meetings.append(Meeting(first: first, second: second, relation: relation))
  }

  /// The routes that a route may share a link with, and the relation of each pair.
  func meetings(of route: Int) -> [(other: Int, relation: TemplateRelation)] {
    (meetingsOf[route] ?? []).map { number in
      let meeting = meetings[number]
      return (meeting.first == route ? meeting.second : meeting.first, meeting.relation)
    }
  }

  func template(_ route: Int) -> Template { table.routes[route].template }

  /// Which of two routes wins a link that both match, and why.
  func decision(
    between first: Int, and second: Int, for link: TemplateRelation.Witness
  ) -> (winner: Int, rule: DecidingRule)? {
    table.decision(between: first, and: second, for: link.text, method: link.method)
  }

  func winner(of link: TemplateRelation.Witness) -> Int? {
    table.answer(link.text, method: link.method)?.index
  }

  /// Plain captures of a route, which no table is likely to name.
  ///
  /// - Parameters:
  ///   - isFull: whether all optional parts are present, or none.
  ///   - branch: the index of the branch to take in each group, or its last branch if it has fewer.
  func sample(_ route: Int, isFull: Bool, branch: Int = 0) -> Captures? {
    var sampler = PlainSampler(isFull: isFull, branch: branch, custom: table.custom)
    return template(route).captures(from: &sampler)
  }

  /// A link that shows captures: see ``RouteTable/text(showing:route:)``.
  func link(showing captures: Captures, _ route: Int) -> TemplateRelation.Witness? {
    table.text(showing: captures, route: route).map { .init(method: template(route).method, text: $0) }
  }

  // MARK: Findings

  /// - Parameter routes: the first is the one to look at.
  func finding(
    _ kind: Finding.Kind, _ routes: [Int], _ link: TemplateRelation.Witness? = nil, _ message: String, fix: String
  ) -> Finding {
    let subjects = routes.map { route in
      Finding.Subject(
        name: table.routes[route].name, template: template(route).withoutFlags, location: locations(route), index: route
      )
    }
    let isError = [.duplicate, .unreachable, .unknownInstead].contains(kind)
    return Finding(kind, isError ? .error : .warning, subjects, witness: link, message: message, fix: fix)
  }

  /// The finding for an overlap of two routes, of which the first should be changed: a warning, unless one of them accepts it.
  ///
  /// - Parameter change: what to do.
  func overlap(
    _ kind: Finding.Kind, _ first: Int, _ second: Int, _ link: TemplateRelation.Witness, _ message: String,
    change: String
  ) -> Finding {
    func accepts(_ one: Int, _ other: Int) -> Bool {
      template(one).flags.overlaps.contains(table.routes[other].name)
    }
    /// What to write on one route to accept the other.
    func acceptance(_ one: Int, _ other: Int) -> String {
      let accepted = table.routes[other].name
      let text = isOfEnum ? RouteTable.argument(accepting: accepted) : RouteTable.flag(accepting: accepted)
      return "\(text) on \(name(one, beside: other))"
    }
    guard let (one, other) = [(first, second), (second, first)].first(where: accepts) else {
      return finding(
        kind, [first, second], link, message, fix: "\(change), or accept it: \(acceptance(first, second))")
    }
    var found = finding(kind, [first, second], link, message, fix: "nothing: \(acceptance(one, other)) accepts it")
    found.severity = .accepted
    return found
  }

  /// The name of a route in quotes, with its template if both routes of a pair have the same name.
  func name(_ route: Int, beside other: Int? = nil) -> String {
    let name = table.routes[route].name
    guard let other, table.routes[other].name == name else { return "\"\(name)\"" }
    return "\"\(name)\" (\(template(route).withoutFlags))"
  }
}

extension Template {
  /// The template's text without its flags.
  package var withoutFlags: String {
    var template = self
    template.flags = .none
    return template.description
  }
}

extension [String] {
  /// `a`, `a and b`, or `a, b and c`.
  var listed: String {
    count < 2 ? first ?? "" : dropLast().joined(separator: ", ") + " and " + (last ?? "")
  }
}
