/// Where in a document the link stands: a key, or nested keys separated by dots.
///
///     data.destination   // {"data": {"destination": "profile:859"}}, or {"data.destination": "profile:859"}
struct DocumentKey: Sendable {
  private let parts: [Substring]

  init(_ text: String) { parts = text.split(separator: ".", omittingEmptySubsequences: false) }

  /// Everything that is still to be walked, before the first step.
  var steps: Range<Int> { parts.indices }

  /// The next key: the longest of which `isThere` is true, for keys may hold dots themselves, and what is left after it.
  func next(of steps: Range<Int>, where isThere: (String) -> Bool) -> (key: String, rest: Range<Int>)? {
    for end in (steps.lowerBound..<steps.upperBound).reversed() {
      let key = text(steps.lowerBound..<end + 1)
      if isThere(key) { return (key, end + 1..<steps.upperBound) }
    }
    return nil
  }

  /// The keys as they were given.
  func text(_ steps: Range<Int>) -> String { parts[steps].joined(separator: ".") }
}
