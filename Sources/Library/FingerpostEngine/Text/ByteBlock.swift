#if arch(x86_64) && canImport(_Builtin_intrinsics.intel.sse2)
  private import _Builtin_intrinsics.intel.sse2
#endif

/// Bytes of a path, sixteen at a time.
enum ByteBlock {
  /// How many bytes ``stops(in:from:to:)`` looks at.
  static let window = 64

  /// A bit for each byte from `start` on, at most 64, that ends a segment or the path, or may need decoding: `/`, `?`, `#`, `%`,
  /// a backslash, a control character, a space, anything outside ASCII. `!` and `'` are reported, too.
  ///
  /// - Parameter end: the end of the text; sixteen bytes may be read even beyond it.
  @inline(__always)
  static func stops(in bytes: Bytes, from start: Int, to end: Int) -> UInt64 {
    let stop = min(end, start &+ window)
    var (stops, offset) = (UInt64(0), start)
    while offset < stop {
      let load = max(0, min(offset, bytes.count &- 16))
      let bits = bits(of: bytes.block(at: load)) &>> UInt64(truncatingIfNeeded: offset &- load)
      stops |= bits &<< UInt64(truncatingIfNeeded: offset &- start)
      offset &+= 16
    }
    // Bytes beyond the end do not count.
    let count = stop &- start
    return count < 64 ? stops & ~(~0 &<< UInt64(truncatingIfNeeded: count)) : stops
  }

  /// The result of ``slashes(in:from:)`` if any byte needs a closer look.
  static let unusual = UInt64.max

  /// A bit for each slash among the 64 bytes from `start` on; ``unusual`` if there is any other byte that ``stops(in:from:to:)``
  /// reports, or one of `!"$&'`, which are as rare and would cost more to tell apart.
  ///
  /// - Parameter bytes: at least sixteen, and 64 from `start` on unless `start` is 0.
  @inline(__always)
  static func slashes(in bytes: Bytes, from start: Int) -> UInt64 {
    var offset = min(window, bytes.count) &- 16
    let last = bytes.block(at: start &+ offset)
    var (slashes, marks) = (bits(lanes(last, "/")) &<< UInt64(truncatingIfNeeded: offset), marks(last))
    var (low, high) = (last, last)
    while offset > 0 {
      // The first two may overlap.
      offset = max(0, offset &- 16)
      let block = bytes.block(at: start &+ offset)
      marks &+= Self.marks(block)
      low.replace(with: block, where: block .< low)
      high.replace(with: block, where: block .> high)
      slashes |= bits(lanes(block, "/")) &<< UInt64(truncatingIfNeeded: offset)
    }
    let outside = lanes((low .< SIMD16(repeating: 0x28)) .| (high .> SIMD16(repeating: 0x7E)))
    marks |= outside
    return marks[0] | marks[1] != 0 ? unusual : slashes
  }

  /// The same, not inlined, for the few texts that need a second call.
  @inline(never)
  static func moreSlashes(in bytes: Bytes, from start: Int) -> UInt64 { slashes(in: bytes, from: start) }

  /// The slashes of a path that ends in the first 64 bytes, and where it ends: before `?` or `#`, or with the text; ``unusual``
  /// if the path is longer, or holds another byte that ``stops(in:from:to:)`` reports. What follows the path is not looked at.
  ///
  /// - Parameter bytes: at least sixteen; those beyond `end` are not special in a link.
  @inline(never)
  static func path(in bytes: Bytes, to end: Int) -> (slashes: UInt64, end: Int) {
    var (slashes, offset) = (UInt64(0), 0)
    while offset < min(end, window) {
      let load = min(offset, bytes.count &- 16)
      var stops = bits(of: bytes.block(at: load)) &>> UInt64(truncatingIfNeeded: offset &- load)
      while stops != 0 {
        let stop = offset &+ stops.trailingZeroBitCount
        let byte = bytes[stop]
        if byte != UInt8(ascii: "/") {
          return byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") ? (slashes, stop) : (unusual, end)
        }
        slashes |= 1 &<< UInt64(truncatingIfNeeded: stop)
        stops &= stops &- 1
      }
      offset &+= 16
    }
    return (end <= window ? slashes : unusual, end)
  }

