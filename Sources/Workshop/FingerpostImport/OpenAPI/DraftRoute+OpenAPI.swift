internal import FingerpostEngine
internal import FingerpostExport
internal import FingerpostRouteFile

extension DraftRoute {
  /// An operation of a document.
  ///
  /// - Parameter origins: those of its own.
  init(_ routes: OpenAPIRoutes, origins: [Origin]) {
    let id = routes.operation.id.flatMap { RouteFile.isName($0) ? $0 : $0.camelCased }
    self.init(name: id, source: routes.operation.description, meaning: .nothing(""))
    let writer = OperationWriter(routes, at: routes.servers.first ?? OpenAPIServer(origin: .path))
    remarks = routes.remarks + writer.remarks
    let flags = Template.Flags(
      origins: origins, deprecation: routes.isDeprecated ? "" : nil, tags: routes.tags.filter { !$0.isEmpty }.uniqued)
    if let fault = writer.fault {
      meaning = .nothing(fault)
      return
    }
    do {
      var template = Template(
        unchecked: writer.path, query: writer.query, method: routes.operation.method, flags: flags)
      template.endsInSlash = routes.path.endsInSlash
      meaning = .template(try template.checked())
    } catch {
      meaning = .nothing(error.message)
    }
  }
}
