import FingerpostProof
import FingerpostAnalysis
import FingerpostCore

/// What is wrong with a route: which route, at which link, and what was expected.
///
///     for failure in router.exampleFailures() { print(failure) }
///     // showMyProfile users/me: appscheme://users/me is read by showProfile users/{userId}
///
/// A description is one line. Unlike the library's errors it holds the values themselves, which tests made up.
public struct RouteFailure: Error, Sendable, Hashable {
  /// The kind of failure. More kinds may be added: compare, and keep a default.
  public struct Kind: Sendable, Hashable, CustomStringConvertible {
    /// The name of the kind.
    public let description: String

    /// No example can be made up: no text of a type is known, or none stands for a destination.
    public static let noExample = Kind(description: "noExample")
    /// A value reads back as another one, or as none: a `RouteParameter`, `take:` or `unapply:` is no inverse.
    public static let changed = Kind(description: "changed")
    /// No link of the route can be printed.
    public static let unprintable = Kind(description: "unprintable")
    /// A link is not read.
    public static let unread = Kind(description: "unread")
    /// The links of the route are read by another.
    public static let hidden = Kind(description: "hidden")
    /// The canonical link of a link is not the one expected.
    public static let notCanonical = Kind(description: "notCanonical")
    /// A printed link is read by a deprecated route.
    public static let deprecated = Kind(description: "deprecated")
    /// A link reads as something else than the destination expected.
    public static let unexpected = Kind(description: "unexpected")
    /// A finding of `check()`.
    public static let finding = Kind(description: "finding")
    /// Links of the lock file die, or lead elsewhere.
    public static let breaking = Kind(description: "breaking")
    /// The lock file is missing, or does not read.
    public static let unlocked = Kind(description: "unlocked")
  }

  enum Reason: Sendable, Hashable {
    case noText(type: String)
    case noDestination(tries: Int)
    case noDestinationInBranch(String)
    /// Values, as the captures show them.
    case notTaken(String)
    case unwritten(String, PrintError)
    case noLink(String, PrintError)
    case lost(String)
    case changed(String, to: String)
    case unequal(String, values: String, to: String)
    case unprintable(PrintError)
    /// The text has a link; what was expected of it.
    case unread(RouteError, expected: String?)
    case hidden(by: String)
    case notCanonical(String)
    case canonicalMoves(String, to: String?)
    case deprecated
    case unexpected(String, by: String, expected: String?)
    case unprinted(String, PrintError)
    case readsOtherwise(String, canonical: String, to: String?)
    case printed(String, as: String, canonical: String)
    case finding(Finding)
    case breaking(TableDiff.Change)
    case unlocked(String)
  }

  /// The route's name, or its template if it has none; nil if the failure is about no route.
  public let name: String?
  /// The route's template; nil if the failure is about no route.
  public let template: String?
  /// The link that shows the failure; nil if none does.
  public let link: String?
  let reason: Reason

  init(_ reason: Reason, of route: RouteInfo?, link: String?) {
    self.reason = reason
    name = route?.name
    template = route?.template()
    self.link = link
  }

  init(_ finding: Finding) {
    reason = .finding(finding)
    (name, template) = (finding.routes.first?.name, finding.routes.first?.template)
    link = finding.witness?.description
  }

  init(_ change: TableDiff.Change) {
    reason = .breaking(change)
    (name, template) = (change.old?.name ?? change.new?.name, change.old?.template ?? change.new?.template)
    link = change.witness?.description
  }

  init(unlocked reason: String) {
    (self.reason, name, template, link) = (.unlocked(reason), nil, nil, nil)
  }

  /// The kind of failure.
  public var kind: Kind {
    switch reason {
    case .noText, .noDestination, .noDestinationInBranch: .noExample
    case .notTaken, .unwritten, .noLink, .lost, .changed, .unequal, .readsOtherwise: .changed
    case .unprintable, .unprinted: .unprintable
    case .unread: .unread
    case .hidden: .hidden
    case .notCanonical, .canonicalMoves: .notCanonical
    case .deprecated: .deprecated
    case .unexpected, .printed: .unexpected
    case .finding: .finding
    case .breaking: .breaking
    case .unlocked: .unlocked
    }
  }
}
