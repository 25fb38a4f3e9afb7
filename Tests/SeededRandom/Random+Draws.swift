import Foundation

/// How much the laws try, by `FINGERPOST_FULL`: a sample while one works, so that all tests take a minute; in full where it is 1;
/// fifty times that where it is 50.
///
///     for _ in 0..<Random.draws(4000) { … }  // 160, 4000, 200,000
///     #expect(found > Random.enough(500))    // 10, 500, 25,000
extension Random {
  /// How often a law draws: a sample is a twenty-fifth.
  ///
  /// - Parameter least: what a sample has at least; a twenty-fifth of few tables meets too little.
  package static func draws(_ full: Int, atLeast least: Int = 1) -> Int {
    isFull ? full * factor : max(full / 25, min(least, full))
  }

  /// How much of something the draws are to meet: half of its share in a sample, which varies more.
  package static func enough(_ full: Int) -> Int { isFull ? full * factor : full / 50 }

  /// Whether laws draw more than their full number, as campaigns do that have time for it.
  package static let isCampaign = isFull && factor > 1

  private static let factor = ProcessInfo.processInfo.environment["FINGERPOST_FULL"].flatMap { Int($0) } ?? 1
}
