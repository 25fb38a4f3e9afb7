/// Writes the text of a link, part by part from the left: the inverse of ``Scan``.
///
///     users, ann/lee   for app://              app://users/ann%2Flee
///                      for https://a.example   https://a.example/users/ann%2Flee
///                      for compact text        users:ann/lee
///
/// Every link that a table prints is written here. It escapes by the same sets of bytes as ``PercentEncoding``, which writes the links that
/// exports and proofs draft, straight into its buffer.
struct LinkWriter: ~Copyable {
  private let form: TextForm
  /// What follows the captured part of the host.
  private let hostSuffix: String
  private let bare = BareBytes.all
  /// The separator of segments, and whether it precedes the next.
  private let separator: UInt8
  private var isSeparated: Bool
  /// What the next segment is escaped as; nil for one that is put as it is, in compact text and in the host.
  private(set) var part: BareBytes.Part?
  private(set) var bytes: ScratchBuffer<UInt8>
  private(set) var segmentCount = 0
  private(set) var itemCount = 0
  /// The offset of the segment that is being written.
  private var start = 0
  private var isPathEnded = false
  /// Whether the host is a literal, or a member of a set, that is read in any case: it is written without capitals.
  var foldsHost = false
  /// What precedes the next item.
  private var mark = UInt8(ascii: "?")
  /// Whether a `?` follows that mark: in the path of a fragment that has no segments.
  private var isQueryMarked = false
  /// The first part that no text can carry. What is written after it is discarded.
  private(set) var failure: Unprintable?

  /// - Parameter buffer: empty.
  init(_ source: Location.Source, buffer: consuming ScratchBuffer<UInt8> = ScratchBuffer(capacity: 256)) {
    let (start, hostSuffix) = source.aroundHost
    self.init(source.form, Bytes.none, hostSuffix: hostSuffix, buffer: buffer)
    for byte in start.utf8 { bytes.append(byte) }
  }

  /// - Parameters:
  ///   - prefix: what precedes the first segment.
  ///   - buffer: empty.
  @inline(__always)
  init(_ form: TextForm, _ prefix: Bytes, hostSuffix: String = "", buffer: consuming ScratchBuffer<UInt8>) {
    self.form = form
    separator = form == .compact ? UInt8(ascii: ":") : UInt8(ascii: "/")
    isSeparated = form == .web || form == .path
    part = form == .compact || form == .host ? nil : form == .scheme ? .authority : .segment
    self.hostSuffix = hostSuffix
    bytes = buffer
    bytes.append(contentsOf: prefix)
  }

  @inline(never)
  mutating func fail(_ reason: Unprintable) {
    if failure == nil { failure = reason }
  }

  // MARK: Segments

  mutating func put(segment: Bytes) {
    beginSegment()
    put(segment)
    endSegment()
  }

  @inline(__always)
  mutating func beginSegment() {
    if isSeparated { bytes.append(separator) }
    (start, isSeparated) = (bytes.count, true)
  }

  /// Puts a literal without looking at its bytes; false if it is not escaped as usual.
  @inline(__always)
  mutating func put(bareSegment segment: Bytes) -> Bool {
    if part == nil { return false }
    beginSegment()
    bytes.append(contentsOf: segment)
    (segmentCount, part) = (segmentCount &+ 1, .segment)
    return true
  }

  @inline(__always)
  mutating func put(_ text: Bytes) { put(piece: text, in: part) }

  @inline(__always)
  mutating func endSegment() {
    if part == nil { return endRawSegment() }
    if bytes.count &- start <= 2 { checkShort() }
    (segmentCount, part) = (segmentCount &+ 1, .segment)
  }

  /// Puts the rest of a link as it is.
  mutating func put(rawRest rest: Bytes) {
    if form == .compact { fail(.compactRest) }
    beginSegment()
    bytes.append(contentsOf: rest)
    segmentCount += 1
  }

  /// Puts a slash behind the segments, if there are any: a path without them is written in one way. Compact text has none.
  @inline(never)
  mutating func putEndSlash() {
    if form != .compact, segmentCount > (form == .host ? 1 : 0) { putSlash() }
  }

  @inline(never)
  private mutating func checkShort() {
    if bytes.count == start { fail(.emptySegment) }
    if isDotSegment(written) { fail(.dotSegment) }
  }

