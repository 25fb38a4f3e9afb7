package import FingerpostAnalysis
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
      /// The app could show the link, and nothing claims it.
      case unclaimed
      /// The app could show the link, and a claim excludes it.
      case excluded
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

    /// The code, which leads to the cause and the fix.
    public var code: FaultCode {
      switch kind {
      case .unhandled: FaultCode(.claimUnhandled)
      case .unclaimed: FaultCode(.claimUnclaimed)
      case .excluded: FaultCode(.claimExcluded)
      }
    }

    /// The message, and the line.
    public var description: String { message + (line.map { " (line \($0))" } ?? "") }
  }

  /// Which differences to allow.
  ///
  ///     try router.compare(with: association, allowing: .wider)                // as wide as what export writes
  ///     try router.compare(with: association, allowing: [.wider, .narrower])   // but no wider
  public struct Allowance: OptionSet, Sendable, Hashable {
    /// One bit for each.
    public let rawValue: UInt8

    /// A set of its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Claims that are wider than the table because the format cannot be exact, and links that the format cannot claim.
    public static let wider = Allowance(rawValue: 1)
    /// Links that nothing claims although the table reads them.
    public static let narrower = Allowance(rawValue: 2)

    /// What an export ``ExportOptions/Direction/over`` needs: ``wider``.
    public static var over: Allowance { .wider }
    /// What an export ``ExportOptions/Direction/under`` needs: ``narrower``.
    public static var under: Allowance { .narrower }

    /// What an export in a direction needs.
    public init(_ direction: ExportOptions.Direction) { self = direction == .over ? .wider : .narrower }
  }

  /// The differences, those of claims first; at most one for each claim and each route.
  public let differences: [Difference]
  /// For each accepted exclusion, a link that it keeps in the browser, and the route that reads it.
  public let exclusions: [Difference]
  /// The parts of the file that were not compared, or that claim nothing, and why.
  public internal(set) var remarks: [DocumentError] = []
  /// Whether these are all differences. It is false if the comparison would take too long, if a pattern for whole queries was tried
  /// with some queries only, or if some values are in other files.
  public var isComplete: Bool { !isUnfinished && !triesSomeQueries && !isPartial }
  /// Whether a pattern for whole queries was tried with some queries only.
  package let triesSomeQueries: Bool
  /// Whether it was given up because it would take too long.
  package internal(set) var isUnfinished: Bool
  /// Whether the content of some claims is unknown.
  package internal(set) var isPartial = false

  package init(
    _ differences: [Difference], exclusions: [Difference] = [], triesSomeQueries: Bool = false, isComplete: Bool
  ) {
    (self.differences, self.exclusions) = (differences, exclusions)
    (self.triesSomeQueries, isUnfinished) = (triesSomeQueries, !isComplete)
  }

  /// With what was found at another host.
  func and(_ other: Verification) -> Verification {
    var both = Verification(
      differences + other.differences, exclusions: exclusions + other.exclusions,
      triesSomeQueries: triesSomeQueries || other.triesSomeQueries, isComplete: !isUnfinished && !other.isUnfinished)
    both.remarks = remarks + other.remarks.filter { !remarks.contains($0) }
    both.isPartial = isPartial || other.isPartial
    return both
  }
}

/// A claim, what it is called, and its line.
package typealias NamedClaim = (claim: LinkClaims.Claim, name: String, line: Int?)

extension RouteTable {
  /// Compares claims with this table.
  ///
  /// - Parameters:
  ///   - allowance: what is not a difference.
  ///   - exported: what an export claims: if claims may be wider, they may be as wide.
  package func verification(
    of named: [NamedClaim], at host: String, allowing allowance: Verification.Allowance,
    comparesEscapedSlash: Bool = true, exported: () -> [NamedClaim] = { [] }
  ) -> Verification {
    let (table, isWider) = (at(host: host), allowance.contains(.wider))
    var claims = LinkClaims(named.map(\.claim))
    claims.comparesEscapedSlash = comparesEscapedSlash
    let comparison = table.compare(
      with: claims, at: host, of: self, exported: isWider ? LinkClaims(exported().map(\.claim)) : nil,
      seeksUnclaimed: !allowance.contains(.narrower))
    func reported(_ difference: ClaimComparison.Difference) -> Verification.Difference {
      switch difference {
      case .unhandled(let index, let link):
        let (claim, closed) = (named[index], answer(link).map { routes[$0.index].name })
        let reason = closed.map { "only the app may open: \"\($0)\" is internal" } ?? "no route reads"
        return .init(
          .unhandled, link: link, route: closed, claim: claim.name, line: claim.line,
          "\(claim.name) claims \(link), which \(reason)")
      case .unclaimed(let index, let link, let exclusion):
        let (route, claim) = (table.routes[index], exclusion.map { named[$0] })
        let reason = claim.map { "\($0.name) excludes" } ?? "nothing claims"
        return .init(
          claim == nil ? .unclaimed : .excluded, link: link, route: route.name, claim: claim?.name, line: claim?.line,
          "\"\(route.name)\" \(route.shape) reads \(link), which \(reason)")
      }
    }
    let all = comparison.differences.map(reported)
    return Verification(
      allowance.contains(.narrower) ? all.filter { $0.kind == .unhandled } : all,
      exclusions: comparison.exclusions.map(reported), triesSomeQueries: comparison.triesSomeQueries,
      isComplete: !comparison.isUnfinished)
  }
}
