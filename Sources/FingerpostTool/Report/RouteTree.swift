import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile

/// Routes as a tree of their paths, for people.
///
///     users
///     ├─ me                    showMyProfile
///     └─ {userId}
///        ├─ follow             follow
///        └─ tweets/{tweetId}   showUserTweet
struct RouteTree {
  private struct Node {
    var label: String
    var routes: [RouteTable.Route] = []
    /// The indices of the nodes below.
    var children: [Int] = []
  }

  private var nodes = [Node(label: "/")]

  init(_ routes: [RouteTable.Route]) {
    for route in routes {
      var current = 0
      for part in route.template.path {
        let label = part.text
        if let next = nodes[current].children.first(where: { nodes[$0].label == label }) {
          current = next
        } else {
          nodes.append(Node(label: label))
          nodes[current].children.append(nodes.count - 1)
          current = nodes.count - 1
        }
      }
      nodes[current].routes.append(route)
    }
    for index in nodes.indices.dropFirst() { join(index) }
  }

  /// Joins a node that no route ends at with the one node below it: `cart/items`.
  private mutating func join(_ index: Int) {
    while nodes[index].routes.isEmpty, nodes[index].children.count == 1, let child = nodes[index].children.first {
      nodes[index].label += "/" + nodes[child].label
      nodes[index].routes = nodes[child].routes
      nodes[index].children = nodes[child].children
      nodes[child].children = []
    }
  }

  /// A line for each route, and one for each beginning that several share.
  func text(_ style: Style) -> String {
    var rows = Columns()
    if !nodes[0].routes.isEmpty { add(0, to: &rows, before: "", below: "") }
    // Deep tables would overflow a small stack.
    var open = nodes[0].children.reversed().map { (node: $0, bars: "", isRoot: true, isLast: false) }
    while let (index, bars, isRoot, isLast) = open.popLast() {
      let before = isRoot ? "" : bars + (isLast ? "└─ " : "├─ ")
      let below = isRoot ? "" : bars + (isLast ? "   " : "│  ")
      add(index, to: &rows, before: before, below: below)
      let children = nodes[index].children
      for (offset, child) in children.enumerated().reversed() {
        open.append((child, below, false, offset == children.count - 1))
      }
    }
    return rows.text(style.aligned)
  }

  private func add(_ index: Int, to rows: inout Columns, before: String, below: String) {
    let node = nodes[index]
    let role = node.label.contains("{") ? Style.Role.parameter : .plain
    guard !node.routes.isEmpty else { return rows.add(.init(before + node.label, role)) }
    for (line, route) in node.routes.enumerated() {
      let path = route.template.path.map(\.text).joined(separator: "/")
      let label = line == 0 ? before + node.label : below + (node.children.isEmpty ? "" : "│")
      rows.add([
        .init(label, line == 0 ? role : .quiet), .init(route.template.method ?? "", .good), .init(route.name, .name),
        .init(index != 0 && route.shape.hasPrefix(path) ? String(route.shape.dropFirst(path.count)) : "", .parameter),
        .init(route.flagText, .quiet),
      ])
    }
  }
}
