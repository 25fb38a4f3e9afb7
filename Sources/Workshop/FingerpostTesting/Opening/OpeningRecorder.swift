public import FingerpostOpening

/// Delivers links to an opener at given times, without waiting, and records what happens.
///
///     let clock = ManualClock()
///     var options = LinkOpenerOptions()
///     options.clock = clock
///     let links = LinkOpener(AppLink.router, options) { link, arrival in … }
///     let recorder = OpeningRecorder(links, clock)
///     let events = await recorder.play([
///       .open("app://cart", from: .push, at: .zero), .start(at: .seconds(1)), .resume("sign-in", at: .seconds(60)),
///     ])
///     // 0.00 s  1 push cart: arrived
///     // 0.00 s  1 push cart: queued
///     // 1.00 s  1 push cart: waiting for sign-in after 0.00 s
///     // 60.00 s  1 push cart: resumed: sign-in
///     // 60.00 s  1 push cart: opened after 0.00 s
///
/// Handlers that need time must sleep by the same clock. The same steps give the same text on every machine.
public final class OpeningRecorder<Link: Sendable>: Sendable {
  private let links: LinkOpener<Link>
  private let clock: ManualClock
  private let patience: Duration
  private let lines = Locked<[String]>([])

  /// A recorder of what happens from now on.
  ///
  /// - Parameters:
  ///   - links: the opener to watch.
  ///   - clock: that of the opener's options.
  ///   - patience: how long a handler may work without sleeping by the clock, in real time; then the next step comes.
  public init(_ links: LinkOpener<Link>, _ clock: ManualClock, patience: Duration = .seconds(60)) {
    (self.links, self.clock, self.patience) = (links, clock, patience)
    links.watch { [lines, clock] event in
      lines.withLock { $0.append("\(clock.now.offset.seconds) s  \(event)") }
    }
  }

  /// Plays steps, in the order of their times, and goes on until no link is queued or open; links that wait for a requirement keep
  /// waiting.
  ///
  /// - Returns: the events since the last call, one a line.
  public func play(_ steps: [OpeningStep]) async -> String {
    for step in steps.enumerated().sorted(by: { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }) {
      await pass(until: step.element.time)
      perform(step.element.action)
      await waitUntilIdle()
    }
    while links.isAtWork, let next = clock.nextDeadline { await pass(until: next.offset) }
    return lines.withLock { lines in
      defer { lines = [] }
      return lines.joined(separator: "\n")
    }
  }

  /// Plays steps, and compares the events with a text.
  ///
  ///     #expect(await recorder.play(steps, expecting: """
  ///       0.00 s  1 push order: arrived
  ///       """) == [])
  ///
  /// - Returns: the lines that differ; none if all are the same. White space around a line does not count.
  public func play(_ steps: [OpeningStep], expecting expected: String) async -> [String] {
    let found = await play(steps).split(separator: "\n").map(Self.trimmed)
    let wanted = expected.split(separator: "\n").map(Self.trimmed).filter { !$0.isEmpty }
    return (0..<max(found.count, wanted.count)).compactMap { line in
      let (found, wanted) = (line < found.count ? found[line] : nil, line < wanted.count ? wanted[line] : nil)
      guard found != wanted else { return nil }
      return
        "line \(line + 1): expected \(wanted.map { "\"\($0)\"" } ?? "no more"), was \(found.map { "\"\($0)\"" } ?? "no more")"
    }
  }

  private static func trimmed(_ line: Substring) -> String {
    String(line.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  private func perform(_ action: OpeningStep.Action) {
    switch action {
    case .open(let link, let source): links.open(link, from: source)
    case .start: links.start()
    case .resume(let requirement): links.resume(requirement)
    case .cancel(let requirement): links.cancel(requirement)
    case .pass: break
    }
  }

  /// Moves the clock from one sleeper to the next, so that each wakes at its own time.
  private func pass(until time: Duration) async {
    await waitUntilIdle()
    while let next = clock.nextDeadline, next.offset <= time {
      clock.advance(to: next)
      await waitUntilIdle()
    }
    clock.advance(to: ManualClock.Instant(offset: time))
    await waitUntilIdle()
  }

  /// Waits until every handler, and whatever watches over the time, sleeps by the clock.
  private func waitUntilIdle() async {
    let start = ContinuousClock.now
    while clock.sleeperCount < links.sleeperCount, ContinuousClock.now - start < patience {
      await Task.yield()
    }
  }
}

/// Something that happens to an opener at a given time.
public struct OpeningStep: Sendable {
  enum Action: Sendable {
    case open(String, LinkSource)
    case start
    case resume(LinkRequirement)
    case cancel(LinkRequirement)
    case pass
  }

  let action: Action
  /// When it happens, from the making of the clock on.
  public let time: Duration

  /// A link arrives.
  public static func open(_ link: String, from source: LinkSource, at time: Duration) -> Self {
    Self(action: .open(link, source), time: time)
  }
  /// The screens exist: `start()`.
  public static func start(at time: Duration) -> Self { Self(action: .start, time: time) }
  /// A requirement is met.
  public static func resume(_ requirement: LinkRequirement, at time: Duration) -> Self {
    Self(action: .resume(requirement), time: time)
  }
  /// A requirement will not be met.
  public static func cancel(_ requirement: LinkRequirement, at time: Duration) -> Self {
    Self(action: .cancel(requirement), time: time)
  }
  /// Only time passes: the time limits until then run out.
  public static func pass(until time: Duration) -> Self { Self(action: .pass, time: time) }
}
