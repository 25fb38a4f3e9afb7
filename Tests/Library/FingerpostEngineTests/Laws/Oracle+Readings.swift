import FingerpostAnalysis
import FingerpostEngine
import FingerpostProof

/// One way in which a path covers the segments of a location.
struct OracleReading {
  var labels: [OracleLabel] = []
  /// By the number of the parameter.
  var values: [Int: Captured] = [:]
  /// By the number of the group; those in parts not taken are missing.
  var choices: [Int: Int] = [:]
  /// The queries of the branches taken.
  var query: [OracleQuery] = []
  /// What each `*` took.
  var wildcards: [[String]] = []
}

/// Every reading of a path, by plain recursion: those that stand further left in the template come first.
struct OracleReader {
  let types: OracleTypes
  let segments: [String]
  /// The segments as they stand in the link; empty where that is not known, or where there are no escapes.
  let raws: [String]
  let isCompact: Bool
  /// What all but a raw rest may take ends here.
  let end: Int
  var found: [OracleReading] = []

  init(types: OracleTypes, segments: [String], raws: [String] = [], isCompact: Bool, isRaw: Bool = false) {
    (self.types, self.segments, self.raws, self.isCompact) = (types, segments, raws, isCompact)
    end = isRaw ? segments.count - 1 : segments.count
  }

  init(types: OracleTypes, _ text: OracleText) {
    self.init(
      types: types, segments: text.segments, raws: text.rawSegments, isCompact: text.isCompact, isRaw: text.isRaw)
  }

  mutating func read(_ nodes: [OracleNode], from start: Int, _ reading: OracleReading) {
    guard let node = nodes.first else {
      if start == segments.count { found.append(reading) }
      return
    }
    let rest = Array(nodes.dropFirst())
    switch node {
    case .literal(let text, let folds):
      guard start < end, isSame(segments[start], text, folds) else { return }
      read(rest, from: start + 1, reading.adding(.literal))
    case .parameter(let type, let number, let label, let isLast, let folds):
      parameter(type, number, label, isLast: isLast, folds, from: start, reading, then: rest)
    case .mixed(let operands, let first, let label, let folds):
      guard start < end else { return }
      for values in cuts(of: start, operands, first, folds) {
        var one = reading.adding(label)
        one.values.merge(values) { $1 }
        read(rest, from: start + 1, one)
      }
    case .rawRest(let type, let number, let label):
      guard end < segments.count, start == end, let text = types.read(segments[start], as: type) else { return }
      var one = reading.adding(label)
      one.values[number] = .text(text)
      read(rest, from: start + 1, one)
    case .wildcard:
      run(from: start, .wildcard, reading) { reader, end, reading in
        var reading = reading
        reading.wildcards.append(Array(reader.segments[start..<end]))
        reader.read(rest, from: end, reading)
      }
    case .rest(let number):
      run(from: start, .rest, reading) { reader, end, reading in
        var reading = reading
        reading.values[number] = .list(Array(reader.segments[start..<end]))
        reader.read(rest, from: end, reading)
      }
    case .optional(let branch, let group):
      take(branch, group, 1, from: start, reading, then: rest)
      var absent = reading
      absent.choices[group] = 0
      for (number, text) in zip(branch.parameters, branch.defaults) { absent.values[number] = text.map { .text($0) } }
      read(rest, from: start, absent)
    case .either(let branches, let group):
      for (choice, branch) in branches.enumerated() { take(branch, group, choice, from: start, reading, then: rest) }
    }
  }

  private mutating func take(
    _ branch: OracleBranch, _ group: Int, _ choice: Int, from start: Int, _ reading: OracleReading,
    then rest: [OracleNode]
  ) {
    var reading = reading
    reading.choices[group] = choice
    reading.query += branch.query
    read(branch.path + rest, from: start, reading)
  }

  private mutating func parameter(
    _ type: ParameterType, _ number: Int, _ label: OracleLabel, isLast: Bool, _ folds: Bool,
    from start: Int, _ reading: OracleReading, then rest: [OracleNode]
  ) {
    guard start < end, !segments[start].isEmpty else { return }
    if type.separator != nil {
      let raw = raws.indices.contains(start) ? raws[start] : nil
      guard let list = types.elements(of: segments[start], raw: raw, as: type, areEmpty: false) else { return }
      var one = reading.adding(label)
      one.values[number] = .list(list)
      return read(rest, from: start + 1, one)
    }
    if let text = read(segments[start], as: type, folds) {
      var one = reading.adding(label)
      one.values[number] = .text(text)
      read(rest, from: start + 1, one)
    }
    guard isCompact, isLast, start + 1 < end else { return }
    var all = reading.adding(label)
    for _ in start + 1..<segments.count { all.labels.append(.tail) }
    all.values[number] = .text(segments[start...].joined(separator: ":"))
    read(rest, from: segments.count, all)
  }

  /// One or more segments, none of them empty, the shortest run first.
  private mutating func run(
    from start: Int, _ label: OracleLabel, _ reading: OracleReading,
    then next: (inout OracleReader, Int, OracleReading) -> Void
  ) {
    var reading = reading
    var end = start
    while end < self.end, !segments[end].isEmpty {
      end += 1
      reading.labels.append(label)
      next(&self, end, reading)
    }
  }

  func isSame(_ text: String, _ literal: String, _ folds: Bool) -> Bool {
    folds
      ? FingerpostEngineTests.isSame(inLowerCase(text), inLowerCase(literal))
      : FingerpostEngineTests.isSame(text, literal)
  }

  /// A set gives its member as the template spells it.
  func read(_ text: String, as type: ParameterType, _ folds: Bool) -> String? {
    guard folds, case .oneOf(let members) = type else { return types.read(text, as: type) }
    return members.first { isSame(text, $0, true) }
  }
}

extension OracleReading {
  fileprivate func adding(_ label: OracleLabel) -> OracleReading {
    var reading = self
    reading.labels.append(label)
    return reading
  }
}
