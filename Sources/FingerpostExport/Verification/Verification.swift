public import FingerpostEngine

/// What a published file claims, compared with what a table reads.
///
///     let association = try AppSiteAssociation(bytes)
///     for difference in try table.compare(with: association).differences { print(difference) }
///     // "/orders/?*" claims https://a.example/orders/a, which no route reads (line 6)
///     // "help" help/{topic} reads https://a.example/help/a, which nothing claims
public struct Verification: Sendable, Hashable {
  /// One difference, with a link that was tried on both sides.
  public struct Difference: Sendable, Hashable, CodedFault {
    /// On which side the link is missing.
    public enum Kind: String, Sendable, CaseIterable {
      /// The link opens the app, and leads nowhere.
      case unhandled
      /// The app could show the link, and it stays in the browser.
      case unclaimed
    }

    /// On which side the link is missing.
    public let kind: Kind
    /// The link.
    public let link: String
    /// The name of the route that reads it.
    public let route: String?
    /// The claim that holds it, or that excludes it, as the file has it.
    public let claim: String?
    /// The line of the claim in the file, from 1.
    public let line: Int?
    /// What differs, in one sentence.
    public let message: String

    package init(_ kind: Kind, link: String, route: String?, claim: String?, line: Int?, _ message: String) {
      (self.kind, self.link, self.route, self.claim, self.line) = (kind, link, route, claim, line)
      self.message = message
    }

    /// On which side the link is missing: where its cause and its mend are explained.
    public var code: FaultCode { FaultCode(kind == .unhandled ? .claimUnhandled : .claimUnclaimed) }

    /// The message, and the line.
    public var description: String { message + (line.map { " (line \($0))" } ?? "") }
  }

  /// The differences, those of claims first; at most one for each claim and each route.
  public let differences: [Difference]
  /// Whether there are no others: a comparison that would take too long is given up.
  public let isComplete: Bool

  package init(_ differences: [Difference], isComplete: Bool) {
    (self.differences, self.isComplete) = (differences, isComplete)
  }

  /// - Parameters:
  ///   - claims: how each claim is named, and its line.
  ///   - direction: what is no difference.
  package init(
    _ comparison: ClaimComparison, _ table: RouteTable, claims: [(text: String, line: Int?)],
    allowing direction: ExportOptions.Direction? = nil
  ) {
    let all = comparison.differences.map { difference in
      switch difference {
      case .unhandled(let index, let link):
        let claim = claims[index]
        return Difference(
          .unhandled, link: link, route: nil, claim: claim.text, line: claim.line,
          "\(claim.text) claims \(link), which no route reads")
      case .unclaimed(let index, let link, let exclusion):
        let (route, claim) = (table.routes[index], exclusion.map { claims[$0] })
        let reason = claim.map { "\($0.text) excludes" } ?? "nothing claims"
        return Difference(
          .unclaimed, link: link, route: route.name, claim: claim?.text, line: claim?.line,
          "\"\(route.name)\" \(route.shape) reads \(link), which \(reason)")
      }
    }
    differences = direction == .under ? all.filter { $0.kind != .unclaimed } : all
    isComplete = comparison.isComplete
  }
}

extension RouteTable {
  /// Compares claims with this table.
  ///
  /// - Parameters:
  ///   - names: how each claim is named, and its line.
  ///   - direction: what is no difference.
  package func verification(
    of claims: LinkClaims, at host: String, allowing direction: ExportOptions.Direction?,
    names: [(text: String, line: Int?)]
  ) -> Verification {
    let comparison = compare(with: claims, at: host, tolerating: direction == .over ? loosened : nil)
    return Verification(comparison, self, claims: names, allowing: direction)
  }
}
