/// What a text says, cut but not copied: the origins that it is of, and where its segments, its query items and its fragment
/// stand.
///
///     Scan.read("app://users/ann%2Flee?tab=posts", …) { scan in … }
///     // origins app://   segments users, ann/lee   items tab=posts
///
/// Text is cut first, then every part is decoded once, before anybody looks at it; a part in which nothing needs decoding stays
/// where it is. What does is decoded in a copy, which it never outgrows: a slice begins where the part begins in the
/// text. All rules of text are those of this type's extensions, and errors name the byte at which reading stopped.
struct Scan: ~Copyable {
  /// The table's own, which outlives every scan: holding it uncounted keeps reference counting out of reading.
  unowned(unsafe) let origins: OriginSet
  let rules: TextRules
  /// The text as it was given.
  let text: Bytes
  /// The text, or its copy in which parts are decoded: sixteen bytes may be read of it at least.
  private(set) var bytes: Bytes
  private(set) var form = TextForm.path
  /// The origins of the table that the text fits, one bit each.
  private(set) var fitting: UInt64 = 0
  /// One of ``OriginSet/sources``; −1 for one of a host that is spelled in a way of its own, or stands below a wildcard.
  private var sourceIndex = -1
  private var ownHost: OwnHost?
  var segments: ScratchBuffer<Slice>
  var items: ScratchBuffer<ItemSlices>
  /// What stands behind `#`.
  var fragment: Slice?
  /// Where the path ends.
  var pathEnd = 0
  private var copy: ScratchBuffer<UInt8>
  private(set) var isCopied = false
  private(set) var isUTF8 = true
  /// Whether some part holds other bytes than the text.
  private(set) var isDecoded = false

  /// How long the text is.
  var end: Int { text.count }

  /// A host that the table does not list as it stands there, in lower case.
  struct OwnHost: BitwiseCopyable {
    let scheme: Slice
    let host: Slice
    let port: Int
    let fit: OriginSet.Fit
  }

  /// Where the key and the value of a query item stand.
  struct ItemSlices: BitwiseCopyable {
    var key: Slice
    var value: Slice
  }

  /// Reads a text of one of `origins`, and lends what it says.
  ///
  /// - Parameters:
  ///   - asTarget: whether a bare path is read as a link of web origins too, as the target of a request.
  ///   - isUTF8: whether somebody has made sure that the text is UTF-8.
  @inline(__always)
  static func read<Result>(
    _ text: Bytes, _ origins: OriginSet, _ rules: TextRules, asTarget: Bool = false, isUTF8: Bool = true,
    _ use: (borrowing Scan) throws(LinkError) -> Result
  ) throws(LinkError) -> Result {
    guard text.count <= rules.limits.bytes else {
      throw LinkError(.tooLong(limit: rules.limits.bytes), at: max(0, rules.limits.bytes))
    }
    guard text.count > 0 else { throw LinkError(.malformed(.empty), at: 0) }
    return try unsafe withUnsafeTemporaryAllocation(byteCount: Memory.size, alignment: 16) {
      (memory) throws(LinkError) in
      guard let memory = memory.baseAddress else { throw LinkError(.malformed(.empty), at: 0) }
      var scan = unsafe Scan(text, origins, rules, memory)
      scan.isUTF8 = isUTF8
      try scan.read(asTarget: asTarget)
      return try use(scan)
    }
  }

  /// Reads what stands behind the path of a text, which somebody else has read.
  static func read<Result>(
    _ text: Bytes, behind pathEnd: Int, _ origins: OriginSet, _ rules: TextRules, isUTF8: Bool,
    _ use: (borrowing Scan) throws(LinkError) -> Result
  ) throws(LinkError) -> Result {
    try unsafe withUnsafeTemporaryAllocation(byteCount: Memory.size, alignment: 16) { (memory) throws(LinkError) in
      guard let memory = memory.baseAddress else { throw LinkError(.malformed(.empty), at: 0) }
      var scan = unsafe Scan(text, origins, rules, memory)
      (scan.isUTF8, scan.pathEnd) = (isUTF8, pathEnd)
      if pathEnd < scan.end { try scan.readQuery() }
      return try use(scan)
    }
  }

