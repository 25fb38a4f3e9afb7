import FingerpostEngine
import FingerpostExport
import FingerpostImport
import FingerpostRouteFile
import Testing

/// What each format says of a list in one value.
@Suite struct ListExportTests {
  private static let text = """
    origins https://a.example
    cmp    GET compare/{ids:[int],}
    items  GET items?{ids:[int],=1,2}&{s:[new|top]|}
    other  GET other/{t:[string];}?{k:[int]:}

    """

  private static func export(_ format: ExportFormat, _ change: (inout ExportOptions) -> Void = { _ in }) throws
    -> Export
  {
    var options = ExportOptions()
    options.appIDs = ["ABCDE12345.com.example.app"]
    change(&options)
    return try RouteFile.read(Array(text.utf8)).exported(as: format, options)
  }

  @Test func `OpenAPI says commas and bars, and notes the other separators`() throws {
    let export = try Self.export(.openapi)
    let array = #""schema":{"type":"array","items":{"type":"integer","format":"int64"}"#
    #expect(
      export.text.contains(#"{"name":"ids","in":"path","required":true,"style":"simple","explode":false,\#(array)}"#))
    #expect(
      export.text.contains(#"{"name":"ids","in":"query","style":"form","explode":false,\#(array),"default":[1,2]}"#))
    #expect(export.text.contains(#"{"name":"s","in":"query","style":"pipeDelimited","explode":false"#))
    #expect(export.text.contains(#"{"name":"t","in":"path","required":true,"schema":{"type":"string","minLength":1}}"#))
    let messages = export.notes.map(\.message)
    #expect(messages.contains("\"t\" is any text here, because OpenAPI has no list with \";\" there"))
    #expect(messages.contains("\"k\" is any text here, because OpenAPI has no list with \":\" there"))
  }

  @Test func `what OpenAPI says comes back`() throws {
    let imported = try ImportFormat.openapi.read(Array(try Self.export(.openapi).text.utf8))
    let templates = imported.table.routes.map(\.template.description)
    #expect(templates.contains("GET compare/{ids:[int],}"))
    #expect(templates.contains("GET items?{ids:[int],=1,2}&{s:[new|top]|}"))
  }

  @Test func `a URLPattern has the elements, with separators in both spellings`() throws {
    #expect(try Self.export(.urlPattern).text.contains("(?:(?:,|%2C)(?:"))
  }

  @Test func `modules have the separator`() throws {
    let text = try Self.export(.typescript).text
    #expect(text.contains(#""isArray":true,"separator":",","cutsEscaped":true"#))
    #expect(text.contains(#""isArray":true,"separator":";"}"#))
    #expect(text.contains("readonly bigint[]") || text.contains("bigint[]"))
    #expect(try Self.export(.kotlin).text.contains("List<kotlin.Long>") == true)
  }
}
