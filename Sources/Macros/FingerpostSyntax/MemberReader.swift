import SwiftSyntax

/// Collects what an enum's members say, those in the clauses of an `#if` with their conditions.
struct MemberReader {
  let isIndirect: Bool
  /// Where the types of payloads are looked up.
  let scope: TypeScope
  /// The types that the enum declares and that are not aliases, which alone may stand for optionals.
  let nominal: Set<String>
  private(set) var cases: [RoutesEnum.Case] = []
  private(set) var functions: [RoutesEnum.Function] = []
  private(set) var members: Set<String> = []
  private(set) var declared: [RoutesEnum.Declared] = []

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
      } else if let initializer = item.decl.as(InitializerDeclSyntax.self) {
        if initializer.signature.takesCoder { members.insert("init" + initializer.signature.labels) }
      } else if let named = item.decl.asProtocol((any NamedDeclSyntax).self) {
        declare(named.name, isType: true, isStatic: true)
      } else if let variable = item.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { declare(binding.pattern, isStatic: variable.modifiers.isStatic) }
      }
    }
  }

  private mutating func declare(_ name: some SyntaxProtocol, isType: Bool = false, isStatic: Bool) {
    let text = name.trimmedDescription
    members.insert(text)
    declared.append(RoutesEnum.Declared(name: text, isType: isType, isStatic: isStatic, syntax: Syntax(name)))
  }

  private mutating func read(_ declaration: EnumCaseDeclSyntax, _ conditions: [RoutesEnum.Condition]) {
    let routes = declaration.attributes.attributes(named: "Route").map(RoutesEnum.Attribute.init)
    let gone = declaration.attributes.attributes(named: "Gone").map(RoutesEnum.Attribute.init)
    let mounts = declaration.attributes.attributes(named: "Mount").map(RoutesEnum.Attribute.init)
    let fallback = declaration.attributes.attributes(named: "Fallback").first
    let isIndirect = isIndirect || declaration.modifiers.contains { $0.name.text == "indirect" }
    for element in declaration.elements {
      let payload = element.parameterClause?.parameters.map { parameter in
        let label = parameter.firstName.flatMap { $0.text == "_" ? nil : $0.plainText }
        let value = parameter.defaultValue?.value
        return held(label, parameter.type, value, Syntax(parameter))
      }
      cases.append(
        RoutesEnum.Case(
          name: element.name.plainText, payload: payload ?? [], routes: routes, gone: gone, mounts: mounts,
          fallback: fallback,
          conditional: declaration.attributes.conditional(["Route", "Gone", "Mount", "Fallback"]),
          conditions: conditions, syntax: element, isIndirect: isIndirect))
    }
  }

  private mutating func read(_ function: FunctionDeclSyntax, _ conditions: [RoutesEnum.Condition]) {
    declare(function.name, isStatic: function.modifiers.isStatic)
    if function.signature.takesCoder { members.insert(function.name.text + function.signature.labels) }
    let routes = function.attributes.attributes(named: "Route").map(RoutesEnum.Attribute.init)
    let gone = function.attributes.attributes(named: "Gone").map(RoutesEnum.Attribute.init)
    let conditional = function.attributes.conditional(["Route", "Gone"])
    guard !routes.isEmpty || !gone.isEmpty || !conditional.isEmpty else { return }
    let payload = function.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.plainText
      let value = parameter.defaultValue?.value
      return held(label, parameter.type, value, Syntax(parameter), isVariadic: parameter.ellipsis != nil)
    }
    functions.append(
      RoutesEnum.Function(
        name: function.name.plainText, payload: payload, routes: routes, gone: gone, conditional: conditional,
        conditions: conditions, syntax: function))
  }

  /// - Parameter isVariadic: whether it takes any number of values, which no link can give it.
  private func held(
    _ label: String?, _ type: TypeSyntax, _ value: ExprSyntax?, _ syntax: Syntax, isVariadic: Bool = false
  ) -> RoutesEnum.Payload {
    let meant = scope.meant(by: type)
    let kind = isVariadic ? .unfit : PayloadType(type, in: scope)
    let seen = kind.parameters.isEmpty ? [] : meant.type.parameterTypes.map { meant.scope.values(of: $0) }
    let isNominal = type.as(IdentifierTypeSyntax.self).map { nominal.contains($0.name.text) } ?? false
    return RoutesEnum.Payload(
      label: label, type: kind, seen: seen, typeText: type.trimmedDescription + (isVariadic ? "..." : ""),
      typeSyntax: type,
      mayBeAlias: zip(kind.parameters, seen).contains { $0.isCustom && $1 == nil } && !isNominal,
      defaultValue: value, knownDefault: value.flatMap { $0.meaning(as: kind, seen.first ?? nil, in: scope) },
      syntax: syntax)
  }
}

extension MemberBlockItemListSyntax {
  /// The declarations, and whether they stand in an `#if`, of which every clause is taken.
  var declarations: [(syntax: DeclSyntax, isConditional: Bool)] {
    flatMap { item -> [(syntax: DeclSyntax, isConditional: Bool)] in
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return [(item.decl, false)] }
      return block.clauses.flatMap { clause -> [(syntax: DeclSyntax, isConditional: Bool)] in
        guard case .decls(let inner)? = clause.elements else { return [] }
        return inner.declarations.map { ($0.syntax, true) }
      }
    }
  }

  /// The names of the types that are declared here.
  func typeNames(withAliases: Bool) -> [String] {
    declarations.map(\.syntax).compactMap { declaration -> String? in
      if declaration.is(FunctionDeclSyntax.self) || !withAliases && declaration.is(TypeAliasDeclSyntax.self) {
        return nil
      }
      return declaration.asProtocol((any NamedDeclSyntax).self)?.name.plainText
    }
  }
}
