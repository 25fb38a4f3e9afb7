import SwiftSyntax

/// The types that sources declare, by their full names, and what extensions add to them.
struct DeclaredTypes {
  private var types: [String: [TypeSearch.Found]] = [:]
  /// The full names that end in a name.
  private var fullNames: [String: Set<String>] = [:]
  /// By the last part of the name.
  private var extensions: [String: [TypeSearch.Found]] = [:]
  /// Whether a name may also be that of a type which is not around: modules are not known.
  private let looksAnywhere: Bool

  /// A type that is declared here, and what may be extensions of it.
  struct Declared {
    let found: TypeSearch.Found
    let extensions: [TypeSearch.Found]
  }

  init(looksAnywhere: Bool = false) { self.looksAnywhere = looksAnywhere }

  mutating func read(_ search: TypeSearch) {
    for found in search.types {
      if found.syntax.is(ExtensionDeclSyntax.self) {
        extensions[found.lastName, default: []].append(found)
      } else {
        types[found.name, default: []].append(found)
        // Nothing outside of a function names a type in it.
        if !found.isLocal { fullNames[found.lastName, default: []].insert(found.name) }
      }
    }
  }

  /// The last parts of the names of types that say to be parameters, here or in an extension.
  var parameterNames: Set<String> {
    let all = Array(types.values.joined()) + extensions.values.joined()
    return Set(all.filter { $0.inherited.contains("RouteParameter") }.map(\.lastName))
  }

  /// The enum that a name means for code inside of the types `scope`; nil if it is none, or if that is not sure.
  func values(at path: [String], from scope: [String], in file: String) -> ValueEnum? {
    guard let only = declaration(at: path, from: scope, in: file),
      let declaration = only.syntax.as(EnumDeclSyntax.self)
    else { return nil }
    let own = (extensions[only.lastName] ?? []).filter { found in
      found.name == only.name || types[found.name] == nil && found.name.hasSuffix(".\(only.name)")
    }
    // What is compiled of an #if is not known.
    guard own.allSatisfy({ !$0.isConditional }) else { return nil }
    let around = only.name.split(separator: ".").map(String.init).dropLast()
    return ValueEnum(
      declaration, extensions: own.compactMap { $0.syntax.as(ExtensionDeclSyntax.self) }, file: only.file
    ) { name in
      around.indices.contains { types[(around[...$0] + [name]).joined(separator: ".")] != nil }
    }
  }

  /// The type that a name means; nil if it is declared nowhere here, or if that is not sure.
  func declared(at path: [String], from scope: [String], in file: String) -> Declared? {
    guard let only = declaration(at: path, from: scope, in: file), !only.syntax.is(TypeAliasDeclSyntax.self) else {
      return nil
    }
    return Declared(found: only, extensions: extensions[only.lastName] ?? [])
  }

  /// Whether no extension here of a type of this name says that it is a parameter.
  func extendsNoParameter(_ name: String) -> Bool {
    types.values.joined().allSatisfy { $0.lastName != name }
      && (extensions[name] ?? []).flatMap(\.inherited).allSatisfy(\.isUnrelatedProtocol)
  }

  /// The type that a name is an alias of, and the types that the alias stands in; nil if it is none, or if that is not sure: a
  /// short name, such as `ID`, may be an alias in many types that are not around.
  func alias(
    at path: [String], from scope: [String], in file: String
  ) -> (type: TypeSyntax, scope: [String], file: String)? {
    guard let only = declaration(at: path, from: scope, in: file),
      let alias = only.syntax.as(TypeAliasDeclSyntax.self), alias.genericParameterClause == nil,
      path.count > 1
        || (0...scope.count).contains(where: { (scope.prefix($0) + path).joined(separator: ".") == only.name })
    else { return nil }
    let around = only.name.split(separator: ".").map(String.init).dropLast()
    return (alias.initializer.value, Array(around), only.file)
  }

