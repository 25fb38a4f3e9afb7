#if canImport(Dispatch)
  import Dispatch
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Work on all the cores there are; on a system without Dispatch, on one.
package enum Workers {
  package static var count: Int {
    #if canImport(Dispatch)
      max(1, ProcessInfo.processInfo.activeProcessorCount)
    #else
      1
    #endif
  }

  /// What `make` makes of each of the first integers, in order, several at a time.
  package static func results<Result: Sendable>(of count: Int, _ make: @Sendable (Int) -> Result) -> [Result] {
    #if canImport(Dispatch)
      guard count > 1 else { return (0..<count).map(make) }
      var results = [Result?](repeating: nil, count: count)
      unsafe results.withUnsafeMutableBufferPointer { buffer in
        // Each iteration writes its own element, and they are over before the buffer is.
        nonisolated(unsafe) let buffer = unsafe buffer
        DispatchQueue.concurrentPerform(iterations: count) { index in
          unsafe buffer[index] = make(index)
        }
      }
      return results.compactMap(\.self)
    #else
      return (0..<count).map(make)
    #endif
  }
}
