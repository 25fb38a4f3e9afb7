/// Builds a tree over segments from programs, so that routes with a common start share its nodes.
///
///     users/({id}|me)/posts     users ─▶ {id} ─▶ posts     the route ends here
///     users/me                        └▶ me   ─▶ posts     here, too; and users/me ends in `me`
///
/// A group is not a node: each way through the groups of a route has a path of its own, at most ``Template/mostWays`` of them. Where
/// the ways of a route end, an ``Ending`` says which captures belong to which parameters on that way. A label stands once at a node,
/// literals in a hash table, the others by precedence; so one step a segment is enough, whatever the number of routes.
struct NodeBuilder: ~Copyable {
  let programs: Programs
  private let templates: [Template]
  var pool: Bytes { programs.text }
  private(set) var nodes: [Draft] = []
  private(set) var endings: [(node: Int32, ending: Ending)] = []
  private(set) var arrangements = [Arrangement(takes: Slice(0, 0), choices: Slice(0, 0))]
  private(set) var steps: [Int32] = []
  /// Children by parent and label: an open hash table.
  private var children: [Int32]
  /// The start of searches, and those of searches in compact text and for raw rests.
  private(set) var roots = (plain: 0, compact: 0, raw: 0)
  /// The root that is being built.
  private var root = Root.plain
  private var isCompact: Bool { root == .compact }

  /// What the links below a root are.
  private enum Root { case plain, compact, raw }

  struct Draft {
    var parent: Int32
    /// The label of the edge from the parent: a literal of the pool, or a rank; neither for a root.
    var literal = Slice(0, 0)
    var rank: Int32 = 0
    var loop: Int32 = 0

    var isLiteral: Bool { literal.count > 0 }
  }

  /// - Parameters:
  ///   - templates: what the programs were written from.
  ///   - isCompact: whether links may be compact text.
  init(_ programs: Programs, _ templates: [Template], isCompact: Bool) {
    (self.programs, self.templates) = (programs, templates)
    var capacity = 16
    while capacity < programs.flat.instructions.count * 2 { capacity *= 2 }
    children = Array(repeating: -1, count: capacity)
    nodes.reserveCapacity(programs.flat.instructions.count / 2)
    endings.reserveCapacity(programs.routes.count)
    roots.plain = addRoot(.plain)
    roots.compact = isCompact ? addRoot(.compact) : roots.plain
    roots.raw = templates.contains { $0.path.takeRawRest } ? addRoot(.raw) : roots.plain
  }

  /// Adds all routes below a new root: below that of raw rests what ends in one, and nothing else.
  private mutating func addRoot(_ kind: Root) -> Int {
    self.root = kind
    let root = add(Draft(parent: Int32(clamping: nodes.count)))
    let plain = [RouteWay()]
    for route in 0..<programs.routes.count {
      let program = programs[route]
      if kind == .raw, !program.record.hasRawRest { continue }
      // Most routes have no groups.
      let ways = program.record.isPlain ? plain : templates[route].pathWays
      add(ways, program, Int32(clamping: route), from: root)
    }
    return Int(root)
  }

  /// Adds a path for each way, in order of preference: of ways that read the same, only the first answers.
  private mutating func add(_ ways: [RouteWay], _ program: Program, _ route: Int32, from root: Int32) {
    let first = endings.count
    let ordered = ways.count > 1 ? ways.sorted { $0.branches.map(OrderKey.number) } : ways
    for way in ordered where way.path.takeRawRest == (self.root == .raw) {
      let path = path(of: way, program, from: root)
      let isKnown = endings[first...].contains { $0.node == path.node && $0.ending.variant == path.variant }
      if isKnown { continue }
      let (record, arrangement) = (program.record, arrangement(of: path, way, program))
      let hasQuery = programs.flat.variants[record.variants.start + path.variant].count > 0
      let ending = Ending(
        origins: record.origins, route: route, variant: path.variant, method: record.method,
        isBare: !hasQuery && record.fragment == nil, arrangement: arrangement)
      endings.append((path.node, ending))
      // The last value of compact text may take more segments.
      guard isCompact, let last = path.takes.last, program[Int(last) + 1].kind == .more else { continue }
      endings.append((take(program[Int(last) + 1], program, from: path.node), ending))
    }
  }

  /// A way as nodes, and what takes its segments.
  private struct Path {
    var node: Int32
    var variant: Int32 = 0
    /// The instructions that take the segments which no literal took.
    var takes: [Int32] = []
    /// Pairs of a group and its branch.
    var choices: [Int32] = []
    /// The index among `takes` of the instruction that takes several segments.
    var run: Int?
  }

