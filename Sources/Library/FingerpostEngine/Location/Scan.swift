/// A text that is cut but not copied: the origins that it belongs to, and the slices of its segments, query items and fragment.
///
///     Scan.read("app://users/ann%2Flee?tab=posts", …) { scan in … }
///     // origins app://   segments users, ann/lee   items tab=posts
///
/// Text is cut first; then every part is decoded once, before it is used. A part that needs no decoding stays in the text.
/// Another is decoded in a copy of the text, from the same offset on, and never gets longer. This type's extensions hold all
/// rules of text; errors name the byte at which reading stopped.
@safe package struct Scan: ~Copyable {
  /// The table's own, which outlives every scan: an uncounted reference keeps reference counting out of reading.
  unowned(unsafe) let origins: OriginSet
  let rules: TextRules
  /// The text as given.
  let text: Bytes
  /// The text, or the copy in which parts are decoded: at least sixteen bytes.
  private(set) var bytes: Bytes
  /// The origins of the table that the text belongs to, one bit each.
  private(set) var fitting: UInt64 = 0
  /// The length of the beginning that the source's links share.
  private var prefixEnd = 0
  var ownHost: OwnHost?
  var segments: ScratchBuffer<Slice>
  var items: ScratchBuffer<ItemSlices>
  /// What follows `#`.
  var fragment: Slice?
  /// How the fragment is cut, for routes that read parts of it. In the lent memory, so that no copy of a ``ScannedText`` holds it.
  let cutting: UnsafeMutablePointer<FragmentCut>
  var pathEnd = 0
  private var copy: ScratchBuffer<UInt8>
  // Small properties stand together: a scan is moved when it is lent, 128 bytes at a time.
  private(set) var form = TextForm.path
  /// Whether the first segment holds a raw colon: only routes that begin with it may answer.
  var hasRawColon = false
  /// Whether the last segment is a raw rest.
  private(set) var isRaw = false
  private(set) var isCopied = false
  private(set) var isUTF8 = true
  /// Whether some part differs from the bytes of the text.
  private(set) var isDecoded = false
  #if DEBUG
    /// How many bytes were looked at so far, by what may look at a byte more than once.
    package private(set) var looked = 0
  #endif

  var end: Int { text.count }

  /// A host that the table does not spell like the text, in lower case.
  struct OwnHost: BitwiseCopyable {
    let scheme: Slice
    let host: Slice
    let port: Int
  }

  /// The slices of a query item's key and value.
  package struct ItemSlices: BitwiseCopyable {
    package internal(set) var key: Slice
    package internal(set) var value: Slice
  }

  /// Reads a text of one of `origins`, and lends the scan.
  ///
  /// - Parameters:
  ///   - asTarget: whether a bare path also belongs to web origins, as the target of a request.
  ///   - isUTF8: whether the text is known to be UTF-8.
  package static func read<Result>(
    _ text: Bytes, _ origins: OriginSet, _ rules: TextRules, asTarget: Bool = false, isUTF8: Bool = true,
    isRaw: Bool = false, _ use: (borrowing Scan) throws(LinkError) -> Result
  ) throws(LinkError) -> Result {
    var result: Result?
    try readOnce(text, origins, rules, asTarget, isUTF8, isRaw) { (scan) throws(LinkError) in result = try use(scan) }
    guard let result else { throw LinkError(.malformed(.empty), at: 0) }
    return result
  }

  /// The same without a result. `dynamic` keeps the compiler from making a copy for each closure.
  private dynamic static func readOnce(
    _ text: Bytes, _ origins: OriginSet, _ rules: TextRules, _ asTarget: Bool, _ isUTF8: Bool, _ isRaw: Bool,
    _ use: (borrowing Scan) throws(LinkError) -> Void
  ) throws(LinkError) {
    try readInline(text, origins, rules, asTarget: asTarget, isUTF8: isUTF8, isRaw: isRaw, use)
  }

  /// The same, inlined: only where most links come that are not straight.
  @inline(__always)
  static func readInline<Result>(
    _ text: Bytes, _ origins: OriginSet, _ rules: TextRules, asTarget: Bool, isUTF8: Bool, isRaw: Bool = false,
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
      (scan.isUTF8, scan.isRaw) = (isUTF8, isRaw)
      try scan.read(asTarget: asTarget)
      return try use(scan)
    }
  }

  /// Reads only what follows a path that was read already.
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

  /// The layout of the memory that most texts need; the rest of it is for a copy of the text.
  private enum Memory {
    static let segments = 12
    static let items = 8
    static let cut = segments * MemoryLayout<Slice>.stride + items * MemoryLayout<ItemSlices>.stride
    static let copyStart = cut + MemoryLayout<FragmentCut>.stride
    // A larger allocation would not be on the stack.
    static let size = 1024
    /// The length of a short text's copy with padding, so that eight bytes may be read from any offset of the text.
    static let padding = 24
  }

  @inline(__always)
  private init(_ text: Bytes, _ origins: OriginSet, _ rules: TextRules, _ memory: UnsafeMutableRawPointer) {
    unsafe (self.text, self.origins, self.rules) = (text, origins, rules)
    bytes = text
    unsafe segments = ScratchBuffer(lent: memory, capacity: Memory.segments)
    unsafe items = ScratchBuffer(
      lent: memory + Memory.segments * MemoryLayout<Slice>.stride, capacity: Memory.items)
    unsafe cutting = (memory + Memory.cut).initializeMemory(as: FragmentCut.self, to: FragmentCut())
    unsafe copy = ScratchBuffer(lent: memory + Memory.copyStart, capacity: Memory.size - Memory.copyStart)
    if text.count < 16 { makeCopy() }
  }

  /// - Parameter prefixEnd: the length of the beginning that all links of the source share.
  @inline(__always)
  mutating func takeSource(_ form: TextForm, _ fitting: UInt64, prefixEnd: Int = 0) {
    (self.form, self.fitting, self.prefixEnd) = (form, fitting, prefixEnd)
  }

  var source: Location.Source {
    if let own = ownHost {
      let (scheme, host) = (Array(bytes[own.scheme]), CheckedOrigin.written(Array(bytes[own.host])))
      if let source = unsafe origins.source(scheme: scheme, host: host, port: own.port) { return source }
    }
    // A custom scheme may be spelled in several ways.
    let own = form.isScheme ? unsafe origins.checked[fitting.trailingZeroBitCount].prefix : nil
    return Location.Source(form: form, prefix: own ?? bytes.string(Slice(0, prefixEnd)), origins: fitting)
  }

  /// Counts bytes that are looked at, for tests. Nothing in a release build.
  @inline(__always)
  mutating func look(at count: Int) {
    #if DEBUG
      looked += count
    #endif
  }

  /// Parts may be changed from now on.
  private mutating func makeCopy() {
    look(at: end)
    isCopied = true
    copy.append(contentsOf: text[Slice(0, end)])
    if end < Memory.padding { copy.append(UInt8(ascii: "a"), times: Memory.padding - end) }
    bytes = copy.bytes
  }

  /// How far behind a byte of a copy its mark is.
  private var distance: Int { max(end, Memory.padding) }

  /// How many bytes each copy of the fragment has, with its marks; nil without marks.
  var markedCopy: Int? { unsafe origins.marksEscapes ? 2 * distance : nil }

  /// Makes room for the marks of the text, once: nothing was appended before.
  private mutating func makeMarks() {
    if copy.count > distance { return }
    copy.append(0, times: distance)
    bytes = copy.bytes
  }

  /// Marks the bytes of a part that is not decoded yet.
  @inline(never)
  private mutating func mark(_ part: Slice) {
    makeMarks()
    cut.marks = Int32(truncatingIfNeeded: distance)
    var (offset, decoded) = (Int(part.start), Int(part.start))
    while offset < part.end {
      let next = PercentEncoding.end(ofByteAt: offset, in: bytes)
      if next > offset + 1 { copy[decoded + distance] = 1 }
      (offset, decoded) = (next, decoded + 1)
    }
  }

  /// Appends a part of the text, to be decoded in another way.
  ///
  /// - Returns: its offset.
  mutating func appendCopy(of part: Slice) -> Int {
    if !isCopied { makeCopy() }
    if markedCopy != nil { makeMarks() }
    look(at: part.count)
    let start = copy.count
    copy.append(contentsOf: text[part])
    copy.append(UInt8(ascii: "a"))
    if let markedCopy { copy.append(0, times: markedCopy - part.count - 1) }
    (bytes, isDecoded) = (copy.bytes, true)
    if cut.copies < 0 { cut.copies = Int32(truncatingIfNeeded: start) }
    return start
  }

  /// Decodes a part of such a copy.
  mutating func decodeCopy(_ part: Slice, plusIsSpace: Bool) throws(LinkError) -> Slice {
    look(at: part.count)
    if unsafe origins.marksEscapes { mark(part) }
    return try copy.decode(part, of: copy.bytes, plusIsSpace: plusIsSpace)
  }

  /// Appends bytes for what is written when the text is read.
  mutating func append(room: Int) {
    if !isCopied { makeCopy() }
    cut.room = Int32(truncatingIfNeeded: copy.count)
    copy.append(0, times: room)
    (bytes, isDecoded) = (copy.bytes, true)
  }

  /// Decodes a part with any bytes.
  ///
  /// - Parameter plusIsSpace: whether `+` is a space, as in a form's query.
  mutating func decode(_ part: Slice, plusIsSpace: Bool = false) throws(LinkError) -> Slice {
    if !isCopied { makeCopy() }
    if !isUTF8 { try checkUTF8() }
    isDecoded = true
    look(at: part.count)
    if unsafe origins.marksEscapes { mark(part) }
    return try copy.decode(part, of: text, plusIsSpace: plusIsSpace)
  }

  /// Raw bytes and escapes must not form one character together: the whole text is checked before a part is decoded.
  mutating func checkUTF8() throws(LinkError) {
    look(at: end)
    if let bad = UTF8Rule.firstInvalid(in: text) { throw LinkError(.malformed(.utf8), at: bad) }
    isUTF8 = true
  }

  /// Makes a part what it is in the text.
  mutating func restore(_ part: Slice) {
    for offset in part.range { copy[offset] = text[offset] }
  }

  /// Makes a part lower case, as hosts are compared.
  mutating func lowercase(_ part: Slice) -> Slice {
    if !isCopied { makeCopy() }
    look(at: part.count)
    for offset in part.range { copy[offset] = asciiLowercased(copy[offset]) }
    return part
  }

  /// The range in the text, escapes included, of a part or of some of its bytes.
  func rawRange(of slice: Slice) -> Range<Int> {
    // Compact text has no escapes: "%" is a letter there.
    if form == .compact { return slice.range }
    var start = slice.start
    func isIn(_ part: Slice) -> Bool { part.start <= slice.start && slice.end <= part.end }
    for index in 0..<segments.count where isIn(segments[index]) { start = segments[index].start }
    for index in 0..<items.count where isIn(items[index].value) { start = items[index].value.start }
    if let fragment, isIn(fragment), cut.isWhole { start = fragment.start }
    let raw = rawOffset(Int(start))
    var range = raw..<raw
    for offset in start..<slice.end {
      let next = PercentEncoding.end(ofByteAt: range.upperBound, in: text)
      range = (offset < slice.start ? next : range.lowerBound)..<next
    }
    return range
  }
}
