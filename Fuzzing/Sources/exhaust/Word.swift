/// A part of a template, and what it takes of a path: stated once more, as naively as can be, to hold the engine to it.
struct Word {
  /// The part as it is written; `#` stands for the name of a parameter.
  let text: String
  /// Each way to read it: what its segments are.
  let ways: [[Label]]

  /// In the order of precedence.
  enum Label: Int {
    case literalA, literalB, literal7, set, integer, string, wildcard

    func reads(_ segment: String) -> Bool {
      switch self {
      case .literalA: segment == "a"
      case .literalB: segment == "b"
      case .literal7: segment == "7"
      case .set: segment == "a" || segment == "7"
      case .integer: segment == "7"
      case .string, .wildcard: true
      }
    }

    /// Literals have one rank: two of them never read one segment.
    var rank: Int { max(rawValue, Label.literal7.rawValue) }
  }

  static let all = [
    Word(text: "a", ways: [[.literalA]]), Word(text: "b", ways: [[.literalB]]),
    Word(text: "{#}", ways: [[.string]]), Word(text: "{#:int}", ways: [[.integer]]),
    Word(text: "{#:7|a}", ways: [[.set]]), Word(text: "*", ways: [[.wildcard]]),
    Word(text: "(a)", ways: [[.literalA], []]),
    Word(text: "({#:int}/b)", ways: [[.integer, .literalB], []]),
    Word(text: "(b|{#})", ways: [[.literalB], [.string]]),
  ]

  /// Every list of up to `count` words.
  static func lists(upTo count: Int) -> [[Word]] {
    var (all, longest): ([[Word]], [[Word]]) = ([[]], [[]])
    for _ in 0..<count {
      longest = longest.flatMap { list in Word.all.map { list + [$0] } }
      all += longest
    }
    return all
  }

  /// A list of words as template text, each parameter with a name of its own.
  static func template(_ words: [Word]) -> String {
    let text = words.enumerated().map { place, word in word.text.replacing("#", with: "p\(place)") }
    return text.isEmpty ? "/" : text.joined(separator: "/")
  }

  /// The most specific way to read the segments, as the rank of each one's label; nil where they are not a path of the words.
  static func best(_ words: ArraySlice<Word>, _ segments: ArraySlice<String>) -> [Int]? {
    guard let word = words.first else { return segments.isEmpty ? [] : nil }
    var best: [Int]?
    for way in word.ways {
      // A wildcard takes one segment or more.
      for count in way == [.wildcard] ? Array(stride(from: 1, through: segments.count, by: 1)) : [way.count] {
        let labels = way == [.wildcard] ? Array(repeating: .wildcard, count: count) : way
        guard segments.count >= count, zip(labels, segments).allSatisfy({ $0.reads($1) }),
          let rest = self.best(words.dropFirst(), segments.dropFirst(count))
        else { continue }
        let ranks = labels.map(\.rank) + rest
        if best.map({ ranks.lexicographicallyPrecedes($0) }) ?? true { best = ranks }
      }
    }
    return best
  }
}
