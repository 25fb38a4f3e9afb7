/// The state of an opener, and the rules of its order. It is a value that changes step by step, and asks for
/// only the time; what must be done outside of the lock is in ``Effects``.
struct Agenda<Link: Sendable>: Sendable {
  /// What a step leaves to be done.
  struct Effects: Sendable {
    /// The links whose handlers are to be asked now.
    var begun: [Entry<Link>] = []
    /// Those who asked for an outcome, which is known now.
    var answered: [(asker: CheckedContinuation<LinkOutcome, Never>, outcome: LinkOutcome)] = []
    var idle: [CheckedContinuation<Void, Never>] = []
    var cancelled: [Task<Void, Never>] = []
    /// The links that have ended. Their values go outside of the lock: what else goes with them may call the opener.
    var ended: [Entry<Link>] = []
    /// When to call ``Agenda/expire(at:alarm:)``, with which number.
    var alarm: (number: Int, time: Duration)?
  }

  let options: OpeningOptions
  let clock: OpenerClock
  var isStarted = false
  private var lastID = 0
  private var lastNumber = 0
  var recent = RecentLinks()
  var queue = EntryQueue<Link>()
  var open: [Int: OpenEntry<Link>] = [:]
  var waiting: [WaitingEntry<Link>] = []
  /// Those who wait for an outcome, by their numbers.
  var asking: [Int: CheckedContinuation<LinkOutcome, Never>] = [:]
  private var idlers: [Int: CheckedContinuation<Void, Never>] = [:]
  var watchers: [Int: Watcher] = [:]
  /// The handlers whose tasks have not ended, those that are late among them.
  var running = 0
  private var lastAlarm = 0
  /// The next time at which something is late.
  private(set) var alarm: (number: Int, time: Duration, task: Task<Void, Never>?)?

  init(_ options: OpeningOptions, _ clock: OpenerClock) { (self.options, self.clock) = (options, clock) }

  /// A number for an arrival.
  mutating func nextID() -> Int {
    lastID += 1
    return lastID
  }

  /// A number for a caller that waits or watches.
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

  /// Tells of an answer. Who asked for it is told with it.
  mutating func answer(
    _ entry: Entry<Link>, _ outcome: LinkOutcome, at now: Duration, duration: Duration? = nil, _ effects: inout Effects
  ) {
    emit(.answered(outcome), entry, at: now, duration: duration)
    if outcome.isFinal { effects.ended.append(entry) }
    if let asker = entry.asker.flatMap({ asking.removeValue(forKey: $0.number) }) {
      effects.answered.append((asker, outcome))
    }
    if case .dropped = outcome { recent.forget(entry.id) }
  }

  /// The arrivals that are on their way.
  var arrivals: [Arrival] { open.values.map(\.entry.arrival) + queue.arrivals + waiting.map(\.entry.arrival) }

  // MARK: Turns

  /// Begins as many links as there are handlers free; if there is nothing to do, the tasks that wait for that go on.
  mutating func proceed(at now: Duration, _ effects: inout Effects) {
    while isStarted, open.count < max(1, options.concurrentHandlers), let entry = queue.removeFirst() {
      open[entry.id] = OpenEntry(entry: entry, begun: now)
      running += 1
      effects.begun.append(entry)
    }
    guard isIdle else { return }
    effects.idle += idlers.values
    idlers = [:]
  }

  /// Whether no handler is at work, and none will be before something else happens.
  var isIdle: Bool { open.isEmpty && (queue.isEmpty || !isStarted) }

  mutating func waitUntilIdle(_ number: Int, _ idler: CheckedContinuation<Void, Never>, _ effects: inout Effects) {
    if isIdle { effects.idle.append(idler) } else { idlers[number] = idler }
  }

  mutating func stopWaitingUntilIdle(_ number: Int, _ effects: inout Effects) {
    if let idler = idlers.removeValue(forKey: number) { effects.idle.append(idler) }
  }

  // MARK: Lateness

  /// Sees to it that ``expire(at:alarm:)`` is called by then.
  mutating func wake(at time: Duration, _ effects: inout Effects) {
    if let alarm, alarm.time <= time { return }
    if let task = alarm?.task { effects.cancelled.append(task) }
    lastAlarm += 1
    alarm = (lastAlarm, time, nil)
    effects.alarm = (lastAlarm, time)
  }

  /// Keeps the task that sleeps; false if it is no longer needed.
  mutating func keep(_ task: Task<Void, Never>, alarm number: Int) -> Bool {
    guard alarm?.number == number else { return false }
    alarm?.task = task
    return true
  }

  /// Ends what is late.
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
