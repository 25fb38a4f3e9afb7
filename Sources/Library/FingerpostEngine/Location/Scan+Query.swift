// After the path: `?` and items separated by `&`, with `=` after the key; `#` and the fragment.

extension Scan {
  /// Reads the query and the fragment, if there are any.
  mutating func readQuery() throws(LinkError) {
    var offset = pathEnd
    if text[offset] == UInt8(ascii: "?") { offset = try readItems(from: offset &+ 1) }
    if offset < end { try readFragment(from: offset + 1) }
    if unsafe origins.hasQueryRest { makeRoom() }
  }

  // Out of line: a query is read where it is asked for.
  @inline(never)
  private mutating func readFragment(from start: Int) throws(LinkError) {
    look(at: end - start)
    fragment = try part(from: start, to: end, isPlain: isPlain(from: start, to: end))
    if unsafe origins.cutsFragmentPaths || origins.cutsFragmentItems { try cutFragment(from: start) }
  }

  /// Reads the items of a query, sixteen bytes at a time.
  ///
  /// - Returns: the end of the query.
  private mutating func readItems(from start: Int) throws(LinkError) -> Int {
    var (window, item) = (start, UncutItem(start: start))
    while window < end {
      look(at: 16)
      let query = ByteBlock.query(in: bytes, from: window)
      let length = min(16, end &- window)
      let own = ~(~0 &<< UInt64(truncatingIfNeeded: length))
      var (ends, others) = (query.ends & own, own)
      while ends != 0 {
        let stop = ends.trailingZeroBitCount
        let before = others & ~(~0 &<< UInt64(truncatingIfNeeded: stop))
        item.add(query.equals & before, query.unplain & before, at: window)
        try add(item, to: window &+ stop)
        if text[window &+ stop] == UInt8(ascii: "#") { return window &+ stop }
        item = UncutItem(start: window &+ stop &+ 1)
        (ends, others) = (ends & (ends &- 1), others & ~before & ~(1 &<< UInt64(truncatingIfNeeded: stop)))
      }
      item.add(query.equals & others, query.unplain & others, at: window)
      window &+= 16
    }
    try add(item, to: end)
    return end
  }

  /// Where an item begins, where its first `=` is, and where the first and the last byte are that may need decoding.
  private struct UncutItem {
    let start: Int
    var equals = -1
    var firstUnplain = Int.max
    var lastUnplain = -1

    /// - Parameters:
    ///   - equals: a bit for each `=` from `window` on.
    ///   - unplain: a bit for each byte that may need decoding.
    @inline(__always)
    mutating func add(_ equals: UInt64, _ unplain: UInt64, at window: Int) {
      if self.equals < 0, equals != 0 { self.equals = window &+ equals.trailingZeroBitCount }
      if unplain == 0 { return }
      firstUnplain = min(firstUnplain, window &+ unplain.trailingZeroBitCount)
      lastUnplain = window &+ 63 &- unplain.leadingZeroBitCount
    }
  }

  /// Adds an item, unless it is empty.
  @inline(__always)
  private mutating func add(_ item: UncutItem, to stop: Int) throws(LinkError) {
    if stop == item.start { return }
    guard items.count < rules.limits.queryItems else {
      throw LinkError(.tooManyQueryItems(limit: rules.limits.queryItems), at: item.start)
    }
    let keyEnd = item.equals < 0 ? stop : item.equals
    let key = try part(from: item.start, to: keyEnd, isPlain: item.firstUnplain >= keyEnd, isQuery: true)
    let value = try part(from: min(keyEnd + 1, stop), to: stop, isPlain: item.lastUnplain < keyEnd, isQuery: true)
    items.append(ItemSlices(key: key, value: value))
  }

  private mutating func part(
    from start: Int, to end: Int, isPlain: Bool, isQuery: Bool = false
  ) throws(LinkError) -> Slice {
    isPlain ? Slice(start, end) : try decode(Slice(start, end), plusIsSpace: isQuery && rules.plus == .form)
  }

  func isPlain(from start: Int, to end: Int) -> Bool {
    (start..<end).allSatisfy { PercentEncoding.isPlain(text[$0]) }
  }
}
