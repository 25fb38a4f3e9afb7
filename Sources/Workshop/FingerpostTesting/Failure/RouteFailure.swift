import FingerpostAnalysis
import FingerpostCore
import FingerpostProof

/// What is wrong with a route: which route, at which link, and what was expected.
///
///     for failure in router.exampleFailures() { print(failure) }
///     // showMyProfile users/me: appscheme://users/me is read by showProfile users/{userId}
///
/// A description is one line. Unlike the library's errors it contains values, because tests generated them.
public struct RouteFailure: Error, Sendable, Hashable {
  /// The kind of failure. More kinds may be added: compare, and keep a default.
  public struct Kind: Sendable, Hashable, CustomStringConvertible {
    /// The name of the kind.
    public let description: String

    /// No example can be generated: no text of a type is known, or no value is a destination.
    public static let noExample = Kind(description: "noExample")
    /// A value reads back as another one, or as none: a `RouteParameter`, `take:` or `unapply:` is not an inverse.
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
    /// A value of a type, and the one that its text reads as.
    case confused(String, type: String, to: String)
    case unprintable(PrintError)
    /// The text has a link; what was expected of it.
    case unread(LinkError, expected: String?)
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
    case .notTaken, .unwritten, .noLink, .lost, .changed, .unequal, .confused, .readsOtherwise: .changed
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

extension RouteFailure: CustomStringConvertible {
  /// What writes lock files.
  static let lockCommand = "FINGERPOST_LOCK=write swift test"

  /// Which route, at which link, and what was expected, in one line.
  public var description: String {
    let route = template.map { template in
      (name == template || name == nil ? template : "\(name ?? "") \(template)") + ": "
    }
    return (route ?? "") + (isLinkTold ? "" : link.map { "\(shortened($0))\(isSentence ? ":" : "") " } ?? "") + message
  }

  /// Whether the message is a sentence of its own, and does not go on after the link.
  private var isSentence: Bool {
    switch reason {
    case .finding, .breaking: true
    default: false
    }
  }

  /// Whether the message has the link itself.
  private var isLinkTold: Bool {
    switch reason {
    case .finding(let finding): link.map(finding.message.contains) ?? true
    case .breaking(let change): link.map(change.message.contains) ?? true
    default: false
    }
  }

  private var message: String {
    switch reason {
    case .noText(let type):
      "no example can be generated: no text of \(type) is known; give it parameterExamples, or make an enum CaseIterable"
    case .noDestination(let tries):
      "no example can be generated: none of the \(tries) values that were tried is a destination"
    case .noDestinationInBranch(let values):
      "\(values) gives no destination, and neither does any other value that was tried in that branch of a group"
    case .notTaken(let values):
      "\(values) gives a destination, but take: returns nil for it"
    case .unwritten(let values, let error):
      "\(values) gives a destination, but it cannot be written: \(error.shown)"
    case .noLink(let values, let error):
      "a destination is written as \(values), which gives no link: \(error.shown)"
    case .lost(let values):
      "a destination is written as \(values), which does not read back"
    case .changed(let values, let others) where link != nil:
      "is printed for \(values), and reads back as \(others)"
    case .unequal(let destination, _, let other) where link != nil:
      "is printed for \(shortened(destination)), and reads back as \(shortened(other))"
    case .changed(let values, let others):
      "a destination is written as \(values), which reads back as \(others)"
    case .unequal(let destination, let values, let other):
      "\(shortened(destination)) is written as \(values), which reads back as \(shortened(other))"
    case .confused(let value, let type, let other):
      "the text of \(shortened(value)) reads back as \(shortened(other)): the parameter of \(type) must tell them apart"
    case .unprintable(let error):
      "no link can be printed: \(error.shown)"
    case .unread(let error, let expected):
      "is not read: \(error)" + (expected.map { "; expected \(shortened($0))" } ?? "")
    case .hidden(let route):
      "is read by \(route)"
    case .notCanonical(let canonical):
      "is printed, but its canonical link is \(shortened(canonical))"
    case .canonicalMoves(let canonical, let other):
      "has the canonical link \(shortened(canonical)), "
        + (other.map { "whose own canonical link is \(shortened($0))" } ?? "which does not read as the same destination")
    case .deprecated:
      "is printed, and read by this route, which is deprecated"
    case .unexpected(let destination, let route, let expected):
      "is read as \(shortened(destination)) by \(route); expected \(expected.map { shortened($0) } ?? "no match")"
    case .unprinted(let destination, let error):
      "is read as \(shortened(destination)), which does not print: \(error.shown)"
    case .readsOtherwise(let destination, let canonical, let other):
      "is read as \(shortened(destination)), but its canonical link \(shortened(canonical)) is read as "
        + (other.map { shortened($0) } ?? "nothing")
    case .printed(let destination, let link, let canonical):
      "has the canonical link \(shortened(canonical)), but \(shortened(destination)) prints \(shortened(link))"
    case .finding(let finding): finding.message + (finding.fix.isEmpty ? "" : "; \(finding.fix)")
    case .breaking(let change):
      change.message + (change.fix.map { "; \($0)" } ?? "")
        + "; to accept it, write the lock file again: \(Self.lockCommand)"
    case .unlocked(let reason): reason
    }
  }
}

extension RouteInfo {
  /// Name and template, or the template alone where it is the name.
  var label: String { name == template() ? name : description }
}

/// Long text without its middle, so that a failure stays a line.
private func shortened(_ text: String) -> String {
  let line = text.contains { $0.isNewline } ? text.debugDescription : text
  guard line.utf8.count > 160 else { return line }
  return "\(line.prefix(60))…\(line.suffix(20)) (\(text.utf8.count) bytes)"
}

extension Captures {
  /// The values by the names of a template, in one line: `userId="ann", tag=["a", "b"]`.
  func spelled(as template: Template) -> String {
    let parameters = template.parameters
    let texts = values.indices.compactMap { slot -> String? in
      let name = parameters.indices.contains(slot) ? parameters[slot].name : nil
      switch values[slot] {
      case .absent: return nil
      case .text(let text): return "\(name ?? "\(slot + 1)")=\(shortened(text.debugDescription))"
      case .list(let texts): return "\(name ?? "\(slot + 1)")=\(shortened(texts.description))"
      }
    }
    return texts.isEmpty ? "no values" : texts.joined(separator: ", ")
  }
}
