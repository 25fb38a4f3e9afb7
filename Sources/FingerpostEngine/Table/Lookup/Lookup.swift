/// What a link leads to: a route, and where its captures stand in the text. Nothing is allocated.
///
///     table.lookup("appscheme://users/ann/tweets/123")?.index   // 4
///     table.lookup("appscheme://users/ann/tweets/123")?[0]      // 18..<21: ann
public struct Lookup: Sendable {
  /// The index of the route in the table.
  public var index: Int { Int(route) }
  /// How many parameters the route has.
  public private(set) var count: Int

  private let route: Int32
  private let slots: FirstSlots

  /// The most captures that are told; of a route with more, ``RouteTable/match(_:method:)`` says what the others hold.
  public static let capacity = Hit.firstCount

  fileprivate init(_ hit: borrowing Hit) {
    (route, count, slots) = (hit.route, hit.slots.count, hit.slots.first)
  }

  /// Where a capture stands, in UTF-8 bytes from the start of the text, escapes and all; empty for one that is left out, and for
  /// a list.
  public subscript(capture: Int) -> Range<Int> {
    guard capture >= 0, capture < min(count, Self.capacity) else { return 0..<0 }
    return unsafe withUnsafeBytes(of: slots) { slots in
      unsafe slots.loadUnaligned(fromByteOffset: capture * MemoryLayout<CaptureSlice>.stride, as: CaptureSlice.self)
    }.slice?.range ?? 0..<0
  }
}

extension RouteTable {
  /// Finds the route of a link, without making a ``Match``; nil where none answers.
  ///
  /// - Parameter method: the method of a request; nil counts as GET, with which a link is opened.
  public func lookup(_ text: String, method: String? = nil) -> Lookup? {
    var lookup: Lookup?
    text.lend { lookup = self.lookup($0, method) }
    return lookup
  }

  /// Finds the route of a link in UTF-8, where nobody has made sure yet that it is UTF-8.
  public func lookup(utf8 text: [UInt8], method: String? = nil) -> Lookup? {
    text.withBytes { lookup($0, method, isUTF8: false) }
  }

  /// The same for bytes that another library keeps.
  @unsafe public func lookup(utf8 text: UnsafeBufferPointer<UInt8>, method: String? = nil) -> Lookup? {
    lookup(unsafe Bytes(text), method, isUTF8: false)
  }

  @inline(__always)
  private func lookup(_ text: Bytes, _ method: String?, isUTF8: Bool = true) -> Lookup? {
    var lookup: Lookup?
    _ = find(text, number(of: method), isUTF8: isUTF8, asSpelled: true) { hit, _ in
      lookup = Lookup(hit)
      return true
    }
    return lookup
  }
}
