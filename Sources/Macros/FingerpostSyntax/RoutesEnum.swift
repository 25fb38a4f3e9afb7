import SwiftSyntax

/// A `@Routes` enum, as its source says it.
package struct RoutesEnum {
  /// One `case`, of the several that may come after the word.
  package struct Case {
    /// The name, without backticks.
    package let name: String
    package let payload: [Payload]
    /// Each `@Route`, in order: the first prints.
    package let routes: [Attribute]
    /// Each `@Gone`, in order: links that are gone, and show this case instead.
    package let gone: [Attribute]
    /// Each `@Mount`, in order.
    package let mounts: [Attribute]
    /// `@Fallback`: the case stands for links that no route reads.
    package let fallback: AttributeSyntax?
    /// The attributes among them that stand in an `#if`, which are not read.
    let conditional: [AttributeSyntax]
    /// The conditions of the `#if`s around it, outermost first.
    package let conditions: [Condition]
    /// The case, without the word and what stands beside it in a list.
    package let syntax: EnumCaseElementSyntax
    /// Whether it, or the whole enum, is `indirect`.
    package let isIndirect: Bool
  }

  /// One clause of an `#if`: the clauses before it, whose conditions do not hold, and its own, nil for `#else`.
  package struct Condition: Hashable, Sendable {
    /// The conditions of the clauses before it.
    package let before: [String]
    package let own: String?
  }

  package struct Payload {
    package let label: String?
    /// What it can bind to.
    package let type: PayloadType
    /// For each of its parameters, the enum whose values are its texts; nil if the source does not tell.
    let seen: [ValueEnum?]
    package let typeText: String
    package let typeSyntax: TypeSyntax
    /// Whether it may be a name for another type, such as an optional.
    let mayBeAlias: Bool
    /// The default; nil if there is none.
    package let defaultValue: ExprSyntax?
    /// The same, as far as the source tells what it means.
    let knownDefault: Template.Default?
    package let syntax: Syntax
  }

  /// A member that is not a case.
  struct Declared {
    let name: String
    let isType: Bool
    let isStatic: Bool
    let syntax: Syntax
  }

  /// A `static func` with `@Route`, an old shape that is read, and never printed; or with `@Gone`, what to show instead.
  package struct Function {
    /// The name, without backticks.
    package let name: String
    package let payload: [Payload]
    /// Each `@Route`, in order.
    package let routes: [Attribute]
    /// Each `@Gone`, in order.
    package let gone: [Attribute]
    /// Each of them that stands in an `#if`, which is not read.
    let conditional: [AttributeSyntax]
    /// The conditions of the `#if`s around it, outermost first.
    package let conditions: [Condition]
    package let syntax: FunctionDeclSyntax
  }

  package let name: String
  package let arguments: [LabeledExprSyntax]
  /// The cases, in order, each of a list by itself.
  package let cases: [Case]
  package let functions: [Function]
  /// The names of types and members that the user declares, which the macro must leave alone.
  package let members: Set<String>
  /// The same, where they stand.
  let declared: [Declared]
  /// What the enum stands in, innermost first.
  let scopes: [Syntax]
  /// Where the types of payloads are looked up.
  let types: TypeScope
  package let syntax: EnumDeclSyntax
  package let attribute: AttributeSyntax

  /// Reads an enum; nil if it has no `@Routes`.
  package init?(_ declaration: EnumDeclSyntax) {
    guard let attribute = declaration.attributes.attributes(named: "Routes").first else { return nil }
    self.init(declaration, attribute)
  }

  /// Reads an enum with its attribute.
  ///
  /// - Parameter scopes: what the enum stands in, innermost first, where the tree does not show it.
  package init(_ declaration: EnumDeclSyntax, _ attribute: AttributeSyntax, in scopes: [Syntax]? = nil) {
    self.init(declaration, attribute, in: scopes, types: TypeScope(inside: declaration))
  }

  init(_ declaration: EnumDeclSyntax, _ attribute: AttributeSyntax, in scopes: [Syntax]? = nil, types: TypeScope) {
    self.types = types
    self.scopes = scopes ?? Array(sequence(first: Syntax(declaration)) { $0.parent }.dropFirst())
    name = declaration.name.text
    self.attribute = attribute
    syntax = declaration
    arguments = attribute.labeledArguments
    var reader = MemberReader(
      isIndirect: declaration.modifiers.contains { $0.name.text == "indirect" },
      scope: types,
      nominal: Set(declaration.memberBlock.members.typeNames(withAliases: false)))
    reader.read(declaration.memberBlock.members, conditions: [])
    (cases, functions, declared) = (reader.cases, reader.functions, reader.declared)
    members = reader.members
  }

  private var payloads: [Payload] { cases.flatMap(\.payload) + functions.flatMap(\.payload) }

  /// The enums that payloads are values of, as far as the source tells.
  var seen: [ValueEnum] { payloads.flatMap(\.seen).compactMap(\.self) }

  /// The names of types by which payloads are written; not of those with a module or a type before a dot.
  var payloadTypeNames: Set<String> {
    Set(payloads.flatMap(\.typeSyntax.parameterTypes).compactMap { $0.as(IdentifierTypeSyntax.self)?.name.text })
  }

  /// The types of payloads that tables know by name, and what each name stands for, as far as the source tells.
  var namedTypes: [String: Set<ValueEnum?>] {
    var types: [String: Set<ValueEnum?>] = [:]
    for payload in payloads {
      for (type, seen) in zip(payload.type.parameters, payload.seen) {
        if let name = type.customName { types[name, default: []].insert(seen) }
      }
    }
    return types
  }

  /// Whether the enum, or a type or function around it, is generic.
  package var isGeneric: Bool { syntax.genericParameterClause != nil || scopes.contains { $0.genericClause != nil } }

  /// The generic type that the enum stands in; nil if a function comes between, in which the compiler allows no type.
  var genericType: String? {
    let types = scopes.filter { !$0.is(MemberBlockItemSyntax.self) }.prefix { !$0.is(FunctionDeclSyntax.self) }
    return types.first { $0.genericClause != nil }?.asProtocol((any NamedDeclSyntax).self)?.name.plainText
  }

  /// Whether an enum `Kind`, and a property `kind`, may be written: the names are free, and no payload means another `Kind`.
  package var isKindFree: Bool {
    members.isDisjoint(with: ["Kind", "kind"]) && name != "Kind" && !cases.contains { $0.name == "Kind" }
      && !payloads.contains { $0.typeSyntax.names("Kind") }
  }
}

extension Syntax {
  fileprivate var genericClause: GenericParameterClauseSyntax? {
    asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
  }
}

extension RoutesEnum.Condition {
  /// Whether the two never hold together, as far as their text tells: one is an `#else` of the other, or its opposite.
  func excludes(_ other: Self) -> Bool {
    func isAfter(_ first: Self, _ second: Self) -> Bool { first.own.map(second.before.contains) ?? false }
    func isOpposite(_ first: Self, _ second: Self) -> Bool {
      guard let own = first.own else { return false }
      return second.own == "!\(own)" || second.own == "!(\(own))"
    }
    return isAfter(self, other) || isAfter(other, self) || isOpposite(self, other) || isOpposite(other, self)
  }
}

extension [RoutesEnum.Condition] {
  /// Whether what stands under these conditions, and under others, is never compiled together.
  func excludes(_ others: Self) -> Bool { contains { own in others.contains { own.excludes($0) } } }
}
