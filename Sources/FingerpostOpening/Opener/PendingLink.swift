#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A link that waits for a requirement, in a form that outlives the app.
public struct PendingLink: Sendable, Hashable, Codable {
  /// The link as it came; it is rewritten anew when it is restored.
  public let text: String
  /// Where it came from.
  public let source: LinkSource
  /// What it waits for.
  public let requirement: Requirement
  /// When it came.
  public let arrived: Date
  /// When it is too late; nil for never.
  public let expires: Date?
  /// Who sent the reader, if the system said so.
  public let referrer: String?
  /// What came with the link.
  public let payload: PayloadValue?
}

extension LinkOpener {
  /// The links that wait for a requirement, to be kept for the next start of the app; inverse of ``restore(_:)``. A destination that
  /// has no link cannot be kept.
  ///
  ///     try JSONEncoder().encode(links.pending).write(to: file)                                  // as the app leaves
  ///     links.restore(try JSONDecoder().decode([PendingLink].self, from: Data(contentsOf: file)))   // as it starts again
  public var pending: [PendingLink] {
    agenda.withLock { $0.waiting }.compactMap { waiting in
      let arrival = waiting.entry.arrival
      return arrival.text.map { text in
        PendingLink(
          text: text, source: arrival.source, requirement: waiting.requirement, arrived: arrival.time,
          expires: waiting.deadline.map(clock.date), referrer: arrival.referrer, payload: arrival.payload)
      }
    }
  }

  /// Takes links back that were ``pending``: each waits for its requirement again, until the time it had. It is read again, and its
  /// access is checked again. A link that still waits here is not taken twice; one that has ended is, so remove the file once it was
  /// read. Then ``LinkOpener/resume(_:)`` what is met by now.
  public func restore(_ pending: [PendingLink]) {
    let known = agenda.withLock { $0.arrivals }
    for link in pending where !known.contains(where: { $0.isSame(as: link) }) {
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
