/// One step of a route's program: read from the left it takes the segments of a link, or writes them.
///
///     users/({id:int}|me)     0 literal users
///                             1 either, group 0
///                             2 branch 0, else 5
///                             3 capture slot 0
///                             4 leave, to 7
///                             5 branch 1
///                             6 literal me
///                             7 end, variant 0
struct Instruction: BitwiseCopyable {
  enum Kind: UInt8 {
    // MARK: Takes a segment
    case literal, capture, mixed
    /// One or more segments, which are passed over, or captured.
    case wildcard, rest
    /// Of compact text, where the string before may take more segments; of other text it takes none.
    case more
    // MARK: Takes none
    /// A group that may be left out; `target` is behind it.
    case optional
    /// A group of branches, the first of which follows.
    case either
    /// A branch, which follows; `target` is the next one, or −1.
    case branch
    /// The end of a branch; `target` is behind the group.
    case leave
    /// The path is complete, and the query of a variant follows.
    case end
  }

  var kind: Kind
  /// Of a literal: it stands in every link as it is, wherever it stands.
  var isBare = false
  /// The label that reads the segment, 0 for a literal; of an optional group and of a branch, the number of its ``BranchInfo``.
  var rank: Int32 = 0
  /// A literal's offset in the pool, a slot, the first piece of a mixed segment, or the number of a wildcard, a group, a branch
  /// or a variant.
  var index: Int32 = 0
  /// A literal's length, how many pieces a mixed segment has, or an instruction of the program.
  var extent: Int32 = 0

  var target: Int { Int(extent) }
  var isTaking: Bool { kind.rawValue <= Kind.more.rawValue }
}

/// What stands in an optional group, or in a branch.
struct BranchInfo: BitwiseCopyable {
  var slots: Slice
  var wildcards: Slice
  /// The parameters have defaults, which the group stands for when it is left out.
  var hasDefaults: Bool
}

/// A literal, or the slot that stands for one.
struct Piece: BitwiseCopyable {
  /// Where the literal stands in the pool.
  var text: Slice
  /// −1 for a literal.
  var slot: Int32

  var isLiteral: Bool { slot < 0 }
}

/// A part of a query: one item, or a group of them.
struct QueryStep: BitwiseCopyable {
  enum Kind: UInt8 { case item, optional, either }

  var kind: Kind
  var group: Int32
  var items: Slice
}

/// A key, and what its value must be.
struct StepItem: BitwiseCopyable {
  /// Where the key stands in the pool.
  var key: Slice
  var value: Piece
}

/// One end of a path, with the query that goes with it.
struct Variant: BitwiseCopyable {
  var steps: Slice
}

/// A parameter, as far as reading and writing need to know it.
struct SlotInfo: BitwiseCopyable {
  /// An index in the table's list of types.
  var type: Int32
  var reader: ValueReader
  /// Where the text stands in the pool that an absent parameter stands for; it starts at −1 where there is none.
  var standard: Slice
  var isArray: Bool

  var hasStandard: Bool { standard.start >= 0 }
}

/// A route, as far as reading and writing need to know it.
struct RouteRecord: BitwiseCopyable {
  /// The origins of the table that the route allows, one bit each.
  var origins: UInt64 = 0
  /// The method, numbered by the table; 0 for any.
  var method: Int32 = 0
  var instructions = Slice(0, 0)
  var variants = Slice(0, 0)
  /// How many steps at the end of every variant belong to the template's own query, outside all groups of the path.
  var outerSteps: Int32 = 0
  var slots = Slice(0, 0)
  var fragment: Piece?
  var groupCount: Int32 = 0
  var wildcardCount: Int32 = 0
  /// Optional groups, whether in the path or in a query, taken or not.
  var optionalGroups: Int32 = 0
  /// Nothing leaves a choice: segment n is taken by instruction n.
  var isStraight = true
  /// A last string of compact text may take more segments.
  var hasMore = false
  /// The path is straight, of literals and whole segments.
  var isPlain = true
}
