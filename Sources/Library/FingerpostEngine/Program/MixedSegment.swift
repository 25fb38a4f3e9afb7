/// A segment of literals and parameters in turn. There is one way to split it: from the left, every parameter is as short as the
/// rest allows, and none is empty. Separators that a value may hold are looked for raw first, and then in any spelling.
package final class MixedSegment: Sendable {
  /// The longest value to try of a type that has no longest value of its own, in bytes.
  package static let longest = 256
  /// The most values that are tried in one segment, which bounds the work for hostile text.
  static let maximumReads = 4096

  private enum Operand {
    /// `separates`: whether it stands between two parameters, and a value may hold its reserved bytes.
    case literal([UInt8], separates: Bool)
    /// `before`: the first byte of the literal that follows, if any; `longest`: the longest text to try, in bytes.
    case parameter(ParameterType, isAnyText: Bool, before: UInt8?, longest: Int)
  }

  private let operands: [Operand]
  private let custom: CustomTypes
  /// Whether literals and sets, which have no capitals then, read a text as they read it in lower case.
  private let ignoresCase: Bool
  /// The literals around the only parameter, if it takes any text: there is nothing to try then.
  private let around: (prefix: [UInt8], suffix: [UInt8])?
  /// The bytes that separate raw before they do escaped; empty if no value may hold one.
  let separators: [UInt8]

  package init(_ operands: [Template.Part], _ custom: CustomTypes, ignoresCase: Bool = false) {
    let separators = operands.mayHoldSeparators(custom) ? operands.separators : []
    let last = operands.lastIndex { $0.parameter != nil } ?? 0
    self.operands = operands.indices.map { index in
      guard let type = operands[index].parameter?.type else {
        let text = Array((operands[index].literal ?? "").utf8)
        return .literal(text, separates: !separators.isEmpty && index > 0 && index < last)
      }
      let next = operands[index...].dropFirst().first
      return .parameter(
        type, isAnyText: type == .string, before: next?.literal?.utf8.first, longest: type.longest ?? .max)
    }
    (self.custom, self.ignoresCase, self.separators) = (custom, ignoresCase, separators)
    let parameters = operands.compactMap { $0.parameter }
    around =
      !ignoresCase && parameters.count == 1 && parameters[0].type == .string
      ? (Array((operands.first?.literal ?? "").utf8), Array((operands.last?.literal ?? "").utf8)) : nil
  }

  /// Lends what each parameter takes, as parts of `text`; false, and nothing is lent, if the text cannot be split.
  ///
  /// No parameter is tried twice at one offset. Except for a string and a set, none takes more than ``longest`` bytes. After
  /// ``maximumReads`` values of types other than string, the segment does not read.
  package func split(_ text: Bytes, _ use: (borrowing ScratchBuffer<Slice>) -> Void = { _ in }) -> Bool {
    if let around { return split(text, behind: around.prefix, before: around.suffix, use) }
    return split(text, rawOutside: nil, use)
  }

  /// - Parameter escapes: where a reserved byte does not separate; nil if escaped bytes separate as raw ones do.
  func split(_ text: Bytes, rawOutside escapes: Escapes?, _ use: (borrowing ScratchBuffer<Slice>) -> Void) -> Bool {
    unsafe withScratchMemory(Attempt.memory) { memory in
      var attempt = unsafe Attempt(memory, offsets: text.count + 1, operands: operands.count, escapes)
      guard split(text, operand: 0, at: 0, &attempt) else { return false }
      use(attempt.values)
      return true
    }
  }

  #if DEBUG
    /// How many ends of parameters are tried until a text is split, or is known not to be. Release builds do not count.
    package func tries(_ text: Bytes) -> Int {
      unsafe withScratchMemory(Attempt.memory) { memory in
        var attempt = unsafe Attempt(memory, offsets: text.count + 1, operands: operands.count, nil)
        _ = split(text, operand: 0, at: 0, &attempt)
        return attempt.tries
      }
    }
  #endif

  private func split(
    _ text: Bytes, behind prefix: [UInt8], before suffix: [UInt8], _ use: (borrowing ScratchBuffer<Slice>) -> Void
  ) -> Bool {
    let (start, end) = (prefix.count, text.count - suffix.count)
    guard start < end, text[Slice(0, start)].isEqual(to: prefix), text[Slice(end, text.count)].isEqual(to: suffix)
    else {
      return false
    }
    unsafe withUnsafeTemporaryAllocation(byteCount: MemoryLayout<Slice>.stride, alignment: 8) { memory in
      guard let memory = memory.baseAddress else { return }
      var values = unsafe ScratchBuffer<Slice>(lent: memory, capacity: 1)
      values.append(Slice(start, end))
      use(values)
    }
    return true
  }

  /// Recursion is as deep as the template has operands, whatever the text.
  private func split(_ text: Bytes, operand: Int, at start: Int, _ attempt: inout Attempt) -> Bool {
    guard operand < operands.count else { return start == text.count }
    switch operands[operand] {
    case .literal(let literal, let separates):
      let end = start + literal.count
      guard end <= text.count, isSame(text[Slice(start, end)], literal),
        !separates || attempt.separates(Slice(start, end), of: text)
      else { return false }
      return split(text, operand: operand + 1, at: end, &attempt)
    case .parameter(let type, let isAnyText, let next, let longest):
      guard attempt.isWorthwhile(operand, start, isAnyText: isAnyText) else { return false }
      let isLast = operand == operands.count - 1
      let first = isLast ? text.count : start + 1
      let last = min(text.count - start, longest) + start
      guard start < text.count, first <= last else { return false }
      for end in first...last {
        attempt.countTry()
        if let next {
          guard end < text.count, text[end] == next || ignoresCase && asciiLowercased(text[end]) == next else {
            continue
          }
        }
        let piece = Slice(start, end)
        guard isAnyText || attempt.mayRead() && reads(text[piece], type) else { continue }
        attempt.values.append(piece)
        if split(text, operand: operand + 1, at: end, &attempt) { return true }
        _ = attempt.values.popLast()
      }
      return false
    }
  }

  private func isSame(_ text: Bytes, _ literal: [UInt8]) -> Bool {
    ignoresCase ? text.elementsEqual(literal) { asciiLowercased($0) == $1 } : text.elementsEqual(literal)
  }

  private func reads(_ text: Bytes, _ type: ParameterType) -> Bool {
    guard ignoresCase, case .oneOf(let members) = type else { return type.readsSegment(text, custom: custom) }
    return members.contains { isSame(text, Array($0.utf8)) }
  }

  /// The values so far, and the offsets at which parameters failed.
  private struct Attempt: ~Copyable {
    var values: ScratchBuffer<Slice>
    private var reads = 0
    #if DEBUG
      private(set) var tries = 0
    #endif
    private let offsets: Int
    private let escapes: Escapes?
    private var isTried: ScratchBuffer<Bool>
    /// A string that failed at one offset fails at every later one, because it could have been longer.
    private var lastHope: ScratchBuffer<Int>

    static let memory = 1024

    init(_ memory: UnsafeMutableRawPointer, offsets: Int, operands: Int, _ escapes: Escapes?) {
      (self.offsets, self.escapes) = (offsets, escapes)
      unsafe values = ScratchBuffer(lent: memory, capacity: 16)
      unsafe lastHope = ScratchBuffer(lent: memory + 128, capacity: 16)
      unsafe isTried = ScratchBuffer(lent: memory + 256, capacity: Self.memory - 256)
      lastHope.append(.max, times: operands)
      if operands > 3 { isTried.append(false, times: offsets * operands) }
    }

    mutating func isWorthwhile(_ operand: Int, _ offset: Int, isAnyText: Bool) -> Bool {
      if isAnyText {
        guard offset < lastHope[operand] else { return false }
        lastHope[operand] = offset
      } else if isTried.count > 0 {
        guard !isTried[operand * offsets + offset] else { return false }
        isTried[operand * offsets + offset] = true
      }
      return true
    }

    /// Whether a literal between two parameters may separate them.
    func separates(_ literal: Slice, of text: Bytes) -> Bool {
      guard let escapes else { return true }
      return literal.range.allSatisfy { !ByteSet.reserved.contains(text[$0]) || !escapes.contains($0) }
    }

    /// Nothing in a release build.
    @inline(__always)
    mutating func countTry() {
      #if DEBUG
        tries += 1
      #endif
    }

    mutating func mayRead() -> Bool {
      reads += 1
      return reads <= MixedSegment.maximumReads
    }
  }
}

extension ParameterType {
  /// Whether a text that is not empty reads as a value that is not empty: no path could carry an empty one.
  package func readsSegment(_ text: Bytes, custom: CustomTypes) -> Bool {
    switch self {
    case .custom(let name): return custom.canonical(name, text)?.isEmpty == false
    case .list(let element, let separator):
      return ListCut(element, separator, custom).reads(text, .none, custom, isSegment: true)
    default: return reads(text, custom: custom)
    }
  }

  /// The longest text to try inside a segment, in bytes; nil for any length.
  fileprivate var longest: Int? {
    switch self {
    case .scalar(.string): nil
    case .scalar(let type): type.longest ?? MixedSegment.longest
    case .custom, .array, .list: MixedSegment.longest
    case .oneOf(let members): members.map { $0.utf8.count }.max()
    }
  }
}
