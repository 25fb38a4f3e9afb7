// The path of a route as a machine. Its states are the instructions that take a segment, and those that end the path.

import FingerpostEngine

/// The label of a state: the numbers of two labels in an ``Alphabet``.
package struct PathLabel {
  /// What is certainly read.
  let sure: Int
  /// What may be read: the same, unless a custom type leaves it open.
  let possible: Int
}

extension Machine<PathLabel> {
  /// - Parameters:
  ///   - isCompact: whether a last string may take more segments.
  ///   - prints: whether a path is read only as the route would print it.
  package init(_ program: Program, isCompact: Bool, prints: Bool = false, _ alphabet: inout Alphabet) {
    var (states, ways) = ([State](), [[Int]]())
    for position in 0..<program.instructionCount {
      let instruction = program[position]
      switch instruction.kind {
      case .end: states.append(.ends(Int(instruction.index)))
      case _ where !instruction.isTaking, .more where !isCompact: states.append(.passes)
      default:
        // A `*` is printed as `*`.
        let label = prints && instruction.kind == .wildcard ? .literal("*") : program.label(instruction)
        let sure = alphabet.number(of: label, prints ? .printed : .sure)
        states.append(.takes(PathLabel(sure: sure, possible: alphabet.possible(sure))))
      }
      ways.append(program.ways(from: position, isCompact: isCompact, asPrinted: prints))
    }
    self.states = states
    start = Self.closure(of: [0], ways)
    after = states.indices.map { position in
      guard case .takes = states[position] else { return [] }
      return Self.closure(of: program.ways(behind: position, asPrinted: prints), ways)
    }
  }

  /// The states reached from some instructions without a segment, which take a segment or end the path.
  private static func closure(of starts: [Int], _ ways: [[Int]]) -> [Int] {
    var (open, seen, reached) = (starts, Set(starts), [Int]())
    while let position = open.popLast() {
      for way in ways[position] {
        if way == position {
          reached.append(way)
        } else if seen.insert(way).inserted {
          open.append(way)
        }
      }
    }
    return reached.sorted()
  }
}
