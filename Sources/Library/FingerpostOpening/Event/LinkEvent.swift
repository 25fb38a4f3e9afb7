#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Something that happened to a link, for logs and metrics. It names the route, and contains no text of the link.
///
///     for await event in links.events() { print(event) }
///     // 1 push order: arrived
///     // 1 push order: queued
///     // 1 push order: opened after 0.25 s
///
/// Every arrival has exactly one final event.
public struct LinkEvent: Sendable, Hashable {
  /// What happened. More kinds may be added: keep a `default`.
  public enum Kind: Sendable, Hashable {
    /// The link arrived.
    case arrived
    /// The link was rewritten: the arrival has both.
    case rewritten
    /// It waits for its turn.
    case queued
    /// Its route is deprecated.
    case deprecated
    /// Its requirement was met: it waits for its turn again.
    case resumed(LinkRequirement)
    /// It has an outcome.
    case answered(LinkOutcome)
  }

  /// The number of the arrival.
  public let arrival: Int
  /// Where the link came from.
  public let source: LinkSource
  /// The name of the route; nil if no route reads the link.
  public let route: String?
  /// What happened.
  public let kind: Kind
  /// When it happened.
  public let time: Date
  /// How long the handler took, if one ran.
  public let duration: Duration?

  /// How the link ended, or that it waits; nil for any other event.
  public var outcome: LinkOutcome? { if case .answered(let outcome) = kind { outcome } else { nil } }
  /// Whether it is the arrival's last event.
  public var isFinal: Bool { outcome?.isFinal ?? false }
}

extension LinkEvent: CustomStringConvertible {
  /// `1 push order: opened after 0.25 s`
  public var description: String {
    let what =
      switch kind {
      case .arrived: "arrived"
      case .rewritten: "rewritten"
      case .queued: "queued"
      case .deprecated: "deprecated"
      case .resumed(let requirement): "resumed: \(requirement)"
      case .answered(let outcome): outcome.description
      }
    return "\(arrival) \(source) \(route ?? "?"): \(what)" + (duration.map { " after \($0.seconds) s" } ?? "")
  }
}

/// A receiver of events.
struct Watcher: Sendable {
  let tell: @Sendable (LinkEvent) -> Void
  /// Is called as the opener goes.
  var finish: @Sendable () -> Void = {}
}

extension Duration {
  /// The seconds, with two digits of fraction: `0.25`.
  package var seconds: String {
    let hundredths = (self / .milliseconds(10)).rounded(.down)
    let whole = (hundredths / 100).rounded(.down)
    let rest = Int(hundredths - whole * 100)
    return "\(Int(exactly: whole) ?? .max).\(rest < 10 ? "0" : "")\(rest)"
  }
}
