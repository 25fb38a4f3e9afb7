import Foundation
import SeededRandom

/// Where the generators start.
enum Seed {
  /// A generator for one test and one round of it.
  static func random(_ test: String, _ round: Int = 0) -> Random {
    var seed = Random.seed &+ UInt64(round) &* 0xD134_2543_DE82_EF95
    for byte in test.utf8 { seed = (seed ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return Random(seed)
  }

  /// What a failure says, so that it can be had again.
  static var note: String { Random.note }

  /// Tells a campaign of many seeds how many pairs of a table and a link, or of a table and a value, a law tried.
  static func tell(_ pairs: Int) {
    if ProcessInfo.processInfo.environment["FINGERPOST_TALLY"] != nil { print("pairs: \(pairs)") }
  }
}
