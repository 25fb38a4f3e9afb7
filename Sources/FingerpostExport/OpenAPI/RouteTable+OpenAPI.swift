internal import FingerpostAnalysis
package import FingerpostEngine

extension RouteTable {
  /// The web links as a document of OpenAPI 3.1, one operation a line, in the order of declaration.
  ///
  ///     {"openapi":"3.1.0","info":{…},"servers":[{"url":"https://a.example"}],"paths":{
  ///     "/users/{id}":{
  ///     "get":{"operationId":"profile",…
  ///
  /// A document that may claim too little leaves out each operation that claims a link which no route reads.
  ///
  /// - Throws: ``ExportError/noWebOrigin(_:)`` if all links are those of custom schemes.
  package func openAPI(title: String?, _ direction: ExportOptions.Direction) throws(ExportError) -> Export {
    let open = withoutInternal
    let table = open.withWildcardHosts(ofTypes: direction == .over)
    var writer = OpenAPIWriter(table, hostNames, direction)
    guard !writer.servers.isEmpty else { throw .noWebOrigin(.openapi) }
    writer.addRoutes()
    if direction == .under {
      let narrowing = OpenAPINarrowing(self, writer)
      writer = OpenAPIWriter(table, hostNames, direction, leaving: Set(narrowing.leftOut.keys))
      writer.addRoutes()
      writer.noteLeftOut(narrowing)
    }
    return Export(writer.text(title: title), notes: open.hostNotes(direction) + writer.notes)
  }
}

extension RouteTable {
  /// What the parts of hosts are called that origins capture, by the wildcards in their place.
  private var hostNames: [Origin: String] {
    var names: [Origin: String] = [:]
    for origin in origins where origin.capturesHost {
      guard case .web(let host, _) = origin else { continue }
      names[origin.withWildcardHost] = String(host.dropFirst().prefix { $0 != "}" })
    }
    return names
  }
}
