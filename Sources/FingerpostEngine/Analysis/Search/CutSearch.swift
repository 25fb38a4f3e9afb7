/// Looks for a segment of literals and parameters that can be cut in two ways: its spelling, walked twice at once, character
/// by character.
///
///     {base}...{head}   "a...a...a" is a and a...a, or a...a and a
struct CutSearch {
  /// Where one way stands: a part of the segment, and the state of its spelling.
  private struct Place: Hashable {
    let part: Int
    let state: Int
  }

  private struct Step: Hashable {
    let first: Place
    let second: Place
    let differs: Bool
  }

  private let spellings: [Spelling]
  private let alphabet: [Unicode.Scalar]

  private static let limit = 20_000

  init(_ operands: [Template.Operand]) {
    // What is spelled as it is printed is looked for: true, not 1.
    let spellings = Label.mixed(operands).spellings.map { spelling in
      if case .bool = spelling { Spelling(.oneOf(["true", "false"])) } else { spelling }
    }
    self.spellings = spellings
    let scalars = Set(spellings.flatMap(\.scalars))
    let other = "abcdefghijklmnopqrstuvwxyz0123456789".unicodeScalars.first { !scalars.contains($0) } ?? "\u{E000}"
    // Of numbers 1.1 comes before 1.0, of hexadecimal digits a before A.
    func isOdd(_ scalar: Unicode.Scalar) -> Bool { scalar == "0" || ("A"..."Z").contains(scalar) }
    let sorted = scalars.filter { $0 != other }.sorted()
    alphabet = [other] + sorted.filter { !isOdd($0) } + sorted.filter(isOdd)
  }

  /// The parts of the shortest such text, cut one way and the other.
  func run() -> [[String]]? {
    let starts = spellings.first?.starts.map { Place(part: 0, state: $0) } ?? []
    var steps: [(step: Step, parent: Int, scalar: Unicode.Scalar)] = []
    var seen: Set<Step> = []
    for first in starts {
      for second in starts {
        let step = Step(first: first, second: second, differs: false)
        if seen.insert(step).inserted { steps.append((step, -1, " ")) }
      }
    }
    var head = 0
    while head < steps.count, steps.count < Self.limit {
      let step = steps[head].step
      if step.differs, accepts(step.first), accepts(step.second) {
        var way: [(Step, Unicode.Scalar)] = []
        var index = head
        while steps[index].parent >= 0 {
          way.append((steps[index].step, steps[index].scalar))
          index = steps[index].parent
        }
        return [parts(way.reversed().map { ($0.first.part, $1) }), parts(way.reversed().map { ($0.second.part, $1) })]
      }
      for scalar in alphabet {
        let seconds = next(step.second, scalar)
        for first in next(step.first, scalar) {
          for second in seconds {
            let after = Step(first: first, second: second, differs: step.differs || first.part != second.part)
            if seen.insert(after).inserted { steps.append((after, head, scalar)) }
          }
        }
      }
      head += 1
    }
    return nil
  }

  private func parts(_ way: [(part: Int, scalar: Unicode.Scalar)]) -> [String] {
    var parts = Array(repeating: "", count: spellings.count)
    for (part, scalar) in way { parts[part].unicodeScalars.append(scalar) }
    return parts
  }

  /// No part is empty, so that a character is the next of its part or the first of the following one.
  private func next(_ place: Place, _ scalar: Unicode.Scalar) -> [Place] {
    var after: [Place] = []
    let spelling = spellings[place.part]
    if let state = spelling.next(place.state, scalar) { after.append(Place(part: place.part, state: state)) }
    guard place.part + 1 < spellings.count, spelling.accepts(place.state) else { return after }
    let following = spellings[place.part + 1]
    return after
      + following.starts.compactMap { start in
        following.next(start, scalar).map { Place(part: place.part + 1, state: $0) }
      }
  }

  private func accepts(_ place: Place) -> Bool {
    place.part == spellings.count - 1 && spellings[place.part].accepts(place.state)
  }
}
