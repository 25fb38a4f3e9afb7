/// A route that no link is answered by: every link that it matches, others take.
///
///     {a}-{b}, {day:date}   // 2026-11-20 is read by {a}-{b}
///     feed/new, feed/top, feed/{sort:new|top}
///     search?{q}              // of compact text alone, which carries no query
///     feed/{sort:new|}, feed/new    // the same links in other words: one is a duplicate
enum SilentCheck {
  /// Whether no link is answered by the route: for certain.
  static func isSilent(_ route: Int, in inspection: Inspection) -> Bool {
    if inspection.table.programs[route].record.origins == 0 { return true }
    // The routes that may take its links for good.
    let rivals = inspection.meetings(of: route).map(\.other).filter { !inspection.values.mayRefuse($0) }
    guard !rivals.isEmpty || isNarrow(route, inspection), rivals.count < mostRivals, !answers(route, inspection) else {
      return false
    }
    return inspection.setting.spaces(of: [route], beside: rivals).allSatisfy { $0.fact(.win(route)).isNo }
  }

  /// A route that meets more than these is not looked at further: what it would take to cover it is not written by hand.
  private static let mostRivals = 200

  /// Whether no origin of the route can hold every link: a captured host is the first segment, and compact text is segments alone.
  private static func isNarrow(_ route: Int, _ inspection: Inspection) -> Bool {
    !has(route, inspection) { $0 != .host && $0 != .compact }
  }

  private static func has(_ route: Int, _ inspection: Inspection, _ fits: (TextForm) -> Bool) -> Bool {
    let table = inspection.table
    return table.originSet.mask { fits($0.form) } & table.programs[route].record.origins != 0
  }

  /// Whether some plain link of the route is answered by it.
  private static func answers(_ route: Int, _ inspection: Inspection) -> Bool {
    [false, true].contains { isFull in
      let sample = inspection.sample(route, isFull: isFull)
      return sample.flatMap { inspection.link(showing: $0, route) }.map(inspection.winner) == route
    }
  }

  // MARK: Findings

  /// - Parameter route: one that is known never to answer.
  static func finding(ofSilent route: Int, in inspection: Inspection) -> Finding {
    let table = inspection.table
    if table.programs[route].record.origins == 0 {
      let isWebOnly = inspection.template(route).flags.isWebOnly
      return unreachable(
        route, isWebOnly ? "it is left to web origins, of which it has none" : "it has no origins",
        fix: isWebOnly ? "list a web origin, or leave \"web\" out" : "give it an origin of the table", inspection)
    }
    let meetings = inspection.meetings(of: route)
    for (twin, relation) in meetings where relation.kind == .equal {
      guard let link = relation.both, inspection.decision(between: route, and: twin, for: link)?.winner == twin
      else { continue }
      let names = [inspection.name(route, beside: twin), inspection.name(twin, beside: route)]
      return inspection.finding(
        .duplicate, [route, twin], link,
        "\(names[0]) matches the same links as \(names[1]), such as \(link), and never answers", fix: "leave it out")
    }
    var takers: [(route: Int, link: TemplateRelation.Witness)] = []
    for link in meetings.compactMap(\.relation.both) {
      guard let taker = inspection.winner(of: link), taker != route, !takers.contains(where: { $0.route == taker })
      else { continue }
      takers.append((taker, link))
    }
    if takers.isEmpty, isNarrow(route, inspection) { return unheld(route, inspection) }
    let names = takers.map { inspection.name($0.route, beside: route) }.listed
    let link = takers.first.map { ", such as \($0.link)" } ?? ""
    return unreachable(
      route, "\(names) \(takers.count == 1 ? "takes" : "take") them all\(link)",
      fix: "leave it out, or make the others match less", inspection, takers: takers.map(\.route), takers.first?.link)
  }

  private static func unreachable(
    _ route: Int, _ reason: String, fix: String, _ inspection: Inspection, takers: [Int] = [],
    _ link: TemplateRelation.Witness? = nil
  ) -> Finding {
    let message = "no link reaches \(inspection.name(route)): \(reason)"
    return inspection.finding(.unreachable, [route] + takers, link, message, fix: fix)
  }

  /// - Parameter route: one of which no origin holds a link, whoever would answer it.
  private static func unheld(_ route: Int, _ inspection: Inspection) -> Finding {
    var (reasons, fixes) = ([String](), [String]())
    if has(route, inspection, { $0 == .host }) {
      reasons.append("none of its first segments can stand in a host")
      fixes.append("begin it with lower-case letters, digits, \"-\" or a string")
    }
    if has(route, inspection, { $0 == .compact }) {
      let program = inspection.table.programs[route]
      let isCarrying =
        program.record.fragment != nil || (0..<program.variantCount).contains { !program.steps($0).isEmpty }
      reasons.append(
        "compact text \(isCarrying ? "carries no query and no fragment" : "has no colon or space in a segment")")
      fixes.append(isCarrying ? "put into its path what it carries" : "leave out what cannot stand there")
    }
    return unreachable(
      route, reasons.joined(separator: ", and "), fix: "\(fixes.joined(separator: " and ")), or give it another origin",
      inspection)
  }
}
