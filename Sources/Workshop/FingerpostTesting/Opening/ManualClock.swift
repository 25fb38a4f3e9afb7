import FingerpostOpening

/// A clock that only a test moves. Use it as `options.clock` of an opener, and in handlers that sleep.
///
///     let clock = ManualClock()
///     clock.advance(by: .seconds(30))   // wakes the tasks that sleep until then
public final class ManualClock: Clock, Sendable {
  /// A time of this clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public var offset: Duration

    /// The later time.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// The time from this instant to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether one comes before the other.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleep: Sendable {
    let deadline: Instant
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct State: Sendable {
    var now = Instant(offset: .zero)
    var sleeps: [Int: Sleep] = [:]
    /// Those that were cancelled before they slept.
    var cancelled: Set<Int> = []
    var lastNumber = 0
  }

  private let state = Locked(State())

  /// A clock that stands at zero.
  public init() {}

  /// The time to which the clock was moved.
  public var now: Instant { state.withLock { $0.now } }
  /// Zero.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the clock is moved so far. Tolerance is ignored.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    let isOver = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver: Bool? = state.withLock { state in
          if state.cancelled.remove(number) != nil { return false }
          if deadline <= state.now { return true }
          state.sleeps[number] = Sleep(deadline: deadline, continuation: continuation)
          return nil
        }
        if let isOver { continuation.resume(returning: isOver) }
      }
    } onCancel: {
      let sleep = state.withLock { state in
        let sleep = state.sleeps.removeValue(forKey: number)
        if sleep == nil { state.cancelled.insert(number) }
        return sleep
      }
      sleep?.continuation.resume(returning: false)
    }
    state.withLock { _ = $0.cancelled.remove(number) }
    guard isOver else { throw CancellationError() }
  }

  /// Moves the clock, and wakes the tasks that sleep until then.
  public func advance(by duration: Duration) { advance(to: now.advanced(by: duration)) }

  func advance(to instant: Instant) {
    let due = state.withLock { state in
      state.now = max(state.now, instant)
      let due = state.sleeps.filter { $0.value.deadline <= state.now }
      for number in due.keys { state.sleeps[number] = nil }
      return due
    }
    for (_, sleep) in due.sorted(by: { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }) {
      sleep.continuation.resume(returning: true)
    }
  }

  /// How many sleep.
  var sleeperCount: Int { state.withLock { $0.sleeps.count } }
  /// When the first of them wakes.
  var nextDeadline: Instant? { state.withLock { $0.sleeps.values.map(\.deadline).min() } }
}
