#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The time since an opener was made.
struct OpenerClock: Sendable {
  let elapsed: @Sendable () -> Duration
  /// Sleeps until so much time has passed.
  let sleep: @Sendable (_ until: Duration) async throws -> Void
  private let beginning: Date

  init(_ options: OpeningOptions) { self.init(options.clock, from: options.date ?? Date()) }

  private init<C: Clock<Duration>>(_ clock: C, from date: Date) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
    beginning = date
  }

  func date(_ elapsed: Duration) -> Date { beginning.addingTimeInterval(elapsed / .seconds(1)) }
  /// Inverse of ``date(_:)``. A date of a file may be any number: beyond 30,000 years it is no further.
  func elapsed(at date: Date) -> Duration {
    .seconds(min(max(date.timeIntervalSince(beginning), -1e12), 1e12))
  }
}
