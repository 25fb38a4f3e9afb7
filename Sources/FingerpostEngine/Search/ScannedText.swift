/// The result of a scan, copyable: valid as long as the scan.
@safe struct ScannedText {
  let bytes: Bytes
  private let segments: UnsafePointer<Slice>
  let count: Int
  private let items: UnsafePointer<Scan.ItemSlices>
  let itemCount: Int
  let fragment: Slice?
  let fitting: UInt64
  let isCompact: Bool
  /// The only routes that may answer; nil for any.
  private let answering: ColonSegments.Routes?
  let pathEnd: Int

  @inline(__always)
  init(_ scan: borrowing Scan) {
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
  func allows(_ route: Int32) -> Bool {
    guard let answering else { return true }
    return answering.holds(route)
  }

  @inline(__always)
  func segment(_ index: Int) -> Slice {
    assert(index >= 0 && index < count)
    return unsafe segments[index]
  }

  @inline(__always)
  func text(_ segment: Int) -> Bytes { bytes[self.segment(segment)] }

  @inline(__always)
  func item(_ index: Int) -> Scan.ItemSlices {
    assert(index >= 0 && index < itemCount)
    return unsafe items[index]
  }
}
