/// What a location must be beside its path, for a route to answer.
struct Request {
  enum Method: Equatable {
    /// Whatever route it is; asked to find out whether only the method stands in the way.
    case any
    /// A method by the table's number; −1 for one that no route names.
    case named(Int32)
    case head(Int32, get: Int32)

    func allows(_ method: Int32) -> Bool {
      switch self {
      case .any: true
      case .named(let named): method == 0 || method == named
      case .head(let head, let get): method == 0 || method == head || method == get
      }
    }
  }

  var location: Location
  var method: Method
}

/// The end of a search.
struct Outcome {
  /// The routes that end there, with their variants, all of them answering the request; none where nothing matches.
  var endings: [TableBuilder.Ending] = []
  /// The label of each segment, as the winner reads it.
  var ranks: [Int32] = []
  /// How many segments were read by the best attempt.
  var deepest = 0
}

/// Finds the best way through the nodes.
///
/// A node that is no junction has one way in, and ways out by different labels: depth first, best label first, finds the
/// smallest vector of labels. Each node knows its parent, so that going back needs no memory. From a junction on,
/// ``SetSearch`` takes over.
struct Search {
  let nodes: FlatNodes
  let segments: SegmentReader
  /// Whether a route that ends in a node answers the request.
  let answers: (TableBuilder.Ending) -> Bool

  func best(from root: Int32) -> Outcome {
    var outcome = Outcome()
    var node = root
    var segment = 0
    var order: Int32 = 0
    while true {
      let here = nodes.nodes[node]
      var next: Int32 = -1
      if order == 0 {
        outcome.deepest = max(outcome.deepest, segment)
        if here.isJunction {
          let found = SetSearch(self, from: node, at: segment).best()
          outcome.deepest = max(outcome.deepest, found.deepest)
          if !found.endings.isEmpty { return finish(&outcome, found.endings, node, root, found.ranks) }
        } else if segment == segments.count {
          let endings = endings(of: node).filter(answers)
          if !endings.isEmpty { return finish(&outcome, endings, node, root, []) }
        } else {
          next = literal(here, segment)
        }
        order = 1
      }
      if next < 0, !here.isJunction, segment < segments.count { next = edge(here, segment, &order) }
      if next >= 0 {
        (node, order) = (next, 0)
        segment += 1
      } else if node == root {
        return outcome
      } else {
        (node, order) = (here.parent, here.order + 1)
        segment -= 1
      }
    }
  }

  /// The smallest index of a route that answers, whatever the labels: what precedence by declaration asks for.
  ///
  /// Every way is tried, but for those below which all routes were declared later than one that is found already.
  func firstDeclared(from root: Int32) -> (route: Int32?, deepest: Int) {
    var best = Int32.max
    var deepest = 0
    var node = root
    var segment = 0
    var order: Int32 = 0
    while true {
      let here = nodes.nodes[node]
      var next: Int32 = -1
      if order == 0, here.firstDeclared < best {
        deepest = max(deepest, segment)
        if here.isJunction {
          let sets = SetSearch(self, from: node, at: segment)
          best = sets.firstDeclared(before: best)
        } else if segment == segments.count {
          best = endings(of: node).filter { $0.route < best && answers($0) }.map(\.route).min() ?? best
        } else {
          next = literal(here, segment)
        }
        order = 1
      }
      if next < 0, !here.isJunction, here.firstDeclared < best, segment < segments.count {
        next = edge(here, segment, &order)
      }
      if next >= 0 {
        (node, order) = (next, 0)
        segment += 1
      } else if node == root {
        return (best == .max ? nil : best, deepest)
      } else {
        (node, order) = (here.parent, here.order + 1)
        segment -= 1
      }
    }
  }

  /// The way out by the literal that is this segment, or −1.
  func literal(_ node: FlatNodes.Node, _ segment: Int) -> Int32 {
    guard node.literalMask >= 0 else { return -1 }
    let key = segments.key(segment)
    var place = node.literalMask == 0 ? 0 : key.hash & node.literalMask
    while true {
      let slot = nodes.slots[node.literals + place]
      if slot.pool < 0 { return -1 }
      if slot.key == key, key.isWhole || segments.equals(segment, pool: nodes.pool, at: slot.pool) { return slot.target }
      if node.literalMask == 0 { return -1 }
      place = (place + 1) & node.literalMask
    }
  }

  /// The first way out, from the one of this order on, whose label reads the segment, or −1; `order` moves behind it.
  private func edge(_ node: FlatNodes.Node, _ segment: Int, _ order: inout Int32) -> Int32 {
    while order <= node.edgeCount {
      let edge = nodes.edges[node.edges + order - 1]
      order += 1
      if segments.reads(segment, rank: edge.rank) { return edge.target }
    }
    return -1
  }

  func endings(of node: Int32) -> [TableBuilder.Ending] {
    let here = nodes.nodes[node]
    return (here.endings..<here.endings + here.endingCount).map { nodes.endings[$0] }
  }

  /// The labels on the way from the root to `node`, and then those that were found behind it.
  private func finish(
    _ outcome: inout Outcome, _ endings: [TableBuilder.Ending], _ node: Int32, _ root: Int32, _ ranks: [Int32]
  ) -> Outcome {
    outcome.endings = endings
    var way: [Int32] = []
    var node = node
    while node != root {
      let here = nodes.nodes[node]
      let parent = nodes.nodes[here.parent]
      way.append(here.order == 0 ? LabelRanks.literal : nodes.edges[parent.edges + here.order - 1].rank)
      node = here.parent
    }
    outcome.ranks = way.reversed() + ranks
    return outcome
  }
}
