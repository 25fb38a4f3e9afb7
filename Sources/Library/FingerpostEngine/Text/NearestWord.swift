/// The candidate that `word` was most likely meant to be, or nil if none is near; of equally near ones, the first.
///
///     nearestWord(to: "depracated", among: ["web", "deprecated"])   // "deprecated"
package func nearestWord(to word: String, among candidates: [String]) -> String? {
  let typed = Array(word.utf8)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    guard let distance = slipCount(from: typed, to: Array(candidate.utf8)) else { continue }
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}

/// The question that ends a message if there is a nearest word; else nothing.
package func didYouMean(_ nearest: String?) -> String { nearest.map { "; did you mean \"\($0)\"?" } ?? "" }

/// By how many letters a word differs from the one that it was likely meant to be, ignoring case; nil if they are different
/// words.
///
///     depracated, deprecated   // 1
///     usr, users               // 2: letters left out, as people shorten words
///     photos, profile          // nil
package func slipCount(from word: [UInt8], to other: [UInt8]) -> Int? {
  let word = word.prefix(longestWord).map(asciiLowercased)
  let other = other.prefix(longestWord).map(asciiLowercased)
  let length = max(word.count, other.count)
  let most = max(1, length / 3)
  if word.isShort(for: other) { return other.count - word.count }
  // If the lengths differ too much, so do the words.
  guard abs(word.count - other.count) <= most else { return nil }
  let distance = editDistance(word, other)
  // A word in which every letter is replaced is a different word.
  return distance <= most && (distance < length || distance == 0) ? distance : nil
}

extension [UInt8] {
  /// Whether this word, of three bytes or more, is `other` with at most half of its letters left out, but not the first.
  fileprivate func isShort(for other: [UInt8]) -> Bool {
    guard count >= 3, count < other.count, count * 2 >= other.count, first == other.first else { return false }
    var left = self[...]
    for letter in other where letter == left.first { left.removeFirst() }
    return left.isEmpty
  }
}

/// How many bytes of a word are compared.
private let longestWord = 64

/// The number of insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
package func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
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
