internal import FingerpostEngine

extension RouteTable {
  /// The templates of routes, for a comment: `GET users/{id}`.
  func templates(of routes: [Int]) -> String {
    routes.map { index in
      let route = self.routes[index]
      return "`" + [route.template.method, route.shape].compactMap(\.self).joined(separator: " ") + "`"
    }.joined(separator: ", ")
  }

  /// Why routes are deprecated: the first reason; nil if one of them is not.
  func deprecation(of routes: [Int]) -> String? {
    let reasons = routes.map { self.routes[$0].template.flags.deprecation }
    return reasons.contains(nil) ? nil : reasons.first ?? nil
  }

  /// The texts of a type that is a closed set; nil for others.
  func members(of type: ParameterType?) -> [String]? {
    switch type?.element {
    case .oneOf(let members)?: members
    case .custom(let name)?: options.types.first { $0.name == name }?.members
    default: nil
    }
  }

  /// The routes with types that a module does not know.
  var moduleNotes: [ExportNote] {
    let known = Set(options.types.filter { $0.members != nil }.map(\.name)).union([ParameterType.urlName])
    return bySpecificity.flatMap { index -> [ExportNote] in
      let names = routes[index].parameters.compactMap(\.type.customName).filter { !known.contains($0) }
      return names.uniqued.map { name in
        ExportNote(
          .otherwise, route: routes[index].name,
          "only the app knows which texts the type \"\(name)\" reads: here it is a string, and any text is accepted")
      }
    }
  }
}
