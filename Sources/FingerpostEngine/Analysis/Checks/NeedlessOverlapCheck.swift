/// `overlaps=…` that accepts nothing, because no route has the name or nothing is there to accept.
enum NeedlessOverlapCheck {
  static func findings(after found: [Finding], in inspection: Inspection) -> [Finding] {
    let table = inspection.table
    let accepted = Set(found.filter { $0.severity == .accepted }.map { Set($0.routes.map(\.name)) })
    return table.routes.indices.flatMap { route in
      let declared = table.routes[route]
      return declared.template.flags.overlaps.compactMap { name -> Finding? in
        if accepted.contains([declared.name, name]) { return nil }
        let isKnown = table.namesakes[name] != nil
        let near = isKnown ? nil : nearest(to: name, among: table.namesakes.keys.sorted())
        return Finding(
          .needlessOverlap, .warning, [inspection.subject(route)],
          message: "overlaps=\(name) accepts nothing: "
            + (isKnown ? "nothing is wrong between the two" : "no route has that name"),
          fix: near.map { "did you mean \"\($0)\"?" } ?? "leave it out")
      }
    }
  }
}
