// The parts of a label as a machine over characters.

import FingerpostEngine

/// A character that a part of a label reads.
package struct SegmentLabel {
  package let characters: Spelling.Characters
  let part: Int
}

extension Machine<SegmentLabel> {
  /// Each character of an expression is a state, and so is the end (Glushkov's construction).
  package init(_ parts: [Spelling]) {
    var builder = Builder()
    let piece = builder.sequence(parts.enumerated().map { part, spelling in { $0.add(spelling, part) } })
    let end = builder.states.count
    builder.states.append(.ends(0))
    builder.after.append([])
    builder.link(piece.last, to: [end])
    (states, after) = (builder.states, builder.after.map { $0.sorted() })
    start = piece.first + (piece.isOptional ? [end] : [])
  }

  private struct Builder {
    /// The states that begin and end a text.
    struct Piece {
      var first: [Int] = []
      var last: [Int] = []
      var isOptional = true
    }

    var states: [State] = []
    var after: [[Int]] = []

    mutating func link(_ last: [Int], to first: [Int]) { for state in last { after[state] += first } }

    mutating func add(_ spelling: Spelling, _ part: Int) -> Piece {
      switch spelling {
      case .one(let characters):
        states.append(.takes(SegmentLabel(characters: characters, part: part)))
        after.append([])
        return Piece(first: [states.count - 1], last: [states.count - 1], isOptional: false)
      case .sequence(let all): return sequence(all.map { spelling in { $0.add(spelling, part) } })
      case .either(let all):
        return all.reduce(into: Piece(isOptional: false)) { sum, spelling in
          let piece = add(spelling, part)
          sum.first += piece.first
          sum.last += piece.last
          sum.isOptional = sum.isOptional || piece.isOptional
        }
      case .repeated(let inner):
        let piece = add(inner, part)
        link(piece.last, to: piece.first)
        return piece
      }
    }

    mutating func sequence(_ pieces: [(inout Builder) -> Piece]) -> Piece {
      pieces.reduce(into: Piece()) { sum, add in
        let piece = add(&self)
        link(sum.last, to: piece.first)
        if sum.isOptional { sum.first += piece.first }
        sum.last = piece.isOptional ? sum.last + piece.last : piece.last
        sum.isOptional = sum.isOptional && piece.isOptional
      }
    }
  }
}

extension Label {
  /// The parts of the shortest text that a mixed segment can cut in two ways, one list for each way.
  ///
  ///     {base}...{head}   "a...a...a" is a and a...a, or a...a and a
  static func cutTwice(_ operands: [Template.Operand]) -> [[String]]? {
    // Only canonical spellings are looked for: true, not 1.
    let parts = operands.map { operand in
      if operand.parameter?.type == .bool {
        Template.Operand.parameter(.init(type: .oneOf(["true", "false"])))
      } else {
        operand
      }
    }
    let machine = Machine(Label.mixed(parts).spellings)
    let scalars = Set(machine.scalars)
    let other = "abcdefghijklmnopqrstuvwxyz0123456789".unicodeScalars.first { !scalars.contains($0) } ?? "\u{E000}"
    // Prefers 1.1 to 1.0, and the hexadecimal digit a to A.
    func isOdd(_ scalar: Unicode.Scalar) -> Bool { scalar == "0" || ("A"..."Z").contains(scalar) }
    let sorted = scalars.filter { $0 != other }.sorted()
    let letters = [other] + sorted.filter { !isOdd($0) } + sorted.filter(isOdd)
    func part(_ state: Int) -> Int { machine.label(state)?.part ?? -1 }
    return machine.firstTwoWays(
      letters: { _ in letters }, reads: { $0.characters.contains($1) }, target: part
    ) { (steps: [Machine<SegmentLabel>.Step<Unicode.Scalar>]) in
      [\TwoWays.first, \.second].map { way in
        var texts = Array(repeating: "", count: parts.count)
        for (step, after) in zip(steps, steps.dropFirst()) {
          if let scalar = after.letter { texts[part(step.state[keyPath: way])].unicodeScalars.append(scalar) }
        }
        return texts
      }
    }
  }
}

extension Machine<SegmentLabel> {
  /// The characters that its labels tell apart from all others.
  fileprivate var scalars: [Unicode.Scalar] { states.indices.flatMap { label($0)?.characters.listed ?? [] } }
}
