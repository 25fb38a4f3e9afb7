/// A link as it comes in, read already: what is not Sendable, such as a push payload, goes no further than the door.
struct Incoming<Link: Sendable>: Sendable {
  let reading: LinkReading<Link>
  let text: String?
  let source: LinkSource
  var referrer: String?
  var payload: PayloadValue?
}

extension LinkOpener {
  func incoming(_ text: String, _ source: LinkSource, _ referrer: String?, _ payload: PayloadValue?) -> Incoming<Link> {
    Incoming(
      reading: router.reading(text), text: text, source: source, referrer: referrer, payload: payload)
  }

  func incoming(_ payload: [AnyHashable: Any], _ path: [String], _ source: LinkSource) -> Incoming<Link> {
    let (reading, text) = router.reading(payload, path: path)
    return Incoming(reading: reading, text: text, source: source, payload: PayloadValue(payload))
  }

  func incoming(_ link: Link, _ source: LinkSource) -> Incoming<Link> {
    let (reading, text) = router.reading(of: link)
    return Incoming(reading: reading, text: text, source: source)
  }

  /// Takes a link in.
  ///
  /// - Parameters:
  ///   - asker: who wants to know how it ends.
  ///   - restored: what was kept of it; nil for one that has just come.
  func arrive(_ incoming: Incoming<Link>, _ asker: Asker? = nil, restored: PendingLink? = nil) {
    let (content, route) = content(of: incoming)
    let access = access(content, route: route, from: incoming.source)
    let isFromHandler = isInside
    step { agenda, now, effects in
      let arrival = Arrival(
        id: agenda.nextID(), incoming.text, from: incoming.source, at: restored?.arrived ?? clock.date(now),
        referrer: incoming.referrer, payload: incoming.payload)
      let entry = Entry(
        arrival: arrival, content: content, route: route.map { router.table.routes[$0].name },
        isFromHandler: isFromHandler, asker: asker, needsConfirmation: access == .confirmed)
      if let restored {
        let deadline = restored.expires.map(clock.elapsed(at:))
        agenda.restore(entry, access, for: restored.requirement, until: deadline, at: now, &effects)
      } else {
        agenda.arrive(entry, access, at: now, &effects)
      }
    }
  }

  /// What a link is to its handler, and the index of its route.
  func content(of incoming: Incoming<Link>) -> (Entry<Link>.Content, route: Int?) {
    switch incoming.reading {
    case .found(let link, let route):
      let canonical = route.flatMap { router.replacement(of: incoming.text, for: link, route: $0) }
      let deprecated = route.flatMap { route in
        canonical.map { DeprecatedLink(route: router.info(route), canonical: $0) }
      }
      return (.link(link, deprecated: deprecated), route)
    case .gone(let gone): return (.gone(gone), gone.index)
    case .failed(let error, let fallback):
      return (.unknown(UnknownLink(text: incoming.text, error: error, fallback: fallback)), nil)
    }
  }
}
