import FingerpostAnalysis
import FingerpostEngine

/// Every whole template alone with every whole link, tables of many of them, and the relation of pairs.
func tryWholeTemplates() throws {
  let (templates, links) = (WholeTemplate.all, WholeLink.all)
  let routes = try templates.enumerated().map { RouteTable.Route("r\($0)", try Template($1.text)) }
  var ranks: [[[[Int]]?]] = []
  var matched = 0
  for (index, template) in templates.enumerated() {
    progress("whole templates alone", index + 1, of: templates.count)
    let table = try RouteTable([routes[index]], origins: [.scheme("app"), .web("w.example")])
    let own = links.map { template.rank($0) }
    ranks.append(own)
    for (place, link) in links.enumerated() {
      let match = try? table.match(link.text)
      if (match != nil) != (own[place] != nil) {
        fail("\(template.text) \(match == nil ? "does not read" : "reads") \(link.text)")
      }
      guard let match else { continue }
      matched += 1
      try readsBack(match, link.text, table)
    }
  }
  print(
    "\(templates.count) whole templates with \(links.count) links: \(templates.count * links.count) pairs, \(matched) match"
  )

  // One flag's templates are no route twice; those of an origin of their own share no link with the others.
  for flags in [[WholeTemplate.Flag.none, .own], [.web], [.anyCase]] {
    let some = templates.indices.filter { flags.contains(templates[$0].flag) }
    let table = try RouteTable(some.map { routes[$0] }, origins: [.scheme("app"), .web("w.example")])
    let reversed = try RouteTable(some.reversed().map { routes[$0] }, origins: [.web("w.example"), .scheme("app")])
    for (place, link) in links.enumerated() {
      let won = table.lookup(link.text).map { some[$0.index] }
      let other = reversed.lookup(link.text).map { some[some.count - 1 - $0.index] }
      if won != other { fail("\(link.text): another route wins where the order is another") }
      let best = some.compactMap { ranks[$0][place] }.min(by: WholeTemplate.precedes)
      guard let best else {
        if let won { fail("\(link.text) is read by \(templates[won].text)") }
        continue
      }
      guard let won, let rank = ranks[won][place] else {
        fail("\(link.text): \(won.map { templates[$0].text } ?? "no route") wins, against \(best)")
      }
      if WholeTemplate.precedes(best, rank) { fail("\(link.text): \(templates[won].text) wins, against \(best)") }
      if let match = try? table.match(link.text) { try readsBack(match, link.text, table) }
    }
  }
  print("tables of all of them: each link is won by the most specific")
  try tryRelations(templates, routes, links, ranks)
}

/// Canonical text is its own, reads as the same values, and is what printing makes of them.
private func readsBack(_ match: Match, _ text: String, _ table: RouteTable) throws {
  let canonical = match.canonical
  guard match.isCanonical == (canonical == text) else { fail("\(match.route.template): \(text) is said canonical") }
  guard let again = try? table.match(canonical), again.isCanonical, again.route == match.route,
    again.captures.values == match.captures.values
  else { fail("\(match.route.template): \(text) has \(canonical) for its canonical text") }
  // A value may have no link, but no other one.
  guard let printed = try? table.print(match.captures, route: match.index) else { return }
  guard let read = try? table.match(printed), read.route == match.route, read.values == match.values else {
    fail("\(match.route.template): what \(text) says prints as \(printed)")
  }
}

/// Pairs that differ in query and fragment: each kind of relation, and each witness, against all links.
private func tryRelations(
  _ templates: [WholeTemplate], _ routes: [RouteTable.Route], _ links: [WholeLink], _ ranks: [[[[Int]]?]]
) throws {
  let some = templates.indices.filter { templates[$0].flag == .none && ["a", "{p}"].contains(templates[$0].path.text) }
  let texts = links.map(\.text)
  var kinds: [TemplateRelation.Kind: Int] = [:]
  for (count, first) in some.enumerated() {
    progress("pairs of whole templates", count + 1, of: some.count)
    for second in some {
      let relation = routes[first].template.relation(to: routes[second].template)
      kinds[relation.kind, default: 0] += 1
      let both = texts.indices.map { (ranks[first][$0] != nil, ranks[second][$0] != nil) }
      for (witness, wanted) in [
        (relation.both, (true, true)), (relation.onlyFirst, (true, false)), (relation.onlySecond, (false, true)),
      ] {
        let found = both.firstIndex { $0 == wanted }
        if let found, witness == nil {
          fail("\(templates[first].text) · \(templates[second].text): \(relation.kind), against \(texts[found])")
        }
        guard let witness else { continue }
        let reads = [first, second].map { index in
          (try? RouteTable([routes[index]], origins: [.path]).match(witness.text)) != nil
        }
        if (reads[0], reads[1]) != wanted {
          fail("\(templates[first].text) · \(templates[second].text): \(witness.text) is no witness")
        }
      }
    }
  }
  let seen = TemplateRelation.Kind.allCases.map { "\(kinds[$0, default: 0]) \($0.rawValue)" }.joined(separator: ", ")
  print("\(some.count * some.count) pairs of whole templates: \(seen)")
}
