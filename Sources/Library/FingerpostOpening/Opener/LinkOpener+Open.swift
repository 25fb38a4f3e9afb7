#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Links in every form that a router reads. None of these waits for anything: they may be called from anywhere, at any time.

extension LinkOpener {
  /// Opens a link when its turn comes.
  ///
  ///     links.open("app://orders/7", from: .scheme)
  ///
  /// - Parameters:
  ///   - link: its text.
  ///   - source: where it comes from.
  ///   - referrer: where the user came from, if the system says so.
  ///   - payload: what came with the link.
  public func open(_ link: String, from source: LinkSource, referrer: String? = nil, payload: PayloadValue? = nil) {
    arrive(incoming(link, source, referrer, payload))
  }

  /// Opens a URL when its turn comes.
  public func open(_ url: URL, from source: LinkSource, referrer: String? = nil, payload: PayloadValue? = nil) {
    arrive(incoming(url.absoluteString, source, referrer, payload))
  }

  /// Opens the link, or the object that names a route, in a dictionary such as a push payload. The handler finds the whole payload
  /// in `arrival.payload`.
  ///
  ///     links.open(payload: response.notification.request.content.userInfo, at: "data", "link", from: .push)
  ///
  /// - Parameters:
  ///   - payload: the dictionary, such as the `userInfo` of a push message.
  ///   - path: the keys from the outside to the inside. If there is no value at the keys, the link is unknown.
  ///   - source: where it comes from.
  public func open(payload: [AnyHashable: Any], at path: String..., from source: LinkSource) {
    arrive(incoming(payload, path, source))
  }

  /// Opens a destination when its turn comes. It has the rights of its source: if a handler opens a link because of another one,
  /// pass on `arrival.source`.
  ///
  ///     links.open(.order(id: 7), from: .inApp)
  public func open(_ link: Link, from source: LinkSource) { arrive(incoming(link, source)) }

  /// Opens a `Linked` destination when its turn comes.
  public func open(_ link: Linked<Link>, from source: LinkSource) where Link: Routable {
    arrive(incoming(link.text, source, nil, nil))
  }
}

// The same, for those who want to know how it ends.

extension LinkOpener {
  /// Opens a link when its turn comes, and returns its first outcome, which may be ``LinkOutcome/waiting(for:)``.
  ///
  ///     let outcome = await links.outcome(of: "app://orders/7", from: .push)   // .opened
  ///
  /// In a handler of this opener it returns ``LinkOutcome/nested`` at once, and the link is queued. If the task is cancelled, it
  /// returns ``LinkOutcome/cancelled``, and the link is still opened.
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

  /// The same for a link in a dictionary.
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

  /// The same for a `Linked` destination.
  public func outcome(of link: Linked<Link>, from source: LinkSource) async -> LinkOutcome where Link: Routable {
    await outcome(of: incoming(link.text, source, nil, nil))
  }

  private func outcome(of incoming: Incoming<Link>) async -> LinkOutcome {
    guard !isInside else {
      arrive(incoming)
      return .nested
    }
    return await ask { number, continuation in
      step { agenda, _, _ in agenda.asking[number] = continuation }
      arrive(incoming, Asker(number: number, handlers: Asked.handlers))
    } cancel: { agenda, number, effects in
      if let asker = agenda.asking.removeValue(forKey: number) { effects.answered.append((asker, .cancelled)) }
    }
  }

  /// Returns when no link is queued and none is open: for tests and scripts. It does not wait for links that wait for ``start()``
  /// or for a requirement.
  ///
  /// In a handler, and if the task is cancelled, it returns at once.
  public func idle() async {
    guard !isInside else { return }
    await ask { number, continuation in
      step { agenda, _, effects in agenda.waitUntilIdle(number, continuation, &effects) }
    } cancel: {
      $0.stopWaitingUntilIdle($1, &$2)
    }
  }

  /// What somebody is told who asks the agenda, under a number of his own; `cancel` answers if the task is cancelled.
  private func ask<Answer>(
    _ begin: (Int, CheckedContinuation<Answer, Never>) -> Void,
    cancel: @escaping @Sendable (inout Agenda<Link>, Int, inout Agenda<Link>.Effects) -> Void
  ) async -> Answer {
    let number = step { agenda, _, _ in agenda.nextNumber() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        begin(number, continuation)
        if Task.isCancelled { step { cancel(&$0, number, &$2) } }
      }
    } onCancel: {
      step { cancel(&$0, number, &$2) }
    }
  }
}
