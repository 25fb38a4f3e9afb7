/// Pairs as sets in which any two members are a pair, so that one finding reports many pairs.
///
///     a-b, a-c, b-c, c-d    // abc, cd
///
/// Each pair is in some set, and no set can be larger. Which sets these are depends only on the pairs and the order of
/// their members.
struct OverlapSets {
  private(set) var sets: [[Int]] = []
  private let partners: [[Int]]
  private let isPair: [Set<Int>]
  /// The pairs that are in no set yet.
  private var open: [Set<Int>]

  /// - Parameter pairs: pairs of indices below `count`.
  init(_ pairs: [(Int, Int)], count: Int) {
    var isPair = Array(repeating: Set<Int>(), count: count)
    for (first, second) in pairs {
      isPair[first].insert(second)
      isPair[second].insert(first)
    }
    self.isPair = isPair
    open = isPair
    partners = isPair.map { $0.sorted() }
    for first in 0..<count {
      for second in partners[first] where second > first && open[first].contains(second) {
        add(largest(with: first, second))
      }
    }
  }

  /// A set with two members that no other index could join; smaller indices are taken first.
  private func largest(with first: Int, _ second: Int) -> [Int] {
    let (few, many) = partners[first].count < partners[second].count ? (first, second) : (second, first)
    var (set, candidates) = ([first, second], partners[few].filter { isPair[many].contains($0) })
    while let next = candidates.first {
      set.append(next)
      candidates = candidates.filter { isPair[next].contains($0) }
    }
    return set.sorted()
  }

  private mutating func add(_ set: [Int]) {
    sets.append(set)
    for (index, first) in set.enumerated() {
      for second in set[..<index] {
        open[first].remove(second)
        open[second].remove(first)
      }
    }
  }
}
