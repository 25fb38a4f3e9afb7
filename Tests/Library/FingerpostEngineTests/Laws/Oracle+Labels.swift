import FingerpostEngine
import FingerpostProof

/// The label by which one segment was read: its place in the one total order, smallest first.
struct OracleLabel: Comparable, Sendable {
  /// The kind of label.
  var rank: Int
  /// What decides inside a kind, one after the other.
  var numbers: [Int] = []
  var texts: [[UInt8]] = []
  var inner: [OracleLabel] = []

  static let literal = OracleLabel(rank: 0)
  static let wildcard = OracleLabel(rank: 1000)
  static let rest = OracleLabel(rank: 1001)
  /// What follows the first segment of a string that takes the rest of compact text.
  static let tail = OracleLabel(rank: 1002)

  static func < (left: OracleLabel, right: OracleLabel) -> Bool {
    if left.rank != right.rank { return left.rank < right.rank }
    if left.numbers != right.numbers { return left.numbers.lexicographicallyPrecedes(right.numbers) }
    if left.texts != right.texts {
      return left.texts.lexicographicallyPrecedes(right.texts) { $0.lexicographicallyPrecedes($1) }
    }
    return left.inner.lexicographicallyPrecedes(right.inner)
  }
}

extension OracleLabel {
  /// The same label of a route that ignores case: it comes behind that of one that does not.
  var folded: OracleLabel {
    var label = self
    label.inner.append(OracleLabel(rank: .min))
    return label
  }
}

extension OracleTypes {
  func label(_ type: ParameterType) -> OracleLabel {
    switch type {
    case .oneOf(let members):
      return OracleLabel(rank: 1, numbers: [members.count], texts: members.map { Array($0.utf8) })
    case .scalar(.uuid): return OracleLabel(rank: 10)
    case .scalar(.dateTime): return OracleLabel(rank: 20)
    case .scalar(.date): return OracleLabel(rank: 30)
    case .scalar(.ipv4): return OracleLabel(rank: 35)
    case .scalar(.bool): return OracleLabel(rank: 40)
    case .scalar(.integer(let integer)): return OracleLabel(rank: 50 + 10 * Self.place(of: integer))
    case .scalar(.double): return OracleLabel(rank: 200)
    case .scalar(.string), .scalar(.query): return OracleLabel(rank: 900)
    case .custom(let name):
      let within = label(custom[name]?.within ?? .string)
      return OracleLabel(rank: within.rank - 1, texts: [Array(name.utf8)])
    case .array(let element): return label(element)
    case .list(let element, let separator):
      var label = label(element)
      label.inner.append(OracleLabel(rank: Int(separator.rawValue)))
      return label
    }
  }

  /// Fewer values first, unsigned before signed.
  private static func place(of integer: IntegerType) -> Int {
    switch integer {
    case .uint8: 0
    case .int8: 1
    case .uint16: 2
    case .int16: 3
    case .uint32: 4
    case .int32: 5
    case .uint: 6
    case .int: 7
    }
  }

  /// More literal bytes, a longer prefix, the literal bytes, the types.
  func label(mixed operands: [Template.Part]) -> OracleLabel {
    var literals: [[UInt8]] = []
    var types: [OracleLabel] = []
    for operand in operands {
      if case .literal(let text) = operand { literals.append(Array(text.utf8)) }
      if case .parameter(let parameter) = operand { types.append(label(parameter.type)) }
    }
    var prefix = 0
    if case .literal(let text)? = operands.first { prefix = text.utf8.count }
    let count = literals.reduce(0) { $0 + $1.count }
    return OracleLabel(rank: 2, numbers: [-count, -prefix], texts: literals, inner: types)
  }
}
