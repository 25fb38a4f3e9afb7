/// The state of an opener, and all rules of order and time. It is a value without side effects: each step gets the time, changes
/// the value, and puts what the opener must do outside of the lock into ``Effects``.
struct Agenda<Link: Sendable>: Sendable {
  /// The work that follows from a step.
  struct Effects: Sendable {
    /// The links to give to their handlers now.
    var begun: [Entry<Link>] = []
    /// The tasks that wait for an outcome, with the outcome.
    var answered: [(asker: CheckedContinuation<LinkOutcome, Never>, outcome: LinkOutcome)] = []
    var idle: [CheckedContinuation<Void, Never>] = []
    var cancelled: [Task<Void, Never>] = []
    /// The links that have ended. They are released outside of the lock, because a `deinit` may call the opener.
    var ended: [Entry<Link>] = []
    /// The handlers that were replaced, for the same reason.
    var replaced: Handlers<Link>?
    /// The time to call ``Agenda/expire(at:alarm:)``, and its number.
    var alarm: (number: Int, time: Duration)?
  }

  let options: LinkOpenerOptions
  let clock: OpenerClock
  var isStarted = false
  /// What the app does with links; nil until it says so.
  private(set) var handlers: Handlers<Link>?
  private var lastID = 0
  private var lastNumber = 0
  var recent = RecentLinks()
  var queue = EntryQueue<Link>()
  var open: [Int: OpenEntry<Link>] = [:]
  var waiting: [WaitingEntry<Link>] = []
  private var idlers: [Int: CheckedContinuation<Void, Never>] = [:]
  var watchers: [Int: Watcher] = [:]
  /// The number of handlers whose tasks have not ended, also of those that exceeded their limit.
  var running = 0
  private var lastAlarm = 0
  /// The next time limit.
  private(set) var alarm: (number: Int, time: Duration, task: Task<Void, Never>?)?

  init(_ options: LinkOpenerOptions, _ clock: OpenerClock, _ handlers: Handlers<Link>?) {
    (self.options, self.clock, self.handlers) = (options, clock, handlers)
  }

  /// A number for an arrival.
  mutating func nextID() -> Int {
    lastID += 1
    return lastID
  }

  /// A number for a task that waits until nothing is left to do, or for a watcher of events.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func emit(_ kind: LinkEvent.Kind, _ entry: Entry<Link>, at now: Duration, duration: Duration? = nil) {
    guard !watchers.isEmpty else { return }
    let event = LinkEvent(
      arrival: entry.id, source: entry.arrival.source, route: entry.route, kind: kind, time: clock.date(now),
      duration: duration)
    for watcher in watchers.values { watcher.tell(event) }
  }

  /// Emits an outcome as an event, and gives it to the task that waits for it.
  mutating func answer(
    _ entry: Entry<Link>, _ outcome: LinkOutcome, at now: Duration, duration: Duration? = nil, _ effects: inout Effects
  ) {
    emit(.answered(outcome), entry, at: now, duration: duration)
    if outcome.isFinal { effects.ended.append(entry) }
    effects.answered += entry.first.set(outcome).map { ($0, outcome) }
    if case .dropped = outcome { recent.forget(entry.id) }
  }

  /// The arrivals that have not ended.
  var arrivals: [Arrival] { open.values.map(\.entry.arrival) + queue.arrivals + waiting.map(\.entry.arrival) }

  // MARK: Turns

  /// Links are given to these handlers from now on.
  mutating func setHandlers(_ new: Handlers<Link>, at now: Duration, _ effects: inout Effects) {
    (effects.replaced, handlers) = (handlers, new)
    proceed(at: now, &effects)
  }

  /// Begins links as long as a handler is free. If there is nothing to do, resumes the tasks that wait for that.
  mutating func proceed(at now: Duration, _ effects: inout Effects) {
    while isReady, open.count < max(1, options.concurrentHandlers), let entry = queue.removeFirst() {
      open[entry.id] = OpenEntry(entry: entry, begun: now)
      running += 1
      effects.begun.append(entry)
    }
    guard isIdle else { return }
    effects.idle += idlers.values
    idlers = [:]
  }

  /// Whether links may be opened: the screens exist, and somebody opens links.
  private var isReady: Bool { isStarted && handlers != nil }
  /// Whether no handler runs, and none can begin now.
  var isIdle: Bool { open.isEmpty && (queue.isEmpty || !isReady) }

  mutating func waitUntilIdle(_ number: Int, _ idler: CheckedContinuation<Void, Never>, _ effects: inout Effects) {
    if isIdle { effects.idle.append(idler) } else { idlers[number] = idler }
  }

  mutating func stopWaitingUntilIdle(_ number: Int, _ effects: inout Effects) {
    if let idler = idlers.removeValue(forKey: number) { effects.idle.append(idler) }
  }

  // MARK: Lateness

  /// Makes the opener call ``expire(at:alarm:)`` at this time, or earlier.
  mutating func wake(at time: Duration, _ effects: inout Effects) {
    if let alarm, alarm.time <= time { return }
    if let task = alarm?.task { effects.cancelled.append(task) }
    lastAlarm += 1
    alarm = (lastAlarm, time, nil)
    effects.alarm = (lastAlarm, time)
  }

  /// Keeps the task that sleeps until the alarm; false if the alarm was replaced.
  mutating func keep(_ task: Task<Void, Never>, alarm number: Int) -> Bool {
    guard alarm?.number == number else { return false }
    alarm?.task = task
    return true
  }

  /// Ends the links whose time limit is over.
  mutating func expire(at now: Duration, alarm number: Int, _ effects: inout Effects) {
    guard alarm?.number == number else { return }
    alarm = nil
    for (id, late) in open.sorted(by: { $0.key < $1.key }) where late.deadline.map({ $0 <= now }) ?? false {
      finish(id, .timedOut, at: now, &effects)
      if let task = late.task { effects.cancelled.append(task) }
    }
    let late = waiting.filter { $0.deadline.map { $0 <= now } ?? false }
    waiting.removeAll { $0.deadline.map { $0 <= now } ?? false }
    for late in late { answer(late.entry, .dropped(.expired(late.requirement)), at: now, &effects) }
    let deadlines = open.values.compactMap(\.deadline) + waiting.compactMap(\.deadline)
    if let next = deadlines.min() { wake(at: next, &effects) }
  }
}
