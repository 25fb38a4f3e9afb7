import FingerpostEngine
import FingerpostRouteFile
import Testing

@testable import FingerpostExport

/// Digital Asset Links.
@Suite struct AssetLinksTests {
  private static let fingerprint = Array(repeating: "aB", count: 32).joined(separator: ":")

  private func export(_ package: String?, _ fingerprints: [String], _ origin: String = "https://a.example") throws
    -> String
  {
    var options = ExportOptions()
    (options.package, options.fingerprints) = (package, fingerprints)
    return try RouteFile.read(Array("origins \(origin)\nhome home\n".utf8)).exported(as: .assetLinks, options).text
  }

  @Test func `the statement names the app and its certificates`() throws {
    let print = Self.fingerprint.uppercased()
    #expect(
      try export("com.example.app", [Self.fingerprint, print]) == """
        [
        {"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":"android_app",\
        "package_name":"com.example.app","sha256_cert_fingerprints":["\(print)"]}}
        ]

        """)
  }

  @Test func `components have a place`() throws {
    var options = ExportOptions()
    (options.package, options.fingerprints) = ("com.example.app", [Self.fingerprint])
    var links = try AssetLinks(options)
    links.writeComponents = { json in json.array(["/a"]) { path, json in json.object { $0.member("/", path) } } }
    #expect(
      links.text.contains(
        #","relation_extensions":{"delegate_permission/common.handle_all_urls":{"dynamic_app_link_components":[{"/":"/a"}]}}}"#
      ))
  }

  @Test func `options are checked`() {
    #expect(throws: ExportError.missing(.package, .assetLinks)) { try export(nil, []) }
    #expect(throws: ExportError.missing(.fingerprint, .assetLinks)) { try export("a.b", []) }
    #expect(throws: ExportError.noWebOrigin(.assetLinks)) { try export("a.b", [Self.fingerprint], "app://") }
    for package in ["", "a", "a..b", "1a.b", "a.b-c", "a.b\""] {
      #expect(throws: ExportError.self) { try export(package, [Self.fingerprint]) }
    }
    for print in [
      "", "AB", Self.fingerprint + ":00", Self.fingerprint.replacing(":", with: ""),
      Self.fingerprint.replacing("a", with: "g"),
    ] {
      #expect(throws: ExportError.self) { try export("a.b", [print]) }
    }
  }
}
