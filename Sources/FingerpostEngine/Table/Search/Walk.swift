/// A walk over the nodes, depth first, best label first: it stops wherever a route could end, best place first.
struct Walk {
  enum Place {
    /// Every segment is read, and routes end in this node.
    case end(Int)
    /// From this node on a ``SetSearch`` takes over, at this segment.
    case junction(Int, segment: Int)
  }

  private var node: Int
  private var segment = 0
  /// The next way out to try: 0 for the literals, then the labels from 1.
  private var order: Int32 = 0
  private var isOver = false

  init(_ root: Int) { node = root }

  /// The next place, or nil where there is none; routes from `limit` on are passed by.
  mutating func next(
    _ search: Search, _ steps: inout Int, _ deepest: inout Int, before limit: Int32 = .max
  ) -> Place? {
    let (nodes, text) = (search.nodes, search.text)
    while !isOver {
      var next = -1
      if nodes[node].firstDeclared < limit {
        if order == 0 {
          steps &+= 1
          deepest = max(deepest, segment)
          let here = node
          if nodes[here].isJunction {
            let place = Place.junction(here, segment: segment)
            goBack(search)
            return place
          }
          if segment == text.count {
            goBack(search)
            if nodes[here].endings.count > 0 { return .end(here) }
            continue
          }
          next = nodes.literal(here, text.bytes, text.segment(segment), search.programs.text)
          order = 1
        }
        while next < 0, order <= Int32(truncatingIfNeeded: nodes[node].edges.count), segment < text.count {
          let edge = nodes.edges[nodes[node].edges.start + order - 1]
          order += 1
          if search.programs.reads(text.text(segment), rank: edge.rank) { next = Int(edge.target) }
        }
      }
      if next >= 0 {
        (node, order) = (next, 0)
        segment += 1
      } else {
        goBack(search)
      }
    }
    return nil
  }

  private mutating func goBack(_ search: Search) {
    if node == search.root {
      isOver = true
    } else {
      (node, order) = (Int(search.nodes[node].parent), search.nodes[node].order + 1)
      segment -= 1
    }
  }
}
