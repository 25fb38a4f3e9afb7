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
    unsafeAddress { unsafe address(of: Int(index)) }
  }

  @inline(__always)
  package subscript(index: Int) -> Element {
    @inline(__always)
    unsafeAddress { unsafe address(of: index) }
  }

  /// The address of an element, valid while the owner lives.
  @inline(__always)
  @unsafe func address(of index: Int) -> UnsafePointer<Element> {
    assert(index >= 0 && index < count)
    return unsafe UnsafePointer(base + index)
  }
}

/// Owns flat arrays, and frees them together: no copy may be read afterwards. One thread adds them, while a table is built.
@safe final class FlatMemory: @unchecked Sendable {
  private var blocks: [UnsafeMutableRawPointer] = unsafe []

  func array<Element>(_ elements: [Element]) -> FlatArray<Element> {
    let array = FlatArray(elements)
    unsafe blocks.append(array.base)
    return array
  }

  deinit { unsafe blocks.forEach { unsafe $0.deallocate() } }
}

extension FlatArray<UInt8> {
  /// The elements, valid while their owner lives.
  @inline(__always)
  @unsafe var bytes: Bytes { unsafe Bytes(UnsafeRawPointer(base), count: count) }
}

/// Lends memory for the time of a call.
@inline(__always)
@unsafe func withScratchMemory<Result, Failure: Error>(
  _ byteCount: Int, _ use: (UnsafeMutableRawPointer) throws(Failure) -> Result
) throws(Failure) -> Result {
  try unsafe withUnsafeTemporaryAllocation(byteCount: byteCount, alignment: 16) { (memory) throws(Failure) in
    // Only empty memory has no address.
    try unsafe use(memory.baseAddress.unsafelyUnwrapped)
  }
}

/// A growing array in borrowed memory, which moves to the heap when that is full.
///
/// Reading a link of common size allocates nothing and counts no references.
@safe package struct ScratchBuffer<Element: BitwiseCopyable>: ~Copyable {
  fileprivate var base: UnsafeMutablePointer<Element>
  fileprivate(set) var count = 0
  private(set) var capacity: Int
  private var isOwned = false

  /// - Parameters:
  ///   - lent: memory that outlives the buffer.
  ///   - count: how many elements it holds already.
  @inline(__always)
  init(lent: UnsafeMutableRawPointer, capacity: Int, count: Int = 0) {
    assert(count <= capacity)
    unsafe base = lent.bindMemory(to: Element.self, capacity: capacity)
    (self.capacity, self.count) = (capacity, count)
  }

  /// A buffer on the heap.
  init(capacity: Int) {
    unsafe base = UnsafeMutablePointer<Element>.allocate(capacity: max(1, capacity))
    self.capacity = max(1, capacity)
    isOwned = true
  }

  @inline(__always)
  deinit { if isOwned { unsafe base.deallocate() } }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return unsafe base[index]
    }
    set {
      assert(index >= 0 && index < count)
      unsafe base[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(toFit: count &+ 1) }
    unsafe (base + count).initialize(to: element)
    count &+= 1
  }

  /// Appends an element `times` times.
  @inline(__always)
  mutating func append(_ element: Element, times: Int) {
    if count &+ times > capacity { grow(toFit: count &+ times) }
    unsafe (base + count).initialize(repeating: element, count: times)
    count &+= times
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count &-= 1
    return unsafe base[count]
  }

  @inline(__always)
  mutating func removeAll(from start: Int = 0) { count = min(count, start) }

  @inline(never)
  fileprivate mutating func grow(toFit wanted: Int) {
    let larger = max(wanted, capacity * 2)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    unsafe memory.initialize(from: base, count: count)
    if isOwned { unsafe base.deallocate() }
    unsafe (base, capacity, isOwned) = (memory, larger, true)
  }

  /// The elements, valid until one is appended.
  @inline(__always)
  var pointer: UnsafePointer<Element> { unsafe UnsafePointer(base) }

  @inline(__always)
  @unsafe var elements: UnsafeBufferPointer<Element> { unsafe UnsafeBufferPointer(start: base, count: count) }
}

extension ScratchBuffer<UInt8> {
  @inline(__always)
  mutating func append(contentsOf bytes: Bytes) {
    if count &+ bytes.count > capacity { grow(toFit: count &+ bytes.count) }
    unsafe bytes.copy(to: UnsafeMutableRawPointer(base + count))
    count &+= bytes.count
  }

  /// The buffer as bytes to read, valid until one is appended.
  @inline(__always)
  var bytes: Bytes { unsafe Bytes(UnsafeRawPointer(pointer), count: count) }
}
