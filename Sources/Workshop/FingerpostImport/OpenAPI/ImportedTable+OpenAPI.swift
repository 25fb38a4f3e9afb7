internal import FingerpostAnalysis
internal import FingerpostEngine
internal import FingerpostExport
internal import FingerpostRouteFile

extension ImportedTable {
  /// The operations of a document. What is not part of a link is left out: headers, cookies and bodies.
  init(_ document: OpenAPIDocument, origins: [Origin]?) {
    let all = document.entries.compactMap(\.routes)
    // The origins of the first operation are those of the table.
    let path = all.first?.servers.first?.path ?? OpenAPIPath()
    let servers = all.first?.servers.filter { $0.path == path } ?? []
    var remarks = ["Headers, cookies and bodies are not part of a link."]
    if !path.segments.isEmpty { remarks.append("The path of the servers, \(path.text), is part of the templates.") }
    remarks += document.remarks.map(\.description)
    let elsewhere = all.map(\.otherServers)
    let isOfEach = Set(elsewhere).count > 1
    if !isOfEach, let others = elsewhere.first, !others.isEmpty {
      remarks.append("All of it is served at other paths, too: \(others).")
    }
    let drafts = document.entries.map { entry -> DraftRoute in
      switch entry {
      case .leftOut(let source, let reason): return DraftRoute(source: source, meaning: .nothing(reason))
      case .routes(let routes):
        let own = routes.servers.filter { $0.path == routes.servers.first?.path }
        let isOfAll = origins != nil || own.map(\.origin) == servers.map(\.origin)
        var draft = DraftRoute(routes, origins: isOfAll ? [] : own.map(\.origin).uniqued)
        let others = routes.otherServers
        if isOfEach, !others.isEmpty { draft.remarks.append("it is served at other paths, too: \(others)") }
        return draft
      }
    }
    self.init(origins: origins ?? servers.map(\.origin).uniqued, drafts, remarks: remarks)
  }
}

extension OpenAPIRoutes {
  /// The servers with another path than the first.
  fileprivate var otherServers: String {
    servers.filter { $0.path != servers.first?.path }.map(\.text).joined(separator: ", ")
  }
}

extension OpenAPIServer {
  fileprivate var text: String {
    (origin == .path ? "" : origin.description) + (path.segments.isEmpty ? "" : path.text)
  }
}
