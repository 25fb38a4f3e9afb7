internal import FingerpostAnalysis
internal import FingerpostEngine

/// The paths of a document in the making.
struct OpenAPIWriter {
  /// A path, and what is under it.
  struct Item {
    let path: OpenAPIPath
    var operations: [OpenAPIOperation]
  }

  /// A way through a route, which may share its operation with others.
  struct Source: Hashable {
    let route: Int
    let way: Int
  }

  /// A way as an operation.
  typealias Part = (path: OpenAPIPath, operation: OpenAPIOperation)

  let table: RouteTable
  /// The origins that servers stand for.
  let servers: [Origin]
  var notes: [ExportNote] = []
  private(set) var items: [Item] = []
  private var positions: [OpenAPIPath: Int] = [:]
  /// Names of routes and of operations.
  private let names: Set<String>
  private var given: Set<String> = []
  /// How many operations of a name were named.
  private var numbers: [String: Int] = [:]
  /// What the part of a host is called that a wildcard stands for.
  private let hostNames: [Origin: String]
  let direction: ExportOptions.Direction

  init(_ table: RouteTable, _ hostNames: [Origin: String], _ direction: ExportOptions.Direction) {
    (self.table, self.hostNames, self.direction) = (table, hostNames, direction)
    // The servers of the document are for all routes that name none.
    let listed = table.origins.filter(OpenAPIServer.isServer)
    servers = listed.isEmpty ? table.allOrigins.filter(OpenAPIServer.isServer) : listed
    names = Set(table.routes.map(\.name))
  }

  /// Adds the operations of all routes.
  ///
  /// - Parameter leftOut: the ways that must not be written.
  mutating func addRoutes(leaving leftOut: Set<Source>) {
    var isAnyMethod = false
    for index in routes {
      let route = table.routes[index]
      let own = parts(of: index).filter { leftOut.isDisjoint(with: $0.operation.sources) }
      for part in own { add(part) }
      let paths = Set(own.map(\.path.outline))
      if paths.count > 1 { note(.otherwise, route, "its groups are \(paths.count) paths here") }
      isAnyMethod = isAnyMethod || !own.isEmpty && route.template.method == nil
    }
    if isAnyMethod {
      notes.append(.ofFile("a route without a method answers every method, and is a \"get\" here"))
    }
  }

  /// The document.
  func text(title: String?) -> String {
    JSON.line { json in
      json.member("openapi", "3.1.0")
      json.member("info") { json in
        let hosts = servers.compactMap { if case .web(let host, _) = $0 { host } else { nil } }
        json.member("title", title ?? "Links" + (hosts.first.map { " of \($0)" } ?? ""))
        json.member("version", "1.0.0")
      }
      json.member("servers", servers) { OpenAPIServer.write($0, hostNames, to: &$1) }
      json.member("paths") { json in
        for item in items {
          json.key(item.path.text, isTall: true)
          json.object { json in
            for operation in item.operations {
              json.key(operation.method, isTall: true)
              json.object { operation.write(to: &$0, servers: servers, hostNames) }
            }
          }
        }
      }
    }
  }

  // MARK: Routes

  /// The routes that are not gone.
  var routes: [Int] { table.routes.indices.filter { table.routes[$0].template.flags.gone == nil } }

  /// The operations of a route, one for each way; notes what they cannot say.
  mutating func parts(of index: Int) -> [Part] {
    let route = table.routes[index]
    let origins = table.origins(of: index).filter(OpenAPIServer.isServer)
    guard !origins.isEmpty else {
      note(.leftOut, route, "it has no web links")
      return []
    }
    let method = route.template.method?.lowercased() ?? "get"
    guard OpenAPIOperation.methods.contains(method) else {
      note(.leftOut, route, "paths of OpenAPI 3.1 have no method \(route.template.method ?? "")")
      return []
    }
    let ways = route.template.pathWays
    noteApproximations(index, ways)
    let flags = route.template.flags
    return ways.map { content(of: $0, endsInSlash: route.template.endsInSlash) }.enumerated().map { way, content in
      let operation = OpenAPIOperation(
        sources: [Source(route: index, way: way)], method: method, route: route.name, id: "",
        deprecations: [flags.deprecation], tags: flags.tags, parameters: content.parameters, origins: origins)
      return (content.path, operation)
    }
  }

