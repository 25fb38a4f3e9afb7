/// What a literal or a type reads, one character after another: an automaton for each, with states packed into a number.
///
/// It knows again what the reading code knows, because only so can two of them be run side by side. Whatever it finds is
/// read by the reading code afterwards, which has the last word.
enum Spelling {
  case words([[Unicode.Scalar]])
  /// Any text but none.
  case anything
  case integer(IntegerType)
  case double
  case bool
  case uuid
  case date
  case dateTime
  /// Labels with single dots between them.
  case hostName

  init(_ type: ParameterType) {
    switch type {
    case .string, .custom, .array: self = .anything
    case .integer(let type): self = .integer(type)
    case .double: self = .double
    case .bool: self = .bool
    case .uuid: self = .uuid
    case .date: self = .date
    case .dateTime: self = .dateTime
    case .oneOf(let members): self = .words(members.map { Array($0.unicodeScalars) })
    }
  }

  /// The states that reading begins in.
  var starts: [Int] {
    if case .words(let words) = self { words.indices.map { $0 << 16 } } else { [0] }
  }

  /// The state after one more character, or nil where no text goes on so.
  func next(_ state: Int, _ scalar: Unicode.Scalar) -> Int? {
    switch self {
    case .words(let words):
      let (word, place) = (words[state >> 16], state & 0xFFFF)
      return place < word.count && word[place] == scalar ? state + 1 : nil
    case .anything: return 1
    case .integer(let type): return type.next(state, scalar)
    case .double: return Self.double(state, scalar)
    case .bool: return Self.bool(state, scalar)
    case .uuid:
      let isDash = state == 8 || state == 13 || state == 18 || state == 23
      return state < 36 && (isDash ? scalar == "-" : scalar.properties.isASCIIHexDigit) ? state + 1 : nil
    case .date: return DateSpelling.day(state, scalar)
    case .dateTime: return DateSpelling.instant(state, scalar)
    case .hostName: return scalar == "." ? state == 1 ? 0 : nil : scalar.isASCII ? 1 : nil
    }
  }

  func accepts(_ state: Int) -> Bool {
    switch self {
    case .words(let words): words[state >> 16].count == state & 0xFFFF
    case .anything, .hostName: state == 1
    case .integer(let type): type.accepts(state)
    case .double: state == 2 || state == 3 || state == 5
    case .bool: state == Self.boolEnd
    case .uuid: state == 36
    case .date: state >> 6 == 10
    case .dateTime: state >> 6 == DateSpelling.end
    }
  }

  /// The characters that it tells apart from others.
  var scalars: [Unicode.Scalar] {
    switch self {
    case .words(let words): words.flatMap { $0 }
    case .anything: []
    case .integer: Array("0123456789-".unicodeScalars)
    case .double: Array("0123456789-.".unicodeScalars)
    case .bool: Array("01trueTRUEfalsFALS".unicodeScalars)
    case .uuid: Array("0123456789-abcdefABCDEF".unicodeScalars)
    case .date: Array("0123456789-".unicodeScalars)
    case .dateTime: Array("0123456789-+:.TZ".unicodeScalars)
    case .hostName: ["."]
    }
  }

  /// Start, sign, a zero, digits, point, digits after it.
  private static func double(_ state: Int, _ scalar: Unicode.Scalar) -> Int? {
    switch (state, scalar) {
    case (0, "-"): 1
    case (0...1, "0"): 2
    case (0...1, "1"..."9"): 3
    case (3, "0"..."9"): 3
    case (2...3, "."): 4
    case (4...5, "0"..."9"): 5
    default: nil
    }
  }

  private static let boolEnd = 100

  private static func bool(_ state: Int, _ scalar: Unicode.Scalar) -> Int? {
    guard scalar.isASCII else { return nil }
    let letter = Unicode.Scalar(lowercased(UInt8(truncatingIfNeeded: scalar.value)))
    switch (state, letter) {
    case (0, "0"), (0, "1"): return boolEnd
    case (0, "t"): return 1
    case (1, "r"): return 2
    case (2, "u"): return 3
    case (0, "f"): return 11
    case (11, "a"): return 12
    case (12, "l"): return 13
    case (13, "s"): return 3
    case (3, "e"): return boolEnd
    default: return nil
    }
  }
}

extension IntegerType {
  /// States: 0 nothing yet, 1 a sign, 2 a zero; beyond, how many digits there are, how they compare to as many of the
  /// bound (less, equal, greater), and the sign.
  fileprivate func next(_ state: Int, _ scalar: Unicode.Scalar) -> Int? {
    if state == 0, scalar == "-" { return bounds.negative > 0 ? 1 : nil }
    guard ("0"..."9").contains(scalar), state != 2 else { return nil }
    let isNegative = state < 8 ? state == 1 : state & 1 == 1
    let bound = digits(isNegative)
    if state < 8 {
      if scalar == "0" { return isNegative ? nil : 2 }
      return Self.state(1, bound.first.map { scalar < $0 ? 0 : scalar == $0 ? 1 : 2 } ?? 2, isNegative)
    }
    let (count, order) = ((state - 8) / 6, (state - 8) / 2 % 3)
    guard count < bound.count else { return nil }
    let isDecided = order != 1 || scalar == bound[count]
    return Self.state(count + 1, isDecided ? order : scalar < bound[count] ? 0 : 2, isNegative)
  }

  private static func state(_ count: Int, _ order: Int, _ isNegative: Bool) -> Int {
    8 + (count * 3 + order) * 2 + (isNegative ? 1 : 0)
  }

  fileprivate func accepts(_ state: Int) -> Bool {
    guard state >= 8 else { return state == 2 }
    let (count, order) = ((state - 8) / 6, (state - 8) / 2 % 3)
    let bound = digits(state & 1 == 1).count
    return count < bound || count == bound && order < 2
  }

  private func digits(_ isNegative: Bool) -> [Unicode.Scalar] { (isNegative ? Self.below : Self.above)[self] ?? [] }

  private static let above = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, Array(String($0.bounds.positive).unicodeScalars)) })
  private static let below = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, Array(String($0.bounds.negative).unicodeScalars)) })
}
