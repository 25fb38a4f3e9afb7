import SwiftSyntax

/// A `@Routes` enum looked through: what is wrong with it, and the routes that are sound.
package struct RoutesCheck {
  /// What a route stands for.
  package enum RouteKind: Hashable {
    case route
    case function
    /// The routes of another type, which is given as it is written.
    case mount(type: String)

    package var isMount: Bool { if case .mount = self { true } else { false } }
  }

  /// A route that can be written.
  package struct SoundRoute {
    /// The case's name, without backticks.
    package let name: String
    /// The name as code has it.
    package let escapedName: String
    /// `follow(userId:)`
    package let reference: String
    /// The template's text, with what the case adds to it.
    package let template: String
    /// Of a gone link that shows a case, and of an alias, what the link holds: defaults stand for the rest.
    package let payload: [RoutesEnum.Payload]
    /// Whether its links are read and never printed: those of a function, and of an alias that leaves out a payload.
    package let isReadOnly: Bool
    package let kind: RouteKind
    /// `deprecated("…")`, `tagged("a")`: what follows the route.
    package let attributes: [String]
    /// The conditions of the `#if`s around it, outermost first.
    package let conditions: [RoutesEnum.Condition]
    /// The case, or the function.
    package let syntax: Syntax
    /// The template with its types as a table has it, and the attribute that it was read from.
    let typed: Template
    package let attribute: RoutesEnum.Attribute
    /// The elements of the payload that are to be optional, as far as the source tells.
    let leftOut: Set<Int>
    /// The optional elements for which no link of it stands for nil, and why.
    let neverNil: [Int: NeverNil]
    /// The elements whose defaults never count.
    let neverLeftOut: Set<Int>
  }

  package let routes: RoutesEnum
  /// What the attribute says of the table.
  let tableOptions: TableOptions
  /// What is wrong with it: what each case says first, then what shows where all are one table.
  package internal(set) var diagnostics: [SourceDiagnostic] = []
  /// The routes with nothing wrong, in order.
  package internal(set) var sound: [SoundRoute] = []
  /// The case that stands for links that no route reads; several in clauses of an `#if` that exclude each other.
  package internal(set) var fallbacks: [RoutesEnum.Case] = []
  /// The origins that are literals, each once.
  var origins: [Origin] = []
  /// The types of the sound routes that only the compiler knows, in the order of the source, each spelling once.
  package private(set) var unknownTypes: [UnknownType] = []
  /// Whether each case has a name of its own.
  package internal(set) var isNamed = true
  /// Whether code can be written for the enum at all.
  package internal(set) var isWritable = true

  /// Looks an enum through.
  ///
  /// - Parameters:
  ///   - isRoutable: whether the enum conforms to `Routable`; nil if only its own source can tell.
  ///   - coding: which of `Decodable` and `Encodable` it conforms to; nil if only its own source can tell.
  package init(_ routes: RoutesEnum, isRoutable: Bool? = nil, coding: Set<String>? = nil) {
    self.routes = routes
    tableOptions = TableOptions(routes.arguments)
    checkScopes()
    checkConformance(isRoutable)
    checkCoding(coding)
    let isKnown = checkOrigins()
    let unnamed = checkNames()
    guard hasCases() else { return }
    for element in routes.cases where !unnamed.contains(element.syntax.id) { check(element) }
    for function in routes.functions { check(function) }
    checkTable(isKnown ? origins : nil)
    unknownTypes = findUnknownTypes()
    checkIsolation()
  }

  /// The name of the case that a gone route shows instead; nil for any other route, and where that case has no route.
  package func nameShown(by route: SoundRoute) -> String? {
    guard route.attribute.isGone, route.kind == .route else { return nil }
    return sound.first { $0.syntax.id == route.syntax.id && !$0.attribute.isGone }?.name
  }

  /// The type that a route mounts, which an alias may stand for; nil for any other route.
  func mountedType(of route: SoundRoute) -> String? {
    guard case .mount(let type) = route.kind else { return nil }
    return route.payload.last.map { routes.types.meant(by: $0.typeSyntax).type.trimmedDescription } ?? type
  }

  mutating func add(
    _ kind: FaultKind, _ message: String, code: FaultCode? = nil,
    severity: SourceDiagnostic.Severity = .error,
    at node: some SyntaxProtocol, offset: Int = 0, fix: SourceDiagnostic.Fix? = nil,
    notes: [SourceDiagnostic.Note] = []
  ) {
    // What two routes of one case lack is lacking once.
    let isReported = diagnostics.suffix(16).contains {
      $0.node.id == node.id && $0.offset == offset && $0.message == message
    }
    if isReported { return }
    diagnostics.append(
      SourceDiagnostic(
        kind: kind, code: code ?? FaultCode(kind), severity: severity, message: message, node: Syntax(node),
        offset: offset,
        fix: fix, notes: notes))
  }
}

