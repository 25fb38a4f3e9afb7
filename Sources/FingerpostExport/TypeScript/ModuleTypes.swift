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
    Self.union(routes.map { FieldType.text(table.routes[$0], in: table, direction) }.uniqued)
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

/// The type of a route's values: an object with a property for each parameter, or one such object for each branch of its groups.
///
///     deals/({span:today|week}|{day:date})
///     // { readonly span: "today" | "week"; readonly day?: undefined } | { readonly span?: undefined; readonly day: string }
private struct FieldType {
  /// Whether a link is read or written: what can be left out of a link has a value when it is read.
  enum Direction { case read, written }

  private let name: String
  /// Nil: there is no value.
  private var type: String?
  private var isOptional: Bool

  /// More branches than this are not told apart.
  private static let most = 12

  static func text(_ route: RouteTable.Route, in table: RouteTable, _ direction: Direction) -> String {
    let alternatives = Fields(table: table, direction: direction).alternatives(of: route)
    var names: [String] = []
    for parameter in route.parameters where !names.contains(where: { $0.isIdentical(to: parameter.name) }) {
      names.append(parameter.name)
    }
    if names.isEmpty { return "Record<string, never>" }
    let texts = alternatives.map { alternative in
      let members = names.map { name in
        let field = alternative.last { $0.name.isIdentical(to: name) }
        return (field ?? FieldType(name: name, type: nil, isOptional: true)).member
      }
      return "{ \(members.joined(separator: "; ")) }"
    }
    return texts.uniqued.joined(separator: " | ")
  }

  /// Whether a link needs no values.
  static func canBeEmpty(_ route: RouteTable.Route, in table: RouteTable) -> Bool {
    Fields(table: table, direction: .written).alternatives(of: route).contains { $0.allSatisfy(\.isOptional) }
  }

  private var member: String {
    let suffix = isOptional ? "?" : ""
    let types = [type, isOptional ? "undefined" : nil].compactMap(\.self).joined(separator: " | ")
    return "readonly \(ModuleText.property(name))\(suffix): \(types)"
  }

  private struct Fields {
    let table: RouteTable
    let direction: Direction

    func alternatives(of route: RouteTable.Route) -> [[FieldType]] {
      var parameters = route.parameters[...]
      return alternatives(of: route.template.outline, &parameters)
    }

    /// The fields of each way through the groups.
    private func alternatives(
      of outline: [Outline], _ parameters: inout ArraySlice<RouteTable.Route.NamedParameter>
    ) -> [[FieldType]] {
      var all: [[FieldType]] = [[]]
      for part in outline {
        let own: [[FieldType]]
        switch part {
        case .parameter: own = [field(&parameters, isRest: false)]
        case .rest: own = [field(&parameters, isRest: true)]
        case .optional(let inner, let hasDefaults):
          let inside = alternatives(of: inner, &parameters)
          own = hasDefaults ? inside : [Self.merged(inside + [[]])]
        case .either(let branches): own = branches.flatMap { alternatives(of: $0, &parameters) }
        }
        all =
          all.count * own.count <= FieldType.most
          ? all.flatMap { before in own.map { before + $0 } } : all.map { $0 + Self.merged(own) }
      }
      return all
    }

    private func field(_ parameters: inout ArraySlice<RouteTable.Route.NamedParameter>, isRest: Bool) -> [FieldType] {
      guard let parameter = parameters.popFirst() else { return [] }
      let isUnknown = parameter.defaultValue == .unknown && !parameter.takesList
      let canBeLeftOut = !isRest && (parameter.defaultValue != nil || parameter.takesList)
      return [
        FieldType(
          name: parameter.name, type: type(parameter.type), isOptional: direction == .written ? canBeLeftOut : isUnknown
        )
      ]
    }

    /// Alternatives as one: what some do not have is optional.
    private static func merged(_ alternatives: [[FieldType]]) -> [FieldType] {
      var all: [FieldType] = []
      for field in alternatives.joined() {
        guard let index = all.firstIndex(where: { $0.name.isIdentical(to: field.name) }) else {
          all.append(field)
          continue
        }
        all[index].isOptional = all[index].isOptional || field.isOptional
        let (known, own) = (all[index].type, field.type)
        if known != own { all[index].type = [known, own].compactMap(\.self).joined(separator: " | ") }
      }
      for index in all.indices {
        let name = all[index].name
        if !alternatives.allSatisfy({ $0.contains { $0.name.isIdentical(to: name) } }) { all[index].isOptional = true }
      }
      return all
    }

    private static func array(of type: String) -> String { type.contains(" ") ? "(\(type))[]" : "\(type)[]" }

    private func type(_ type: ParameterType) -> String {
      switch type {
      case .scalar(.integer(.int)), .scalar(.integer(.uint)): direction == .read ? "bigint" : "number | bigint"
      case .scalar(.integer), .scalar(.double): "number"
      case .scalar(.bool): "boolean"
      case .scalar: "string"
      case .oneOf(let members): members.map(ModuleText.quoted).joined(separator: " | ")
      case .custom(let name):
        table.options.types.first { $0.name == name }?.members?.map(ModuleText.quoted).joined(separator: " | ")
          ?? "string"
      case .array(let element):
        (direction == .read ? "" : "readonly ") + Self.array(of: self.type(element))
      }
    }
  }
}
