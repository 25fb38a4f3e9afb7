#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Links of a table as it stands: reading, writing, opening.

extension RouterBuilder {
  /// The destination of a link; nil if it has none.
  public func destination(for link: String) -> Destination? { (try? router)?.destination(for: link) }

  /// The destination of a URL; nil if it has none.
  public func destination(for url: URL) -> Destination? { destination(for: url.absoluteString) }

  /// The link of a destination.
  ///
  /// - Throws: `PrintError` if no link reads back as this destination, `RouterError` if the table cannot be built.
  public func link(for destination: Destination) throws -> String { try router.link(for: destination) }

  /// The URL of a destination.
  ///
  /// - Throws: as ``link(for:)``.
  public func url(for destination: Destination) throws -> URL { try router.url(for: destination) }

  /// Opens a link with the handler; false if it has no destination, or if the handler did not open it.
  @discardableResult
  public func open(_ link: String) -> Bool { destination(for: link).map(handler) ?? false }

  /// Opens a URL with the handler; false if it has no destination, or if the handler did not open it.
  @discardableResult
  public func open(_ url: URL) -> Bool { open(url.absoluteString) }

  /// The same as ``open(_:)-(URL)``.
  @discardableResult
  public func open(url: URL) -> Bool { open(url) }

  /// Opens the link of a destination; false if it has none, or if the handler did not open it.
  @discardableResult
  public func open(linkFor destination: Destination) -> Bool {
    guard let link = try? link(for: destination) else { return false }
    return open(link)
  }

  /// Opens a link with the asynchronous handler, or with the other one if there is none.
  @discardableResult
  public func open(_ link: String, isolation: isolated (any Actor)? = #isolation) async -> Bool {
    guard let destination = destination(for: link) else { return false }
    guard let asyncHandler else { return handler(destination) }
    return await asyncHandler(destination)
  }

  /// Opens a URL with the asynchronous handler, or with the other one if there is none.
  @discardableResult
  public func open(_ url: URL, isolation: isolated (any Actor)? = #isolation) async -> Bool {
    await open(url.absoluteString, isolation: isolation)
  }

  /// The same as ``open(_:isolation:)-(URL,_)``.
  @discardableResult
  public func open(url: URL, isolation: isolated (any Actor)? = #isolation) async -> Bool {
    await open(url, isolation: isolation)
  }

  /// Opens the link of a destination with the asynchronous handler, or with the other one if there is none.
  @discardableResult
  public func open(linkFor destination: Destination, isolation: isolated (any Actor)? = #isolation) async -> Bool {
    guard let link = try? link(for: destination) else { return false }
    return await open(link, isolation: isolation)
  }
}
