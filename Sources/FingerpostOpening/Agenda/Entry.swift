/// A link on its way to a handler.
struct Entry<Link: Sendable>: Sendable {
  enum Content: Sendable {
    case link(Link, deprecated: DeprecatedLink?)
    case gone(Gone<Link>)
    case unknown(UnknownLink<Link>)
  }

  let arrival: Arrival
  let content: Content
  /// The name of its route, for events.
  let route: String?
  /// Whether a handler of the same opener opened it: that is no second delivery of a tap.
  let isFromHandler: Bool
  /// Who asked how it ends, and the openers whose handlers wait for that.
  let asker: Asker?
  /// Whether somebody must say yes before it is opened.
  var needsConfirmation: Bool
  /// The requirements because of which it went on at once, since they were met while the handler was still at work. It does not do so
  /// twice in a row for one: a handler that meets it itself would be asked for ever.
  var goneOn: Set<Requirement> = []
  var isDeprecationTold = false

  /// What is still to be told of a deprecated link.
  var deprecated: DeprecatedLink? {
    guard !isDeprecationTold, case .link(_, let old) = content else { return nil }
    return old
  }

  var id: Int { arrival.id }
}

/// Somebody who waits for the outcome of a link.
struct Asker: Sendable {
  let number: Int
  /// The handlers that wait with it.
  let handlers: [ObjectIdentifier: Int]
}

/// A link that a handler is at work on.
struct OpenEntry<Link: Sendable>: Sendable {
  var entry: Entry<Link>
  let begun: Duration
  /// When the handler must have answered.
  var deadline: Duration?
  var task: Task<Void, Never>?
  /// The requirements that were met, or cancelled, since the handler was asked. Its answer may be older than that.
  var settled: [Requirement: Settlement] = [:]
}

/// A link that waits for a requirement.
struct WaitingEntry<Link: Sendable>: Sendable {
  let entry: Entry<Link>
  let requirement: Requirement
  let deadline: Duration?
}

/// What became of a requirement.
enum Settlement: Sendable {
  case met
  case cancelled
}
