// Captures ↔ slots, for the erased road: what it has in captures, generated code reads and writes as slots.

extension Captures {
  /// What is made of the elements of a payload.
  ///
  /// - Parameter mounted: what the last element is, where the payload is that of a mount.
  package func read<Value>(
    _ shape: PayloadShape, mounted: (any Sendable)? = nil, _ make: (SlotReader) -> Value?
  ) -> Value? {
    unsafe withUnsafeTemporaryAllocation(byteCount: SlotValues.memory, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return nil }
      var slots = unsafe SlotValues(memory)
      slots.put(values)
      return shape.lend { shape in
        guard let mounted else { return unsafe make(slots.reader(shape, nil)) }
        return unsafe withUnsafePointer(to: mounted) { unsafe make(slots.reader(shape, $0)) }
      }
    }
  }
}

extension SlotValues {
  fileprivate mutating func put(_ values: [Captured]) {
    slots.slots.append(.absent, times: values.count)
    for (slot, capture) in values.enumerated() {
      switch capture {
      case .absent: break
      case .text(let text): slots.slots[slot] = CaptureSlice(put(text))
      case .list(let texts):
        slots.slots[slot] = CaptureSlice(list: slots.lists.count, count: 0)
        for (index, text) in texts.enumerated() {
          slots.add(Int32(truncatingIfNeeded: slot), put(text), isFirst: index == 0)
        }
      }
    }
  }

  fileprivate func reader(_ shape: SlotReader.Shape, _ mounted: UnsafePointer<any Sendable>?) -> SlotReader {
    unsafe SlotReader(
      bytes.bytes, slots.slots.pointer, count: slots.slots.count, slots.lists.pointer, shape, nil, bytes.bytes,
      inner: mounted)
  }
}

extension SlotWriter {
  /// What the elements of a payload hold, one entry behind another, and the number of its case.
  package struct Written {
    package let number: Int
    package let entries: [Captured]
    /// What is mounted.
    package let mounted: (any Sendable)?
  }

  /// Takes a value apart.
  package static func written(_ write: (inout SlotWriter) -> Int) -> Written {
    unsafe withUnsafeTemporaryAllocation(byteCount: memory, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return Written(number: -1, entries: [], mounted: nil) }
      var writer = unsafe SlotWriter(memory, keepsMounted: true)
      let number = write(&writer)
      return Written(number: number, entries: writer.captured, mounted: writer.mounted)
    }
  }

  private var captured: [Captured] {
    (0..<entries.count).map { index in
      if let slice = entries[index].slice { return .text(bytes.bytes.string(slice)) }
      guard let list = entries[index].list else { return .absent }
      return .list(list.map { bytes.bytes.string(lists[$0]) })
    }
  }
}
