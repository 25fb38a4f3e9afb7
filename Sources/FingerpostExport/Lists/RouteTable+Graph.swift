internal import FingerpostAnalysis
package import FingerpostEngine

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
  private var lines: [String] = []
  private var nodes: [String: Int] = [:]

  init() { _ = node("", label: "/") }

  var text: String {
    (["digraph routes {", "  rankdir=LR", "  node [shape=circle, label=\"\", fontname=\"monospace\"]"] + lines + ["}"])
      .joined(separator: "\n") + "\n"
  }

  mutating func add(_ route: RouteTable.Route) {
    var (path, from) = ("", 0)
    for part in route.template.path {
      let label = part.text
      path += "/" + label
      let isNew = nodes[path] == nil
      let to = node(path, label: "")
      if isNew { lines.append("  n\(from) -> n\(to) [label=\(Self.quoted(label))]") }
      from = to
    }
    let query = route.shape.drop { $0 != "?" && $0 != "#" }
    let words = [route.template.method, route.name].compactMap(\.self).joined(separator: " ")
    let style = route.template.flags.deprecation != nil || route.template.flags.gone != nil ? ", style=dashed" : ""
    let end = nodes.count
    nodes["\(end) " + path] = end
    lines.append("  n\(end) [shape=box, label=\(Self.quoted(words))\(style)]")
    lines.append("  n\(from) -> n\(end) [label=\(Self.quoted(String(query)))]")
  }

  private mutating func node(_ path: String, label: String) -> Int {
    if let known = nodes[path] { return known }
    let number = nodes.count
    nodes[path] = number
    if !label.isEmpty { lines.append("  n\(number) [label=\(Self.quoted(label))]") }
    return number
  }

  /// A quoted string of the DOT language; what follows a backslash could be an escape of a label. What would not show is spelled
  /// out.
  private static func quoted(_ text: String) -> String {
    "\"" + text.visible.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
