internal import FingerpostAnalysis

// What a document cannot say of a route, with links that show it.

extension OpenAPIWriter {
  mutating func note(_ kind: ExportNote.Kind, _ route: RouteTable.Route, link: String? = nil, _ message: String) {
    notes.append(ExportNote(kind, route: route.name, link: link, message))
  }

  /// Notes what is not claimed, because its operation would claim too much: once for each route.
  mutating func noteLeftOut(_ narrowing: OpenAPINarrowing) {
    var seen: Set<Int> = []
    for (source, why) in narrowing.leftOut.sorted(by: { ($0.key.route, $0.key.way) < ($1.key.route, $1.key.way) })
    where seen.insert(source.route).inserted {
      let reason =
        switch why {
        case .claims(let link): "would claim \(link), which no route reads"
        case .undecided where !narrowing.isComplete: "may claim links that no route reads: it was not compared"
        case .undecided: "may claim links that no route reads: that depends on a type that only the app knows"
        case .tooManyTypes: "would have too many types to compare"
        }
      note(.under, table.routes[source.route], link: sample(of: source.route), "its operation \(reason)")
    }
    if !narrowing.isComplete { notes.append(.unfinished("the operations were not all compared with the table")) }
  }

  /// Notes what of a route no document can say.
  mutating func noteApproximations(_ index: Int, _ ways: [RouteWay]) {
    let route = table.routes[index]
    let template = route.template
    if ways.contains(where: { $0.path.contains(where: \.isLong) }) {
      note(
        .under, route, link: sample(of: index) { $0.split(separator: "?")[0].hasSuffix("/b") },
        "a parameter of OpenAPI reads one segment, but the route reads more")
    }
    if table.ignoresCase(index) {
      note(.under, route, "paths of OpenAPI are case-sensitive, but the route ignores case")
    }
    if template.fragment != nil {
      note(.leftOut, route, "browsers do not send a fragment to a server, so OpenAPI has none")
    }
    if direction == .under { return }
    for case .either(let items) in template.query where items.count > 1 {
      let link = sample(of: index).map { Self.without(Set(items.map(\.key)), in: $0) }
      let isUnread = link.map { (try? table.match($0, method: template.method)) == nil } ?? false
      note(
        .over, route, link: isUnread ? link : nil,
        "OpenAPI cannot say that the query needs one of several items, so all are optional")
    }
    for item in ways.flatMap(\.parts).flatMap(\.items).uniqued(by: { $0.key }) where item.value.isMixed {
      note(.over, route, "\"\(item.key)\" is any text here, although not every text reads as \(item.value.text)")
    }
    for (index, parameter) in template.parameters.enumerated() {
      let place = index < template.path.parameterCount ? OpenAPIParameter.Place.path : .query
      guard let separator = parameter.type.separator, !parameter.type.isSayable(in: place) else { continue }
      let name = parameter.name ?? "\(index + 1)"
      note(.over, route, "\"\(name)\" is any text here, because OpenAPI has no list with \"\(separator.text)\" there")
    }
    for parameter in template.parameters {
      guard let name = table.values(of: parameter.type.element).customName else { continue }
      note(.over, route, "\"\(parameter.name ?? name)\" is any text here, although not every text is a \(name)")
    }
  }

  /// A web link that the table reads by a route.
  private func sample(of index: Int, where isRight: (String) -> Bool = { _ in true }) -> String? {
    let route = table.routes[index]
    var sampler = TwoSegments()
    guard let captures = route.template.captures(from: &sampler) else { return nil }
    let links = table.origins(of: index).filter(OpenAPIServer.isServer).lazy.compactMap { origin in
      try? table.text(of: captures, route: index, for: origin)
    }
    return links.first { link in
      isRight(link) && (try? table.match(link, method: route.template.method))?.index == index
    }
  }

  /// A link without the items of some keys.
  private static func without(_ keys: Set<String>, in link: String) -> String {
    let parts = link.split(separator: "?", maxSplits: 1)
    guard parts.count == 2 else { return link }
    let items = parts[1].split(separator: "&").filter { item in
      !keys.contains(item.split(separator: "=").first.flatMap { String($0).unescaped } ?? "")
    }
    return parts[0] + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }
}

extension RouteTable {
  /// Notes where part of a host, which is a segment, cannot be said as the table reads it.
  func hostNotes(_ direction: ExportOptions.Direction) -> [ExportNote] {
    routes.indices.filter { origins(of: $0).contains(where: \.capturesHost) }.flatMap { index in
      routes[index].template.behindHost.compactMap { host, _ -> ExportNote? in
        guard case .parameter(let parameter) = host else { return nil }
        switch values(of: parameter.type) {
        case .scalar(.string), .oneOf: return nil
        default:
          let (kind, rest) = direction == .over ? (ExportNote.Kind.over, "any text") : (.under, "no text")
          return ExportNote(
            kind, route: routes[index].name, "\"\(parameter.name ?? "host")\" is part of a host, and \(rest) here")
        }
      }
    }
  }
}

/// Values for a link with all its groups, and two segments where there may be several.
private struct TwoSegments: CaptureSampler {
  mutating func isPresent() -> Bool { true }
  mutating func branch(of count: Int) -> Int { 0 }
  mutating func text(for parameter: Template.Parameter) -> String? { parameter.type.samples.first }
  mutating func texts(for parameter: Template.Parameter, atLeast count: Int) -> [String]? {
    Array(parameter.type.samples.prefix(max(2, count)))
  }
}
