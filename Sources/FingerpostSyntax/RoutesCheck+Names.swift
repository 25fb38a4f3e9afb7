import FingerpostEngine
import SwiftSyntax

// Names that code cannot be written for: those that several cases share, and those that hide what `@Routes` writes.

extension RoutesCheck {
  /// The cases that no code can name: those that share a name with others, which no pattern tells apart, and those that hide
  /// what is written beside them.
  mutating func checkNames() -> Set<SyntaxIdentifier> {
    var unnamed: Set<SyntaxIdentifier> = []
    for element in routes.cases {
      guard let fault = fault(of: element.name) else { continue }
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

  private mutating func fault(of name: String) -> String? {
    if name == Self.module || Self.own.contains(name) { isWritable = false }
    return switch name {
    case "Type", "Protocol": "\(routes.name).\(name) is a type to the compiler"
    case routes.name: "\"\(name)\" is the enum's name, which is not found beside such a case"
    case Self.module: "\"\(name)\" hides a module from what @Routes writes"
    case "router": "@Routes writes \"\(name)\" itself"
    default: Self.own.contains(name) ? "@Routes writes \"\(name)\" itself" : nil
    }
  }

  private mutating func checkHidden(by name: String, isType: Bool, at syntax: Syntax) {
    if Self.own.contains(name) {
      add(.takenName, "@Routes writes \"\(name)\" itself: give this another name", at: syntax)
    } else if name == Self.module || isType && name == "Swift" {
      add(
        .takenName, "a type named \"\(name)\" hides a module from what @Routes writes: give it another name", at: syntax
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
          .repeatedName, "two cases are named \"\(name)\", which no pattern can tell apart: give one another name",
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
