internal import FingerpostAnalysis
package import FingerpostEngine

/// Digital Asset Links: the statement of a host that an app opens its links, served as `/.well-known/assetlinks.json`.
///
///     [{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":"android_app", …}}]
package struct AssetLinks {
  /// The name of the app's package.
  package let package: String
  /// In capitals, with colons.
  package let fingerprints: [String]
  /// `dynamic_app_link_components` (Android 15), which have the shape of Apple's `components` without variables: which links of the
  /// host the app opens. Nil claims those of the app's manifest.
  package var components: [AppSiteAssociation.Component]?

  static let relation = "delegate_permission/common.handle_all_urls"

  /// Checks the options.
  package init(_ options: ExportOptions) throws(ExportError) {
    guard let package = options.package else { throw .missing(.package, .assetLinks) }
    guard Self.isPackageName(package) else {
      throw .invalid(.package, found: package, expected: "the name of a package, such as com.example.app")
    }
    guard !options.fingerprints.isEmpty else { throw .missing(.fingerprint, .assetLinks) }
    self.package = package
    var fingerprints: [String] = []
    for text in options.fingerprints {
      guard let fingerprint = Self.fingerprint(text) else {
        throw .invalid(
          .fingerprint, found: text, expected: "a SHA-256 fingerprint: 32 pairs of hexadecimal digits, such as 14:6D:…")
      }
      if !fingerprints.contains(fingerprint) { fingerprints.append(fingerprint) }
    }
    self.fingerprints = fingerprints
  }

  /// The file.
  package var text: String {
    var json = JSON()
    json.array([self], isTall: true) { statement, json in
      json.object { json in
        json.member("relation", [Self.relation])
        json.key("target")
        json.object { json in
          json.member("namespace", "android_app")
          json.member("package_name", statement.package)
          json.member("sha256_cert_fingerprints", statement.fingerprints)
        }
        guard let components = statement.components else { return }
        json.key("relation_extensions")
        json.object { json in
          json.key(Self.relation)
          json.object { json in
            json.key("dynamic_app_link_components")
            json.array(components, isTall: true) { $0.write(to: &$1) }
          }
        }
      }
    }
    return json.text + "\n"
  }

  /// 32 pairs of hexadecimal digits between colons, in capitals; nil for other text.
  private static func fingerprint(_ text: String) -> String? {
    let pairs = text.split(separator: ":", omittingEmptySubsequences: false)
    let isValid = pairs.count == 32 && pairs.allSatisfy { $0.utf8.count == 2 && $0.utf8.allSatisfy(isHexadecimal) }
    return isValid ? text.uppercased() : nil
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6 }

  /// Two words or more between dots, each a letter and then letters, digits and `_`.
  private static func isPackageName(_ text: String) -> Bool {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    return words.count > 1
      && words.allSatisfy { word in
        guard let first = word.utf8.first, (first | 0x20) &- 0x61 < 26 else { return false }
        return word.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x5F }
      }
  }
}

extension RouteTable {
  /// Digital Asset Links for a web host of the table.
  ///
  /// - Throws: ``ExportError`` if an option is missing or invalid, or no origin is a web host.
  package func assetLinks(_ options: ExportOptions) throws(ExportError) -> Export {
    var links = try AssetLinks(options)
    let host = try host(options, .assetLinks)
    if options.isPlain { return Export(links.text) }
    let (association, notes) = AppSiteAssociation.exported(
      self, appIDs: [], at: host, options.direction, hasVariables: false)
    links.components = association.details.flatMap(\.components)
    return Export(links.text, notes: notes)
  }
}
