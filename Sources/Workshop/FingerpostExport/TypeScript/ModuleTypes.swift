internal import FingerpostAnalysis

/// The types of a table's values, which its module declares.
struct ModuleTypes {
  private let table: RouteTable
  /// The names of the routes that are not gone, each once, most specific first, and the indices of their routes.
  private let names: [(name: String, routes: [Int])]

  init(_ table: RouteTable) {
    self.table = table
    names = table.bySpecificity.filter { !table.isGone($0) }.grouped { Array(table.routes[$0].name.utf8) }
      .map { (table.routes[$0[0]].name, $0) }
  }

  /// The declarations that a module and its `.d.ts` share.
  var text: String {
    """
    /** Where links come from. */
    export type LinkOrigin = \(Self.union(table.allOrigins.map(Self.text)));

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

  private func member(_ name: String, _ routes: [Int], _ direction: ValueTypes.Direction) -> String {
    let types = routes.map { ValueTypes(table: table, direction: direction).text(of: table.routes[$0]) }.uniqued
    return "\(comment(routes))  readonly \(ModuleText.property(name)): \(Self.union(types));\n"
  }

  private func builder(_ name: String, _ routes: [Int]) -> String {
    let property = ModuleText.property(name)
    let canBeEmpty = routes.contains { ValueTypes(table: table, direction: .written).canBeEmpty(table.routes[$0]) }
    let origins = table.allOrigins.filter { origin in routes.contains { table.origins(of: $0).contains(origin) } }
    let allowed = origins == table.allOrigins ? "" : "<\(Self.union(origins.map(Self.text)))>"
    let values = "values\(canBeEmpty ? "?" : ""): Arguments[\(ModuleText.quoted(name))]"
    return "\(comment(routes))  readonly \(property): (\(values), options?: LinkOptions\(allowed)) => string;\n"
  }

  private func comment(_ routes: [Int]) -> String {
    let deprecation = table.deprecation(of: routes).map { " @deprecated \($0)" } ?? ""
    return "  /** \(ModuleText.comment(table.templates(of: routes) + deprecation)) */\n"
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

/// The type of a route's values: an object with a property for each parameter, or one such object for each branch of its groups.
///
///     deals/({span:today|week}|{day:date})
///     // { readonly span: "today" | "week"; readonly day?: undefined } | { readonly span?: undefined; readonly day: string }
private struct ValueTypes {
  /// Whether a link is read or written: what can be left out of a link has a value when it is read.
  enum Direction { case read, written }

  private struct Field {
    let name: String
    var type: String
    var isOptional: Bool
  }

  let table: RouteTable
  let direction: Direction

  /// More branches than this are not told apart.
  private static let most = 12

  func text(of route: RouteTable.Route) -> String {
    let names = route.parameters.map(\.name).uniqued { Array($0.utf8) }
    if names.isEmpty { return "Record<string, never>" }
    let texts = alternatives(of: route).map { alternative in
      let members = names.map { name in
        let field = alternative.last { $0.name.isIdentical(to: name) }
        let isOptional = field?.isOptional ?? true
        let types = [field?.type, isOptional ? "undefined" : nil].compactMap(\.self)
        return "readonly \(ModuleText.property(name))\(isOptional ? "?" : ""): \(types.joined(separator: " | "))"
      }
      return "{ \(members.joined(separator: "; ")) }"
    }
    return texts.uniqued.joined(separator: " | ")
  }

  /// Whether a link needs no values.
  func canBeEmpty(_ route: RouteTable.Route) -> Bool {
    alternatives(of: route).contains { $0.allSatisfy(\.isOptional) }
  }

  private func alternatives(of route: RouteTable.Route) -> [[Field]] {
    var parameters = route.parameters[...]
    return alternatives(of: route.template.outline, &parameters)
  }

  /// The fields of each way through the groups.
  private func alternatives(
    of outline: [Outline], _ parameters: inout ArraySlice<RouteTable.Route.NamedParameter>
  ) -> [[Field]] {
    var all: [[Field]] = [[]]
    for part in outline {
      let own: [[Field]]
      switch part {
      case .parameter: own = [field(&parameters, isRest: false)]
      case .rest: own = [field(&parameters, isRest: true)]
      case .optional(let inner, let hasDefaults):
        let inside = alternatives(of: inner, &parameters)
        own = hasDefaults ? inside : [Self.merged(inside + [[]])]
      case .either(let branches): own = branches.flatMap { alternatives(of: $0, &parameters) }
      }
      all =
        all.count * own.count <= Self.most
        ? all.flatMap { before in own.map { before + $0 } } : all.map { $0 + Self.merged(own) }
    }
    return all
  }

  private func field(_ parameters: inout ArraySlice<RouteTable.Route.NamedParameter>, isRest: Bool) -> [Field] {
    guard let parameter = parameters.popFirst() else { return [] }
    let isUnknown = parameter.defaultValue == .unknown && !parameter.takesList
    let isQuery = parameter.type == .scalar(.query)
    let canBeLeftOut = !isRest && (parameter.defaultValue != nil || parameter.takesList || isQuery)
    return [
      Field(
        name: parameter.name, type: type(parameter.type), isOptional: direction == .written ? canBeLeftOut : isUnknown
      )
    ]
  }

  /// Alternatives as one: what some do not have is optional.
  private static func merged(_ alternatives: [[Field]]) -> [Field] {
    alternatives.joined().uniqued { Array($0.name.utf8) }.map { first in
      let own = alternatives.map { $0.filter { $0.name.isIdentical(to: first.name) } }
      return own.joined().reduce(into: first) { all, field in
        if all.type != field.type { all.type += " | " + field.type }
        all.isOptional = all.isOptional || field.isOptional || own.contains(where: \.isEmpty)
      }
    }
  }

  private static func array(of type: String) -> String { type.contains(" ") ? "(\(type))[]" : "\(type)[]" }

  private func type(_ type: ParameterType) -> String {
    switch type {
    case .scalar(.integer(.int)), .scalar(.integer(.uint)): direction == .read ? "bigint" : "number | bigint"
    case .scalar(.integer), .scalar(.double): "number"
    case .scalar(.bool): "boolean"
    case .scalar: "string"
    case .oneOf, .custom: table.members(of: type)?.map(ModuleText.quoted).joined(separator: " | ") ?? "string"
    case .array(let element), .list(let element, _):
      (direction == .read ? "" : "readonly ") + Self.array(of: self.type(element))
    }
  }
}
