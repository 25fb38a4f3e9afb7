extension TableAnalysis {
  /// A route that prints a `*`, which is not a useful link: it does not capture the segments there.
  ///
  ///     */users
  func discardingWildcard(_ route: Int) -> Finding? {
    guard let link = linkWithWildcard(route) else { return nil }
    let own = Set(template(route).parameters)
    // An alias with the same parameters but without a `*` prints instead.
    Work.current?.spend(table.routes.count)
    let isPrintedByOthers = table.routes.indices.contains { other in
      other != route && values.areAliases(route, other) && template(other).flags.isPrinted
        && Set(template(other).parameters) == own && linkWithWildcard(other) == nil
    }
    if isPrintedByOthers { return nil }
    return finding(
      .discardingWildcard, [route], link, "\(name(route)) prints a \"*\": \(link)",
      fix: "capture the segments with {*rest}, or mark the route [deprecated], so that it is only read")
  }

  private func linkWithWildcard(_ route: Int) -> TemplateRelation.Witness? {
    let program = table.programs[route]
    guard program.record.wildcardCount > 0, template(route).flags.isPrinted else { return nil }
    return (0..<16).firstResult { choice in
      guard let sample = table.sample(route, isFull: choice & 1 == 1, branch: choice >> 1),
        let captures = try? program.captures(program.valuesByName(sample), custom: table.custom),
        let text = ([nil] + table.origins(of: route).map { Optional($0) })
          .firstResult({ try? table.print(captures, route: route, for: $0) }),
        text.utf8.contains(UInt8(ascii: "*"))
      else { return nil }
      table.count(trying: text, times: 2)
      return TemplateRelation.Witness(method: template(route).method, text: text)
    }
  }

  /// A route whose first segment is a literal, at an origin that captures the host: there the host is the first segment.
  ///
  ///     origins https://{tenant}.library.example
  ///     rooms/{room}    // https://rooms.library.example/7, and never https://acme.library.example/rooms/7
  ///
  /// A route that captures the host reads the link as well where the literal is meant: then an accepted overlap says so.
  func hostSegment(_ route: Int) -> Finding? {
    if unreachable.contains(route) { return nil }
    for origin in table.origins(of: route) where origin.capturesHost {
      for literal in Self.firstLiterals(template(route).path) {
        guard let link = link(of: route, at: origin, beginningWith: literal), winner(of: link) == route,
          !meetings(of: route).contains(where: { isAccepted(route, $0.other) })
        else { continue }
        return finding(
          .hostSegment, [route], link,
          "\"\(literal)\" of \(name(route)) is read as the host at \(origin), such as \(link)",
          fix: fix(route, origin, link))
      }
    }
    return nil
  }

  private static func firstLiterals(_ path: [Template.Part]) -> [String] {
    switch path.first {
    case .literal(let text): [text]
    case .either(let branches): branches.flatMap { firstLiterals($0.path) }
    case .optional(let branch): firstLiterals(branch.path) + firstLiterals(Array(path.dropFirst()))
    case .parameter, .mixed, .wildcard, .rest, .rawRest, nil: []
    }
  }

  private func link(of route: Int, at origin: Origin, beginningWith literal: String) -> TemplateRelation.Witness? {
    (0..<16).firstResult { choice -> TemplateRelation.Witness? in
      guard let captures = table.sample(route, isFull: choice & 1 == 1, branch: choice >> 1),
        let text = table.text(showing: captures, route: route, at: origin)
      else { return nil }
      let host = text.utf8.drop { $0 != UInt8(ascii: "/") }.dropFirst(2).prefix(literal.utf8.count + 1)
      // A whole host with a dot is meant: it is that of a site.
      let isMeant = literal.utf8.contains(UInt8(ascii: ".")) || literal == "localhost"
      let isWhole = !isMeant && host.elementsEqual("\(literal)/".utf8)
      guard isWhole || host.elementsEqual("\(literal).".utf8) else { return nil }
      return TemplateRelation.Witness(method: template(route).method, text: text)
    }
  }

  /// The template after a parameter for the host, where that is a template.
  private func fix(_ route: Int, _ origin: Origin, _ link: TemplateRelation.Witness) -> String {
    let host = origin.description.split(separator: "{").last?.prefix { $0 != "}" } ?? "host"
    var longer = template(route)
    longer.path.insert(.parameter(Template.Parameter(name: String(host), type: .string)), at: 0)
    longer.flags = .none
    let text = longer.description
    let isTemplate = (try? Template(text)) != nil
    return "begin it with a parameter for the host\(isTemplate ? ": \(text)" : "")"
      + ", or, if the host is meant, list it as an origin of its own"
  }
}
