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
  }

  /// A part of a query, with what the value of each item is made of.
  struct Step {
    var part: Template.QueryPart
    var items: [[Part.Piece]]
  }

  fileprivate(set) var path: [Part] = []
  fileprivate(set) var query: [Step] = []
  /// The fragment of the route.
  fileprivate(set) var fragment: (path: [Part], query: [Step]) = ([], [])
  /// The branch of each group, 0 for an optional one that is present; -1 for the length of a part that takes several segments.
  fileprivate(set) var choices: [Int] = []
  /// The branch of each group of the way that prints the same values.
  fileprivate(set) var printed: [Int] = []
  /// The slots of groups that are not there, and have their defaults.
  fileprivate(set) var absent: [Int] = []
  /// The slots of each group that is there if one of them is given, and if one of them is not its default.
  fileprivate(set) var (given, differ): ([[Int]], [[Int]]) = ([], [])

  /// The ways through a route, one at least: present groups come before absent ones, and left branches before right ones.
  static func all(of template: Template, _ ranks: [TableRanks.Segment]) -> [StraightWay] {
    template.pathWays.map(\.branches).sorted { $0.lexicographicallyPrecedes($1) }.map {
      WayReader(template, ranks, $0).way
    }
  }

  /// The branch of each group.
  var branches: [Int] { choices.filter { $0 >= 0 } }

  /// The ranks of what reads each segment; nil if a part takes any number of them.
  var ranks: [Int]? {
    path.contains { $0.isLong || $0.rank?.tail != nil } ? nil : path.map { $0.rank?.rank ?? 0 }
  }
}

/// Follows one way through a template. Slots and ranks are counted in the branches that are not taken, too.
private struct WayReader {
  private(set) var way = StraightWay()
  private var slot = 0
  private var ranks: ArraySlice<TableRanks.Segment>
  private var branches: ArraySlice<Int>

  init(_ template: Template, _ ranks: [TableRanks.Segment], _ branches: [Int]) {
    (self.ranks, self.branches) = (ranks[...], branches[...])
    read(Template.Branch(path: template.path, query: template.query), isTaken: true)
    if let fragment = template.fragment {
      way.fragment.path = fragment.path.map { part($0, isRanked: fragment.hasParts) }
      way.fragment.query = steps(fragment.query)
    }
  }

  private mutating func read(_ branch: Template.Branch, isTaken: Bool) {
    for part in branch.path {
      if !part.branches.isEmpty {
        read(group: part, isTaken: isTaken)
        continue
      }
      let own = self.part(part)
      guard isTaken else { continue }
      way.path.append(own)
      if own.isLong || own.rank?.tail != nil { way.choices.append(-1) }
    }
    let steps = steps(branch.query)
    if isTaken { way.query += steps }
  }

  private mutating func read(group: Template.Part, isTaken: Bool) {
    let (number, start) = (isTaken ? branches.popFirst() : nil, way.printed.count)
    if let number {
      way.choices.append(number)
      way.printed.append(number)
      if case .optional(let content) = group { note(content, isPresent: number == 0) }
    }
    for (index, branch) in group.branches.enumerated() { read(branch, isTaken: index == number) }
    if let number, let other = group.printed(insteadOf: number) { way.printed.replaceSubrange(start..., with: other) }
  }

  private mutating func note(_ content: Template.Branch, isPresent: Bool) {
    let slots = Array(slot..<slot + content.parameterCount)
    if content.hasDefaults {
      if isPresent { way.differ.append(slots) } else { way.absent += slots }
    } else if isPresent, !slots.isEmpty {
      way.given.append(slots)
    }
  }

  // MARK: Numbers

  private mutating func next() -> Int {
    slot += 1
    return slot - 1
  }

  private mutating func part(_ part: Template.Part, isRanked: Bool = true) -> StraightWay.Part {
    var own = StraightWay.Part()
    if let operands = part.operands {
      own.pieces = pieces(operands)
    } else {
      if part.parameterCount > 0 { own.pieces = [.slot(next())] }
      (own.isRaw, own.isLong) = (part.takesRawRest, !part.takesRawRest)
    }
    let isLiteral = if case .literal = part { true } else { false }
    if !isLiteral, isRanked { own.rank = ranks.popFirst() }
    return own
  }

  private mutating func pieces(_ operands: [Template.Part]) -> [StraightWay.Part.Piece] {
    operands.map { operand in operand.literal.map { .literal($0) } ?? .slot(next()) }
  }

  private mutating func steps(_ query: [Template.QueryPart]) -> [StraightWay.Step] {
    query.map { part in
      StraightWay.Step(
        part: part, items: part.isRest ? [[.slot(next())]] : part.items.map { pieces($0.value.operands ?? []) })
    }
  }
}

extension Template.Part {
  /// The branches that are printed in place of one, here and in the groups inside; nil if that one is printed. No value tells
  /// branches apart that hold none.
  fileprivate func printed(insteadOf number: Int) -> [Int]? {
    var printed = number
    if case .optional(let content) = self {
      if content.parameterCount == 0 { printed = content.hasWildcards ? 1 : 0 }
    } else {
      let empty = branches.prefix { $0.parameterCount == 0 }
      if number < empty.count { printed = empty.firstIndex { !$0.hasWildcards } ?? 0 }
    }
    if printed == number { return nil }
    return [printed] + (printed < branches.count ? branches[printed].printed : [])
  }
}

extension Template.Branch {
  /// The branches that are printed of groups without values.
  fileprivate var printed: [Int] {
    path.filter { !$0.branches.isEmpty }.flatMap { $0.printed(insteadOf: 0) ?? [0] + $0.branches[0].printed }
  }

  fileprivate var hasWildcards: Bool {
    path.contains { part in
      if case .wildcard = part { true } else { part.branches.contains(where: \.hasWildcards) }
    }
  }
}
