internal import FingerpostAnalysis
internal import FingerpostEngine

/// The type of a route's values: an object with a property for each parameter, or one such object for each branch of its groups.
///
///     deals/({span:today|week}|{day:date})
///     // { readonly span: "today" | "week"; readonly day?: undefined } | { readonly span?: undefined; readonly day: string }
struct FieldType {
  /// Whether a link is read or written: what can be left out of a link has a value when it is read.
  enum Direction { case read, written }

  private let name: String
  /// Nil: there is no value.
  private var type: String?
  private var isOptional: Bool

  /// More branches than this are not told apart.
  private static let most = 12

  static func text(_ route: RouteTable.Route, in table: RouteTable, _ direction: Direction) -> String {
    var parameters = route.parameters[...]
    var fields = Fields(table: table, direction: direction)
    let alternatives = fields.alternatives(of: route.template.outline, &parameters)
    var names: [String] = []
    for parameter in route.parameters where !names.contains(where: { $0.isIdentical(to: parameter.name) }) {
      names.append(parameter.name)
    }
    if names.isEmpty { return "Record<string, never>" }
    var texts: [String] = []
    for alternative in alternatives {
      let members = names.map { name in
        let field = alternative.last { $0.name.isIdentical(to: name) }
        return (field ?? FieldType(name: name, type: nil, isOptional: true)).member
      }
      let text = "{ \(members.joined(separator: "; ")) }"
      if !texts.contains(text) { texts.append(text) }
    }
    return texts.joined(separator: " | ")
  }

  /// Whether a link needs no values.
  static func canBeEmpty(_ route: RouteTable.Route, in table: RouteTable) -> Bool {
    var parameters = route.parameters[...]
    var fields = Fields(table: table, direction: .written)
    return fields.alternatives(of: route.template.outline, &parameters).contains { $0.allSatisfy(\.isOptional) }
  }

  private var member: String {
    let suffix = isOptional ? "?" : ""
    let types = [type, isOptional ? "undefined" : nil].compactMap(\.self).joined(separator: " | ")
    return "readonly \(ModuleText.property(name))\(suffix): \(types)"
  }

  private struct Fields {
    let table: RouteTable
    let direction: Direction

    /// The fields of each way through the groups.
    mutating func alternatives(
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
      let canBeLeftOut = parameter.defaultValue != nil && !isRest || parameter.takesList && !isRest
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

    private func members(of custom: String) -> [String]? {
      table.options.types.first { $0.name == custom }?.members
    }

    private func type(_ type: ParameterType) -> String {
      switch type {
      case .scalar(.integer(.int)), .scalar(.integer(.uint)): direction == .read ? "bigint" : "number | bigint"
      case .scalar(.integer), .scalar(.double): "number"
      case .scalar(.bool): "boolean"
      case .scalar: "string"
      case .oneOf(let members): members.map(ModuleText.quoted).joined(separator: " | ")
      case .custom(let name):
        members(of: name).map { $0.map(ModuleText.quoted).joined(separator: " | ") } ?? "string"
      case .array(let element):
        (direction == .read ? "" : "readonly ") + Self.array(of: self.type(element))
      }
    }
  }
}
