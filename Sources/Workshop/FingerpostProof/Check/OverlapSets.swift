/// Pairs as sets in which any two members are a pair, so that one finding reports many pairs.
///
///     a-b, a-c, b-c, c-d    // abc, cd
///
/// Each pair is in some set, and no set can be larger, unless no work is left. Which sets these are depends only on the pairs and the
/// order of their members.
struct OverlapSets {
  private(set) var sets: [[Int]] = []
  /// The indices that each one is in a pair with.
  let partners: [Set<Int>]
  /// The pairs that are in no set yet.
  private var open: [Set<Int>]

  /// - Parameter pairs: pairs of indices below `count`.
  init(_ pairs: [(Int, Int)], count: Int) {
    var partners = Array(repeating: Set<Int>(), count: count)
    for (first, second) in pairs {
      partners[first].insert(second)
      partners[second].insert(first)
    }
    (self.partners, open) = (partners, partners)
    let work = Work.current
    for first in 0..<count where work?.isOver != true {
      work?.spend(8 * partners[first].count)
      for second in partners[first].sorted()
      where second > first && open[first].contains(second) && work?.isOver != true {
        add(largest(with: first, second))
      }
    }
  }

  /// A set with two members that no other index could join; smaller indices are taken first.
  private func largest(with first: Int, _ second: Int) -> [Int] {
    var (set, candidates) = ([first, second], partners[first].intersection(partners[second]).sorted())
    let work = Work.current
    while let next = candidates.first {
      work?.spend(4 * candidates.count)
      set.append(next)
      candidates = candidates.filter(partners[next].contains)
    }
    return set.sorted()
  }

  private mutating func add(_ set: [Int]) {
    sets.append(set)
    Work.current?.spend(4 * set.count * set.count)
    for (index, first) in set.enumerated() {
      for second in set[..<index] {
        open[first].remove(second)
        open[second].remove(first)
      }
    }
  }
}
