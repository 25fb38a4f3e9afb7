import SwiftSyntax

// What a function says of its links before any template is read.

extension RoutesCheck {
  mutating func check(_ function: RoutesEnum.Function) {
    let syntax = function.syntax
    let start = syntax.modifiers.first.map(Syntax.init) ?? Syntax(syntax.funcKeyword)
    checkConditional(function.conditional, of: "function")
    guard let route = function.routes.first ?? function.gone.first else { return }
    let (word, purpose) =
      route.isGone ? ("@Gone", "returns what to show instead of a link") : ("@Route", "reads an old link")
    if let gone = function.gone.first, !route.isGone {
      add(
        .functionForm, "a function cannot have @Route and @Gone",
        at: gone.syntax)
      return
    }
    guard hasForm(syntax, "\(word) on a function \(purpose): write a static func that returns Self?") else { return }
    if let actor = syntax.attributes.attributes(named: "MainActor").first {
      add(
        .functionForm, "\(word) on a function is called on any thread: it cannot belong to the main actor",
        at: actor)
      return
    }
    let isIsolated = !routes.syntax.attributes.attributes(named: "MainActor").isEmpty
    if isIsolated, !syntax.modifiers.contains(where: { $0.name.text == "nonisolated" }) {
      add(
        .functionForm,
        "\(word) on a function is called on any thread: it cannot belong to the main actor, unlike its enum",
        at: syntax.name,
        fix: .insert("nonisolated ", before: start, "write nonisolated"))
      return
    }
    if let unavailable = syntax.attributes.unavailability {
      add(
        .unavailableRoute,
        "an unavailable function cannot read links: leave \(word) out, or write #if instead of @available",
        at: unavailable)
      return
    }
    let labels = function.payload.map(\.labelInName).joined()
    for route in function.routes + function.gone {
      check(
        route, name: function.name, escaped: syntax.name.text, labels: labels, payload: function.payload,
        conditions: function.conditions, node: Syntax(syntax), kind: .function)
    }
  }

  /// Whether a function is one that reads links: `static`, not generic, and at once `Self` or nil. What else it is is told at its word.
  private mutating func hasForm(_ function: FunctionDeclSyntax, _ message: String) -> Bool {
    let count = diagnostics.count
    let signature = function.signature
    func without(_ node: some SyntaxProtocol, _ words: String) {
      let after = node.endPosition
      add(
        .functionForm, "\(message), without \(words)", at: node,
        fix: SourceDiagnostic.Fix(
          message: "leave it out", node: Syntax(function), range: node.positionAfterSkippingLeadingTrivia..<after,
          replacement: ""))
    }
    if let generic = function.genericParameterClause { without(generic, "generic parameters") }
    if let effects = signature.effectSpecifiers { without(effects, effects.trimmedDescription) }
    let result = signature.returnClause?.type.trimmedDescription ?? "Void"
    let name = routes.name
    let isStatic = function.modifiers.isStatic
    let isResult = ["Self?", "\(name)?", "Optional<Self>", "Optional<\(name)>"].contains(result)
    if !isStatic || !isResult {
      add(
        .functionForm, message, at: function.name,
        fix: !isStatic ? (isResult ? function.madeStatic : nil) : function.returning(optional: ["Self", name]))
    }
    return diagnostics.count == count
  }
}

extension FunctionDeclSyntax {
  /// The fix that makes it static.
  fileprivate var madeStatic: SourceDiagnostic.Fix {
    if let word = modifiers.first(where: { ["mutating", "nonmutating"].contains($0.name.text) }) {
      return .replace(word, with: "static")
    }
    return .insert("static ", before: modifiers.first.map(Syntax.init) ?? Syntax(funcKeyword), "write static")
  }

  /// The fix that makes one of the types optional that it returns, or lets it return `Self?` if it returns nothing; nil for any other.
  fileprivate func returning(optional types: [String]) -> SourceDiagnostic.Fix? {
    guard let type = signature.returnClause?.type else {
      let end = signature.effectSpecifiers.map(Syntax.init) ?? Syntax(signature.parameterClause)
      return .insert(" -> Self?", after: end, "write -> Self?")
    }
    let name = type.trimmedDescription.filter { !"!?".contains($0) }
    guard types.contains(name) else { return nil }
    return .replace(type, with: "\(name)?")
  }
}
