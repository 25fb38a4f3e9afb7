import FingerpostProof
internal import FingerpostAnalysis
public import FingerpostCore
public import FingerpostEngine

extension RouteTable {
  /// Compares the links that open an app with those that this table reads.
  ///
  ///     let association = try AppSiteAssociation(bytes)
  ///     try table.compare(with: association).differences   // []
  ///
  /// Links are compared as they are printed: those with needless escapes, empty segments, `.` and `..`, or with a key twice are not
  /// compared. Links of routes that are gone need not be claimed, and may be.
  ///
  /// - Parameters:
  ///   - association: the file as it is served.
  ///   - appID: the app that must open, `TEAM.bundle`; nil for any of the file.
  ///   - host: where links begin, such as `https://a.example`; the table's first web host unless given.
  ///   - allowance: what is no difference: `.wider` allows claims that are wider than the table where a pattern cannot be exact,
  ///     as `/orders/?*` claims `/orders/abc`; `.narrower` allows links that nothing claims.
  ///   - exclusions: the exclusions of the file that are meant, each by its patterns: `*/terms/*`, `#no_universal_links`. What they
  ///     keep in the browser is no difference, and told in ``Verification/exclusions``.
  /// - Throws: ``ExportError`` if the table has no such web host, or the file no such exclusion.
  public func compare(
    with association: AppSiteAssociation, appID: String? = nil, at host: String? = nil,
    allowing allowance: Verification.Allowance = [], exclusions: [String] = []
  ) throws(ExportError) -> Verification {
    var options = ExportOptions()
    options.host = host
    try association.check(exclusions)
    let claims = association.claims(of: appID, meaning: exclusions)
    let place = try self.host(options, .aasa)
    return verification(
      of: LinkClaims(claims.map(\.claim)), at: place, allowing: allowance,
      names: claims.map { ($0.name, $0.component.line) }
    ) {
      let (exported, _) = AppSiteAssociation.exported(self, appIDs: [], at: place, .over)
      return LinkClaims(exported.claims(of: nil).map(\.claim))
    }
  }
}

extension AppSiteAssociation {
  /// Names must be those of exclusions.
  fileprivate func check(_ names: [String]) throws(ExportError) {
    let all = details.flatMap(\.components).filter(\.isExclusion)
    for name in names where !all.contains(where: { $0.isNamed(name) }) {
      let known = nearest(to: "\"\(name)\"", among: all.map(\.text)) ?? all.first?.text
      throw .invalid(
        .exclusion, found: name,
        expected: known.map { "an exclusion of the file, such as \($0)" }
          ?? "an exclusion of the file, which has none")
    }
  }
}

extension Router {
  /// Compares the links that open an app with those that this router reads: a test that both say the same.
  ///
  ///     @Test func `the served file claims what the app shows`() throws {
  ///       let association = try AppSiteAssociation(Array(Data(contentsOf: file)))
  ///       #expect(try AppLink.router.compare(with: association, allowing: .wider).differences == [])
  ///     }
  ///
  /// See ``FingerpostEngine/RouteTable/compare(with:appID:at:allowing:exclusions:)``.
  public func compare(
    with association: AppSiteAssociation, appID: String? = nil, at host: String? = nil,
    allowing allowance: Verification.Allowance = [], exclusions: [String] = []
  ) throws(ExportError) -> Verification {
    try kept.compare(with: association, appID: appID, at: host, allowing: allowance, exclusions: exclusions)
  }
}
