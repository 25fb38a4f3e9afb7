import FingerpostSyntax
import SwiftParser
import SwiftSyntax
import Testing

@Suite struct MisplacedRouteTests {
  static let misplaced: [(source: String, message: String?)] = [
    ("@Routes(.path) enum A { @Route(\"a\") case a }", nil),
    ("@Fingerpost.Routes(.path) enum A { @Route(\"a\") static func old() -> Self? { nil } }", nil),
    ("#if B\n@Routes(.path)\n#endif\nenum A { @Route(\"a\") case a }", nil),
    ("enum A { @Route(\"a\") case a }", "A is not a @Routes enum, so nothing reads this @Route"),
    (
      "extension A { @Route(\"a\") static func old() -> Self? { nil } }",
      "@Routes reads only its own enum: move this @Route into it"
    ),
    (
      "@Routes(.path) enum A { @Route(\"a\") var a: Int { 1 } }",
      "@Route is for a case, or a static func that reads an old link"
    ),
    ("@Routes(.path) enum A { @Mount(\"a\") static func a() {} }", "@Mount is for a case"),
  ]

  @Test(arguments: misplaced) func `a route that nothing reads says so`(source: String, message: String?) throws {
    let finder = AttributeFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: source))
    let attribute = try #require(finder.found)
    let declaration = try #require(attribute.parent?.parent?.asProtocol((any DeclSyntaxProtocol).self))
    var scopes: [Syntax] = []
    var scope = Syntax(declaration).parent
    while let outer = scope {
      if outer.asProtocol((any DeclGroupSyntax).self) != nil { scopes.append(outer) }
      scope = outer.parent
    }
    let found = SourceDiagnostic.misplaced(attribute, on: declaration, in: scopes)
    #expect(found?.message == message)
    #expect(found == nil || found?.kind == .misplacedRoute)
    #expect(found == nil || found?.node == Syntax(attribute))
  }
}

/// Finds the attribute of a member.
private final class AttributeFinder: SyntaxVisitor {
  var found: AttributeSyntax?

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if ["Route", "Mount"].contains(name) { found = found ?? node }
    return .visitChildren
  }
}
