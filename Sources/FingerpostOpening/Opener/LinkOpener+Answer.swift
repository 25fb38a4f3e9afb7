/// The openers whose handlers a task is in, or whose handlers wait for it: to ask one of them for an outcome would wait for itself.
enum Asked {
  @TaskLocal static var openers: Set<ObjectIdentifier> = []
}

extension LinkOpener {
  /// Asks the handler of a link whose turn it is. Its task is its own: one that never ends keeps no other link from its turn.
  func begin(_ entry: Entry<Link>) {
    let inside = (entry.asker?.openers ?? []).union([ObjectIdentifier(self)])
    let task = Task.detached(priority: .userInitiated) {
      await Asked.$openers.withValue(inside) { await self.answer(entry) }
    }
    step { agenda, _, _ in agenda.keep(task, of: entry.id) }
  }

  @MainActor private func answer(_ entry: Entry<Link>) async {
    if entry.needsConfirmation {
      guard await handlers.confirms(entry) else { return finish(entry, .refused) }
      guard step({ $0.confirm(entry.id, at: $1, &$2) }) else { return }
    }
    if case .link(_, .some) = entry.content { step { agenda, now, _ in agenda.emit(.deprecated, entry, at: now) } }
    finish(entry, await handlers.answer(entry))
  }

  private func finish(_ entry: Entry<Link>, _ outcome: LinkOutcome) {
    step { $0.finish(entry.id, outcome, at: $1, &$2) }
  }
}
