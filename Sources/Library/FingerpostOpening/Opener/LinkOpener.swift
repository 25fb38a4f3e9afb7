/// Takes links from all sources of an app, and gives them to one handler, one after the other.
///
///     let links = LinkOpener(AppLink.router) { link, arrival in
///       switch link {
///       case .cart where !session.isSignedIn: return .waiting(for: "sign-in")
///       case .order(let id): await navigator.show(order: id); return .opened
///       default: return .rejected
///       }
///     }
///     links.open(url, from: .universalLink)   // from anywhere, at any time
///     links.start()                           // the screens exist: earlier links are opened, in order
///     links.resume("sign-in")                 // links that waited for it are opened
///
/// No link is lost: each arrival ends with exactly one final event. No link is opened twice, before `start()`, or out of order, and
/// none whose source may not open it: see ``LinkAccess``.
public final class LinkOpener<Link: Sendable>: Sendable {
  /// Opens a link, on the main actor.
  public typealias Handler = @MainActor (Link, Arrival) async throws -> Opening

  let router: Router<Link>
  let handlers: Handlers<Link>
  let agenda: Locked<Agenda<Link>>
  let clock: OpenerClock
  private let rule: @Sendable (Link, LinkSource) -> LinkAccess
  let rewriting: @Sendable (String) -> String?
  private let access: CaseAccess<Link>

  /// An opener of a router's links. Nothing is opened before ``start()``.
  ///
  /// - Parameters:
  ///   - router: whose links are opened.
  ///   - options: limits, and the clock.
  ///   - rule: your rule for who may open a link; the stricter of the rule and the route counts. It is called when a link arrives.
  ///   - rewriting: returns the link to read instead, such as the one in a wrapper's `?url=`, or nil for no change. It is called
  ///     once for each link that arrives as text, on any thread, with any text. The result is checked like any link, with the
  ///     rights of the source.
  ///   - handler: opens a link. An error that it throws ends only this link.
  ///   - gone: gets a link that is gone, with what to show instead.
  ///   - unknown: gets a link that no route reads.
  ///   - confirm: asks the user before a link opens that must be confirmed; without it, such a link is refused.
  ///   - deprecated: gets a link of a deprecated route before it is opened.
  public init(
    _ router: Router<Link>, _ options: OpeningOptions = OpeningOptions(),
    access rule: @escaping @Sendable (Link, LinkSource) -> LinkAccess = { _, _ in .open },
    rewriting: @escaping @Sendable (String) -> String? = { _ in nil },
    handler: @escaping Handler,
    gone: (@MainActor (Gone<Link>, Arrival) async throws -> Void)? = nil,
    unknown: (@MainActor (UnknownLink<Link>, Arrival) async throws -> Void)? = nil,
    confirm: (@MainActor (Link, Arrival) async -> Bool)? = nil,
    deprecated: (@MainActor (DeprecatedLink, Arrival) -> Void)? = nil
  ) {
    self.router = router
    self.rule = rule
    self.rewriting = rewriting
    handlers = Handlers(open: handler, gone: gone, unknown: unknown, confirm: confirm, deprecated: deprecated)
    access = CaseAccess(router)
    clock = OpenerClock(options)
    agenda = Locked(Agenda(options, clock))
  }

  deinit {
    let (task, watchers) = agenda.withLock { ($0.alarm?.task, Array($0.watchers.values)) }
    task?.cancel()
    for watcher in watchers { watcher.finish() }
  }

  // MARK: Control

  /// Opens the links that arrived, in order. Call it once, as soon as the screens exist.
  public func start() {
    step { agenda, now, effects in
      agenda.isStarted = true
      agenda.proceed(at: now, &effects)
    }
  }

  /// Call it when a requirement is met: the links that wait for it are given to the handler again, before later links.
  public func resume(_ requirement: Requirement) { step { $0.apply(.met, to: requirement, at: $1, &$2) } }

  /// Call it when a requirement will not be met: the links that wait for it are dropped.
  public func cancel(_ requirement: Requirement) { step { $0.apply(.cancelled, to: requirement, at: $1, &$2) } }

  // MARK: Steps

  /// Changes the agenda, and does the work that follows.
  func step<Result>(_ change: (inout Agenda<Link>, _ now: Duration, inout Agenda<Link>.Effects) -> Result) -> Result {
    let (result, effects) = agenda.withLock { agenda in
      var effects = Agenda<Link>.Effects()
      let result = change(&agenda, clock.elapsed(), &effects)
      // Under the lock: elsewhere another step's handlers could begin before those of this one.
      for entry in effects.begun { agenda.keep(begin(entry), of: entry.id) }
      return (result, effects)
    }
    for task in effects.cancelled { task.cancel() }
    for (asker, outcome) in effects.answered { asker.resume(returning: outcome) }
    for idler in effects.idle { idler.resume() }
    if let (number, time) = effects.alarm { sleep(until: time, alarm: number) }
    return result
  }

