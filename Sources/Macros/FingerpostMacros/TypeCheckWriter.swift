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
    let calls = types.enumerated().map { $1.conditions.guarding(call($1, $0)) } + ofDeclarations
    if calls.isEmpty { return [] }
    // Before any code that has a position in the source, so that no note points to another line of that.
    let functions = types.enumerated().map { answers(for: $1, $0) }
    return [
      """
      @available(*, deprecated) private nonisolated static func _payloads(_ o: FingerpostCore._GeneratedCode.PayloadTypes.Type) {
      \((functions + calls).joined(separator: "\n"))
      #sourceLocation()
      }
      """
    ]
  }

  private func call(_ type: RoutesCheck.UnknownType, _ index: Int) -> String {
    let argument = "(\(type.syntax.trimmedDescription)).self"
    func check(_ found: String) -> String {
      positioned("_\(index).", "`\(type.advice.name)`(\(found))", at: Syntax(type.syntax))
    }
    return switch type.role {
    case .payload: check("o.value(o.held(\(argument)).type)")
    case .leftOut: check("o.told(o.value(o.held(\(argument)).type), o.held(\(argument)).when)")
    case .element: check("o.value(\(argument))")
    case .side: check("o.value(o.side(\(argument)))")
    case .mounted: check("o.mounted(\(argument))")
    }
  }

  /// A function for each thing that the compiler may find out about a type. All have the name of the type, with which the compiler
  /// begins the message of one that cannot be called.
  private func answers(for type: RoutesCheck.UnknownType, _ index: Int) -> String {
    let advice = type.advice
    func answer(_ found: String, _ message: String? = nil, _ kind: FaultKind = .notParameter) -> String {
      let text = message.map { StringLiteralExprSyntax(content: "\($0) [\(FaultCode(kind))]") }
      return (text.map { "@available(*, unavailable, message: \($0)) " } ?? "")
        + "static func `\(advice.name)`(_: FingerpostCore._GeneratedCode.PayloadTypes.\(found)) {}"
    }
    if type.role == .mounted {
      return group([answer("Mountable"), answer("Unknown", advice.ofMounted, .mountPayload)], index)
    }
    var answers = [
      answer("Known"),
      answer("RawValued", "it is not a RouteParameter: \(advice.ofRawValues)"),
      answer("Mountable", ParameterAdvice.ofRoutes),
      answer("Unknown", "it is not a RouteParameter: \(advice.ofOthers)"),
    ]
    if type.role == .leftOut {
      let required = "a link may leave it out: its type must be optional, or it must have a default"
      answers.append(answer("Always", required, .mustBeOptional))
    }
    return group(answers, index)
  }

  private func group(_ answers: [String], _ index: Int) -> String {
    "nonisolated enum _\(index) {\n\(answers.joined(separator: "\n"))\n}"
  }

  private func uses(_ route: RoutesCheck.SoundRoute) -> [String] {
    guard let name = route.declaredName else { return [] }
    let function = "\(route.functionArguments(in: routes)))"
    return [
      route.kind == .function ? positioned("o.function(", function, at: name) : nil,
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
