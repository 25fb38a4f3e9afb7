import FingerpostEngine
import FingerpostExport
import FingerpostRouteFile
import Testing

/// What each format says of a query item whose value is made of literals and parameters.
@Suite struct MixedValueExportTests {
  private static func export(_ format: ExportFormat, _ change: (inout ExportOptions) -> Void = { _ in }) throws
    -> Export
  {
    var options = ExportOptions()
    options.appIDs = ["ABCDE12345.com.example.app"]
    change(&options)
    let table = try RouteFile.read(
      Array("origins https://a.example\nnear near?ll={lat:double},{lon:double}\nopen open?(key=v{n:int}:{id})\n".utf8))
    return try table.exported(as: format, options)
  }

  @Test func `OpenAPI has any text, and says so`() throws {
    let export = try Self.export(.openapi)
    #expect(export.text.contains(#"{"name":"ll","in":"query","required":true,"schema":{"type":"string"}}"#))
    #expect(export.text.contains(#"{"name":"key","in":"query","schema":{"type":"string"}}"#))
    #expect(
      export.notes.map(\.message).contains(
        "\"ll\" is any text here, although not every text reads as {lat:double},{lon:double}"))
  }

  @Test func `OpenAPI leaves a mixed value out if it may not claim too much`() throws {
    let export = try Self.export(.openapi) { $0.direction = .under }
    #expect(!export.text.contains("/near"))
    #expect(export.notes.contains { $0.route == "near" })
  }

  @Test func `a URLPattern has the literals, and the expression of each parameter`() throws {
    let text = try Self.export(.urlPattern).text
    #expect(text.contains(#"(.*&)?ll=:lat(-?"#))
    #expect(text.contains(#"),:lon(-?"#))
  }

  @Test func `universal links have a part for each parameter`() throws {
    #expect(try Self.export(.aasa).text.contains(#""?":{"ll":"?*,?*"}"#))
  }

  @Test func `filters of Android have the literals`() throws {
    let text = try Self.export(.androidManifest) { $0.minimumAPI = 35 }.text
    #expect(text.contains("queryAdvancedPattern=\"ll="))
  }

  @Test func `modules have its parts`() throws {
    #expect(try Self.export(.javascript).text.contains(#""key":"ll","pieces":[0,",",1]"#))
    #expect(try Self.export(.kotlin).text.contains("near"))
  }
}
