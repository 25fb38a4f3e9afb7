/// The result of a lookup: the route, and the byte ranges of its captures. It needs no allocation.
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

  /// The most captures whose ranges are kept; for a route with more, ask ``RouteTable/match(_:method:)``.
  public static let capacity = Hit.firstCount

  @inline(__always)
  init(_ route: Int32, _ slots: borrowing ScratchBuffer<CaptureSlice>) {
    (self.route, count, self.slots) = (route, slots.count, slots.first)
  }

  /// The range of a capture, in UTF-8 bytes from the start of the text, escapes included; empty for an absent one, for a list,
  /// and from ``capacity`` on.
  public subscript(capture: Int) -> Range<Int> {
    slice(capture)?.range ?? 0..<0
  }

  /// The same; nil instead of an empty range.
  func slice(_ capture: Int) -> Slice? {
    guard capture >= 0, capture < min(count, Self.capacity) else { return nil }
    return unsafe withUnsafeBytes(of: slots) { slots in
      unsafe slots.loadUnaligned(fromByteOffset: capture * MemoryLayout<CaptureSlice>.stride, as: CaptureSlice.self)
    }.slice
  }
}

extension RouteTable {
  /// Finds the route of a link without making a ``Match``; nil if none answers. A gone route counts like any other.
  ///
  /// - Parameters:
  ///   - text: the text of a link.
  ///   - method: the method of a request; nil means GET.
  public func lookup(_ text: String, method: String? = nil) -> Lookup? {
    var lookup: Lookup?
    text.withInlineBytes { lookup = found($0, method) }
    return lookup
  }

  @inline(never)  // `lend` has two calls of its closure: in both, the walk would not be inlined
  private func found(_ text: Bytes, _ method: String?) -> Lookup? { lookup(text, method) }

  /// Finds the route of a link in bytes that may not be UTF-8.
  public func lookup(utf8 text: [UInt8], method: String? = nil) -> Lookup? {
    unsafe text.withUnsafeBufferPointer { unsafe lookup(utf8: $0, method: method) }
  }

  /// The same for borrowed bytes.
  @inline(never)
  @unsafe public func lookup(utf8 text: UnsafeBufferPointer<UInt8>, method: String? = nil) -> Lookup? {
    lookup(unsafe Bytes(text), method, isUTF8: false)
  }

  @inline(__always)
  private func lookup(_ text: Bytes, _ method: String?, isUTF8: Bool = true) -> Lookup? {
    straightWalk.find(text, number(of: method), in: self, isUTF8: isUTF8, asSpelled: true, none: nil) { _ in
      true
    } straight: { route, captured in
      Lookup(route, captured.slots)
    } use: { hit, _ in
      Lookup(hit.route, hit.slots)
    }
  }
}
