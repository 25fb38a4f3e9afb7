import FingerpostEngine

extension TableAnalysis {
  /// A route that prints a `*`, which is not a useful link: it does not capture the segments there.
  ///
  ///     */users
  func discardingWildcard(_ route: Int) -> Finding? {
    guard let link = linkWithWildcard(route) else { return nil }
    let own = Set(template(route).parameters)
    // An alias with the same parameters but without a `*` prints instead.
    let isPrintedByOthers = table.routes.indices.contains { other in
      other != route && values.areAliases(route, other) && template(other).flags.isPrinted
        && Set(template(other).parameters) == own && linkWithWildcard(other) == nil
    }
    if isPrintedByOthers { return nil }
    return finding(
      .discardingWildcard, [route], link, "\(name(route)) prints a \"*\": \(link)",
      fix: "capture what stands there with {*rest}, or mark the route [deprecated], so that it is read only")
  }

  /// A link with a `*` that the route prints.
  private func linkWithWildcard(_ route: Int) -> TemplateRelation.Witness? {
    let program = table.programs[route]
    guard program.record.wildcardCount > 0, template(route).flags.isPrinted else { return nil }
    return (0..<16).lazy.compactMap { choice in
      guard let sample = sample(route, isFull: choice & 1 == 1, branch: choice >> 1),
        let captures = try? program.captures(program.valuesByName(sample), custom: table.custom),
        let text = ([nil] + table.origins(of: route)).lazy
          .compactMap({ try? table.print(captures, route: route, for: $0) }).first,
        text.utf8.contains(UInt8(ascii: "*"))
      else { return nil }
      return TemplateRelation.Witness(method: template(route).method, text: text)
    }.first
  }
}
