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
  private var first: (CaptureSlice, CaptureSlice, CaptureSlice, CaptureSlice, CaptureSlice, CaptureSlice)
  /// Those of a route with more.
  private var others: [CaptureSlice]

  private static let capacity = 6

  @inline(__always)
  fileprivate init(_ hit: borrowing Hit, _ scan: borrowing Scan) {
    (route, count) = (hit.route, hit.slots.count)
    first = (.absent, .absent, .absent, .absent, .absent, .absent)
    others = []
    var index = 0
    while index < hit.slots.count {
      let slot = scan.isDecoded ? scan.raw(hit.slots[index]) : hit.slots[index]
      switch index {
      case 0: first.0 = slot
      case 1: first.1 = slot
      case 2: first.2 = slot
      case 3: first.3 = slot
      case 4: first.4 = slot
      case 5: first.5 = slot
      default: others.append(slot)
      }
      index &+= 1
    }
  }

  /// Where a capture stands, in UTF-8 bytes from the start of the text, escapes and all; empty for one that is left out, and for
  /// a list.
  public subscript(capture: Int) -> Range<Int> {
    guard capture >= 0, capture < count else { return 0..<0 }
    let slot =
      switch capture {
      case 0: first.0
      case 1: first.1
      case 2: first.2
      case 3: first.3
      case 4: first.4
      case 5: first.5
      default: others[capture - Self.capacity]
      }
    return slot.slice?.range ?? 0..<0
  }
}

extension RouteTable {
  /// Finds the route of a link, without making a ``Match``; nil where none answers.
  ///
  /// - Parameter method: the method of a request; nil counts as GET, with which a link is opened.
  public func lookup(_ text: String, method: String? = nil) -> Lookup? {
    text.withBytes { lookup($0, method) }
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
    _ = find(text, number(of: method), isUTF8: isUTF8) { hit, scan in
      lookup = Lookup(hit, scan)
      return true
    }
    return lookup
  }
}

extension Scan {
  /// What a parameter holds, as it stands in the text.
  fileprivate func raw(_ capture: CaptureSlice) -> CaptureSlice {
    guard let slice = capture.slice else { return capture }
    let range = rawRange(of: slice)
    return CaptureSlice(Slice(range.lowerBound, range.upperBound))
  }
}
