#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The limits of an opener: how many links it keeps, and how long it waits.
///
///     var options = LinkOpenerOptions()
///     options.handlerLimit = .seconds(10)
///     let links = LinkOpener(AppLink.router, options) { link, arrival in … }
public struct LinkOpenerOptions: Sendable {
  /// How many links may wait for their turn, and how many for a requirement. If more arrive, the oldest is dropped, even if it was
  /// just resumed. At least 1.
  public var queueLimit = 32
  /// How many handlers may run at once. At least 1.
  public var concurrentHandlers = 1
  /// How long a handler may run. After that its task is cancelled, the next link is opened, and a later answer is ignored. Nil: no
  /// limit.
  public var handlerLimit: Duration? = .seconds(30)
  /// How long the `confirm` handler may run, which asks the user. Nil: no limit.
  public var confirmLimit: Duration? = .seconds(120)
  /// How long a link may wait for a requirement. Nil: no limit.
  public var waitingLimit: Duration? = .seconds(24 * 60 * 60)
  /// How long the same link from ``repeatingSources`` counts as the same tap.
  public var duplicateWindow: Duration = .seconds(2)
  /// Whether links with one destination are the same link, however they are spelled and whatever else they carry: `store://products/7` and
  /// `https://store.example/products/7?utm=x`. Otherwise links are the same if their texts are.
  public var comparesDestinations = false
  /// The sources that may deliver one tap twice, for example in the connection options of a scene and to a delegate. A source that
  /// people use twice on purpose does not belong here.
  public var repeatingSources: Set<LinkSource> = [.universalLink, .scheme, .push, .widget, .shortcut, .spotlight]
  /// Measures these limits. Tests set a clock that they move themselves.
  public var clock: any Clock<Duration> = ContinuousClock()
  /// The time when the opener is made; nil for now. Tests set it, too.
  public var date: Date?

  /// The default options.
  public init() {}
}

/// The time since an opener was made.
struct OpenerClock: Sendable {
  let elapsed: @Sendable () -> Duration
  /// Sleeps until so much time has passed.
  let sleep: @Sendable (_ until: Duration) async throws -> Void
  private let beginning: Date
  /// 30,000 years: a clock traps on a time that its seconds do not hold, such as `.seconds(Int64.max)`.
  private static let longest = Duration.seconds(1_000_000_000_000 as Int64)

  init(_ options: LinkOpenerOptions) { self.init(options.clock, from: options.date ?? Date()) }

  private init<C: Clock<Duration>>(_ clock: C, from date: Date) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: start.advanced(by: min($0, Self.longest)), tolerance: nil) }
    beginning = date
  }

  func date(_ elapsed: Duration) -> Date { beginning.addingTimeInterval(elapsed / .seconds(1)) }
  /// Inverse of ``date(_:)``. A date of a file may be any number: beyond 30,000 years it is no further.
  func elapsed(at date: Date) -> Duration {
    let longest = Self.longest / .seconds(1)
    return .seconds(min(max(date.timeIntervalSince(beginning), -longest), longest))
  }
}
