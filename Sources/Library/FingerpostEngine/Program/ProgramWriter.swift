/// Compiles templates to programs, one after another.
///
/// Slots, groups and wildcards count from 0 in the order of the text, a branch's query right after its path.
package struct ProgramWriter: ~Copyable {
  private(set) var instructions: [Instruction] = []
  private(set) var branches: [BranchInfo] = []
  private(set) var pieces: [Piece] = []
  private(set) var items: [StepItem] = []
  private(set) var steps: [QueryStep] = []
  /// The steps of each end of a path.
  private(set) var variants: [Slice] = []
  private(set) var fragments: [FragmentShape] = []
  private(set) var slots: [SlotInfo] = []
  /// The defaults of lists, by slot.
  private(set) var lists = [Int: [String]]()
  /// The name of each slot's parameter, or its number among the parameters, from 1.
  private(set) var names: [String] = []
  private(set) var pool: [UInt8] = []
  private(set) var routes: [RouteRecord] = []
  private(set) var types: [ParameterType] = []
  private(set) var labels: LabelTable

  let custom: CustomTypes
  private let isCompact: Bool
  /// The index of each type, and the number of its label.
  private var known = [ParameterType: (type: Int32, label: Int32)]()
  /// The route that is being compiled.
  private var route = RouteRecord()
  private var ignoresCase = false
  /// The labels of sets that ignore case, by slot.
  private var foldedSlots = [Int: Int32]()
  /// The branch queries at each end of its path so far.
  private var ends: [[QueryStep]] = []

  /// - Parameter isCompact: whether links may be compact text, whose last string takes the rest.
  package init(_ custom: CustomTypes, isCompact: Bool) {
    (self.custom, self.isCompact, labels) = (custom, isCompact, LabelTable(custom))
  }

  package mutating func add(_ template: Template, origins: UInt64, method: Int32) {
    route = RouteRecord(origins: origins, method: method, instructions: Slice(instructions.count, instructions.count))
    (ends, ignoresCase) = ([], template.flags.ignoresCase)
    route.isGone = template.flags.gone != nil
    route.endsInSlash = template.endsInSlash && !template.path.isEmpty
    let firstSlot = slots.count
    ending(template.path[...])
    route.instructions.end = Int32(clamping: instructions.count)
    let outer = steps(template.query)
    route.outerSteps = Int32(clamping: outer.count)
    route.fragment = template.fragment.map { fragment($0) }
    route.slots = Slice(firstSlot, slots.count)
    let firstVariant = variants.count
    for end in ends {
      let start = steps.count
      steps += end + outer
      variants.append(Slice(start, steps.count))
    }
    route.variants = Slice(firstVariant, variants.count)
    route.isPlain = route.isPlain && route.isStraight
    routes.append(route)
  }

  // MARK: Path

  /// Compiles a path that ends the template. If its last group carries a query, each branch is an end of its own.
  private mutating func ending(_ path: ArraySlice<Template.Part>) {
    switch path.last {
    case .optional(let branch) where branch.carriesQuery:
      running(path.dropLast(), isLast: false)
      optional(branch) { $0.ending($1) }
      end()
    case .either(let branches) where branches.contains(where: { $0.carriesQuery }):
      running(path.dropLast(), isLast: false)
      either(branches, goesOn: false) { $0.ending($1) }
    default:
      running(path, isLast: true)
      end()
    }
  }

  private mutating func ending(_ branch: Template.Branch) {
    let first = ends.count
    ending(branch.path[...])
    let own = steps(branch.query)
    for end in first..<ends.count { ends[end] += own }
  }

  private mutating func end() {
    instructions.append(Instruction(kind: .end, endsInSlash: route.endsInSlash, index: Int32(clamping: ends.count)))
    ends.append([])
  }

  /// Compiles parts after which reading continues at the next instruction.
  ///
  /// - Parameter isLast: whether they are the last of the template.
  @_optimize(size)
  private mutating func running(_ parts: ArraySlice<Template.Part>, isLast: Bool) {
    for (index, part) in zip(parts.indices, parts) {
      let isLast = isLast && index == parts.endIndex - 1
      switch part {
      case .literal(let text):
        let slice = put(text)
        let isBare = text.utf8.count > 2 && text.utf8.allSatisfy { BareBytes.all.contains($0, .authority) }
        instructions.append(
          Instruction(
            kind: .literal, isBare: isBare, rank: folded(.literal(text)) ?? Label.literalRank, index: slice.start,
            extent: Int32(clamping: slice.count)))
      case .parameter(let parameter) where parameter.type.separator == nil: capture(parameter, isLast: isLast)
      case .parameter, .mixed:
        let operands = part.operands ?? []
        let label = Label(operands)
        let rank = folded(label) ?? labels.number(of: label)
        let first = pieces.count
        for operand in operands {
          let own = operand.parameter.map { slot($0, isInPath: true) } ?? -1
          pieces.append(Piece(text: operand.literal.map { put($0) } ?? Slice(0, 0), slot: own))
        }
        route.isPlain = false
        instructions.append(
          Instruction(
            kind: .mixed, mayHoldSeparators: operands.count == 1 || operands.mayHoldSeparators(custom), rank: rank,
            index: Int32(clamping: first), extent: Int32(clamping: operands.count)))
      case .wildcard:
        instructions.append(
          Instruction(kind: .wildcard, rank: labels.number(of: .wildcard), index: route.wildcardCount))
        route.wildcardCount += 1
        route.isStraight = false
      case .rest:
        guard let parameter = part.parameters.first else { continue }
        instructions.append(Instruction(kind: .rest, rank: labels.number(of: .rest), index: slot(parameter)))
        slots[slots.count - 1].isRest = true
        (route.isStraight, route.hasRest) = (false, true)
      case .rawRest(let parameter):
        instructions.append(
          Instruction(kind: .rawRest, rank: labels.number(of: .rawRest(parameter.type)), index: slot(parameter)))
        (route.isStraight, route.hasRawRest) = (false, true)
      case .optional(let branch): optional(branch) { $0.running($1.path[...], isLast: isLast) }
      case .either(let branches): either(branches, goesOn: true) { $0.running($1.path[...], isLast: isLast) }
      }
    }
  }

  private mutating func capture(_ parameter: Template.Parameter, isLast: Bool) {
    let slot = slot(parameter, isInPath: true)
    let rank = foldedSlots.isEmpty ? nil : foldedSlots[slots.count - 1]
    instructions.append(Instruction(kind: .capture, rank: rank ?? known[parameter.type]?.label ?? 0, index: slot))
    guard isCompact, isLast, parameter.type == .string else { return }
    instructions.append(Instruction(kind: .more, rank: labels.number(of: .tail), index: slot))
    slots[slots.count - 1].isTail = true
    route.hasMore = true
  }

  /// What compiles the content of a branch.
  private typealias Content = (inout ProgramWriter, Template.Branch) -> Void

  private mutating func optional(_ branch: Template.Branch, _ write: Content) {
    let group = instructions.count
    instructions.append(Instruction(kind: .optional, index: nextGroup(isOptional: true)))
    route.isStraight = false
    fill(group, branch, write)
    instructions[group].extent = position
  }

  /// - Parameter goesOn: whether the path continues after the group; otherwise it ends in each branch.
  private mutating func either(_ branches: [Template.Branch], goesOn: Bool, _ write: Content) {
    instructions.append(Instruction(kind: .either, index: nextGroup()))
    route.isStraight = false
    var leaves: [Int] = []
    for (index, branch) in branches.enumerated() {
      let start = instructions.count
      instructions.append(Instruction(kind: .branch, index: Int32(clamping: index)))
      fill(start, branch, write)
      if goesOn {
        leaves.append(instructions.count)
        instructions.append(Instruction(kind: .leave))
      }
      instructions[start].extent = index == branches.count - 1 ? -1 : position
    }
    for leave in leaves { instructions[leave].extent = position }
  }

  /// Compiles the content of an optional group or a branch, after the instruction that opens it.
  private mutating func fill(_ opening: Int, _ branch: Template.Branch, _ write: Content) {
    let (slot, wildcards) = (slotCount, route.wildcardCount)
    write(&self, branch)
    instructions[opening].rank = Int32(clamping: branches.count)
    let hasWildcards = route.wildcardCount > wildcards
    branches.append(
      BranchInfo(slots: Slice(slot, slotCount), hasWildcards: hasWildcards, hasDefaults: branch.hasDefaults))
  }

  /// The next instruction's position in the program.
  private var position: Int32 { Int32(clamping: instructions.count) - route.instructions.start }

  // MARK: Query and fragment

  private mutating func steps(_ query: [Template.QueryPart]) -> [QueryStep] {
    query.map { part in
      var own = part.items.map { item(put($0.key), $0.value) }
      if part.isRest, let parameter = part.parameters.first { own.append(item(put(""), .parameter(parameter))) }
      let slice = Slice(items.count, items.count + own.count)
      items += own
      switch part {
      case .item: return QueryStep(kind: .item, group: -1, items: slice)
      case .optional: return QueryStep(kind: .optional, group: nextGroup(isOptional: true), items: slice)
      case .either: return QueryStep(kind: .either, group: nextGroup(), items: slice)
      case .rest: return QueryStep(kind: .rest, group: -1, items: slice)
      }
    }
  }

  private mutating func fragment(_ fragment: Template.Fragment) -> FragmentStep {
    var step = fragment.part.map { FragmentStep(value: value($0)) } ?? FragmentStep(parts: parts(fragment))
    if fragment.isOptional { step.group = nextGroup(isOptional: true) }
    return step
  }

  /// - Returns: the index of what the parts are made of.
  private mutating func parts(_ fragment: Template.Fragment) -> Int32 {
    let (slot, first) = (slotCount, instructions.count)
    instructions += behindPath(fragment.path)
    let path = Slice(first, instructions.count)
    let (own, step) = (steps(fragment.query), steps.count)
    steps += own
    fragments.append(
      FragmentShape(
        kind: fragment.kind, isRooted: fragment.isRooted, path: path, steps: Slice(step, steps.count),
        slots: Slice(slot, slotCount)))
    return Int32(clamping: fragments.count - 1)
  }

  private mutating func item(_ key: Slice, _ part: Template.Part) -> StepItem {
    let slot = slotCount
    return StepItem(key: key, value: value(part), slots: Slice(slot, slotCount))
  }

  /// The instruction that takes a value.
  private mutating func value(_ part: Template.Part) -> Instruction {
    behindPath([part]).first ?? Instruction(kind: .literal)
  }

  /// The instructions of parts that are in no path, each of which takes one text.
  private mutating func behindPath(_ parts: [Template.Part]) -> [Instruction] {
    let (start, isPlain, ignores) = (instructions.count, route.isPlain, ignoresCase)
    // Case counts after the path.
    ignoresCase = false
    running(parts[...], isLast: false)
    let own = Array(instructions[start...])
    instructions.removeLast(own.count)
    (route.isPlain, ignoresCase) = (isPlain, ignores)
    return own
  }

  private mutating func nextGroup(isOptional: Bool = false) -> Int32 {
    route.groupCount += 1
    if isOptional { route.optionalGroups += 1 }
    return route.groupCount - 1
  }

  // MARK: Values

  /// The number of a label that ignores case; nil if the route does not, or no letter has one.
  private mutating func folded(_ label: Label) -> Int32? {
    guard ignoresCase, case .folded(let inner) = label.ignoringCase else { return nil }
    route.ignoresCase = true
    return labels.number(of: .folded(inner))
  }

  private mutating func slot(_ parameter: Template.Parameter, isInPath: Bool = false) -> Int32 {
    let known = known(parameter.type)
    var defaultValue = Slice(-1, -1)
    /// The default of a custom type: only the table has its spelling.
    func spelled(_ text: String) -> String {
      parameter.type.customName.flatMap { custom.types[$0]?.canonical(text) } ?? text
    }
    switch parameter.defaultValue {
    // A query without more items has an empty rest.
    case nil: if parameter.type == .scalar(.query) { defaultValue = put("") }
    case .text(let text)?: defaultValue = put(spelled(text))
    case .list(let texts)?: lists[slots.count] = texts.map(spelled)
    case .unknown?: if !parameter.type.isArray { defaultValue = SlotInfo.unknownDefault }
    }
    if isInPath, let label = folded(.type(parameter.type)) {
      (foldedSlots[slots.count], route.foldsSets) = (label, true)
    }
    slots.append(SlotInfo(type: known.type, defaultValue: defaultValue, isArray: parameter.type.isArray))
    names.append(parameter.name ?? String(slotCount))
    return Int32(clamping: slotCount - 1)
  }

  /// The number of the route's slots so far.
  private var slotCount: Int { slots.count - Int(routes.last?.slots.end ?? 0) }

  private mutating func known(_ type: ParameterType) -> (type: Int32, label: Int32) {
    if let known = known[type] { return known }
    types.append(type)
    let new = (Int32(clamping: types.count - 1), labels.number(of: .type(type.ofOneText)))
    known[type] = new
    return new
  }

  private mutating func put(_ text: String) -> Slice {
    let start = pool.count
    pool += text.utf8
    return Slice(start, pool.count)
  }

  /// Replaces the numbers of labels by their ranks, and gives each slot its reader.
  mutating func rank(_ ranks: [Int32], _ readers: [ValueReader]) {
    for index in instructions.indices where instructions[index].isTaking {
      instructions[index].rank = ranks[Int(instructions[index].rank)]
    }
    for index in items.indices { items[index].value.rank = ranks[Int(items[index].value.rank)] }
    for index in routes.indices {
      if let rank = routes[index].fragment?.value.rank { routes[index].fragment?.value.rank = ranks[Int(rank)] }
    }
    let labels = types.map { known[$0]?.label ?? 0 }
    for index in slots.indices {
      let label = foldedSlots[index] ?? labels[Int(slots[index].type)]
      slots[index].reader = readers[Int(ranks[Int(label)]) - 1]
    }
  }
}
