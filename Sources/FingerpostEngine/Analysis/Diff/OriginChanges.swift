/// The origins of two tables: those that both have, and those that only one has.
struct OriginChanges {
  let all: [Origin]
  /// Origins of the old table whose links belong to no origin of the new one.
  let removed: [Origin]
  /// Origins of the new table whose links belonged to no origin of the old one.
  let added: [Origin]

  init(_ old: RouteTable, _ new: RouteTable) {
    removed = old.origins.filter { !new.originSet.reads($0) }
    added = new.origins.filter { !old.originSet.reads($0) }
    var (all, seen) = ([Origin](), Set<CheckedOrigin>())
    for origin in old.origins + new.origins {
      guard let checked = try? CheckedOrigin(origin), seen.insert(checked).inserted else { continue }
      all.append(origin)
    }
    self.all = all
  }

  /// A route at the origins that both tables have.
  func route(
    _ index: Int, of table: RouteTable, besides others: [Origin], changing change: (Template) -> Template
  ) -> RouteTable.Route {
    let route = table.routes[index]
    return RouteTable.Route(
      route.name, change(route.template), origins: table.origins(of: index).filter { !others.contains($0) })
  }
}

extension OriginSet {
  /// Whether links of an origin of another table belong to one of these.
  fileprivate func reads(_ origin: Origin) -> Bool {
    guard let checked = try? CheckedOrigin(origin) else { return true }
    return self.checked.contains { $0.covers(checked) || checked.covers($0) }
  }
}

extension TablePair {
  /// What happens to the links of origins that only one table has.
  func originChanges() -> [TableDiff.Change] {
    let removed = origins.removed.map { origin in
      let link = link(in: origin, of: olds)
      if let link, winner(of: link, in: news) != nil {
        return change(
          .undecided, nil, nil, link, "links of \(origin) are read by other origins, perhaps otherwise",
          fix: "list \(origin) again")
      }
      return change(
        .dead, nil, nil, link, "no link of \(origin) is read any more\(link.map { ", such as \($0)" } ?? "")",
        fix: "list \(origin) again")
    }
    let added = origins.added.map { origin in
      let link = link(in: origin, of: news)
      return change(
        .widened, nil, nil, link, "links of \(origin) are read now\(link.map { ", such as \($0)" } ?? "")")
    }
    return removed + added
  }

  /// A link of the first route that has one in an origin.
  private func link(in origin: Origin, of routes: Range<Int>) -> TemplateRelation.Witness? {
    let table = routes == olds ? old : new
    for index in table.routes.indices where table.origins(of: index).contains(origin) {
      var sampler = PlainSampler(isFull: true, branch: 0, custom: table.custom)
      let template = table.routes[index].template
      if let captures = template.captures(from: &sampler),
        let text = try? table.text(of: captures, route: index, for: origin.exact)
      {
        return .init(method: template.method, text: text)
      }
    }
    return nil
  }
}

extension Origin {
  /// This origin, or one of its hosts if it is a wildcard.
  fileprivate var exact: Origin {
    guard case .web(let host, let scheme) = self, host.hasPrefix("*") else { return self }
    return .web(host == "*" ? "link.example" : "link" + host.dropFirst(), scheme: scheme)
  }
}
