import SwiftSyntax

extension SourceDiagnostic {
  /// What is wrong with an attribute where no `@Routes` reads it; nil where one does.
  ///
  /// - Parameters:
  ///   - attribute: `@Route`, `@Gone`, `@Mount` or `@Fallback`.
  ///   - declaration: what the attribute is on.
  ///   - scopes: what the declaration stands in, innermost first.
  package static func misplaced(
    _ attribute: AttributeSyntax, on declaration: some DeclSyntaxProtocol, in scopes: [Syntax]
  ) -> SourceDiagnostic? {
    let name = attribute.attributeName.trimmedDescription.split(separator: ".").last.map { "@\($0)" } ?? "@Route"
    let isFunction = declaration.is(FunctionDeclSyntax.self)
    let isCase = declaration.is(EnumCaseDeclSyntax.self)
    let message: String
    if !isCase, !(isFunction && ["@Route", "@Gone"].contains(name)) {
      let function =
        switch name {
        case "@Route": ", or a static func that reads an old shape of a link"
        case "@Gone": ", or a static func that makes what to show instead"
        default: ""
        }
      message = "\(name) is for a case\(function)"
    } else if let owner = scopes.first?.as(EnumDeclSyntax.self) {
      let routes = owner.attributes.attributes(named: "Routes") + owner.attributes.conditional(["Routes"])
      guard routes.isEmpty else { return nil }
      message = "\(owner.name.plainText) is no @Routes enum, so nothing reads this \(name)"
    } else {
      message = "@Routes sees what stands in its enum alone: move this \(name) into it"
    }
    return SourceDiagnostic(
      kind: .misplacedRoute, code: Kind.misplacedRoute.code, severity: .error, message: message,
      node: Syntax(attribute), offset: 0, fix: nil, notes: [])
  }
}