  /// What sixteen bytes of a query are, a bit for each from the first on: whether they end an item, `&` and `#`; whether they are
  /// `=`; and whether they may need decoding.
  @inline(__always)
  static func query(in bytes: Bytes, from start: Int) -> (ends: UInt64, equals: UInt64, unplain: UInt64) {
    let load = min(start, bytes.count &- 16)
    let (block, shift) = (bytes.block(at: load), UInt64(truncatingIfNeeded: start &- load))
    let ends = lanes(block, "&") | lanes(block, "#")
    let moved = unsafe unsafeBitCast(block &+ SIMD16(repeating: 1), to: SIMD16<Int8>.self)
    let escapes = lanes(block, "%") | lanes(block, "+")
    let unplain = lanes(moved .< SIMD16(repeating: 0x22)) | lanes(block, "\\") | escapes
    let rest = SIMD2<UInt64>(repeating: 0)
    return (bits(ends) &>> shift, bits(lanes(block, "=")) &>> shift, unplain == rest ? 0 : bits(unplain) &>> shift)
  }

  /// Whether a part may hold "@" or ":". What stands between the two in ASCII counts as well, and in a part of 64 bytes or more
  /// anything does.
  ///
  /// - Parameter bytes: at least sixteen.
  @inline(__always)
  static func mayHoldMark(in bytes: Bytes, from start: Int, to end: Int) -> Bool {
    var offset = start
    while offset < end {
      let load = min(offset, bytes.count &- 16)
      let moved = bytes.block(at: load) &- SIMD16(repeating: UInt8(ascii: ":"))
      // Bytes around the part do not count: the colon of the scheme comes before it.
      let own = bits(lanes(moved .<= SIMD16(repeating: 6))) &>> UInt64(truncatingIfNeeded: offset &- load)
      if offset &+ own.trailingZeroBitCount < end { return true }
      offset &+= 16
    }
    return false
  }

  @inline(__always)
  private static func others(_ block: SIMD16<UInt8>) -> SIMD2<UInt64> {
    // As signed numbers plus one, DEL and all bytes outside ASCII are negative.
    let moved = unsafe unsafeBitCast(block &+ SIMD16(repeating: 1), to: SIMD16<Int8>.self)
    let outside = lanes(moved .< SIMD16(repeating: 0x22))
    // `#` and `%` differ in two bits; so do `!` and `'`.
    let hashOrEscape = lanes((block | SIMD16(repeating: 6)) .== SIMD16(repeating: 0x27))
    return outside | (hashOrEscape | lanes(block, "?")) | lanes(block, "\\")
  }

  /// Not 0 if the block holds `?` or a backslash.
  ///
  /// A sum is one instruction where "or" is many. Each mask adds 0 or 255 to a byte, so a sum of fewer than 256 masks is 0 only
  /// if all are empty.
  @inline(__always)
  private static func marks(_ block: SIMD16<UInt8>) -> SIMD2<UInt64> {
    lanes(block, "?") &+ lanes(block, "\\")
  }

  /// The bytes of a block that are an ASCII character.
  @inline(__always)
  private static func lanes(_ block: SIMD16<UInt8>, _ character: Unicode.Scalar) -> SIMD2<UInt64> {
    lanes(block .== SIMD16(repeating: UInt8(ascii: character)))
  }

  @inline(__always)
  private static func lanes(_ mask: SIMDMask<SIMD16<Int8>>) -> SIMD2<UInt64> {
    unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
  }

  @inline(__always)
  private static func bits(of block: SIMD16<UInt8>) -> UInt64 {
    bits(lanes(block, "/") | others(block))
  }

  /// The high bit of each of sixteen bytes, in order.
  @inline(__always)
  private static func bits(_ lanes: SIMD2<UInt64>) -> UInt64 {
    #if arch(x86_64) && canImport(_Builtin_intrinsics.intel.sse2)
      return UInt64(UInt32(bitPattern: _mm_movemask_epi8(SIMD2<Int64>(truncatingIfNeeded: lanes))))
    #else
      return gather(lanes[0]) | gather(lanes[1]) &<< 8
    #endif
  }

  @inline(__always)
  private static func gather(_ word: UInt64) -> UInt64 {
    ((word & 0x8080_8080_8080_8080) &* 0x0002_0408_1020_4081) &>> 56
  }
}
