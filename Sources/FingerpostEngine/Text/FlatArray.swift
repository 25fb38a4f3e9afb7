/// Elements side by side, written once and read without reference counting; the table that owns them frees them.
///
/// Indices come from the table's own build, never from input: only debug builds check them.
@safe package struct FlatArray<Element: BitwiseCopyable & Sendable>: BitwiseCopyable, @unchecked Sendable {
  fileprivate let base: UnsafeMutablePointer<Element>
  let count: Int

  init(_ elements: [Element]) {
    count = elements.count
    unsafe base = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count))
    for (index, element) in elements.enumerated() { unsafe (base + index).initialize(to: element) }
  }

  /// Returns the address, so that reading one member of an element loads that member alone.
  @inline(__always)
  subscript(index: Int32) -> Element {
    @inline(__always)
    unsafeAddress {
      assert(index >= 0 && index < count)
      return unsafe UnsafePointer(base + Int(index))
    }
  }

  @inline(__always)
  package subscript(index: Int) -> Element {
    @inline(__always)
    unsafeAddress {
      assert(index >= 0 && index < count)
      return unsafe UnsafePointer(base + index)
    }
  }

  /// The address of an element, valid while the owner lives.
  @inline(__always)
  @unsafe func address(of index: Int) -> UnsafePointer<Element> {
    assert(index >= 0 && index < count)
    return unsafe UnsafePointer(base + index)
  }

  @inline(__always)
  @unsafe func index(of address: UnsafePointer<Element>) -> Int { unsafe address - UnsafePointer(base) }

  /// The address of a part's first element; nil for an empty part.
  @unsafe func address(from part: Slice) -> UnsafePointer<Element>? {
    unsafe part.count == 0 ? nil : address(of: Int(part.start))
  }

  /// The owner's `deinit` calls this. Afterwards nothing may read, any copy included.
  @unsafe func deallocate() { unsafe base.deallocate() }
}

extension FlatArray<UInt8> {
  /// The elements, valid while their owner lives.
  @inline(__always)
  @unsafe var bytes: Bytes { unsafe Bytes(UnsafeRawPointer(base), count: count) }
}
