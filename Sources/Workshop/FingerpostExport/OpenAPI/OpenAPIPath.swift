internal import FingerpostAnalysis
package import FingerpostEngine

/// A path of OpenAPI 3.1 (§4.8.8, path templating), both ways: `/photos/{photoId}.{format}`.
package struct OpenAPIPath: Sendable, Hashable {
  /// What each segment is made of, parameters by their names alone; none at the root.
  package var segments: [[Template.Part]] = []
  /// Whether a slash stands behind the segments, which OpenAPI counts as part of the path.
  package var endsInSlash = false
  /// What an import reads behind a `?`, which no path of OpenAPI has: each item has one text, or is a parameter.
  package private(set) var query: [Template.QueryItem] = []

  /// The names of its parameters, in order.
  var names: [String] { segments.joined().compactMap { $0.parameter?.name } }

  /// The path without names: OpenAPI counts two paths that differ in them alone as identical.
  var outline: OpenAPIPath {
    var outline = self
    outline.segments = segments.map { $0.map { $0.parameter == nil ? $0 : .named("") } }
    return outline
  }

  /// As a document writes it.
  package var text: String {
    let texts = segments.map { operands in
      operands.map { $0.literal?.escapedSegment ?? "{\($0.parameter?.name ?? "")}" }.joined()
    }
    return "/" + texts.joined(separator: "/") + (endsInSlash && !texts.isEmpty ? "/" : "")
  }

  package init(segments: [[Template.Part]] = []) { self.segments = segments }

  /// Reads the path of an item.
  ///
  /// - Throws: `DocumentError` for what no link can have, and what templates of two systems mean differently.
  init(_ text: String, of item: JSONNode) throws(DocumentError) {
    guard text.hasPrefix("/") else { throw item.error("a path begins with \"/\"") }
    var parts = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    if parts.last?.isEmpty == true { parts.removeLast() }
    endsInSlash = text.hasSuffix("/") && !parts.isEmpty
    for part in parts {
      guard !part.isEmpty else { throw item.error("the path has an empty segment") }
      segments.append(try Self.operands(part, item))
    }
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted { throw item.error("{\(name)} is in the path twice") }
  }

  /// Reads a path that need not be one of OpenAPI: without its first slash, with a query, or with a name twice.
  init(importing text: String, of item: JSONNode) throws(DocumentError) {
    var depth = 0
    let path = text.prefix { character in
      depth += character == "{" ? 1 : character == "}" ? -1 : 0
      return character != "?" || depth > 0
    }
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.first?.isEmpty == true { parts.removeFirst() }
    if parts.last?.isEmpty == true { parts.removeLast() }
    endsInSlash = path.hasSuffix("/") && !parts.isEmpty
    for part in parts {
      guard !part.isEmpty else { throw item.error("the path has an empty segment") }
      segments.append(try Self.operands(part, item))
    }
    for text in text[path.endIndex...].dropFirst().split(separator: "&") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = try parts.count == 2 ? Self.operands(parts[1], item) : []
      guard value.count < 2, let key = String(parts[0]).unescaped, !key.isEmpty, !key.contains("{") else {
        throw item.error("\"\(text)\" is no item of a query")
      }
      query.append(.init(key: key, value: value.isEmpty ? .literal("") : .init(ofSegment: value)))
    }
  }

  private static func operands(_ segment: Substring, _ item: JSONNode) throws(DocumentError) -> [Template.Part] {
    var (operands, rest) = ([Template.Part](), segment)
    while let first = rest.first {
      if first == "{" {
        guard let end = rest.firstIndex(of: "}") else { throw item.error("\"{\" has no \"}\"") }
        let name = String(rest[rest.index(after: rest.startIndex)..<end])
        guard !name.isEmpty, !name.contains("{") else { throw item.error("a parameter has no name") }
        if case .parameter? = operands.last {
          throw item.error("nothing separates {\(name)} from the parameter before it")
        }
        operands.append(.named(name))
        rest = rest[rest.index(after: end)...]
      } else {
        let end = rest.firstIndex(of: "{") ?? rest.endIndex
        let raw = String(rest[..<end])
        if let odd = raw.first(where: { "}?#".contains($0) }) { throw item.error("\"\(odd)\" is in the path") }
        guard let text = raw.unescaped else { throw item.error("\"\(raw)\" is in no path") }
        operands.append(.literal(text))
        rest = rest[end...]
      }
    }
    return operands
  }
}

extension Template.Part {
  /// A parameter of which the name is all that counts.
  static func named(_ name: String) -> Self { .parameter(.init(name: name, type: .string)) }

  /// The part for one segment.
  package init(ofSegment operands: [Template.Part]) {
    self =
      switch (operands.first, operands.count) {
      case (.literal(let text)?, 1): .literal(text)
      case (.parameter(let parameter)?, 1): .parameter(parameter)
      default: .mixed(operands)
      }
  }
}
