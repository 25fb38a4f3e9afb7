import FingerpostEngine
import FingerpostRouteFile
import Testing

@testable import FingerpostExport

/// An `ipv4` in every format: a type that is added to the table of types is in none by a switch of its own alone.
@Suite struct AddressExportTests {
  private func export(_ format: ExportFormat, _ direction: ExportOptions.Direction = .over) throws -> String {
    let table = try RouteFile.read(Array("origins https://a.example\nhost hosts/{address:ipv4}\n".utf8))
    var options = ExportOptions()
    (options.appIDs, options.direction) = (["TEAM.a"], direction)
    return try table.exported(as: format, options).text
  }

  @Test(arguments: [
    (ExportFormat.aasa, #""/":"/hosts/?*""#), (.json, #""template":"hosts/{address:ipv4}""#),
    (.markdown, "| host |  | `hosts/{address:ipv4}` | `address` ipv4 |  |"), (.dot, #"[label="{address:ipv4}"]"#),
    (
      .androidManifest, #"android:pathAdvancedPattern="/hosts/[0-9]{1,3}\\.[0-9]{1,3}\\.[0-9]{1,3}\\.[0-9]{1,3}/{0,1}""#
    ),
    (.urlPattern, "/hosts/:address("), (.typescript, #"{"kind":"string","pattern":"(?:"#),
    (.javascript, #","longest":15}"#),
    (.dts, "readonly address: string"), (.openapi, #""schema":{"type":"string","format":"ipv4"}"#),
  ])
  func `every format says it`(format: ExportFormat, expected: String) throws {
    let text = try export(format)
    #expect(text.contains(expected), "\(text.prefix(20_000))")
  }

  @Test func `what is claimed for Android with --under is an address`() throws {
    let text = try export(.androidManifest, .under)
    #expect(text.contains(#"="/hosts/1[0-9]{0,2}\\.0\\.0\\.[2-9][0-9]{0,1}/{0,1}""#))
    #expect(!text.contains("{1,3}"))
  }
}
