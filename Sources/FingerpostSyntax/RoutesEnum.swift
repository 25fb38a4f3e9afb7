import FingerpostEngine
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder

/// A `@Routes` enum, as its source says it.
public struct RoutesEnum {
  /// One `case`, of the several that may stand behind the word.
  public struct Case {
    /// The name, without backticks.
    public let name: String
    /// What the case holds.
    public let payload: [Payload]
    /// Each `@Route`, in order: the first prints.
    public let routes: [Attribute]
    /// Each `@Mount`, in order.
    public let mounts: [Attribute]
    /// The conditions of the `#if`s around it, outermost first.
    public let conditions: [Condition]
    /// The case, without the word and what stands beside it in a list.
    public let syntax: EnumCaseElementSyntax
    /// Whether it, or the whole enum, is `indirect`.
    public let isIndirect: Bool
  }

  /// One clause of an `#if`: the clauses before it, whose conditions do not hold, and its own, nil for `#else`.
  public struct Condition: Hashable {
    /// The conditions of the clauses before it.
    public let before: [String]
    /// Its own condition.
    public let own: String?
  }

  /// An element of a payload.
  public struct Payload {
    /// The label; nil for none.
    public let label: String?
    /// What it can bind to.
    public let type: PayloadType
    /// The type as it is written.
    public let typeText: String
    let typeSyntax: TypeSyntax
    /// The default, where it is a literal: its text.
    public let defaultText: String?
    /// Whether there is a default, literal or not.
    public let hasDefault: Bool
    /// The element.
    public let syntax: Syntax
  }

  /// A `static func` with `@Route`: an old shape that is read, and never printed.
  public struct Function {
    /// The name, without backticks.
    public let name: String
    /// The parameters.
    public let payload: [Payload]
    /// Each `@Route`, in order.
    public let routes: [Attribute]
    /// The conditions of the `#if`s around it, outermost first.
    public let conditions: [Condition]
    /// The function.
    public let syntax: FunctionDeclSyntax
  }

  /// The enum's name.
  public let name: String
  /// The arguments of `@Routes`.
  public let arguments: [LabeledExprSyntax]
  /// The cases, in order, each of a list by itself.
  public let cases: [Case]
  /// The functions that have a `@Route`.
  public let functions: [Function]
  /// The names of types and members that the user declares, which the macro must leave alone.
  public let members: Set<String>
  /// The enum.
  public let syntax: EnumDeclSyntax
  /// Its `@Routes`.
  public let attribute: AttributeSyntax

  /// Reads an enum; nil where it has no `@Routes`.
  public init?(_ declaration: EnumDeclSyntax) {
    guard let attribute = declaration.attributes.attributes(named: "Routes").first else { return nil }
    self.init(declaration, attribute)
  }

  /// Reads an enum with its attribute.
  public init(_ declaration: EnumDeclSyntax, _ attribute: AttributeSyntax) {
    name = declaration.name.text
    self.attribute = attribute
    syntax = declaration
    arguments = attribute.labeledArguments
    var reader = MemberReader(
      isIndirect: declaration.modifiers.contains { $0.name.text == "indirect" },
      shadowed: Set(declaration.memberBlock.members.typeNames))
    reader.read(declaration.memberBlock.members, conditions: [])
    (cases, functions, members) = (reader.cases, reader.functions, reader.members)
  }
}

/// Collects what an enum's members say, those in the clauses of an `#if` with their conditions.
private struct MemberReader {
  let isIndirect: Bool
  /// The types that the enum declares, which are not the library's of the same name.
  let shadowed: Set<String>
  var cases: [RoutesEnum.Case] = []
  var functions: [RoutesEnum.Function] = []
  var members: Set<String> = []

