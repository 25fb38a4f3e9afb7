/// Walks two paths side by side, through every pair of states that one path of segments can bring them to, shortest first.
///
/// A pair is entered once, so that wildcards end. Where custom types leave open what a text does, each side has the states
/// that it is in for sure, and those that it may be in.
struct PathSearch {
  struct Standing: Hashable {
    var must: PathMachine.States
    var may: PathMachine.States
  }

  struct Pair: Hashable {
    var first: Standing
    var second: Standing
  }

  /// What is still looked for.
  struct Goals {
    var both = true
    var onlyFirst = true
    var onlySecond = true

    func canReach(_ pair: Pair) -> Bool {
      let (isFirst, isSecond) = (!pair.first.must.isEmpty, !pair.second.must.isEmpty)
      return both && isFirst && isSecond || onlyFirst && isFirst || onlySecond && isSecond
    }
  }

  private let first: PathMachine
  private let second: PathMachine
  private let classes: TextClasses
  private var steps: [(pair: Pair, parent: Int, text: Int)] = []
  private var seen: Set<Pair> = []
  private var head = -1
  /// Whether every pair was reached that could matter.
  private(set) var isComplete = true

  /// The most pairs: groups and wildcards in a row could make one for each set of them.
  private static let limit = 10_000

  init(_ first: PathMachine, _ second: PathMachine, _ classes: TextClasses) {
    (self.first, self.second, self.classes) = (first, second, classes)
    let start = Pair(
      first: Standing(must: first.start, may: first.start), second: Standing(must: second.start, may: second.start))
    steps = [(start, -1, -1)]
    seen = classes.isFirstApart ? [] : [start]
  }

  /// The next pair, and its number.
  mutating func next(_ goals: Goals) -> (pair: Pair, number: Int)? {
    if head >= 0 { expand(steps[head].pair, goals) }
    head += 1
    return head < steps.count ? (steps[head].pair, head) : nil
  }

  /// The segments that lead to a pair.
  func segments(to number: Int) -> [[UInt8]] {
    var segments: [[UInt8]] = []
    var step = steps[number]
    while step.parent >= 0 {
      segments.append(classes.classes[step.text].text)
      step = steps[step.parent]
    }
    return segments.reversed()
  }

  private mutating func expand(_ pair: Pair, _ goals: Goals) {
    guard goals.canReach(pair) else { return }
    for text in classes.places(isFirst: head == 0) {
      let reads = classes.classes[text]
      let after = Pair(
        first: Self.next(first, pair.first, reads), second: Self.next(second, pair.second, reads))
      guard goals.canReach(after), !seen.contains(after) else { continue }
      guard steps.count < Self.limit else {
        isComplete = false
        return
      }
      seen.insert(after)
      steps.append((after, head, text))
    }
  }

  private static func next(_ machine: PathMachine, _ standing: Standing, _ reads: TextClasses.Class) -> Standing {
    let must = machine.next(standing.must, reads.must)
    let isSure = standing.must == standing.may && reads.must == reads.may
    return Standing(must: must, may: isSure ? must : machine.next(standing.may, reads.may))
  }
}
