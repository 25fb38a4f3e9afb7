// Tables and what they read, as text, so that a test is a row.

import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

extension Captured: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// A text.
  public init(stringLiteral text: String) { self = .text(text) }
  /// A list of texts.
  public init(arrayLiteral values: String...) { self = .list(values) }
}

/// Reads routes from `name template`, parted by new lines or by a comma and a space; ` <- ` may lead to a route's own origins.
func routes(_ text: String) throws -> [RouteTable.Route] {
  try text.split(whereSeparator: \.isNewline).flatMap { $0.split(separator: ", ") }.map { line in
    let parts = line.split(separator: " <- ")
    let words = try #require(parts.first).split(separator: " ", maxSplits: 1)
    try #require(words.count == 2, "a route is \"name template\": \(line)")
    let origins = parts.count == 2 ? try parts[1].split(separator: " ").map { try Origin(parsing: String($0)) } : nil
    return RouteTable.Route(String(words[0]), try Template(String(words[1])), origins: origins)
  }
}

/// A table from routes as text, for bare paths unless origins are given.
func table(
  _ text: String, _ origins: [String] = ["/"], _ options: RouteTable.Options = RouteTable.Options()
) throws -> RouteTable {
  try RouteTable(routes(text), origins: origins.map { try Origin(parsing: $0) }, options: options)
}

extension RouteTable {
  /// What a text is read as: `name parameter=value list=[a b] (choices) +extra=query !unread=query`, or the kind of error.
  func outcome(_ text: String, method: String? = nil) -> String {
    do { return try match(text, method: method).outcome } catch { return error.outcome }
  }

  /// What the target of a request is read as.
  func outcome(target: String, method: String? = nil) -> String {
    do { return try match(target: target, method: method).outcome } catch { return error.outcome }
  }
}

extension LinkError {
  fileprivate var outcome: String {
    allowedMethods.isEmpty ? kind.description : "\(kind) \(allowedMethods.joined(separator: ","))"
  }
}

extension Match {
  fileprivate var outcome: String {
    let parameters = route.template.parameters
    guard parameters.count == captures.values.count else { return "\(captures.values.count) captures" }
    var words = [route.name]
    for (index, (parameter, capture)) in zip(parameters, captures.values).enumerated() {
      let name = parameter.name ?? String(index + 1)
      switch capture {
      case .absent: continue
      case .text(let text): words.append("\(name)=\(text)")
      case .list(let values): words.append("\(name)=[\(values.joined(separator: " "))]")
      }
    }
    if !captures.choices.isEmpty { words.append("(\(captures.choices.map(String.init).joined(separator: " ")))") }
    words += extraQuery.map { "+\($0)" } + unreadQuery.map { "!\($0)" }
    return words.joined(separator: " ")
  }
}

/// Routes, a bare path, and what it is read as, in whatever order the routes come.
typealias Reading = (routes: String, text: String, outcome: String)

func expect(
  _ reading: Reading, _ options: RouteTable.Options = RouteTable.Options(),
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let routes = try routes(reading.routes)
  for routes in [routes, routes.reversed()] {
    let table = try RouteTable(routes, origins: [.path], options: options)
    #expect(table.outcome(reading.text) == reading.outcome, sourceLocation: sourceLocation)
  }
}
