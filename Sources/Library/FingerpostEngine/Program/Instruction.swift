/// One step of a route's program, which reads or writes the segments of a link from left to right.
///
///     users/({id:int}|me)     0 literal users
///                             1 either, group 0
///                             2 branch 0, else 5
///                             3 capture slot 0
///                             4 leave, to 7
///                             5 branch 1
///                             6 literal me
///                             7 end, variant 0
package struct Instruction: BitwiseCopyable {
  package enum Kind: UInt8, BitwiseCopyable {
    // MARK: Takes a segment
    case literal, capture
    /// Cut into its parts: literals and slots, or the elements of the one slot that is a list.
    case mixed
    /// One or more segments, skipped or captured.
    case wildcard, rest
    /// The rest of a link as it is spelled, which is read as one segment: see ``RouteTable/searchRaw(_:_:refusing:_:_:_:_:)``.
    case rawRest
    /// In compact text, any more segments of the string before; in other text, nothing.
    case more
    // MARK: Takes none
    /// A group that may be left out; `target` follows the group.
    case optional
    /// A group of branches; the first branch is the next instruction.
    case either
    /// The start of a branch; `target` is the next branch, or −1.
    case branch
    /// The end of a branch; `target` follows the group.
    case leave
    /// The end of the path; the query of a variant follows.
    case end
  }

  package let kind: Kind
  /// For a literal: it is written as it is in every segment but a captured host.
  var isBare = false
  /// For the end: a slash is written behind the path.
  var endsInSlash = false
  /// For a mixed one: its values may hold what separates them, as the elements of a list may.
  var mayHoldSeparators = false
  /// The label that reads the segment, 0 for a literal that does not ignore case; for an optional group and a branch, the index of its ``BranchInfo``.
  package internal(set) var rank: Int32 = 0
  /// The offset of a literal in the pool, a slot, the first piece of a mixed segment, or the index of a wildcard, a group, a
  /// branch or a variant.
  package internal(set) var index: Int32 = 0
  /// The length of a literal, the number of pieces of a mixed segment, or the position of an instruction.
  var extent: Int32 = 0

  package var target: Int { Int(extent) }
  /// The range of a literal in the pool.
  package var literal: Slice { Slice(Int(index), Int(index) &+ Int(extent)) }
  /// Whether it takes a list in one text.
  package var isList: Bool { kind == .mixed && extent == 1 }
  package var isTaking: Bool { kind.rawValue <= Kind.more.rawValue }
}

/// The content of an optional group or a branch.
package struct BranchInfo: BitwiseCopyable {
  package let slots: Slice
  /// Whether it holds a `*`: a group without parameters is printed unless it does, because a `*` would be printed as `*`.
  package let hasWildcards: Bool
  /// Whether the parameters have defaults, which are their values if the group is left out.
  let hasDefaults: Bool
}

/// A literal, or a slot in its place: what a mixed segment, or value, is made of.
package struct Piece: BitwiseCopyable {
  /// The range of the literal in the pool.
  package let text: Slice
  /// −1 for a literal.
  package let slot: Int32

  package var isLiteral: Bool { slot < 0 }
}

/// A part of a query: one item, or a group of them; or its rest, whose one item has no key.
package struct QueryStep: BitwiseCopyable {
  package enum Kind: UInt8, BitwiseCopyable { case item, optional, either, rest }

  package let kind: Kind
  var group: Int32
  var items: Slice
}

/// A query key, and its value.
package struct StepItem: BitwiseCopyable {
  /// The range of the key in the pool.
  package let key: Slice
  /// What takes the value: a literal, a capture or a mixed one.
  package internal(set) var value: Instruction
  /// What it fills.
  package let slots: Slice
}

/// What the fragment must be.
package struct FragmentStep: BitwiseCopyable {
  /// What takes the text, a literal or a capture; of several parts an empty literal.
  package var value = Instruction(kind: .literal)
  /// The index of the ``FragmentShape`` of several parts; nil for one literal or parameter.
  package var parts: Int32?
  /// The group of a fragment that may be left out; −1 for others.
  var group: Int32 = -1

  package var isOptional: Bool { group >= 0 }
}

/// A fragment of several parts.
package struct FragmentShape: BitwiseCopyable {
  package let kind: Template.Fragment.Kind
  package let isRooted: Bool
  /// The instructions that take its segments, each one: literals, captures and mixed ones. They follow those of the route's path.
  package let path: Slice
  package let steps: Slice
  /// The slots of all parts.
  var slots: Slice
}

/// A parameter, for reading and writing.
package struct SlotInfo: BitwiseCopyable {
  /// An index in the table's list of types.
  var type: Int32
  var reader = ValueReader(kind: .any)
  /// The range of a single value's default in the pool; it starts at −1 if there is none, at −2 if it is not known.
  var defaultValue: Slice
  package let isArray: Bool
  /// Whether it takes the rest of a path; in compact text, the last string does, too.
  var isRest = false
  var isTail = false

  static let unknownDefault = Slice(-2, -2)

  /// Whether a link may leave the value out.
  package var hasDefault: Bool { defaultValue.start != -1 }
  /// Whether it is known what such a link means.
  var knowsDefault: Bool { defaultValue.start >= 0 }
}

/// A route, for reading and writing.
package struct RouteRecord: BitwiseCopyable {
  /// The origins of the table that the route allows, one bit each.
  package internal(set) var origins: UInt64 = 0
  /// The method, numbered by the table; 0 for any.
  package internal(set) var method: Int32 = 0
  var instructions = Slice(0, 0)
  var variants = Slice(0, 0)
  /// How many of the last steps of every variant are the template's own query, outside all groups of the path.
  var outerSteps: Int32 = 0
  var slots = Slice(0, 0)
  package internal(set) var fragment: FragmentStep?
  package internal(set) var groupCount: Int32 = 0
  package internal(set) var wildcardCount: Int32 = 0
  /// The number of optional groups in the path, in all queries and in the fragment.
  package internal(set) var optionalGroups: Int32 = 0
  /// Whether the path leaves no choice: instruction n takes segment n.
  package internal(set) var isStraight = true
  /// Whether a last string of compact text may take more segments.
  package internal(set) var hasMore = false
  /// Whether the path has a rest that is a list of segments.
  var hasRest = false
  /// Whether the path is straight, and has only literals and whole segments.
  package internal(set) var isPlain = true
  /// Whether a literal or a set of the path ignores case, and whether a set does.
  package internal(set) var ignoresCase = false
  var foldsSets = false
  /// Whether the path ends in the raw rest of a link.
  package internal(set) var hasRawRest = false
  /// Whether its links are known, and lead nowhere any more.
  var isGone = false
  /// Whether the path is written with a slash at its end; it is read with and without.
  package internal(set) var endsInSlash = false
}
