public import FingerpostOpening

/// Something that happens to an opener at a given time.
public struct OpeningStep: Sendable {
  enum Action: Sendable {
    case open(String, LinkSource)
    case start
    case resume(Requirement)
    case cancel(Requirement)
    case pass
  }

  let action: Action
  /// When it happens, from the making of the clock on.
  public let time: Duration

  /// A link arrives.
  public static func open(_ link: String, from source: LinkSource, at time: Duration) -> Self {
    Self(action: .open(link, source), time: time)
  }
  /// The screens are there.
  public static func start(at time: Duration) -> Self { Self(action: .start, time: time) }
  /// A requirement is met.
  public static func resume(_ requirement: Requirement, at time: Duration) -> Self {
    Self(action: .resume(requirement), time: time)
  }
  /// A requirement will not be met.
  public static func cancel(_ requirement: Requirement, at time: Duration) -> Self {
    Self(action: .cancel(requirement), time: time)
  }
  /// Nothing but time: what is late by then has ended.
  public static func pass(until time: Duration) -> Self { Self(action: .pass, time: time) }
}
