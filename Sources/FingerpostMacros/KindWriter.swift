import FingerpostSyntax
import SwiftSyntax

/// What `@Routes` writes beside the router: the cases without their payloads, and which of them a value is.
struct KindWriter {
  private let name: String
  private let access: String
  private let all: [Kind]

  private static let chunk = 50

  /// A name, which stands once in each clause of an `#if`.
  private struct Kind: Hashable {
    let name: String
    let conditions: [RoutesEnum.Condition]
  }

  init(_ routes: RoutesEnum, access: String) {
    (name, self.access) = (routes.name, access)
    var seen: Set<Kind> = []
    all = routes.cases.map { Kind(name: $0.syntax.name.text, conditions: $0.conditions) }
      .filter { seen.insert($0).inserted }
  }

  /// The enum and the property.
  var members: [String] {
    let cases = all.map { $0.conditions.guarding("case \($0.name)") }
    return [
      """
      /// The cases without their payloads.
      \(access)nonisolated enum Kind: Swift.CaseIterable, Swift.Hashable, Swift.Sendable {
      \(cases.joined(separator: "\n"))
      }
      """,
      """
      /// The case of the value.
      \(access)nonisolated var kind: Kind {
      \(body(of: "self", 0))
      }
      """,
    ]
  }

  /// What the first switch leaves to others, which stand beside the routes.
  var others: [String] {
    chunks.indices.dropFirst().map { index in
      """
      nonisolated static func kind\(index)(_ value: \(name)) -> \(name).Kind {
      \(body(of: "value", index))
      }
      """
    }
  }

  /// Cases in an `#if` come first: others are always left for the `default`, which is then never idle.
  private var chunks: [[Kind]] {
    let always = all.filter(\.conditions.isEmpty)
    if always.isEmpty { return [all] }
    let inOrder = all.filter { !$0.conditions.isEmpty } + always
    return stride(from: 0, to: inOrder.count, by: Self.chunk).map { start in
      Array(inOrder[start..<min(start + Self.chunk, inOrder.count)])
    }
  }

  private func body(of value: String, _ index: Int) -> String {
    let chunk = chunks[index]
    let isLast = index + 1 == chunks.count
    // The others were all asked before.
    let rest = index > 0 && isLast ? chunk.last : nil
    var lines = (rest == nil ? chunk[...] : chunk.dropLast()).map { kind in
      kind.conditions.guarding("case .\(kind.name): return .\(kind.name)")
    }
    if let rest {
      lines.append("default: return .\(rest.name)")
    } else if !isLast {
      lines.append("default: return \(index == 0 ? "_Routes." : "")kind\(index + 1)(\(value))")
    }
    // The compiler warns of a switch with a default alone.
    if lines.count == 1, let rest { return "return .\(rest.name)" }
    return "switch \(value) {\n\(lines.joined(separator: "\n"))\n}"
  }
}