  /// The one declaration of a name that is sure to be compiled.
  private func declaration(at path: [String], from scope: [String], in file: String) -> TypeSearch.Found? {
    let found = declarations(at: path, from: scope)
    let near = found.filter { $0.file == file }
    let nearest = near.isEmpty ? found : near
    guard let only = nearest.first, nearest.count == 1, !only.isConditional else { return nil }
    return only
  }

  /// As the compiler looks: inside of the types around first, then outward; then anywhere by name.
  private func declarations(at path: [String], from scope: [String]) -> [TypeSearch.Found] {
    guard let first = path.first, let last = path.last else { return [] }
    if first == "Self" { return types[(scope + path.dropFirst()).joined(separator: ".")] ?? [] }
    var around = scope[...]
    while true {
      // Where the first name is found, the others stand inside of it.
      if types[(around + [first]).joined(separator: ".")] != nil {
        return types[(around + path).joined(separator: ".")] ?? []
      }
      if around.popLast() == nil { break }
    }
    guard looksAnywhere, let all = fullNames[last] else { return [] }
    let whole = all.filter { ".\($0)".hasSuffix(".\(path.joined(separator: "."))") }
    return (whole.isEmpty ? all : whole).flatMap { types[$0] ?? [] }
  }
}

extension DeclaredTypes.Declared {
  /// Whether neither the declaration nor an extension here names a protocol that could make the type a parameter.
  var saysNoParameter: Bool {
    // A macro may add the conformance.
    let attributes = found.syntax.asProtocol((any WithAttributesSyntax).self)?.attributes
    guard attributes?.areAll(ValueEnum.inert.union(["Routes"])) ?? true else { return false }
    let all = found.inherited + extensions.flatMap(\.inherited)
    return all.allSatisfy { $0.isUnrelatedProtocol || $0 == "Routable" || TypeSyntax.isOfLibrary($0) }
  }

  /// Whether it is an enum with raw values.
  var hasRawValues: Bool {
    found.syntax.is(EnumDeclSyntax.self) && found.inherited.first.map(TypeSyntax.isOfLibrary) ?? false
  }

  /// Whether it is an enum whose cases hold nothing, and which has no raw values.
  var isPlainEnum: Bool {
    guard let members = found.syntax.as(EnumDeclSyntax.self)?.memberBlock.members, !hasRawValues else { return false }
    let cases = members.declarations.compactMap { $0.syntax.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    return !cases.isEmpty && cases.allSatisfy { $0.parameterClause == nil }
  }

  /// The actor that the conformance to `RouteParameter` belongs to, as far as the source says so: `: @MainActor RouteParameter`, or
  /// members of a type of that actor; nil if there is none.
  var isolation: (actor: String, isOfConformance: Bool)? {
    let own = extensions.filter { $0.name == found.name } + [found]
    let attributes = found.syntax.asProtocol((any WithAttributesSyntax).self)?.attributes
    let isOfMain = attributes?.attributes(named: "MainActor").isEmpty == false
    for part in own {
      let group = part.syntax.asProtocol((any DeclGroupSyntax).self)
      let types = group?.inheritanceClause?.inheritedTypes.map(\.type) ?? []
      for type in types where type.trimmedDescription.lastName == "RouteParameter" {
        let words = type.as(AttributedTypeSyntax.self)?.attributes.compactMap { $0.as(AttributeSyntax.self)?.lastName }
        if let actor = words?.first(where: { $0.hasSuffix("Actor") }) { return (actor, true) }
        guard isOfMain, let group, !group.modifiers.contains(where: { $0.name.text == "nonisolated" }) else { continue }
        let members = group.memberBlock.members.declarations.map(\.syntax)
        if members.contains(where: \.isIsolatedParameter) { return ("MainActor", false) }
      }
    }
    return nil
  }

  /// Whether it is a `@Routes` enum.
  var hasRoutes: Bool {
    found.syntax.as(EnumDeclSyntax.self)?.attributes.attributes(named: "Routes").isEmpty == false
  }
}

extension DeclSyntax {
  /// Whether it is `init?(parameter:)` or `parameter`, and has the actor of its type.
  fileprivate var isIsolatedParameter: Bool {
    let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers
    if modifiers?.contains(where: { $0.name.text == "nonisolated" }) ?? false { return false }
    if let initializer = self.as(InitializerDeclSyntax.self) { return initializer.signature.labels == "(parameter:)" }
    let bindings = self.as(VariableDeclSyntax.self)?.bindings
    return bindings?.contains { $0.pattern.trimmedDescription == "parameter" } ?? false
  }
}

/// Finds the types, aliases and extensions of a file, those inside of other types and of functions included, by their full names:
/// `Shop.Link`, `Shop.open().Link`. Of an `#if` every clause is taken.
struct TypeSearch {
  /// What the name of code ends in, as no type's does.
  private static let codeMark = "()"

