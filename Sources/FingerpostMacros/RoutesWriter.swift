import FingerpostSyntax
import SwiftSyntax
import SwiftSyntaxBuilder

/// What `@Routes` writes: the router as data, in chunks, and the enum's cases without their payloads.
///
/// Chunks, because the compiler checks one long array, or one switch over a thousand cases, for minutes or not at all.
struct RoutesWriter {
  private let check: RoutesCheck
  private let place: (Syntax) -> String?
  private var routes: RoutesEnum { check.routes }

  private static let chunk = 50

  init(_ check: RoutesCheck, place: @escaping (Syntax) -> String?) { (self.check, self.place) = (check, place) }

  /// `public ` for a public enum: what an enum's conformance asks for must be as open as the enum.
  private var access: String {
    let words = ["public", "package", "open"]
    return routes.syntax.modifiers.map(\.name.text).first { words.contains($0) }.map { $0 + " " } ?? ""
  }

  var members: [String] {
    [table, router] + (hasKind ? [kinds, kind] : [])
  }

  /// Whether the names are free.
  private var hasKind: Bool { routes.members.isDisjoint(with: ["Kind", "kind"]) && !routes.cases.isEmpty }

  // MARK: The router

  private var router: String {
    let origins = routes.arguments.filter { $0.label == nil }.map(\.expression.trimmedDescription)
    let precedence = routes.arguments.first { $0.label?.text == "precedence" }.map {
      ", precedence: \($0.expression.trimmedDescription)"
    }
    let chunks = lists.indices.map { ", _Routes.list\($0)" }.joined()
    let value =
      "FingerpostCore.Router<Self>(resolving: [\(origins.joined(separator: ", "))]\(precedence ?? "")\(chunks))"
    // A generic enum is an error already, which a stored property would only repeat in other words.
    let isGeneric = routes.syntax.genericParameterClause != nil
    return """
      /// The routes of the cases.
      \(access)nonisolated static \(isGeneric ? "var router: FingerpostCore.Router<Self> { \(value) }" : "let router = \(value)")
      """
  }

  private var table: String {
    let properties = lists.enumerated().map { index, list in
      """
      nonisolated static var list\(index): FingerpostCore.RouteList<\(routes.name)> {
      \(list)
      }
      """
    }
    return """
      private nonisolated enum _Routes {
      \((properties + (hasKind ? otherKinds : [])).joined(separator: "\n"))
      }
      """
  }

  /// The bodies of the lists: routes of the same conditions together, in order, a chunk each.
  private var lists: [String] {
    var lists: [String] = []
    var (current, conditions) = ([String](), [RoutesEnum.Condition]())
    func close() {
      if !current.isEmpty { lists.append(Self.list(current, conditions)) }
      current = []
    }
    for route in check.sound {
      let text = self.route(route)
      if route.conditions != conditions || current.count == Self.chunk { close() }
      conditions = route.conditions
      current.append(text)
    }
    close()
    return lists
  }

  private static func list(_ routes: [String], _ conditions: [RoutesEnum.Condition]) -> String {
    let list = "return [\n" + routes.map { "  \($0),\n" }.joined() + "]"
    return conditions.reversed().reduce(list) { guarded($0, by: $1, otherwise: "return []") }
  }

  /// Code for one clause of an `#if`.
  private static func guarded(_ code: String, by condition: RoutesEnum.Condition, otherwise: String) -> String {
    var terms = condition.before.map { "!(\($0))" }
    if let own = condition.own { terms.append("(\(own))") }
    let isElse = otherwise.isEmpty ? "" : "#else\n\(otherwise)\n"
    return "#if \(terms.joined(separator: " && "))\n\(code)\n\(isElse)#endif"
  }

