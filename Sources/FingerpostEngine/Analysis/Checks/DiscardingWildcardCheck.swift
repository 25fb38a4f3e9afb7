/// A route that prints a `*`, and so no link that anybody wants: what stood there is not captured.
///
///     */users
enum DiscardingWildcardCheck {
  static func findings(of route: Int, in inspection: Inspection) -> [Finding] {
    let table = inspection.table
    let template = table.routes[route].template
    guard template.flags.deprecation == nil, template.path.contains(where: \.printsWildcard),
      !isPrintedByOthers(route, inspection)
    else { return [] }
    let program = table.programs[route]
    for choice in 0..<16 {
      guard let sample = inspection.sample(route, isFull: choice & 1 == 1, branch: choice >> 1),
        let captures = try? program.captures(program.valuesByName(sample), custom: table.custom),
        let text = ([nil] + table.origins(of: route)).lazy
          .compactMap({ try? table.print(captures, route: route, for: $0) }).first,
        text.utf8.contains(UInt8(ascii: "*"))
      else { continue }
      let link = TemplateRelation.Witness(method: template.method, text: text)
      return [
        inspection.finding(
          .discardingWildcard, [route], link, "\(inspection.name(route)) prints a \"*\": \(link)",
          fix: "capture what stands there with {*rest}, or mark the route [deprecated], so that it is read only")
      ]
    }
    return []
  }

  /// Whether another route says the same without a `*`, and so prints in its stead.
  private static func isPrintedByOthers(_ route: Int, _ inspection: Inspection) -> Bool {
    let table = inspection.table
    let own = Set(table.routes[route].template.parameters)
    return table.routes.indices.contains { other in
      let template = table.routes[other].template
      return other != route && inspection.values.areAliases(route, other) && template.flags.deprecation == nil
        && !template.path.contains(where: \.printsWildcard) && Set(template.parameters) == own
    }
  }
}

extension Template.Part {
  /// Whether a `*` is written where this part is printed.
  fileprivate var printsWildcard: Bool {
    switch self {
    case .literal, .parameter, .mixed, .rest: return false
    case .wildcard: return true
    // A group without parameters is printed only where it has no wildcard.
    case .optional(let branch): return !branch.parameters.isEmpty && branch.path.contains(where: \.printsWildcard)
    case .either(let branches):
      // Of the branches at its start that no parameter tells apart, one without a `*` is printed for all.
      let alike = branches.prefix { $0.parameters.isEmpty }
      let isSpared = alike.count > 1 && alike.contains { !$0.path.contains(where: \.printsWildcard) }
      return branches.dropFirst(isSpared ? alike.count : 0).contains { $0.path.contains(where: \.printsWildcard) }
    }
  }
}
