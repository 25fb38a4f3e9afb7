extension LinkOpener {
  /// What happens from now on, for logs and metrics; each call makes a stream of its own. It ends with the opener.
  ///
  ///     Task { for await event in links.events() { logger.info("\(event)") } }
  ///
  /// - Parameter limit: the most events that are kept for a reader who is slow; if more come, the oldest are lost to that reader.
  public func events(keeping limit: Int = 1024) -> AsyncStream<LinkEvent> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: LinkEvent.self, bufferingPolicy: .bufferingNewest(max(1, limit)))
    let number = watch(Watcher(tell: { continuation.yield($0) }, finish: { continuation.finish() }))
    continuation.onTermination = { [weak self] _ in
      self?.step { agenda, _, _ in _ = agenda.watchers.removeValue(forKey: number) }
    }
    return stream
  }

  /// Tells somebody of each event in its turn, under the lock: it must not call the opener.
  package func watch(_ tell: @escaping @Sendable (LinkEvent) -> Void) { _ = watch(Watcher(tell: tell)) }

  private func watch(_ watcher: Watcher) -> Int {
    step { agenda, _, _ in
      let number = agenda.nextNumber()
      agenda.watchers[number] = watcher
      return number
    }
  }

  /// Whether links are queued that may be opened, or open.
  package var isAtWork: Bool { !agenda.withLock { $0.isIdle } }

  /// How many would sleep if nobody had anything to do: each handler, and what watches over the time.
  package var sleeperCount: Int { agenda.withLock { $0.running + ($0.alarm == nil ? 0 : 1) } }
}
