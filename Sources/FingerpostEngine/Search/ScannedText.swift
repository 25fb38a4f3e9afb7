/// The result of a scan, copyable: valid as long as the scan.
@safe package struct ScannedText {
  package let bytes: Bytes
  private let segments: UnsafePointer<Slice>
  package let count: Int
  private let items: UnsafePointer<Scan.ItemSlices>
  package let itemCount: Int
  package let fragment: Slice?
  package let fitting: UInt64
  package let isCompact: Bool
  /// The only routes that may answer; nil for any.
  private let answering: ColonSegments.Routes?
  package let pathEnd: Int

  @inline(__always)
  package init(_ scan: borrowing Scan) {
    bytes = scan.bytes
    unsafe segments = scan.segments.pointer
    count = scan.segments.count
    unsafe items = scan.items.pointer
    itemCount = scan.items.count
    (fragment, fitting, pathEnd) = (scan.fragment, scan.fitting, scan.pathEnd)
    isCompact = scan.form == .compact
    answering = scan.answering
  }

  @inline(__always)
  package func allows(_ route: Int32) -> Bool {
    guard let answering else { return true }
    return answering.holds(route)
  }

  @inline(__always)
  package func segment(_ index: Int) -> Slice {
    assert(index >= 0 && index < count)
    return unsafe segments[index]
  }

  @inline(__always)
  package func text(_ segment: Int) -> Bytes { bytes[self.segment(segment)] }

  @inline(__always)
  package func item(_ index: Int) -> Scan.ItemSlices {
    assert(index >= 0 && index < itemCount)
    return unsafe items[index]
  }
}
