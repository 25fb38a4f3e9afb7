internal import FingerpostAnalysis

/// A pattern of `android:pathPattern`, as the platform's loop takes it, which never looks at two ways at once.
struct GlobPattern {
  private enum Part: Hashable {
    /// A unit; nil for any.
    case one(UInt16?)
    /// A unit any number of times. The loop takes no text that ends before it.
    case run(UInt16)
    /// Everything up to the first unit of this kind, and that.
    case upTo(UInt16)
    /// Everything.
    case rest
  }

  /// Before a part, or in its run.
  struct Position: Hashable {
    let part: Int
    var isRunning = false
  }

  private var parts: [Part] = []

  init(_ text: String) {
    let (dot, star, escape) = (UInt16(0x2E), UInt16(0x2A), UInt16(0x5C))
    var units = Array(text.utf16)[...]
    /// 0 behind the end, as the platform has it.
    func next() -> (unit: UInt16, isEscaped: Bool) {
      let unit = units.popFirst() ?? 0
      return unit == escape ? (units.popFirst() ?? 0, true) : (unit, false)
    }
    while !units.isEmpty {
      let (unit, isEscaped) = next()
      guard units.first == star else {
        parts.append(.one(unit == dot ? nil : unit))
        continue
      }
      units.removeFirst()
      if unit != dot || isEscaped {
        parts.append(.run(unit))
      } else {
        parts.append(units.isEmpty ? .rest : .upTo(next().unit))
      }
    }
  }

  /// Whether it takes all of a text: at each position at most one edge reads a unit.
  func matches(_ text: [UInt16]) -> Bool {
    var position = Position(part: 0)
    for unit in text {
      guard let edge = edges(position).first(where: { $0.0.contains(unit) }) else { return false }
      position = edge.1
    }
    return mayEnd(position)
  }

  func mayEnd(_ position: Position) -> Bool {
    if position.isRunning { return mayEnd(Position(part: position.part + 1)) }
    return position.part == parts.count || position.part == parts.count - 1 && parts[position.part] == .rest
  }

  func edges(_ position: Position) -> [(UnitSet, Position)] {
    guard position.part < parts.count else { return [] }
    let next = Position(part: position.part + 1)
    switch parts[position.part] {
    case .one(let unit): return [(unit.map { UnitSet([$0...$0]) } ?? .all, next)]
    case .rest: return [(.all, position)]
    case .upTo(let unit):
      let own = UnitSet([unit...unit])
      return [(own, next), (UnitSet.all.subtracting(own), position)]
    case .run(let unit):
      let own = UnitSet([unit...unit])
      return [(own, Position(part: position.part, isRunning: true))]
        + edges(next).compactMap { set, position in
          let others = set.subtracting(own)
          return others.ranges.isEmpty ? nil : (others, position)
        }
    }
  }

  /// The pattern as a row of tokens; nil if it is none: at its end, a run takes no text without a unit.
  var tokens: [AdvancedPattern.Token]? {
    var tokens: [AdvancedPattern.Token] = []
    for part in parts {
      switch part {
      case .one(let unit): tokens.append(unit.map { .init(ranges: [$0...$0]) } ?? .any)
      case .run: return nil
      case .upTo(let unit):
        tokens += [
          .init(ranges: [unit...unit], isExcept: true, minimum: 0, maximum: .max), .init(ranges: [unit...unit]),
        ]
      case .rest: tokens.append(.any.times(0, .max))
      }
    }
    return tokens
  }
}
