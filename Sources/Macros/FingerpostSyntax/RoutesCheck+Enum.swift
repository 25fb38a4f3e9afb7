import SwiftParser
import SwiftSyntax

// What the enum says of itself: that it is routable, and where its links come from.

extension RoutesCheck {
  /// Says what leaves an enum without a router of its own: a second attribute, or a generic type.
  mutating func checkScopes() {
    let attributes = routes.syntax.attributes
    let all = attributes.attributes(named: "Routes")
    for extra in all.dropFirst() + (all.isEmpty ? [] : attributes.conditional(["Routes"])) {
      add(
        .enumForm,
        "write @Routes once, with all origins, as in @Routes(.scheme(\"app\"), .web(\"app.example\"))",
        at: extra)
    }
    if let clause = routes.syntax.genericParameterClause {
      add(.genericEnum, "a @Routes enum has no generic parameters: its router is one value", at: clause)
    } else if let outer = routes.genericType {
      add(
        .genericEnum,
        "a @Routes enum cannot be inside a generic type, because its router is one value: move \(routes.name) out of \(outer)",
        at: routes.attribute)
    }
  }

  /// Whether links can have values. Code for the functions of an enum without cases would not compile: they return no value.
  mutating func hasCases() -> Bool {
    // Of code that does not parse, the cases may be what is missing.
    if !routes.cases.isEmpty || routes.syntax.hasError { return true }
    add(
      .enumForm, "\(routes.name) has no cases, so no link has a value: write one, as in @Route(\"users/me\") case me",
      at: routes.syntax.name)
    return false
  }

  mutating func checkConformance(_ isRoutable: Bool?) {
    let name = routes.syntax.name
    let inherited = routes.syntax.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    if let type = inherited.first(where: { $0.is(SuppressedTypeSyntax.self) }) {
      add(.enumForm, "a link must be copyable: \(name.plainText) cannot be \(type.trimmedDescription)", at: type)
      isWritable = false
    }
    let saysSo = inherited.contains { $0.trimmedDescription.split(separator: ".").last == "Routable" }
    guard !(isRoutable ?? saysSo) else { return }
    let node = inherited.last.map(Syntax.init) ?? routes.syntax.genericParameterClause.map(Syntax.init) ?? Syntax(name)
    add(
      .notRoutable, "\(name.plainText) has a router but is not Routable, so its values have no link",
      severity: .warning,
      at: name, fix: .insert(inherited.isEmpty ? ": Routable" : ", Routable", after: node, "write Routable"))
  }

  /// Whether all origins are known: where one is not a literal, nothing can be said of them.
  mutating func checkOrigins() -> Bool {
    let expressions = routes.arguments.filter { $0.label == nil }.map(\.expression)
    if expressions.isEmpty {
      add(
        .tableNoOrigins, "@Routes needs an origin, such as .scheme(\"app\"), .web(\"app.example\"), .path or .compact",
        at: routes.attribute)
    }
    let found = readOrigins(expressions)
    origins = found.compactMap(\.self)
    return !expressions.contains { Origin($0) == nil }
  }

  /// The origins that expressions are, each once; nil for one that is not read, or is none.
  private mutating func readOrigins(_ expressions: [ExprSyntax]) -> [Origin?] {
    var found: [Origin?] = []
    for (index, expression) in expressions.enumerated() {
      guard let origin = Origin(expression) else {
        found.append(nil)
        continue
      }
      do throws(OriginError) {
        let checked = try Origin(parsing: origin.description)
        if !found.contains(checked) {
          found.append(checked)
          continue
        }
        let fix = SourceDiagnostic.Fix(
          message: "leave it out", node: Syntax(expression).parent ?? Syntax(expression),
          range: expressions[index - 1]
            .endPositionBeforeTrailingTrivia..<expression.endPositionBeforeTrailingTrivia,
          replacement: "")
        add(
          .origin, "the origin \(checked) is listed twice", code: FaultCode(.tableRepeatedOrigin), at: expression,
          fix: fix)
      } catch {
        addOrigin("\(error)", at: expression)
      }
      found.append(nil)
    }
    return found
  }

  /// Whether the origins of a route's own are sound, beside what else is said of it.
  mutating func areOriginsSound(_ route: RoutesEnum.Attribute, _ flags: Template.Flags) -> Bool {
    let expressions = route.origins ?? []
    guard !expressions.isEmpty, !expressions.contains(where: { Origin($0) == nil }) else { return true }
    if readOrigins(expressions).contains(nil) { return false }
    do throws(TemplateError) {
      // What they say together with the other flags: "web" is for none but web origins.
      _ = try Template("x " + route.flags(flags).text)
    } catch {
      add(
        .malformed, error.message, code: error.code,
        at: (route.argument("webOnly") ?? route.argument("origins"))?.expression ?? ExprSyntax(expressions[0]))
      return false
    }
    return true
  }

