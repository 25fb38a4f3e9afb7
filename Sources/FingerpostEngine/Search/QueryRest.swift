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
  func readRest<Sink: QuerySink & ~Copyable>(_ step: QueryStep, into sink: inout Sink) -> Bool {
    var last = Slice(0, 0)
    for index in 0..<itemCount where !isNamed(index) {
      if Sink.takesText { last = write(index, behind: last) }
      if Sink.marks { sink.mark(index, .read) }
      sink.countRest()
    }
    sink.take(programs.items[step.items.start].value.slot, last)
    return true
  }

  /// Whether an item has a key of the template.
  private func isNamed(_ index: Int) -> Bool {
    for variant in unsafe route.pointee.variants.range {
      for step in programs.variants[variant].steps.range where programs.steps[step].kind != .rest {
        for item in programs.steps[step].items.range where isKey(index, programs.items[item]) { return true }
      }
    }
    return false
  }

  /// Writes an item after others, into the room that the scan has made.
  private func write(_ index: Int, behind others: Slice) -> Slice {
    let (item, bare) = unsafe (items[index], BareBytes.all)
    let start = unsafe bytes.count - Self.room(for: items, itemCount)
    // Only an item with a value has a `=` there, decoded or not.
    let hasValue = bytes[Int(item.value.start) - 1] == UInt8(ascii: "=")
    var end = others.count == 0 ? start : Int(others.end)
    unsafe bytes.withUnsafeBytes { memory in
      let room = unsafe UnsafeMutableRawBufferPointer(mutating: memory)
      func put(_ byte: UInt8) {
        unsafe room[end] = byte
        end += 1
      }
      func put(_ text: Bytes) {
        for byte in text {
          if bare.contains(byte, .query) {
            put(byte)
          } else {
            put(UInt8(ascii: "%"))
            put(PercentEncoding.hexadecimal(byte >> 4))
            put(PercentEncoding.hexadecimal(byte & 15))
          }
        }
      }
      if others.count > 0 { put(UInt8(ascii: "&")) }
      put(bytes[item.key])
      if hasValue {
        put(UInt8(ascii: "="))
        put(bytes[item.value])
      }
    }
    return Slice(start, end)
  }
}
