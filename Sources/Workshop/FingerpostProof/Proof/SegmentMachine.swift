/// A character that a part of a label reads.
package struct SegmentLabel: Hashable, Sendable {
  package let characters: Characters
  let part: Int
}

extension Machine<SegmentLabel> {
  package init(_ parts: [TextExpression]) {
    self.init(
      .sequence(
        parts.enumerated().map { part, expression in expression.map { SegmentLabel(characters: $0, part: part) } }))
  }
}

extension Machine<SegmentLabel> {
  /// The characters that some part lists.
  fileprivate var scalars: Set<Unicode.Scalar> { Set(states.indices.flatMap { label($0)?.characters.listed ?? [] }) }
}

extension Machine {
  /// Each symbol of an expression is a state, and so is the end (Glushkov's construction).
  package init(_ expression: RegularExpression<Label>) {
    self.init(states: [], start: [], after: [])
    let text = add(expression)
    let end = states.count
    states.append(.ends(0))
    after.append([])
    link(text.last, to: [end])
    after = after.map { $0.sorted() }
    start = text.first + (text.isOptional ? [end] : [])
  }

  /// The states that begin and end a text.
  private struct Piece {
    var first: [Int] = []
    var last: [Int] = []
    var isOptional = true
  }

  private mutating func link(_ last: [Int], to first: [Int]) { for state in last { after[state] += first } }

  private mutating func add(_ expression: RegularExpression<Label>) -> Piece {
    switch expression {
    case .one(let label):
      states.append(.takes(label))
      after.append([])
      return Piece(first: [states.count - 1], last: [states.count - 1], isOptional: false)
    case .sequence(let all):
      var text = Piece()
      for next in all {
        let piece = add(next)
        link(text.last, to: piece.first)
        if text.isOptional { text.first += piece.first }
        text.last = piece.isOptional ? text.last + piece.last : piece.last
        text.isOptional = text.isOptional && piece.isOptional
      }
      return text
    case .either(let all):
      let pieces = all.map { add($0) }
      return Piece(
        first: pieces.flatMap({ $0.first }), last: pieces.flatMap({ $0.last }),
        isOptional: pieces.contains(where: { $0.isOptional }))
    case .repeated(let inner):
      let piece = add(inner)
      link(piece.last, to: piece.first)
      return piece
    }
  }
}

extension Label {
  /// The parts of the shortest text that a mixed segment can cut in two ways, one list for each way.
  ///
  ///     {base}...{head}   "a...a...a" is a and a...a, or a...a and a
  ///
  /// - Parameters:
  ///   - separators: what separates where it is raw, and is escaped in values: two letters for each, so that no cut takes one for the other.
  ///   - others: labels whose characters the text rather does not have.
  static func cutTwice(
    _ operands: [Template.Part], apart separators: [UInt8] = [], beside others: [Label] = []
  ) -> [[String]]? {
    // Only canonical spellings are looked for: true, not 1.
    let parts = operands.map { operand in
      if operand.parameter?.type == .bool {
        Template.Part.parameter(.init(type: .oneOf(["true", "false"])))
      } else {
        operand
      }
    }
    let escaped = EscapedLetters(separators)
    let expressions = zip(parts, Label.mixed(parts).expressions).map { part, expression in
      part.parameter == nil ? expression : expression.map(escaped.letters)
    }
    let machine = Machine(expressions)
    let (scalars, avoided) = (machine.scalars, Set(others.flatMap { Machine($0.expressions).scalars }))
    let unlisted = "abcdefghijklmnopqrstuvwxyz0123456789".unicodeScalars.filter { !scalars.contains($0) }
    let other = unlisted.first { !avoided.contains($0) } ?? unlisted.first ?? "\u{E000}"
    // Prefers 1.1 to 1.0, and the hexadecimal digit a to A.
    func isOdd(_ scalar: Unicode.Scalar) -> Bool { scalar == "0" || ("A"..."Z").contains(scalar) }
    let sorted = scalars.filter { $0 != other }.sorted()
    let letters = [other] + sorted.filter { !isOdd($0) } + sorted.filter(isOdd)
    func part(_ state: Int) -> Int { machine.label(state)?.part ?? -1 }
    return machine.readTwice(letters: { _ in letters }, reads: { $0.characters.contains($1) }, target: part) {
      (letters, states) in
      [0, 1].map { reading in
        var texts = Array(repeating: "", count: parts.count)
        for (letter, states) in zip(letters, states) {
          texts[part(states[reading])].unicodeScalars.append(escaped.character(letter))
        }
        return texts
      }
    }
  }
}

