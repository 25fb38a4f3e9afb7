import FingerpostEngine

/// Why a release removed a link, and what to show instead.
public struct GoneLink<Destination: Sendable>: Sendable {
  /// Why the link is gone; empty if nothing is said.
  public var reason: String { route.gone ?? "" }
  /// What to show instead; nil for nothing.
  public let instead: Destination?
  /// The route that is gone.
  public let route: RouteInfo
}

extension GoneLink: CustomStringConvertible {
  /// `gone: the sale has ended`
  public var description: String { reason.isEmpty ? "gone" : "gone: \(reason)" }
}

extension Router {
  /// Why a link is gone, and what to show instead; nil if it is not gone.
  ///
  ///     // @Route("home") @Gone("sale/{id}", "the sale has ended") case home
  ///     router.goneLink(for: "app://sale/7")?.reason     // "the sale has ended"
  ///     router.goneLink(for: "app://sale/7")?.instead    // .home
  ///     router.destination(for: "app://sale/7")       // nil
  ///
  /// It is nil exactly if ``match(_:method:)`` does not throw an error of kind `gone`.
  ///
  /// - Parameters:
  ///   - link: the text of a link.
  ///   - method: the method of a request; nil means GET.
  public func goneLink(for link: String, method: String? = nil) -> GoneLink<Destination>? {
    gone(link, method: method, asTarget: false)
  }

  /// The same for the target of a request. A server answers 410 (RFC 9110 §15.5.11).
  public func goneLink(method: String = "GET", target: String) -> GoneLink<Destination>? {
    gone(target, method: method, asTarget: true)
  }

  /// The error of a gone link, with the name of the route that ``goneLink(for:method:)`` shows for this very link: a table knows it only if
  /// it is the same for all links of the route.
  func naming(_ error: LinkError, method: String?, asTarget: Bool) -> LinkError {
    guard error.kind == .gone, let text = error.text, let gone = gone(text, method: method, asTarget: asTarget) else {
      return error
    }
    let shown = gone.instead.flatMap { route(of: $0)?.name }
    let reason = LinkError.Reason.gone(.init(reason: gone.reason, route: gone.route.name, instead: shown))
    return LinkError(reason, at: error.offset).of(text)
  }

  private func gone(_ text: String, method: String?, asTarget: Bool) -> GoneLink<Destination>? {
    contents.gone(text, method: method, asTarget: asTarget).map { gone(by: $0.index, $0.captures) }
  }

  /// The same for an object that names a route that is gone.
  package func gone(_ object: RouteObject) -> GoneLink<Destination>? {
    table.gone(object).map { gone(by: $0.index, $0.captures) }
  }

  private func gone(by index: Int, _ captures: Captures) -> GoneLink<Destination> {
    GoneLink(instead: codecs[index].value(of: captures), route: info(index))
  }
}

extension RouterContents {
  /// The match of a link that is gone.
  func gone(_ text: String, method: String?, asTarget: Bool) -> Match? {
    rows.gone(text, method: method, asTarget: asTarget) { number, reader in
      var value: Destination?
      return caseCodec.read(number, reader, &value)
    }
  }
}
