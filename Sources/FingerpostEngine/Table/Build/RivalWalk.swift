/// For each node that a path of literals and types leads to: where routes end that can read the same segments another way,
/// by labels as good or better. They, and what else ends in the node, are all that could take a link of a route that ends
/// there.
///
///     users/me          the node of `me` has no rivals: a string comes after a literal
///     users/{id}        that of `{id}` has some that end there, by `me`, and some a segment further on, by `me/x`
///     users/me/x
///
/// What is not known to lose is a rival. Every node is looked at once, and each of its ways out once or twice.
struct RivalWalk {
  private let nodes: FlatNodes
  private let labels: [Label]
  /// Under declared precedence no label is better than another.
  private let isDeclared: Bool
  /// Where routes end that go on from each node.
  private var reaches: [Reach]
  /// Nil for a node that other paths lead to.
  private(set) var rivals: [Reach?]

  /// - Parameters:
  ///   - count: how many nodes there are to look at; the first is the root.
  ///   - answers: the routes that matter.
  init(_ nodes: FlatNodes, count: Int, _ labels: [Label], isDeclared: Bool, answers: [Bool]) {
    (self.nodes, self.labels, self.isDeclared) = (nodes, labels, isDeclared)
    reaches = Array(repeating: Reach(), count: count)
    rivals = Array(repeating: nil, count: count)
    // Every way leads to a higher index, but for those of a node to itself.
    for node in reaches.indices.reversed() { reaches[node] = reach(of: Int32(node), answers) }
    if count > 0 { rivals[0] = Reach() }
    for node in rivals.indices {
      if let rivals = rivals[node] { spread(rivals.behind, from: Int32(node)) }
    }
  }

  private func reach(of node: Int32, _ answers: [Bool]) -> Reach {
    let here = nodes.nodes[node]
    var reach = Reach()
    for slot in nodes.literalSlots(of: node) {
      let target = nodes.slots[slot].target
      if target >= 0 { reach.formUnion(reaches[Int(target)].before) }
    }
    for edge in here.edges..<here.edges + here.edgeCount {
      reach.formUnion(reaches[Int(nodes.edges[edge].target)].before)
    }
    for way in here.onwards..<here.onwards + here.onwardCount { reach.formUnion(reaches[Int(nodes.onwards[way])]) }
    for ending in here.endings..<here.endings + here.endingCount {
      let route = nodes.endings[ending].route
      if answers[Int(route)] { reach.formUnion(Reach(ending: route)) }
    }
    return here.loop == 0 ? reach : reach.looping
  }

  /// The node, and those that can be reached from it without a segment.
  func closure(of node: Int32) -> [Int32] {
    guard nodes.nodes[node].onwardCount > 0 else { return [node] }
    var closure = [node]
    var seen = Set(closure)
    var place = 0
    while place < closure.count {
      for onward in nodes.onwards(of: closure[place]) where seen.insert(onward).inserted { closure.append(onward) }
      place += 1
    }
    return closure
  }

  /// A way out by a label that is no literal.
  private struct Way {
    var rank: Int32
    var target: Int32
    /// It leads on from the node itself, and not from one behind a group.
    var isOwn: Bool
  }

  /// Best first. Of ways by one label those from behind a group come first: they are as good.
  private func ways(from closure: [Int32]) -> [Way] {
    var ways: [Way] = []
    for (place, node) in closure.enumerated() {
      for way in nodes.ways(of: node) {
        ways.append(Way(rank: way.rank, target: way.target, isOwn: place == 0 && way.target != node))
      }
    }
    return ways.sorted { ($0.rank, $0.isOwn ? 1 : 0) < ($1.rank, $1.isOwn ? 1 : 0) }
  }

  /// - Parameter past: those rivals that part from the path before this node.
  private mutating func spread(_ past: Reach, from node: Int32) {
    let here = nodes.nodes[node]
    for slot in nodes.literalSlots(of: node) {
      let target = nodes.slots[slot].target
      if target >= 0 { rivals[Int(target)] = past }
    }
    if here.onwardCount == 0, here.edgeCount == 0 { return }
    let closure = closure(of: node)
    let ways = ways(from: closure)
    for way in ways where way.isOwn && labels[Int(way.rank) - 1].isTold { rivals[Int(way.target)] = past }
    // A single way has none beside it.
    if ways.count == 1, closure.count == 1, here.literalMask < 0 { return }
    var out = WaysOut()
    if closure.count > 1 {
      for start in closure.dropFirst() { addLiterals(of: start, to: &out) }
      addRivals(ofLiteralsOf: node, out)
    }
    if isDeclared || ways.contains(where: { labels[Int($0.rank) - 1].isChoosy }) {
      addLiterals(of: node, to: &out)
    } else {
      // Nothing asks what the literals are.
      for slot in nodes.literalSlots(of: node) where nodes.slots[slot].target >= 0 {
        out.add(reaches[Int(nodes.slots[slot].target)])
      }
    }
    for way in ways { pass(way, &out) }
    guard isDeclared else { return }
    out = WaysOut()
    for way in ways.reversed() { pass(way, &out) }
    addRivals(ofLiteralsOf: node, out)
  }

  private func addLiterals(of node: Int32, to out: inout WaysOut) {
    for literal in nodes.literals(of: node) { out.add(literal: literal.text, reaches[Int(literal.target)]) }
  }

  private mutating func addRivals(ofLiteralsOf node: Int32, _ out: WaysOut) {
    for literal in nodes.literals(of: node) { rivals[Int(literal.target)]?.formUnion(out.reading(literal.text)) }
  }

  /// Rivals of a way are those before it; then it is one of those that come after.
  private mutating func pass(_ way: Way, _ out: inout WaysOut) {
    let label = labels[Int(way.rank) - 1]
    if way.isOwn, case .type(let type) = label, type.isBuiltInScalar {
      rivals[Int(way.target)]?.formUnion(out.meeting(type))
    }
    out.add(label, rank: way.rank, reaches[Int(way.target)])
  }
}

extension Label {
  /// It is a type of which is known what it reads.
  fileprivate var isTold: Bool {
    if case .type(let type) = self { type.isBuiltInScalar } else { false }
  }

  /// It is one that reads some texts, and not others.
  fileprivate var isChoosy: Bool {
    if case .type(let type) = self { type.isBuiltInScalar && type != .string } else { false }
  }
}

extension ParameterType {
  /// One value, of no type of the user's own.
  var isBuiltInScalar: Bool {
    switch self {
    case .custom, .array: false
    default: true
    }
  }
}
