import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// The shortest text for each set of labels that reads one.
struct SegmentTextsTests {
  static let sets: [(labels: [[String]], texts: [String])] = [
    ([["a"], ["b"]], ["a", "b"]),
    ([["a", "b"], ["b", "c"]], ["a", "b", "c"]),
    // What only the first or only the second reads lies behind what both read on from.
    ([["a", "abcd"], ["a", "ab", "abq"]], ["a", "ab", "abcd"]),
    ([["a", "ab", "abq"], ["a", "abcd"]], ["a", "ab", "abcd"]),
    ([["a", "ab", "abc"], ["a", "ab", "abd"]], ["a", "abc", "abd"]),
  ]

  @Test(arguments: sets) func `each set has its text`(labels: [[String]], texts: [String]) {
    let found = labels.map { SegmentMachine([.either($0.map { .text($0) })]) }.texts(.segment)
    #expect(found.isComplete)
    // Others are read by none of them: dot segments, and what all give up.
    let read = found.texts.map { String(decoding: $0, as: UTF8.self) }.filter(labels.joined().contains)
    #expect(read == texts)
  }
}
