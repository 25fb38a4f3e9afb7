extension LinkOpener {
  /// What happens from now on, for logs and metrics; each call makes a stream of its own. It ends with the opener.
  ///
  ///     Task { for await event in links.events() { logger.info("\(event)") } }
  ///
  /// - Parameter limit: the most events that are kept for a reader who is slow; if more come, the oldest are lost to that reader.
  public func events(keeping limit: Int = 1024) -> AsyncStream<LinkEvent> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: LinkEvent.self, bufferingPolicy: .bufferingNewest(max(1, limit)))
    let number = step { agenda, _, _ in
      let number = agenda.nextNumber()
      agenda.watchers[number] = continuation
      return number
    }
    continuation.onTermination = { [weak self] _ in
      self?.step { agenda, _, _ in _ = agenda.watchers.removeValue(forKey: number) }
    }
    return stream
  }
}
