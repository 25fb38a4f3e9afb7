/// A template with its holes, groups and wildcards numbered: what reading and filling both walk.
///
/// Slots, groups and wildcards count from 0 in the order of the text, a branch's query right after its path.
struct Outline: Sendable {
  indirect enum Step: Sendable {
    case literal(String)
    case capture(slot: Int)
    case mixed([Piece])
    case wildcard(Int)
    case rest(slot: Int)
    /// The last string of compact text, which takes the rest.
    case tail(slot: Int)
    case optional(group: Int, Branch)
    case either(group: Int, [Branch])
  }

  enum Piece: Sendable {
    case literal([UInt8])
    case capture(slot: Int)
  }

  struct Branch: Sendable {
    var path: [Step] = []
    var query: [QueryStep] = []
    /// The slots, groups and wildcards inside.
    var slots = 0..<0
    var groups = 0..<0
    var wildcards = 0..<0
    /// The parameters of this branch have defaults, which it stands for when it is left out.
    var hasDefaults = false
    /// What it matches, so that routes share what is alike.
    var shape = Shape()
  }

  struct Shape: Sendable, Hashable {
    /// Canonical text without names: ASCII, so that equal strings are equal bytes.
    var path = ""
    /// Its last string takes the rest.
    var hasTail = false
  }

  enum QueryStep: Sendable {
    case item(QueryItem)
    case optional(group: Int, QueryItem)
    case either(group: Int, [QueryItem])
  }

  struct QueryItem: Sendable {
    let key: [UInt8]
    let value: Piece
  }

  let template: Template
  private(set) var slots: [Template.Parameter] = []
  private(set) var groupCount = 0
  private(set) var wildcardCount = 0
  /// The path and the query of the template.
  private(set) var whole = Branch()
  private(set) var fragment: Piece?

  init(_ template: Template, isCompact: Bool = false) {
    self.template = template
    whole = branch(Template.Branch(path: template.path, query: template.query))
    fragment = template.fragment.map { piece($0) }
    if isCompact { whole.path = taking(whole.path) }
  }

  /// The steps with a last string that takes the rest.
  private func taking(_ path: [Step]) -> [Step] {
    guard let last = path.last else { return path }
    func taking(_ branch: Branch) -> Branch {
      var branch = branch
      branch.path = self.taking(branch.path)
      branch.shape.hasTail = true
      return branch
    }
    switch last {
    case .capture(let slot) where slots[slot].type == .string: return path.dropLast() + [.tail(slot: slot)]
    case .optional(let group, let branch): return path.dropLast() + [.optional(group: group, taking(branch))]
    case .either(let group, let branches): return path.dropLast() + [.either(group: group, branches.map(taking))]
    default: return path
    }
  }

  private mutating func branch(_ branch: Template.Branch) -> Branch {
    let (slot, group, wildcard) = (slots.count, groupCount, wildcardCount)
    var result = Branch()
    result.path = branch.path.map { step($0) }
    result.query = branch.query.map { queryStep($0) }
    result.slots = slot..<slots.count
    result.groups = group..<groupCount
    result.wildcards = wildcard..<wildcardCount
    result.hasDefaults = branch.hasDefaults
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

  private mutating func piece(_ operand: Template.Operand) -> Piece {
    switch operand {
    case .literal(let text): .literal(Array(text.utf8))
    case .parameter(let parameter): .capture(slot: slot(parameter))
    }
  }

  private mutating func slot(_ parameter: Template.Parameter) -> Int {
    slots.append(parameter)
    return slots.count - 1
  }

  private mutating func nextGroup() -> Int {
    groupCount += 1
    return groupCount - 1
  }
}

extension Outline {
  /// What reads the segments of a step; nil for groups.
  func label(_ step: Step) -> Label? {
    switch step {
    case .literal(let text): .literal(text)
    case .capture(let slot), .tail(let slot): .type(slots[slot].type)
    case .mixed(let pieces):
      .mixed(
        pieces.map { piece in
          switch piece {
          case .literal(let bytes): .literal(String(decoding: bytes, as: UTF8.self))
          case .capture(let slot): .parameter(Template.Parameter(name: nil, type: slots[slot].type))
          }
        })
    case .wildcard: .wildcard
    case .rest: .rest
    case .optional, .either: nil
    }
  }

  /// What a parameter goes by: its name, or its place among the parameters, from 1.
  func name(_ slot: Int) -> String { slots[slot].name ?? String(slot + 1) }
}

extension Outline.Piece {
  var slot: Int? {
    if case .capture(let slot) = self { slot } else { nil }
  }
}

extension Outline.QueryStep {
  var items: [Outline.QueryItem] {
    switch self {
    case .item(let item), .optional(_, let item): [item]
    case .either(_, let items): items
    }
  }
}

// A value does not depend on everything that text may say: these are the choices that printing makes of its own accord.

extension Outline.Branch {
  /// Whether a query comes with this branch, or with one inside: then the path ends in it.
  var carriesQuery: Bool {
    if !query.isEmpty { return true }
    switch path.last {
    case .optional(_, let branch): return branch.carriesQuery
    case .either(_, let branches): return branches.contains(where: \.carriesQuery)
    default: return false
    }
  }

  /// Whether a group without parameters is printed: yes, unless a `*` in it would stand in the text.
  var isPrintedUnasked: Bool { wildcards.isEmpty }
}

extension Outline {
  /// Of the branches of an either group: those at its start that hold no parameter cannot be told apart by a value, and
  /// one stands for all. Nil where the branch taken is not among several such.
  static func representative(ofBranch choice: Int, slots: [Int], wildcards: [Int]) -> Int? {
    let void = slots.prefix { $0 == 0 }.count
    guard void >= 2, choice < void else { return nil }
    return wildcards.prefix(void).firstIndex(of: 0) ?? 0
  }
}
