#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// A router's links as Foundation's types. The router's own rules read the text; Foundation's would change it.

extension Router {
  /// The destination of a URL; nil if it has none.
  ///
  ///     router.destination(for: URL(string: "appscheme://users/me")!)   // .showMyProfile
  ///
  /// Read compact text as text, not as a URL: Foundation would put escapes into `profile:é`, which compact text does
  /// not have.
  ///
  /// Inverse of ``url(for:in:)``.
  public func destination(for url: URL) -> Destination? { destination(for: url.absoluteString) }

  /// The destination of a URL, and what else the URL says.
  ///
  /// - Throws: `LinkError`, its offset in the bytes of `absoluteString`.
  public func match(_ url: URL, method: String? = nil) throws(LinkError) -> RouteMatch<Destination> {
    try match(url.absoluteString, method: method)
  }

  /// The destinations that a URL leads through, its own last: see `stack(for:)` of a text.
  public func stack(for url: URL) -> [Destination] { stack(for: url.absoluteString) }

  /// Why a URL is gone, and what to show instead; nil if it is not gone.
  public func goneLink(for url: URL, method: String? = nil) -> GoneLink<Destination>? {
    goneLink(for: url.absoluteString, method: method)
  }

  /// The URL of a destination, for one origin, or for the first that can carry it.
  ///
  ///     try router.url(for: .retweet(tweetId: 7))   // appscheme://retweet?tweetId=7
  ///
  /// Its `absoluteString` is `link(for:in:)`.
  ///
  /// - Throws: `PrintError` if no link reads back as this destination, or if Foundation would change it.
  public func url(for destination: Destination, in origin: Origin? = nil) throws(PrintError) -> URL {
    try URL(exactly: try link(for: destination, in: origin))
  }

  /// The destination of a URL's components; nil if it has none.
  public func destination(for components: URLComponents) -> Destination? {
    components.string.flatMap { destination(for: $0) }
  }

  /// The components of a destination's URL; inverse of `destination(for:)`.
  ///
  /// - Throws: `PrintError` if no link reads back as this destination, or if Foundation would change it.
  public func urlComponents(for destination: Destination, in origin: Origin? = nil) throws(PrintError) -> URLComponents
  {
    let link = try link(for: destination, in: origin)
    guard let components = URLComponents(string: link), components.string == link else { throw PrintError(.foundation) }
    return components
  }
}

extension URL {
  /// The URL of a link, if Foundation keeps every byte of it.
  init(exactly link: String) throws(PrintError) {
    guard let url = URL(string: link), url.absoluteString == link else { throw PrintError(.foundation) }
    self = url
  }
}

extension Routable {
  /// The value of a URL from outside of the app; nil if no route reads it, or if not everybody may open its route's links: see
  /// `Router.openDestination(for:)`.
  public init?(url: URL) { self.init(link: url.absoluteString) }

  /// The URL of the value; nil if no route prints it. Inverse of ``init(url:)``.
  public var url: URL? { try? Self.router.url(for: self) }
}
