/// One place of one shape that routes name differently: whoever reads the table takes it for two things.
///
///     users/{id}/posts, users/{id}/likes, users/{userId}/follow
enum DifferingNamesCheck {
  static func findings(in inspection: Inspection) -> [Finding] {
    /// For each shape up to a parameter, the routes by the name that they give it.
    var names: [[String]: [(name: String, routes: [Int])]] = [:]
    var order: [[String]] = []
    for (route, declared) in inspection.table.routes.enumerated() {
      var shape: [String] = []
      for part in declared.template.path {
        shape.append(Template(path: [part.shape]).description)
        guard case .parameter(let parameter) = part, let name = parameter.name else { continue }
        if names[shape] == nil { order.append(shape) }
        if let place = names[shape]?.firstIndex(where: { $0.name == name }) {
          names[shape]?[place].routes.append(route)
        } else {
          names[shape, default: []].append((name, [route]))
        }
      }
    }
    return order.compactMap { shape in
      guard let all = names[shape], all.count > 1 else { return nil }
      return finding(shape, all, inspection)
    }
  }

  private static func finding(
    _ shape: [String], _ names: [(name: String, routes: [Int])], _ inspection: Inspection
  ) -> Finding {
    // The name that most routes use, and of two such the one declared first.
    let sorted = names.enumerated().sorted {
      ($1.element.routes.count, $0.offset) < ($0.element.routes.count, $1.offset)
    }
    .map(\.element)
    let told = sorted.map { name, routes in
      let path = inspection.table.routes[routes[0]].template.path.prefix(shape.count)
      let place = Template(path: Array(path)).description
      return "\(place) in " + (routes.count == 1 ? inspection.name(routes[0]) : "\(routes.count) routes")
    }
    return inspection.finding(
      .differingNames, sorted.reversed().compactMap(\.routes.first), nil,
      "one place has \(sorted.count) names: \(told.listed)",
      fix: "call it {\(sorted.first?.name ?? "")} everywhere")
  }
}
