/// The example of what is counted: of many texts the shortest, then the lowest by bytes, whatever their order.
struct Example: Sendable, Hashable {
  private(set) var bytes: [UInt8]?

  init(_ bytes: [UInt8]? = nil) { self.bytes = bytes }

  /// Whether a text of so many bytes may be the better one.
  @inline(__always)
  func mayBeLonger(than count: Int) -> Bool { bytes.map { $0.count >= count } ?? true }

  mutating func offer(_ other: @autoclosure () -> [UInt8], count: Int) {
    guard mayBeLonger(than: count) else { return }
    let other = other()
    guard let bytes, bytes.count == other.count, !other.lexicographicallyPrecedes(bytes) else {
      self.bytes = other
      return
    }
  }

  mutating func merge(_ other: Example) {
    if let bytes = other.bytes { offer(bytes, count: bytes.count) }
  }

  var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
}