// The case that stands for links that no route reads.

extension RoutesCheck {
  mutating func checkFallback(_ attribute: AttributeSyntax, of element: RoutesEnum.Case, isAlone: Bool) {
    if !isAlone {
      add(.fallback, "@Fallback is for one case: declare the others separately", at: attribute)
    } else if let other = element.routes.first ?? element.mounts.first ?? element.gone.first {
      add(
        .fallback, "a fallback has no link of its own: remove this",
        at: other.syntax)
    } else if element.payload.count != 1 || element.payload[0].type != .one(.string) {
      let text = element.payload.isEmpty ? "(String)" : nil
      add(
        .fallback,
        "a fallback keeps the text of the link: its payload must be one String, as in case \(element.name)(String)",
        at: element.syntax, fix: text.map { .insert($0, after: element.syntax.name, "write \($0)") })
    } else if let first = fallbacks.first(where: { !$0.conditions.excludes(element.conditions) }) {
      add(
        .fallback, "only one case can be the fallback, and \"\(first.name)\" is it already", at: attribute,
        notes: [
          SourceDiagnostic.Note(message: "\"\(first.name)\" is here", node: Syntax(first.syntax.name), offset: 0)
        ])
    } else {
      fallbacks.append(element)
    }
  }
}

// What the enum says of its coding, which `@Routes` writes where the enum says `Codable`.

extension RoutesCheck {
  /// - Parameter conformances: which of `Decodable` and `Encodable` hold; nil if only the enum's own source can tell.
  mutating func checkCoding(_ conformances: Set<String>?) {
    let inherited = routes.syntax.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let words = inherited.compactMap { $0.split(whereSeparator: { ".& ".contains($0) }).last }
    let said = Set(words.flatMap { $0 == "Codable" ? ["Decodable", "Encodable"] : [String($0)] })
    let coding = (conformances ?? said).intersection(["Decodable", "Encodable"])
    let reads = routes.members.contains("init(from:)")
    let writes = routes.members.contains("encode(to:)")
    for member in routes.syntax.memberBlock.members.map(\.decl) {
      if let keys = member.as(EnumDeclSyntax.self), keys.name.text == "CodingKeys", !coding.isEmpty, !reads, !writes {
        add(
          .codingKeys, "a link has no keys: \(routes.name) is coded as text, and nothing uses CodingKeys",
          severity: .warning, at: keys.name)
      }
      guard coding.count == 2, reads != writes else { continue }
      if let initializer = member.as(InitializerDeclSyntax.self), initializer.signature.takesCoder,
        initializer.signature.labels == "(from:)"
      {
        add(
          .halfCoding, "\(routes.name) has its own init(from:), but is encoded as a link: write encode(to:), too",
          severity: .warning, at: initializer.initKeyword)
      }
      if let function = member.as(FunctionDeclSyntax.self), function.signature.takesCoder,
        function.name.text + function.signature.labels == "encode(to:)"
      {
        add(
          .halfCoding, "\(routes.name) has its own encode(to:), but is decoded as a link: write init(from:), too",
          severity: .warning, at: function.name)
      }
    }
  }
}

extension FunctionSignatureSyntax {
  /// The labels of the parameters: `(from:)`.
  var labels: String { "(\(parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))" }

  /// Whether what it takes is a decoder or an encoder: `init(from text: String)` is not a coding.
  var takesCoder: Bool {
    parameterClause.parameters.contains { parameter in
      let words = parameter.type.trimmedDescription.split(whereSeparator: { ". ()".contains($0) })
      return words.last == "Decoder" || words.last == "Encoder"
    }
  }
}
