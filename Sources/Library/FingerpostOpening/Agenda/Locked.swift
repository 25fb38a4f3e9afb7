import Foundation

/// A value behind a lock that every system has.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value  // used only while the lock is held

  package init(_ value: Value) { self.value = value }

  package func withLock<Result>(_ use: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return use(&value)
  }
}
