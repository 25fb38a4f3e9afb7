internal import FingerpostAnalysis
internal import FingerpostEngine

/// The types of a table's values, which its module declares.
struct ModuleTypes {
  private let table: RouteTable
  /// The names of the routes that are not gone, each once, most specific first, and the indices of their routes.
  private let names: [(name: String, routes: [Int])]

  init(_ table: RouteTable) {
    self.table = table
    var names: [(name: String, routes: [Int])] = []
    for index in table.bySpecificity where table.routes[index].template.flags.gone == nil {
      let name = table.routes[index].name
      if let known = names.firstIndex(where: { $0.name.isIdentical(to: name) }) {
        names[known].routes.append(index)
      } else {
        names.append((name, [index]))
      }
    }
    self.names = names
  }

  /// The declarations that a module and its `.d.ts` share.
  var text: String {
    """
    /** Where links come from. */
    export type LinkOrigin = \(Self.union(table.origins.map(Self.text)));

    export interface LinkOptions<Allowed extends string = LinkOrigin> {
      /** The origin to print for: the first that the route allows, unless given. */
      readonly origin?: Allowed | undefined;
    }

    /** The values that the links of each route hold. */
    export interface Values {
    \(names.map { member($0.name, $0.routes, .read) }.joined())}

    /** The values that the links of each route are made of. */
    export interface Arguments {
    \(printed.map { member($0.name, $0.routes, .written) }.joined())}

    /** A route, and the values of its link. */
    export type Match = {
      [Route in keyof Values]: { readonly route: Route; readonly values: Values[Route] };
    }[keyof Values];

    /** Prints the link of each route. */
    export interface Links {
    \(printed.map { builder($0.name, $0.routes) }.joined())}


    """
  }

  private var printed: [(name: String, routes: [Int])] {
    names.map { name, routes in (name, routes.filter { table.routes[$0].template.flags.isPrinted }.sorted()) }
      .filter { !$0.routes.isEmpty }
  }

  // MARK: Members

  private func member(_ name: String, _ routes: [Int], _ direction: FieldType.Direction) -> String {
    "\(comment(routes))  readonly \(ModuleText.property(name)): \(shape(routes, direction));\n"
  }

  private func shape(_ routes: [Int], _ direction: FieldType.Direction) -> String {
    var shapes: [String] = []
    for route in routes {
      let shape = FieldType.text(table.routes[route], in: table, direction)
      if !shapes.contains(shape) { shapes.append(shape) }
    }
    return Self.union(shapes)
  }

  private func builder(_ name: String, _ routes: [Int]) -> String {
    let property = ModuleText.property(name)
    let canBeEmpty = routes.contains { FieldType.canBeEmpty(table.routes[$0], in: table) }
    let origins = table.origins.filter { origin in routes.contains { table.origins(of: $0).contains(origin) } }
    let allowed = origins == table.origins ? "" : "<\(Self.union(origins.map(Self.text)))>"
    let values = "values\(canBeEmpty ? "?" : ""): Arguments[\(ModuleText.quoted(name))]"
    return "\(comment(routes))  readonly \(property): (\(values), options?: LinkOptions\(allowed)) => string;\n"
  }

  private func comment(_ routes: [Int]) -> String {
    let templates = routes.map { index in
      let route = table.routes[index]
      return "`" + [route.template.method, route.shape].compactMap(\.self).joined(separator: " ") + "`"
    }
    var text = templates.joined(separator: ", ")
    let reasons = routes.compactMap { table.routes[$0].template.flags.deprecation }
    if reasons.count == routes.count { text += " @deprecated \(reasons.first ?? "")" }
    return "  /** \(ModuleText.comment(text)) */\n"
  }

  private static func text(_ origin: Origin) -> String {
    guard case .web(let host, let scheme) = origin, host.hasPrefix("*") else {
      return ModuleText.quoted(origin.description)
    }
    let rest = ModuleText.quoted(host.dropFirst()).dropFirst().dropLast()
    return "`\(scheme)://${string}\(rest)`"
  }

  private static func union(_ types: [String]) -> String { types.isEmpty ? "never" : types.joined(separator: " | ") }
}
