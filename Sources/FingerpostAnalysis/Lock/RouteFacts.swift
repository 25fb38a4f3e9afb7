// What lists show of a route beside its own properties.

internal import FingerpostProof
package import FingerpostEngine

extension RouteTable.Route {
  /// A parameter under the name that values go by: its own, or its position among the parameters, from `1`.
  package struct NamedParameter: Hashable {
    package let name: String
    package let type: ParameterType
    package let defaultValue: Template.Default?

    package var takesList: Bool {
      if case .array = type { true } else { false }
    }
  }

  /// Every parameter, in order.
  package var parameters: [NamedParameter] {
    template.parameters.enumerated().map { index, parameter in
      NamedParameter(
        name: parameter.name ?? String(index + 1), type: parameter.type, defaultValue: parameter.defaultValue)
    }
  }

  /// The template without its method and its flags, which lists show beside it.
  package var shape: String {
    let words = template.description.split(separator: " ").dropFirst(template.method == nil ? 0 : 1)
    return words.first.map { String($0) } ?? ""
  }

  /// The flags as they are written, without their brackets.
  package var flagText: String { String(template.flags.text.dropFirst().dropLast()) }

  /// Whether the template has a group, and so can do without some of its parameters.
  fileprivate var hasGroups: Bool {
    template.path.contains { part in
      switch part {
      case .optional, .either: true
      case .literal, .parameter, .mixed, .wildcard, .rest: false
      }
    } || template.query.contains { if case .item = $0 { false } else { true } }
  }

  /// The origins of `table` that this route's links come from.
  package func origins(in table: RouteTable) -> [Origin] { origins(among: table.origins) }

  /// - Parameter all: the origins of the table.
  func origins(among all: [Origin]) -> [Origin] {
    (origins ?? all).filter { origin in
      switch origin {
      case .web, .path: true
      case .scheme, .compact: !template.flags.isWebOnly
      }
    }
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
    for routes in Dictionary(grouping: live, by: \.name).values where routes.count > 1 {
      var printing: [Route] = []
      for route in routes {
        let canPrint = route.template.flags.deprecation == nil && !printing.contains { prints($0, before: route) }
        if canPrint { printing.append(route) }
        roles[route] = canPrint ? .prints : .onlyReads
      }
    }
    return roles
  }

  /// Whether `earlier` carries what `later` could: the same parameters, none of which `later` alone can do without.
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
