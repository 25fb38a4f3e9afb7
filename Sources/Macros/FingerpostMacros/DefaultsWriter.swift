import SwiftSyntax

/// What `@Routes` writes of defaults that are not literals: each as a function of the enum, where it means what it means in
/// the case.
struct DefaultsWriter {
  private let enumName: String
  private let position: (Syntax) -> Position?
  private var asked: [(payload: RoutesEnum.Payload, value: ExprSyntax, conditions: [RoutesEnum.Condition])] = []
  private var numbers: [Syntax: Int] = [:]

  init(_ check: RoutesCheck, position: @escaping (Syntax) -> Position?) {
    (enumName, self.position) = (check.routes.name, position)
    for route in check.sound {
      for payload in route.payload where numbers[payload.syntax] == nil {
        guard let value = payload.askedDefault(among: route.payload) else { continue }
        numbers[payload.syntax] = asked.count
        asked.append((payload, value, route.conditions))
      }
    }
  }

  /// The default of an element, as other code names it; nil if there is none that it must know.
  func name(of payload: RoutesEnum.Payload) -> String? {
    numbers[payload.syntax].map { "\(enumName)._default(_\($0): ())" }
  }

  var members: [String] {
    asked.enumerated().map { index, element in
      let code = element.value.trimmedDescription
      let type = element.payload.typeSyntax.trimmedDescription
      return element.conditions.guarding(
        """
        @available(*, deprecated) private nonisolated static func _default(_\(index): Swift.Void) -> (\(type)) {
        \(position(Syntax(element.value)).flatMap { $0.placing(code) } ?? code)
        }
        """)
    }
  }
}
