/// The state that the checks of one table share.
struct TableAnalysis {
  struct Meeting {
    let first: Int
    let second: Int
    /// Of plain links, if these show that the routes cross; its links may be longer than need be.
    let relation: TemplateRelation
    let isPlain: Bool
  }

  let table: RouteTable
  let setting: RelationSetting
  let values: RouteValues
  private let locations: (Int) -> DeclarationLocation?
  let isOfEnum: Bool
  let areExclusive: (Int, Int) -> Bool
  private(set) var meetings: [Meeting] = []
  private var meetingsOf: [Int: [Int]] = [:]
  private let memory = Work.Memory()
  /// Routes that are known never to answer; their overlaps are not reported.
  var unreachable: Set<Int> = []
  /// Whether everything was compared.
  var isComplete = true

  /// The most meetings before comparing stops. Nearly every meeting is a finding, and more would be too many to read.
  var mostMeetings: Int
  /// The most pairs of routes that are looked at.
  static let mostPairs = 2_000_000

  init(
    _ table: RouteTable, locations: @escaping (Int) -> DeclarationLocation?, values: RouteValues,
    isOfEnum: Bool, areExclusive: @escaping (Int, Int) -> Bool = { _, _ in false }
  ) {
    (self.table, self.locations, self.values) = (table, locations, values)
    (self.isOfEnum, self.areExclusive) = (isOfEnum, areExclusive)
    setting = RelationSetting(table)
    mostMeetings = 10_000 + 10 * table.routes.count
  }

  mutating func meet(_ first: Int, _ second: Int) {
    guard meetings.count < mostMeetings, !Work.isOver else {
      isComplete = false
      return
    }
    Work.current?.spend(1)
    let plain = setting.plainCrossing(of: first, and: second)
    let relation = plain ?? setting.relation(of: first, to: second)
    if relation.kind == .disjoint { return }
    memory.grow(320)
    for route in [first, second] { meetingsOf[route, default: []].append(meetings.count) }
    meetings.append(Meeting(first: first, second: second, relation: relation, isPlain: plain != nil))
  }

  /// The routes that a route may share a link with.
  func meetings(of route: Int) -> [(other: Int, meeting: Meeting)] {
    (meetingsOf[route] ?? []).map { number in
      let meeting = meetings[number]
      return (meeting.first == route ? meeting.second : meeting.first, meeting)
    }
  }

  /// The shortest link that both routes of a meeting match, if one is known.
  func link(of meeting: Meeting) -> TemplateRelation.Witness? {
    if !meeting.isPlain { return meeting.relation.both }
    return setting.relation(of: meeting.first, to: meeting.second).both ?? meeting.relation.both
  }

  func template(_ route: Int) -> Template { table.routes[route].template }

  func decision(
    between first: Int, and second: Int, for link: TemplateRelation.Witness
  ) -> (winner: Int, rule: DecidingRule)? {
    table.decision(between: first, and: second, for: link.text, method: link.method)
  }

  func winner(of link: TemplateRelation.Witness) -> Int? {
    table.tried(link.text, method: link.method)?.index
  }

  func link(showing captures: Captures, _ route: Int) -> TemplateRelation.Witness? {
    guard let text = table.text(showing: captures, route: route) else { return nil }
    table.count(trying: text, template(route).method, times: 2)
    return .init(method: template(route).method, text: text)
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
    let isError = [.duplicate, .unreachable, .unknownInstead, .unfinished].contains(kind)
    return Finding(kind, isError ? .error : .warning, subjects, witness: link, message: message, fix: fix)
  }

  /// The name of a route in quotes, with its template if both routes of a pair have the same name.
  func name(_ route: Int, beside other: Int? = nil) -> String {
    let name = table.routes[route].name
    guard let other, table.routes[other].name == name else { return "\"\(name)\"" }
    return "\"\(name)\" (\(template(route).withoutFlags))"
  }
}
