/// How a link ended. More outcomes may be added: keep a `default`.
public enum LinkOutcome: Sendable, Hashable {
  /// A handler opened it.
  case opened
  /// A handler rejected it.
  case rejected
  /// A handler passed it on, for example to the browser.
  case passedOn
  /// It waits for a requirement: the only outcome that is not final.
  case waiting(for: LinkRequirement)
  /// Its source may not open it, or the user did not confirm it.
  case refused
  /// A release removed it.
  case gone
  /// No route reads it.
  case unknown
  /// The same link arrived a moment ago.
  case duplicate
  /// It was dropped before a handler could open it.
  case dropped(Drop)
  /// Its handler did not return in time.
  case timedOut
  /// Its handler threw an error of this type.
  case failed(String)
  /// Its handler was cancelled; or the task that awaited the outcome was cancelled: the link is opened all the same.
  case cancelled
  /// A handler awaited an outcome of its own opener, and would have waited for itself. The link is queued.
  case nested

  /// Why a link was dropped.
  public enum Drop: Sendable, Hashable {
    /// Too many links arrived after it.
    case queueFull
    /// Its requirement was cancelled.
    case cancelled(LinkRequirement)
    /// Its requirement was not met in time.
    case expired(LinkRequirement)
  }

  /// Whether it is the last outcome of its arrival.
  public var isFinal: Bool { if case .waiting = self { false } else { true } }

  init(_ decision: LinkDecision) {
    self =
      switch decision {
      case .opened: .opened
      case .rejected: .rejected
      case .passedOn: .passedOn
      case .waiting(let requirement): .waiting(for: requirement)
      }
  }
}

extension LinkOutcome: CustomStringConvertible {
  /// `opened`, `waiting for sign-in`, `dropped: queue full`.
  public var description: String {
    switch self {
    case .opened: "opened"
    case .rejected: "rejected"
    case .passedOn: "passed on"
    case .waiting(let requirement): "waiting for \(requirement)"
    case .refused: "refused"
    case .gone: "gone"
    case .unknown: "unknown"
    case .duplicate: "duplicate"
    case .dropped(.queueFull): "dropped: queue full"
    case .dropped(.cancelled(let requirement)): "dropped: \(requirement) was cancelled"
    case .dropped(.expired(let requirement)): "dropped: \(requirement) was not met in time"
    case .timedOut: "timed out"
    case .failed(let error): "failed: \(error)"
    case .cancelled: "cancelled"
    case .nested: "nested"
    }
  }
}

/// The result of a handler.
public enum LinkDecision: Sendable, Hashable {
  /// The app shows what the link names.
  case opened
  /// The app does not want to show it.
  case rejected
  /// The app passes the link on, for example to the browser.
  case passedOn
  /// Something must happen first. The link is kept, and given to the handler again after `resume`.
  case waiting(for: LinkRequirement)
}

/// What a link waits for, by a name that you choose: `"sign-in"`.
public struct LinkRequirement: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral {
  /// The name.
  public let rawValue: String

  /// A requirement of this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A requirement of this name.
  public init(stringLiteral name: String) { rawValue = name }
}

extension LinkRequirement: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