  mutating func add(_ part: Part) {
    let path = part.path
    var operation = part.operation
    guard let position = positions[path.outline] else {
      positions[path.outline] = items.count
      items.append(Item(path: path, operations: [named(operation)]))
      return
    }
    let first = items[position].path
    // The parameters of the path come first.
    for (index, (name, other)) in zip(path.names, first.names).enumerated() where name != other {
      operation.parameters[index].name = other
      notes.append(ExportNote(.otherwise, route: operation.route, "{\(name)} is {\(other)} here, as in \(first.text)"))
    }
    guard let same = items[position].operations.firstIndex(where: { $0.method == operation.method }) else {
      items[position].operations.append(named(operation))
      return
    }
    let other = items[position].operations[same].route
    items[position].operations[same].merge(operation)
    if other == operation.route { return }
    let message = "\(operation.method) \(first.text) also covers \"\(other)\", with the types of both"
    notes.append(ExportNote(.otherwise, route: operation.route, message))
  }

  /// The operation with a name of its own: the route's, or that and a number.
  private mutating func named(_ operation: OpenAPIOperation) -> OpenAPIOperation {
    var operation = operation
    let name = operation.route
    operation.id = name.numbered(from: &numbers[name, default: 1]) { id in
      Work.current?.spend(1)
      return given.contains(id) || id != name && names.contains(id)
    }
    given.insert(operation.id)
    return operation
  }
}

// A way through a route as a path and its parameters.

extension OpenAPIWriter {
  private func content(of way: RouteWay, endsInSlash: Bool) -> (path: OpenAPIPath, parameters: [OpenAPIParameter]) {
    var (path, parameters) = (OpenAPIPath(), [OpenAPIParameter]())
    path.endsInSlash = endsInSlash && !way.path.isEmpty
    func named(_ parameter: Template.Parameter) -> Template.Part {
      let first = parameter.name ?? "p\(parameters.count + 1)"
      let name = first.numbered { name in parameters.contains { $0.name == name } }
      parameters.append(self.parameter(parameter, name, .path, isRequired: true))
      return .named(name)
    }
    for part in way.path {
      let operands = part.operands ?? [.named(part.restName ?? "rest")]
      path.segments.append(operands.map { $0.parameter.map(named) ?? $0 })
    }
    for part in way.parts {
      let isRequired = if case .item = part { true } else { false }
      parameters += part.items.map { item($0, isRequired: isRequired) }
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
    // No schema says what the parts of a text are.
    default: return OpenAPIParameter(name: item.key, place: .query, types: [.string], isRequired: isRequired)
    }
  }

  private func parameter(
    _ parameter: Template.Parameter, _ name: String, _ place: OpenAPIParameter.Place, isRequired: Bool
  ) -> OpenAPIParameter {
    let (stated, element) = (parameter.type, table.values(of: parameter.type.element))
    let type = stated.isArray ? stated.list(of: element) : element
    return OpenAPIParameter(
      name: name, place: place, types: [stated.isSayable(in: place) ? type : .string], isRequired: isRequired,
      defaultValue: parameter.defaultValue?.captured.map { .init(value: $0, type: parameter.type) })
  }

  /// One parameter for each name and place, as OpenAPI wants it.
  private static func merged(_ parameters: [OpenAPIParameter]) -> [OpenAPIParameter] {
    parameters.reduce(into: []) { all, parameter in
      if let index = all.firstIndex(where: parameter.isNamed(like:)) {
        all[index] = all[index].merged(with: parameter)
      } else {
        all.append(parameter)
      }
    }
  }
}
