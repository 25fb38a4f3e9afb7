import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

@Suite struct OverlapSetsTests {
  /// Pairs as `01 12`, and the sets that they make.
  static let rows: [(pairs: String, sets: String)] = [
    ("", ""), ("01", "01"), ("01 12", "01 12"), ("01 02 12", "012"), ("10 20 21", "012"), ("01 02 12 23", "012 23"),
    ("03 12", "03 12"), ("01 02 12 13 23", "012 123"), ("01 02 03 12 13 23", "0123"), ("01 02 03", "01 02 03"),
    ("01 02 12 34 35 45", "012 345"), ("02 03 12 13", "02 03 12 13"), ("01 12 23 30", "01 03 12 23"),
  ]

  @Test(arguments: rows) func `pairs are told as sets of which any two are a pair`(row: (pairs: String, sets: String)) {
    #expect(text(OverlapSets(pairs(row.pairs), count: 6).sets) == row.sets)
  }

  @Test func `each pair is in a set, no set has another pair, and none could be larger`() {
    var random = Seed.random("overlap sets")
    for _ in 0..<200 {
      let count = 2 + random.below(12)
      let density = 10 + random.below(90)
      var pairs: Set<[Int]> = []
      for first in 0..<count {
        for second in 0..<first where random.chance(density) { pairs.insert([second, first]) }
      }
      let sets = OverlapSets(pairs.map { ($0[0], $0[1]) }, count: count).sets
      let shown = Set(sets.flatMap { set in set.flatMap { first in set.filter { $0 > first }.map { [first, $0] } } })
      #expect(shown == pairs, "\(Seed.note)")
      for set in sets {
        let others = (0..<count).filter { other in
          !set.contains(other) && set.allSatisfy { pairs.contains([min($0, other), max($0, other)]) }
        }
        #expect(set == Set(set).sorted() && others.isEmpty, "\(set) \(others) \(Seed.note)")
      }
      #expect(Set(sets).count == sets.count)
    }
  }

  private func pairs(_ text: String) -> [(Int, Int)] {
    text.split(separator: " ").map { pair in
      let ends = pair.compactMap(\.wholeNumberValue)
      return (ends[0], ends[1])
    }
  }

  private func text(_ sets: [[Int]]) -> String {
    sets.map { $0.map(String.init).joined() }.joined(separator: " ")
  }
}
