/// How far a link is from a route, in points: what would have to change, and what is as it should be.
///
/// | what differs | points |
/// |---|---|
/// | letters in a literal, as many as a slip may be | 1 each, from 1 to 3 |
/// | a value that does not read as its type, or is missing | 2 |
/// | a segment too many | 3 |
/// | a literal that is missing | 5 |
/// | query items that are missing, or do not read | 1 each, at most 3 |
/// | the fragment | 1 |
/// | the origin | 2 |
///
/// | what agrees | points |
/// |---|---|
/// | a literal, and the root | 4 |
/// | a literal but for a few letters | 3 |
/// | a segment of literals and values | 2 |
/// | a value of a type that not every text is of | 1 |
///
/// A word that is another one altogether is nothing that anybody mistyped: no alignment takes one for the other.
struct Distance {
  /// What more than that differs from is another link.
  static let most = 5

  private(set) var differs = 0
  private(set) var agrees = 0
  /// The first thing that differs.
  private(set) var slip: Slip?
  private var missedItems = 0

  /// Something that keeps a route from answering.
  enum Slip {
    /// Another literal, or a value that does not read.
    case value(Instruction, segment: Int)
    /// Before this segment something is missing.
    case missing(Instruction, before: Int)
    case tooMany(segment: Int)
    /// Anything that is no segment.
    case other(reason: String, offset: Int?)
  }

  /// Whether a person would say: that one. No more differs than agrees, and not much.
  var isNear: Bool { differs <= min(Self.most, agrees) }

  mutating func agree(_ points: Int) { agrees += points }

  mutating func differ(_ points: Int, _ slip: Slip) {
    differs += points
    self.slip = self.slip ?? slip
  }

  /// An item of the query is missing, or does not read.
  mutating func miss(_ slip: Slip) {
    missedItems += 1
    differ(missedItems <= 3 ? 1 : 0, slip)
  }

  /// The same with this slip named before all others.
  mutating func differ(_ points: Int, first slip: Slip) {
    differs += points
    self.slip = slip
  }

  /// Whether less differs; where as much does, whether more agrees.
  static func < (left: Distance, right: Distance) -> Bool {
    (left.differs, right.agrees) < (right.differs, left.agrees)
  }
}
