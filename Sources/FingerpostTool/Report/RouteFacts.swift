import FingerpostEngine

// What lists say of a route, beside what it says of itself.

extension RouteTable.Route {
  /// A parameter under the name that values go by: its own, or its place among the parameters, from `1`.
  struct Hole {
    let name: String
    let type: ParameterType
    let defaultText: String?

    var takesList: Bool {
      if case .array = type { true } else { false }
    }
  }

  /// Every parameter, in order.
  var parameters: [Hole] {
    template.parameters.enumerated().map { place, parameter in
      Hole(name: parameter.name ?? String(place + 1), type: parameter.type, defaultText: parameter.defaultText)
    }
  }

  /// The template without its method and its flags, which lists show beside it.
  var shape: String {
    var text = template.description[...]
    if let method = template.method { text = text.dropFirst(method.count + 1) }
    return String(text.prefix { $0 != " " })
  }

  /// The flags as they are written, without their brackets.
  var flagText: String {
    let text = template.description
    guard text.hasSuffix("]"), let start = text.firstIndex(of: "[") else { return "" }
    return String(text[text.index(after: start)...].dropLast())
  }

  /// The origins of `table` that this route's links come from.
  func origins(in table: RouteTable) -> [Origin] {
    (origins ?? table.origins).filter { origin in
      switch origin {
      case .web, .path: true
      case .scheme, .compact: !template.flags.isWebOnly
      }
    }
  }
}
