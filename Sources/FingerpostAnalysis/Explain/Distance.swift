internal import FingerpostProof
internal import FingerpostEngine

/// The distance of a link from a route in points, for what differs and what agrees.
///
/// | what differs | points |
/// |---|---|
/// | letters in a literal, as many as a slip may be | 1 each, from 1 to 3 |
/// | a value that does not read as its type, or is missing | 2 |
/// | a segment of literals and values that does not read | 3 |
/// | a segment too many | 3 |
/// | a literal that is missing | 5; 8 if no link is near |
/// | another word instead of a literal | 6 |
/// | query items that are missing, or do not read | 1 each, at most 3 |
/// | the fragment | 1 |
/// | the origin | 2 |
/// | a raw colon in the first segment, behind a custom scheme | 1 |
///
/// | what agrees | points |
/// |---|---|
/// | a literal, and the root | 4 |
/// | a literal but for a few letters | 3 |
/// | a segment of literals and values | 2 |
/// | a value of a type that does not read every text | 1 |
///
/// A completely different word is no slip: its points alone are more than a near link may have.
struct Distance {
  /// The most points that may differ if a link is near.
  static let most = 5
  /// The most points that may differ if no link is near, and what comes closest is looked for.
  static let mostOfFar = 16

  private(set) var differs = 0
  private(set) var agrees = 0
  /// What differs, in the order of the link.
  private(set) var slips: [Slip] = []
  private var missedItems = 0

  /// A reason why a route does not answer.
  enum Slip {
    case origin
    /// Another literal instead of the expected one, or a value that does not read.
    case value(Instruction, segment: Int)
    /// Something is missing before this segment.
    case missing(Instruction, before: Int)
    case tooMany(segment: Int)
    case item(QueryStep)
    case fragment
    case method
    case colon
    case refused
  }

  /// Whether the route is near: not more differs than agrees, and at most ``most`` points.
  var isNear: Bool { differs <= min(Self.most, agrees) }

  mutating func agree(_ points: Int) { agrees += points }

  mutating func differ(_ points: Int, _ slip: Slip) {
    differs += points
    slips.append(slip)
  }

  /// The same with one more slip; nil if more than `most` points would differ.
  func differing(_ points: Int, _ slip: Slip, most: Int) -> Distance? {
    guard differs + points <= most else { return nil }
    var distance = self
    distance.differ(points, slip)
    return distance
  }

  /// Counts a query item that is missing, or does not read.
  mutating func miss(_ step: QueryStep) {
    missedItems += 1
    differ(missedItems <= 3 ? 1 : 0, .item(step))
  }

  /// Counts another origin, which is told first.
  mutating func differByOrigin() {
    differs += 2
    slips.insert(.origin, at: 0)
  }

  /// Less differs; if equally much differs, more agrees.
  static func < (left: Distance, right: Distance) -> Bool {
    (left.differs, right.agrees) < (right.differs, left.agrees)
  }
}
