/// The members of one route in a lock file.
struct LockedRoute {
  struct Parameter {
    let type: String?

    init(_ node: LockNode) throws(TableLockError.Fault) { type = try node.object()["type"].given?.text() }
  }

  let name: String
  let method: String?
  /// Without its method and its flags.
  let template: String
  let parameters: [Parameter]?
  /// Those that the route reads.
  let origins: [String]?
  /// All flags, as the template has them; if missing, the next four are all there are.
  let flags: String?
  let web: Bool?
  let deprecated: String?
  let tags: [String]?
  let overlaps: [String]?
  /// The position of the route among the routes whose order decides.
  let order: Int?
  let prints: Bool?

  init(_ node: LockNode) throws(TableLockError.Fault) {
    name = try node.object()["name"].text()
    method = try node["method"].given?.text()
    template = try node["template"].text()
    parameters = try node["parameters"].given?.list().map { (node) throws(TableLockError.Fault) in try Parameter(node) }
    origins = try node["origins"].given?.texts()
    flags = try node["flags"].given?.text()
    web = try node["web"].given?.bool()
    deprecated = try node["deprecated"].given?.text()
    tags = try node["tags"].given?.texts()
    overlaps = try node["overlaps"].given?.texts()
    order = try node["order"].given?.whole()
    prints = try node["prints"].given?.bool()
  }

  static func write(
    _ route: RouteTable.Route, of table: RouteTable, _ order: Int?, _ role: AliasRole?, to json: inout JSON
  ) {
    json.member("name", route.name)
    if let method = route.template.method { json.member("method", method) } else { json.member("method", bare: "null") }
    json.member("template", route.shape)
    json.key("parameters")
    json.array(route.parameters) { parameter, json in
      json.object { json in
        json.member("name", parameter.name)
        json.member("type", table.values(of: parameter.type).description)
        guard let defaultValue = parameter.defaultValue else { return }
        guard let value = defaultValue.captured else { return json.member("defaultUnknown", bare: true) }
        json.key("default")
        json.value(value, as: parameter.type)
      }
    }
    json.member("origins", route.origins(in: table).map { $0.description })
    let flags = route.template.flags
    if flags.isWebOnly { json.member("web", bare: true) }
    if flags.access != .open { json.member("access", flags.access.rawValue) }
    if let reason = flags.deprecation { json.member("deprecated", reason) }
    if let reason = flags.gone { json.member("gone", reason) }
    if let name = flags.instead { json.member("instead", name) }
    if !flags.tags.isEmpty { json.member("tags", flags.tags) }
    if !flags.overlaps.isEmpty { json.member("overlaps", flags.overlaps) }
    if flags != .none { json.member("flags", route.flagText) }
    if let order { json.member("order", bare: order) }
    if let role { json.member("prints", bare: role == .prints) }
  }

  /// - Parameter all: the origins of the table.
  func route(_ all: [Origin]) throws(TableLockError.Fault) -> RouteTable.Route {
    if let fault = TableLockError.Fault(hiddenIn: name) { throw fault }
    let text = [method, template, flagText].compactMap { $0 }.joined(separator: " ")
    let route: RouteTable.Route
    do { route = RouteTable.Route(name, try Template(reading: text, limit: .max)) } catch { throw .init(error) }
    guard let origins else { return route }
    let own = try origins.map { text throws(TableLockError.Fault) in try Origin(inLock: text) }
    return own == route.origins(among: all) ? route : RouteTable.Route(name, route.template, origins: own)
  }

  private var flagText: String? {
    if let flags { return flags.isEmpty ? nil : "[\(flags)]" }
    var known = Template.Flags()
    known.isWebOnly = web ?? false
    known.deprecation = deprecated
    (known.tags, known.overlaps) = (tags ?? [], overlaps ?? [])
    return known == .none ? nil : known.text
  }
}

