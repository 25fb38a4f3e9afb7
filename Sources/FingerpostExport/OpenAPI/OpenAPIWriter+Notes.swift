internal import FingerpostAnalysis
internal import FingerpostEngine

// What a document cannot say of a route, with links that show it.

extension OpenAPIWriter {
  mutating func note(_ kind: ExportNote.Kind, _ route: RouteTable.Route, link: String? = nil, _ message: String) {
    notes.append(ExportNote(kind, route: route.name, link: link, message))
  }

  /// Notes where part of a host, which is a segment, is more texts in the document than in the table.
  mutating func noteHosts(of table: RouteTable) {
    for index in table.routes.indices where table.origins(of: index).contains(where: \.capturesHost) {
      for (host, _) in table.routes[index].template.behindHost {
        guard case .parameter(let parameter) = host else { continue }
        switch table.values(of: parameter.type) {
        case .scalar(.string), .oneOf: break
        default:
          note(.over, table.routes[index], "\"\(parameter.name ?? "host")\" is part of a host, and any text here")
        }
      }
    }
  }

  /// Notes what of a route no document can say.
  mutating func noteApproximations(_ index: Int, _ ways: [RouteWay]) {
    let route = table.routes[index]
    let template = route.template
    if ways.contains(where: { $0.path.contains(where: \.isLong) }) {
      note(
        .under, route, link: sample(of: index) { $0.split(separator: "?")[0].hasSuffix("/b") },
        "a parameter of OpenAPI is one segment, and it reads more")
    }
    if template.fragment != nil {
      note(.leftOut, route, "no server is told a fragment, so OpenAPI has none")
    }
    for case .either(let items) in template.query where items.count > 1 {
      let link = sample(of: index).map { Self.without(Set(items.map(\.key)), in: $0) }
      let isUnread = link.map { (try? table.match($0, method: template.method)) == nil } ?? false
      note(
        .over, route, link: isUnread ? link : nil,
        "OpenAPI cannot say that one of several items of the query is needed, so all may be left out")
    }
    for parameter in template.parameters {
      if case .custom(let name) = table.values(of: parameter.type.element) {
        note(.over, route, "\"\(parameter.name ?? name)\" is any text here, and not each is a \(name)")
      }
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
      !keys.contains(item.split(separator: "=").first.flatMap { LinkText.decoded(String($0)) } ?? "")
    }
    return parts[0] + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }
}

extension Template.Part {
  /// Whether it reads more than one segment.
  fileprivate var isLong: Bool {
    switch self {
    case .wildcard, .rest: true
    case .literal, .parameter, .mixed, .optional, .either: false
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
