#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A link that waits for a requirement, in a form that you can save.
public struct PendingLink: Sendable, Hashable, Codable {
  /// The link as it arrived; it is rewritten again when it is restored.
  public let text: String
  /// Where it came from.
  public let source: LinkSource
  /// What it waits for.
  public let requirement: LinkRequirement
  /// When it arrived.
  public let arrived: Date
  /// When it expires; nil for never.
  public let expires: Date?
  /// Where the user came from, if the system said so.
  public let referrer: String?
  /// What came with the link.
  public let payload: PayloadValue?
}

extension LinkOpener {
  /// The links that wait for a requirement, to save for the next start of the app; inverse of ``restore(_:)``. A destination
  /// without a link cannot be saved.
  ///
  ///     try JSONEncoder().encode(links.pendingLinks).write(to: file)                                  // when the app leaves
  ///     links.restore(try JSONDecoder().decode([PendingLink].self, from: Data(contentsOf: file)))   // when it starts again
  public var pendingLinks: [PendingLink] {
    agenda.withLock { $0.waiting }.compactMap { waiting in
      let arrival = waiting.entry.arrival
      return arrival.text.map { text in
        PendingLink(
          text: text, source: arrival.source, requirement: waiting.requirement, arrived: arrival.time,
          expires: waiting.deadline.map(clock.date), referrer: arrival.referrer, payload: arrival.payload)
      }
    }
  }

  /// Restores links that were ``pendingLinks``. Each waits for its requirement again, with its old time limit; it is read again, and its
  /// access is checked again. A link that still waits is not restored twice, but a link that was opened is, so remove the file
  /// after reading it. Then call ``LinkOpener/resume(_:)`` for the requirements that are met.
  public func restore(_ links: [PendingLink]) {
    let known = agenda.withLock { $0.arrivals }
    for link in links where !known.contains(where: { $0.isSame(as: link) }) {
      arrive(incoming(link.text, link.source, link.referrer, link.payload), restored: link)
    }
  }
}

extension Arrival {
  /// Whether both are one arrival, whose time may have been rounded as it was kept.
  fileprivate func isSame(as link: PendingLink) -> Bool {
    text == link.text && source == link.source && abs(time.timeIntervalSince(link.arrived)) < 1
  }
}
