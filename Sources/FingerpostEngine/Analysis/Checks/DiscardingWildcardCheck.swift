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
    for isFull in [false, true] {
      var sampler = PlainSampler(isFull: isFull, branch: 0, custom: table.custom)
      guard let captures = template.captures(from: &sampler), let text = try? table.print(captures, route: route),
        text.utf8.contains(UInt8(ascii: "*"))
      else { continue }
      let link = TemplateRelation.Witness(method: template.method, text: text)
      return [
        Finding(
          .discardingWildcard, .warning, [inspection.subject(route)], witness: link,
          message: "\(inspection.name(route)) prints a \"*\": \(link)",
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
    case .literal, .parameter, .mixed, .rest: false
    case .wildcard: true
    // A group without parameters is printed only where it has no wildcard.
    case .optional(let branch): !branch.parameters.isEmpty && branch.path.contains(where: \.printsWildcard)
    case .either(let branches):
      branches.contains { !$0.parameters.isEmpty && $0.path.contains(where: \.printsWildcard) }
        || branches.allSatisfy { $0.path.contains(where: \.printsWildcard) }
    }
  }
}
