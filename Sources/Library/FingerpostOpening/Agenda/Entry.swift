/// A link on its way to a handler.
struct Entry<Link: Sendable>: Sendable {
  let arrival: Arrival
  let reading: LinkReading<Link>
  /// The deprecated link, until the `deprecated` handler has got it.
  var deprecated: DeprecatedLink?
  /// The name of its route, for events.
  let route: String?
  /// Whether a handler of the same opener opened it. Such a link is never a duplicate.
  let isFromHandler: Bool
  /// What two arrivals of one tap have in common; nil for an object without a link.
  let tap: String?
  /// Who asks for its outcome.
  let first: FirstOutcome
  /// Whether the `confirm` handler must be asked before it is opened.
  var needsConfirmation: Bool
  /// The requirements that were met while the handler was running, so that the link was queued again at once. This happens only once
  /// in a row for each requirement, because a handler that meets its own requirement would be called for ever.
  var metWhileOpen: Set<LinkRequirement> = []

  var id: Int { arrival.id }
}

/// A link whose handler is running.
struct OpenEntry<Link: Sendable>: Sendable {
  var entry: Entry<Link>
  let begun: Duration
  /// The time limit of the handler.
  var deadline: Duration?
  var task: Task<Void, Never>?
  /// The requirements that were met or cancelled while the handler was running: it may return `.waiting` for one of them.
  var requirementChanges: [LinkRequirement: RequirementChange] = [:]
}

/// A link that waits for a requirement.
struct WaitingEntry<Link: Sendable>: Sendable {
  let entry: Entry<Link>
  let requirement: LinkRequirement
  let deadline: Duration?
}

/// A requirement was met or cancelled.
enum RequirementChange: Sendable {
  case met
  case cancelled
}

/// Links that wait for their turn, in the order of their arrival.
struct EntryQueue<Link: Sendable>: Sendable {
  private var entries: [Entry<Link>?] = []
  /// The index of the first entry; the entries before it were removed.
  private var head = 0

  var count: Int { entries.count - head }
  var arrivals: [Arrival] { entries[head...].compactMap { $0?.arrival } }
  var isEmpty: Bool { count == 0 }

  mutating func removeFirst() -> Entry<Link>? {
    guard head < entries.count else { return nil }
    defer {
      entries[head] = nil
      head += 1
      if head > 32, head * 2 > entries.count {
        entries.removeFirst(head)
        head = 0
      }
    }
    return entries[head]
  }

  /// Puts an entry after those that arrived before it.
  mutating func insert(_ entry: Entry<Link>) {
    var position = entries.count
    while position > head, let before = entries[position - 1], before.id > entry.id { position -= 1 }
    entries.insert(entry, at: position)
  }

  /// Puts several, in any order, after those that arrived before them.
  mutating func insert(_ others: [Entry<Link>]) {
    guard others.count > 1 else {
      others.forEach { insert($0) }
      return
    }
    entries = (entries[head...] + others).compactMap { $0 }.sorted { $0.id < $1.id }
    head = 0
  }
}

/// The links that came a moment ago from sources that deliver one tap twice.
struct RecentLinks: Sendable {
  /// The most links to remember, so that many links need no more memory.
  private static let limit = 256
  private var links: [(text: String, arrival: Int, time: Duration)] = []

  /// Whether the link arrived within the window; if not, remembers it.
  mutating func isRepeated(_ text: String, _ arrival: Int, at now: Duration, window: Duration) -> Bool {
    links.removeAll { now - $0.time >= window }
    if links.contains(where: { $0.text.isIdentical(to: text) }) { return true }
    if links.count == Self.limit { links.removeFirst() }
    links.append((text, arrival, now))
    return false
  }

  /// A link that was not opened after all may come again.
  mutating func forget(_ arrival: Int) { links.removeAll { $0.arrival == arrival } }
}
