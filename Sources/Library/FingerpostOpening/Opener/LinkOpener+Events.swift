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
