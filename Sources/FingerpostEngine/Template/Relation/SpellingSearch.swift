/// Finds a text for each set of labels that reads one: all labels read side by side, every text at once, shortest first.
///
///     {a}.json, {name:int}.{format}, string     a    1.a    a.json    1.json
///
/// A label's states are a set, for a mixed segment can be cut in several places; the states of all labels are the state of
/// the search, which is never entered twice. So what it does not find does not exist, unless it met its limit.
struct SpellingSearch {
  private typealias Place = UInt64

  private let labels: [[Spelling]]
  private let alphabet: [Unicode.Scalar]
  private var queue: [(state: [[Place]], text: String)] = []
  private var seen: Set<[[Place]]> = []
  private var verdicts: Set<[Bool]> = []
  private var head = 0
  private(set) var isComplete = true

  /// The most states that are entered: two real labels have some hundreds. Of many labels each state is much work.
  private var limit: Int { 80_000 / max(4, labels.count) }

  init(_ labels: [Label], _ place: TextLabel.Place) {
    var machines = labels.map(\.spellings)
    // What no segment may be must be told from what one may.
    if place == .segment { machines.append([.words([["."], [".", "."]])]) }
    if place == .host { machines.append([.hostName]) }
    self.labels = machines
    var scalars = Set(machines.joined().flatMap(\.scalars))
    let other = "xyzwvuqkjabcdefghilmnoprst0123456789~_!".unicodeScalars.first { !scalars.contains($0) } ?? "\u{E000}"
    scalars.insert(other)
    alphabet =
      [other] + scalars.filter { $0 != other && place.allows([0x61] + Array(String($0).utf8) + [0x61]) }.sorted()
    let start = machines.map { Self.closed($0.isEmpty ? [] : $0[0].starts.map { Place($0) }, $0) }
    queue = [(start, "")]
    seen = [start]
  }

  /// The next text that is read by labels which read no text before.
  mutating func next() -> [UInt8]? {
    while head < queue.count {
      let (state, text) = queue[head]
      head += 1
      for scalar in alphabet {
        let after = zip(state, labels).map { Self.step($0, $1, scalar) }
        guard after.contains(where: { !$0.isEmpty }), !seen.contains(after) else { continue }
        guard seen.count < limit else {
          isComplete = false
          return nil
        }
        seen.insert(after)
        queue.append((after, text + String(scalar)))
      }
      if !text.isEmpty, verdicts.insert(zip(state, labels).map(Self.accepts)).inserted { return Array(text.utf8) }
    }
    return nil
  }

  private static func step(_ places: [Place], _ label: [Spelling], _ scalar: Unicode.Scalar) -> [Place] {
    var after: [Place] = []
    for place in places {
      let part = Int(place >> 32)
      guard part < label.count, let next = label[part].next(Int(place & 0xFFFF_FFFF), scalar) else { continue }
      after.append(UInt64(part) << 32 | UInt64(next))
    }
    return closed(after, label)
  }

  /// Where a part may end, the next one may begin.
  private static func closed(_ places: [Place], _ label: [Spelling]) -> [Place] {
    var closed = places
    for place in places {
      let part = Int(place >> 32)
      guard part + 1 < label.count, label[part].accepts(Int(place & 0xFFFF_FFFF)) else { continue }
      closed += label[part + 1].starts.map { UInt64(part + 1) << 32 | UInt64($0) }
    }
    return closed.count < 2 ? closed : Set(closed).sorted()
  }

  private static func accepts(_ places: [Place], _ label: [Spelling]) -> Bool {
    places.contains { Int($0 >> 32) == label.count - 1 && label[label.count - 1].accepts(Int($0 & 0xFFFF_FFFF)) }
  }
}

extension Label {
  /// The parts of the label in turn; a segment of one part is the part.
  var spellings: [Spelling] {
    switch self {
    case .literal(let text): [.words([Array(text.unicodeScalars)])]
    case .type(let type): [Spelling(type.element)]
    case .mixed(let operands):
      operands.map { operand in
        switch operand {
        case .literal(let text): .words([Array(text.unicodeScalars)])
        case .parameter(let parameter): Spelling(parameter.type)
        }
      }
    case .wildcard, .rest, .tail: [.anything]
    }
  }
}
