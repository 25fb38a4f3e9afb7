/// What a plain link leads to: a route, and where its captures stand in the text. Nothing is allocated.
///
///     table.lookup("appscheme://users/ann/tweets/123")?.index   // 4
///     table.lookup("appscheme://users/ann/tweets/123")?[0]      // 18..<21: ann
///
/// It is the short road for text in which nothing needs decoding: see ``RouteTable/lookup(_:method:)``.
public struct Lookup: Sendable {
  /// The most segments that a plain link has.
  static let capacity = 12

  /// The place of the route in the table.
  public var index: Int { Int(found.route) }
  /// How many captures there are, all in the path.
  public var count: Int { Int(found.count) }

  private var found: (route: Int32, count: Int32) = (-1, 0)
  private var slices: Slices

  private typealias Slices = (
    Location.Slice, Location.Slice, Location.Slice, Location.Slice, Location.Slice, Location.Slice,
    Location.Slice, Location.Slice, Location.Slice, Location.Slice, Location.Slice, Location.Slice
  )

  @inline(__always)
  fileprivate init() {
    let none = Location.Slice(start: 0, end: 0)
    slices = (none, none, none, none, none, none, none, none, none, none, none, none)
  }

  /// Where a capture stands, in UTF-8 bytes from the start of the text; empty for one that there is not.
  public subscript(capture: Int) -> Range<Int> {
    guard capture >= 0, capture < count else { return 0..<0 }
    return unsafe withUnsafeBytes(of: slices) { slices in
      unsafe slices.load(fromByteOffset: capture * MemoryLayout<Location.Slice>.stride, as: Location.Slice.self).range
    }
  }

  /// What the captures hold, as a ``Match`` of the same text has it.
  package func captures(of text: String) -> Captures {
    var text = text
    let values = text.withUTF8 { bytes in
      (0..<count).map { capture in
        let part = unsafe UnsafeBufferPointer(rebasing: bytes[self[capture]])
        return Captured.text(unsafe String(decoding: part, as: UTF8.self))
      }
    }
    return Captures(values: values, choices: [])
  }

  @inline(__always)
  fileprivate mutating func withSlices(
    _ find: (UnsafeMutableBufferPointer<Location.Slice>) -> (route: Int32, count: Int32)?
  ) -> Bool {
    let result = unsafe withUnsafeMutableBytes(of: &slices) { bytes in
      unsafe find(bytes.bindMemory(to: Location.Slice.self))
    }
    guard let result else { return false }
    found = result
    return true
  }
}

extension RouteTable {
  /// Finds the route of a plain link, without making a ``Match``.
  ///
  /// Nil says nothing about the link but that it is not plain, and that ``match(_:method:)`` is to be asked. Plain is a
  /// bare path, compact text without a slash, or a link of a custom scheme or an exact host in its canonical spelling, of at
  /// most 12 segments, without query, fragment, escapes and bytes outside ASCII; whose way through the table meets no groups, wildcards or mixed
  /// segments; whose captures are strings, integers, sets or dates; and for which one route alone ends where it leads.
  /// Tables of declared precedence have no plain links. Whatever a lookup finds, a match finds too.
  public func lookup(_ text: String, method: String? = nil) -> Lookup? {
    var text = text
    return text.withUTF8 { unsafe lookup(utf8: $0, method: method) }
  }

  /// Finds the route of a plain link in UTF-8, where nobody has made sure yet that it is UTF-8.
  @inlinable  // 1,191 instructions instead of 1,197.
  public func lookup(utf8 text: [UInt8], method: String? = nil) -> Lookup? {
    unsafe text.withUnsafeBufferPointer { unsafe lookup(utf8: $0, method: method) }
  }

  /// The same for bytes that another library keeps.
  @inline(__always)
  @unsafe public func lookup(utf8 text: UnsafeBufferPointer<UInt8>, method: String? = nil) -> Lookup? {
    guard text.count <= options.text.limits.bytes, let source = unsafe plain.source(of: text) else { return nil }
    let method = number(of: method)
    var lookup = Lookup()
    // The segments are read without counting references to the table.
    defer { withExtendedLifetime(self) {} }
    let isFound = unsafe lookup.withSlices { slices in
      unsafe find(text, source, method, slices)
    }
    return isFound ? lookup : nil
  }

  /// Walks the segments, and leaves the captures where the segments were.
  @inline(__always)
  private func find(
    _ text: UnsafeBufferPointer<UInt8>, _ source: PlainRoutes.Source, _ method: Request.Method,
    _ slices: UnsafeMutableBufferPointer<Location.Slice>
  ) -> (route: Int32, count: Int32)? {
    let count = unsafe PlainPath.split(text, at: source.separator, from: source.start, into: slices)
    guard count >= 0, count <= options.text.limits.segments else { return nil }
    let used = unsafe UnsafeBufferPointer(start: slices.baseAddress, count: count)
    let segments = unsafe SegmentReader(bytes: text, slices: used, labels: labels)
    var walk = Walk(from: root)
    while let stop = walk.next(nodes, segments) {
      guard case .end(let node) = stop else { return nil }
      let answer = plain.answer(nodes, node, origins: source.origins, method)
      if answer == PlainRoutes.none { continue }
      guard answer >= 0 else { return nil }
      let route = plain.routes[answer]
      // User info, which the other road refuses.
      if source.isScheme, route.captureCount > 0, plain.captures[route.captures] == 0,
        unsafe text[slices[0].range].contains(UInt8(ascii: "@"))
      {
        return nil
      }
      // A capture never stands before the segment that it is.
      for capture in 0..<route.captureCount {
        let slice = segments.slice(Int(plain.captures[route.captures + capture]))
        guard unsafe PlainPath.isPlain(text, slice) else { return nil }
        unsafe slices[Int(capture)] = slice
      }
      return (answer, route.captureCount)
    }
    return nil
  }
}
