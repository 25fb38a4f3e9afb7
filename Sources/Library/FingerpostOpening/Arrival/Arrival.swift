#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A link that arrived in the app: its source, its time, and what came with it.
public struct Arrival: Sendable, Hashable {
  /// The number of the arrival: each opener counts from 1.
  public let id: Int
  /// The link as it arrived. For a destination, and for an object in a payload, it is the printed link, or nil if there is none.
  public let text: String?
  /// The link that was read instead of ``text``; nil if it was not rewritten.
  public let rewritten: String?
  /// Where the link comes from.
  public let source: LinkSource
  /// When it arrived.
  public let time: Date
  /// Where the user came from: the URL of a page or the name of an app, if the system says so.
  public let referrer: String?
  /// What came with the link, such as the whole payload of a push message.
  public let payload: PayloadValue?

  package init(
    id: Int = 0, _ text: String?, rewritten: String? = nil, from source: LinkSource, at time: Date = Date(),
    referrer: String? = nil, payload: PayloadValue? = nil
  ) {
    (self.id, self.text, self.rewritten, self.source) = (id, text, rewritten, source)
    (self.time, self.referrer, self.payload) = (time, referrer, payload)
  }
}

/// Where a link comes from. Apps may add sources of their own: `"car-display"`.
///
///     links.open(url, from: .universalLink)
///     links.open(url, from: "car-display")
///
/// Links from every source except ``inApp`` come from outside: another program or person chose them.
public struct LinkSource: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral {
  /// The name of the source, as events show it.
  public let rawValue: String

  /// A source of this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A source of this name.
  public init(stringLiteral name: String) { rawValue = name }

  /// A web link that the system gives to the app.
  public static let universalLink: Self = "universalLink"
  /// A link of the app's own scheme.
  public static let scheme: Self = "scheme"
  /// A notification.
  public static let push: Self = "push"
  /// A widget.
  public static let widget: Self = "widget"
  /// A quick action of the home screen, or a shortcut.
  public static let shortcut: Self = "shortcut"
  /// A result of the system's search.
  public static let spotlight: Self = "spotlight"
  /// The clipboard.
  public static let clipboard: Self = "clipboard"
  /// A code that the camera read.
  public static let qr: Self = "qr"
  /// Something that the app shows, such as a text or a web page. Others may have written it, so it comes from outside.
  public static let content: Self = "content"
  /// The app itself.
  public static let inApp: Self = "inApp"
}

extension LinkSource {
  /// The source of a URL that the system gives to the app: ``universalLink`` for a web address, else ``scheme``.
  ///
  ///     LinkSource(of: url)   // .universalLink, for https://store.example/cart
  public init(of url: URL) {
    self = ["https", "http"].contains(url.scheme?.lowercased()) ? .universalLink : .scheme
  }
}

extension LinkSource: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}

/// A link that no route reads: of a newer release, misspelt, or foreign.
///
///     LinkOpener(AppLink.router) { … } unknown: { link, arrival in
///       log("\(link.error)")                       // no text of a link; of an object only its route and keys
///       navigator.showUpdate(for: link.text)
///     }
public struct UnknownLink<Link: Sendable>: Sendable {
  /// The link as it arrived; nil if the payload had none.
  public let text: String?
  /// Why no route reads it. If the link was rewritten, the offset is in the rewritten link.
  public let error: DestinationError
  /// The destination that the router's fallback gives it, such as the value of a case with `@Fallback`.
  public let fallback: Link?
}

/// A link of a route that is read but never printed: the sender should send the printed link instead.
public struct DeprecatedLink: Sendable {
  /// The route; its `deprecation` says what to use instead.
  public let route: RouteInfo
  /// The link that should have been sent: see `RouteMatch.canonical`.
  public let canonical: String
}
