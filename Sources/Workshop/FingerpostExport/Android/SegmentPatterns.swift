internal import FingerpostAnalysis

/// The texts of a type, or of one part of a path, as rows of tokens, any of which may match, with links in the making that may show
/// where they are not exact.
///
/// Tokens repeat only where what follows begins with other characters: see PatternToken.swift.
struct SegmentPatterns {
  var alternatives: [[PatternToken]] = []
  /// Segments that may be claimed and not read, or the other way around.
  var samples: [[String]] = []
  var takesRest = false

  /// - Parameter isLast: whether no part follows.
  init(_ part: Template.Part, isLast: Bool, _ rules: PatternRules) {
    self.init()
    switch part {
    case .literal(let text):
      alternatives = [PatternToken.text(text, inAnyCase: rules.ignoresCase)]
      if rules.ignoresCase { samples = [[text.folded], [text.uppercased()]] }
    case .parameter(let parameter):
      self.init(parameter.type, rules, filler: .inSegment)
      samples.append(["~"])
    case .mixed(let operands): self.init(operands, rules)
    case .wildcard, .rest, .rawRest:
      takesRest = isLast || rules.isOver
      alternatives = [takesRest ? [.inSegment, .any.times(0, .max)] : [.inSegment.times(1, .max)]]
      samples = (isLast ? [["a", "", "b"]] : takesRest ? [["a", "~", "~"], ["a"]] : []) + [["a", "b"]]
    // Ways have no groups.
    case .optional, .either: alternatives = []
    }
  }

  /// - Parameter patterns: the alternatives as their patterns are written.
  private init(_ patterns: [String] = [], samples: [String] = []) {
    alternatives = patterns.compactMap { try? [PatternToken](advanced: $0) }
    self.samples = samples.map { [$0] }
  }

  /// Literals and parameters in one segment, or in one value.
  ///
  /// - Parameter filler: what a character of a string is.
  init(_ operands: [Template.Part], _ rules: PatternRules, filler character: PatternToken = .inSegment) {
    var (choices, wide) = ([[[PatternToken]]](), [String?]())
    for (index, operand) in operands.enumerated() {
      guard let type = operand.parameter?.type else {
        let text = operand.literal ?? ""
        choices.append([PatternToken.text(text, inAnyCase: rules.ignoresCase)])
        wide.append(text)
        continue
      }
      var filler = character
      // A string that gives nothing back must stop before the literal.
      if !rules.isOver, let text = operands.dropFirst(index + 1).first?.literal,
        let first = PatternToken.text(text, inAnyCase: rules.ignoresCase).first
      {
        filler.ranges += first.ranges
        wide.append("a\(text)a")
      } else {
        wide.append(type.sample(rules.types))
      }
      choices.append(Self(type, rules, filler: filler).alternatives)
    }
    if let rows = [PatternToken].rows(choices) {
      alternatives = rows.compactMap { Self.untangled($0, rules) }.uniqued
    } else if rules.isOver {
      widen()
    }
    samples = alternatives.map { [$0.map(\.sample).joined()] } + [["~"], [wide.compactMap(\.self).joined()]]
  }

  /// A row in which no token takes what the next one needs: from the first that would, the segment is claimed whole, or the row
  /// is left out.
  private static func untangled(_ row: [PatternToken], _ rules: PatternRules) -> [PatternToken]? {
    var row = row
    while let index = row.indices.first(where: { row[$0].isGreedy(before: row[($0 + 1)...]) }) {
      if !rules.isOver { return nil }
      let least = row[index...].reduce(0) { $0 + $1.minimum }
      row[index...] = [.inSegment.times(max(least, 1), .max)]
    }
    return row
  }

  /// Claims the whole segment.
  mutating func widen() {
    alternatives = [[.inSegment.times(1, .max)]]
    samples.append(["~"])
  }

  // MARK: Types

