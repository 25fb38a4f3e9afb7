extension TableAnalysis {
  /// `overlaps=…` that accepts nothing, because no route has the name, or because the two routes have no overlap to accept.
  func needlessOverlaps(after found: [Finding]) -> [Finding] {
    var accepted: Set<Set<String>> = []
    for finding in found where finding.severity == .accepted {
      for (first, second) in finding.overlaps {
        accepted.insert([finding.routes[first].name, finding.routes[second].name])
      }
    }
    let (needing, names) = (Set(accepted.joined()), table.names)
    return table.routes.indices.flatMap { route in
      template(route).flags.overlaps.compactMap { name -> Finding? in
        let (own, isForAll) = (table.routes[route].name, name == Template.Flags.allRoutes)
        let isKnown = isForAll || !table.namesakes(name).isEmpty
        // Another route of the same name may need it; and if some pairs were not compared, this one may.
        let isNeeded = isForAll ? needing.contains(own) : accepted.contains([own, name])
        if isNeeded || isKnown && !isComplete { return nil }
        let near = isKnown ? nil : nearest(to: name, among: names)
        let reason =
          !isKnown
          ? "no route has that name"
          : isForAll
            ? "it shares no links with others"
            : name == own ? "that is its own name" : "the two routes do not overlap"
        var found = finding(
          .needlessOverlap, [route], nil, "overlaps=\(name) on \(self.name(route)) accepts nothing: \(reason)",
          fix: near.map { "did you mean \"\($0)\"?" } ?? "leave it out")
        found.overlapName = name
        return found
      }
    }
  }

  /// A gone route that shows a route instead which is not there, or which is gone as well.
  ///
  ///     sale  sale/{id} [gone, instead=hom]
  func unknownInstead(_ route: Int) -> Finding? {
    guard let name = template(route).flags.instead else { return nil }
    let named = table.namesakes(name)
    if named.contains(where: { !table.isGone($0) }) { return nil }
    let live = table.routes.indices.filter { !table.isGone($0) }.map { table.routes[$0].name }
    let near = nearest(to: name, among: Set(live).sorted())
    let reason = named.isEmpty ? "no route has that name" : "that is gone as well"
    return finding(
      .unknownInstead, [route], nil, "instead=\(name) on \(self.name(route)) shows nothing: \(reason)",
      fix: near.map { "did you mean \"\($0)\"?" } ?? "name a live route, or remove the flag")
  }

  /// The nearest of some names; none if that is more work than is left.
  private func nearest(to name: String, among names: [String]) -> String? {
    let length = min(name.utf8.count, 64)
    Work.current?.spend(names.reduce(0) { $0 + length * min($1.utf8.count, 64) / 8 + 8 })
    return Work.isOver ? nil : nearestWord(to: name, among: names)
  }

  /// A tag that is one of the words for who may open a route, or near to one: a tag closes nothing.
  ///
  ///     debug  debug/{page} [tag=internl]
  func accessTag(_ route: Int) -> Finding? {
    let flags = template(route).flags
    for tag in flags.tags {
      // One slip: "external" is another word.
      let word = Array(tag.lowercased().utf8)
      let meant = [LinkAccess.confirm, .internal].first { editDistance(word, Array($0.rawValue.utf8)) <= 1 }
      guard let meant, flags.access < meant else { continue }
      let write = isOfEnum ? "access: .\(meant)" : "[\(meant)]"
      return finding(
        .accessTag, [route], nil, "the tag \"\(tag)\" of \(name(route)) has no effect: everyone may open its links",
        fix: "write \(write) if you mean that, or rename the tag")
    }
    return nil
  }
}