  @inline(never)
  private mutating func endRawSegment() {
    if form == .host {
      endHost()
      part = .segment
    } else if isScript(from: start) {
      fail(segmentCount == 0 ? .scriptLink : .script)
    }
    segmentCount += 1
  }

  private mutating func endHost() {
    if foldsHost { for index in start..<bytes.count { bytes[index] = asciiLowercased(bytes[index]) } }
    if !CheckedOrigin.isCapturable(written) { fail(.hostName) }
    // Where only a port follows, the segment is the whole host.
    if hostSuffix.utf8.first != UInt8(ascii: "."), IPv4Address.isMisspelled(written) { fail(.hostNumber) }
    hostSuffix.withInlineBytes { bytes.append(contentsOf: $0) }
  }

  /// Whether compact text, which has no escapes, holds a script from an offset on.
  func isScript(from start: Int) -> Bool {
    form == .compact && ScriptScheme.begins(bytes.bytes[Slice(start, bytes.count)].drop { $0 == separator })
  }

  /// The bytes of the segment so far.
  private var written: Bytes { bytes.bytes[Slice(start, bytes.count)] }

  // MARK: Query and fragment

  /// - Parameter value: nil for an item without a `=`.
  mutating func put(key: Bytes, value: Bytes?) {
    begin(key: key, hasValue: value != nil)
    if let value { put(value, bare: .query) }
  }

  /// Begins an item whose value follows in parts.
  @inline(__always)
  mutating func begin(key: Bytes, hasValue: Bool = true) {
    endPath()
    bytes.append(mark)
    if isQueryMarked { bytes.append(UInt8(ascii: "?")) }
    (mark, isQueryMarked) = (UInt8(ascii: "&"), false)
    itemCount += 1
    put(key, bare: .query)
    if hasValue { bytes.append(UInt8(ascii: "=")) }
  }

  /// Puts a piece of a segment, a value or a fragment.
  ///
  /// - Parameter part: where it stands; nil for text that has no escapes.
  @inline(__always)
  mutating func put(piece text: Bytes, in part: BareBytes.Part?) {
    if let part { put(text, bare: part) } else { bytes.append(contentsOf: text) }
  }

  /// The same for an element of a list, or a value beside others, in which separators are escaped.
  @inline(__always)
  mutating func put(value: Bytes, in part: BareBytes.Part?, escaping isSeparator: (UInt8) -> Bool) {
    guard let part else { return bytes.append(contentsOf: value) }
    for byte in value {
      if !isSeparator(byte), bare.contains(byte, part) { bytes.append(byte) } else { putEscaped(byte) }
    }
  }

  /// Discards what was put from an offset on, to put it in another way.
  mutating func rewind(to start: Int) { bytes.removeAll(from: start) }

  mutating func put(separator: UInt8, in part: BareBytes.Part?) {
    if let part, !bare.contains(separator, part) { putEscaped(separator) } else { bytes.append(separator) }
  }

  mutating func put(fragment: Bytes) {
    endPath()
    bytes.append(UInt8(ascii: "#"))
    put(fragment, bare: .fragment)
  }

  // A fragment of several parts: what the writer of values puts between these calls, it writes as segments and as items.

  /// - Returns: the number of items before the fragment: the limits are those of a path and of a query, each for itself.
  mutating func begin(fragment kind: Template.Fragment.Kind, isRooted: Bool, segments: Int) -> Int {
    let before = itemCount
    itemCount = 0
    // Without segments, nothing is written unless there are items.
    let isEmpty = kind == .items || segments == 0 && !isRooted
    mark = isEmpty ? UInt8(ascii: "#") : UInt8(ascii: "?")
    isQueryMarked = isEmpty && kind == .path
    if !isEmpty {
      endPath()
      bytes.append(UInt8(ascii: "#"))
      if isRooted { putSlash() }
      if kind == .path { segmentCount = max(segmentCount, segments) }
    }
    return before
  }

  mutating func putSlash() { bytes.append(UInt8(ascii: "/")) }

  mutating func refuseDots(from start: Int) {
    if isDotSegment(bytes.bytes[Slice(start, bytes.count)]) { fail(.dotSegment) }
  }

