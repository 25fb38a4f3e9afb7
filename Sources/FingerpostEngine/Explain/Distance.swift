/// The distance of a link from a route in points, for what differs and what agrees.
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
/// | a value of a type that does not read every text | 1 |
///
/// A completely different word is not a typing error: no alignment pairs it with a literal.
struct Distance {
  /// The most points that may differ if a link is near.
  static let most = 5

  private(set) var differs = 0
  private(set) var agrees = 0
  /// The first thing that differs.
  private(set) var slip: Slip?
  private var missedItems = 0

  /// A reason why a route does not answer.
  enum Slip {
    /// Another literal instead of the expected one, or a value that does not read.
    case value(Instruction, segment: Int)
    /// Something is missing before this segment.
    case missing(Instruction, before: Int)
    case tooMany(segment: Int)
    /// A fault outside the path.
    case other(reason: String, offset: Int?)
  }

  /// Whether the route is near: not more differs than agrees, and at most ``most`` points.
  var isNear: Bool { differs <= min(Self.most, agrees) }

  mutating func agree(_ points: Int) { agrees += points }

  mutating func differ(_ points: Int, _ slip: Slip) {
    differs += points
    self.slip = self.slip ?? slip
  }

  /// Counts a query item that is missing, or does not read.
  mutating func miss(_ slip: Slip) {
    missedItems += 1
    differ(missedItems <= 3 ? 1 : 0, slip)
  }

  /// The same, but this slip becomes the first.
  mutating func differ(_ points: Int, first slip: Slip) {
    differs += points
    self.slip = slip
  }

  /// Less differs; if equally much differs, more agrees.
  static func < (left: Distance, right: Distance) -> Bool {
    (left.differs, right.agrees) < (right.differs, left.agrees)
  }
}
