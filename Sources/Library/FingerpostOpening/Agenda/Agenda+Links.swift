#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// What happens to a link, in this order.

extension Agenda {
  /// Adds a link that arrived: it is refused, a duplicate, or queued.
  mutating func arrive(_ entry: Entry<Link>, _ access: LinkAccess, at now: Duration, _ effects: inout Effects) {
    emitArrival(of: entry, at: now)
    if access == .internal {
      answer(entry, .refused, at: now, &effects)
    } else if isRepeated(entry, at: now) {
      answer(entry, .duplicate, at: now, &effects)
    } else {
      if queue.count >= max(1, options.queueLimit), let oldest = queue.removeFirst() {
        answer(oldest, .dropped(.queueFull), at: now, &effects)
      }
      queue.insert(entry)
      emit(.queued, entry, at: now)
    }
    proceed(at: now, &effects)
  }

  private func emitArrival(of entry: Entry<Link>, at now: Duration) {
    emit(.arrived, entry, at: now)
    if entry.arrival.rewritten != nil { emit(.rewritten, entry, at: now) }
  }

  private mutating func isRepeated(_ entry: Entry<Link>, at now: Duration) -> Bool {
    let isTap = options.repeatingSources.contains(entry.arrival.source) && !entry.isFromHandler
    guard isTap, let text = entry.tap else { return false }
    return recent.isRepeated(text, entry.id, at: now, window: options.duplicateWindow)
  }

  /// Keeps the task of a handler, to cancel it at its time limit.
  mutating func keep(_ task: Task<Void, Never>, of id: Int) { open[id]?.task = task }

  /// Starts the time limit of a handler, which begins on the main actor now; false if the link has ended.
  mutating func ask(
    _ id: Int, _ limit: Duration?, isConfirmed: Bool = false, at now: Duration, _ effects: inout Effects
  ) -> Bool {
    guard open[id] != nil else { return false }
    let deadline = limit.map { now + $0 }
    if isConfirmed {
      open[id]?.entry.needsConfirmation = false
      open[id]?.entry.deprecated = nil
    }
    open[id]?.deadline = deadline
    if let deadline { wake(at: deadline, &effects) }
    return true
  }

  /// Ends a link with the outcome of its handler. Does nothing if the link has ended already, at its time limit.
  mutating func finish(_ id: Int, _ outcome: LinkOutcome, at now: Duration, _ effects: inout Effects) {
    guard let opened = open.removeValue(forKey: id) else { return }
    answer(opened.entry, outcome, at: now, duration: now - opened.begun, &effects)
    if case .waiting(let requirement) = outcome {
      switch opened.requirementChanges[requirement] {
      case .cancelled: answer(opened.entry, .dropped(.cancelled(requirement)), at: now, &effects)
      case .met where !opened.entry.metWhileOpen.contains(requirement):
        var entry = opened.entry
        entry.metWhileOpen.insert(requirement)
        emit(.resumed(requirement), entry, at: now)
        queue.insert(entry)
      default:
        var entry = opened.entry
        entry.metWhileOpen = []
        wait(entry, for: requirement, until: options.waitingLimit.map { now + $0 }, at: now, &effects)
      }
    }
    proceed(at: now, &effects)
  }

  // MARK: Requirements

  /// Keeps a link until its requirement is met.
  mutating func wait(
    _ entry: Entry<Link>, for requirement: LinkRequirement, until deadline: Duration?, at now: Duration,
    _ effects: inout Effects
  ) {
    if waiting.count >= max(1, options.queueLimit) {
      answer(waiting.removeFirst().entry, .dropped(.queueFull), at: now, &effects)
    }
    waiting.append(WaitingEntry(entry: entry, requirement: requirement, deadline: deadline))
    if let deadline { wake(at: deadline, &effects) }
  }

  /// Adds a saved link, which waited for a requirement when the app ended.
  mutating func restore(
    _ entry: Entry<Link>, _ access: LinkAccess, for requirement: LinkRequirement, until deadline: Duration?,
    at now: Duration, _ effects: inout Effects
  ) {
    emitArrival(of: entry, at: now)
    if access == .internal {
      answer(entry, .refused, at: now, &effects)
    } else if let deadline, deadline <= now {
      answer(entry, .dropped(.expired(requirement)), at: now, &effects)
    } else {
      answer(entry, .waiting(for: requirement), at: now, &effects)
      wait(entry, for: requirement, until: deadline, at: now, &effects)
    }
  }

  /// Queues the links that wait for a requirement again if it is met; drops them if it is cancelled.
  mutating func apply(
    _ change: RequirementChange, to requirement: LinkRequirement, at now: Duration, _ effects: inout Effects
  ) {
    for id in open.keys { open[id]?.requirementChanges[requirement] = change }
    let entries = waiting.filter { $0.requirement == requirement }.map(\.entry)
    waiting.removeAll { $0.requirement == requirement }
    switch change {
    case .met:
      for entry in entries { emit(.resumed(requirement), entry, at: now) }
      queue.insert(entries)
    case .cancelled:
      for entry in entries { answer(entry, .dropped(.cancelled(requirement)), at: now, &effects) }
    }
    proceed(at: now, &effects)
  }
}
