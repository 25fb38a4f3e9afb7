import SwiftSyntax

/// What `@Routes` writes beside the router: the cases without their payloads, and which of them a value is.
struct KindWriter {
  private let name: String
  private let access: String
  private let all: [Kind]

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
      /// The cases without their payloads. The raw value is the name of the case.
      \(access)nonisolated enum Kind: \(rawType), Swift.CaseIterable, Swift.Hashable, Swift.Sendable {
      \(cases.joined(separator: "\n"))
      \(rawValue)/// The routes of the case, in the order in which they were declared.
      \(access)nonisolated var routes: [FingerpostCore.RouteInfo] {
      FingerpostCore._GeneratedCode.routes(of: rawValue, in: \(name).router)
      }
      }
      """,
      """
      /// The case of the value.
      \(access)nonisolated var kind: Kind {
      \(body(of: "self", 0, kinds))
      }
      """,
    ]
  }

  /// An enum without cases has no raw type, and an `#if` may leave all out.
  private var rawType: String { all.contains(where: \.conditions.isEmpty) ? "Swift.String" : "Swift.RawRepresentable" }

  /// What a long enum says of its raw values: those that the compiler makes take it seconds for a thousand cases.
  private var rawValue: String {
    if chunks.count == 1, rawType == "Swift.String" { return "" }
    return """
      /// The case of a name; nil if there is none.
      \(access)nonisolated init?(rawValue: Swift.String) {
      guard let kind = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = kind
      }
      /// The name of the case.
      \(access)nonisolated var rawValue: Swift.String {
      \(body(of: "self", 0, names))
      }

      """
  }

  /// What the first switches leave to others, which stand beside the routes.
  var others: [String] {
    chunks.indices.dropFirst().flatMap { index in
      [(kinds, name), (names, "\(name).Kind")].map { result, type in
        """
        nonisolated static func \(result.function)\(index)(_ value: \(type)) -> \(result.type) {
        \(body(of: "value", index, result))
        }
        """
      }
    }
  }

  /// Cases in an `#if` come first: others are always left for the `default`, which is then never idle.
  private var chunks: [ArraySlice<Kind>] {
    let always = all.filter(\.conditions.isEmpty)
    if always.isEmpty { return [all[...]] }
    return (all.filter { !$0.conditions.isEmpty } + always).chunks
  }

  /// What a switch over the cases gives for each.
  private struct Result {
    let function: String
    let type: String
    let value: (Kind) -> String
  }

  private var kinds: Result { Result(function: "kind", type: "\(name).Kind") { ".\($0.name)" } }

  private var names: Result {
    Result(function: "name", type: "Swift.String") { "\"\($0.name.filter { $0 != "`" })\"" }
  }

  private func body(of value: String, _ index: Int, _ result: Result) -> String {
    let chunk = chunks[index]
    let isLast = index + 1 == chunks.count
    // The others were all asked before.
    let rest = index > 0 && isLast ? chunk.last : nil
    var lines = (rest == nil ? chunk[...] : chunk.dropLast()).map { kind in
      kind.conditions.guarding("case .\(kind.name): return \(result.value(kind))")
    }
    if let rest {
      lines.append("default: return \(result.value(rest))")
    } else if !isLast {
      let routes = index == 0 ? "\(name)._Routes." : ""
      lines.append("default: return \(routes)\(result.function)\(index + 1)(\(value))")
    }
    // The compiler warns of a switch with a default alone.
    if lines.count == 1, let rest { return "return \(result.value(rest))" }
    return "switch \(value) {\n\(lines.joined(separator: "\n"))\n}"
  }
}
