/// Counts of many shapes in bounded memory: the most frequent ones are kept.
///
/// Each count is exact until there are more than ``limit`` shapes. From then on a shape that is seen again after it was dropped may have
/// been counted before: its count is at most `error` too high, and no shape that is left out has more than ``bound``.
struct Groups: Sendable {
  struct Group: Sendable {
    var count: Int
    /// By how much the count may be too high.
    var error: Int
    var example: Example
    var nearest: String?
  }

  /// The most shapes that are kept.
  static let limit = 4_096

  private(set) var groups: [[UInt8]: Group] = [:]
  /// The most that was counted of a shape that is left out.
  private(set) var bound = 0

  init() {}

  init(_ groups: [[UInt8]: Group], bound: Int) { (self.groups, self.bound) = (groups, bound) }

  mutating func add(_ shape: [UInt8], example: @autoclosure () -> [UInt8], length: Int) {
    if groups.count >= 2 * Self.limit, groups[shape] == nil { drop() }
    groups[shape, default: Group(count: bound, error: bound, example: Example())].add(example(), length)
  }

  /// A shape that only one side knows may have been dropped by the other, which counted it at most as often as its bound says.
  mutating func merge(_ other: Groups) {
    for (shape, group) in other.groups {
      if let own = groups[shape] {
        var sum = own
        sum.count.add(group.count)
        sum.error.add(group.error)
        sum.example.merge(group.example)
        sum.nearest = [own.nearest, group.nearest].compactMap(\.self).min()
        groups[shape] = sum
      } else {
        var sum = group
        sum.count.add(bound)
        sum.error.add(bound)
        groups[shape] = sum
      }
    }
    if other.bound > 0 {
      for shape in groups.keys where other.groups[shape] == nil {
        groups[shape]?.count.add(other.bound)
        groups[shape]?.error.add(other.bound)
      }
    }
    bound.add(other.bound)
    if groups.count > Self.limit { drop() }
  }

  mutating func setNearest(_ name: String?, of shape: [UInt8]) { groups[shape]?.nearest = name }

  /// The most frequent first, then by bytes.
  var sorted: [(shape: [UInt8], group: Group)] {
    groups.map { (shape: $0.key, group: $0.value) }.sorted { left, right in
      left.group.count != right.group.count
        ? left.group.count > right.group.count : left.shape.lexicographicallyPrecedes(right.shape)
    }
  }

  /// Keeps the most frequent.
  private mutating func drop() {
    let all = sorted
    guard all.count > Self.limit else { return }
    bound = max(bound, all[Self.limit].group.count)
    groups = Dictionary(uniqueKeysWithValues: all.prefix(Self.limit).map { ($0.shape, $0.group) })
  }

  /// What is written: no more than ``limit``.
  var kept: Groups {
    var kept = self
    kept.drop()
    return kept
  }
}

extension Groups.Group {
  fileprivate mutating func add(_ example: @autoclosure () -> [UInt8], _ length: Int) {
    count += 1
    self.example.offer(example(), count: length)
  }
}
