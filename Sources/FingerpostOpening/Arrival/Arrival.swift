#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A link that has come to the app: where from, when, and what came with it.
public struct Arrival: Sendable, Hashable {
  /// The number of the arrival: each opener counts from 1.
  public let id: Int
  /// The link as it came; for a value and for an object of a payload, the link that it prints; nil if it has none.
  public let text: String?
  /// Where the link comes from.
  public let source: LinkSource
  /// When it came.
  public let time: Date
  /// Who sent the reader: the URL of a page or the name of an app, if the system says so.
  public let referrer: String?
  /// What came with the link, such as the whole payload of a push message.
  public let payload: PayloadValue?

  /// An arrival, for tests of what takes one.
  public init(
    id: Int = 0, _ text: String?, from source: LinkSource, at time: Date = Date(), referrer: String? = nil,
    payload: PayloadValue? = nil
  ) {
    (self.id, self.text, self.source) = (id, text, source)
    (self.time, self.referrer, self.payload) = (time, referrer, payload)
  }
}
