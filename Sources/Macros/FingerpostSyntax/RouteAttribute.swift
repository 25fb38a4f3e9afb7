import SwiftParser
import SwiftSyntax

extension RoutesEnum {
  /// `@Route("users/{id}", deprecated: "5.0", tags: "beta")`, `@Gone("sale/{id}", "it has ended")`, or `@Mount("shop/{id}")`.
  package struct Attribute {
    package let syntax: AttributeSyntax
    /// The template; nil if the argument is not a plain string literal.
    package let template: SourceText?
    /// What stands where the template should; nil if nothing does.
    let templateArgument: ExprSyntax?
    /// The text after the template: why a link is gone.
    let reasonArgument: ExprSyntax?
    /// The other arguments.
    package let arguments: [LabeledExprSyntax]
    /// Whether it says of a link that it is gone.
    package let isGone: Bool

    init(_ attribute: AttributeSyntax) {
      (syntax, isGone) = (attribute, attribute.lastName == "Gone")
      let all = attribute.labeledArguments
      let unlabelled = all.filter { $0.label == nil }.map(\.expression)
      (templateArgument, reasonArgument) = (unlabelled.first, unlabelled.dropFirst().first)
      template = templateArgument?.as(StringLiteralExprSyntax.self).flatMap { SourceText($0) }
      arguments = all.filter { $0.label != nil }
    }

    /// The text of a labelled string; nil if it is missing or no literal.
    package func string(_ label: String) -> String? {
      argument(label)?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// Why the link is gone; nil if the argument is not a plain string literal.
    package var reason: String? {
      isGone ? reasonArgument?.as(StringLiteralExprSyntax.self)?.representedLiteralValue : nil
    }

    package func argument(_ label: String) -> LabeledExprSyntax? { arguments.first { $0.label?.text == label } }
  }
}

extension RoutesEnum.Attribute {
  /// Where to say something of the route: its template, or the attribute that says none.
  var node: Syntax { template.map { Syntax($0.syntax) } ?? Syntax(syntax) }

  /// How many bytes into ``node`` the template begins.
  var start: Int { template?.offset(of: 0) ?? 0 }

  /// The fix that makes another attribute of it; nil if it has more than a template.
  func replaced(by name: String) -> SourceDiagnostic.Fix? {
    guard arguments.isEmpty, template != nil else { return nil }
    let old = syntax.attributeName
    let node = old.as(MemberTypeSyntax.self).map { Syntax($0.name) } ?? Syntax(old)
    return .replace(node, with: name, "write @\(name)")
  }

  /// The literal among the `overlaps` that names a case.
  func overlap(_ name: String) -> StringLiteralExprSyntax? {
    literals("overlaps").first { $0.representedLiteralValue == name }
  }

  /// The fix that accepts an overlap; nil if the attribute accepts another already.
  func accepting(_ name: String) -> SourceDiagnostic.Fix? {
    guard argument("overlaps") == nil, let last = syntax.labeledArguments.last else { return nil }
    let text = RouteTable.argument(accepting: name)
    return .insert(", \(text)", after: last, "write \(text)")
  }

  /// What the attribute says beside the template, as code after a route: `tagged("a")`.
  var modifiers: [String] {
    arguments.compactMap { argument in
      let value = argument.expression.trimmedDescription
      switch argument.label?.text {
      case "deprecated": return value == "nil" ? nil : "deprecated(\(value))"
      case "tags": return Self.elements(argument.expression).map { "tagged(\($0))" }
      case "overlaps": return Self.elements(argument.expression).map { "overlaps(\($0))" }
      case "access": return argument.access.flatMap { $0 == .open ? nil : "access(.\($0.rawValue))" }
      case "webOnly": return value == "true" ? "webOnly()" : nil
      case "origins": return Self.elements(argument.expression).map { "origins(\($0))" }
      case "case": return argument.member(of: "TextRules.Case") == "ignored" ? "ignoringCase()" : nil
      default: return nil
      }
    }
  }

  /// The arguments that are not literals where only literals can be read.
  var unread: [LabeledExprSyntax] {
    arguments.filter { argument in
      switch argument.label?.text {
      case "tags", "overlaps": !argument.expression.is(ArrayExprSyntax.self)
      case "access": argument.access == nil
      case "webOnly": !argument.expression.is(BooleanLiteralExprSyntax.self)
      case "case": !["exact", "ignored"].contains(argument.member(of: "TextRules.Case"))
      case "origins": origins.map { $0.contains { Origin($0) == nil } } ?? true
      default: false
      }
    }
  }

  /// The elements of the `origins`; none if the argument is missing, nil if it is not an array.
  var origins: [ExprSyntax]? {
    guard let expression = argument("origins")?.expression else { return [] }
    return expression.as(ArrayExprSyntax.self)?.elements.map(\.expression)
  }

  /// What stands between the brackets of an array; nil if nothing does.
  private static func elements(_ expression: ExprSyntax) -> String? {
    guard let array = expression.as(ArrayExprSyntax.self), !array.elements.isEmpty else { return nil }
    return array.elements.trimmedDescription
  }

  /// The flags that the attribute gives a template.
  func flags(_ flags: Template.Flags) -> Template.Flags {
    var flags = flags
    if let reason = argument("deprecated"), !reason.expression.is(NilLiteralExprSyntax.self) {
      flags.deprecation = string("deprecated") ?? ""
    }
    if let reason { flags.gone = reason }
    flags.isWebOnly = flags.isWebOnly || argument("webOnly")?.expression.trimmedDescription == "true"
    let origins = origins?.compactMap { Origin($0) } ?? []
    if !origins.isEmpty { flags.origins = origins }
    flags.ignoresCase = flags.ignoresCase || argument("case")?.member(of: "TextRules.Case") == "ignored"
    flags.access = max(flags.access, argument("access")?.access ?? .open)
    flags.tags += literals("tags").compactMap(\.representedLiteralValue)
    flags.overlaps += literals("overlaps").compactMap(\.representedLiteralValue)
    return flags
  }

  /// The literals of a labelled array.
  private func literals(_ label: String) -> [StringLiteralExprSyntax] {
    let elements = argument(label)?.expression.as(ArrayExprSyntax.self)?.elements
    return elements?.compactMap { $0.expression.as(StringLiteralExprSyntax.self) } ?? []
  }
}

extension LabeledExprSyntax {
  fileprivate var access: LinkAccess? { member(of: "LinkAccess").flatMap(LinkAccess.init) }

  /// `internal` of `.internal` and `LinkAccess.internal`; nil if it is not the name of a type's member.
  fileprivate func member(of type: String) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.base.map({ [type, "Fingerpost.\(type)"].contains($0.trimmedDescription) }) ?? true
    else { return nil }
    return member.declName.baseName.text.filter { $0 != "`" }
  }
}

extension Template {
  /// - Parameter isReadOnly: whether its links are never printed, as if they were deprecated.
  func flagged(_ route: RoutesEnum.Attribute, isReadOnly: Bool = false) -> Template {
    var template = self
    template.flags = route.flags(flags)
    if isReadOnly { template.flags.deprecation = template.flags.deprecation ?? "" }
    return template
  }
}
