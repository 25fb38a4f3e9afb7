import FingerpostEngine
import FingerpostExport
import FingerpostRouteFile
import Testing

@testable import FingerpostExportTests

/// Tables of which a part of the host is a segment, as files of platforms that know exact hosts and wildcards.
@Suite struct CapturedHostTests {
  private static func table(_ text: String) throws -> RouteTable { try RouteFile.read(Array(text.utf8)) }

  private static let library = """
    origins https://{tenant}.library.example
    home    {tenant}
    book    {tenant}/books/{id}
    rooms   rooms/{room}
    """

  private static func options(_ host: String? = nil) -> ExportOptions {
    var options = ExportOptions()
    (options.appIDs, options.host) = (["A.b"], host)
    return options
  }

  /// The paths of a file, in order; exclusions in parentheses.
  private static func paths(_ export: Export) throws -> [String] {
    try AppSiteAssociation(Array(export.text.utf8)).details.flatMap(\.components).map { component in
      component.isExclusion ? "(\(component.path ?? ""))" : component.path ?? ""
    }
  }

  static let files: [(table: String, host: String?, paths: [String], notes: [String])] = [
    (
      library, nil, ["(/?*/?*/?*)", "/books/?*", "(/?*)", "/"],
      [
        "left-out rooms it is read at other hosts of https://{tenant}.library.example than "
          + "https://link.library.example: --host chooses one"
      ]
    ),
    (library, "https://rooms.library.example", ["(/?*/?*/?*)", "/books/?*", "(/?*/?*)", "/?*", "(/?*)", "/"], []),
    (
      library, "https://*.library.example", ["(/?*/?*/?*)", "/books/?*", "(/?*)", "/"],
      [
        "left-out rooms it is read at other hosts of https://{tenant}.library.example than "
          + "https://link.library.example: --host chooses one"
      ]
    ),
    (
      "origins https://{t}.a.example\na {t:acme|beta}/x\nb {t:acme|zeta}/y", nil,
      ["(/?*/?*)", "/x", "/x/", "/y", "/y/"], []
    ),
    ("origins https://{host}\na {host}/x", nil, ["(/?*/?*)", "/x", "/x/"], []),
    ("origins https://a.example https://{t}.a.example\na x/{y}", nil, ["(/?*/?*/?*)", "/x/?*"], []),
    ("origins https://a.example https://{t}.a.example\na x/{y}", "https://x.a.example", ["(/?*/?*)", "/?*"], []),
    ("origins https://{t}.a.example\na Acme/x [case=ignore]", "https://acme.a.example", ["(/?*/?*)", "/x", "/x/"], []),
    ("origins https://{t}.a.example\na ({t}/x|u/y)\nf {*r}", nil, ["/?*", "(/?*/?*)", "/x", "/x/", "(/?*)", "/"], []),
  ]

  @Test(arguments: files)
  func `a file for universal links has the segments behind the host`(
    table: String, host: String?, paths: [String], notes: [String]
  ) throws {
    let table = try Self.table(table)
    let export = try table.exported(as: .aasa, Self.options(host))
    #expect(try Self.paths(export) == paths)
    #expect(export.notes.map { "\($0.kind.rawValue) \($0.route ?? "") \($0.message)" } == notes)
    let association = try AppSiteAssociation(Array(export.text.utf8))
    #expect(try table.compare(with: association, at: host).differences == [])
  }

  @Test func `a published file is compared at a host`() throws {
    let association = try AppSiteAssociation(
      Array(
        #"""
        {"applinks":{"details":[{"appIDs":["A.b"],"components":[
        {"/":"/books/?*/?*","exclude":true},{"/":"/books/*"}]}]}}
        """#.utf8))
    #expect(
      try Self.table(Self.library).compare(with: association).differences.map(\.description) == [
        "\"home\" / reads https://link.library.example/, which nothing claims"
      ])
  }

  @Test func `a host that no route reads is refused`() throws {
    let table = try Self.table("origins https://{t}.a.example\na x")
    #expect(try table.exported(as: .aasa, Self.options()).text.contains(#"{"/":"/""#))
    #expect(throws: ExportError.self) { try table.exported(as: .aasa, Self.options("https://b.example")) }
  }

  private static func parameter(_ name: String) -> String {
    #""parameters":[{"name":"\#(name)","in":"path","required":true,"schema":{"type":"string","minLength":1}}]"#
  }

  static let documents: [(table: String, differences: [String])] = [
    (library, []),
    ("origins https://{t}.a.example\na {t:acme|beta}/x\nb {t}/y", []),
    (
      "origins https://{t}.a.example https://a.example /\na x/{y}\nb {t:int}/z",
      ["GET /z claims https://a.a.example/z, which no route reads (line 9)"]
    ),
    ("origins https://{t}.a.example https://a.example\na ({x}/y|z)/{n:int}?{q}", []),
    ("origins https://{host}\na {host}/x", []),
  ]

  @Test(arguments: documents) func `a document is compared without the part of the host`(
    table: String, differences: [String]
  ) throws {
    let table = try Self.table(table)
    let document = try OpenAPIDocument(Array(try table.exported(as: .openapi).text.utf8))
    #expect(table.compare(with: document).differences.map(\.description) == differences)
  }

  @Test func `a server may name the part of the host that it leaves open`() throws {
    let document = try OpenAPIDocument(
      Array(
        """
        {"openapi":"3.1.0","servers":[{"url":"https://{t}.library.example"}],"paths":{
        "/books/{id}":{"get":{}},
        "/shelves":{"get":{}}}}
        """.utf8))
    #expect(
      try Self.table("origins https://{tenant}.library.example\nbook {tenant}/books/{id}\nhome {tenant}").compare(
        with: document
      )
      .differences.map(\.description) == [
        "GET /shelves claims https://a.library.example/shelves, which no route reads (line 3)",
        "\"home\" / reads https://a.library.example/, which no operation claims",
      ])
  }

  @Test func `a document has a variable for the part of the host, and exact servers for its literals`() throws {
    let table = try Self.table(Self.library)
    let export = try table.exported(as: .openapi)
    let tenant = #"{"url":"https://{tenant}.library.example","variables":{"tenant":{"default":"www"}}}"#
    let rooms = #"{"url":"https://rooms.library.example"}"#
    #expect(
      export.text == """
        {"openapi":"3.1.0","info":{"title":"Links of *.library.example","version":"1.0.0"},"servers":[\(tenant),\(rooms)],"paths":{
        "/":{
        "get":{"operationId":"home","summary":"Home","servers":[\(tenant)],"responses":{"default":{"description":"Home"}}}},
        "/books/{id}":{
        "get":{"operationId":"book","summary":"Book","servers":[\(tenant)],\(Self.parameter("id")),"responses":{"default":{"description":"Book"}}}},
        "/{room}":{
        "get":{"operationId":"rooms","summary":"Rooms","servers":[\(rooms)],\(Self.parameter("room")),"responses":{"default":{"description":"Rooms"}}}}}}

        """)
    #expect(table.compare(with: try OpenAPIDocument(Array(export.text.utf8))).differences == [])
  }

  @Test func `a text in capitals is no host, unless case counts for nothing`() throws {
    let table = try Self.table("origins https://{t}.a.example\na {s:L|m}/x\nb Acme/y [case=ignore]")
    let servers = try OpenAPIDocument(Array(try table.exported(as: .openapi, Self.options()).text.utf8)).servers
    #expect(
      servers.map(\.description).sorted() == ["https://*.a.example", "https://acme.a.example", "https://m.a.example"])
  }
}
