// Which routes read every link that they print. It is a property of the nodes, looked at once, when the table is built.

extension RouteTable {
  /// When a link that a route prints for a source is certain to be read by the route, as the same values: it need not be read back
  /// if no value is a literal at its node. Nil if it never is.
  ///
  /// At each node of its path no other label but a literal may read the segment, and at its end no other route may answer first. What
  /// is printed for a parameter must read as the parameter's type.
  func certainty(_ index: Int, _ shape: PayloadShape, _ source: Location.Source) -> [UnlessLiteral]? {
    guard options.precedence == .specific, shape.isSimple, source.form != .scheme || !originSet.hasOwnHosts,
      source.form.isScheme || source.form == .web || source.form == .path
    else { return nil }
    var walk = PrintedWalk(
      program: programs[index], nodes: nodes, shape: shape, origins: source.origins,
      method: number(of: routes[index].template.method))
    return walk.arrives(from: 0, at: nodes.root, by: []) ? walk.exceptions : nil
  }
}

/// A slot, and the node at which a literal could take its value.
struct UnlessLiteral: BitwiseCopyable {
  let slot: Int32
  let node: Int32
}

/// Follows the links that a route prints through the nodes of its table.
private struct PrintedWalk: ~Copyable {
  let program: Program
  let nodes: Nodes
  let shape: PayloadShape
  let origins: UInt64
  let method: Request.Method
  private(set) var exceptions: [UnlessLiteral] = []

  /// Whether every link arrives at the route, whose instructions from a position on are printed from a node on. Recursion is as deep as
  /// the route has groups with ways of their own, of which there are few.
  ///
  /// - Parameter choices: the groups so far, each with its branch.
  mutating func arrives(from start: Int, at first: Int, by choices: [Int32]) -> Bool {
    var (position, node) = (start, first)
    while true {
      let instruction = program[position]
      position += 1
      switch instruction.kind {
      case .more, .branch: break
      case .leave: position = instruction.target
      case .optional:
        guard arrives(from: position, at: node, by: choices + [instruction.index, 1]) else { return false }
        position = instruction.target
      case .either:
        let branches = program.branches(position - 1)
        // Values of several branches may be given, of which one is printed.
        guard branches.allSatisfy({ program.content(program[$0]).slots.count == 0 }) else { return false }
        for branch in branches {
          let taken = choices + [instruction.index, program[branch].index]
          guard arrives(from: branch + 1, at: node, by: taken) else { return false }
        }
        return true
      case .end: return isRead(at: node, variant: instruction.index, choices)
      case .literal, .capture, .mixed, .rest, .rawRest, .wildcard:
        guard let next = target(of: instruction, from: node) else { return false }
        node = next
      }
    }
  }

  /// The node to which every text leads that an instruction prints; nil if it may be another one.
  private mutating func target(of instruction: Instruction, from node: Int) -> Int? {
    guard nodes[node].loop == 0 else { return nil }
    let text = program.programs.text
    if instruction.kind == .literal {
      let target = nodes.literal(node, text, instruction.literal, text)
      guard instruction.rank != Label.literalRank else { return target < 0 ? nil : target }
      // As it is written, another route may have it exactly.
      let edge = nodes[node].edges.range.lazy.map { [nodes] in nodes.edges[$0] }.first { $0.rank == instruction.rank }
      return target < 0 ? edge.map { Int($0.target) } : nil
    }
    guard instruction.kind == .capture || instruction.kind == .rest || isOneValue(instruction),
      let edge = nodes[node].edges.range.first.map({ nodes.edges[$0] }), edge.rank == instruction.rank
    else { return nil }
    let isLiteral = nodes.literals(of: node, text).contains { literal in
      literal.text.withBytes { program.programs.flat.reads($0, rank: instruction.rank) }
    }
    if isLiteral {
      guard instruction.kind == .capture else { return nil }
      exceptions.append(UnlessLiteral(slot: instruction.index, node: Int32(truncatingIfNeeded: node)))
    }
    // The rest takes all segments only if nothing follows it.
    let target = Int(edge.target)
    let isEnd = nodes[target].shift < 0 && nodes[target].edges.count == 0
    return instruction.kind != .rest || isEnd ? target : nil
  }

  /// Whether a mixed segment holds one value, which no other cut could take for another.
  private func isOneValue(_ instruction: Instruction) -> Bool {
    instruction.kind == .mixed && !instruction.isList
      && program.pieces(instruction).count(where: { !$0.isLiteral }) == 1
  }

  /// Whether the route is the first to answer at a node, with these choices, and reads its own query.
  private func isRead(at node: Int, variant: Int32, _ choices: [Int32]) -> Bool {
    guard !nodes[node].isContested,
      let ending = nodes.endings(of: node).first(where: { $0.origins & origins != 0 && method.allows($0.method) }),
      Int(ending.route) == program.route, ending.variant == variant, ending.arrangement >= 0
    else { return false }
    let taken = nodes.arrangements[ending.arrangement].choices.range.map { nodes.steps[$0] }
    guard ending.arrangement == Arrangement.plain || taken == choices else { return false }
    let steps = program.steps(Int(variant))
    let items = (steps + program.fragmentSteps).flatMap { program.items($0) }
    let texts = (program.fragmentParts.map(program.path) ?? []) + items.map { $0.value }
    guard texts.allSatisfy({ $0.kind != .mixed || isOneValue($0) }) else { return false }
    if program.hasQueryRest { return false }
    let keys = steps.flatMap { program.items($0) }.map { program.bytes($0.key) }
    return Set(keys).count == keys.count && steps.allSatisfy { $0.kind != .either || isOneElement($0) }
  }

  /// Whether only one branch of a query's group can have a value, because all belong to one element.
  private func isOneElement(_ step: QueryStep) -> Bool {
    let values = program.items(step).map { $0.value }
    return values.allSatisfy { $0.kind == .capture } && shape.areOneElement(values.map { $0.index })
  }
}
