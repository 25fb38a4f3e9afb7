/// Names of one route that only their capitals tell apart: `{userId}/{userid}`. One name twice does not even read.
enum RepeatedNameCheck {
  static func findings(of route: Int, in inspection: Inspection) -> [Finding] {
    var seen: [String: String] = [:]
    for name in inspection.table.routes[route].template.parameters.compactMap(\.name) {
      let first = seen[name.lowercased()]
      guard let first, first != name else {
        seen[name.lowercased()] = name
        continue
      }
      return [
        inspection.finding(
          .repeatedName, [route], nil, "only capitals tell {\(first)} from {\(name)} in \(inspection.name(route))",
          fix: "give one of them another name")
      ]
    }
    return []
  }
}
