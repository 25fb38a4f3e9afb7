// Value → link on the short path, read back. If it does not print a value, the long path does, or says why not: see
// TypedRows.swift.

extension TypedRows {
  /// Prints the link of a value and reads it back; nil if the short path does not apply: ask ``text(of:row:for:)`` then.
  ///
  /// - Parameters:
  ///   - origin: the origin to print for; nil for the first that its route allows, wildcards aside.
  ///   - write: puts the elements of the value's payload, and returns the number of its case.
  ///   - make: makes a value of the link, and puts it again.
  package func print(
    for origin: Origin? = nil, _ write: (inout SlotWriter) -> Int,
    again make: (Int, SlotReader, inout SlotWriter) -> Int
  ) -> String? {
    unsafe withUnsafeTemporaryAllocation(byteCount: SlotWriter.memory, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return nil }
      var writer = unsafe SlotWriter(memory)
      let number = write(&writer)
      guard !writer.isRefused, let index = firstPrinting(number, writer), rows[index].isPrinted else { return nil }
      if origin == nil, rows[index].link >= 0 { return links[Int(rows[index].link)] }
      return print(index, for: origin, &writer, again: make)
    }
  }

  // What is large is `inout`, even if it is only read: the compiler copies what is borrowed.

  private func print(
    _ index: Int, for origin: Origin?, _ writer: inout SlotWriter,
    again make: (Int, SlotReader, inout SlotWriter) -> Int
  ) -> String? {
    let program = table.programs[index]
    return unsafe withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return nil }
      let isCertain = origin == nil && rows[index].isCertain
      let isWhole = isCertain && shapes[index].isWhole(program) && writer.values.hit.slots.count == program.slotCount
      let text = unsafe ScratchBuffer<UInt8>(lent: memory, capacity: isWhole ? 1024 : 1024 - Hit.memory)
      guard var link = start(index, for: origin, text) else { return nil }
      do throws(PrintError) {
        if isWhole {
          try link.write(program, writer.values.hit, writer.values.bytes.bytes)
        } else {
          var values = unsafe Hit(memory + (1024 - Hit.memory))
          values.put(writer.values.hit, shapes[index], program.record)
          guard program.choose(for: &values, writer.values.bytes.bytes) else { return nil }
          try link.write(program, values, writer.values.bytes.bytes)
          guard isCertain || isRead(link.bytes.bytes, index, as: &values.slots, &writer, again: make) else {
            return nil
          }
        }
        try table.checkRoom(bytes: link.bytes.count, segments: link.segmentCount, items: link.itemCount)
      } catch {
        return nil
      }
      assert(table.find(link.bytes.bytes, rows[index].method) { hit, _ in Int(hit.route) == index })
      return link.bytes.bytes.string(Slice(0, link.bytes.count))
    }
  }

  /// The beginning of a row's links.
  @inline(__always)
  private func start(_ index: Int, for origin: Origin?, _ buffer: consuming ScratchBuffer<UInt8>) -> LinkWriter? {
    guard origin == nil else {
      guard let source = try? table.source(for: origin, of: index) else { return nil }
      return LinkWriter(source, buffer: buffer)
    }
    let source = Int(rows[index].source)
    guard source >= 0 else { return nil }
    if rows[index].form == .host { return LinkWriter(sources[source], buffer: buffer) }
    return LinkWriter(rows[index].form, unsafe prefixes.bytes[rows[index].prefix], buffer: buffer)
  }

  /// Whether a link is read by the same row, as the values that were written.
  ///
  /// - Parameter slots: parts of the writer's bytes, and of its lists.
  @inline(never)
  private func isRead(
    _ link: Bytes, _ index: Int, as slots: inout ScratchBuffer<CaptureSlice>,
    _ writer: inout SlotWriter, again make: (Int, SlotReader, inout SlotWriter) -> Int
  ) -> Bool {
    var isSame = false
    _ = table.find(link, rows[index].method) { hit, text in
      isSame =
        Int(hit.route) == index && self.isSame(&slots, &writer, &hit, text)
        && (rows[index].isTrusted
          || reads(hit, text) { number, reader in isSameAgain(number, reader, writer, make) })
      return true
    }
    return isSame
  }

  /// Whether the value of the link puts the same elements as the value that was printed.
  private func isSameAgain(
    _ number: Int, _ reader: SlotReader, _ writer: borrowing SlotWriter,
    _ make: (Int, SlotReader, inout SlotWriter) -> Int
  ) -> Bool {
    unsafe withUnsafeTemporaryAllocation(byteCount: SlotWriter.memory, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return false }
      var again = unsafe SlotWriter(memory)
      return make(number, reader, &again) == number && again.isSame(as: writer)
    }
  }
}

extension SlotWriter {
  /// Whether both received the same elements.
  package func isSame(as other: borrowing SlotWriter) -> Bool {
    innerRow == other.innerRow && values.isSame(as: other.values)
  }
}

extension SlotValues {
  /// Whether both hold the same values, by the same choices.
  fileprivate func isSame(as other: borrowing SlotValues) -> Bool {
    guard hit.slots.count == other.hit.slots.count, hit.lists.count == other.hit.lists.count,
      hit.choices.count == other.hit.choices.count
    else { return false }
    for index in 0..<hit.choices.count where hit.choices[index] != other.hit.choices[index] { return false }
    for index in 0..<hit.slots.count {
      let (mine, its) = (hit.slots[index], other.hit.slots[index])
      if let slice = mine.slice {
        guard let itsSlice = its.slice, bytes.bytes.equals(slice, other.bytes.bytes, itsSlice) else { return false }
      } else if mine != its {
        return false
      }
    }
    for index in 0..<hit.lists.count
    where !bytes.bytes.equals(hit.lists[index], other.bytes.bytes, other.hit.lists[index]) {
      return false
    }
    return true
  }
}

extension TypedRows {
  /// Whether a hit holds what was written.
  private func isSame(
    _ slots: inout ScratchBuffer<CaptureSlice>, _ writer: inout SlotWriter, _ hit: inout Hit, _ text: Bytes
  ) -> Bool {
    let (bytes, first) = (writer.values.bytes.bytes, Int(programs.routes[hit.route].slots.start))
    var slot = 0
    while slot < hit.slots.count {
      let (mine, its) = (slots[slot], hit.slots[slot])
      if let slice = mine.slice {
        if let read = its.slice {
          guard bytes.equals(slice, text, read) else { return false }
        } else {
          // A default is left out of the link.
          let info = programs.slots[first &+ slot]
          guard its.isAbsent, info.knowsDefault, bytes.equals(slice, programs.text, info.defaultValue) else {
            return false
          }
        }
      } else {
        let (written, read) = (mine.list ?? 0..<0, its.list ?? 0..<0)
        guard its.slice == nil, written.count == read.count else { return false }
        for (first, second) in zip(written, read)
        where !bytes.equals(writer.values.hit.lists[first], text, hit.lists[second]) {
          return false
        }
      }
      slot &+= 1
    }
    return true
  }
}
