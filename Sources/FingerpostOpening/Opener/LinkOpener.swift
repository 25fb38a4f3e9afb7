/// Opens links: from the moment one arrives to the screen that it names.
///
///     let links = LinkOpener(AppLink.router) { link, arrival in
///       switch link {
///       case .cart where !session.isSignedIn: return .waiting(for: "sign-in")
///       case .order(let id): await navigator.show(order: id); return .opened
///       default: return .rejected
///       }
///     }
///     links.open(url, from: .universalLink)   // from anywhere, at any time
///     links.start()                           // the screens are there: what came before is opened, in order
///     links.resume("sign-in")                 // what waited for it goes on
///
/// No link is lost: each arrival ends with exactly one final event. None is opened twice, before `start()`, or out of order. None
/// reaches a route that is closed to its source: see ``LinkAccess``.
public final class LinkOpener<Link: Sendable>: Sendable {
  /// Opens a link, on the main actor.
  public typealias Handler = @MainActor (Link, Arrival) async throws -> Opening

  let router: Router<Link>
  let handlers: Handlers<Link>
  let agenda: Locked<Agenda<Link>>
  let clock: OpenerClock
  private let rule: @Sendable (Link, LinkSource) -> LinkAccess
  private let access: CaseAccess<Link>

  /// An opener of a router's links. Nothing is opened before ``start()``.
  ///
  /// - Parameters:
  ///   - router: whose links are opened.
  ///   - options: limits, and the clock.
  ///   - rule: a rule beside what the routes say; the stricter of both counts. It is asked when a link arrives.
  ///   - handler: opens a link. An error that it throws ends this link alone.
  ///   - gone: is given a link that a release took away, with what to show instead.
  ///   - unknown: is given a link that no route reads.
  ///   - confirm: is asked before a link is opened that must be confirmed; without it such a link is refused.
  ///   - deprecated: is told of a link that should have been another, before it is opened.
  public init(
    _ router: Router<Link>, _ options: OpeningOptions = OpeningOptions(),
    access rule: @escaping @Sendable (Link, LinkSource) -> LinkAccess = { _, _ in .open },
    handler: @escaping Handler,
    gone: (@MainActor (Gone<Link>, Arrival) async throws -> Void)? = nil,
    unknown: (@MainActor (UnknownLink<Link>, Arrival) async throws -> Void)? = nil,
    confirm: (@MainActor (Link, Arrival) async -> Bool)? = nil,
    deprecated: (@MainActor (DeprecatedLink, Arrival) -> Void)? = nil
  ) {
    self.router = router
    self.rule = rule
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

  /// Says that the screens are there: what came before is opened, in order. Once is enough.
  public func start() {
    step { agenda, now, effects in
      agenda.isStarted = true
      agenda.proceed(at: now, &effects)
    }
  }

  /// Says that a requirement is met: the links that wait for it go to their handler again, before those that came after them.
  public func resume(_ requirement: Requirement) {
    step { $0.settle(requirement, .met, at: $1, &$2) }
  }

  /// Says that a requirement will not be met: the links that wait for it are dropped.
  public func cancel(_ requirement: Requirement) {
    step { $0.settle(requirement, .cancelled, at: $1, &$2) }
  }

  // MARK: Steps

  /// Changes the agenda, and does what that leaves to be done.
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

  /// The destinations that a link leads through, for a navigation stack: those of every prefix that is a route, and the link itself.
  /// What its source may not open, or not without being asked, is left out from below it.
  ///
  ///     navigator.path = links.stack(for: link, from: arrival.source)
  public func stack(for link: Link, from source: LinkSource) -> [Link] {
    let stack = router.stack(for: link)
    return stack.indices.filter { index in
      index == stack.count - 1 || access(.link(stack[index], deprecated: nil), route: nil, from: source) == .open
    }.map { stack[$0] }
  }

  /// What must be true before a link is opened: of what it shows, a gone link included.
  func access(_ content: Entry<Link>.Content, route: Int?, from source: LinkSource) -> LinkAccess {
    func access(_ link: Link) -> LinkAccess {
      max(LinkAccess(self.access.access(to: link, route: route), source: source), rule(link, source))
    }
    switch content {
    case .link(let link, _): return access(link)
    case .gone(let gone):
      let own = LinkAccess(gone.route.access, source: source)
      return gone.instead.map { max(access($0), own) } ?? own
    case .unknown(let unknown): return unknown.fallback.map(access) ?? .open
    }
  }
}
