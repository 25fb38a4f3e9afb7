import FingerpostEngine
import FingerpostExport
import FingerpostRouteFile
import Testing

@testable import FingerpostExportTests

/// Each route is exported for its own origins alone.
@Suite struct RouteOriginExportTests {
  private static let table = """
    origins https://www.artsy.example app:// /
    artist  artist/{id}
    live    sale/{id} [origin=https://live.artsy.example, origin=live://]
    both    both [origin=https://live.artsy.example, origin=https://www.artsy.example]
    """

  private func export(_ format: ExportFormat, host: String? = nil) throws -> Export {
    var options = ExportOptions()
    (options.appIDs, options.host) = (["A.b"], host)
    return try RouteFile.read(Array(Self.table.utf8)).exported(as: format, options)
  }

  static let files: [(host: String?, paths: [String], notes: [String])] = [
    (
      nil, ["/artist/?*", "/both", "/both/"],
      ["left-out live it is read at other hosts than https://www.artsy.example: --host chooses one"]
    ),
    ("https://live.artsy.example", ["/sale/?*", "/both", "/both/"], []),
  ]

  @Test(arguments: files) func `a file for universal links has the routes of its host, and names the others`(
    host: String?, paths: [String], notes: [String]
  ) throws {
    let export = try export(.aasa, host: host)
    let components = try AppSiteAssociation(Array(export.text.utf8)).details.flatMap(\.components)
    #expect(components.filter { !$0.isExclusion }.compactMap(\.path) == paths)
    #expect(export.notes.map { "\($0.kind.rawValue) \($0.route ?? "") \($0.message)" } == notes)
    let table = try RouteFile.read(Array(Self.table.utf8))
    let association = try AppSiteAssociation(Array(export.text.utf8))
    #expect(try table.compare(with: association, at: host).differences == [])
  }

  @Test func `no other host is one of the table`() {
    #expect(throws: ExportError.self) { try export(.aasa, host: "https://artsy.example") }
  }

  @Test func `filters of Android have the hosts of each route`() throws {
    let lines = try export(.androidManifest).text.split(separator: "\n")
    func filters(_ path: String) -> [String] {
      lines.filter { $0.contains(path) }.compactMap { line in
        line.firstMatch(of: /scheme="(.*?)" android:host="(.*?)"/).map { "\($0.1)://\($0.2)" }
      }
    }
    #expect(filters("/artist/") == ["https://www.artsy.example"])
    #expect(filters("/sale/") == ["https://live.artsy.example"])
    #expect(Set(filters("/both")) == ["https://live.artsy.example", "https://www.artsy.example"])
    #expect(lines.filter { $0.contains("\"live\"") }.count == 1)
    #expect(try export(.androidManifest).notes.filter { $0.route != nil }.isEmpty)
  }

  @Test func `inputs of URLPattern have the hosts of each route`() throws {
    let text = try export(.urlPattern).text
    func hosts(_ route: String) -> [Substring] {
      let line = text.split(separator: "\n").first { $0.contains("\"route\":\"\(route)\"") } ?? ""
      return line.matches(of: /"hostname":"(.*?)"/).map(\.1)
    }
    #expect(Set(hosts("artist")) == ["www.artsy.example"])
    #expect(Set(hosts("live")) == ["live.artsy.example"])
    #expect(Set(hosts("both")) == ["live.artsy.example", "www.artsy.example"])
  }

  @Test func `operations of OpenAPI name servers where they are not those of the document`() throws {
    let text = try export(.openapi).text
    #expect(text.contains(#""servers":[{"url":"https://www.artsy.example"},{"url":"/"}]"#))
    #expect(text.contains(#""servers":[{"url":"https://live.artsy.example"}]"#))
    #expect(text.contains(#""servers":[{"url":"https://live.artsy.example"},{"url":"https://www.artsy.example"}]"#))
    let document = try OpenAPIDocument(Array(text.utf8))
    let table = try RouteFile.read(Array(Self.table.utf8))
    #expect(table.compare(with: document).differences == [])
  }

  @Test func `a module knows the origins of a route, in their order`() throws {
    let text = try export(.typescript).text
    for (form, prefix) in [
      ("web", "https://www.artsy.example"), ("scheme", "app://"), ("path", ""), ("scheme", "live://"),
    ] {
      #expect(
        text.split(separator: #"{"form""#).contains {
          $0.hasPrefix(#":"\#(form)""#) && $0.contains(#""prefix":"\#(prefix)""#)
        })
    }
    #expect(text.contains(#"],"listed":3"#))
    #expect(text.contains(#"{"name":"artist","slots""#))
    #expect(text.contains(#"{"name":"live","origins":[3,4]"#))
    #expect(text.contains(#"{"name":"both","origins":[3,0]"#))
    #expect(text.contains(#"options?: LinkOptions<"https://live.artsy.example" | "live://">) => string"#))
  }

  @Test func `a list says which routes have origins of their own`() throws {
    let text = try export(.markdown).text
    #expect(text.contains("Links of `https://www.artsy.example` `app://` `/`"))
    #expect(text.contains("only `https://live.artsy.example` `live://`"))
  }
}
