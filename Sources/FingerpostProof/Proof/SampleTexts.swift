import FingerpostEngine

/// Texts that represent all others, as far as literals, sets and types tell them apart.
///
/// The types divide texts into regions: `0` and `1`, words for bool, the integers between the bounds of two widths, numbers that
/// are not integers, identifiers, days, instants, addresses, and the rest. All texts of a region have the same types. So one text
/// represents it, unless it is a literal or a member of a set. Mixed segments cut across regions: ``Spelling``.
struct SampleTexts {
  private(set) var texts: [[UInt8]] = []
  /// The literals and members, each a region of its own, and the texts to avoid.
  private var named: Set<[UInt8]> = []

  /// Labels contribute members of sets and samples; with custom types widened, they contribute regions.
  ///
  /// - Parameter avoiding: texts that represent no others.
  init(_ labels: [TextLabel], avoiding: Set<[UInt8]> = []) {
    let labels = labels.map(\.label) + labels.filter(\.isOpaque).map(\.bound)
    let types = labels.flatMap(\.types)
    var words: [String] = []
    for case .literal(let literal) in labels { words.append(literal) }
    for case .oneOf(let members) in types { words += members }
    for case .mixed(let operands) in labels { words.append(Self.filling(operands)) }
    named = avoiding.union(words.map { Array($0.utf8) })
    addFirst { index in index < 26 ? String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index))) : "a\(index)" }
    texts += words.map { Array($0.utf8) }
    if types.contains(.bool) { addBools() }
    if types.contains(where: \.isNumber) { addNumbers() }
    if types.contains(.uuid) {
      addFirst { "123e4567-e89b-42d3-a456-" + String(426_614_174_000 + $0) }
    }
    if types.contains(.date) { addFirst { index in "\(2026 + index % 7000)-11-\(20 - index / 7000 % 10)" } }
    if types.contains(.ipv4) { addFirst { "192.0.\($0 / 254 + 2).\($0 % 254 + 1)" } }
    if types.contains(.dateTime) {
      addFirst { $0 == 0 ? "2026-11-20T09:26:00Z" : "2026-11-20T09:26:00.\($0)Z" }
    }
    // What a custom type reads is found out by trying.
    guard types.contains(where: \.isCustom) else { return }
    let tries = ["some-text", "Text", "text", "x1", "A", "abc", "a_b", "7", "2", "-7", "2026"]
    texts += tries.map { Array($0.utf8) }
    for case .mixed(let operands) in labels {
      for word in tries { texts.append(Array(Self.filling(operands, custom: word).utf8)) }
    }
  }

  /// Adds the first text of a region that no label names.
  private mutating func addFirst(_ text: (Int) -> String) {
    for index in 0...named.count {
      let bytes = Array(text(index).utf8)
      if !named.contains(bytes) {
        texts.append(bytes)
        return
      }
    }
  }

  private mutating func addBools() {
    for word in ["true", "false"] {
      for capitals in 0..<(1 << word.utf8.count) {
        let spelling = word.utf8.enumerated().map { capitals >> $0 & 1 == 1 ? $1 & 0xDF : $1 }
        texts.append(spelling)
        if !named.contains(spelling) { break }
      }
    }
    texts += ["0", "1"].map { Array($0.utf8) }
  }

  private mutating func addNumbers() {
    // Between the bounds of two widths.
    for (sign, zero, bound) in [("", 1, \IntegerType.bounds.positive), ("-", 0, \.bounds.negative)]
      as [(String, UInt64, _)]
    {
      let bounds = Set([zero] + IntegerType.allCases.map { $0[keyPath: bound] }).sorted()
      for (low, high) in zip(bounds, bounds.dropFirst()) {
        addFirst { index in sign + String(min(high, low + 1 + UInt64(index))) }
      }
    }
    texts += ["0", "1"].map { Array($0.utf8) }
    // Beyond every width.
    addFirst { "\(UInt64.max)\($0)" }
    addFirst { "-\(UInt64.max)\($0)" }
    addFirst { "\($0 + 1).5" }
  }

  private static func filling(_ operands: [Template.Operand], custom: String = "a") -> String {
    operands.map { $0.literal ?? $0.parameter?.type.samples.first ?? custom }.joined()
  }
}

extension ParameterType {
  fileprivate var isNumber: Bool {
    switch self {
    case .scalar(.integer), .scalar(.double): true
    default: false
    }
  }
}
