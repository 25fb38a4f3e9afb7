/// Counts the slots, groups and wildcards of a template, and lays them out as an ``Outline``.
struct Numbering {
  typealias Step = Outline.Step
  typealias Piece = Outline.Piece
  typealias Branch = Outline.Branch
  typealias QueryStep = Outline.QueryStep
  typealias QueryItem = Outline.QueryItem

  let custom: CustomTypes
  private(set) var slots: [Template.Parameter] = []
  private(set) var groupCount = 0
  private(set) var wildcardCount = 0

  /// The branch with a last string that takes the rest.
  func withTail(_ branch: Branch) -> Branch {
    var branch = branch
    branch.path = withTail(branch.path)
    branch.shape.hasTail = true
    return branch
  }

  private func withTail(_ path: [Step]) -> [Step] {
    guard let last = path.last else { return path }
    switch last {
    case .capture(let slot) where slots[slot].type == .string: return path.dropLast() + [.tail(slot: slot)]
    case .optional(let group, let branch): return path.dropLast() + [.optional(group: group, withTail(branch))]
    case .either(let group, let branches):
      return path.dropLast() + [.either(group: group, branches.map { withTail($0) })]
    default: return path
    }
  }

  mutating func branch(_ branch: Template.Branch) -> Branch {
    let (slot, wildcard) = (slots.count, wildcardCount)
    var result = Branch()
    result.path = branch.path.map { step($0) }
    result.query = branch.query.map { queryStep($0) }
    result.slots = slot..<slots.count
    result.wildcards = wildcard..<wildcardCount
    result.hasDefaults = branch.hasDefaults
    result.carriesQuery = branch.carriesQuery
    result.shape.path = Template(path: branch.path).shape.description
    return result
  }

  private mutating func step(_ part: Template.Part) -> Step {
    switch part {
    case .literal(let text): return .literal(text)
    case .parameter(let parameter): return .capture(slot: slot(parameter))
    case .mixed(let operands): return .mixed(operands.map { piece($0) })
    case .wildcard:
      defer { wildcardCount += 1 }
      return .wildcard(wildcardCount)
    case .rest(let name): return .rest(slot: slot(Template.Parameter(name: name, type: .array(.string))))
    case .optional(let inner):
      let group = nextGroup()
      return .optional(group: group, branch(inner))
    case .either(let branches):
      let group = nextGroup()
      return .either(group: group, branches.map { branch($0) })
    }
  }

  private mutating func queryStep(_ part: Template.QueryPart) -> QueryStep {
    switch part {
    case .item(let item): return .item(queryItem(item))
    case .optional(let item):
      let group = nextGroup()
      return .optional(group: group, queryItem(item))
    case .either(let items):
      let group = nextGroup()
      return .either(group: group, items.map { queryItem($0) })
    }
  }

  private mutating func queryItem(_ item: Template.QueryItem) -> QueryItem {
    QueryItem(key: Array(item.key.utf8), value: piece(item.value))
  }

  mutating func piece(_ operand: Template.Operand) -> Piece {
    switch operand {
    case .literal(let text): .literal(Array(text.utf8))
    case .parameter(let parameter): .capture(slot: slot(parameter))
    }
  }

  private mutating func slot(_ parameter: Template.Parameter) -> Int {
    var parameter = parameter
    // Reading the template could not know how a custom type spells its default.
    if case .custom(let name) = parameter.type, let text = parameter.defaultText {
      parameter.defaultText = custom.canonical(name, text.utf8) ?? text
    }
    slots.append(parameter)
    return slots.count - 1
  }

  private mutating func nextGroup() -> Int {
    groupCount += 1
    return groupCount - 1
  }
}
