/// The byte range of a part of a text.
package struct Slice: Sendable, Equatable, BitwiseCopyable {
  package internal(set) var start: Int32
  var end: Int32

  @inline(__always)
  package init(_ start: Int, _ end: Int) {
    (self.start, self.end) = (Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: end))
  }

  @inline(__always)
  var count: Int { Int(end &- start) }
  @inline(__always)
  package var range: Range<Int> { unsafe Range(uncheckedBounds: (Int(start), Int(end))) }
}

/// Borrowed bytes, valid only while their owner lends them. Indices come from a scan or from a table's own build, never from
/// input: only debug builds check them.
@safe package struct Bytes: RandomAccessCollection {
  /// Nil only if there are no bytes.
  private let base: UnsafeRawPointer?
  /// How many may be read.
  package let count: Int

  @inline(__always)
  @unsafe init(_ base: UnsafeRawPointer, count: Int) { unsafe (self.base, self.count) = (base, count) }

  @inline(__always)
  @unsafe package init(_ buffer: UnsafeBufferPointer<UInt8>) {
    unsafe (base, count) = (buffer.baseAddress.map { unsafe UnsafeRawPointer($0) }, buffer.count)
  }

  static var none: Bytes { unsafe Bytes(UnsafeBufferPointer(start: nil, count: 0)) }

  @inline(__always)
  private var start: UnsafeRawPointer { unsafe base.unsafelyUnwrapped }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  @inline(__always)
  package func index(after offset: Int) -> Int { offset &+ 1 }
  @inline(__always)
  package func formIndex(after offset: inout Int) { offset &+= 1 }

  @inline(__always)
  package subscript(offset: Int) -> UInt8 {
    assert(offset >= 0 && offset < count)
    return unsafe start.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// Whether both are the same memory.
  func isSame(as other: Bytes) -> Bool { unsafe base == other.base && count == other.count }

  /// A part, with offsets from 0.
  @inline(__always)
  package subscript(part: Slice) -> Bytes {
    assert(part.start >= 0 && part.start <= part.end && Int(part.end) <= count)
    return unsafe Bytes(start + Int(part.start), count: part.count)
  }

  @inline(__always)
  package func withContiguousStorageIfAvailable<Result>(_ use: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows
    -> Result?
  {
    try unsafe use(UnsafeBufferPointer(start: base?.assumingMemoryBound(to: UInt8.self), count: count))
  }

  /// Eight bytes, the first one lowest.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + 8 <= count)
    return unsafe UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  func block(at offset: Int) -> SIMD16<UInt8> {
    assert(offset >= 0 && offset + 16 <= count)
    return unsafe start.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
  }

  /// A copy of one to fifteen bytes, padded to sixteen with a byte that is not special in a link.
  ///
  /// - Parameter memory: sixteen bytes.
  @inline(__always)
  @unsafe func padded(in memory: UnsafeMutableRawPointer) -> Bytes {
    unsafe memory.storeBytes(of: SIMD16(repeating: UInt8(ascii: "a")), as: SIMD16<UInt8>.self)
    unsafe copy(to: memory)
    return unsafe Bytes(memory, count: 16)
  }

  /// Copies all bytes; up to 32 of them without a call.
  @inline(__always)
  @unsafe func copy(to memory: UnsafeMutableRawPointer) {
    // Two words or blocks that may overlap cover all bytes: the front and the back.
    if count > 32 {
      unsafe memory.copyMemory(from: start, byteCount: count)
    } else if count > 16 {
      unsafe copy(SIMD16<UInt8>.self, at: 0, to: memory)
      unsafe copy(SIMD16<UInt8>.self, at: count &- 16, to: memory)
    } else if count >= 8 {
      unsafe copy(UInt64.self, at: 0, to: memory)
      unsafe copy(UInt64.self, at: count &- 8, to: memory)
    } else if count >= 4 {
      unsafe copy(UInt32.self, at: 0, to: memory)
      unsafe copy(UInt32.self, at: count &- 4, to: memory)
    } else if count > 0 {
      unsafe copy(UInt8.self, at: 0, to: memory)
      unsafe copy(UInt8.self, at: count &>> 1, to: memory)
      unsafe copy(UInt8.self, at: count &- 1, to: memory)
    }
  }

  @inline(__always)
  private func copy<Word: BitwiseCopyable>(_ word: Word.Type, at offset: Int, to memory: UnsafeMutableRawPointer) {
    unsafe memory.storeBytes(of: start.loadUnaligned(fromByteOffset: offset, as: word), toByteOffset: offset, as: word)
  }

  @unsafe func withUnsafeBytes(_ use: (UnsafeRawBufferPointer) -> Void) {
    unsafe use(UnsafeRawBufferPointer(start: base, count: count))
  }

  /// The text of a part, which is UTF-8.
  package func string(_ part: Slice) -> String {
    // A string of so few bytes is held without memory of its own.
    if part.count <= 15 {
      return unsafe String(unsafeUninitializedCapacity: 15) { memory in
        if let memory = memory.baseAddress { unsafe self[part].copy(to: UnsafeMutableRawPointer(memory)) }
        return part.count
      }
    }
    return unsafe String(
      decoding: UnsafeBufferPointer(
        start: (start + Int(part.start)).assumingMemoryBound(to: UInt8.self), count: part.count), as: UTF8.self)
  }

  /// The text, which is UTF-8.
  package var string: String { string(Slice(0, count)) }

  /// Whether the bytes are the same.
  package func isEqual(to other: Bytes) -> Bool { count == other.count && isEqual(Slice(0, count), other, 0) }
  func isEqual(to other: [UInt8]) -> Bool { other.withBytes { isEqual(to: $0) } }

  /// Whether a part equals a part of other bytes.
  @inline(__always)
  func equals(_ slice: Slice, _ other: Bytes, _ otherSlice: Slice) -> Bool {
    slice.count == otherSlice.count && isEqual(slice, other, Int(otherSlice.start))
  }

  @inline(__always)
  private func isEqual(_ slice: Slice, _ other: Bytes, _ start: Int) -> Bool {
    let (count, from) = (slice.count, Int(slice.start))
    if count >= 8 {
      var index = 0
      while index &+ 8 < count {
        if word(at: from &+ index) != other.word(at: start &+ index) { return false }
        index &+= 8
      }
      // The last eight bytes, some of which were compared already.
      return word(at: from &+ count &- 8) == other.word(at: start &+ count &- 8)
    }
    // Two words, or three bytes, that may overlap cover all bytes.
    if count >= 4 {
      return half(at: from) == other.half(at: start)
        && half(at: from &+ count &- 4) == other.half(at: start &+ count &- 4)
    }
    let (middle, last) = (count &>> 1, count &- 1)
    return count == 0
      || self[from] == other[start] && self[from &+ middle] == other[start &+ middle]
        && self[from &+ last] == other[start &+ last]
  }

  @inline(__always)
  private func half(at offset: Int) -> UInt32 {
    assert(offset >= 0 && offset + 4 <= count)
    return unsafe start.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
  }

  /// The first bytes of at least eight, at most eight of them, the first one lowest. Fewer than eight have equal heads only if
  /// they are equal: none of them is zero.
  @inline(__always)
  func head(_ length: Int) -> UInt64 {
    let word = word(at: 0)
    return length < 8 ? word & ~(~0 &<< UInt64(truncatingIfNeeded: length &* 8)) : word
  }
}

extension String {
  /// The parts between separators, empty ones too; in one copy for all that cut a text, which `split` of texts is not.
  @inline(never)
  package func parts(between separator: Unicode.Scalar) -> [String] {
    utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false).map { String(Substring($0)) }
  }

  /// Whether the bytes are the same. `==` finds "é" in one scalar and in two equal, but they are two links.
  @inline(never)
  package func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Whether these are its bytes.
  @inline(never)
  func isEqual(to bytes: Bytes) -> Bool { utf8.count == bytes.count && withBytes { $0.isEqual(to: bytes) } }

  /// Hashes the bytes that ``isIdentical(to:)`` compares.
  @inline(never)
  package func hashBytes(into hasher: inout Hasher) {
    var text = self
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}

/// A text that is equal only if its bytes are: two texts that look alike may be two links.
package struct ExactText: Sendable, Hashable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: ExactText, right: ExactText) -> Bool { left.text.isIdentical(to: right.text) }
  package func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }
}
