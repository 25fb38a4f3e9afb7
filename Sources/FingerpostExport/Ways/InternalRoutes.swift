internal import FingerpostEngine

// What only the app may open is nobody else's business: no export has it.

extension RouteTable {
  /// The table without the routes that only the app may open.
  var withoutInternal: RouteTable {
    let isInternal = routes.indices.map { access(of: $0) == .internal }
    return isInternal.contains(true) ? filtered { !isInternal[$0] } : self
  }

  /// A note for each route that an export leaves out because only the app may open its links.
  func internalNotes(_ format: ExportFormat) -> [ExportNote] {
    let open = withoutInternal
    if open === self { return [] }
    return routes.indices.filter { access(of: $0) == .internal }.map { index in
      let link = example(of: index)
      // Formats that are no list of claims would say that another route reads its links.
      let reader = link.flatMap { open.answer($0, method: routes[index].template.method) }.map { open.routes[$0.index] }
      let more = reader.map { ", and its links are those of \"\($0.name)\" here" } ?? ""
      return ExportNote(
        .leftOut, route: routes[index].name, link: reader == nil ? nil : link, "only the app may open its links\(more)")
    }
  }

  private func example(of index: Int) -> String? {
    guard let origin = origins(of: index).first, let way = routes[index].template.ways()?.first else { return nil }
    return LinkDraft(way, routes[index].template.fragment?.required, origin, options.types)?.text
  }
}