  struct Found {
    let name: String
    let syntax: DeclSyntax
    let file: String
    /// Whether it stands in an `#if`.
    let isConditional: Bool
    /// Whether it stands in a function, or in other code that runs.
    let isLocal: Bool

    /// The name as running code has it, without functions: `Shop.Link`.
    var typeName: String { name.split(separator: ".").filter { !$0.hasSuffix(codeMark) }.joined(separator: ".") }
    var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// The last parts of the names that it inherits from, or conforms to.
    var inherited: [String] { syntax.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.names ?? [] }
  }

  private(set) var types: [Found] = []
  /// How many `#if`s stand around, and how many declarations that hold code.
  private var (conditions, bodies) = (0, 0)
  private let file: String

  init(_ tree: SourceFileSyntax, file: String) {
    self.file = file
    search(Syntax(tree), in: [])
  }

  /// A type and what stands inside of it.
  init(_ declaration: some DeclSyntaxProtocol) {
    file = ""
    search(DeclSyntax(declaration), in: [])
  }

  /// Takes the declarations in a node, however deep they stand in it.
  private mutating func search(_ node: Syntax, in scope: [String]) {
    var left = Array(node.children(viewMode: .sourceAccurate).reversed())
    while let node = left.popLast() {
      if let declaration = node.as(DeclSyntax.self) {
        search(declaration, in: scope)
      } else if bodies == 0, node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) {
        // Code of a file that is a program.
        search(node, in: scope, ofCode: "main")
      } else if !node.is(TokenSyntax.self) {
        left += node.children(viewMode: .sourceAccurate).reversed()
      }
    }
  }

  private mutating func search(_ code: Syntax, in scope: [String], ofCode name: String) {
    bodies += 1
    defer { bodies -= 1 }
    search(code, in: scope + [name.filter { $0 != "." } + TypeSearch.codeMark])
  }

  private mutating func search(_ declaration: DeclSyntax, in scope: [String]) {
    if declaration.is(IfConfigDeclSyntax.self) {
      conditions += 1
      defer { conditions -= 1 }
      return search(Syntax(declaration), in: scope)
    }
    let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.plainText
    let group = declaration.asProtocol((any DeclGroupSyntax).self)
    guard group != nil || declaration.is(TypeAliasDeclSyntax.self) else {
      // Cases are many, and hold no code.
      if declaration.is(EnumCaseDeclSyntax.self) { return }
      let variable = declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
      return search(Syntax(declaration), in: scope, ofCode: name ?? variable ?? "init")
    }
    let extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription.filter { $0 != "`" }
    guard let last = extended ?? name else { return }
    let path = scope + [last]
    types.append(
      Found(
        name: path.joined(separator: "."), syntax: declaration, file: file, isConditional: conditions > 0,
        isLocal: bodies > 0))
    if let group { search(Syntax(group.memberBlock), in: path) }
  }
}
