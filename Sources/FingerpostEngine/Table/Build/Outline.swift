/// A template with its holes, groups and wildcards numbered: what reading and filling both walk.
///
/// Slots, groups and wildcards count from 0 in the order of the text, a branch's query right after its path.
final class Outline: Sendable {
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
    /// The slots and wildcards inside.
    var slots = 0..<0
    var wildcards = 0..<0
    /// The parameters of this branch have defaults, which it stands for when it is left out.
    var hasDefaults = false
    /// A query comes with this branch, or with one inside: then the path ends in it.
    var carriesQuery = false
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

  let slots: [Template.Parameter]
  let groupCount: Int
  let wildcardCount: Int
  /// The path and the query of the template.
  let whole: Branch
  let fragment: Piece?

  /// In compact text the last string takes the rest.
  init(_ template: Template, custom: CustomTypes, isCompact: Bool = false) {
    var numbering = Numbering(custom: custom)
    let whole = numbering.branch(Template.Branch(path: template.path, query: template.query))
    fragment = template.fragment.map { numbering.piece($0) }
    self.whole = isCompact ? numbering.withTail(whole) : whole
    (slots, groupCount, wildcardCount) = (numbering.slots, numbering.groupCount, numbering.wildcardCount)
  }

  private init(_ outline: Outline, whole: Branch) {
    (self.whole, fragment, slots) = (whole, outline.fragment, outline.slots)
    (groupCount, wildcardCount) = (outline.groupCount, outline.wildcardCount)
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

  /// Whether a group with defaults is printed: where a value differs from its default.
  func differs(_ values: [Captured], fromDefaultsOf branch: Branch) -> Bool {
    branch.slots.contains { values[$0] != slots[$0].defaultText.map(Captured.text) }
  }

  /// The text that a value prints as.
  func canonical(_ text: String, slot: Int, custom: CustomTypes) throws(PrintError) -> String {
    guard let canonical = slots[slot].type.canonical(text.utf8, custom: custom) else {
      let type = slots[slot].type.element
      let members = if case .oneOf(let members) = type { members } else { [String]() }
      let near = FingerpostEngine.nearest(to: text, among: members)
      throw PrintError(.doesNotRead(name(slot), type: type.description, nearest: near))
    }
    return canonical
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
  /// Whether a group without parameters is printed: yes, unless a `*` in it would stand in the text.
  var isPrintedUnasked: Bool { wildcards.isEmpty }
}

extension Outline {
  /// Of the branches of an either group: those at its start that hold no parameter cannot be told apart by a value, and
  /// one stands for all. Nil where the branch taken is not among several such.
  static func representative(
    ofBranch choice: Int, among count: Int, slots: (Int) -> Int, wildcards: (Int) -> Int
  ) -> Int? {
    let void = (0..<count).firstIndex { slots($0) > 0 } ?? count
    guard void >= 2, choice < void else { return nil }
    return (0..<void).firstIndex { wildcards($0) == 0 } ?? 0
  }
}

extension Outline {
  /// The same with nothing left but what is printed: of parts that no value decides, the one choice that printing makes.
  var printed: Outline { Outline(self, whole: whole.printed) }
}

extension Outline.Branch {
  fileprivate var printed: Outline.Branch {
    var printed = self
    printed.path = []
    for step in path {
      switch step {
      case .optional(_, let inner) where inner.slots.isEmpty:
        guard inner.isPrintedUnasked else { continue }
        let inner = inner.printed
        printed.path += inner.path
        printed.query += inner.query
      case .wildcard: printed.path.append(.literal("*"))
      case .optional(let group, let inner): printed.path.append(.optional(group: group, inner.printed))
      case .either(let group, let branches):
        let kept = branches.indices.filter { branch in
          let representative = Outline.representative(
            ofBranch: branch, among: branches.count, slots: { branches[$0].slots.count },
            wildcards: { branches[$0].wildcards.count })
          return branch == representative ?? branch
        }
        printed.path.append(.either(group: group, kept.map { branches[$0].printed }))
      default: printed.path.append(step)
      }
    }
    return printed
  }
}
