import FingerpostEngine

/// One way to cut the text of a mixed segment, or value.
private struct OracleCut {
  /// By the number of the parameter.
  var values: [Int: Captured] = [:]
  /// Whether no reserved byte of what separates two values is escaped.
  var isRaw = true
}

/// What is left to cut: the bytes, each with whether it is escaped.
private typealias Spelled = ArraySlice<(byte: UInt8, isEscaped: Bool)>

extension OracleReader {
  /// Every way to cut a segment: at raw separators first, and of such ways those first whose values are shorter from the left.
  func cuts(
    of segment: Int, _ operands: [Template.Part], _ number: Int, _ folds: Bool
  ) -> [[Int: Captured]] {
    let bytes = Array(segments[segment].utf8)
    let escapes = raws.indices.contains(segment) ? Self.escapes(raws[segment]) : []
    let spelled = bytes.indices.map { (byte: bytes[$0], isEscaped: escapes.count == bytes.count && escapes[$0]) }
    var all: [OracleCut] = []
    cut(spelled[...], operands[...], isStart: true, number, folds, OracleCut()) { all.append($0) }
    return (all.filter { $0.isRaw } + all.filter { !$0.isRaw }).map { $0.values }
  }

  private func cut(
    _ text: Spelled, _ operands: ArraySlice<Template.Part>, isStart: Bool, _ number: Int, _ folds: Bool,
    _ known: OracleCut, _ use: (OracleCut) -> Void
  ) {
    guard let operand = operands.first else {
      if text.isEmpty { use(known) }
      return
    }
    let rest = operands.dropFirst()
    func string(_ text: Spelled) -> String { String(decoding: text.map { $0.byte }, as: UTF8.self) }
    switch operand {
    case .literal(let literal):
      let part = text.prefix(literal.utf8.count)
      guard isSame(string(part), literal, folds) else { return }
      var known = known
      // At an end, a literal separates nothing.
      let separates = !isStart && !rest.isEmpty
      let isReserved = { (byte: UInt8) in ":/?#[]@!$&'()*+,;=".utf8.contains(byte) }
      if separates, part.contains(where: { $0.isEscaped && isReserved($0.byte) }) { known.isRaw = false }
      cut(text.dropFirst(literal.utf8.count), rest, isStart: false, number, folds, known, use)
    case .parameter(let parameter):
      guard !text.isEmpty else { return }
      for count in 1...text.count {
        guard let value = read(string(text.prefix(count)), as: parameter.type, folds) else { continue }
        var known = known
        known.values[number] = .text(value)
        cut(text.dropFirst(count), rest, isStart: false, number + 1, folds, known, use)
      }
    default: return  // a mixed segment has no other parts
    }
  }

  /// For each byte that a spelling stands for, whether it is escaped.
  private static func escapes(_ raw: String) -> [Bool] {
    var (bytes, escapes) = (Array(raw.utf8)[...], [Bool]())
    while let byte = bytes.popFirst() {
      escapes.append(byte == UInt8(ascii: "%"))
      if byte == UInt8(ascii: "%") { bytes = bytes.dropFirst(2) }
    }
    return escapes
  }
}
