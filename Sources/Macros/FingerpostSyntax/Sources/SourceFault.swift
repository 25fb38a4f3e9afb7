import SwiftSyntax

/// What is wrong with Swift source, or not known from it, with the line it stands in: as data that outlives the tree.
package struct SourceFault: Sendable, Hashable {
  package let file: String
  /// From 1.
  package let line: Int
  /// The line as it stands.
  package let text: String
  /// In UTF-8 bytes from the start of the line.
  package let offset: Int
  /// What there is to say.
  package let kind: FaultKind
  package let code: FaultCode
  package let severity: SourceDiagnostic.Severity
  package let message: String
  /// The enum that it is about, by its name; empty where it is about none.
  package let subject: String
  /// The case, or the function, that it is about; empty where it is about the whole enum.
  package let route: String
  /// The template of that case as it is written; empty if there is none.
  package let template: String
  /// The change that fixes it, as an order: `write {id}`; nil if there is no one answer.
  package let fix: String?
}

/// What in an enum some code belongs to: a case, or a function with a link.
///
///     @Route("users/{usrId}") case user(userId: String)   // any of it: user, users/{usrId}
struct RouteSubject {
  /// The name, without backticks; of several in one declaration, the first unless the code is in another.
  let name: String
  /// The template as it is written: that of the attribute the code is in, or of the first.
  let template: String

  init(name: String, template: String) { (self.name, self.template) = (name, template) }

  /// Nil for code that is of no case and no function.
  init?(_ node: Syntax) {
    var (name, attribute) = (String?.none, AttributeSyntax?.none)
    var next = Optional(node)
    while let node = next {
      if let element = node.as(EnumCaseElementSyntax.self) {
        name = element.name.plainText
      } else if let inner = node.as(AttributeSyntax.self) {
        attribute = inner
      } else if let declaration = node.as(EnumCaseDeclSyntax.self) {
        guard let name = name ?? declaration.elements.first?.name.plainText else { return nil }
        self.init(name, attribute, declaration.attributes)
        return
      } else if let declaration = node.as(FunctionDeclSyntax.self) {
        self.init(declaration.name.plainText, attribute, declaration.attributes)
        return
      } else if node.is(EnumDeclSyntax.self) {
        return nil
      }
      next = node.parent
    }
    return nil
  }

  private init(_ name: String, _ attribute: AttributeSyntax?, _ attributes: AttributeListSyntax) {
    let all = ["Route", "Mount", "Gone"].flatMap { attributes.attributes(named: $0) }
    let attribute = all.first { $0.id == attribute?.id } ?? all.first
    let argument = attribute?.labeledArguments.first { $0.label == nil }?.expression
    self.name = name
    template = argument?.as(StringLiteralExprSyntax.self)?.segments.description ?? ""
  }
}
