internal import FingerpostEngine

/// One part of a path as rows of tokens, with links in the making that may show where they are not exact.
struct SegmentPatterns {
  typealias Token = AdvancedPattern.Token

  var alternatives: [[Token]] = []
  /// Segments that may be claimed and not read.
  var claimed: [[String]] = []
  /// Segments that may be read and not claimed.
  var missed: [[String]] = []
  /// Whether it takes all that follows.
  var takesRest = false

  /// - Parameter isLast: whether no part follows.
  init(_ part: Template.Part, isLast: Bool, _ direction: ExportOptions.Direction, _ types: [CustomType]) {
    self.init()
    switch part {
    case .literal(let text): alternatives = [TypePatterns.text(text)]
    case .parameter(let parameter):
      let patterns = TypePatterns(parameter.type, direction, types, filler: .inSegment)
      alternatives = patterns.alternatives
      (claimed, missed) = ((patterns.claimed + ["~"]).map { [$0] }, patterns.missed.map { [$0] })
    case .mixed(let operands): self = Self(operands, direction, types)
    case .wildcard, .rest:
      takesRest = isLast || direction == .over
      missed = [["a", "b"]]
      if isLast {
        alternatives = [[.inSegment, .any.times(0, .max)]]
        claimed = [["a", "", "b"]]
      } else if direction == .over {
        alternatives = [[.inSegment, .any.times(0, .max)]]
        claimed = [["a", "~", "~"], ["a"]]
      } else {
        alternatives = [[.inSegment.times(1, .max)]]
      }
    // Ways have no groups.
    case .optional, .either: alternatives = []
    }
  }

  private init() {}

  /// Literals and parameters in one segment.
  private init(_ operands: [Template.Operand], _ direction: ExportOptions.Direction, _ types: [CustomType]) {
    var (rows, wide) = ([[Token]()], [String?]())
    for (index, operand) in operands.enumerated() {
      switch operand {
      case .literal(let text):
        let tokens = TypePatterns.text(text)
        rows = rows.map { $0 + tokens }
        wide.append(text)
      case .parameter(let parameter):
        var filler = Token.inSegment
        let next = operands.indices.contains(index + 1) ? operands[index + 1] : nil
        // A string that gives nothing back must stop before the literal.
        if direction == .under, case .literal(let text)? = next, let unit = text.utf16.first {
          filler.ranges.append(unit...unit)
          wide.append("a\(text)a")
        } else {
          wide.append(parameter.type.sample(types))
        }
        let patterns = TypePatterns(parameter.type, direction, types, filler: filler)
        rows = rows.flatMap { row in patterns.alternatives.map { row + $0 } }
      }
    }
    let all = rows.compactMap { Self.untangled($0, direction) }
    alternatives = all.enumerated().filter { index, row in !all[..<index].contains(row) }.map(\.element)
    claimed = alternatives.map { [$0.map(\.sample).joined()] } + [["~"]]
    missed = [[wide.compactMap(\.self).joined()]]
  }

  /// A row in which no token takes what the next one needs: from the first that would, the segment is claimed whole, or the row
  /// is left out.
  private static func untangled(_ row: [Token], _ direction: ExportOptions.Direction) -> [Token]? {
    var row = row
    while let index = row.indices.first(where: { row[$0].isGreedy(before: row[($0 + 1)...]) }) {
      if direction == .under { return nil }
      let least = row[index...].reduce(0) { $0 + $1.minimum }
      row[index...] = [.inSegment.times(max(least, 1), .max)]
    }
    return row
  }

  /// The part claimed whole.
  mutating func widen() {
    alternatives = [[.inSegment.times(1, .max)]]
    claimed.append(["~"])
  }
}

extension AdvancedPattern.Token {
  /// Whether it may take a character that a token after it needs.
  fileprivate func isGreedy(before rest: ArraySlice<Self>) -> Bool {
    if minimum == maximum { return false }
    for token in rest {
      if meets(token) { return true }
      if token.minimum > 0 { return false }
    }
    return false
  }

  /// A text that it takes.
  fileprivate var sample: String {
    let unit = "a10-~.".utf16.first { contains($0) } ?? ranges.first?.lowerBound ?? 0x61
    return String(decoding: Array(repeating: unit, count: max(minimum, min(1, maximum))), as: UTF16.self)
  }
}