  /// How the memory that most texts need is parted; the rest of it is for a copy of the text.
  private enum Memory {
    static let segments = 12
    static let items = 8
    static let copyStart = segments * MemoryLayout<Slice>.stride + items * MemoryLayout<ItemSlices>.stride
    // More would not be taken from the stack.
    static let size = 1024
    /// Behind the copy of a short text, so that eight bytes may be read from any of it.
    static let padding = 24
  }

  @inline(__always)
  private init(_ text: Bytes, _ origins: OriginSet, _ rules: TextRules, _ memory: UnsafeMutableRawPointer) {
    unsafe (self.text, self.origins, self.rules) = (text, origins, rules)
    bytes = text
    unsafe segments = ScratchBuffer(lent: memory, capacity: Memory.segments)
    unsafe items = ScratchBuffer(
      lent: memory + Memory.segments * MemoryLayout<Slice>.stride, capacity: Memory.items)
    unsafe copy = ScratchBuffer(lent: memory + Memory.copyStart, capacity: Memory.size - Memory.copyStart)
    if text.count < 16 { makeCopy() }
  }

  @inline(__always)
  mutating func takeSource(_ index: Int) {
    sourceIndex = index
    (form, fitting) = unsafe (origins.kinds[index].form, origins.kinds[index].origins)
  }

  mutating func takeSource(_ host: OwnHost) {
    ownHost = host
    (form, fitting) = (host.fit.form, host.fit.origins)
  }

  /// Where the text came from.
  var source: Location.Source {
    if let own = ownHost {
      let (scheme, host) = (Array(bytes[own.scheme]), Array(bytes[own.host]))
      if let source = unsafe origins.source(scheme: scheme, host: host, port: own.port) { return source }
    }
    return unsafe sourceIndex < 0
      ? Location.Source(form: form, prefix: "", origins: fitting) : origins.sources[sourceIndex]
  }

  /// Parts may be changed from here on.
  private mutating func makeCopy() {
    isCopied = true
    copy.append(contentsOf: text[Slice(0, end)])
    if end < Memory.padding { copy.append(UInt8(ascii: "a"), times: Memory.padding - end) }
    bytes = copy.bytes
  }

  /// What a part stands for, whatever is in it.
  ///
  /// - Parameter plusIsSpace: whether `+` is a space, as in the query of a form.
  mutating func decode(_ part: Slice, plusIsSpace: Bool = false) throws(LinkError) -> Slice {
    if !isCopied { makeCopy() }
    if !isUTF8 { try checkUTF8() }
    isDecoded = true
    return try copy.decode(part, of: text, plusIsSpace: plusIsSpace)
  }

  /// Raw bytes and escapes must not make up one character between them: where anything is decoded, all of the text is checked.
  mutating func checkUTF8() throws(LinkError) {
    if let bad = UTF8Rule.firstInvalid(in: text) { throw LinkError(.malformed(.utf8), at: bad) }
    isUTF8 = true
  }

  /// The same part in lower case, as hosts are compared.
  mutating func lowercase(_ part: Slice) -> Slice {
    if !isCopied { makeCopy() }
    for offset in part.range { copy[offset] = lowercased(copy[offset]) }
    return part
  }
}

extension Scan {
  /// Where a part, or a part of one, stands in the text, escapes and all.
  func rawRange(of slice: Slice) -> Range<Int> {
    var start = Int(slice.start)
    func isIn(_ part: Slice) -> Bool { part.start <= slice.start && slice.end <= part.end }
    for index in 0..<segments.count where isIn(segments[index]) { start = Int(segments[index].start) }
    for index in 0..<items.count where isIn(items[index].value) { start = Int(items[index].value.start) }
    if let fragment, isIn(fragment) { start = Int(fragment.start) }
    var range = start..<start
    for offset in start..<Int(slice.end) {
      let next = PercentEncoding.end(ofByteAt: range.upperBound, in: text)
      range = (offset < slice.start ? next : range.lowerBound)..<next
    }
    return range
  }

  func string(_ slice: Slice) -> String { bytes.string(slice) }

  func item(_ index: Int) -> Location.QueryItem {
    Location.QueryItem(key: string(items[index].key), value: string(items[index].value))
  }
}
