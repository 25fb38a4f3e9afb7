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
    options.isPlain = true
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

  @Test func `components know no variables, and read back`() throws {
    let table = try RouteFile.read(Array("origins https://a.example\nhome home\ntab {tab:x|y}/{id:uuid}\n".utf8))
    var options = ExportOptions()
    (options.package, options.fingerprints) = ("com.example.app", [Self.fingerprint])
    let text = try table.exported(as: .assetLinks, options).text
    #expect(
      text.contains(
        #"""
        "relation_extensions":{"delegate_permission/common.handle_all_urls":{"dynamic_app_link_components":[
        {"/":"/?*/?*/?*","exclude":true,"comment":"more than 2 segments"},
        {"/":"/?*/?*","comment":"tab"},
        {"/":"/?*/?*","exclude":true,"comment":"more than 1 segment"},
        {"/":"/home","comment":"home"},
        {"/":"/home/"}
        ]}}}
        """#))
    let links = try AssetLinksClaims(Array(text.utf8))
    let differences = try table.compare(with: links).differences
    #expect(differences.map(\.message) == ["\"/?*/?*\" claims https://a.example/g/g, which no route reads"])
    #expect(
      try table.compare(with: links, package: "com.example.other").differences.map(\.kind.rawValue) == [
        "unclaimed", "unclaimed",
      ])
  }

  @Test(arguments: [
    ("{}", "1:1: a list is expected, not an object"),
    ("[{}]", "1:2: the key \"relation\" is missing (in [0])"),
    (#"[{"relation":["a"],"target":7}]"#, ""),
  ])
  func `a file that does not read is told`(text: String, message: String) {
    do {
      let links = try AssetLinksClaims(Array(text.utf8))
      #expect(links.details.isEmpty && message.isEmpty)
    } catch {
      #expect(error.description == message)
    }
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
