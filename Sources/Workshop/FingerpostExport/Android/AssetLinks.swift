internal import FingerpostAnalysis
public import FingerpostCore
public import FingerpostEngine

/// Digital Asset Links: the statement of a host that an app opens its links, served as `/.well-known/assetlinks.json`.
///
///     [{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":"android_app", …}}]
private enum AssetLinks {
  static let relation = "delegate_permission/common.handle_all_urls"

  /// The file.
  ///
  /// - Parameters:
  ///   - fingerprints: in capitals, with colons.
  ///   - components: `dynamic_app_link_components` (Android 15), which have the shape of Apple's `components` without variables:
  ///     which links of the host the app opens. Nil claims those of the app's manifest.
  static func text(
    _ package: String, _ fingerprints: [String], _ components: [AppSiteAssociation.Component]?
  ) -> String {
    var json = JSON()
    json.array([components], isTall: true) { components, json in
      json.object { json in
        json.member("relation", [relation])
        json.member("target") { json in
          json.member("namespace", "android_app")
          json.member("package_name", package)
          json.member("sha256_cert_fingerprints", fingerprints)
        }
        guard let components else { return }
        json.member("relation_extensions") { json in
          json.member(relation) { json in
            json.member("dynamic_app_link_components", components, isTall: true) { $0.write(to: &$1) }
          }
        }
      }
    }
    return json.text + "\n"
  }

  /// 32 pairs of hexadecimal digits between colons.
  static func isFingerprint(_ text: String) -> Bool {
    let pairs = text.split(separator: ":", omittingEmptySubsequences: false)
    return pairs.count == 32 && pairs.allSatisfy { $0.utf8.count == 2 && $0.allSatisfy(\.isHexDigit) }
  }

  /// Two words or more between dots, each a letter and then letters, digits and `_`.
  static func isPackageName(_ text: String) -> Bool {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    return words.count > 1 && words.allSatisfy { $0.first != "_" && $0.isIdentifier }
  }
}

extension RouteTable {
  /// Digital Asset Links for a web host of the table.
  ///
  /// - Throws: ``ExportError`` if an option is missing or invalid, or no origin is a web host.
  func assetLinks(_ options: ExportOptions) throws(ExportError) -> Export {
    guard let package = options.package else { throw .missing(.package, .assetLinks) }
    guard AssetLinks.isPackageName(package) else {
      throw .invalid(.package, found: package, expected: "the name of a package, such as com.example.app")
    }
    guard !options.fingerprints.isEmpty else { throw .missing(.fingerprint, .assetLinks) }
    for text in options.fingerprints where !AssetLinks.isFingerprint(text) {
      throw .invalid(
        .fingerprint, found: text, expected: "a SHA-256 fingerprint: 32 pairs of hexadecimal digits, such as 14:6D:…")
    }
    let fingerprints = options.fingerprints.map { $0.uppercased() }.uniqued
    let host = try host(options.host, .assetLinks)
    if options.isPlain { return Export(AssetLinks.text(package, fingerprints, nil)) }
    let (association, notes) = AppSiteAssociation.exported(
      self, appIDs: [], at: host, options.direction, hasVariables: false)
    return Export(AssetLinks.text(package, fingerprints, association.details.flatMap(\.components)), notes: notes)
  }
}

/// What Digital Asset Links claim for Android apps, read from the file that is served.
///
///     let links = try AssetLinksClaims(bytes)
///     try table.compare(with: links).differences   // []
public struct AssetLinksClaims: Sendable {
  /// What each statement lets its app open.
  let details: [AppSiteAssociation.Details]

  /// Reads a file. Statements about anything but links of Android apps are skipped.
  ///
  /// - Throws: `DocumentErrors` with what is wrong, and where.
  public init(_ bytes: [UInt8]) throws(DocumentErrors) {
    do throws(DocumentError) {
      details = try JSONNode(bytes).elements().map(Self.details).compactMap(\.self)
    } catch {
      throw DocumentErrors([error])
    }
  }

  private static func details(_ node: JSONNode) throws(DocumentError) -> AppSiteAssociation.Details? {
    let relations = try node.member("relation").texts()
    let target = try node.member("target")
    guard relations.contains(AssetLinks.relation), try target.member("namespace").text() == "android_app" else {
      return nil
    }
    let package = try target.member("package_name").text()
    let extensions = node["relation_extensions"]?[AssetLinks.relation]?["dynamic_app_link_components"]
    // Without components it is left to the manifest of the app.
    var all = AppSiteAssociation.Component(path: "*")
    all.line = node.line
    return .init(appIDs: [package], components: try extensions.map(AssociationReader.components) ?? [all])
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
  ///   - host: the origin of the links, such as `https://a.example`; by default the table's first web host.
  ///   - allowance: what is not a difference.
  /// - Throws: ``ExportError`` if the table has no such web host.
  public func compare(
    with links: AssetLinksClaims, package: String? = nil, at host: String? = nil,
    allowing allowance: Verification.Allowance = []
  ) throws(ExportError) -> Verification {
    var association = AppSiteAssociation()
    association.details = links.details.filter { package == nil || $0.appIDs == [package] }
    return try verification(of: association, at: host, .assetLinks, allowing: allowance)
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
