/// The first outcome of an arrival, and the tasks that wait for it.
final class FirstOutcome: Sendable {
  private struct State: Sendable {
    var outcome: LinkOutcome?
    /// The tasks that wait, each with the handler that it belongs to, if any.
    var waiting: [Int: (task: CheckedContinuation<LinkOutcome, Never>, turn: Turn?)] = [:]
    /// Who may still begin to wait; nil once the ticket is gone.
    weak var asker: Asker?
    var lastNumber = 0
  }

  private let state = Locked(State())

  /// Somebody who may wait for it, from the moment on at which the link is opened.
  func asker() -> Asker {
    let asker = Asker(self)
    state.withLock { $0.asker = asker }
    return asker
  }

  /// The handlers that wait for it, or may.
  var turns: [Turn] {
    state.withLock { state in
      if state.outcome != nil { return [] }
      return state.waiting.values.compactMap(\.turn) + (state.asker?.turn.map { [$0] } ?? [])
    }
  }

  /// Keeps the outcome, if it is the first.
  ///
  /// - Returns: the tasks to resume with it, outside of every lock.
  func set(_ outcome: LinkOutcome) -> [CheckedContinuation<LinkOutcome, Never>] {
    state.withLock { state in
      guard state.outcome == nil else { return [] }
      state.outcome = outcome
      defer { state.waiting = [:] }
      return state.waiting.values.map(\.task)
    }
  }

  fileprivate func value() async -> LinkOutcome {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { task in
        let known = state.withLock { state in
          if state.outcome == nil { state.waiting[number] = (task, Turn.current) }
          return state.outcome
        }
        if let known { task.resume(returning: known) } else if Task.isCancelled { cancel(number) }
      }
    } onCancel: {
      cancel(number)
    }
  }

  private func cancel(_ number: Int) {
    state.withLock { $0.waiting.removeValue(forKey: number) }?.task.resume(returning: .cancelled)
  }
}

/// Who has the ticket of a link, and the handler in which it was opened, if any: as long as there is a ticket, this handler may wait for
/// the outcome.
final class Asker: Sendable {
  fileprivate let turn = Turn.current
  private let first: FirstOutcome

  fileprivate init(_ first: FirstOutcome) { self.first = first }

  /// Waits for the outcome; `cancelled` if the task is cancelled.
  func outcome() async -> LinkOutcome { await first.value() }
}

/// A handler that runs: its opener, and the arrival that it was given. If its task waited for an outcome of the same opener, it would
/// wait for itself.
final class Turn: Sendable {
  let opener: ObjectIdentifier
  let id: Int
  private let outcome: FirstOutcome

  /// The handler that the task belongs to.
  @TaskLocal static var current: Turn?

  init(_ opener: ObjectIdentifier, _ id: Int, _ outcome: FirstOutcome) {
    (self.opener, self.id, self.outcome) = (opener, id, outcome)
  }

  /// The handlers that cannot end before this one does: itself, those that wait for its outcome, those that wait for theirs.
  var waiting: [Turn] {
    var turns = [self]
    var next = 0
    while next < turns.count {
      turns += turns[next].outcome.turns.filter { turn in !turns.contains { $0 === turn } }
      next += 1
    }
    return turns
  }
}
