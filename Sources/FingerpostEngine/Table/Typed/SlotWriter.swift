/// What the elements of a payload hold, put one behind another by the code that takes a value apart: the counterpart of a
/// ``SlotReader``.
@safe public struct SlotWriter: ~Copyable {
  private(set) var bytes: ScratchBuffer<UInt8>
  /// What each entry holds: see ``PayloadShape``.
  private(set) var entries: ScratchBuffer<CaptureSlice>
  private(set) var lists: ScratchBuffer<Slice>
  /// The numbers of the cases of mounted routers, the innermost first.
  private(set) var inner: ScratchBuffer<Int32>
  /// Whether something was met that only captures can hold.
  package var isIncomplete = false
  /// Whether what is mounted is to be kept as a value.
  package let keepsMounted: Bool
  package var mounted: (any Sendable)?

  static let memory = 1024

  /// - Parameter memory: of ``memory`` bytes, which outlives the writer.
  init(_ memory: UnsafeMutableRawPointer, keepsMounted: Bool = false) {
    unsafe entries = ScratchBuffer(lent: memory, capacity: 24)
    unsafe lists = ScratchBuffer(lent: memory + 192, capacity: 16)
    unsafe inner = ScratchBuffer(lent: memory + 320, capacity: 16)
    unsafe bytes = ScratchBuffer(lent: memory + 384, capacity: Self.memory - 384)
    self.keepsMounted = keepsMounted
  }

  /// An element that the link leaves out.
  public mutating func putAbsent() { entries.append(.absent) }

  /// An element of one text.
  public mutating func put(_ text: String) { entries.append(CaptureSlice(add(text))) }

  /// A number, which is its digits.
  public mutating func put(_ number: Int64) {
    let start = bytes.count
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    putDigits(number.magnitude, from: start)
  }

  /// A number that is not below zero.
  public mutating func put(_ number: UInt64) { putDigits(number, from: bytes.count) }

  private mutating func putDigits(_ number: UInt64, from start: Int) {
    let first = bytes.count
    var rest = number
    repeat {
      bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    // The last digit was written first.
    var (low, high) = (first, bytes.count &- 1)
    while low < high {
      (bytes[low], bytes[high]) = (bytes[high], bytes[low])
      (low, high) = (low &+ 1, high &- 1)
    }
    entries.append(CaptureSlice(Slice(start, bytes.count)))
  }

  /// An element of several texts.
  public mutating func put(_ texts: [String]) {
    let start = lists.count
    for text in texts { lists.append(add(text)) }
    entries.append(CaptureSlice(list: start, count: texts.count))
  }

  /// The case of a mounted router, whose elements were put just now.
  package mutating func putMounted(_ number: Int) { inner.append(Int32(truncatingIfNeeded: number)) }

  private mutating func add(_ text: String) -> Slice {
    let start = bytes.count
    text.lend { bytes.append(contentsOf: $0) }
    return Slice(start, bytes.count)
  }
}