  /// - Parameters:
  ///   - filler: what a character of a string is.
  ///   - minimum: the least characters of a string.
  init(_ type: ParameterType, _ rules: PatternRules, filler: PatternToken, minimum: Int = 1) {
    self.init()
    let isOver = rules.isOver
    switch type {
    case .scalar(.string), .scalar(.query): alternatives = [[filler.times(minimum, .max)]]
    case .scalar(.integer(let type)): self.init(type, isOver)
    case .scalar(.double):
      // The largest numbers have 309 digits, and not all of this many are finite.
      let whole = "-{0,1}[1-9][0-9]{0,\(isOver ? 308 : 307)}"
      self.init(["-{0,1}0", #"-{0,1}0\.[0-9]+"#, whole, whole + #"\.[0-9]+"#])
    case .scalar(.bool): self.init(["[tT][rR][uU][eE]", "[fF][aA][lL][sS][eE]", "[0-1]"])
    case .scalar(.uuid): self.init([[8, 4, 4, 4, 12].map { "[0-9a-fA-F]{\($0)}" }.joined(separator: "-")])
    case .scalar(.date) where isOver: self.init([Self.anyDate], samples: ["2026-02-30"])
    case .scalar(.date): self.init(Self.sureDates, samples: ["2026-01-31"])
    case .scalar(.dateTime) where isOver:
      let time = #"T[0-2][0-9]:[0-5][0-9]:[0-5][0-9][.0-9]{0,10}[Z+\-][0-9:]{0,5}"#
      self.init([Self.anyDate + time], samples: ["2026-02-30T09:26:00Z"])
    case .scalar(.dateTime):
      let times = ["[0-1][0-9]", "2[0-3]"].map { "T\($0):[0-5][0-9]:[0-5][0-9]Z" }
      self.init(
        Self.sureDates.flatMap { date in times.map { date + $0 } },
        samples: ["2026-01-31T09:26:00Z", "2026-01-01T09:26:00+01:00"])
    case .scalar(.ipv4):
      // All numbers of four would be too many rows.
      let numbers = isOver ? ["[0-9]{1,3}"] : ["0", "1[0-9]{0,2}", "[2-9][0-9]{0,1}"]
      let addresses = (0..<3).reduce(numbers) { rows, _ in rows.flatMap { row in numbers.map { row + #"\."# + $0 } } }
      self.init(addresses, samples: isOver ? ["256.0.2.1", "192.00.2.1"] : ["192.0.2.200"])
    case .oneOf(let members): alternatives = members.map { PatternToken.text($0, inAnyCase: rules.ignoresCase) }
    case .array(let element): self.init(element, rules.withCase, filler: filler, minimum: minimum)
    // Any number of elements is any text; a list of one is one that is certain.
    case .list where isOver: alternatives = [[filler.times(minimum, .max)]]
    case .list(let element, _): self.init(element, rules.withCase, filler: filler, minimum: minimum)
    case .custom(let name):
      let custom = rules.types.first { $0.name == name }
      if let members = custom?.members {
        alternatives = members.map { PatternToken.text($0) }
      } else if !isOver {
        alternatives = []
      } else if let within = custom?.within, !within.isCustom {
        self.init(within, rules.withCase, filler: filler, minimum: minimum)
        samples += within.samples.map { [$0] }
      } else {
        alternatives = [[filler.times(minimum, .max)]]
        samples = [["~"], ["0"], ["a"]]
      }
    }
  }

  /// Up to five digits exactly; of longer numbers those of the full length are claimed all, or none.
  private init(_ type: IntegerType, _ isOver: Bool) {
    let (positive, negative) = (String(type.bounds.positive), String(type.bounds.negative))
    let (count, sign) = (positive.utf8.count, negative == "0" ? "" : "-{0,1}")
    if count > 5 {
      self.init(
        ["0", "\(sign)[1-9][0-9]{0,\(isOver ? count - 1 : count - 2)}"],
        samples: [isOver ? String(repeating: "9", count: count) : positive])
    } else {
      // The negative bound is one further.
      let last = negative == "0" ? [] : ["-" + negative]
      self.init(["0"] + Self.numbers(upTo: positive).map { sign + $0 } + last)
    }
  }

  /// The numbers from 1 to a bound of two digits or more.
  private static func numbers(upTo bound: String) -> [String] {
    let digits = bound.utf8.map { Int($0) - 48 }
    var all = ["[1-9][0-9]{0,\(digits.count - 2)}"]
    for (index, digit) in digits.enumerated() {
      let rest = digits.count - index - 1
      let (lowest, below) = (index == 0 ? 1 : 0, rest == 0 ? digit : digit - 1)
      guard lowest <= below else { continue }
      all.append(String(bound.prefix(index)) + "[\(lowest)-\(below)]" + (rest > 0 ? "[0-9]{\(rest)}" : ""))
    }
    return all
  }

  private static let anyDate = "[0-9]{4}-[0-1][0-9]-[0-3][0-9]"

  /// Days that every month has.
  private static let sureDates = ["0[1-9]", "1[0-2]"].flatMap { month in
    ["0[1-9]", "1[0-9]", "2[0-8]"].map { "[0-9]{4}-\(month)-\($0)" }
  }
}

extension [PatternToken] {
  /// The most rows that are made of one part of a link, and the most patterns of one filter.
  static let most = 512

  /// Every row of one choice from each list; nil if there are more than ``most``.
  static func rows(_ choices: [[Self]]) -> [Self]? {
    let count = choices.reduce(1) { Swift.min($0 * $1.count, most + 1) }
    return count > most ? nil : choices.reduce([[]]) { rows, own in rows.flatMap { row in own.map { row + $0 } } }
  }
}

extension PatternToken {
  /// A character of a segment.
  static let inSegment = Self(ranges: [0x2F...0x2F], isExcept: true)
  static let slash = one(0x2F)

  var units: CodeUnits { CodeUnits(ranges, isExcept: isExcept) }

  /// Whether it may take a character that a token after it needs.
  fileprivate func isGreedy(before rest: ArraySlice<Self>) -> Bool {
    if minimum == maximum { return false }
    for token in rest {
      if !units.intersection(token.units).ranges.isEmpty { return true }
      if token.minimum > 0 { return false }
    }
    return false
  }

  fileprivate var sample: String {
    let unit = "a10-~.".utf16.first { contains($0) } ?? ranges.first?.lowerBound ?? 0x61
    return String(decoding: Array(repeating: unit, count: max(minimum, min(1, maximum))), as: UTF16.self)
  }
}
