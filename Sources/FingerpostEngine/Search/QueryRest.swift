// The rest of a query: the items of a link whose keys the template of a route does not name, written as the text of a query behind the
// copy of the link.

extension Scan {
  /// Makes room for the rest of any route. Bytes after the text are not part of the link.
  @inline(never)
  mutating func makeRoom() {
    let room = unsafe QueryReading.room(for: items.pointer, items.count)
    if room > 0 { append(room: room) }
  }
}

extension QueryReading {
  /// As many bytes as the text of some items has at most.
  fileprivate static func room(for items: UnsafePointer<Scan.ItemSlices>, _ count: Int) -> Int {
    var room = 0
    for index in 0..<count { room += unsafe (items[index].key.count + items[index].value.count) * 3 + 2 }
    return room
  }

  @inline(never)
  func readRest(_ step: QueryStep, into hit: inout Hit) -> Bool {
    var last = Slice(0, 0)
    for index in 0..<itemCount where !isNamed(index) {
      last = write(index, behind: last)
      unsafe uses?[index] = .read
    }
    hit.take(programs.items[step.items.start].value.slot, last)
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
    let (item, room) = unsafe (items[index], Self.room(for: items, itemCount))
    let start = bytes.count - room
    // Only an item with a value has a `=` there, decoded or not.
    let hasValue = bytes[Int(item.value.start) - 1] == UInt8(ascii: "=")
    var end = start
    unsafe bytes.withUnsafeBytes { memory in
      guard let memory = unsafe UnsafeMutableRawBufferPointer(mutating: memory).baseAddress else { return }
      var text = unsafe ScratchBuffer<UInt8>(lent: memory + start, capacity: room, count: others.count)
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
