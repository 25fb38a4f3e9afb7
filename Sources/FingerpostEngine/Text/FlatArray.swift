/// Elements side by side that are written once and read without reference counting; freed by the table that owns them.
///
/// Indices come from the table's own build, never from input: they are checked in debug builds alone.
@safe struct FlatArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  fileprivate let base: UnsafeMutablePointer<Element>
  let count: Int

  init(_ elements: [Element]) {
    count = elements.count
    unsafe base = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count))
    for (index, element) in elements.enumerated() { unsafe (base + index).initialize(to: element) }
  }

  /// In place: reading one member of an element loads that member alone.
  @inline(__always)
  subscript(index: Int32) -> Element {
    @inline(__always)
    unsafeAddress {
      assert(index >= 0 && index < count)
      return unsafe UnsafePointer(base + Int(index))
    }
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    @inline(__always)
    unsafeAddress {
      assert(index >= 0 && index < count)
      return unsafe UnsafePointer(base + index)
    }
  }

  /// Where an element stands, for as long as the owner lives.
  @inline(__always)
  @unsafe func address(of index: Int) -> UnsafePointer<Element> {
    assert(index >= 0 && index < count)
    return unsafe UnsafePointer(base + index)
  }

  /// The owner's deinit calls this, and nothing may read afterwards, any copy included.
  @unsafe func deallocate() { unsafe base.deallocate() }
}

extension FlatArray<UInt8> {
  /// The elements, for as long as their owner lives.
  @inline(__always)
  @unsafe var bytes: Bytes { unsafe Bytes(UnsafeRawPointer(base), count: count) }
}
