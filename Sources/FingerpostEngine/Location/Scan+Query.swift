// After the path: `?` and items separated by `&`, with `=` after the key; `#` and the fragment.

extension Scan {
  /// Reads the query and the fragment, if there are any.
  mutating func readQuery() throws(LinkError) {
    var offset = pathEnd
    if text[offset] == UInt8(ascii: "?") {
      offset += 1
      while true {
        offset = try readItem(from: offset)
        guard offset < end, text[offset] == UInt8(ascii: "&") else { break }
        offset += 1
      }
    }
    if offset < end { fragment = try part(from: offset + 1, to: end, isPlain: isPlain(from: offset + 1, to: end)) }
  }

  /// Reads one item, unless it is empty.
  ///
  /// - Returns: the end of the item.
  private mutating func readItem(from start: Int) throws(LinkError) -> Int {
    var (offset, window, equals, unplain) = (end, start, -1, (first: end, last: -1))
    while window < end {
      let query = ByteBlock.query(in: bytes, from: window)
      // Bytes behind the item, or the text, do not count.
      let length = min(query.ends.trailingZeroBitCount, 16, end &- window)
      let own = ~(~0 &<< UInt64(truncatingIfNeeded: length))
      if equals < 0, query.equals & own != 0 { equals = window &+ query.equals.trailingZeroBitCount }
      if query.unplain & own != 0 {
        unplain.first = min(unplain.first, window &+ query.unplain.trailingZeroBitCount)
        unplain.last = window &+ 63 &- (query.unplain & own).leadingZeroBitCount
      }
      window &+= length
      if length < 16 {
        offset = window
        break
      }
    }
    if offset == start { return offset }
    guard items.count < rules.limits.queryItems else {
      throw LinkError(.tooManyQueryItems(limit: rules.limits.queryItems), at: start)
    }
    let keyEnd = equals < 0 ? offset : equals
    let key = try part(from: start, to: keyEnd, isPlain: unplain.first >= keyEnd, isQuery: true)
    let value = try part(from: min(keyEnd + 1, offset), to: offset, isPlain: unplain.last < keyEnd, isQuery: true)
    items.append(ItemSlices(key: key, value: value))
    return offset
  }

  private mutating func part(
    from start: Int, to end: Int, isPlain: Bool, isQuery: Bool = false
  ) throws(LinkError) -> Slice {
    isPlain ? Slice(start, end) : try decode(Slice(start, end), plusIsSpace: isQuery && rules.plus == .form)
  }

  private func isPlain(from start: Int, to end: Int) -> Bool { (start..<end).allSatisfy { isPlain(text[$0]) } }

  /// Whether a byte stands for itself under all rules.
  @inline(__always)
  private func isPlain(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "%") && byte != UInt8(ascii: "+") && byte != UInt8(ascii: "\\")
  }
}
