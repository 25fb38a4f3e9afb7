internal import FingerpostAnalysis
public import FingerpostCore
public import FingerpostEngine

/// What Digital Asset Links claim for Android apps, read from the file that is served.
///
///     let links = try AssetLinksClaims(bytes)
///     try table.compare(with: links).differences   // []
public struct AssetLinksClaims: Sendable {
  /// What one app opens; components are nil where that is left to its manifest.
  struct Statement: Sendable {
    let package: String
    let components: [AppSiteAssociation.Component]?
    let line: Int
  }

  let statements: [Statement]

  /// Reads a file. Statements about other things than the links of Android apps are passed over.
  ///
  /// - Throws: ``DocumentErrors`` with what is wrong, and where.
  public init(_ bytes: [UInt8]) throws(DocumentErrors) {
    do throws(DocumentError) {
      var statements: [Statement] = []
      for node in try JSONDocument(bytes).root.elements() {
        if let statement = try Self.statement(node) { statements.append(statement) }
      }
      self.statements = statements
    } catch {
      throw DocumentErrors([error])
    }
  }

  private static func statement(_ node: JSONNode) throws(DocumentError) -> Statement? {
    var relations: [String] = []
    for relation in try node.member("relation").elements() { relations.append(try relation.text()) }
    let target = try node.member("target")
    guard relations.contains(AssetLinks.relation), try target.member("namespace").text() == "android_app" else {
      return nil
    }
    let package = try target.member("package_name").text()
    let extensions = node["relation_extensions"]?[AssetLinks.relation]?["dynamic_app_link_components"]
    guard let extensions else { return Statement(package: package, components: nil, line: node.line) }
    return Statement(package: package, components: try AssociationReading.components(extensions), line: node.line)
  }
}

extension RouteTable {
  /// Compares the links that asset links let an app open with those that this table reads.
  ///
  /// Without components a statement claims every link of the host: the app's manifest narrows that down, see
  /// ``AndroidManifest``.
  ///
  /// - Parameters:
  ///   - links: the file as it is served.
  ///   - package: the app that must open; nil for any of the file.
  ///   - host: where links begin, such as `https://a.example`; the table's first web host unless given.
  ///   - allowance: what is no difference.
  /// - Throws: ``ExportError`` if the table has no such web host.
  public func compare(
    with links: AssetLinksClaims, package: String? = nil, at host: String? = nil,
    allowing allowance: Verification.Allowance = []
  ) throws(ExportError) -> Verification {
    var options = ExportOptions()
    options.host = host
    var association = AppSiteAssociation()
    association.details = links.statements.filter { package == nil || $0.package == package }.map { statement in
      var all = AppSiteAssociation.Component(path: "*")
      all.line = statement.line
      return AppSiteAssociation.Details(appIDs: [statement.package], components: statement.components ?? [all])
    }
    let claims = association.claims(of: nil)
    let place = try self.host(options, .assetLinks)
    return verification(
      of: LinkClaims(claims.map(\.claim)), at: place, allowing: allowance,
      names: claims.map { ($0.name, $0.component.line) }
    ) {
      let (exported, _) = AppSiteAssociation.exported(self, appIDs: [], at: place, .over, hasVariables: false)
      return LinkClaims(exported.claims(of: nil).map(\.claim))
    }
  }
}

extension Router {
  /// Compares the links that asset links let an app open with those that this router reads.
  ///
  /// See ``FingerpostEngine/RouteTable/compare(with:package:at:allowing:)``.
  public func compare(
    with links: AssetLinksClaims, package: String? = nil, at host: String? = nil,
    allowing allowance: Verification.Allowance = []
  ) throws(ExportError) -> Verification {
    try kept.compare(with: links, package: package, at: host, allowing: allowance)
  }
}
