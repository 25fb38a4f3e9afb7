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

  let table: RouteTable
  /// The origins that servers stand for.
  let servers: [Origin]
  var notes: [ExportNote] = []
  private(set) var items: [Item] = []
  /// What the items are made of, one operation for each way.
  private(set) var parts: [(path: OpenAPIPath, operation: OpenAPIOperation)] = []
  private var positions: [OpenAPIPath: Int] = [:]
  /// Names of routes and of operations.
  private let names: Set<String>
  private var given: Set<String> = []
  /// What the part of a host is called that a wildcard stands for.
  private let hostNames: [Origin: String]
  let direction: ExportOptions.Direction
  /// What must not be written.
  private let leftOut: Set<Source>

  /// The most paths of one route.
  static let most = 64

  init(
    _ table: RouteTable, _ hostNames: [Origin: String], _ direction: ExportOptions.Direction,
    leaving leftOut: Set<Source> = []
  ) {
    (self.table, self.hostNames, self.direction, self.leftOut) = (table, hostNames, direction, leftOut)
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

  /// The document.
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
        for item in items {
          json.key(item.path.text, isTall: true)
          json.object { json in
            for operation in item.operations {
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
    for (way, (path, parameters)) in ways.map(content).enumerated() {
      let source = Source(route: index, way: way)
      if leftOut.contains(source) { continue }
      own.insert(path.outline)
      let operation = OpenAPIOperation(
        sources: [source], method: method, route: route.name, id: "", deprecations: [flags.deprecation],
        tags: flags.tags, parameters: parameters, origins: origins)
      parts.append((path, operation))
      add(operation, at: path)
    }
    if own.count > 1 { note(.otherwise, route, "its groups are \(own.count) paths here") }
    return !own.isEmpty
  }

  mutating func add(_ operation: OpenAPIOperation, at path: OpenAPIPath) {
    guard let position = positions[path.outline] else {
      positions[path.outline] = items.count
      items.append(Item(path: path, operations: [named(operation)]))
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
}
