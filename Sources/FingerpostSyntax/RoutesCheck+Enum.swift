import FingerpostEngine
import SwiftSyntax

// What the enum says of itself: that it is routable, and where its links come from.

extension RoutesCheck {
  mutating func checkConformance(_ isRoutable: Bool?) {
    let name = routes.syntax.name
    if let clause = routes.syntax.genericParameterClause {
      add(.genericEnum, "a @Routes enum has no generic parameters: its router is one value", at: clause)
    }
    let inherited = routes.syntax.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    let saysSo = inherited.contains { $0.trimmedDescription.split(separator: ".").last == "Routable" }
    guard !(isRoutable ?? saysSo) else { return }
    let message = "write Routable"
    let fix: SourceDiagnostic.Fix =
      if let last = inherited.last {
        .insert(", Routable", after: last, message)
      } else if let clause = routes.syntax.genericParameterClause {
        .insert(": Routable", after: clause, message)
      } else {
        .insert(": Routable", after: name, message)
      }
    add(
      .notRoutable, "\(name.plainText) has a router and is not Routable: its values have no link", severity: .warning,
      at: name, fix: fix)
  }

  /// The cases that no code can name: those that share a name with others, which no pattern tells apart, and those named as
  /// what is written beside them. The compiler may crash on such code.
  mutating func checkNames() -> Set<SyntaxIdentifier> {
    var shared: Set<SyntaxIdentifier> = []
    for element in routes.cases {
      switch element.name {
      case "router", "_Routes", "_payloads":
        add(
          .takenName, "@Routes writes \"\(element.name)\" itself: give the case another name", at: element.syntax.name)
      case "Type", "Protocol":
        add(
          .takenName, "\(routes.name).\(element.name) is a type to the compiler: give the case another name",
          at: element.syntax.name)
      default: continue
      }
      shared.insert(element.syntax.id)
    }
    for name in routes.ownRouters {
      add(.takenName, "@Routes writes \"router\" itself: leave this one out", at: name)
    }
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
          .repeatedName, "two cases are named \"\(name)\", which no pattern can tell apart: give one another name",
          at: element.syntax.name,
          notes: [
            SourceDiagnostic.Note(message: "the first \"\(name)\" is here", node: Syntax(first.syntax.name), offset: 0)
          ])
      }
    }
    return shared
  }

  /// The origins that are known; nil where one is no literal, so that nothing can be said of them.
  mutating func checkOrigins() -> [Origin]? {
    let arguments = routes.arguments.filter { $0.label == nil }
    if arguments.isEmpty {
      add(
        .noOrigins, "@Routes needs an origin, such as .scheme(\"app\"), .web(\"app.example\"), .path or .compact",
        at: routes.attribute)
    }
    var known: [Origin] = []
    var isKnown = true
    var before: LabeledExprSyntax?
    for argument in arguments {
      defer { before = argument }
      guard let origin = Origin(argument.expression) else {
        isKnown = false
        continue
      }
      do throws(OriginError) {
        let checked = try Origin(parsing: origin.description)
        if known.contains(where: { $0.description == checked.description }) {
          let fix = before.map { before in
            SourceDiagnostic.Fix(
              message: "leave it out", node: Syntax(argument),
              range: before.expression
                .endPositionBeforeTrailingTrivia..<argument.expression.endPositionBeforeTrailingTrivia,
              replacement: "")
          }
          add(.origin, "the origin \(checked) is listed twice", at: argument.expression, fix: fix)
        } else {
          known.append(checked)
        }
      } catch {
        add(.origin, "\(error)", at: argument.expression)
      }
    }
    return isKnown ? known : nil
  }
}

extension RoutesEnum {
  /// The names of static properties that are called as the one that is written.
  fileprivate var ownRouters: [PatternSyntax] {
    syntax.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { $0.modifiers.contains { $0.name.text == "static" } }
      .flatMap { $0.bindings.map(\.pattern) }.filter { $0.trimmedDescription == "router" }
  }
}
