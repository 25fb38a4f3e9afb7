/// The candidate that `word` was most likely meant to be, or nil where none is near; ties go to the earlier one.
///
///     nearest(to: "depracated", among: ["web", "deprecated"])   // "deprecated"
package func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  let typed = Array(word.utf8.map(lowercased).prefix(64))
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let name = Array(candidate.utf8.map(lowercased).prefix(64))
    let distance = editDistance(typed, name)
    // Of one letter nothing is left once it is replaced.
    let length = max(typed.count, name.count)
    let isNear = distance <= max(1, length / 3) && distance < length
    if isNear, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}

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
