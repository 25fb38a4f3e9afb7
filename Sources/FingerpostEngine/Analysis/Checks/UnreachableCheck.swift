/// A route that no link is answered by: every link that it matches, others take.
///
///     {a}-{b}, {day:date}   // 2026-11-20 is read by {a}-{b}
///     feed/new, feed/top, feed/{sort:new|top}
///     search?{q}              // of compact text alone, which carries no query
enum UnreachableCheck {
  /// Whether no link is answered by the route: for certain.
  static func isSilent(_ route: Int, in inspection: Inspection) -> Bool {
    let table = inspection.table
    if table.programs[route].record.origins == 0 { return true }
    let rivals = inspection.rivals(of: route)
    guard !rivals.isEmpty || isNarrow(route, table), rivals.count < mostRivals, !answers(route, inspection) else {
      return false
    }
    for setting in inspection.settings(for: [route]) {
      for supposing in [false, true] {
        var search = WinnerSearch(
          table, ([route] + rivals).sorted(), winner: route, setting, supposing: supposing)
        if search.next() != nil || !search.isComplete { return false }
        if !search.isOpaque { break }
      }
    }
    return true
  }

  /// - Parameter route: one that is known never to answer.
  static func findings(ofSilent route: Int, in inspection: Inspection) -> [Finding] {
    if inspection.table.programs[route].record.origins == 0 { return [nowhere(route, inspection)] }
    return [finding(route, inspection)]
  }

  /// A route that meets more than these is not looked at further: what it would take to cover it is not written by hand.
  private static let mostRivals = 200

  /// Whether no origin of the route can hold every link: a captured host is the first segment, and compact text is segments alone.
  private static func isNarrow(_ route: Int, _ table: RouteTable) -> Bool {
    !has(route, table) { $0 != .host && $0 != .compact }
  }

  private static func has(_ route: Int, _ table: RouteTable, _ fits: (TextForm) -> Bool) -> Bool {
    table.originSet.mask { fits($0.form) } & table.programs[route].record.origins != 0
  }

  /// Whether some plain link of the route is answered by it.
  private static func answers(_ route: Int, _ inspection: Inspection) -> Bool {
    let table = inspection.table
    let template = table.routes[route].template
    return [false, true].contains { isFull in
      var sampler = PlainSampler(isFull: isFull, branch: 0, custom: table.custom)
      guard let captures = template.captures(from: &sampler),
        let text = table.text(showing: captures, route: route)
      else { return false }
      return inspection.winner(of: text, method: template.method) == route
    }
  }

  private static func nowhere(_ route: Int, _ inspection: Inspection) -> Finding {
    let isWebOnly = inspection.table.routes[route].template.flags.isWebOnly
    let reason = isWebOnly ? "it is left to web origins, of which it has none" : "it has no origins"
    return Finding(
      .unreachable, .error, [inspection.subject(route)],
      message: "no link reaches \(inspection.name(route)): \(reason)",
      fix: isWebOnly ? "list a web origin, or leave \"web\" out" : "give it an origin of the table")
  }

  /// - Parameter route: one of which no origin holds a link, whoever would answer it.
  private static func unheld(_ route: Int, _ inspection: Inspection) -> Finding {
    let table = inspection.table
    var (reasons, fixes) = ([String](), [String]())
    if has(route, table, { $0 == .host }) {
      reasons.append("none of its first segments can stand in a host")
      fixes.append("begin it with lower-case letters, digits, \"-\" or a string")
    }
    if has(route, table, { $0 == .compact }) {
      let isCarrying = table.routes[route].template.isCarrying
      reasons.append(
        "compact text \(isCarrying ? "carries no query and no fragment" : "has no colon or space in a segment")")
      fixes.append(isCarrying ? "put into its path what it carries" : "leave out what cannot stand there")
    }
    return Finding(
      .unreachable, .error, [inspection.subject(route)],
      message: "no link reaches \(inspection.name(route)): \(reasons.joined(separator: ", and "))",
      fix: "\(fixes.joined(separator: " and ")), or give it another origin")
  }

  private static func finding(_ route: Int, _ inspection: Inspection) -> Finding {
    let table = inspection.table
    var takers: [(route: Int, link: TemplateRelation.Witness)] = []
    for link in inspection.meetings(of: route).compactMap(\.relation.both) {
      guard let taker = inspection.winner(of: link.text, method: link.method), taker != route,
        !takers.contains(where: { $0.route == taker })
      else { continue }
      takers.append((taker, link))
    }
    if takers.isEmpty, isNarrow(route, table) { return unheld(route, inspection) }
    let names = takers.map { inspection.name($0.route, beside: route) }.listed
    let link = takers.first.map { ", such as \($0.link)" } ?? ""
    return Finding(
      .unreachable, .error, ([route] + takers.map(\.route)).map(inspection.subject), witness: takers.first?.link,
      message: "no link reaches \(inspection.name(route)): \(names) "
        + "\(takers.count == 1 ? "takes" : "take") them all\(link)",
      fix: "leave it out, or make the others match less")
  }
}

extension [String] {
  /// `a`, `a and b`, or `a, b and c`.
  var listed: String {
    count < 2 ? first ?? "" : dropLast().joined(separator: ", ") + " and " + (last ?? "")
  }
}

extension Template {
  /// Whether it has a query, in a branch too, or a fragment.
  fileprivate var isCarrying: Bool {
    func carries(_ part: Part) -> Bool {
      switch part {
      case .literal, .parameter, .mixed, .wildcard, .rest: false
      case .optional(let branch): carries(branch)
      case .either(let branches): branches.contains(where: carries)
      }
    }
    func carries(_ branch: Branch) -> Bool { !branch.query.isEmpty || branch.path.contains(where: carries) }
    return fragment != nil || !query.isEmpty || path.contains(where: carries)
  }
}
