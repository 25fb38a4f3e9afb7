import FingerpostCore
import FingerpostEngine

/// A link that has come in, read already, because what it came in, such as a push payload, may not be Sendable.
struct Incoming<Link: Sendable>: Sendable {
  let reading: LinkReading<Link>
  let text: String?
  /// The link that was read in place of the text, if it was rewritten.
  var rewritten: String?
  let source: LinkSource
  var referrer: String?
  var payload: PayloadValue?
}

extension LinkOpener {
  /// A link as text, which alone is rewritten.
  func incoming(_ text: String, _ source: LinkSource, _ referrer: String?, _ payload: PayloadValue?) -> Incoming<Link> {
    let rewritten = rewriting(text).flatMap { $0.isIdentical(to: text) ? nil : $0 }
    return Incoming(
      reading: router.reading(rewritten ?? text), text: text, rewritten: rewritten, source: source, referrer: referrer,
      payload: payload)
  }

  /// The text or the object at the end of these keys.
  func incoming(_ payload: [AnyHashable: Any], _ path: [String], _ source: LinkSource) -> Incoming<Link> {
    let whole = PayloadValue(payload)
    do throws(DestinationError) {
      switch try Coded(in: payload, at: path) {
      case .text(let text): return incoming(text, source, nil, whole)
      case .object(let object):
        let (reading, text) = router.reading(of: object)
        return Incoming(reading: reading, text: text, source: source, payload: whole)
      }
    } catch {
      return Incoming(reading: .failed(error, fallback: nil), text: nil, source: source, payload: whole)
    }
  }

  func incoming(_ link: Link, _ source: LinkSource) -> Incoming<Link> {
    let (reading, text) = router.reading(of: link)
    return Incoming(reading: reading, text: text, source: source)
  }

  /// Takes a link in.
  ///
  /// - Parameter restored: what was kept of it; nil for one that has just come.
  @discardableResult
  func arrive(_ incoming: Incoming<Link>, restored: PendingLink? = nil) -> LinkTicket {
    let route = incoming.reading.route
    let access = access.access(incoming.reading, from: incoming.source)
    let deprecated = deprecated(incoming)
    let (isFromHandler, tap) = (isInside, tap(incoming))
    let first = FirstOutcome()
    let asker = first.asker()
    return step { agenda, now, effects in
      let arrival = Arrival(
        id: agenda.nextID(), incoming.text, rewritten: incoming.rewritten, from: incoming.source,
        at: restored?.arrived ?? clock.date(now), referrer: incoming.referrer, payload: incoming.payload)
      let entry = Entry(
        arrival: arrival, reading: incoming.reading, deprecated: deprecated,
        route: route.map { router.table.routes[$0].name }, isFromHandler: isFromHandler, tap: tap, first: first,
        needsConfirmation: access == .confirm)
      if let restored {
        let deadline = restored.expires.map(clock.elapsed(at:))
        agenda.restore(entry, access, for: restored.requirement, until: deadline, at: now, &effects)
      } else {
        agenda.arrive(entry, access, at: now, &effects)
      }
      return LinkTicket(id: entry.id, asker: asker) { self.isInside }
    }
  }

  /// The text by which two arrivals of one tap are known: that of the link, or if destinations are compared, the link that is printed.
  private func tap(_ incoming: Incoming<Link>) -> String? {
    let text = incoming.rewritten ?? incoming.text
    guard comparesDestinations, case .found(let link, _) = incoming.reading else { return text }
    return (try? router.link(for: link)) ?? text
  }

  /// The route of a link, if it is deprecated, and the link that should have been sent.
  private func deprecated(_ incoming: Incoming<Link>) -> DeprecatedLink? {
    guard case .found(let link, let route?) = incoming.reading else { return nil }
    return router.replacement(of: incoming.rewritten ?? incoming.text, for: link, route: route).map {
      DeprecatedLink(route: router.info(route), canonical: $0)
    }
  }
}
