#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// The same, for those who want to know how it ends.

extension LinkOpener {
  /// Opens a link when its turn comes, and says how that ended: with the first answer, ``LinkOutcome/waiting(for:)`` included.
  ///
  ///     let outcome = await links.outcome(of: "app://orders/7", from: .push)   // .opened
  ///
  /// From inside a handler of this opener it ends at once as ``LinkOutcome/nested``, and the link is queued. If the task that asks is
  /// cancelled, it ends as ``LinkOutcome/cancelled``, and the link is opened all the same.
  public func outcome(
    of link: String, from source: LinkSource, referrer: String? = nil, payload: PayloadValue? = nil
  ) async -> LinkOutcome {
    await outcome(of: incoming(link, source, referrer, payload))
  }

  /// The same for a URL.
  public func outcome(
    of url: URL, from source: LinkSource, referrer: String? = nil, payload: PayloadValue? = nil
  ) async -> LinkOutcome {
    await outcome(of: incoming(url.absoluteString, source, referrer, payload))
  }

  /// The same for what stands in a dictionary.
  nonisolated(nonsending) public func outcome(
    of payload: [AnyHashable: Any], at path: String..., from source: LinkSource
  ) async -> LinkOutcome {
    let incoming = incoming(payload, path, source)
    return await outcome(of: incoming)
  }

  /// The same for a destination.
  public func outcome(of link: Link, from source: LinkSource) async -> LinkOutcome {
    await outcome(of: incoming(link, source))
  }

  /// The same for a link that was kept with its destination.
  public func outcome(of link: Linked<Link>, from source: LinkSource) async -> LinkOutcome where Link: Routable {
    await outcome(of: incoming(link.text, source, nil, nil))
  }

  private func outcome(of incoming: Incoming<Link>) async -> LinkOutcome {
    guard !isInside else {
      arrive(incoming)
      return .nested
    }
    let number = step { agenda, _, _ in agenda.nextNumber() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        step { agenda, _, _ in agenda.asking[number] = continuation }
        arrive(incoming, Asker(number: number, handlers: Asked.handlers))
        if Task.isCancelled { stopAsking(number) }
      }
    } onCancel: {
      stopAsking(number)
    }
  }

  private func stopAsking(_ number: Int) {
    step { agenda, _, effects in
      if let asker = agenda.asking.removeValue(forKey: number) { effects.answered.append((asker, .cancelled)) }
    }
  }

  /// Returns when no link is queued and none is open: for tests and scripts. Links that wait for ``start()``, or for a requirement,
  /// keep nobody waiting.
  ///
  /// From inside a handler, and if the task is cancelled, it returns at once.
  public func idle() async {
    guard !isInside else { return }
    let number = step { agenda, _, _ in agenda.nextNumber() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        step { agenda, _, effects in agenda.waitUntilIdle(number, continuation, &effects) }
        if Task.isCancelled { stopIdling(number) }
      }
    } onCancel: {
      stopIdling(number)
    }
  }

  private func stopIdling(_ number: Int) {
    step { agenda, _, effects in agenda.stopWaitingUntilIdle(number, &effects) }
  }
}
