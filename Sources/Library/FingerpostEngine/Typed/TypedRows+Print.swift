// Value → link: what was written fills the slots of a row; the link is written, and read back. The first pass does it in memory that is lent,
// and says nothing. Where it fails, the second takes the same steps with errors, and with the spelling that each type wants.
//
//     .tweet(user: "ann", id: 7)   slots "ann", "7"   app://users/ann/tweets/7   read by the same row, as "ann" and "7": it stands

extension TypedRows {
  /// Makes the value of a link, and writes it: gives the number of its case, −1 for a value that is not written, and nil if a row of this
  /// number makes no value of the link.
  package typealias Rewriting = (Int, SlotReader, inout SlotWriter) -> Int?

  /// The first pass, for the first row of a value's case; nil if that prints nothing, or not in this way.
  ///
  /// - Parameters:
  ///   - origin: the origin to print for; nil for the first that its route allows, wildcards aside.
  ///   - write: puts the elements of the value's payload, and returns the number of its case.
  package func print(
    for origin: Origin? = nil, _ write: (inout SlotWriter) -> Int, again rewrite: Rewriting
  ) -> String? {
    SlotWriter.withScratch { writer in
      let number = write(&writer)
      guard !writer.isRefused, (try? writer.makeSure()) != nil, let index = firstPrinting(number, writer),
        rows[index].isPrinted
      else { return nil }
      if origin == nil, rows[index].link >= 0 { return links[Int(rows[index].link)] }
      return print(index, for: origin, &writer, again: rewrite)
    }
  }

  /// The second pass, for a row: the link of what was written, or why there is none.
  ///
  /// - Parameters:
  ///   - source: one of the row's.
  ///   - method: that with which the link is read.
  package func link(
    of writer: inout SlotWriter, row: Int, from source: Location.Source, method: String?, asTarget: Bool = false,
    again rewrite: Rewriting
  ) throws(PrintError) -> String {
    let text = try fill(writer, row) { (values) throws(PrintError) in
      try table.text(of: &values, by: .chosenByValues(countingEmptyLists: false), route: row, for: source)
    }
    let failure = misreading(
      of: text, writtenAs: &writer, row: row, method: method, asTarget: asTarget, again: rewrite)
    if let failure { throw failure }
    return text
  }

  /// What was written for a row, as captures.
  package func captures(of writer: borrowing SlotWriter, row: Int) throws(PrintError) -> Captures {
    try fill(writer, row) { (values) throws(PrintError) in
      try values.normalize(table.programs[row], table.custom, by: .chosenByValues(countingEmptyLists: false), .kept)
      return values.captures
    }
  }

  private func fill<Result>(
    _ writer: borrowing SlotWriter, _ row: Int, _ use: (inout SlotValues) throws(PrintError) -> Result
  ) throws(PrintError) -> Result {
    try SlotValues.withScratch { (values) throws(PrintError) in
      values.bytes.append(contentsOf: writer.values.bytes.bytes)
      values.hit.put(writer.values.hit, shapes[row], table.programs.routes[row])
      return try use(&values)
    }
  }

  // What is large is `inout`, even if it is only read: the compiler copies what is borrowed.

  @inline(__always)
  private func print(
    _ index: Int, for origin: Origin?, _ writer: inout SlotWriter, again rewrite: Rewriting
  ) -> String? {
    let program = table.programs[index]
    return unsafe withScratchMemory(1024) { memory in
      let isWhole = shapes[index].isWhole(program) && writer.values.hit.slots.count == program.slotCount
      let text = unsafe ScratchBuffer<UInt8>(lent: memory, capacity: isWhole ? 1024 : 1024 - Hit.memory)
      guard var link = start(index, for: origin, text) else { return nil }
      do throws(PrintError) {
        if isWhole {
          try link.write(program, writer.values.hit, writer.values.bytes.bytes)
          let slots = unsafe writer.values.hit.slots.pointer
          guard unsafe reads(link.bytes.bytes, index, for: origin, as: slots, &writer, again: rewrite) else {
            return nil
          }
        } else {
          var values = unsafe Hit(memory + (1024 - Hit.memory))
          values.put(writer.values.hit, shapes[index], program.record)
          guard program.choose(for: &values, writer.values.bytes.bytes) else { return nil }
          try link.write(program, values, writer.values.bytes.bytes)
          let slots = unsafe values.slots.pointer
          guard unsafe reads(link.bytes.bytes, index, for: origin, as: slots, &writer, again: rewrite) else {
            return nil
          }
        }
        try table.checkRoom(bytes: link.bytes.count, segments: link.segmentCount, items: link.itemCount)
      } catch {
        return nil
      }
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
    guard rows[index].hasSource else { return nil }
    let prefix = unsafe prefixes.bytes[rows[index].prefix]
    let hostSuffix = rows[index].form == .host ? hostSuffixes[Int(rows[index].hostSuffix)] : ""
    return LinkWriter(rows[index].form, prefix, hostSuffix: hostSuffix, buffer: buffer)
  }

  /// Whether a link is certain to be read by the same row as the values that were written, or is.
  ///
  /// - Parameter slots: parts of the writer's bytes, and of its lists.
  @inline(__always)
  private func reads(
    _ link: Bytes, _ index: Int, for origin: Origin?, as slots: UnsafePointer<CaptureSlice>, _ writer: inout SlotWriter,
    again rewrite: Rewriting
  ) -> Bool {
    if origin == nil, rows[index].isCertain,
      unsafe rows[index].exceptions.count == 0 || isNoLiteral(rows[index].exceptions, slots, &writer.values.bytes)
    {
      assert(table.find(link, rows[index].method) { hit, _ in Int(hit.route) == index })
      return true
    }
    var failure: PrintError?
    return unsafe isRead(
      link, rows[index].method, asTarget: false, index, as: slots, &writer, again: rewrite, tells: nil, &failure)
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
}
