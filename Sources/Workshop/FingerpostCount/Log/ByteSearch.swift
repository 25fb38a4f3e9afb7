#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(WASILibc)
  import WASILibc
#endif

/// What is asked of every line's bytes. The system's library looks at 32 of them together.
extension UnsafeBufferPointer<UInt8> {
  /// Where a byte stands first, from `start` on; nil if it is not there.
  @inline(__always)
  func index(of byte: UInt8, from start: Int = 0) -> Int? {
    guard let base = baseAddress, start < count,
      let found = unsafe memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Whether these bytes begin with others.
  @inline(__always)
  func begins(with other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = baseAddress, let otherBase = other.baseAddress else { return other.isEmpty }
    return unsafe count >= other.count && memcmp(base, otherBase, other.count) == 0
  }

  func begins(with other: [UInt8]) -> Bool { unsafe other.withUnsafeBufferPointer { unsafe begins(with: $0) } }

  /// Whether these are the same bytes.
  func equals(_ other: [UInt8]) -> Bool { unsafe count == other.count && begins(with: other) }

  /// Whether the bytes come before others of the same number.
  func precedes(_ other: [UInt8]) -> Bool {
    unsafe other.withUnsafeBufferPointer { other in
      guard let base = baseAddress, let otherBase = other.baseAddress else { return false }
      return unsafe memcmp(base, otherBase, Swift.min(count, other.count)) < 0
    }
  }
}
