import FingerpostEngine
import SwiftSyntax

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
    /// The attributes among them that stand in an `#if`, which are not read.
    let conditional: [AttributeSyntax]
    /// The conditions of the `#if`s around it, outermost first.
    public let conditions: [Condition]
    /// The case, without the word and what stands beside it in a list.
    public let syntax: EnumCaseElementSyntax
    /// Whether it, or the whole enum, is `indirect`.
    public let isIndirect: Bool
  }

  /// One clause of an `#if`: the clauses before it, whose conditions do not hold, and its own, nil for `#else`.
  public struct Condition: Hashable, Sendable {
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
    package let type: PayloadType
    /// The type as it is written.
    public let typeText: String
    /// The type.
    public let typeSyntax: TypeSyntax
    /// Whether it may be a name for another type, such as an optional.
    let mayBeAlias: Bool
    /// The default, where it is a literal: its text.
    public let defaultText: String?
    /// Whether there is a default, literal or not.
    public let hasDefault: Bool
    /// The element.
    public let syntax: Syntax
  }

  /// A member that is no case.
  struct Declared {
    let name: String
    let isType: Bool
    let isStatic: Bool
    /// The name.
    let syntax: Syntax
  }

  /// A `static func` with `@Route`: an old shape that is read, and never printed.
  public struct Function {
    /// The name, without backticks.
    public let name: String
    /// The parameters.
    public let payload: [Payload]
    /// Each `@Route`, in order.
    public let routes: [Attribute]
    /// Each `@Route` that stands in an `#if`, which is not read.
    let conditional: [AttributeSyntax]
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
  /// The same, where they stand.
  let declared: [Declared]
  /// What the enum stands in, innermost first.
  let scopes: [Syntax]
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
  ///
  /// - Parameter scopes: what the enum stands in, innermost first, where the tree does not show it.
  public init(_ declaration: EnumDeclSyntax, _ attribute: AttributeSyntax, in scopes: [Syntax]? = nil) {
    self.scopes = scopes ?? Array(sequence(first: Syntax(declaration)) { $0.parent }.dropFirst())
    name = declaration.name.text
    self.attribute = attribute
    syntax = declaration
    arguments = attribute.labeledArguments
    var reader = MemberReader(
      isIndirect: declaration.modifiers.contains { $0.name.text == "indirect" },
      shadowed: Set(declaration.memberBlock.members.typeNames(withAliases: true)),
      nominal: Set(declaration.memberBlock.members.typeNames(withAliases: false)))
    reader.read(declaration.memberBlock.members, conditions: [])
    (cases, functions, declared) = (reader.cases, reader.functions, reader.declared)
    members = reader.members
  }

  /// Whether the enum, or a type or function around it, is generic.
  public var isGeneric: Bool { syntax.genericParameterClause != nil || scopes.contains { $0.genericClause != nil } }

  /// The generic type that the enum stands in; nil where a function comes between, in which the compiler allows no type.
  var genericType: String? {
    let types = scopes.filter { !$0.is(MemberBlockItemSyntax.self) }.prefix { !$0.is(FunctionDeclSyntax.self) }
    return types.first { $0.genericClause != nil }?.asProtocol((any NamedDeclSyntax).self)?.name.plainText
  }

  /// Whether an enum `Kind`, and a property `kind`, may be written: the names are free, and no payload means another `Kind`.
  public var isKindFree: Bool {
    let isMeant = (cases.flatMap(\.payload) + functions.flatMap(\.payload)).contains { $0.typeSyntax.names("Kind") }
    return members.isDisjoint(with: ["Kind", "kind"]) && name != "Kind" && !cases.contains { $0.name == "Kind" }
      && !isMeant
  }
}

extension Syntax {
  fileprivate var genericClause: GenericParameterClauseSyntax? {
    asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
  }
}
