/// A segment of literals and parameters in turn, and the one way to cut it: every parameter as short as what follows
/// allows, from the left, and none of them empty.
struct MixedSegment {
  /// The longest value of a type without a longest value of its own, in bytes.
  static let longest = 256
  /// How many values are tried in one segment: hostile text cannot ask for more.
  static let maximumReads = 4096

  private enum Operand {
    case literal([UInt8])
    /// With the byte that must stand behind it, if a literal follows; and the longest text to try, in bytes.
    case parameter(ParameterType, before: UInt8?, longest: Int)
  }

  private let operands: [Operand]
  private let custom: CustomTypes

  init(_ operands: [Template.Operand], _ custom: CustomTypes) {
    self.operands = operands.indices.map { place in
      switch operands[place] {
      case .literal(let text): return .literal(Array(text.utf8))
      case .parameter(let parameter):
        let next = operands[place...].dropFirst().first
        return .parameter(
          parameter.type, before: next?.literal?.utf8.first, longest: parameter.type.longest ?? .max)
      }
    }
    self.custom = custom
  }

  /// What each parameter takes, as ranges of `text`; nil where there is no way to cut it.
  ///
  /// A parameter that was tried at a place in vain is not tried there again; one that is no string takes at most
  /// ``longest`` bytes; and after ``maximumReads`` values were tried, the segment does not read.
  func split(_ text: Bytes) -> [Range<Int>]? {
    var tried = Tried(places: text.count + 1, operands: operands.count)
    var cuts: [Range<Int>] = []
    return split(text, operand: 0, at: 0, &tried, &cuts) ? cuts.reversed() : nil
  }

  /// Recursion goes as deep as the template has operands, whatever the text.
  private func split(
    _ text: Bytes, operand: Int, at start: Int, _ tried: inout Tried, _ cuts: inout [Range<Int>]
  ) -> Bool {
    guard operand < operands.count else { return start == text.count }
    switch operands[operand] {
    case .literal(let literal):
      let end = start + literal.count
      guard end <= text.count, text[start..<end].elementsEqual(literal) else { return false }
      return split(text, operand: operand + 1, at: end, &tried, &cuts)
    case .parameter(let type, let next, let longest):
      guard tried.insert(operand, start, isAnyText: type == .string) else { return false }
      let isLast = operand == operands.count - 1
      let first = isLast ? text.count : start + 1
      let last = min(text.count - start, longest) + start
      guard start < text.count, first <= last else { return false }
      for end in first...last {
        if let next {
          guard end < text.count, text[end] == next else { continue }
        }
        let piece = text[Slice(start, end)]
        guard reads(piece, type, &tried) else { continue }
        if split(text, operand: operand + 1, at: end, &tried, &cuts) {
          cuts.append(start..<end)
          return true
        }
      }
      return false
    }
  }

  private func reads(_ piece: Bytes, _ type: ParameterType, _ tried: inout Tried) -> Bool {
    if type == .string { return true }
    guard tried.reads < Self.maximumReads else { return false }
    tried.reads += 1
    return type.readsSegment(piece, custom: custom)
  }

  /// The places at which parameters were tried in vain.
  private struct Tried {
    var reads = 0
    let places: Int
    var isTried: [Bool]
    /// Text of any kind that failed at one place fails at every later one: it could have been longer.
    var lastHope: [Int]

    init(places: Int, operands: Int) {
      self.places = places
      isTried = Array(filledWith: false, count: operands > 3 ? places * operands : 0)
      lastHope = Array(filledWith: .max, count: operands)
    }

    mutating func insert(_ operand: Int, _ place: Int, isAnyText: Bool) -> Bool {
      if isAnyText {
        guard place < lastHope[operand] else { return false }
        lastHope[operand] = place
      } else if !isTried.isEmpty {
        guard !isTried[operand * places + place] else { return false }
        isTried[operand * places + place] = true
      }
      return true
    }
  }
}

extension ParameterType {
  /// Whether a text that is not empty reads, as a value that is not empty: no path could carry it back.
  func readsSegment(_ text: some Collection<UInt8>, custom: CustomTypes) -> Bool {
    if case .custom(let name) = self { return custom.canonical(name, text)?.isEmpty == false }
    return reads(text, custom: custom)
  }

  /// The longest text that is tried inside a segment, in bytes; nil for any.
  fileprivate var longest: Int? {
    switch self {
    case .string: nil
    case .double, .custom, .array: MixedSegment.longest
    case .integer: 20
    case .bool: 5
    case .uuid: 36
    case .date: 10
    case .dateTime: 35
    case .oneOf(let members): members.map(\.utf8.count).max()
    }
  }
}
