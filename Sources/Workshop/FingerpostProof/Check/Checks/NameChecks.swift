extension TableAnalysis {
  /// Names of one route that differ only in case: `{userId}/{userid}`. A template with equal names does not read.
  func repeatedName(_ route: Int) -> Finding? {
    var seen: [String: String] = [:]
    for name in template(route).parameters.compactMap(\.name) {
      guard let first = seen.updateValue(name, forKey: name.lowercased()), first != name else { continue }
      return finding(
        .repeatedName, [route], nil, "only capitals distinguish {\(first)} from {\(name)} in \(self.name(route))",
        fix: "give one of them another name")
    }
    return nil
  }

  /// A parameter that routes of one shape name differently, so that readers take it for two parameters.
  ///
  ///     users/{id}/posts, users/{id}/likes, users/{userId}/follow
  func differingNames() -> [Finding] {
    /// The names of a parameter and their routes, by the shape of the path up to it; `order` is that of declaration.
    var named: [[String]: [(name: String, route: Int)]] = [:]
    var order: [[String]] = []
    for (route, declared) in table.routes.enumerated() {
      var shape: [String] = []
      for part in declared.template.path {
        shape.append(Template(unchecked: [part.shape]).description)
        guard case .parameter(let parameter) = part, let name = parameter.name else { continue }
        if named[shape] == nil { order.append(shape) }
        named[shape, default: []].append((name, route))
      }
    }
    return order.compactMap { shape in
      let routes = Dictionary(grouping: named[shape] ?? [], by: \.name).mapValues { $0.map(\.route) }
      // The name that most routes use comes first; of equal ones, the one declared first.
      let names = routes.sorted { ($1.value.count, $0.value[0]) < ($0.value.count, $1.value[0]) }
      guard let best = names.first, names.count > 1 else { return nil }
      let uses = names.map { name, routes in
        let start = Template(unchecked: Array(template(routes[0]).path.prefix(shape.count))).description
        return "\(start) in " + (routes.count == 1 ? self.name(routes[0]) : "\(routes.count) routes")
      }
      return finding(
        .differingNames, names.reversed().map { $0.value[0] }, nil,
        "one parameter has \(names.count) names: \(uses.listed)", fix: "call it {\(best.key)} everywhere")
    }
  }
}
