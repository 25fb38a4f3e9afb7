#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Links in every form that a router reads. None of these waits for anything: they may be called from anywhere, at any time. Who wants
// to know how a link ends asks the ticket.

extension LinkOpener {
  /// Opens a link when its turn comes.
  ///
  ///     links.open("app://orders/7", from: .scheme)
  ///     await links.open("app://orders/7", from: .push).outcome   // .opened
  ///
  /// - Parameters:
  ///   - link: its text.
  ///   - source: where it comes from.
  ///   - referrer: where the user came from, if the system says so.
  ///   - payload: what came with the link.
  /// - Returns: a ticket, which has the outcome.
  @discardableResult
  public func open(
    _ link: String, from source: LinkSource, referrer: String? = nil, payload: PayloadValue? = nil
  ) -> LinkTicket { arrive(incoming(link, source, referrer, payload)) }

  /// Opens a URL when its turn comes.
  @discardableResult
  public func open(
    _ url: URL, from source: LinkSource, referrer: String? = nil, payload: PayloadValue? = nil
  ) -> LinkTicket { arrive(incoming(url.absoluteString, source, referrer, payload)) }

  /// Opens the link, or the object that names a route, in a dictionary such as a push payload. The handler finds the whole payload
  /// in `arrival.payload`.
  ///
  ///     links.open(payload: response.notification.request.content.userInfo, at: "data", "link", from: .push)
  ///
  /// - Parameters:
  ///   - payload: the dictionary, such as the `userInfo` of a push message.
  ///   - path: the keys from the outside to the inside. If there is no value at the keys, the link is unknown.
  ///   - source: where it comes from.
  @discardableResult
  public func open(payload: [AnyHashable: Any], at path: String..., from source: LinkSource) -> LinkTicket {
    arrive(incoming(payload, path, source))
  }

  /// The same with the keys in a list.
  @discardableResult
  public func open(payload: [AnyHashable: Any], at path: [String], from source: LinkSource) -> LinkTicket {
    arrive(incoming(payload, path, source))
  }

  /// Opens a destination when its turn comes. It has the rights of its source: if a handler opens a link because of another one,
  /// pass on `arrival.source`.
  ///
  ///     links.open(.order(id: 7), from: .inApp)
  @discardableResult
  public func open(_ link: Link, from source: LinkSource) -> LinkTicket { arrive(incoming(link, source)) }

  /// Opens a `LinkedDestination` destination when its turn comes.
  @discardableResult
  public func open(_ link: LinkedDestination<Link>, from source: LinkSource) -> LinkTicket where Link: Routable {
    arrive(incoming(link.text, source, nil, nil))
  }

  /// Whether a URL is a link of this opener: a route reads it, or it is gone. The fallback does not count, and neither does who may
  /// open it.
  ///
  ///     links.reads(url)   // false: the browser shows it
  public func reads(_ url: URL) -> Bool {
    if case .failed = incoming(url.absoluteString, .inApp, nil, nil).reading { false } else { true }
  }
}

extension LinkOpener {
  /// Returns when no link is queued and none is open: for tests and scripts. It does not wait for links that wait for ``start()``
  /// or for a requirement.
  ///
  /// In a handler, and if the task is cancelled, it returns at once.
  public func waitUntilIdle() async {
    guard !isInside else { return }
    let number = step { agenda, _, _ in agenda.nextNumber() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        step { agenda, _, effects in agenda.waitUntilIdle(number, continuation, &effects) }
        if Task.isCancelled { step { agenda, _, effects in agenda.stopWaitingUntilIdle(number, &effects) } }
      }
    } onCancel: {
      step { agenda, _, effects in agenda.stopWaitingUntilIdle(number, &effects) }
    }
  }
}
