/// The origins of two tables: those that both have, and those that only one has.
struct OriginChanges {
  let all: [Origin]
  /// Origins of the old table whose links belong to no origin of the new one.
  let removed: [Origin]
  /// Origins of the new table whose links belonged to no origin of the old one.
  let added: [Origin]

  init(_ old: RouteTable, _ new: RouteTable) {
    removed = old.allOrigins.filter { !new.originSet.reads($0) }
    added = new.allOrigins.filter { !old.originSet.reads($0) }
    var (all, seen) = ([Origin](), Set<CheckedOrigin>())
    for origin in old.allOrigins + new.allOrigins {
      guard let checked = try? CheckedOrigin(origin), seen.insert(checked).inserted else { continue }
      all.append(origin)
    }
    self.all = all
  }

  /// A route at the origins that both tables have, which ignores case if its table does.
  func route(
    _ index: Int, of table: RouteTable, besides others: [Origin], changing change: (Template) -> Template
  ) -> RouteTable.Route {
    let route = table.routes[index]
    var template = change(route.template)
    template.flags.ignoresCase = table.ignoresCase(index)
    return RouteTable.Route(
      route.name, template, origins: table.origins(of: index).filter { !others.contains($0) })
  }
}

extension OriginSet {
  /// Whether one of these reads links of an origin of another table, and in the same way.
  fileprivate func reads(_ origin: Origin) -> Bool {
    guard let checked = try? CheckedOrigin(origin) else { return true }
    return self.checked.contains { $0.meets(checked) && $0.hasForm(of: checked) }
  }

  /// An origin that reads links of another table's origin, but takes other segments from them.
  fileprivate func cutting(_ origin: Origin) -> Origin? {
    guard let checked = try? CheckedOrigin(origin) else { return nil }
    return self.checked.firstIndex { $0.meets(checked) && !$0.hasForm(of: checked) }.map { origins[$0] }
  }
}

extension CheckedOrigin {
  /// Whether the same segments are in links that belong to both.
  fileprivate func hasForm(of other: CheckedOrigin) -> Bool {
    form == other.form && (form != .host || self == other) || form.isScheme && other.form.isScheme
  }

  /// Whether some links belong to both. Which spellings of a scheme are read is found out with its routes.
  fileprivate func meets(_ other: CheckedOrigin) -> Bool {
    if other.form.isScheme, isOwnHost { return scheme == other.scheme && other.slashes == 2 }
    if isOwnHost || other.isOwnHost, form.isScheme { return slashes == 2 && scheme == other.scheme }
    if other.form.isScheme { return form == .compact || hasSameScheme(as: other) }
    guard form.isHosted, other.form.isHosted else { return self == other || form.isScheme && other.form == .compact }
    func isBelow(_ one: CheckedOrigin, _ other: CheckedOrigin) -> Bool {
      one.isWildcard
        ? other.isWildcard && one.host.suffix(other.host.count).elementsEqual(other.host)
        : other.matches(host: one.host, port: one.port)
    }
    return (scheme, port) == (other.scheme, other.port) && (isBelow(self, other) || isBelow(other, self))
  }
}

extension TablePair {
  /// What happens to the links of origins that only one table has.
  func originChanges() -> [TableDiff.Change] {
    origins.removed.map { origin in
      loss(
        of: "links of \(origin)", links(in: origin, of: olds), to: new.originSet.cutting(origin),
        fix: "list \(origin) again")
    } + origins.added.flatMap { cut($0) + addition(of: $0) }
  }

  /// - Parameter other: a new origin that reads the links, but takes other segments from them.
  private func loss(
    of what: String, _ links: [TemplateRelation.Witness], to other: Origin?, fix: String
  ) -> TableDiff.Change {
    let dead = links.first { winner(of: $0, in: news) == nil }
    let isRead = other != nil && dead == nil
    let example = (isRead ? links.first : dead).map { ", such as \($0)" } ?? ""
    guard let other, isRead else {
      return change(.dead, nil, nil, dead, "\(what) are not read any more\(example)", fix: fix)
    }
    return change(
      .undecided, nil, nil, links.first, "\(what) are read as links of \(other) now\(example)", fix: fix)
  }

  private func addition(of origin: Origin) -> [TableDiff.Change] {
    let links = links(in: origin, of: news)
    let link = links.first { winner(of: $0, in: olds) == nil }
    if link == nil, !links.isEmpty { return [] }
    let example = link.map { ", such as \($0)" } ?? ""
    return [change(.widened, nil, nil, link, "links of \(origin) are read now\(example)")]
  }

  /// A new origin that takes links from one of the old table's and reads other segments in them.
  private func cut(_ origin: Origin) -> [TableDiff.Change] {
    guard let other = old.originSet.cutting(origin), !origins.removed.contains(other) else { return [] }
    let links = links(in: other, of: olds) { origin.beginnings($0) }
    return links.isEmpty ? [] : [loss(of: "some links of \(other)", links, to: origin, fix: "leave \(origin) out")]
  }

  /// Some links of an origin that a table reads.
  ///
  /// - Parameter change: what becomes of a link before it is read.
  private func links(
    in origin: Origin, of routes: Range<Int>, changed change: (String) -> [String] = { [$0] }
  ) -> [TemplateRelation.Witness] {
    var links: [TemplateRelation.Witness] = []
    for route in routes where table(of: route).origins(of: index(route)).contains(origin) {
      let samples = samples(of: route, in: origin.exact).flatMap { link in
        change(link.text).map { TemplateRelation.Witness(method: link.method, text: $0) }
      }
      links += samples.filter { winner(of: $0, in: routes) != nil }
      if links.count >= Self.mostSamples { break }
    }
    return links
  }

  private static let mostSamples = 100
}

extension Origin {
  /// This origin, or one of its hosts if it is a wildcard.
  fileprivate var exact: Origin {
    guard case .web(let host, let scheme) = self, host.hasPrefix("*") else { return self }
    return .web(host == "*" ? "link.example" : "link" + host.dropFirst(), scheme: scheme)
  }

  /// A link of an origin that meets this one, with the beginning of this one's links.
  fileprivate func beginnings(_ link: String) -> [String] {
    guard let checked = try? CheckedOrigin(self) else { return [] }
    switch checked.form {
    case .path, .compact: return []
    case .scheme, .schemePath:
      let scheme = String(decoding: checked.scheme, as: UTF8.self)
      return (link.firstIndex(of: ":").map { [scheme + link[$0...]] } ?? []) + ["\(scheme):\(link)"]
    case .web, .host:
      let label = checked.host.isEmpty ? "link.example" : "link"
      let host = checked.isWildcard ? label.utf8 + checked.host : checked.host
      return SpelledOrigin(link).map {
        // Behind a custom scheme the first segment follows without a slash.
        let slash = $0.isWeb || $0.rest.hasPrefix("/") ? "" : "/"
        return [CheckedOrigin.prefix(scheme: checked.scheme, host: host, port: checked.port) + slash + $0.rest]
      } ?? []
    }
  }
}