  private mutating func path(of way: RouteWay, _ program: Program, from root: Int32) -> Path {
    var (result, walk, branches) = (Path(node: root), ProgramPath(program), way.branches[...])
    while let step = walk.next() {
      switch step {
      case .part(let instruction):
        result.node = take(instruction, program, from: result.node)
        if instruction.isLong { result.run = result.takes.count }
        if instruction.kind != .literal, isCompact || !program.record.isPlain {
          result.takes.append(Int32(clamping: walk.position - 1))
        }
      case .optional(let group, _):
        let branch = branches.popFirst() == 0 ? 1 : 0
        // A group is left out unless a way takes it.
        if branch == 1 { result.choices += [group.index, 1] }
        walk.choose(branch)
      case .either(let position):
        let branch = branches.popFirst() ?? 0
        result.choices += [program[position].index, Int32(clamping: branch)]
        walk.choose(branch)
      case .query, .fragment: break
      }
    }
    result.variant = walk.variant
    return result
  }

  /// The number of a path's arrangement: see ``Ending/arrangement``.
  private mutating func arrangement(of path: Path, _ way: RouteWay, _ program: Program) -> Int32 {
    // Several wildcards read a link in many ways, and so does a text that may hold colons.
    // Only the search replaces what a set reads by the member as the template spells it.
    if isCompact || program.record.foldsSets || way.path.count(where: { $0.isLong }) > 1 { return -1 }
    if program.record.isPlain { return Arrangement.plain }
    let start = steps.count
    steps += path.takes + path.choices
    arrangements.append(
      Arrangement(
        takes: Slice(start, start + path.takes.count), choices: Slice(start + path.takes.count, steps.count),
        run: Int32(clamping: path.run ?? -1), runStart: Int32(clamping: way.path.firstIndex(where: { $0.isLong }) ?? -1)
      ))
    return Int32(clamping: arrangements.count - 1)
  }

  /// The node to which a segment leads.
  private mutating func take(_ instruction: Instruction, _ program: Program, from node: Int32) -> Int32 {
    if instruction.rank == Label.literalRank { return child(of: node, instruction.literal, rank: 0) }
    let next = child(of: node, Slice(0, 0), rank: instruction.rank)
    if instruction.isLong { nodes[Int(next)].loop = instruction.rank }
    return next
  }

  private mutating func add(_ node: Draft) -> Int32 {
    nodes.append(node)
    return Int32(clamping: nodes.count - 1)
  }

  // MARK: Children

  private mutating func child(of node: Int32, _ literal: Slice, rank: Int32) -> Int32 {
    if nodes.count * 2 >= children.count { growChildren() }
    let bucket = bucket(of: node, literal, rank)
    if children[bucket] < 0 { children[bucket] = add(Draft(parent: node, literal: literal, rank: rank)) }
    return children[bucket]
  }

  /// The bucket of a child, or the one to put it in.
  private func bucket(of node: Int32, _ literal: Slice, _ rank: Int32) -> Int {
    var bucket = hash(node, literal, rank) & (children.count - 1)
    while children[bucket] >= 0 {
      let child = nodes[Int(children[bucket])]
      if child.parent == node, child.rank == rank, pool.equals(child.literal, pool, literal) { return bucket }
      bucket = (bucket + 1) & (children.count - 1)
    }
    return bucket
  }

  /// Needed because the ways of a route may have more segments than it has instructions.
  private mutating func growChildren() {
    children = Array(repeating: -1, count: children.count * 2)
    for (index, node) in nodes.enumerated() where node.isLiteral || node.rank != 0 {
      children[bucket(of: node.parent, node.literal, node.rank)] = Int32(clamping: index)
    }
  }

  private func hash(_ node: Int32, _ literal: Slice, _ rank: Int32) -> Int {
    var hash = UInt64(truncatingIfNeeded: node) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: rank)
    if literal.count > 0 {
      let (start, count) = (Int(literal.start), literal.count)
      hash ^= SegmentKey(pool, start, count).sum(pool, start, count) &* 0xC2B2_AE3D_27D4_EB4F
    }
    hash = (hash ^ hash >> 29) &* 0xBF58_476D_1CE4_E5B9
    return Int(truncatingIfNeeded: hash >> 33)
  }
}

extension Instruction {
  /// Whether it may take more than one segment.
  fileprivate var isLong: Bool { kind == .wildcard || kind == .rest || kind == .more }
}
