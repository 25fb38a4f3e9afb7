// The rest of a query: the items of a link whose keys the template of a route does not name, written as the text of a query behind the
// copy of the link.

extension Scan {
  /// Makes room for the rest that any route takes: as many bytes as the items have at most, with escapes. What follows the text is no part
  /// of the link.
  @inline(never)
  mutating func makeRoom() {
    var room = 0
    for index in 0..<items.count { room += (items[index].key.count + items[index].value.count) * 3 + 2 }
    if room > 0 { append(room: room) }
  }
}

extension QueryReader {
  @inline(never)
  func readRest(_ step: QueryStep, into hit: inout Hit) -> Bool {
    var last = Slice(0, 0)
    for index in 0..<itemCount where !isNamed(index) {
      last = write(index, behind: last)
      unsafe uses?[index] = .read
    }
    hit.slots[Int(programs.items[step.items.start].value.index)] = CaptureSlice(last)
    return true
  }

  /// Whether an item has a key of the template.
  private func isNamed(_ index: Int) -> Bool {
    for variant in unsafe route.pointee.variants.range {
      for step in programs.variants[variant].range where programs.steps[step].kind != .rest {
        for item in programs.steps[step].items.range where isKey(index, programs.items[item]) { return true }
      }
    }
    return false
  }

  /// Writes an item after others, into the room that the scan has made.
  private func write(_ index: Int, behind others: Slice) -> Slice {
    let (item, start) = unsafe (items[index], Int(cut.room))
    guard start < bytes.count else { return others }
    // Only an item with a value has a `=` there, decoded or not.
    let hasValue = bytes[Int(item.value.start) - 1] == UInt8(ascii: "=")
    var end = start
    unsafe bytes.withUnsafeBytes { memory in
      guard let memory = unsafe UnsafeMutableRawBufferPointer(mutating: memory).baseAddress else { return }
      var text = unsafe ScratchBuffer<UInt8>(lent: memory + start, capacity: bytes.count - start, count: others.count)
      if others.count > 0 { text.append(UInt8(ascii: "&")) }
      put(bytes[item.key], in: &text)
      if hasValue {
        text.append(UInt8(ascii: "="))
        put(bytes[item.value], in: &text)
      }
      end += text.count
    }
    return Slice(start, end)
  }

  private func put(_ part: Bytes, in text: inout ScratchBuffer<UInt8>) {
    for byte in part {
      if BareBytes.all.contains(byte, .query) { text.append(byte) } else { text.append(escaped: byte) }
    }
  }
}
