internal import FingerpostAnalysis
package import FingerpostEngine

extension RouteTable {
  /// The routes as a table of Markdown (GitHub Flavored Markdown §4.10), most specific first.
  ///
  ///     | route | method | link | parameters | notes |
  ///     | --- | --- | --- | --- | --- |
  ///     | profile |  | `users/{id}` | `id` string |  |
  package var markdown: String {
    let all = origins.map { Self.code($0.description) }.joined(separator: " ")
    var lines = [
      "Links of \(all)", "", "| route | method | link | parameters | notes |", "| --- | --- | --- | --- | --- |",
    ]
    for index in bySpecificity {
      let route = routes[index]
      let cells = [
        Self.escaped(route.name), route.template.method ?? "", Self.code(route.shape),
        route.parameters.map(Self.text).joined(separator: "<br>"), notes(of: index).joined(separator: "<br>"),
      ]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ parameter: Route.NamedParameter) -> String {
    let defaultValue =
      switch parameter.defaultValue {
      case nil: ""
      case .unknown?: ", has a default"
      case let known?: ", \(known.texts.map(code).joined(separator: " ")) if left out"
      }
    return "\(code(parameter.name)) \(escaped(parameter.type.description))\(defaultValue)"
  }

  private func notes(of index: Int) -> [String] {
    let (flags, own) = (routes[index].template.flags, origins(of: index))
    func reason(_ text: String) -> String { text.isEmpty ? "" : ": \(Self.escaped(text))" }
    var notes = flags.deprecation.map { ["deprecated\(reason($0))"] } ?? []
    if access(of: index) == .confirm { notes.append("asks before it opens") }
    if let gone = flags.gone { notes.append("gone\(reason(gone))") }
    if own != origins { notes.append("only " + own.map { Self.code($0.description) }.joined(separator: " ")) }
    return notes + flags.tags.map { "tag \(Self.escaped($0))" }
  }

  /// Text that is not markup: what Markdown or HTML may take for some is written as a character reference.
  private static func escaped(_ text: String) -> String {
    text.visible.unicodeScalars.map { scalar in
      let isPlain =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || " .,:;-/".unicodeScalars.contains(scalar)
      return isPlain ? String(scalar) : "&#\(scalar.value);"
    }.joined()
  }

  /// Text as code. Only HTML can hold a bar or a backtick in the cell of a table.
  private static func code(_ text: String) -> String {
    let text = text.visible
    let isPlain = !text.unicodeScalars.contains {
      "|`\\".unicodeScalars.contains($0) || $0.properties.isPatternWhitespace
    }
    return isPlain ? "`\(text)`" : "<code>\(escaped(text))</code>"
  }
}

extension RouteTable {
  /// The tree of the paths as a graph of Graphviz: a node for each beginning of a path, a box for each route.
  ///
  ///     digraph routes { … "/users" -> "/users/{id}" [label="{id}"] … }
  package var graph: String {
    var graph = Graph()
    for index in bySpecificity { graph.add(routes[index]) }
    return graph.text
  }
}

/// Nodes and edges in the order in which they were met.
private struct Graph {
  /// What leads from a node to the next one.
  private struct Step: Hashable {
    let from: Int
    let label: String
  }

  private var lines = ["  n0 [label=\"/\"]"]
  private var steps: [Step: Int] = [:]
  private var count = 1

  var text: String {
    (["digraph routes {", "  rankdir=LR", "  node [shape=circle, label=\"\", fontname=\"monospace\"]"] + lines + ["}"])
      .joined(separator: "\n") + "\n"
  }

  mutating func add(_ route: RouteTable.Route) {
    var from = 0
    for part in route.template.path {
      let step = Step(from: from, label: part.text)
      let to = steps[step] ?? count
      if steps.updateValue(to, forKey: step) == nil {
        count += 1
        lines.append("  n\(from) -> n\(to) [label=\(Self.quoted(step.label))]")
      }
      from = to
    }
    let query = route.shape.drop { $0 != "?" && $0 != "#" }
    let words = [route.template.method, route.name].compactMap(\.self).joined(separator: " ")
    let style = route.template.flags.deprecation != nil || route.template.flags.gone != nil ? ", style=dashed" : ""
    let end = count
    count += 1
    lines.append("  n\(end) [shape=box, label=\(Self.quoted(words))\(style)]")
    lines.append("  n\(from) -> n\(end) [label=\(Self.quoted(String(query)))]")
  }

  /// A quoted string of the DOT language; what follows a backslash could be an escape of a label. What would not show is spelled
  /// out.
  private static func quoted(_ text: String) -> String {
    "\"" + text.visible.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
