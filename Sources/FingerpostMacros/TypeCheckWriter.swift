import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What `@Routes` writes for the compiler alone: calls of functions that take what a payload, a mount or a function may be, and
/// nothing else.
///
/// Nothing calls the function that holds them. Each stands where its type is in the source, so that the compiler points there.
struct TypeCheckWriter {
  private let routes: RoutesEnum
  private let types: [RoutesCheck.UnknownType]
  /// The cases and functions of sound routes, each once.
  private let declarations: [RoutesCheck.SoundRoute]
  private let position: (Syntax) -> Position?

  init(_ check: RoutesCheck, position: @escaping (Syntax) -> Position?) {
    (routes, types, self.position) = (check.routes, check.unknownTypes, position)
    var seen: Set<Syntax> = []
    declarations = check.sound.filter { seen.insert($0.syntax).inserted }
  }

  /// The function. It is deprecated so that the compiler does not warn in it about deprecated cases.
  var members: [String] {
    let ofDeclarations = declarations.flatMap { route in uses(route).map { route.conditions.guarding($0) } }
    let calls = types.map { $0.conditions.guarding(call($0)) } + ofDeclarations
    if calls.isEmpty { return [] }
    return [
      """
      @available(*, deprecated) private nonisolated static func _payloads(_ o: FingerpostCore.PayloadTypes.Type) {
      \(calls.joined(separator: "\n"))
      #sourceLocation()
      }
      """
    ]
  }

  private func call(_ type: RoutesCheck.UnknownType) -> String {
    let argument = "(\(type.syntax.trimmedDescription)).self"
    let (before, code) =
      switch type.role {
      case .payload where type.syntax.isDecimal: ("o.", "Decimal((\(type.syntax.trimmedDescription)).self)")
      case .payload where type.saysNone, .side where type.saysNone: ("o.", "declared(\(argument))")
      case .payload: ("o.check(o.", "parameter(\(argument)))")
      case .leftOut: ("o.check(o.", "parameter(leftOut: \(argument)))")
      case .side: ("o.check(o.", "parameter(side: \(argument)))")
      case .mounted: ("o.", "mount(\(argument))")
      }
    return positioned(before, code, at: Syntax(type.syntax))
  }

  private func uses(_ route: RoutesCheck.SoundRoute) -> [String] {
    guard let name = route.declaredName else { return [] }
    let function = "\(route.functionArguments(in: routes)))"
    return [
      route.form == .function ? positioned("o.function(", function, at: name) : nil,
      // Of a member the compiler says at its name what is wrong, of a call at its start.
      route.isRestricted ? positioned("o.available(\(routes.name).", "\(route.reference))", at: name) : nil,
    ].compactMap { $0 }
  }

  /// Code whose second half has the position of something in the source: an error points there.
  private func positioned(_ before: String, _ code: String, at syntax: Syntax) -> String {
    guard let position = position(syntax), let directive = position.directive() else { return before + code }
    return "\(directive)\n\(position.margin(before))\(before)\(code)"
  }
}

extension RoutesCheck.SoundRoute {
  /// A function of the enum, with the types that tell it from others of its name.
  func functionArguments(in routes: RoutesEnum) -> String {
    let types = payload.map { $0.typeSyntax.naming(routes.name) }.joined(separator: ", ")
    return "\(routes.name).\(reference), of: (\(types.isEmpty ? "Swift.Void" : types)).self, to: \(routes.name).self"
  }

  /// The name, where the case or the function is declared.
  fileprivate var declaredName: Syntax? {
    (syntax.as(EnumCaseElementSyntax.self)?.name ?? syntax.as(FunctionDeclSyntax.self)?.name).map(Syntax.init)
  }

  /// Whether it says where it may be used.
  fileprivate var isRestricted: Bool {
    let attributes =
      syntax.as(FunctionDeclSyntax.self)?.attributes
      ?? syntax.parent?.parent?.as(EnumCaseDeclSyntax.self)?.attributes
    return attributes?.isRestricted ?? false
  }
}

extension TypeSyntax {
  /// Whether it is Foundation's Decimal, an optional or an array of it, as far as its text tells.
  fileprivate var isDecimal: Bool {
    trimmedDescription.filter { !"[]?".contains($0) }.split(separator: ".").last == "Decimal"
  }
}