extension LockedRoute {
  /// The positions of routes in the order of declaration, where it decides: among all routes if the first declared wins, else among
  /// the routes of one name, the first of which prints.
  static func order(_ routes: [LockedRoute], isDeclared: Bool) -> [Int] {
    var order = Array(routes.indices)
    func key(_ position: Int) -> (Int, Int) {
      (routes[position].order ?? (routes[position].prints == false ? 1 : 0), position)
    }
    for slots in Dictionary(grouping: routes.indices, by: { isDeclared ? "" : routes[$0].name }).values {
      for (slot, position) in zip(slots, slots.sorted { key($0) < key($1) }) { order[slot] = position }
    }
    return order
  }
}

extension RouteTable {
  /// The numbers, from 1, of the routes whose order decides, as ``LockedRoute/order(_:isDeclared:)`` reads them.
  package var orders: [Route: Int] {
    var orders: [Route: Int] = [:]
    for same in Dictionary(grouping: routes, by: { options.precedence == .declared ? "" : $0.name }).values
    where same.count > 1 {
      for (index, route) in same.enumerated() { orders[route] = index + 1 }
    }
    return orders
  }
}

extension RouteTable.Route {
  /// A parameter under the name that values go by: its own, or its position among the parameters, from `1`.
  package struct NamedParameter: Hashable {
    package let name: String
    package let type: ParameterType
    package let defaultValue: Template.Default?

    package var takesList: Bool { type.isArray }
  }

  package var parameters: [NamedParameter] {
    template.parameters.enumerated().map { index, parameter in
      NamedParameter(
        name: parameter.name ?? String(index + 1), type: parameter.type, defaultValue: parameter.defaultValue)
    }
  }

  /// The flags as they are written, without their brackets.
  package var flagText: String { String(template.flags.text.dropFirst().dropLast()) }

  /// The same without the origins, which lists show beside them.
  package var flagTextBesideOrigins: String {
    var flags = template.flags
    flags.origins = []
    return String(flags.text.dropFirst().dropLast())
  }

  /// Whether the template has a group, and so can do without some of its parameters.
  fileprivate var hasGroups: Bool { template.path.groupCount + template.query.groupCount > 0 }

  /// The origins of `table` that this route's links come from.
  package func origins(in table: RouteTable) -> [Origin] { origins(among: table.origins) }

  /// - Parameter all: the origins of the table.
  func origins(among all: [Origin]) -> [Origin] {
    (origins ?? all).filter(template.flags.allow)
  }
}

/// What a route of several with one name is for.
package enum AliasRole: String {
  /// Links are printed by it: it is the first of its name, or takes other values than those before it.
  case prints
  /// Links are read by it alone: it is deprecated, or what it could print an earlier one prints.
  case onlyReads = "only read"
}

extension RouteTable {
  /// The part that each route takes among those of its name; nil for one that has its name to itself, and for one that is gone.
  package var aliasRoles: [Route: AliasRole] {
    var roles: [Route: AliasRole] = [:]
    let live = routes.filter { $0.template.flags.gone == nil }
    for routes in Dictionary(grouping: live, by: { $0.name }).values where routes.count > 1 {
      var printing: [Route] = []
      for route in routes {
        let canPrint = route.template.flags.deprecation == nil && !printing.contains { prints($0, before: route) }
        if canPrint { printing.append(route) }
        roles[route] = canPrint ? .prints : .onlyReads
      }
    }
    return roles
  }

  /// Whether `earlier` carries what `later` could: the same parameters, and `later` requires all of them.
  private func prints(_ earlier: Route, before later: Route) -> Bool {
    Set(earlier.parameters) == Set(later.parameters) && (later.parameters.isEmpty || !later.hasGroups)
      && Set(earlier.origins(in: self)).isSuperset(of: later.origins(in: self))
  }
}

extension Template.Default {
  /// The value of a parameter; nil if it is not known.
  package var captured: Captured? {
    switch self {
    case .text(let text): .text(text)
    case .list(let texts): .list(texts)
    case .unknown: nil
    }
  }
}
