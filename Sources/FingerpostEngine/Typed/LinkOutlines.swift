/// The links of routes as fixed text around the values: what is the same in all links of a route is written once, when the table
/// is built.
///
///     users/{userId}/tweets/{tweetId}      appscheme://users/ · value 0 · /tweets/ · value 1
struct LinkOutlines {
  /// A fixed text, and the value that follows it.
  package struct Part: BitwiseCopyable {
    /// The range in ``text``.
    var text: Slice
    /// The entry of the value; −1 for the last part, which no value follows.
    var entry: Int32
  }

  private(set) var parts: [Part] = []
  private(set) var text: [UInt8] = []

  /// Adds the outline of a route's links. Its values are the slots, in order.
  ///
  /// - Returns: the range of its parts; empty if values decide more than their own text.
  mutating func add(_ program: Program, _ shape: PayloadShape, _ source: Location.Source) -> Slice {
    let first = parts.count
    guard program.record.groupCount == 0, let link = program.written(for: source) else { return Slice(first, first) }
    var (slot, offset, start) = (0, 0, text.count)
    while offset < link.bytes.count {
      if slot < program.slotCount, Program.isMark(link.bytes.bytes, offset) {
        parts.append(Part(text: Slice(start, text.count), entry: shape.entry(of: slot)))
        (slot, offset, start) = (slot + 1, offset + 3, text.count)
      } else {
        text.append(link.bytes[offset])
        offset += 1
      }
    }
    parts.append(Part(text: Slice(start, text.count), entry: -1))
    let own = parts[first...].dropLast()
    if own.count == program.slotCount, own.allSatisfy({ $0.entry >= 0 }) { return Slice(first, parts.count) }
    parts.removeSubrange(first...)
    return Slice(first, first)
  }
}

extension Program {
  /// The link of values that are all the byte FF; nil if there is none, or if values are left out or repeated.
  fileprivate func written(for source: Location.Source) -> LinkWriter? {
    guard (0..<slotCount).allSatisfy({ !slot($0).isArray && !slot($0).hasDefault }) else { return nil }
    return unsafe withUnsafeTemporaryAllocation(byteCount: Hit.memory, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return nil }
      var values = unsafe Hit(memory)
      values.slots.append(CaptureSlice(Slice(0, 1)), times: slotCount)
      var link = LinkWriter(source)
      guard [0xFF].withBytes({ (try? link.write(self, values, $0)) != nil }) else { return nil }
      return link
    }
  }

  /// Whether a value begins at an offset of such a link: FF is in no text, so its escape is nowhere else.
  fileprivate static func isMark(_ link: Bytes, _ offset: Int) -> Bool {
    offset + 3 <= link.count && link[offset] == UInt8(ascii: "%") && link[offset + 1] == UInt8(ascii: "F")
      && link[offset + 2] == UInt8(ascii: "F")
  }
}

extension PayloadShape {
  /// The entry that a slot is written from; −1 if there is none.
  fileprivate func entry(of slot: Int) -> Int32 {
    let slot = Int32(truncatingIfNeeded: slot)
    return Int32(truncatingIfNeeded: entries.firstIndex { slots[$0.range].contains(slot) } ?? -1)
  }
}