  mutating func end(fragmentAfter items: Int) { itemCount = max(itemCount, items) }

  /// Puts a fragment as it is in a link, with the escapes that are needed wherever it is cut.
  mutating func put(spelledFragment text: Bytes) {
    endPath()
    bytes.append(UInt8(ascii: "#"))
    var offset = 0
    while offset < text.count {
      let start = offset
      let byte = PercentEncoding.next(text, &offset, text.count, plusIsSpace: false) ?? text[start]
      let isBare = offset > start + 1 ? ByteSet.inFragment.contains(byte) : bare.contains(byte, .fragment)
      if isBare { bytes.append(byte) } else { putEscaped(byte) }
    }
  }

  /// Ends the path. An empty one is written as "/", except behind a custom scheme.
  @inline(__always)
  private mutating func endPath() {
    if isPathEnded { return }
    isPathEnded = true
    if form == .compact { fail(.compactQuery) }
    if form == .host, segmentCount == 0 { fail(.noHost) }
    if !form.isScheme, segmentCount == (form == .host ? 1 : 0) { bytes.append(UInt8(ascii: "/")) }
  }

  mutating func finish() throws(Unprintable) {
    if form != .compact {
      endPath()
    } else if CompactText.refuses(bytes.bytes) {
      fail(.compactControl)
    } else if bytes.count == 0 || bytes[0] == UInt8(ascii: ":") {
      fail(.emptySegment)
    } else if isScript(from: 0) {
      fail(.scriptLink)
    }
    if let failure { throw failure }
  }

  @inline(__always)
  private mutating func put(_ part: Bytes, bare: BareBytes.Part) {
    let end = self.bare.end(from: 0, in: part, bare)
    bytes.append(contentsOf: end == part.count ? part : part[Slice(0, end)])
    if end < part.count { putEscaped(part, from: end, bare: bare) }
  }

  @inline(never)
  private mutating func putEscaped(_ part: Bytes, from start: Int, bare: BareBytes.Part) {
    for byte in part.dropFirst(start) {
      if self.bare.contains(byte, bare) { bytes.append(byte) } else { putEscaped(byte) }
    }
  }

  @inline(__always)
  private mutating func putEscaped(_ byte: UInt8) {
    if byte == 0 || byte == 0x0A || byte == 0x0D { fail(.control) }
    bytes.append(escaped: byte)
  }
}

extension ScratchBuffer<UInt8> {
  @inline(__always)
  mutating func append(escaped byte: UInt8) {
    append(UInt8(ascii: "%"))
    append(PercentEncoding.hexadecimal(byte >> 4))
    append(PercentEncoding.hexadecimal(byte & 15))
  }
}

extension [UInt8] {
  package func withBytes<Result>(_ use: (Bytes) -> Result) -> Result {
    unsafe withUnsafeBufferPointer { use(unsafe Bytes($0)) }
  }
}

extension String {
  /// Lends the UTF-8 bytes; only a string that is not contiguous is copied.
  @inline(__always)
  func withInlineBytes(_ use: (Bytes) -> Void) {
    if unsafe utf8.withContiguousStorageIfAvailable({ use(unsafe Bytes($0)) }) == nil {
      var text = self
      text.withUTF8 { use(unsafe Bytes($0)) }
    }
  }

  /// The same of a string that is contiguous: the closure has one call, so that what it inlines is there once.
  @inline(__always)
  func withContiguousBytes(_ use: (Bytes) -> Void) {
    _ = unsafe utf8.withContiguousStorageIfAvailable { use(unsafe Bytes($0)) }
  }

  /// The same, with a result; smaller, and not as fast.
  package func withBytes<Result, Failure: Error>(_ use: (Bytes) throws(Failure) -> Result) throws(Failure) -> Result {
    var text = self
    return try text.withUTF8 { buffer in
      Swift.Result { () throws(Failure) in try use(unsafe Bytes(buffer)) }
    }.get()
  }
}

extension Location.Source {
  /// What precedes the first segment, and what follows it if it is a part of the host.
  var aroundHost: (start: Substring, suffix: String) {
    guard form == .host, let star = prefix.utf8.firstIndex(of: UInt8(ascii: "*")) else { return (prefix[...], "") }
    return (prefix[..<star], String(prefix[star...].dropFirst()))
  }
}
