/// The example of what is counted: of many texts the shortest, then the lowest by bytes, whatever their order.
struct Example: Sendable, Hashable {
  private(set) var bytes: [UInt8]?

  init(_ bytes: [UInt8]? = nil) { self.bytes = bytes }

  mutating func offer(_ other: UnsafeBufferPointer<UInt8>) {
    if let bytes {
      guard unsafe other.count < bytes.count || other.count == bytes.count && other.precedes(bytes) else { return }
    }
    bytes = unsafe Array(other)
  }

  mutating func offer(_ other: [UInt8]) { unsafe other.withUnsafeBufferPointer { unsafe offer($0) } }

  mutating func merge(_ other: Example) {
    if let bytes = other.bytes { offer(bytes) }
  }

  var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
}
