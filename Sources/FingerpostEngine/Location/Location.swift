/// What routing looks at: the origin, the segments, the query items and the fragment of a link, all decoded.
///
///     let location = try Location(parsing: "appscheme://users/ann%2Flee?tab=posts", origins: [.scheme("appscheme")])
///     location.segments   // ["users", "ann/lee"]
///     location.query      // [tab=posts]
///     try location.print()  // "appscheme://users/ann%2Flee?tab=posts"
///
/// One buffer holds the text, and behind it what had to be decoded of it; slices point into it: matching never makes a
/// `String`, and a part in which nothing needs decoding stays where it is.
public struct Location: Sendable {
  /// One `key=value` of a query, decoded.
  public struct QueryItem: Sendable, Hashable, CustomStringConvertible {
    /// The part before the first `=`.
    public var key: String
    /// The part after it; empty where there is none.
    public var value: String

    /// A query item.
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }

    /// `key=value`, as decoded.
    public var description: String { "\(key)=\(value)" }
  }

  /// Where a link came from, or is to be printed for.
  struct Source: Sendable, Hashable {
    var form: TextForm
    /// What stands before the first segment: `appscheme://`, `https://social.example`, or nothing. Where the first segment
    /// is captured from the host, `*` stands for it: `https://*.example.com`.
    var prefix: String
    /// The origins of the table that this source fits, one bit each.
    var origins: UInt64
  }

  struct Slice: Sendable, Hashable, BitwiseCopyable {
    var start: Int32
    var end: Int32

    init(start: Int32, end: Int32) { (self.start, self.end) = (start, end) }

    init(_ range: Range<Int>) {
      self.init(start: Int32(clamping: range.lowerBound), end: Int32(clamping: range.upperBound))
    }

    var range: Range<Int> { Int(start)..<Int(end) }

    /// A part of the slice, counted from its start.
    subscript(part: Range<Int>) -> Slice {
      Slice(start: start + Int32(clamping: part.lowerBound), end: start + Int32(clamping: part.upperBound))
    }
  }

  /// Where the key and the value of a query item stand.
  struct ItemSlices: Sendable, BitwiseCopyable {
    var key: Slice
    var value: Slice
  }

  var source: Source
  var bytes: [UInt8]
  var segmentSlices: [Slice] = []
  var querySlices: [ItemSlices] = []
  var fragmentSlice: Slice?
  /// Where the path ended in the text.
  var pathEnd: Int32 = 0
  /// Where parts that were decoded had begun in the text.
  private var moved: [(start: Int32, offset: Int)] = []

  /// A location to be read from a text.
  init(source: Source, text: [UInt8]) { (self.source, bytes) = (source, text) }

  init(source: Source, segments: [String], query: [QueryItem] = [], fragment: String? = nil) {
    self.init(source: source, text: [])
    segmentSlices = segments.map { append($0) }
    querySlices = query.map { ItemSlices(key: append($0.key), value: append($0.value)) }
    fragmentSlice = fragment.map { append($0) }
  }

  /// The text of a bare path with these segments and items; nil for what no text can carry.
  package static func path(_ segments: [String], query: [QueryItem]) -> String? {
    let source = Source(form: .path, prefix: "", origins: 0)
    return try? Location(source: source, segments: segments, query: query).print()
  }

  private mutating func append(_ text: String) -> Slice {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    return Slice(start: Int32(clamping: start), end: Int32(clamping: bytes.count))
  }

  /// Puts what a part of the text stands for behind all others.
  ///
  /// - Parameter offset: where the part began.
  mutating func move(
    from offset: Int, _ decode: (inout [UInt8]) throws(LinkError) -> Void
  ) throws(LinkError) -> Slice {
    // What is decoded is never longer than the text.
    if moved.isEmpty { bytes.reserveCapacity(bytes.count * 2) }
    let start = bytes.count
    try decode(&bytes)
    let slice = Slice(start..<bytes.count)
    moved.append((slice.start, offset))
    return slice
  }

  /// Where a part began in the text: the place that an error names.
  func offset(of slice: Slice) -> Int { moved.first { $0.start == slice.start }?.offset ?? Int(slice.start) }

  func string(_ slice: Slice) -> String { String(decoding: bytes[slice.range], as: UTF8.self) }

  /// Whether a part is these bytes.
  func equals(_ slice: Slice, _ other: [UInt8]) -> Bool {
    slice.range.count == other.count && bytes[slice.range].elementsEqual(other)
  }

  /// The path's segments, decoded; empty at the root.
  public var segments: [String] { segmentSlices.map(string) }

  /// The query's items in the order of the text.
  public var query: [QueryItem] { querySlices.map(item) }

  func item(_ slices: ItemSlices) -> QueryItem { QueryItem(key: string(slices.key), value: string(slices.value)) }

  /// What follows `#`, decoded; nil where there is none.
  public var fragment: String? { fragmentSlice.map(string) }
}

extension Location.QueryItem {
  /// Equal where the bytes are.
  public static func == (left: Self, right: Self) -> Bool {
    left.key.isIdentical(to: right.key) && left.value.isIdentical(to: right.value)
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    key.hashBytes(into: &hasher)
    value.hashBytes(into: &hasher)
  }
}

extension Location: Hashable {
  /// Equal where the same segments, items and fragment, byte for byte, come from the same place.
  public static func == (left: Location, right: Location) -> Bool {
    left.source.form == right.source.form && left.source.prefix == right.source.prefix
      && left.segmentSlices.elementsEqual(right.segmentSlices) { left.bytes[$0.range] == right.bytes[$1.range] }
      && left.query == right.query && left.fragmentBytes == right.fragmentBytes
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source.prefix)
    hasher.combine(segmentSlices.map { bytes[$0.range] })
    hasher.combine(query)
    hasher.combine(fragmentBytes)
  }

  private var fragmentBytes: ArraySlice<UInt8>? { fragmentSlice.map { bytes[$0.range] } }
}
