// A route that answers no link, because other routes win every link that it matches, or because its origins carry none; and one of which
// they do not carry all.
//
//     {a}-{b}, {day:date}   // 2026-11-20 is read by {a}-{b}
//     feed/new, feed/top, feed/{sort:new|top}
//     search?{q}              // of compact text alone, which carries no query
//     feed/{sort:new|}, feed/new    // the same links in other words: one is a duplicate

extension TableAnalysis {
  /// Whether it is certain that the route answers no link.
  func isUnreachable(_ route: Int) -> Bool {
    if table.programs[route].record.origins == 0 { return true }
    // No other route reads the doubled slashes that a raw rest does.
    if table.programs[route].record.hasRawRest { return false }
    // The routes that may win its links, and never refuse one.
    let rivals = meetings(of: route).map { $0.other }.filter { !values.mayRefuse($0) }
    guard !rivals.isEmpty || isNarrow(route), rivals.count < mostRivals, !answers(route) else { return false }
    return setting.spaces(of: [route], beside: rivals).allSatisfy { $0.fact([contest(route, besides: rivals)]).isNo }
  }

  private func contest(_ route: Int, besides rivals: [Int]) -> LinkSearch.Contest {
    .init(winner: route, rivals: rivals, precedence: table.options.precedence)
  }

  /// Whether every origin of the route is restricted: a captured host limits the first segment, and compact text has segments
  /// only.
  private func isNarrow(_ route: Int) -> Bool { !has(route) { $0 != .host && $0 != .compact } }

  private func has(_ route: Int, _ fits: (TextForm) -> Bool) -> Bool {
    table.originSet.mask { fits($0.form) } & table.programs[route].record.origins != 0
  }

  /// Whether the route answers some plain link of its own.
  private func answers(_ route: Int) -> Bool {
    if let link = setting.plain(route)?.link, winner(of: link) == route { return true }
    return [false, true].contains { isFull in
      let sample = table.sample(route, isFull: isFull)
      return sample.flatMap { link(showing: $0, route) }.map(winner) == route
    }
  }

  // MARK: Findings

  /// - Parameter route: a route that is known never to answer.
  func finding(ofUnreachable route: Int) -> Finding {
    if table.programs[route].record.origins == 0 {
      let (template, origins) = (template(route), table.routes[route].origins ?? table.origins)
      if template.flags.isWebOnly {
        return unreachable(
          route, "it is only for web origins, and the table has none",
          fix: "list a web origin, or leave \"web\" out")
      }
      if template.path.takeRawRest, origins.contains(.compact) {
        return unreachable(route, "compact text cannot carry a raw rest of a link", fix: "give it another origin")
      }
      return unreachable(route, "it has no origins", fix: "give it an origin of the table")
    }
    let meetings = meetings(of: route)
    for (twin, meeting) in meetings where meeting.relation.kind == .equal {
      guard let link = meeting.relation.both, decision(between: route, and: twin, for: link)?.winner == twin
      else { continue }
      let shown = shownLink(of: meeting)?.link ?? link
      let names = [name(route, beside: twin), name(twin, beside: route)]
      return finding(
        .duplicate, [route, twin], shown,
        "\(names[0]) matches the same links as \(names[1]), such as \(shown), and never answers", fix: "leave it out")
    }
    var takers: [(route: Int, link: TemplateRelation.Witness)] = []
    for link in meetings.compactMap({ self.link(of: $0.meeting) }) {
      guard let taker = winner(of: link), taker != route, !takers.contains(where: { $0.route == taker })
      else { continue }
      takers.append((taker, link))
    }
    if takers.isEmpty, isNarrow(route) { return unheld(route) }
    // What these leave is taken by others.
    while let link = link(of: route, besides: takers.map({ $0.route })), let taker = winner(of: link), taker != route,
      !takers.contains(where: { $0.route == taker })
    {
      takers.append((taker, link))
    }
    let names = takers.map { name($0.route, beside: route) }.listed
    let link = takers.first.map { ", such as \($0.link)" } ?? ""
    return unreachable(
      route, "\(names) \(takers.count == 1 ? "takes" : "take") all of its links\(link)",
      fix: "remove it, or make the other routes match less", takers: takers.map { $0.route }, takers.first?.link)
  }

  /// A link that a route wins against some others.
  private func link(of route: Int, besides rivals: [Int]) -> TemplateRelation.Witness? {
    setting.spaces(of: [route], beside: rivals).firstResult { $0.fact([contest(route, besides: rivals)]).witness }
  }

  private func unreachable(
    _ route: Int, _ reason: String, fix: String, takers: [Int] = [], _ link: TemplateRelation.Witness? = nil
  ) -> Finding {
    let message = "no link reaches \(name(route)): \(reason)"
    return finding(.unreachable, [route] + takers, link, message, fix: fix)
  }

  /// - Parameter route: a route without a link at any of its origins.
  private func unheld(_ route: Int) -> Finding {
    var (reasons, fixes) = ([String](), [String]())
    if has(route, { $0 == .host }) {
      reasons.append("its first segment cannot be a host")
      fixes.append("begin it with lower-case letters or a string")
    }
    if has(route, { $0 == .compact }) {
      let program = table.programs[route]
      let isCarrying = program.record.fragment != nil || !program.allSteps.isEmpty
      reasons.append(
        "compact text \(isCarrying ? "cannot carry a query or a fragment" : "cannot carry a colon or a space in a segment")"
      )
      fixes.append(isCarrying ? "move the query and the fragment into the path" : "remove what the origin cannot carry")
    }
    return unreachable(
      route, reasons.joined(separator: ", and "), fix: "\(fixes.joined(separator: " and ")), or give it another origin")
  }

  /// What compact text does not have, of a route that has no other links.
  ///
  ///     origins :
  ///     list  list?({page:int})
  func unreadQuery(_ route: Int) -> Finding? {
    let program = table.programs[route]
    let slash = program.record.endsInSlash ? "slash at the end" : nil
    let parts = [slash, program.allSteps.isEmpty ? nil : "query", program.record.fragment.map { _ in "fragment" }]
      .compactMap { $0 }
    guard has(route, { $0 == .compact }), !has(route, { $0 != .compact }), !parts.isEmpty, !unreachable.contains(route)
    else { return nil }
    return finding(
      .unreadQuery, [route], nil,
      "the \(parts.joined(separator: " and the ")) of \(name(route)) can never be read or printed: compact text, its only origin, has none",
      fix: "move what it says into the path, or give the route another origin")
  }
}