  private func sleep(until time: Duration, alarm number: Int) {
    // The opener may go before the alarm does.
    let task = Task.detached { [weak self, clock] in
      guard (try? await clock.sleep(time)) != nil else { return }
      self?.step { $0.expire(at: $1, alarm: number, &$2) }
    }
    if !agenda.withLock({ $0.keep(task, alarm: number) }) { task.cancel() }
  }

  // MARK: Access

  /// The destinations that a link leads through, for a navigation stack: one for each prefix that a route reads, and the link
  /// itself. Prefixes are left out if the source may not open them, or only after a confirmation.
  ///
  ///     navigator.path = links.stack(for: link, from: arrival.source)
  public func stack(for link: Link, from source: LinkSource) -> [Link] {
    let stack = router.stack(for: link)
    return stack.indices.filter { index in
      index == stack.count - 1 || access(.found(stack[index], route: nil), from: source) == .open
    }.map { stack[$0] }
  }

  /// Who may open a link from a source. A gone link has its own access, and that of the destination to show instead.
  func access(_ reading: LinkReading<Link>, from source: LinkSource) -> LinkAccess {
    var access = LinkAccess.open
    if case .gone(let gone) = reading { access = LinkAccess(gone.route.access, source: source) }
    guard let link = reading.destination else { return access }
    let own = LinkAccess(self.access.access(to: link, route: reading.route), source: source)
    return max(access, own, rule(link, source))
  }
}

extension LinkOpener {
  /// The events from now on, for logs and metrics. Each call returns a new stream, which ends with the opener.
  ///
  ///     Task { for await event in links.events() { logger.info("\(event)") } }
  ///
  /// - Parameter limit: how many events are kept for a slow reader; if there are more, it loses the oldest.
  public func events(keeping limit: Int = 1024) -> AsyncStream<LinkEvent> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: LinkEvent.self, bufferingPolicy: .bufferingNewest(max(1, limit)))
    let number = watch(Watcher(tell: { continuation.yield($0) }, finish: { continuation.finish() }))
    continuation.onTermination = { [weak self] _ in
      self?.step { agenda, _, _ in _ = agenda.watchers.removeValue(forKey: number) }
    }
    return stream
  }

  /// Calls `tell` for each event, in order, under the lock: it must not call the opener.
  package func watch(_ tell: @escaping @Sendable (LinkEvent) -> Void) { _ = watch(Watcher(tell: tell)) }

  private func watch(_ watcher: Watcher) -> Int {
    step { agenda, _, _ in
      let number = agenda.nextNumber()
      agenda.watchers[number] = watcher
      return number
    }
  }

  /// Whether a handler runs, or a queued link can begin.
  package var isAtWork: Bool { !agenda.withLock { $0.isIdle } }

  /// How many tasks may sleep: each handler, and the alarm.
  package var sleeperCount: Int { agenda.withLock { $0.running + ($0.alarm == nil ? 0 : 1) } }
}

/// The running handlers around a task: the opener of each, and the number of the arrival. If the task asked one of these openers for
/// an outcome, the handler would wait for itself.
enum Asked {
  @TaskLocal static var handlers: [ObjectIdentifier: Int] = [:]
}

extension LinkOpener {
  /// Calls the handler of a link, in a task of its own, so that a handler that never returns does not stop other links.
  ///
  /// The task starts on the main actor, so that handlers begin in the order in which their tasks are made. Tasks that hop to the main
  /// actor later may change places.
  func begin(_ entry: Entry<Link>) -> Task<Void, Never> {
    let inside = (entry.asker?.handlers ?? [:]).merging([ObjectIdentifier(self): entry.id]) { $1 }
    let run: @MainActor @Sendable () async -> Void = { await self.run(entry, inside) }
    return Task.detached(priority: .userInitiated, operation: run)
  }

  @MainActor private func run(_ entry: Entry<Link>, _ inside: [ObjectIdentifier: Int]) async {
    await Asked.$handlers.withValue(inside) { await self.answer(entry) }
    step { agenda, _, _ in agenda.running -= 1 }
  }

  /// Whether this task belongs to a running handler of this opener.
  var isInside: Bool {
    Asked.handlers[ObjectIdentifier(self)].map { id in agenda.withLock { $0.open[id] != nil } } ?? false
  }

  @MainActor private func answer(_ entry: Entry<Link>) async {
    if entry.needsConfirmation {
      guard step({ $0.ask(entry.id, $0.options.confirmLimit, at: $1, &$2) }) else { return }
      guard await handlers.confirms(entry) else { return finish(entry, .refused) }
    }
    guard step({ $0.ask(entry.id, $0.options.handlerLimit, isConfirmed: true, at: $1, &$2) }) else { return }
    if let old = entry.deprecated {
      step { agenda, now, _ in agenda.emit(.deprecated, entry, at: now) }
      handlers.deprecated?(old, entry.arrival)
    }
    finish(entry, await handlers.answer(entry))
  }

  private func finish(_ entry: Entry<Link>, _ outcome: LinkOutcome) {
    step { $0.finish(entry.id, outcome, at: $1, &$2) }
  }
}