/// Letters for escaped characters, which no other text has.
private struct EscapedLetters {
  private let characters: [Unicode.Scalar]

  init(_ characters: [UInt8]) { self.characters = characters.map { Unicode.Scalar($0) } }

  private func letter(_ character: Unicode.Scalar) -> Unicode.Scalar {
    characters.contains(character) ? Unicode.Scalar(0xF_0000 + character.value) ?? character : character
  }

  /// What a value reads: each of these characters escaped, never raw.
  func letters(_ read: Characters) -> Characters {
    if read.isExcept {
      return Characters(listed: read.listed.map(letter) + characters, isExcept: true)
    }
    return Characters(listed: read.listed.map(letter), isExcept: false)
  }

  func character(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    characters.first { self.letter($0) == letter } ?? letter
  }
}

/// A label as a machine over characters that is in one state at a time: each set of states of ``Machine`` is a state, numbered when
/// it is first reached. It is kept for all the searches in which the label takes part.
final class SegmentMachine {
  private let machine: Machine<SegmentLabel>
  /// The kinds of characters that the machine distinguishes; other characters have kind 0.
  private let kinds: [Unicode.Scalar: Int]
  /// One character of each kind but 0.
  private let examples: [Unicode.Scalar]
  private var sets: [[Int]] = []
  private var numbers: [[Int]: Int] = [:]
  /// The state after each state, by kind; −1 if it is not computed yet.
  private var after: [Int] = []
  private var ends: [Bool] = []
  private let work = Work.current
  private let memory = Work.Memory()

  /// The state in which nothing more is read.
  static let dead = 0
  private(set) var start = dead

  init(_ expressions: [TextExpression]) {
    let machine = Machine(expressions)
    let sets = Set(machine.states.indices.compactMap { machine.label($0)?.characters })
    memory.grow(machine.after.reduce(0) { $0 + 8 * $1.count + 96 })
    var (kinds, examples) = ([Unicode.Scalar: Int](), [Unicode.Scalar]())
    var known = [sets.filter { $0.isExcept }: 0]
    for scalar in Set(sets.flatMap({ $0.listed })).sorted() {
      work?.spend(sets.count)
      let reading = sets.filter { $0.contains(scalar) }
      if known[reading] == nil {
        examples.append(scalar)
        known[reading] = examples.count
      }
      kinds[scalar] = known[reading]
    }
    (self.machine, self.kinds, self.examples) = (machine, kinds, examples)
    _ = number(of: [])
    start = number(of: machine.start)
  }

  /// The characters that some part of the label lists.
  var scalars: some Sequence<Unicode.Scalar> { kinds.keys }

  func kind(_ scalar: Unicode.Scalar) -> Int { kinds[scalar] ?? 0 }

  var stateCount: Int { sets.count }

  /// How many states of ``Machine`` a state stands for, which is the work to leave it.
  func size(_ state: Int) -> Int { sets[state].count }

  func isEnd(_ state: Int) -> Bool { ends[state] }

  func next(_ state: Int, _ kind: Int) -> Int {
    let index = state * (examples.count + 1) + kind
    if after[index] >= 0 { return after[index] }
    work?.spend(8 * sets[state].count)
    let next = machine.next(sets[state]) { characters in
      kind == 0 ? characters.characters.isExcept : characters.characters.contains(examples[kind - 1])
    }
    let number = number(of: next)
    after[index] = number
    return number
  }

  private func number(of set: [Int]) -> Int {
    if let known = numbers[set] { return known }
    numbers[set] = sets.count
    sets.append(set)
    memory.grow(8 * (set.count + examples.count) + 160)
    ends.append(machine.mayEnd(set))
    after += Array(repeating: -1, count: examples.count + 1)
    return sets.count - 1
  }
}
