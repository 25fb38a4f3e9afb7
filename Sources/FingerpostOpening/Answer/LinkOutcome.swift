/// How a link ended. More outcomes may be added: keep a `default`.
public enum LinkOutcome: Sendable, Hashable {
  /// A handler opened it.
  case opened
  /// A handler rejected it.
  case rejected
  /// A handler left it to somebody else.
  case passedOn
  /// It waits, and goes on after `resume`: the one outcome that is not the last.
  case waiting(for: Requirement)
  /// It is closed to its source, or was not confirmed.
  case refused
  /// A release took it away.
  case gone
  /// No route reads it.
  case unknown
  /// The same link came a moment ago.
  case duplicate
  /// It never came to a handler, or waited in vain.
  case dropped(Drop)
  /// Its handler did not answer in time.
  case timedOut
  /// Its handler threw an error of this type.
  case failed(String)
  /// Its handler was cancelled; or the task was that asked for the outcome, and the link goes on without it.
  case cancelled
  /// The outcome was asked for from inside a handler, which would wait for itself. The link is queued.
  case nested

  /// Why a link was dropped.
  public enum Drop: Sendable, Hashable {
    /// There were too many: the oldest goes.
    case queueFull
    /// What it waited for was cancelled.
    case cancelled(Requirement)
    /// What it waited for did not come in time.
    case expired(Requirement)
  }

  /// Whether nothing comes after it.
  public var isFinal: Bool { if case .waiting = self { false } else { true } }

  init(_ opening: Opening) {
    self =
      switch opening {
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
    case .dropped(.expired(let requirement)): "dropped: \(requirement) did not come in time"
    case .timedOut: "timed out"
    case .failed(let error): "failed: \(error)"
    case .cancelled: "cancelled"
    case .nested: "nested"
    }
  }
}

/// What a handler made of a link.
public enum Opening: Sendable, Hashable {
  /// The app shows what the link names.
  case opened
  /// The app does not want to show it.
  case rejected
  /// The link is left to somebody else: the app hands it to the browser, for instance.
  case passedOn
  /// Something must happen first. The link is kept, and comes to the handler again after `resume`.
  case waiting(for: Requirement)
}

/// What a link waits for, by a name of the app's own: `"sign-in"`.
public struct Requirement: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral {
  /// The name.
  public let rawValue: String

  /// A requirement of this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A requirement of this name.
  public init(stringLiteral name: String) { rawValue = name }
}

extension Requirement: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
