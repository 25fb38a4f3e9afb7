internal import FingerpostAnalysis

/// One way through the groups of a route, with its slots: parameters, numbered in the order of the template's text.
struct StraightWay {
  /// What reads one segment, or more.
  struct Part {
    enum Piece {
      case literal(String)
      case slot(Int)
    }

    /// Literals and parameters in turn; none for `*`.
    var pieces: [Piece] = []
    var isLong = false
    var isRaw = false
    /// Nil for a literal.
    var rank: TableRanks.Segment?

    var slots: [Int] { pieces.compactMap { if case .slot(let slot) = $0 { slot } else { nil } } }
  }

  /// A part of a query, with the slot of each item; nil for a literal.
  struct Step {
    var part: Template.QueryPart
    var slots: [Int?]
  }

  var path: [Part] = []
  var query: [Step] = []
  /// The branch of each group, 0 for an optional one that is present; -1 for the length of a part that takes several segments.
  var choices: [Int] = []
  /// The branch of each group, of this way and of the one that prints the same values.
  var (branches, printed): ([Int], [Int]) = ([], [])
  /// The slots of groups that are not there, and have their defaults.
  var absent: [Int] = []
  /// The slots of each group that is there if one of them is given, and if one of them is not its default.
  var (given, differ): ([[Int]], [[Int]]) = ([], [])

  /// The ranks of what reads each segment; nil if a part takes any number of them.
  var ranks: [Int]? {
    path.contains { $0.isLong || $0.rank?.tail != nil } ? nil : path.map { $0.rank?.rank ?? 0 }
  }
}

/// The parts of a route with the numbers of their slots.
struct NumberedRoute {
  private indirect enum Node {
    case part(StraightWay.Part)
    case group(isOptional: Bool, [Branch])
  }

  private struct Branch {
    var path: [Node] = []
    var query: [StraightWay.Step] = []
    var slots: [Int] = []
    var hasWildcards = false
    var hasDefaults = false
  }

  private(set) var pathSlots = 0
  /// The parts and the items of the fragment.
  private(set) var fragment: (path: [StraightWay.Part], query: [StraightWay.Step]) = ([], [])
  private var root = Branch()
  private var (slot, wildcards) = (0, 0)
  private var ranks: ArraySlice<TableRanks.Segment>

  init(_ template: Template, _ ranks: [TableRanks.Segment]) {
    self.ranks = ranks[...]
    root.path = nodes(template.path)
    pathSlots = slot
    root.query = steps(template.query)
    if let operand = template.fragment?.operand {
      fragment.path = [part(.mixed([operand]), isRanked: false)]
    } else if let parts = template.fragment?.parts {
      fragment.path = parts.path.map { part($0, isRanked: true) }
      fragment.query = steps(parts.query)
    }
  }

  /// The most ways of one route in a module.
  static let most = 1024

  /// Present groups come before absent ones, and left branches before right ones.
  var ways: [StraightWay] { Self.ways(through: root, from: StraightWay()) }

  // MARK: Numbers

  private mutating func next() -> Int {
    slot += 1
    return slot - 1
  }

  private mutating func nodes(_ path: [Template.Part]) -> [Node] {
    path.map { part in
      switch part {
      case .optional(let branch): .group(isOptional: true, [numbered(branch)])
      case .either(let branches): .group(isOptional: false, branches.map { numbered($0) })
      default: .part(self.part(part, isRanked: true))
      }
    }
  }

  private mutating func numbered(_ branch: Template.Branch) -> Branch {
    let (firstSlot, firstWildcard) = (slot, wildcards)
    var own = Branch(path: nodes(branch.path))
    own.query = steps(branch.query)
    own.slots = Array(firstSlot..<slot)
    own.hasWildcards = wildcards > firstWildcard
    own.hasDefaults = branch.hasDefaults
    return own
  }

  private mutating func part(_ part: Template.Part, isRanked: Bool) -> StraightWay.Part {
    var own = StraightWay.Part()
    switch part {
    case .literal(let text): own.pieces = [.literal(text)]
    case .mixed(let operands):
      own.pieces = operands.map { operand in operand.literal.map { .literal($0) } ?? .slot(next()) }
    case .wildcard:
      wildcards += 1
      own.isLong = true
    case .parameter, .rest, .rawRest:
      own.pieces = [.slot(next())]
      (own.isRaw, own.isLong) = (part.takesRawRest, part.isLong && !part.takesRawRest)
    case .optional, .either: break
    }
    let isLiteral = own.pieces.count == 1 && own.slots.isEmpty
    if !isLiteral, isRanked { own.rank = ranks.popFirst() }
    return own
  }

  private mutating func steps(_ query: [Template.QueryPart]) -> [StraightWay.Step] {
    query.map { part in
      StraightWay.Step(
        part: part, slots: part.isRest ? [next()] : part.items.map { $0.value.parameter == nil ? nil : next() })
    }
  }

  // MARK: Ways

  private static func ways(through branch: Branch, from start: StraightWay) -> [StraightWay] {
    var ways = [start]
    for node in branch.path {
      switch node {
      case .part(let part):
        for index in ways.indices {
          ways[index].path.append(part)
          if part.isLong || part.rank?.tail != nil { ways[index].choices.append(-1) }
        }
      case .group(let isOptional, let branches):
        ways = ways.flatMap { way in
          (isOptional ? branches + [Branch()] : branches).enumerated().flatMap { number, branch in
            entering(branch, number, of: branches, isOptional, way)
          }
        }
      }
    }
    for index in ways.indices { ways[index].query += branch.query }
    return ways
  }

  private static func entering(
    _ branch: Branch, _ number: Int, of branches: [Branch], _ isOptional: Bool, _ start: StraightWay
  ) -> [StraightWay] {
    var way = start
    way.choices.append(number)
    way.branches.append(number)
    if isOptional {
      let (group, isPresent) = (branches[0], number == 0)
      if group.hasDefaults {
        if isPresent { way.differ.append(group.slots) } else { way.absent += group.slots }
      } else if isPresent, !group.slots.isEmpty {
        way.given.append(group.slots)
      }
    }
    let printed = Self.printed(number, of: branches, isOptional)
    way.printed.append(printed)
    let ways = Self.ways(through: branch, from: way)
    if printed == number { return ways }
    let inside = printed < branches.count ? choices(branches[printed]) : []
    return ways.map { own in
      var own = own
      own.printed = way.printed + inside
      return own
    }
  }

  /// The branch that is printed in place of another: no value tells those apart that hold none.
  private static func printed(_ number: Int, of branches: [Branch], _ isOptional: Bool) -> Int {
    if isOptional { return branches[0].slots.isEmpty ? branches[0].hasWildcards ? 1 : 0 : number }
    let empty = branches.prefix { $0.slots.isEmpty }
    if empty.count < 2 || number >= empty.count { return number }
    return empty.firstIndex { !$0.hasWildcards } ?? 0
  }

  /// The branches that are printed of groups without values.
  private static func choices(_ branch: Branch) -> [Int] {
    branch.path.flatMap { node -> [Int] in
      guard case .group(let isOptional, let branches) = node else { return [] }
      let printed = Self.printed(0, of: branches, isOptional)
      return [printed] + (printed < branches.count ? choices(branches[printed]) : [])
    }
  }
}