  /// - Parameter problem: what is wrong with the origin, unless it is a link instead of a host or a scheme.
  private mutating func addOrigin(_ problem: String, at expression: ExprSyntax) {
    let literal = expression.as(FunctionCallExprSyntax.self)?.arguments.first?.expression.as(
      StringLiteralExprSyntax.self)
    let whole = literal?.representedLiteralValue ?? ""
    if case .scheme? = Origin(expression),
      case .withoutAuthority(let scheme, let isRootless)? = try? Origin(parsing: whole)
    {
      let code = ".withoutAuthority(\"\(scheme)\"\(isRootless ? ", isRootless: true" : ""))"
      return add(
        .origin, "an origin is only a host or a scheme: write \(code)", at: expression,
        fix: .replace(expression, with: code))
    }
    let parts = whole.split(separator: "://", omittingEmptySubsequences: false)
    if let literal, let text = parts.first, parts.count == 1, let host = Self.host(before: text, in: expression) {
      return add(
        .origin, "an origin is only a host or a scheme: write \"\(host)\"", at: literal,
        fix: .replace(literal, with: "\"\(host)\"", "write \"\(host)\""))
    }
    guard parts.count == 2, !parts[0].isEmpty else { return add(.origin, problem, at: expression) }
    let scheme = String(parts[0]), host = String(parts[1].prefix { $0 != "/" })
    let hasHost = ["http", "https"].contains(scheme) || !host.isEmpty
    let origin: Origin = hasHost ? .web(host, scheme: scheme) : .scheme(scheme)
    let web = scheme == "https" ? ".web(\"\(host)\")" : ".web(\"\(host)\", scheme: \"\(scheme)\")"
    let code = if case .scheme = origin { ".scheme(\"\(scheme)\")" } else { web }
    guard (try? Origin(parsing: origin.description)) != nil else { return add(.origin, problem, at: expression) }
    add(
      .origin, "an origin is only a host or a scheme: write \(code)", at: expression,
      fix: .replace(expression, with: code))
  }

  /// The host or the scheme that a text begins with, before a path, a query, a fragment or a colon that is not a port.
  private static func host(before text: Substring, in expression: ExprSyntax) -> String? {
    let isWeb =
      expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?
      .declName.baseName.text == "web"
    let text = text.drop { $0 == " " }
    let host = isWeb ? text.prefix { !"/?# ".contains($0) } : text.prefix { !":/".contains($0) }
    guard let origin = try? Origin(parsing: isWeb ? "https://\(host)" : "\(host)://") else { return nil }
    switch origin {
    case .web(let host, _) where isWeb: return host
    case .scheme(let scheme) where !isWeb: return scheme
    default: return nil
    }
  }
}

// Names that code cannot be written for: those that several cases share, and those that hide what `@Routes` writes.

extension RoutesCheck {
  /// The cases that no code can name: those that share a name with others, which no pattern distinguishes, and those that hide
  /// what is written beside them.
  mutating func checkNames() -> Set<SyntaxIdentifier> {
    var unnamed: Set<SyntaxIdentifier> = []
    let types = routes.payloadTypeNames
    for element in routes.cases {
      guard let fault = fault(of: element.name, beside: types) else { continue }
      add(.takenName, "\(fault): give the case another name", at: element.syntax.name)
      unnamed.insert(element.syntax.id)
    }
    for member in routes.declared {
      if member.isStatic, member.name == "router" {
        add(.takenName, "@Routes writes \"router\" itself: leave this one out", at: member.syntax)
      } else {
        checkHidden(by: member.name, isType: member.isType, at: member.syntax)
      }
    }
    checkHidden(by: routes.name, isType: true, at: Syntax(routes.syntax.name))
    // What stands around the enum cannot be pointed at.
    for name in routes.scopes.compactMap(\.typeName) {
      checkHidden(by: name, isType: true, at: Syntax(routes.attribute))
    }
    let shared = checkNamesakes()
    isNamed = shared.isEmpty
    return unnamed.union(shared)
  }

  private static let module = "FingerpostCore"
  /// What is written in the enum's own scope, beside `router`.
  private static let own: Set<String> = ["_Routes", "_payloads"]

  private mutating func fault(of name: String, beside types: Set<String>) -> String? {
    if name == Self.module || Self.own.contains(name) || types.contains(name) { isWritable = false }
    return switch name {
    case "Type", "Protocol": "\(routes.name).\(name) is a type to the compiler"
    case routes.name: "\"\(name)\" is the name of the enum, which such a case would hide"
    case Self.module: "\"\(name)\" hides a module that the generated code needs"
    case "router": "@Routes writes \"\(name)\" itself"
    // In the enum, the name is the case in every expression.
    case _ where types.contains(name): "\"\(name)\" hides the type \(name), which a payload has"
    default: Self.own.contains(name) ? "@Routes writes \"\(name)\" itself" : nil
    }
  }

  private mutating func checkHidden(by name: String, isType: Bool, at syntax: Syntax) {
    if Self.own.contains(name) {
      add(.takenName, "@Routes writes \"\(name)\" itself: give this another name", at: syntax)
    } else if name == Self.module || isType && name == "Swift" {
      add(
        .takenName, "a type named \"\(name)\" hides a module that the generated code needs: give it another name",
        at: syntax
      )
    } else {
      return
    }
    isWritable = false
  }

  private mutating func checkNamesakes() -> Set<SyntaxIdentifier> {
    var shared: Set<SyntaxIdentifier> = []
    for (name, cases) in Dictionary(grouping: routes.cases, by: \.name).sorted(by: { $0.key < $1.key })
    where cases.count > 1 {
      for (index, element) in cases.enumerated() {
        // Cases of clauses that exclude each other never meet.
        let first = cases[..<index].first { earlier in
          earlier.conditions.starts(with: element.conditions) || element.conditions.starts(with: earlier.conditions)
        }
        guard let first else { continue }
        shared.formUnion([first.syntax.id, element.syntax.id])
        add(
          .repeatedName, "two cases are named \"\(name)\": a switch cannot tell them apart, so rename one",
          code: FaultCode(.repeatedCase),
          at: element.syntax.name,
          notes: [
            SourceDiagnostic.Note(message: "the first \"\(name)\" is here", node: Syntax(first.syntax.name), offset: 0)
          ])
      }
    }
    return shared
  }
}

extension RoutesEnum {
  /// Whether a static member is called as the router that is written.
  package var hasRouter: Bool { declared.contains { $0.isStatic && $0.name == "router" } }
}

extension Syntax {
  fileprivate var typeName: String? {
    guard asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
    return asProtocol((any NamedDeclSyntax).self)?.name.plainText
  }
}
