#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Routable {
  /// The value of a URL; nil where no route reads it.
  public init?(url: URL) { self.init(link: url.absoluteString) }

  /// The URL of the value; nil where no route prints it. Inverse of ``init(url:)``.
  public var url: URL? { try? Self.router.url(for: self) }
}
