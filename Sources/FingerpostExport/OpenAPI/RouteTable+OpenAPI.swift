internal import FingerpostAnalysis
package import FingerpostEngine

extension RouteTable {
  /// The web links as a document of OpenAPI 3.1, one operation a line, in the order of declaration.
  ///
  ///     {"openapi":"3.1.0","info":{…},"servers":[{"url":"https://a.example"}],"paths":{
  ///     "/users/{id}":{
  ///     "get":{"operationId":"profile",…
  ///
  /// - Throws: ``ExportError/noWebOrigin(_:)`` if all links are those of custom schemes.
  package func openAPI(title: String?) throws(ExportError) -> Export {
    var writer = OpenAPIWriter(withWildcardHosts, hostNames: hostNames)
    writer.noteHosts(of: self)
    guard !writer.servers.isEmpty else { throw .noWebOrigin(.openapi) }
    writer.addRoutes()
    return Export(writer.text(title: title), notes: writer.notes)
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

/// The paths of a document in the making.
struct OpenAPIWriter {
  let table: RouteTable
  /// The origins that servers stand for.
  let servers: [Origin]
  var notes: [ExportNote] = []
  private var items: [(path: OpenAPIPath, operations: [OpenAPIOperation])] = []
  private var positions: [OpenAPIPath: Int] = [:]
  /// Names of routes and of operations.
  private let names: Set<String>
  private var given: Set<String> = []
  /// What the part of a host is called that a wildcard stands for.
  private let hostNames: [Origin: String]

  /// The most paths of one route.
  static let most = 64

  init(_ table: RouteTable, hostNames: [Origin: String] = [:]) {
    (self.table, self.hostNames) = (table, hostNames)
    servers = table.origins.filter(OpenAPIServer.isServer)
    names = Set(table.routes.map(\.name))
  }

  mutating func addRoutes() {
    var isAnyMethod = false
    for index in table.routes.indices where table.routes[index].template.flags.gone == nil {
      isAnyMethod = add(index) && table.routes[index].template.method == nil || isAnyMethod
    }
    if isAnyMethod {
      notes.append(
        ExportNote(.otherwise, route: nil, "a route without a method answers every method, and is a \"get\" here"))
    }
  }

  func text(title: String?) -> String {
    var json = JSON()
    json.object { json in
      json.member("openapi", "3.1.0")
      json.key("info")
      json.object { json in
        let hosts = servers.compactMap { if case .web(let host, _) = $0 { host } else { nil } }
        json.member("title", title ?? "Links" + (hosts.first.map { " of \($0)" } ?? ""))
        json.member("version", "1.0.0")
      }
      json.key("servers")
      json.array(servers) { OpenAPIServer.write($0, hostNames, to: &$1) }
      json.key("paths")
      json.object { json in
        for (path, operations) in items {
          json.key(path.text, isTall: true)
          json.object { json in
            for operation in operations {
              json.key(operation.method, isTall: true)
              operation.write(to: &json, servers: servers, hostNames)
            }
          }
        }
      }
    }
    json.endLine()
    return json.text
  }

  // MARK: Routes

  /// Returns whether any path of the route is in the document.
  private mutating func add(_ index: Int) -> Bool {
    let route = table.routes[index]
    let origins = table.origins(of: index).filter(OpenAPIServer.isServer)
    guard !origins.isEmpty else {
      note(.leftOut, route, "it has no web links")
      return false
    }
    let method = route.template.method?.lowercased() ?? "get"
    guard OpenAPIOperation.methods.contains(method) else {
      note(.leftOut, route, "paths of OpenAPI 3.1 have no method \(route.template.method ?? "")")
      return false
    }
    guard let ways = route.template.pathWays(limit: Self.most) else {
      note(.leftOut, route, "its groups stand for more than \(Self.most) paths")
      return false
    }
    noteApproximations(index, ways)
    let flags = route.template.flags
    var own: Set<OpenAPIPath> = []
    for (path, parameters) in ways.map(content) {
      own.insert(path.outline)
      add(
        OpenAPIOperation(
          method: method, route: route.name, id: "", deprecations: [flags.deprecation], tags: flags.tags,
          parameters: parameters, origins: origins),
        at: path)
    }
    if own.count > 1 { note(.otherwise, route, "its groups are \(own.count) paths here") }
    return true
  }

  private mutating func add(_ operation: OpenAPIOperation, at path: OpenAPIPath) {
    guard let position = positions[path.outline] else {
      positions[path.outline] = items.count
      items.append((path, [named(operation)]))
      return
    }
    let first = items[position].path
    let renamed = Dictionary(zip(path.names, first.names)) { first, _ in first }
    var operation = operation
    operation.parameters = operation.parameters.map { parameter in
      var parameter = parameter
      if parameter.place == .path { parameter.name = renamed[parameter.name] ?? parameter.name }
      return parameter
    }
    for (name, other) in zip(path.names, first.names) where name != other {
      notes.append(ExportNote(.otherwise, route: operation.route, "{\(name)} is {\(other)} here, as in \(first.text)"))
    }
    guard let same = items[position].operations.firstIndex(where: { $0.method == operation.method }) else {
      items[position].operations.append(named(operation))
      return
    }
    let other = items[position].operations[same].route
    items[position].operations[same].merge(operation)
    if other == operation.route { return }
    notes.append(
      ExportNote(
        .otherwise, route: operation.route,
        "\(operation.method) \(first.text) stands for \"\(other)\" as well, with what either takes"))
  }

  /// The operation with a name of its own: the route's, or that and a number.
  private mutating func named(_ operation: OpenAPIOperation) -> OpenAPIOperation {
    var operation = operation
    operation.id = operation.route
    var number = 2
    while given.contains(operation.id) || operation.id != operation.route && names.contains(operation.id) {
      operation.id = "\(operation.route)\(number)"
      number += 1
    }
    given.insert(operation.id)
    return operation
  }

  // MARK: Paths and values

  private func content(of way: RouteWay) -> (path: OpenAPIPath, parameters: [OpenAPIParameter]) {
    var (path, parameters) = (OpenAPIPath(), [OpenAPIParameter]())
    func piece(_ parameter: Template.Parameter) -> OpenAPIPath.Piece {
      let first = parameter.name ?? "p\(parameters.count + 1)"
      let taken = Set(parameters.map(\.name))
      let all = [first] + (2...parameters.count + 2).map { "\(first)\($0)" }
      let name = all.first { !taken.contains($0) } ?? first
      parameters.append(self.parameter(parameter, name, .path, isRequired: true))
      return .parameter(name)
    }
    for part in way.path {
      switch part {
      case .literal(let text): path.segments.append([.literal(text)])
      case .parameter(let parameter): path.segments.append([piece(parameter)])
      case .mixed(let operands):
        path.segments.append(
          operands.map { operand in
            switch operand {
            case .literal(let text): .literal(text)
            case .parameter(let parameter): piece(parameter)
            }
          })
      case .wildcard: path.segments.append([piece(Template.Parameter(name: "rest", type: .string))])
      case .rest(let name, _): path.segments.append([piece(Template.Parameter(name: name, type: .string))])
      // Ways have no groups.
      case .optional, .either: break
      }
    }
    for part in way.parts {
      switch part {
      case .item(let item): parameters.append(self.item(item, isRequired: true))
      case .optional(let item): parameters.append(self.item(item, isRequired: false))
      case .either(let items): parameters += items.map { self.item($0, isRequired: false) }
      }
    }
    return (path, Self.merged(parameters))
  }

  private func item(_ item: Template.QueryItem, isRequired: Bool) -> OpenAPIParameter {
    switch item.value {
    case .literal(let text):
      return OpenAPIParameter(name: item.key, place: .query, types: [.oneOf([text])], isRequired: isRequired)
    case .parameter(let parameter):
      let isNeeded = isRequired && parameter.defaultValue == nil && !parameter.type.isArray
      return self.parameter(parameter, item.key, .query, isRequired: isNeeded)
    }
  }

  private func parameter(
    _ parameter: Template.Parameter, _ name: String, _ place: OpenAPIParameter.Place, isRequired: Bool
  ) -> OpenAPIParameter {
    let element = table.values(of: parameter.type.element)
    return OpenAPIParameter(
      name: name, place: place, types: [parameter.type.isArray ? .array(element) : element], isRequired: isRequired,
      standard: parameter.defaultValue?.captured.map { .init(value: $0, type: parameter.type) })
  }

  /// One parameter for each name and place, as OpenAPI wants it.
  private static func merged(_ parameters: [OpenAPIParameter]) -> [OpenAPIParameter] {
    parameters.reduce(into: []) { all, parameter in
      if let index = all.firstIndex(where: { $0.name == parameter.name && $0.place == parameter.place }) {
        all[index] = all[index].merged(with: parameter)
      } else {
        all.append(parameter)
      }
    }
  }
}
