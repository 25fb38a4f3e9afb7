/// Something about a table that somebody should know before a user does.
///
///     for finding in table.check() { print(finding) }
///     // warning: crossing: "a" and "b" both match /users/me/x; …
///
/// Its witness is a link that shows it: it was matched, or printed, before it was put here.
public struct Finding: Sendable, Hashable {
  /// What there is to find.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A line, or a route, that does not read at all; only where a whole file is checked.
    case malformed
    /// Two routes that match the same links.
    case duplicate
    /// A route that no link is answered by.
    case unreachable
    /// A route that reads one link in two ways.
    case ambiguous
    /// Two routes with links in common, each with links of its own.
    case crossing
    /// A value whose link another route answers, so that it cannot be printed.
    case printCollision = "print-collision"
    /// A route that prints a `*`, which reads back as whatever stands there.
    case discardingWildcard = "discarding-wildcard"
    /// Two parameters of one route with one name, or names that only their capitals tell apart.
    case repeatedName = "repeated-name"
    /// One parameter that routes of one shape name differently.
    case differingNames = "differing-names"
    /// `overlaps=…` that accepts nothing.
    case needlessOverlap = "needless-overlap"
    /// More routes meet than are compared.
    case unfinished
  }

  /// How bad it is.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// A route that cannot work.
    case error
    /// Links or values that may go where nobody expects.
    case warning
    /// An overlap that the table says it wants: `[overlaps=…]`.
    case accepted
  }

  /// A route that a finding is about.
  public struct Subject: Sendable, Hashable {
    /// The route's name.
    public let name: String
    /// The route's template, or what stands where one should.
    public let template: String
    /// Where it was declared, as far as anybody knows.
    public let location: DeclarationLocation?

    /// The route's index in its table; nil where it is in none.
    public let index: Int?

    package init(name: String, template: String, location: DeclarationLocation?, index: Int? = nil) {
      (self.name, self.template, self.location, self.index) = (name, template, location, index)
    }
  }

  /// What was found.
  public let kind: Kind
  /// How bad it is.
  public internal(set) var severity: Severity
  /// The routes that it is about; first the one to look at.
  public let routes: [Subject]
  /// A link that shows it; nil where there is nothing to show.
  public let witness: TemplateRelation.Witness?
  /// What is wrong, in one line.
  public let message: String
  /// What to do about it.
  public let fix: String

  package init(
    _ kind: Kind, _ severity: Severity, _ routes: [Subject], witness: TemplateRelation.Witness? = nil,
    message: String, fix: String
  ) {
    (self.kind, self.severity, self.routes, self.witness) = (kind, severity, routes, witness)
    (self.message, self.fix) = (message, fix)
  }
}

extension Finding: CustomStringConvertible {
  /// `Links/AppLink.swift:12: warning: …`
  public var description: String {
    let location = routes.first?.location.map { "\($0): " } ?? ""
    return "\(location)\(severity.rawValue): \(message)\n  fix: \(fix)"
  }
}

extension Finding {
  /// Errors first, then by the routes.
  var rank: [Int] {
    let severity = Severity.allCases.firstIndex(of: severity) ?? 0
    let kind = Kind.allCases.firstIndex(of: kind) ?? 0
    return [severity, routes.first?.index ?? 0, kind] + routes.dropFirst().map { $0.index ?? 0 }
  }
}
