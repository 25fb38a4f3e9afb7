// Finds the routes that may share a link by walking the table's nodes against themselves. Routes that part at some segment are
// never compared.

extension RouteTable {
  /// The pairs of routes that may share a link, each pair once, in the order of the routes.
  ///
  ///     users/me, users/{id}, posts/{id:int}, posts/new   // (0, 1)
  ///
  /// All other pairs are disjoint. Queries and fragments do not count.
  public var pairsThatMayMeet: [(first: Int, second: Int)] { pairsThatMayMeet(most: .max).pairs }

  /// The same, as far as there are no more of them than `most`, and no more work than the call may cost; and whether these are all.
  package func pairsThatMayMeet(most: Int) -> (pairs: [(first: Int, second: Int)], isComplete: Bool) {
    var walk = MeetingWalk(self, most: most)
    walk.run(from: nodes.root)
    if nodes.compactRoot != nodes.root { walk.run(from: nodes.compactRoot) }
    walk.addRawRests()
    let pairs = walk.pairs.sorted().map { (first: Int($0 >> 32), second: Int($0 & 0xFFFF_FFFF)) }
    return (pairs, walk.isComplete)
  }
}

/// A walk over pairs of nodes that the same segments reach; each pair is entered once.
private struct MeetingWalk {
  /// The smaller index in the upper half, the larger one in the lower.
  private(set) var pairs: Set<UInt64> = []
  /// Whether no pair was left out.
  private(set) var isComplete = true
  private let most: Int
  private let table: RouteTable
  private let setting: RelationSetting
  private let labels: [TextLabel]
  private let plain: [PlainSegment?]
  /// The numbers of GET and HEAD, which share links.
  private let reading: (Int32, Int32)
  /// The only route below each node, or ``several``.
  private var only: [Int32] = []
  /// The sets of origins that a link can belong to.
  private let sources: [UInt64]
  private var open: [(Int, Int)] = []
  private var seen: Set<UInt64> = []
  private var meetings: [UInt64: Bool] = [:]
  private let work = Work.current
  private let memory = Work.Memory()

  init(_ table: RouteTable, most: Int) {
    (self.table, self.most) = (table, most)
    setting = RelationSetting(table)
    labels = table.programs.labels.map { TextLabel($0, .segment, table.custom) }
    plain = table.programs.labels.enumerated().map { PlainSegment($1, rank: Int32(clamping: $0 + 1)) }
    func number(_ method: String) -> Int32 { Int32(clamping: (table.methods.firstIndex(of: method) ?? -2) + 1) }
    reading = (number("GET"), number("HEAD"))
    sources = TextLabel.Component.firstSegments.flatMap { table.originSet.representatives($0).map { $0.origins } }
    findOnlyRoutes()
  }

  private static let (none, several): (Int32, Int32) = (-1, -2)

  private mutating func findOnlyRoutes() {
    let nodes = table.nodes
    only = Array(repeating: Self.none, count: nodes.count)
    // What follows a node has a higher index.
    for node in (0..<only.count).reversed() {
      var here = Self.none
      func add(_ route: Int32) {
        if route != Self.none, route != here { here = here == Self.none ? route : Self.several }
      }
      for ending in nodes.endings(of: node) { add(ending.route) }
      for edge in nodes.edges(of: node) { add(only[Int(edge.target)]) }
      for literal in nodes.literals(of: node, table.programs.text) { add(only[literal.target]) }
      only[node] = here
    }
  }

  mutating func run(from root: Int) {
    enter(root, root)
    while isComplete, let (first, second) = open.popLast() {
      end(first, second)
      let nodes = table.nodes
      let (mine, theirs) = (nodes.edges(of: first), nodes.edges(of: second))
      work?.spend(1)
      if first == second {
        for literal in nodes.literals(of: first, table.programs.text) { enter(literal.target, literal.target) }
      } else {
        alike(first, second)
        for edge in mine { literals(of: second, meet: edge) }
      }
      for edge in theirs { literals(of: first, meet: edge) }
      for edge in mine where isComplete {
        work?.spend(1 + theirs.count)
        if work?.isOver == true { isComplete = false }
        for other in theirs where isComplete && meets(edge.rank, other.rank) {
          enter(Int(edge.target), Int(other.target))
        }
      }
    }
  }

