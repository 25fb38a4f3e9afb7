import FingerpostSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Route`, `@Gone`, `@Mount` and `@Fallback` say something of a case, which `@Routes` reads: they write nothing themselves.
struct RouteMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let fault = SourceDiagnostic.misplaced(node, on: declaration, in: context.lexicalContext) {
      context.diagnose(Diagnostic(fault))
    }
    return []
  }
}
