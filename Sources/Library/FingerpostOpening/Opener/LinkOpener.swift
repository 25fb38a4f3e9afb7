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
/// none whose source may not open it: see `LinkAccess`.
public final class LinkOpener<Link: Sendable>: Sendable {
  /// Opens a link, on the main actor.
  public typealias Handler = @MainActor (Link, Arrival) async throws -> LinkDecision

  let router: Router<Link>
  let agenda: Locked<Agenda<Link>>
  let clock: OpenerClock
  let rewriting: @Sendable (String) -> String?
  let access: CaseAccess<Link>
  let comparesDestinations: Bool

  /// An opener of a router's links. Nothing is opened before ``start()``.
  ///
  /// - Parameters:
  ///   - router: whose links are opened.
  ///   - options: limits, and the clock.
  ///   - rule: your rule for who may open a link from outside; the stricter of the rule and the route counts. It is called when a link
  ///     arrives.
  ///   - rewriting: returns the link to read instead, such as the one in a wrapper's `?url=`, or nil for no change. It is called
  ///     once for each link that arrives as text, on any thread, with any text. The result is checked like any link, with the
  ///     rights of the source.
  ///   - handler: opens a link. An error that it throws ends only this link.
  ///   - gone: gets a link that is gone, with what to show instead.
  ///   - unknown: gets a link that no route reads; without it, what the router's fallback makes of such a link is opened.
  ///   - confirm: asks the user before a link opens that must be confirmed; without it, such a link is refused.
  ///   - deprecated: gets a link of a deprecated route before it is opened.
  public convenience init(
    _ router: Router<Link>, _ options: LinkOpenerOptions = LinkOpenerOptions(),
    access rule: @escaping @Sendable (Link, LinkSource) -> LinkAccess = { _, _ in .open },
    rewriting: @escaping @Sendable (String) -> String? = { _ in nil },
    handler: @escaping Handler,
    gone: (@MainActor (GoneLink<Link>, Arrival) async throws -> Void)? = nil,
    unknown: (@MainActor (UnknownLink<Link>, Arrival) async throws -> Void)? = nil,
    confirm: (@MainActor (Link, Arrival) async -> Bool)? = nil,
    deprecated: (@MainActor (DeprecatedLink, Arrival) -> Void)? = nil
  ) {
    let handlers = Handlers(open: handler, gone: gone, unknown: unknown, confirm: confirm, deprecated: deprecated)
    self.init(router, options, rule, rewriting, handlers)
  }

  /// An opener that takes links at once, and keeps them until ``deliver(to:handler:gone:unknown:confirm:deprecated:)`` says who opens
  /// them.
  ///
  ///     let links = LinkOpener(AppLink.router)   // a property of the object that opens the links
  public convenience init(_ router: Router<Link>, _ options: LinkOpenerOptions = LinkOpenerOptions()) {
    self.init(router, options, { _, _ in .open }, { _ in nil }, nil)
  }

  /// The same with a rule for who may open a link, and with a function that rewrites links; an opener with only one of the two has
  /// `{ _, _ in .open }` or `{ _ in nil }` for the other.
  public convenience init(
    // Without defaults: a closure behind the parentheses of a call is a handler, and none of these.
    _ router: Router<Link>, _ options: LinkOpenerOptions = LinkOpenerOptions(),
    access rule: @escaping @Sendable (Link, LinkSource) -> LinkAccess,
    rewriting: @escaping @Sendable (String) -> String?
  ) {
    self.init(router, options, rule, rewriting, nil)
  }

  private init(
    _ router: Router<Link>, _ options: LinkOpenerOptions, _ rule: @escaping @Sendable (Link, LinkSource) -> LinkAccess,
    _ rewriting: @escaping @Sendable (String) -> String?, _ handlers: Handlers<Link>?
  ) {
    (self.router, self.rewriting) = (router, rewriting)
    access = CaseAccess(router, rule)
    comparesDestinations = options.comparesDestinations
    clock = OpenerClock(options)
    agenda = Locked(Agenda(options, clock, handlers))
  }

  deinit {
    let (task, watchers) = agenda.withLock { ($0.alarm?.task, Array($0.watchers.values)) }
    task?.cancel()
    for watcher in watchers { watcher.finish() }
  }

  // MARK: Control

  /// Opens the links that arrived, in order. Call it as soon as the screens exist; a second call does nothing.
  public func start() {
    step { agenda, now, effects in
      agenda.isStarted = true
      agenda.proceed(at: now, &effects)
    }
  }

  /// Call it when a requirement is met: the links that wait for it are given to the handler again, before later links.
  public func resume(_ requirement: LinkRequirement) { step { $0.apply(.met, to: requirement, at: $1, &$2) } }

  /// Call it when a requirement will not be met: the links that wait for it are dropped.
  public func cancel(_ requirement: LinkRequirement) { step { $0.apply(.cancelled, to: requirement, at: $1, &$2) } }

  // MARK: Steps

  /// Changes the agenda, and does the work that follows.
  func step<Result>(_ change: (inout Agenda<Link>, _ now: Duration, inout Agenda<Link>.Effects) -> Result) -> Result {
    let (result, effects) = agenda.withLock { agenda in
      var effects = Agenda<Link>.Effects()
      let result = change(&agenda, clock.elapsed(), &effects)
      // Under the lock: elsewhere another step's handlers could begin before those of this one.
      if let handlers = agenda.handlers {
        for entry in effects.begun { agenda.keep(begin(entry, handlers), of: entry.id) }
      }
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
}
