// The elements of a payload ↔ slots.

extension SlotValues {
  /// Puts the elements of a payload in the slots of its route. The writer may decide the branches of the last groups.
  mutating func put(_ writer: borrowing SlotWriter, _ shape: SlotReader.Shape, _ record: RouteRecord) {
    bytes.append(contentsOf: writer.bytes.bytes)
    slots.slots.append(.absent, times: record.slots.count)
    for entry in 0..<min(shape.entryCount, writer.entries.count) {
      for index in shape.parameters(entry) { slots.slots[shape.slot(index)] = writer.entries[entry] }
    }
    for index in 0..<writer.lists.count { slots.lists.append(writer.lists[index]) }
    slots.choices.append(-1, times: max(0, Int(record.groupCount) - writer.choices.count))
    for index in 0..<writer.choices.count { slots.choices.append(writer.choices[index]) }
  }

  /// A reader of these values, which must outlive it.
  func reader(_ shape: UnsafePointer<SlotReader.Shape>) -> SlotReader {
    unsafe SlotReader(bytes.bytes, slots, shape, nil)
  }
}

extension Captures {
  /// The value that `make` makes of the captures, read with a row's shape.
  package func read<Value>(_ row: TypedRows.Row, _ make: (SlotReader) -> Value?) -> Value? {
    let value = SlotValues.lend { values in
      values.put(self)
      return unsafe row.shape.lend(inner: row.inner) { shape in unsafe make(values.reader(shape)) }
    }
    return value ?? nil
  }
}
