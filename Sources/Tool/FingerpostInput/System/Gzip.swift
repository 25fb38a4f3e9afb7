#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// A gzip file (RFC 1952) unpacked by the system's zlib, which is looked for when the first one is read: nothing is linked.
@safe final class Gzip {
  /// zlib's `z_stream`, member by member (zlib.h, unchanged since version 1.0).
  @unsafe private struct Stream {
    var nextIn: UnsafeMutablePointer<UInt8>?
    var availableIn: UInt32 = 0
    var totalIn: UInt = 0
    var nextOut: UnsafeMutablePointer<UInt8>?
    var availableOut: UInt32 = 0
    var totalOut: UInt = 0
    var message: UnsafePointer<CChar>?
    var state: OpaquePointer?
    var allocate: OpaquePointer?
    var free: OpaquePointer?
    var opaque: OpaquePointer?
    var dataType: Int32 = 0
    var adler: UInt = 0
    var reserved: UInt = 0
  }

  private typealias Start = @convention(c) (OpaquePointer, Int32, UnsafePointer<CChar>, Int32) -> Int32
  private typealias Step = @convention(c) (OpaquePointer, Int32) -> Int32
  private typealias End = @convention(c) (OpaquePointer) -> Int32

  private static let chunk = 1 << 20
  private static let libraries = ["libz.so.1", "libz.so", "libz.1.dylib", "libz.dylib"]

  private let inflate: Step
  private let end: End
  private let reset: End
  private let stream: UnsafeMutablePointer<Stream>
  private var input: [UInt8] = []
  private var used = 0
  /// How many bytes of the file were taken before ``input``.
  private var taken = 0
  /// Whether a member of the file has ended: at the end of the file one must have.
  private var isBetween = false

  init() throws(SystemError) {
    guard let zlib = unsafe Self.functions("inflateInit2_", "inflate", "inflateEnd", "inflateReset") else {
      throw .failed("zlib is not installed here: unpack it first, gunzip -c FILE | fingerpost … -")
    }
    unsafe inflate = unsafeBitCast(zlib[1], to: Step.self)
    unsafe end = unsafeBitCast(zlib[2], to: End.self)
    unsafe reset = unsafeBitCast(zlib[3], to: End.self)
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: Stream())
    // 16 above the largest window: a header of gzip is expected.
    let status = unsafe unsafeBitCast(zlib[0], to: Start.self)(
      OpaquePointer(stream), 15 + 16, "1.2.11", Int32(MemoryLayout<Stream>.size))
    guard status == 0 else { throw .failed("zlib does not start (\(status))") }
  }

  /// Functions of zlib, in the order of their names; nil if the system has no zlib, or loads no library while a program runs.
  private static func functions(_ names: String...) -> [UnsafeMutableRawPointer]? {
    #if os(WASI) || os(Windows)
      return nil
    #else
      var library: UnsafeMutableRawPointer?
      for name in libraries where unsafe library == nil { unsafe library = dlopen(name, RTLD_LAZY) }
      guard let library = unsafe library else { return nil }
      let functions = unsafe names.compactMap { name in unsafe dlsym(library, name) }
      return unsafe functions.count == names.count ? functions : nil
    #endif
  }

  deinit {
    _ = unsafe end(OpaquePointer(stream))
    unsafe stream.deallocate()
  }

  /// The next unpacked bytes; empty at the end.
  ///
  /// - Parameter source: the next bytes of the file; empty at its end.
  func next(of source: () throws(SystemError) -> [UInt8]) throws(SystemError) -> [UInt8] {
    while true {
      if used == input.count {
        taken += input.count
        (input, used) = (try source(), 0)
        if input.isEmpty {
          if isBetween || taken == 0 { return [] }
          throw .failed("the gzip data ends too early, at byte \(taken)")
        }
      }
      let output = try step()
      if !output.isEmpty { return output }
    }
  }

  private func step() throws(SystemError) -> [UInt8] {
    if isBetween {
      // Zeros may fill the rest of a file.
      while used < input.count, input[used] == 0 { used += 1 }
      if used == input.count { return [] }
      _ = unsafe reset(OpaquePointer(stream))
      isBetween = false
    }
    var status: Int32 = 0
    let output = unsafe [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, count in
      unsafe input.withUnsafeMutableBufferPointer { input in
        unsafe stream.pointee.nextIn = input.baseAddress.map { unsafe $0 + used }
        unsafe stream.pointee.availableIn = UInt32(input.count - used)
        unsafe stream.pointee.nextOut = buffer.baseAddress
        unsafe stream.pointee.availableOut = UInt32(buffer.count)
        status = unsafe inflate(OpaquePointer(stream), 0)
        used = unsafe input.count - Int(stream.pointee.availableIn)
        count = unsafe buffer.count - Int(stream.pointee.availableOut)
      }
    }
    switch status {
    case 0, -5: break  // Z_OK, and Z_BUF_ERROR where more input is needed
    case 1: isBetween = true  // Z_STREAM_END
    default: throw .failed("the gzip data is broken at byte \(taken + used)")
    }
    return output
  }
}
