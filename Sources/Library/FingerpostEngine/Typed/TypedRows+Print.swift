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
    SlotWriter.lend { writer in
      let number = write(&writer)
      guard !writer.isRefused, (try? writer.makeSure()) != nil, let index = firstPrinting(number, writer),
        rows[index].isPrinted
      else { return nil }
      if origin == nil, rows[index].link >= 0 { return links[Int(rows[index].link)] }
      return print(index, for: origin, &writer, again: make)
    }
  }

  // What is large is `inout`, even if it is only read: the compiler copies what is borrowed.

  @inline(__always)
  private func print(
    _ index: Int, for origin: Origin?, _ writer: inout SlotWriter,
    again make: (Int, SlotReader, inout SlotWriter) -> Int
  ) -> String? {
    let program = table.programs[index]
    return unsafe lendMemory(1024) { memory in
      let isWhole = shapes[index].isWhole(program) && writer.values.hit.slots.count == program.slotCount
      let text = unsafe ScratchBuffer<UInt8>(lent: memory, capacity: isWhole ? 1024 : 1024 - Hit.memory)
      guard var link = start(index, for: origin, text) else { return nil }
      do throws(PrintError) {
        if isWhole {
          try link.write(program, writer.values.hit, writer.values.bytes.bytes)
          let slots = unsafe writer.values.hit.slots.pointer
          guard unsafe reads(link.bytes.bytes, index, for: origin, as: slots, &writer, again: make) else { return nil }
        } else {
          var values = unsafe Hit(memory + (1024 - Hit.memory))
          values.put(writer.values.hit, shapes[index], program.record)
          guard program.choose(for: &values, writer.values.bytes.bytes) else { return nil }
          try link.write(program, values, writer.values.bytes.bytes)
          let slots = unsafe values.slots.pointer
          guard unsafe reads(link.bytes.bytes, index, for: origin, as: slots, &writer, again: make) else { return nil }
        }
        try table.checkRoom(bytes: link.bytes.count, segments: link.segmentCount, items: link.itemCount)
      } catch {
        return nil
      }
      assert(table.find(link.bytes.bytes, rows[index].method) { hit, _ in Int(hit.route) == index })
      return link.bytes.bytes.string(Slice(0, link.bytes.count))
    }
  }

  /// Whether a link is certain to be read by the same row as the values that were written, or is.
  ///
  /// - Parameter slots: parts of the writer's bytes, and of its lists.
  @inline(__always)
  private func reads(
    _ link: Bytes, _ index: Int, for origin: Origin?, as slots: UnsafePointer<CaptureSlice>, _ writer: inout SlotWriter,
    again make: (Int, SlotReader, inout SlotWriter) -> Int
  ) -> Bool {
    if origin == nil, rows[index].isCertain,
      unsafe rows[index].exceptions.count == 0 || isNoLiteral(rows[index].exceptions, slots, &writer.values.bytes)
    {
      return true
    }
    return unsafe isRead(link, index, as: slots, &writer, again: make)
  }

  /// Whether no value is a literal at its node.
  private func isNoLiteral(
    _ exceptions: Slice, _ slots: UnsafePointer<CaptureSlice>, _ bytes: inout ScratchBuffer<UInt8>
  ) -> Bool {
    // Eight bytes are compared at a time.
    if bytes.count < 8 { bytes.append(0, times: 8) }
    for index in exceptions.range {
      let exception = self.exceptions[index]
      guard let value = unsafe slots[Int(exception.slot)].slice else { continue }
      if table.nodes.literal(Int(exception.node), bytes.bytes, value, programs.text) >= 0 { return false }
    }
    return true
  }

  /// The beginning of a row's links.
  @inline(__always)
  private func start(_ index: Int, for origin: Origin?, _ buffer: consuming ScratchBuffer<UInt8>) -> LinkWriter? {
    guard origin == nil else {
      guard let source = try? table.source(for: origin, of: index) else { return nil }
      return LinkWriter(source, buffer: buffer)
    }
    guard rows[index].hasSource else { return nil }
    let prefix = unsafe prefixes.bytes[rows[index].prefix]
    let hostSuffix = rows[index].form == .host ? hostSuffixes[Int(rows[index].hostSuffix)] : ""
    return LinkWriter(rows[index].form, prefix, hostSuffix: hostSuffix, buffer: buffer)
  }

  /// Whether a link is read by the same row, as the values that were written.
  @inline(never)
  private func isRead(
    _ link: Bytes, _ index: Int, as slots: UnsafePointer<CaptureSlice>, _ writer: inout SlotWriter,
    again make: (Int, SlotReader, inout SlotWriter) -> Int
  ) -> Bool {
    var isSame = false
    _ = table.find(link, rows[index].method) { hit, text in
      isSame =
        unsafe Int(hit.route) == index && self.isSame(slots, &writer, &hit, text)
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
    SlotWriter.lend { again in make(number, reader, &again) == number && again.isSame(as: writer) }
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
    _ slots: UnsafePointer<CaptureSlice>, _ writer: inout SlotWriter, _ hit: inout Hit, _ text: Bytes
  ) -> Bool {
    let (bytes, first) = (writer.values.bytes.bytes, Int(programs.routes[hit.route].slots.start))
    var slot = 0
    while slot < hit.slots.count {
      let (mine, its) = unsafe (slots[slot], hit.slots[slot])
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
