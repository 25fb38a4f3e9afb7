#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// How many links an opener keeps, and how long it waits for what.
///
///     var options = OpeningOptions()
///     options.handlerLimit = .seconds(10)
///     let links = LinkOpener(AppLink.router, options) { link, arrival in … }
public struct OpeningOptions: Sendable {
  /// The most links that wait for their turn; if more come, the oldest is dropped, also if it has just gone on. As many may wait for a
  /// requirement. At least 1.
  public var queueLimit = 32
  /// How many handlers may be at work at once. At least 1.
  public var concurrentHandlers = 1
  /// How long a handler may take. Then its task is cancelled, and the next link has its turn; a later answer counts no more. Nil for
  /// as long as it likes.
  public var handlerLimit: Duration? = .seconds(30)
  /// How long the `confirm` handler may take, which asks a person. Nil for as long as it likes.
  public var confirmLimit: Duration? = .seconds(120)
  /// How long a link may wait for a requirement. Nil for ever.
  public var waitingLimit: Duration? = .seconds(24 * 60 * 60)
  /// How long the same link from ``sourcesThatRepeat`` counts as the same tap.
  public var duplicateWindow: Duration = .seconds(2)
  /// The sources that deliver one tap twice, such as in the options of a scene's connection and once more by themselves. What
  /// people do twice on purpose is none of them.
  public var sourcesThatRepeat: Set<LinkSource> = [.universalLink, .scheme, .push, .widget, .shortcut, .spotlight]
  /// Measures all of the above. Tests set one that stands still until it is told.
  public var clock: any Clock<Duration> = ContinuousClock()
  /// The time of day as the opener is made; nil for now. Tests set it, too.
  public var date: Date?

  /// The usual options.
  public init() {}
}

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
  func elapsed(at date: Date) -> Duration { .seconds(min(max(date.timeIntervalSince(beginning), -1e12), 1e12)) }
}