  private func route(_ route: RoutesCheck.SoundRoute) -> String {
    let template = Self.quoted(route.template)
    let labels = "[\(route.payload.map { $0.label.map(Self.quoted) ?? "nil" }.joined(separator: ", "))]"
    let at = place(route.syntax).map { ", \($0)" } ?? ""
    var text: String
    switch route.form {
    case .route where route.payload.isEmpty:
      text = "FingerpostCore.On(\(template), \(routes.name).\(route.reference), take: { \(take(route)) }\(at))"
    case .route:
      text =
        "FingerpostCore.On(\(template), \(routes.name).\(route.reference), labels: \(labels), take: { \(take(route)) }\(at))"
    case .function:
      text = "FingerpostCore.On(\(template), labels: \(labels), reading: \(routes.name).\(route.reference)\(at))"
    case .mount(let type):
      text =
        "FingerpostCore.On(\(routes.name).\(route.reference), at: \(template), \(type).router, labels: \(labels), take: { \(take(route)) }\(at))"
    }
    text += ".named(\(Self.quoted(route.name)))"
    return text + route.attributes.map { ".\($0)" }.joined()
  }

  private func take(_ route: RoutesCheck.SoundRoute) -> String {
    guard !route.payload.isEmpty else { return "if case .\(route.escapedName) = $0 { () } else { nil }" }
    let names = route.payload.indices.map { "v\($0)" }
    let pattern = zip(route.payload, names).map { payload, name in
      payload.label.map { "\($0): let \(name)" } ?? "let \(name)"
    }
    return
      "if case .\(route.escapedName)(\(pattern.joined(separator: ", "))) = $0 { (\(names.joined(separator: ", "))) } else { nil }"
  }

  private static func quoted(_ text: String) -> String { StringLiteralExprSyntax(content: text).description }

  // MARK: The cases without their payloads

  private struct KindCase: Hashable {
    let name: String
    let conditions: [RoutesEnum.Condition]
  }

  /// Each name once in each clause of an `#if`.
  private var kindCases: [KindCase] {
    var seen: Set<KindCase> = []
    return routes.cases.map { KindCase(name: $0.syntax.name.text, conditions: $0.conditions) }
      .filter { seen.insert($0).inserted }
  }

  private var kinds: String {
    let cases = kindCases.map { kind in
      kind.conditions.reversed().reduce("case \(kind.name)") { Self.guarded($0, by: $1, otherwise: "") }
    }
    return """
      /// The cases without their payloads.
      \(access)nonisolated enum Kind: Swift.CaseIterable, Swift.Hashable, Swift.Sendable {
      \(cases.joined(separator: "\n"))
      }
      """
  }

  private var kindChunks: [[KindCase]] {
    let all = kindCases
    return stride(from: 0, to: all.count, by: Self.chunk).map { Array(all[$0..<min($0 + Self.chunk, all.count)]) }
  }

  private var kind: String {
    let chunks = kindChunks
    return """
      /// The case of the value.
      \(access)nonisolated var kind: Kind {
      \(Self.kindSwitch("self", chunks, 0))
      }
      """
  }

  /// What the first switch leaves to others, which stand beside the routes.
  private var otherKinds: [String] {
    let chunks = kindChunks
    return chunks.indices.dropFirst().map { index in
      """
      nonisolated static func kind\(index)(_ value: \(routes.name)) -> \(routes.name).Kind {
      \(Self.kindSwitch("value", chunks, index))
      }
      """
    }
  }

  private static func kindSwitch(_ value: String, _ chunks: [[KindCase]], _ index: Int) -> String {
    var lines = chunks[index].map { kind in
      kind.conditions.reversed().reduce("case .\(kind.name): return .\(kind.name)") {
        Self.guarded($0, by: $1, otherwise: "")
      }
    }
    if index + 1 < chunks.count {
      lines.append(
        "default: return _Routes.kind\(index + 1)(\(value))".replacing("_Routes.", with: index == 0 ? "_Routes." : ""))
    } else if index > 0, let last = chunks.last?.last(where: \.conditions.isEmpty) {
      // The others were all asked before.
      lines.append("default: return .\(last.name)")
    }
    return "switch \(value) {\n\(lines.joined(separator: "\n"))\n}"
  }
}