  /// Adds the pairs of routes with a raw rest, which reads as many segments as there are, and of those that may begin like them.
  mutating func addRawRests() {
    let records = table.programs.routes
    for route in table.routes.indices where records[route].hasRawRest {
      if !isComplete { return }
      work?.spend(table.routes.count)
      for other in table.routes.indices where other != route && !(records[other].hasRawRest && other < route) {
        let firsts = [route, other].compactMap { index -> String? in
          if case .literal(let text)? = table.routes[index].template.path.first { text } else { nil }
        }
        if firsts.count == 2, !firsts[0].isIdentical(to: firsts[1]) { continue }
        let (one, two) = (records[route], records[other])
        if mayMeet((one.origins, one.method), (two.origins, two.method)) {
          add(route, other)
        }
      }
    }
  }

  private mutating func add(_ one: Int, _ other: Int) {
    let isNew = pairs.insert(Self.key(min(one, other), max(one, other))).inserted
    // It is in a set, and then in two lists.
    if isNew { memory.grow(72) }
    if pairs.count > most || work?.isOver == true { isComplete = false }
  }

  private mutating func enter(_ first: Int, _ second: Int) {
    // A route has no pair with itself.
    if only[first] == only[second], only[first] != Self.several { return }
    let (low, high) = (min(first, second), max(first, second))
    work?.spend(4)
    guard seen.insert(Self.key(low, high)).inserted else { return }
    open.append((low, high))
    memory.grow(40)
    if work?.isOver == true { isComplete = false }
  }

  private mutating func end(_ first: Int, _ second: Int) {
    let theirs = table.nodes.endings(of: second)
    for one in table.nodes.endings(of: first) where isComplete {
      work?.spend(4 * theirs.count)
      for other in theirs where isComplete && one.route != other.route {
        if mayMeet((one.origins, one.method), (other.origins, other.method)) { add(Int(one.route), Int(other.route)) }
      }
    }
  }

  /// Whether two routes may share a link by origin and method. A host may belong to several origins.
  private func mayMeet(_ one: (origins: UInt64, method: Int32), _ other: (origins: UInt64, method: Int32)) -> Bool {
    guard sources.contains(where: { $0 & one.origins != 0 && $0 & other.origins != 0 }) else { return false }
    if one.method == 0 || other.method == 0 || one.method == other.method { return true }
    return (one.method, other.method) == reading || (other.method, one.method) == reading
  }

  private mutating func alike(_ first: Int, _ second: Int) {
    let pool = table.programs.text
    let (mine, theirs) = (table.nodes.literals(of: first, pool), table.nodes.literals(of: second, pool))
    guard !mine.isEmpty, !theirs.isEmpty else { return }
    let (few, many) = mine.count < theirs.count ? (mine, theirs) : (theirs, mine)
    var targets: [[UInt8]: Int] = [:]
    for literal in few where targets[literal.text] == nil { targets[literal.text] = literal.target }
    work?.spend(8 * (mine.count + theirs.count))
    for literal in many {
      if let target = targets[literal.text] { enter(target, literal.target) }
    }
  }

  private mutating func literals(of node: Int, meet edge: Edge) {
    let label = labels[Int(edge.rank) - 1]
    let literals = table.nodes.literals(of: node, table.programs.text)
    work?.spend(8 * literals.count)
    for literal in literals where label.reads(literal.text) {
      enter(literal.target, Int(edge.target))
    }
  }

  /// Whether two labels may read the same text.
  private mutating func meets(_ first: Int32, _ second: Int32) -> Bool {
    if first == second { return true }
    if max(first, second) <= table.programs.flat.foldedCount { return false }
    let key = Self.key(Int(min(first, second)), Int(max(first, second)))
    if let known = meetings[key] { return known }
    if let one = plain[Int(first) - 1], let other = plain[Int(second) - 1], let meets = one.meets(other) {
      return meets
    }
    let meets = setting.mayMeet(labels[Int(first) - 1].bound, labels[Int(second) - 1].bound)
    meetings[key] = meets
    memory.grow(40)
    if work?.isOver == true { isComplete = false }
    return meets
  }

  private static func key(_ low: Int, _ high: Int) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: low)) << 32 | UInt64(UInt32(truncatingIfNeeded: high))
  }
}
