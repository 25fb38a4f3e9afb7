import FingerpostEngine
import FingerpostRouteFile
import Testing

@testable import FingerpostExport
@testable import FingerpostExportTests

/// What formats say of routes that ignore case.
@Suite struct CaseExportTests {
  private static let table = """
    origins https://a.example
    user   Users/{id:uuid} [case=ignore]
    find   Find/{tab:New|old}?k=V#F [case=ignore]
    exact  about

    """

  private func export(
    _ format: ExportFormat, _ direction: ExportOptions.Direction = .over, api: Int = 31, _ text: String = table
  ) throws -> Export {
    var options = ExportOptions()
    (options.appIDs, options.direction, options.minimumAPI) = (["A.b"], direction, api)
    (options.package, options.fingerprints) = ("a.b", [Array(repeating: "AA", count: 32).joined(separator: ":")])
    return try RouteFile.read(Array(text.utf8)).exported(as: format, options)
  }

  @Test func `a component of Apple's files does not tell cases apart, nor in the query and the fragment`() throws {
    let export = try export(.aasa)
    let lines = export.text.split(separator: "\n").filter { $0.contains("caseSensitive\":false") }
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.contains("/Users/") || $0.contains("/Find/$(tab)") })
    #expect(lines.count { $0.contains("/\",") } == 2)
    #expect(export.notes.contains { $0.kind == .over && $0.route == "find" && $0.link != nil })
    let under = try self.export(.aasa, .under)
    #expect(!under.text.contains("/Find/"))
    #expect(under.notes.contains { $0.kind == .under && $0.route == "find" })
  }

  @Test func `an exported file and its table agree on links in any case`() throws {
    let table = try RouteFile.read(
      Array("origins https://a.example\nuser Users/{id} [case=ignore]\nme users/Me/x\n".utf8))
    var options = ExportOptions()
    options.appIDs = ["A.b"]
    let text = try table.exported(as: .aasa, options).text
    let association = try AppSiteAssociation(Array(text.utf8))
    #expect(try table.compare(with: association).differences.isEmpty)
    let matcher = try AppleMatcher(text)
    #expect(matcher.opens("https://a.example/uSERS/7") && matcher.opens("https://a.example/users/Me/x"))
    #expect(!matcher.opens("https://a.example/uSERS/Me/x"))
    let exact = try RouteFile.read(Array("origins https://a.example\nuser Users/{id}\n".utf8))
    let differences = try exact.compare(with: association).differences
    #expect(
      differences.contains { $0.kind == .unhandled && $0.link.lowercased().hasPrefix("https://a.example/users/") })
  }

  @Test func `Android's patterns have both cases of a letter, where they have sets`() throws {
    let text = "origins https://a.example\nuser Us-1/{tab:New|o} [case=ignore]\n"
    let export = try export(.androidManifest, text)
    #expect(export.text.contains("/[Uu][Ss]-1/[Nn][Ee][Ww]/{0,1}"))
    #expect(export.text.contains("/[Uu][Ss]-1/[Oo]/{0,1}"))
    #expect(export.notes.isEmpty)
    let old = try self.export(.androidManifest, api: 30, text)
    #expect(old.notes.contains { $0.kind == .over })
    #expect(try !self.export(.androidManifest, .under, api: 30, text).text.contains("android:path"))
  }

  @Test(arguments: [31, 35])
  func `a pattern that is too long for Android gives way to the whole host, or to none`(_ api: Int) throws {
    let long = String(repeating: "a", count: 400)
    let text = "origins https://a.example\nlong r/{tab:\(long)|b} [case=ignore]\nuser users\n"
    let over = try export(.androidManifest, api: api, text)
    #expect(over.notes.contains { $0.kind == .over && $0.route == "long" })
    #expect(try AndroidManifest(Array(over.text.utf8)).filters.contains { $0.paths.isEmpty && $0.groups.isEmpty })
    let under = try export(.androidManifest, .under, api: api, text)
    #expect(under.notes.contains { $0.kind == .under && $0.route == "long" })
    let filters = try AndroidManifest(Array(under.text.utf8)).filters
    #expect(filters.count == 2 && filters.allSatisfy { !$0.paths.isEmpty })
  }

  private func export(
    _ format: ExportFormat, _ text: String
  ) throws -> Export { try export(format, .over, api: 31, text) }

  private func export(_ format: ExportFormat, api: Int, _ text: String) throws -> Export {
    try export(format, .over, api: api, text)
  }

  @Test func `URLPattern ignores case by an option, which holds for the query and the fragment`() throws {
    let export = try export(.urlPattern)
    #expect(export.text.contains(#"{"route":"user","options":{"ignoreCase":true},"inputs""#))
    #expect(export.text.contains(#"{"route":"exact","inputs""#))
    #expect(export.notes.map(\.kind) == [.over])
    #expect(export.notes.first?.route == "find")
    let under = try self.export(.urlPattern, .under)
    #expect(under.text.contains(#"{"route":"user","options":{"ignoreCase":true},"inputs""#))
    #expect(under.text.contains(#"{"route":"find","inputs""#))
    #expect(under.notes.contains { $0.kind == .under && $0.route == "find" })
  }

  @Test func `OpenAPI has one case, which a note says`() throws {
    let export = try export(.openapi)
    #expect(export.notes.contains { $0.kind == .under && $0.route == "user" && $0.message.contains("case") })
    let table = try RouteFile.read(Array(Self.table.utf8))
    let document = try OpenAPIDocument(Array(export.text.utf8))
    #expect(table.compare(with: document, allowing: .wider).differences.isEmpty)
    #expect(!table.compare(with: document).differences.isEmpty)
  }

  @Test func `asset links have no cases: letters are any character, or stay`() throws {
    let text = "origins https://a.example\nuser Us-1 [case=ignore]\n"
    #expect(try export(.assetLinks, text).text.contains(#""/":"/??-1""#))
    #expect(try export(.assetLinks, .under, text).text.contains(#""/":"/Us-1""#))
  }

  private func export(
    _ format: ExportFormat, _ direction: ExportOptions.Direction, _ text: String
  ) throws -> Export { try export(format, direction, api: 31, text) }
}
