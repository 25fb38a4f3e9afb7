/// A problem of a table.
///
///     for finding in table.check() { print(finding) }
///     // warning: crossing: "a" and "b" both match /users/me/x; …
///
/// The witness is a link that shows the problem. It was matched or printed before it was reported.
public struct Finding: Sendable, Hashable {
  /// The kinds of problems.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A line or a route that does not read; only reported when a whole file is checked.
    case malformed
    /// Two routes that match the same links, so that one never answers.
    case duplicate
    /// A route that answers no link.
    case unreachable
    /// A route that reads one link in two ways.
    case ambiguous
    /// Two routes with links in common, neither of which is a special case of the other.
    case crossing
    /// A value that cannot be printed, because another route answers its link.
    case printCollision = "print-collision"
    /// A route that shares links with many others: one finding for all of its crossings and print collisions.
    case catchAll = "catch-all"
    /// A route that prints a `*`, which reads back as any segments.
    case discardingWildcard = "discarding-wildcard"
    /// Two parameters of one route with equal names, or names that differ only in case.
    case repeatedName = "repeated-name"
    /// A parameter that routes of one shape name differently.
    case differingNames = "differing-names"
    /// `overlaps=…` that accepts nothing.
    case needlessOverlap = "needless-overlap"
    /// `instead=…` on a gone route that names no route to show.
    case unknownInstead = "unknown-instead"
    /// A route whose first segment is a literal, at an origin where the host is the first segment.
    case hostSegment = "host-segment"
    /// A tag that looks like a flag of access.
    case accessTag = "access-tag"
    /// Query items or a fragment of a route whose links are compact text, which has none.
    case unreadQuery = "unread-query"
    /// An optional element of a payload for which no link stands for nil; only a router knows of payloads.
    case neverNil = "never-nil"
    /// The check was given up before all routes were compared: it would take too long.
    case unfinished
  }

  /// How serious a problem is.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// A route that cannot work, or a check that is unfinished.
    case error
    /// Links or values that may lead somewhere unexpected.
    case warning
    /// An overlap that the table accepts with `[overlaps=…]`.
    case accepted
  }

  /// A route that a finding is about.
  public struct Subject: Sendable, Hashable {
    /// The route's name.
    public let name: String
    /// The route's template, or the text in its place.
    public let template: String
    /// Where it was declared, if known.
    public let location: DeclarationLocation?
    /// The route's index in its table; nil if it is in none.
    public let index: Int?

    package init(name: String, template: String, location: DeclarationLocation?, index: Int? = nil) {
      (self.name, self.template, self.location, self.index) = (name, template, location, index)
    }
  }

  /// The kind of problem.
  public let kind: Kind
  /// How serious it is.
  public internal(set) var severity: Severity
  /// The routes concerned; the first is the one to look at.
  public let routes: [Subject]
  /// A link that shows the problem; nil if none can.
  public let witness: TemplateRelation.Witness?
  /// The problem, in one line.
  public let message: String
  /// What to do about it.
  public let fix: String
  /// The name in an `overlaps=…` that accepts nothing; nil for any other kind.
  package internal(set) var overlapName: String?

  package init(
    _ kind: Kind, _ severity: Severity, _ routes: [Subject], witness: TemplateRelation.Witness? = nil,
    message: String, fix: String
  ) {
    (self.kind, self.severity, self.routes, self.witness) = (kind, severity, routes, witness)
    (self.message, self.fix) = (message, fix)
  }
}

extension Finding: CustomStringConvertible {
  /// The location, severity, message and fix: `Links/AppLink.swift:12: warning: …`
  public var description: String {
    let location = routes.first?.location.map { "\($0): " } ?? ""
    return "\(location)\(severity.rawValue): \(message)\n  fix: \(fix)"
  }
}

extension Finding {
  /// The code, which leads to the cause and the fix.
  public var code: FaultCode { kind.code }

  /// The pairs of ``routes`` that overlap, by their positions: any two, or, of a catch-all, the first and each other.
  package var overlaps: [(Int, Int)] {
    switch kind {
    case .catchAll: routes.indices.dropFirst().map { (0, $0) }
    case .crossing, .printCollision:
      routes.indices.flatMap { first in routes.indices[(first + 1)...].map { (first, $0) } }
    default: []
    }
  }

  /// Orders findings: errors first, then by route.
  var rank: [OrderKey] {
    let severity = Severity.allCases.firstIndex(of: severity) ?? 0
    let kind = Kind.allCases.firstIndex(of: kind) ?? 0
    return ([severity, routes.first?.index ?? 0, kind] + routes.dropFirst().map { $0.index ?? 0 }).map { .number($0) }
  }
}

extension Finding.Kind {
  /// The code of all findings of this kind.
  public var code: FaultCode {
    let kind: FaultKind =
      switch self {
      case .malformed: .malformed
      case .duplicate: .duplicate
      case .unreachable: .unreachable
      case .ambiguous: .ambiguous
      case .crossing: .crossing
      case .printCollision: .printCollision
      case .catchAll: .catchAll
      case .discardingWildcard: .discardingWildcard
      case .repeatedName: .repeatedName
      case .differingNames: .differingNames
      case .needlessOverlap: .needlessOverlap
      case .unknownInstead: .unknownInstead
      case .hostSegment: .hostSegment
      case .accessTag: .accessTag
      case .unreadQuery: .unreadQuery
      case .neverNil: .neverNil
      case .unfinished: .unfinished
      }
    return FaultCode(kind)
  }
}
