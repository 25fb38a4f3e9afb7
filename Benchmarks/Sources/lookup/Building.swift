import FingerpostEngine
import Foundation

/// What it took to make a table: of a list of templates the building alone, which are parsed before; of a `.routes` file all.
struct Building {
  let table: RouteTable
  let time: Duration
  /// The memory that the table has of its own, in millions of bytes; nil where the system does not tell.
  let megabytes: Double?

  init<Fault: Error>(_ make: () throws(Fault) -> RouteTable) throws(Fault) {
    let before = Self.residentBytes()
    let clock = ContinuousClock()
    let start = clock.now
    table = try make()
    time = clock.now - start
    let after = Self.residentBytes()
    megabytes = if let before, let after { max(0, Double(after - before) / 1e6) } else { nil }
  }

  /// The memory of this process, without what was given back to the allocator.
  private static func residentBytes() -> Int? {
    #if os(Linux)
      typealias Trim = @convention(c) (Int) -> Int32
      guard let symbol = dlsym(nil, "malloc_trim") else { return nil }
      _ = unsafeBitCast(symbol, to: Trim.self)(0)
      // A file of /proc has no size to ask for: it is read to its end.
      guard let data = try? FileHandle(forReadingAtPath: "/proc/self/statm")?.readToEnd() else { return nil }
      let pages = String(decoding: data, as: UTF8.self).split(separator: " ")
      return pages.dropFirst().first.flatMap { Int($0) }.map { $0 * Int(getpagesize()) }
    #else
      return nil
    #endif
  }
}
