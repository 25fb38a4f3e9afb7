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
  ///   - direction: what is no difference: `.over` allows claims of links that differ from a route's in the values of types
  ///     alone, as `/orders/?*` claims `/orders/abc`; `.under` allows links that nothing claims.
  /// - Throws: ``ExportError`` if the table has no such web host.
  public func compare(
    with association: AppSiteAssociation, appID: String? = nil, at host: String? = nil,
    allowing direction: ExportOptions.Direction? = nil
  ) throws(ExportError) -> Verification {
    var options = ExportOptions()
    options.host = host
    let claims = association.claims(of: appID)
    return verification(
      of: LinkClaims(claims.map(\.claim)), at: try self.host(options, .aasa), allowing: direction,
      names: claims.map { ($0.component.text, $0.component.line) })
  }
}

extension Router {
  /// Compares the links that open an app with those that this router reads: a test that both say the same.
  ///
  ///     @Test func `the served file claims what the app shows`() throws {
  ///       let association = try AppSiteAssociation(Array(Data(contentsOf: file)))
  ///       #expect(try AppLink.router.compare(with: association, allowing: .over).differences == [])
  ///     }
  ///
  /// See ``FingerpostEngine/RouteTable/compare(with:appID:at:allowing:)``.
  public func compare(
    with association: AppSiteAssociation, appID: String? = nil, at host: String? = nil,
    allowing direction: ExportOptions.Direction? = nil
  ) throws(ExportError) -> Verification {
    try kept.compare(with: association, appID: appID, at: host, allowing: direction)
  }
}
