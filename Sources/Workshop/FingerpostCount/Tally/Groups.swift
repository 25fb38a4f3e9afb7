/// Counts of many shapes in bounded memory: the most frequent ones are kept.
///
/// Each count is exact until there are more than ``limit`` shapes. From then on a shape that is seen again after it was dropped may have
/// been counted before: its count is at most `error` too high, and no shape that is left out has more than ``bound``.
struct Groups: Sendable {
  struct Group: Sendable {
    let shape: [UInt8]
    var count: Int
    /// By how much the count may be too high.
    var error: Int
    var example = Example()
    /// A page that has such a link.
    var referrer = Example()
    /// The name of the route that is nearest to the example.
    var nearest: String?
  }

  /// The most shapes that are kept.
  static let limit = 4_096

  private(set) var all: [Group] = []
  private var indices: [Key: Int] = [:]
  /// The most that was counted of a shape that is left out.
  private(set) var bound = 0
  /// Grows each time the groups get new numbers.
  private(set) var generation = 0

  init() {}

  init(_ groups: [Group], bound: Int) {
    self.bound = bound
    number(groups)
  }

  /// The index of the group of a shape, which is made if it is not there.
  mutating func index(of shape: [UInt8]) -> Int {
    if let index = indices[Key(bytes: shape)] { return index }
    if all.count >= 2 * Self.limit { drop() }
    indices[Key(bytes: shape)] = all.count
    all.append(Group(shape: shape, count: bound, error: bound))
    return all.count - 1
  }

  /// Counts a link of a group.
  ///
  /// - Parameter referrer: empty if none is said.
  mutating func add(_ referrer: [UInt8], to index: Int) {
    all[index].count.add(1)
    if !referrer.isEmpty { all[index].referrer.offer(referrer) }
  }

  mutating func offer(_ example: [UInt8], to index: Int) { all[index].example.offer(example) }

  mutating func setNearest(_ name: String?, at index: Int) { all[index].nearest = name }

  /// A shape that only one side knows may have been dropped by the other, which counted it at most as often as its bound says.
  mutating func merge(_ other: Groups) {
    let (own, known) = (bound, all.count)
    var isShared = [Bool](repeating: false, count: known)
    for group in other.all {
      if let index = indices[Key(bytes: group.shape)] {
        isShared[index] = true
        all[index].merge(group)
      } else {
        var sum = group
        sum.raise(by: own)
        indices[Key(bytes: group.shape)] = all.count
        all.append(sum)
      }
    }
    if other.bound > 0 {
      for index in 0..<known where !isShared[index] { all[index].raise(by: other.bound) }
    }
    bound.add(other.bound)
    if all.count > Self.limit { drop() }
  }

  /// The most frequent first, then by bytes.
  var sorted: [Group] {
    all.sorted { left, right in
      left.count != right.count ? left.count > right.count : left.shape.lexicographicallyPrecedes(right.shape)
    }
  }

  /// Keeps the most frequent.
  private mutating func drop() {
    guard all.count > Self.limit else { return }
    let sorted = sorted
    bound = max(bound, sorted[Self.limit].count)
    number(Array(sorted.prefix(Self.limit)))
  }

  private mutating func number(_ groups: [Group]) {
    all = groups
    indices = Dictionary(groups.enumerated().map { (Key(bytes: $1.shape), $0) }) { first, _ in first }
    generation += 1
  }

  /// What is written: no more than ``limit``, the most frequent first.
  var kept: (groups: [Group], bound: Int) {
    var kept = self
    kept.drop()
    return (kept.sorted, kept.bound)
  }

  /// A shape, hashed in one piece.
  private struct Key: Hashable {
    let bytes: [UInt8]
    func hash(into hasher: inout Hasher) { unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) } }
  }
}

extension Groups.Group {
  fileprivate mutating func merge(_ other: Groups.Group) {
    count.add(other.count)
    error.add(other.error)
    referrer.merge(other.referrer)
    let own = example
    example.merge(other.example)
    // What is near is near to the example. Not every part looked for it.
    if own == other.example { nearest = nearest ?? other.nearest } else if example != own { nearest = other.nearest }
  }

  /// As many may have been counted before.
  fileprivate mutating func raise(by bound: Int) {
    count.add(bound)
    error.add(bound)
  }
}
