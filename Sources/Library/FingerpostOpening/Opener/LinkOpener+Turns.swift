extension LinkOpener {
  /// Calls the handler of a link, in a task of its own, so that a handler that never returns does not stop other links.
  ///
  /// The task starts on the main actor, so that handlers begin in the order in which their tasks are made. Tasks that hop to the main
  /// actor later may change places.
  func begin(_ entry: Entry<Link>, _ handlers: Handlers<Link>) -> Task<Void, Never> {
    let turn = Turn(ObjectIdentifier(self), entry.id, entry.first)
    let run: @MainActor @Sendable () async -> Void = {
      await Turn.$current.withValue(turn) { await self.answer(entry, handlers) }
      self.step { agenda, _, _ in agenda.running -= 1 }
    }
    return Task.detached(priority: .userInitiated, operation: run)
  }

  /// Whether this task belongs to a running handler of this opener, or to one that such a handler waits for.
  var isInside: Bool {
    guard let turn = Turn.current else { return false }
    let ids = turn.waiting.filter { $0.opener == ObjectIdentifier(self) }.map(\.id)
    return !ids.isEmpty && agenda.withLock { agenda in ids.contains { agenda.open[$0] != nil } }
  }

  @MainActor private func answer(_ entry: Entry<Link>, _ handlers: Handlers<Link>) async {
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
