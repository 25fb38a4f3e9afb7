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
      guard !writer.isRefused, let index = firstPrinting(number, writer) else { return nil }
      return print(index, for: origin, &writer, again: make)
    }
  }

  /// The source that a row prints for.
  private func source(for origin: Origin?, _ index: Int) -> Location.Source? {
    guard origin == nil else { return try? table.source(for: origin, of: index) }
    return rows[index].source < 0 ? nil : sources[Int(rows[index].source)]
  }

  // What is large is `inout`, even if it is only read: the compiler copies what is borrowed.

  private func print(
    _ index: Int, for origin: Origin?, _ writer: inout SlotWriter,
    again make: (Int, SlotReader, inout SlotWriter) -> Int
  ) -> String? {
    guard rows[index].isPrinted else { return nil }
    return unsafe withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return nil }
      if origin == nil, let link = unsafe printBare(index, &writer, memory, again: make) { return link }
      return unsafe printEscaped(index, for: origin, &writer, memory, again: make)
    }
  }

  /// Prints a short link of values that need no escapes, by the row's outline; nil if it has none, or if the link reads
  /// differently: that of a value that is empty or a dot segment does.
  ///
  /// - Parameter memory: 1024 bytes.
  private func printBare(
    _ index: Int, _ writer: inout SlotWriter, _ memory: UnsafeMutableRawPointer,
    again make: (Int, SlotReader, inout SlotWriter) -> Int
  ) -> String? {
    let outline = rows[index].outline
    guard outline.count > 0, writer.entries.count == rows[index].entries.count else { return nil }
    var slots = unsafe Hit.slots(in: memory)
    var link = unsafe ScratchBuffer<UInt8>(lent: memory + 256, capacity: 768)
    var part = outline.start
    while true {
      guard link.appendIfRoom(contentsOf: unsafe outlineText.bytes[outlines[part].text]) else { return nil }
      let entry = Int(outlines[part].entry)
      if entry < 0 { break }
      guard let slice = writer.entries[entry].slice, bare.contain(writer.bytes.bytes[slice]),
        slots.appendIfRoom(CaptureSlice(Slice(link.count, link.count &+ slice.count))),
        link.appendIfRoom(contentsOf: writer.bytes.bytes[slice])
      else { return nil }
      part &+= 1
    }
    let isSame = isRead(link.bytes, index, as: &slots, link.bytes, &writer, again: make)
    return isSame ? link.bytes.string(Slice(0, link.count)) : nil
  }

  /// Prints any link by the row's program.
  ///
  /// - Parameter memory: 1024 bytes.
  private func printEscaped(
    _ index: Int, for origin: Origin?, _ writer: inout SlotWriter, _ memory: UnsafeMutableRawPointer,
    again make: (Int, SlotReader, inout SlotWriter) -> Int
  ) -> String? {
    guard let source = source(for: origin, index) else { return nil }
    let program = table.programs[index]
    var values = unsafe Hit(memory)
    guard fill(&values, rows[index], program, &writer) else { return nil }
    let text = unsafe ScratchBuffer<UInt8>(lent: memory + Hit.memory, capacity: 1024 - Hit.memory)
    var link = LinkWriter(source, buffer: text)
    do throws(PrintError) {
      try link.write(program, values, writer.bytes.bytes)
      try table.checkRoom(bytes: link.bytes.count, segments: link.segmentCount, items: link.itemCount)
    } catch {
      return nil
    }
    let isSame = isRead(link.bytes.bytes, index, as: &values.slots, writer.bytes.bytes, &writer, again: make)
    return isSame ? link.bytes.bytes.string(Slice(0, link.bytes.count)) : nil
  }

  /// Whether a link is read by the same row, as the values that were written.
  ///
  /// - Parameters:
  ///   - slots: parts of `bytes`, and of the writer's lists.
  @inline(never)
  private func isRead(
    _ link: Bytes, _ index: Int, as slots: inout ScratchBuffer<CaptureSlice>, _ bytes: Bytes,
    _ writer: inout SlotWriter, again make: (Int, SlotReader, inout SlotWriter) -> Int
  ) -> Bool {
    var isSame = false
    _ = table.find(link, rows[index].method) { hit, text in
      isSame =
        Int(hit.route) == index && self.isSame(&slots, bytes, &writer, &hit, text)
        && (rows[index].isTrusted
          || reads(hit, text) { number, reader in isSameAgain(number, reader, writer, make) })
      return true
    }
    return isSame
  }

  /// Puts the elements of a payload in slots, and chooses the branches that hold them.
  private func fill(_ values: inout Hit, _ row: FlatRow, _ program: Program, _ writer: inout SlotWriter) -> Bool {
    values.start(0, program.record)
    var entry = 0
    while entry < min(row.entries.count, writer.entries.count) {
      for slot in self.entry(entry, of: row) { values.slots[self.slot(slot)] = writer.entries[entry] }
      entry &+= 1
    }
    for index in 0..<writer.lists.count { values.lists.append(writer.lists[index]) }
    let groups = Int(program.record.groupCount)
    guard groups > 0 else { return true }
    for group in 0..<groups {
      let given = group - groups + writer.choices.count
      values.choices[group] = given < 0 ? -1 : writer.choices[given]
    }
    return program.choose(for: &values, writer.bytes.bytes)
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
    guard entries.count == other.entries.count, lists.count == other.lists.count,
      choices.count == other.choices.count, innerRow == other.innerRow
    else { return false }
    for index in 0..<choices.count where choices[index] != other.choices[index] { return false }
    for index in 0..<entries.count {
      let (mine, its) = (entries[index], other.entries[index])
      if let slice = mine.slice {
        guard let itsSlice = its.slice, bytes.bytes.equals(slice, other.bytes.bytes, itsSlice) else { return false }
      } else if mine != its {
        return false
      }
    }
    for index in 0..<lists.count
    where !bytes.bytes.equals(lists[index], other.bytes.bytes, other.lists[index]) {
      return false
    }
    return true
  }
}

extension TypedRows {
  /// Whether a hit holds what was written.
  private func isSame(
    _ slots: inout ScratchBuffer<CaptureSlice>, _ bytes: Bytes, _ writer: inout SlotWriter, _ hit: inout Hit,
    _ text: Bytes
  ) -> Bool {
    let (isOneText, first) = (bytes.isSame(as: text), Int(programs.routes[hit.route].slots.start))
    var slot = 0
    while slot < hit.slots.count {
      let (mine, its) = (slots[slot], hit.slots[slot])
      if let slice = mine.slice {
        if isOneText, mine == its {
          // The same part of the same text.
        } else if let read = its.slice {
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
        where !writer.bytes.bytes.equals(writer.lists[first], text, hit.lists[second]) {
          return false
        }
      }
      slot &+= 1
    }
    return true
  }
}
