/// The candidate that `word` was most likely meant to be, or nil where none is near; ties go to the earlier one.
///
///     nearest(to: "depracated", among: ["web", "deprecated"])   // "deprecated"
package func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  let typed = Array(word.utf8)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    guard let distance = slips(from: typed, to: Array(candidate.utf8)) else { continue }
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}

/// What is said of the one that was most likely meant; nothing of none.
package func suggestion(_ nearest: String?) -> String { nearest.map { "; did you mean \"\($0)\"?" } ?? "" }

/// How many letters a word differs in from another that it was likely meant to be, capitals apart; nil where the two are
/// different words.
///
///     depracated, deprecated   // 1
///     usr, users               // 2: letters left out, as people shorten words
///     photos, profile          // nil
func slips(from word: [UInt8], to other: [UInt8]) -> Int? {
  let word = word.prefix(longestWord).map(lowercased)
  let other = other.prefix(longestWord).map(lowercased)
  let length = max(word.count, other.count)
  let most = max(1, length / 3)
  if word.isShort(for: other) { return other.count - word.count }
  // What is too long or too short needs no closer look.
  guard abs(word.count - other.count) <= most else { return nil }
  let distance = editDistance(word, other)
  // Of one letter nothing is left once it is replaced.
  return distance <= most && (distance < length || distance == 0) ? distance : nil
}

extension [UInt8] {
  /// Whether letters of the other word are left out here, at most half of them, its first not among them.
  fileprivate func isShort(for other: [UInt8]) -> Bool {
    guard count >= 3, count < other.count, count * 2 >= other.count, first == other.first else { return false }
    var left = self[...]
    for letter in other where letter == left.first { left.removeFirst() }
    return left.isEmpty
  }
}

/// How much of a word is compared, in bytes.
private let longestWord = 64

/// Insertions, deletions, replacements and swaps of neighbours between two words.
func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (row, a) in left.enumerated() {
    var current = [row + 1]
    for (column, b) in right.enumerated() {
      var cost = min(last[column] + (a == b ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, a == right[column - 1], left[row - 1] == b {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
