/// The handlers that a task is in, or that wait for it, by their openers with the numbers of their arrivals: to ask one of these
/// openers for an outcome would wait for itself, as long as the handler is at work.
enum Asked {
  @TaskLocal static var handlers: [ObjectIdentifier: Int] = [:]
}

extension LinkOpener {
  /// Asks the handler of a link whose turn it is. Its task is its own: one that never ends keeps no other link from its turn.
  ///
  /// The task is the main actor's from its first step, so that handlers begin in the order in which their tasks are made: a task
  /// that hops to the main actor by itself may be overtaken on its way.
  func begin(_ entry: Entry<Link>) -> Task<Void, Never> {
    let inside = (entry.asker?.handlers ?? [:]).merging([ObjectIdentifier(self): entry.id]) { $1 }
    let run: @MainActor @Sendable () async -> Void = { await self.run(entry, inside) }
    return Task.detached(priority: .userInitiated, operation: run)
  }

  @MainActor private func run(_ entry: Entry<Link>, _ inside: [ObjectIdentifier: Int]) async {
    await Asked.$handlers.withValue(inside) { await self.answer(entry) }
    step { agenda, _, _ in agenda.running -= 1 }
  }

  /// Whether a handler of this opener that is still at work waits for this task.
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
