extension TableAnalysis {
  /// Names of one route that differ only in case: `{userId}/{userid}`. A template with equal names does not read.
  func repeatedName(_ route: Int) -> Finding? {
    var seen: [String: String] = [:]
    for name in template(route).parameters.compactMap({ $0.name }) {
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
    /// The beginnings of paths, by what they are longer by than other ones.
    var shapes: [Beginning: Int] = [:]
    /// The names of a parameter and their routes, by the number of the path's beginning up to it; `order` is that of declaration.
    var named: [Int: [(name: String, route: Int)]] = [:]
    var order: [(shape: Int, depth: Int)] = []
    for (route, declared) in table.routes.enumerated() {
      var shape = -1
      for (index, part) in declared.template.path.enumerated() {
        let longer = Beginning(before: shape, part: Template(unchecked: [part.shape]).description)
        shape = shapes[longer, default: shapes.count]
        shapes[longer] = shape
        guard case .parameter(let parameter) = part, let name = parameter.name else { continue }
        if named[shape] == nil { order.append((shape, index + 1)) }
        named[shape, default: []].append((name, route))
      }
    }
    return order.compactMap { shape, depth in
      let routes = Dictionary(grouping: named[shape] ?? [], by: { $0.name }).mapValues { $0.map { $0.route } }
      // The name that most routes use comes first; of equal ones, the one declared first.
      let names = routes.sorted { ($1.value.count, $0.value[0]) < ($0.value.count, $1.value[0]) }
      guard let best = names.first, names.count > 1 else { return nil }
      let uses = names.map { name, routes in
        let start = Template(unchecked: Array(template(routes[0]).path.prefix(depth))).description
        return "\(start) in " + (routes.count == 1 ? self.name(routes[0]) : "\(routes.count) routes")
      }
      return finding(
        .differingNames, names.reversed().map { $0.value[0] }, nil,
        "one parameter has \(names.count) names: \(uses.listed)", fix: "call it {\(best.key)} everywhere")
    }
  }
}

/// A path's beginning, by the number of the one that is a part shorter.
private struct Beginning: Hashable {
  let before: Int
  let part: String
}
