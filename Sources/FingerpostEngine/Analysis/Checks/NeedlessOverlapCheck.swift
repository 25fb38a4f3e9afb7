/// `overlaps=…` that accepts nothing, because no route has the name or nothing is there to accept.
enum NeedlessOverlapCheck {
  static func findings(after found: [Finding], in inspection: Inspection) -> [Finding] {
    let table = inspection.table
    let accepted = Set(found.filter { $0.severity == .accepted }.map { Set($0.routes.map(\.name)) })
    return table.routes.indices.flatMap { route in
      let declared = table.routes[route]
      return declared.template.flags.overlaps.compactMap { name -> Finding? in
        if accepted.contains([declared.name, name]) { return nil }
        let isKnown = !table.namesakes[name].isEmpty
        if isKnown, !inspection.isComplete { return nil }
        let near = isKnown ? nil : nearest(to: name, among: table.names)
        let reason =
          isKnown
          ? name == declared.name
            ? "that is its own name" : "the two have nothing to accept"
          : "no route has that name"
        return inspection.finding(
          .needlessOverlap, [route], nil,
          "overlaps=\(name) on \(inspection.name(route)) accepts nothing: \(reason)",
          fix: near.map { "did you mean \"\($0)\"?" } ?? "leave it out")
      }
    }
  }
}
