/// The segments of one location, and the labels of the table that read them.
///
/// Lives as long as the buffers it points into: it is made inside their scope, and never stored.
@safe struct SegmentReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let slices: UnsafeBufferPointer<Location.Slice>
  /// How many segments there are.
  let count: Int
  let labels: LabelReaders

  init(
    bytes: UnsafeBufferPointer<UInt8>, slices: UnsafeBufferPointer<Location.Slice>, labels: LabelReaders
  ) {
    unsafe self.bytes = bytes
    unsafe self.slices = slices
    count = slices.count
    self.labels = labels
  }

  func slice(_ segment: Int) -> Location.Slice { unsafe slices[segment] }

  func text(_ segment: Int) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(rebasing: bytes[slices[segment].range])
  }

  func key(_ segment: Int) -> SegmentKey { unsafe SegmentKey(text(segment)) }

  /// Whether a literal of the table, of which the pool holds the bytes, is this segment.
  func equals(_ segment: Int, pool: FlatArray<UInt8>, at start: Int32) -> Bool {
    let text = unsafe text(segment)
    for index in text.indices where unsafe pool[start + Int32(truncatingIfNeeded: index)] != text[index] { return false }
    return true
  }

  func equals(_ segment: Int, _ literal: String) -> Bool { unsafe literal.utf8.elementsEqual(text(segment)) }

  /// Whether the label of this rank reads the segment. An empty segment is read by a tail alone.
  @inline(__always)
  func reads(_ segment: Int, rank: Int32) -> Bool {
    let kind = labels.kinds[rank - 1]
    let text = unsafe text(segment)
    if text.isEmpty { return kind == .tail }
    return kind == .any || kind == .tail || (unsafe labels.reads(text, rank: rank))
  }
}

/// The labels of a table by rank, ready to read segments.
struct LabelReaders: Sendable {
  enum Kind: UInt8, BitwiseCopyable {
    /// Any text: a string, a wildcard.
    case any
    /// Any text, and none.
    case tail
    /// What ``reads(_:rank:)`` must be asked.
    case asked
  }

  let labels: [Label]
  let custom: CustomTypes
  let kinds: FlatArray<Kind>

  init(_ labels: [Label], _ custom: CustomTypes) {
    self.labels = labels
    self.custom = custom
    kinds = FlatArray(
      labels.map { label in
        switch label {
        case .wildcard, .rest, .type(.string): .any
        case .tail: .tail
        case .literal, .mixed, .type: .asked
        }
      })
  }

  func reads(_ text: UnsafeBufferPointer<UInt8>, rank: Int32) -> Bool {
    switch labels[Int(rank) - 1] {
    case .type(let type): unsafe type.reads(text, custom: custom)
    case .mixed(let operands): unsafe MixedSegment(operands, custom).split(text) != nil
    case .literal, .wildcard, .rest, .tail: true
    }
  }
}

/// A segment of literals and parameters in turn, and the one way to cut it: every parameter as short as what follows
/// allows, from the left, and none of them empty.
struct MixedSegment {
  private let operands: [Template.Operand]
  private let custom: CustomTypes

  init(_ operands: [Template.Operand], _ custom: CustomTypes) {
    self.operands = operands
    self.custom = custom
  }

  /// What each parameter takes, as ranges of `text`; nil where there is no way to cut it.
  ///
  /// A parameter that was tried at a place in vain is not tried there again, so that the work is bounded by the places.
  func split(_ text: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? {
    var tried = Tried(places: text.count + 1, operands: operands.count)
    var cuts: [Range<Int>] = []
    return unsafe split(text, operand: 0, at: 0, &tried, &cuts) ? cuts.reversed() : nil
  }

  /// Recursion goes as deep as the template has operands, whatever the text.
  private func split(
    _ text: UnsafeBufferPointer<UInt8>, operand: Int, at start: Int, _ tried: inout Tried, _ cuts: inout [Range<Int>]
  ) -> Bool {
    guard operand < operands.count else { return start == text.count }
    switch operands[operand] {
    case .literal(let literal):
      let end = start + literal.utf8.count
      guard end <= text.count, unsafe literal.utf8.elementsEqual(text[start..<end]) else { return false }
      return unsafe split(text, operand: operand + 1, at: end, &tried, &cuts)
    case .parameter(let parameter):
      guard tried.insert(operand, start, isAnyText: parameter.type == .string) else { return false }
      let isLast = operand == operands.count - 1
      let first = isLast ? text.count : start + 1
      let longest = min(text.count, start + (parameter.type.maximumCount ?? text.count))
      guard start < text.count, first <= longest else { return false }
      for end in first...longest {
        if !isLast, let literal = operands[operand + 1].literal?.utf8.first {
          guard end < text.count, unsafe text[end] == literal else { continue }
        }
        let piece = unsafe UnsafeBufferPointer(rebasing: text[start..<end])
        guard unsafe parameter.type.reads(piece, custom: custom) else { continue }
        if unsafe split(text, operand: operand + 1, at: end, &tried, &cuts) {
          cuts.append(start..<end)
          return true
        }
      }
      return false
    }
  }

  /// The places at which parameters were tried in vain.
  private struct Tried {
    let places: Int
    var isTried: [Bool]
    /// Text of any kind that failed at one place fails at every later one: it could have been longer.
    var lastHope: [Int]

    init(places: Int, operands: Int) {
      self.places = places
      isTried = operands > 3 ? Array(repeating: false, count: places * operands) : []
      lastHope = Array(repeating: .max, count: operands)
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
  /// The longest text that can read, in bytes; nil where there is none.
  fileprivate var maximumCount: Int? {
    switch self {
    case .string, .double, .custom, .array: nil
    case .integer: 20
    case .bool: 5
    case .uuid: 36
    case .date: 10
    case .dateTime: 35
    case .oneOf(let members): members.map(\.utf8.count).max()
    }
  }
}
