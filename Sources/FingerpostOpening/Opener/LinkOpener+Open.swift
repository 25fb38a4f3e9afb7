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
  ///   - referrer: who sent the reader, if the system says so.
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
  ///   - path: the keys from the outside to the inside. If nothing stands there, the link is unknown.
  ///   - source: where it comes from.
  public func open(payload: [AnyHashable: Any], at path: String..., from source: LinkSource) {
    arrive(incoming(payload, path, source))
  }

  /// Opens a destination when its turn comes. It has the rights of its source: give that of the arrival on when a handler opens
  /// what somebody else chose.
  ///
  ///     links.open(.order(id: 7), from: .inApp)
  public func open(_ link: Link, from source: LinkSource) { arrive(incoming(link, source)) }

  /// Opens a link that was kept with its destination.
  public func open(_ link: Linked<Link>, from source: LinkSource) where Link: Routable {
    arrive(incoming(link.text, source, nil, nil))
  }
}
