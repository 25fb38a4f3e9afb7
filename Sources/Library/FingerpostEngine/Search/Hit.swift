/// What a parameter holds: a part of the text, a list of parts, or nothing.
struct CaptureSlice: Sendable, Equatable, BitwiseCopyable {
  private let start: Int32
  private let end: Int32

  /// The parameter is in a part that was left out.
  @inline(__always)
  static var absent: CaptureSlice { CaptureSlice(Slice(-1, 0)) }

  @inline(__always)
  init(_ slice: Slice) { (start, end) = (slice.start, slice.end) }

  /// Adjacent parts in a list.
  init(list start: Int, count: Int) {
    (self.start, end) = (-2 - Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: count))
  }

  @inline(__always)
  var isAbsent: Bool { start == -1 }

  /// The part of the text; nil for a list and an absent parameter.
  @inline(__always)
  var slice: Slice? { start >= 0 ? Slice(Int(start), Int(end)) : nil }

  /// The range of the parts in their list; nil for anything else.
  var list: Range<Int>? { start < -1 ? Int(-2 - start)..<Int(-2 - start) + Int(end) : nil }
}

/// The route that a link names, and what its parameters hold.
package struct Hit: ~Copyable {
  package internal(set) var route: Int32 = -1
  package internal(set) var variant: Int32 = 0
  /// One for each parameter of the route.
  var slots: ScratchBuffer<CaptureSlice>
  /// The elements of arrays, one array after another.
  var lists: ScratchBuffer<Slice>
  /// The branch that each group took, or 0 in a part that was left out. An optional group is 0 or 1.
  var choices: ScratchBuffer<Int32>
  /// The segments that each `*` took; it starts at −1 if the `*` was left out.
  var wildcards: ScratchBuffer<Slice>

  /// The parts of the text that a parameter holds, several of a list; nil if it is absent.
  package func parts(of slot: Int) -> [Range<Int>]? {
    slots[slot].list.map { $0.map { lists[$0].range } } ?? slots[slot].slice.map { [$0.range] }
  }

  static let memory = 768
  static let firstCount = 8

  /// - Parameters:
  ///   - memory: ``memory`` bytes that outlive the hit.
  ///   - captured: how many slots are filled already, in this memory.
  @inline(__always)
  init(_ memory: UnsafeMutableRawPointer, _ route: Int32 = -1, captured: Int = 0) {
    self.route = route
    unsafe slots = Self.slots(in: memory, count: captured)
    unsafe lists = ScratchBuffer(lent: memory + 256, capacity: 32)
    unsafe choices = ScratchBuffer(lent: memory + 512, capacity: 32)
    unsafe wildcards = ScratchBuffer(lent: memory + 640, capacity: 16)
  }

  /// The slots alone, in the same memory.
  @inline(__always)
  static func slots(in memory: UnsafeMutableRawPointer, count: Int) -> ScratchBuffer<CaptureSlice> {
    unsafe ScratchBuffer(lent: memory, capacity: 32, count: count)
  }

  /// Empties the hit, and makes room for a route; the first `captured` slots keep what they hold.
  @inline(__always)
  mutating func start(_ route: Int32, _ programs: FlatPrograms, keeping captured: Int = 0) {
    (self.route, variant) = (route, 0)
    let count = programs.routes[route].slots.count
    slots.removeAll(from: captured)
    if count > captured { slots.append(.absent, times: count &- captured) }
    lists.removeAll()
    choices.removeAll()
    wildcards.removeAll()
    let (groups, wildcardCount) = (programs.routes[route].groupCount, programs.routes[route].wildcardCount)
    if groups > 0 { choices.append(0, times: Int(groups)) }
    if wildcardCount > 0 { wildcards.append(Slice(-1, -1), times: Int(wildcardCount)) }
  }

  /// Puts a segment, whole or split, in the slots of the instruction that takes it.
  ///
  /// - Parameter escapes: which of its bytes were escaped.
  mutating func take(
    _ instruction: Instruction, _ segment: Slice, _ bytes: Bytes, _ programs: FlatPrograms,
    _ escapes: @autoclosure () -> Escapes = .none
  ) {
    guard instruction.kind == .mixed else { return slots[Int(instruction.index)] = CaptureSlice(segment) }
    if instruction.isList { return take(list: instruction, segment, bytes, programs, escapes()) }
    programs.split(bytes[segment], rank: instruction.rank, escapes()) { values in
      let start = Int(segment.start)
      var value = 0
      for index in instruction.index..<instruction.index + instruction.extent where !programs.pieces[index].isLiteral {
        let (slot, range) = (Int(programs.pieces[index].slot), values[value].range)
        slots[slot] = CaptureSlice(Slice(start + range.lowerBound, start + range.upperBound))
        value += 1
      }
    }
  }

  /// Puts the elements of a list in its slot.
  @inline(never)
  private mutating func take(
    list instruction: Instruction, _ text: Slice, _ bytes: Bytes, _ programs: FlatPrograms, _ escapes: Escapes
  ) {
    let (slot, start) = (programs.pieces[instruction.index].slot, Int(text.start))
    var isFirst = true
    programs.elements(of: bytes[text], rank: instruction.rank, escapes) { element in
      add(slot, Slice(start + Int(element.start), start + Int(element.end)), isFirst: isFirst)
      isFirst = false
    }
  }

  /// The elements of a list come one after another.
  mutating func add(_ slot: Int32, _ slice: Slice, isFirst: Bool) {
    let start = isFirst ? lists.count : slots[Int(slot)].list?.lowerBound ?? lists.count
    lists.append(slice)
    slots[Int(slot)] = CaptureSlice(list: start, count: lists.count - start)
  }
}

/// The first ``Hit/firstCount`` slots. Not vectors: what is made on the heap to hold them would be aligned, at a price.
typealias FirstSlots = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

extension ScratchBuffer<CaptureSlice> {
  /// The first slots. Those beyond `count` are undefined, but the memory holds them.
  @inline(__always)
  var first: FirstSlots { unsafe UnsafeRawPointer(pointer).loadUnaligned(as: FirstSlots.self) }
}

extension Scan {
  /// Makes parameters hold their spelling in the text, escapes included.
  @inline(never)
  func spell(_ hit: inout Hit) {
    for index in 0..<hit.slots.count {
      guard let slice = hit.slots[index].slice else { continue }
      let range = place(of: slice) ?? 0..<0
      hit.slots[index] = CaptureSlice(Slice(range.lowerBound, range.upperBound))
    }
  }

  /// Where a value stands in the text, escapes included; nil for the rest of a query, which is in no one place.
  package func place(of slice: Slice) -> Range<Int>? { slice.start < cut.room ? rawRange(of: slice) : nil }
}
