import FingerpostEngine

extension TableAnalysis {
  /// `overlaps=…` that accepts nothing, because no route has the name, or because the two routes have no overlap to accept.
  func needlessOverlaps(after found: [Finding]) -> [Finding] {
    var accepted: Set<Set<String>> = []
    for finding in found where finding.severity == .accepted {
      for (place, route) in finding.routes.enumerated() {
        for other in finding.routes[..<place] { accepted.insert([route.name, other.name]) }
      }
    }
    return table.routes.indices.flatMap { route in
      template(route).flags.overlaps.compactMap { name -> Finding? in
        let own = table.routes[route].name
        let isKnown = !table.namesakes[name].isEmpty
        // If some pairs were not compared, the overlap may be needed.
        if accepted.contains([own, name]) || isKnown && !isComplete { return nil }
        let near = isKnown ? nil : nearest(to: name, among: table.names)
        let reason =
          !isKnown
          ? "no route has that name" : name == own ? "that is its own name" : "the two have nothing to accept"
        return finding(
          .needlessOverlap, [route], nil, "overlaps=\(name) on \(self.name(route)) accepts nothing: \(reason)",
          fix: near.map { "did you mean \"\($0)\"?" } ?? "leave it out")
      }
    }
  }
}