  mutating func read(_ list: MemberBlockItemListSyntax, conditions: [RoutesEnum.Condition]) {
    for item in list {
      if let declaration = item.decl.as(EnumCaseDeclSyntax.self) {
        read(declaration, conditions)
      } else if let function = item.decl.as(FunctionDeclSyntax.self) {
        read(function, conditions)
      } else if let block = item.decl.as(IfConfigDeclSyntax.self) {
        var before: [String] = []
        for clause in block.clauses {
          let own = clause.condition?.trimmedDescription
          if case .decls(let inner)? = clause.elements {
            read(inner, conditions: conditions + [RoutesEnum.Condition(before: before, own: own)])
          }
          if let own { before.append(own) }
        }
      } else if let named = item.decl.asProtocol((any NamedDeclSyntax).self) {
        members.insert(named.name.text)
      } else if let variable = item.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { members.insert(binding.pattern.trimmedDescription) }
      }
    }
  }

  private mutating func read(_ declaration: EnumCaseDeclSyntax, _ conditions: [RoutesEnum.Condition]) {
    let routes = declaration.attributes.attributes(named: "Route").map(RoutesEnum.Attribute.init)
    let mounts = declaration.attributes.attributes(named: "Mount").map(RoutesEnum.Attribute.init)
    let isIndirect = isIndirect || declaration.modifiers.contains { $0.name.text == "indirect" }
    for element in declaration.elements {
      let payload = element.parameterClause?.parameters.map { parameter in
        let label = parameter.firstName.flatMap { $0.text == "_" ? nil : $0.plainText }
        return RoutesEnum.Payload(label, parameter.type, shadowed, parameter.defaultValue?.value, Syntax(parameter))
      }
      cases.append(
        RoutesEnum.Case(
          name: element.name.plainText, payload: payload ?? [], routes: routes, mounts: mounts, conditions: conditions,
          syntax: element, isIndirect: isIndirect))
    }
  }

  private mutating func read(_ function: FunctionDeclSyntax, _ conditions: [RoutesEnum.Condition]) {
    members.insert(function.name.text)
    let routes = function.attributes.attributes(named: "Route").map(RoutesEnum.Attribute.init)
    guard !routes.isEmpty else { return }
    let payload = function.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.plainText
      return RoutesEnum.Payload(label, parameter.type, shadowed, parameter.defaultValue?.value, Syntax(parameter))
    }
    functions.append(
      RoutesEnum.Function(
        name: function.name.plainText, payload: payload, routes: routes, conditions: conditions, syntax: function))
  }
}

extension RoutesEnum.Payload {
  fileprivate init(
    _ label: String?, _ type: TypeSyntax, _ shadowed: Set<String>, _ value: ExprSyntax?, _ syntax: Syntax
  ) {
    self.init(
      label: label, type: PayloadType(type, shadowed: shadowed), typeText: type.trimmedDescription, typeSyntax: type,
      defaultText: value?.literalText, hasDefault: value != nil, syntax: syntax)
  }
}

extension MemberBlockItemListSyntax {
  /// The names of the types that are declared here, in every clause of an `#if`.
  fileprivate var typeNames: [String] {
    flatMap { item -> [String] in
      if let block = item.decl.as(IfConfigDeclSyntax.self) {
        return block.clauses.flatMap { clause in
          if case .decls(let inner)? = clause.elements { inner.typeNames } else { [String]() }
        }
      }
      guard !item.decl.is(FunctionDeclSyntax.self) else { return [] }
      return item.decl.asProtocol((any NamedDeclSyntax).self).map { [$0.name.plainText] } ?? []
    }
  }
}

extension ExprSyntax {
  /// The text of a literal, as a template's default spells it; nil for anything else.
  fileprivate var literalText: String? {
    if let literal = self.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
    if let literal = self.as(IntegerLiteralExprSyntax.self) { return literal.literal.text.filter { $0 != "_" } }
    if let literal = self.as(FloatLiteralExprSyntax.self) { return literal.literal.text.filter { $0 != "_" } }
    if let literal = self.as(BooleanLiteralExprSyntax.self) { return literal.literal.text }
    if let negated = self.as(PrefixOperatorExprSyntax.self), negated.operator.text == "-" {
      return negated.expression.literalText.map { "-" + $0 }
    }
    return nil
  }
}

extension TokenSyntax {
  /// The name without the backticks that a keyword needs.
  var plainText: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }
}

extension AttributeListSyntax {
  /// The attributes of a name, whatever module they are said to be of.
  func attributes(named name: String) -> [AttributeSyntax] {
    compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      let last = attribute.attributeName.trimmedDescription.split(separator: ".").last.map(String.init)
      return last == name ? attribute : nil
    }
  }
}

extension AttributeSyntax {
  var labeledArguments: [LabeledExprSyntax] {
    if case .argumentList(let list)? = arguments { Array(list) } else { [] }
  }
}
