import FingerpostEngine
import FingerpostExport
import FingerpostRouteFile
import SeededRandom
import Testing

/// Files for universal links, made of tables and compared with them.
@Suite struct AssociationExportTests {
  private func table(_ text: String) throws -> RouteTable { try RouteFile.read(Array(text.utf8)) }

  private static let options: ExportOptions = {
    var options = ExportOptions()
    options.appIDs = ["ABCDE12345.com.example.app"]
    return options
  }()

  @Test func `the file of a small table`() throws {
    let export = try table(
      """
      origins app:// https://a.example
      home    /
      help    help/({topic:buying|selling})
      user    users/{name}
      order   orders/{id:int}?{tab}
      files   files/{*path}
      old     sale/{id} [gone]
      create  POST users
      """
    ).exported(as: .aasa, Self.options)
    #expect(
      export.text == """
        {"applinks":{"details":[
        {"appIDs":["ABCDE12345.com.example.app"],"components":[
        {"/":"/files/?*","comment":"files"},
        {"/":"/?*/?*/?*","exclude":true,"comment":"more than 2 segments"},
        {"/":"/help/$(topic)","comment":"help"},
        {"/":"/help/$(topic)/"},
        {"/":"/orders/?*","comment":"order"},
        {"/":"/users/?*","comment":"user"},
        {"/":"/?*/?*","exclude":true,"comment":"more than 1 segment"},
        {"/":"/help","comment":"help"},
        {"/":"/help/"},
        {"/":"/?*","exclude":true,"comment":"more than 0 segments"},
        {"/":"/","comment":"home"}
        ]}
        ],"substitutionVariables":{"topic":["buying","selling"]}}}

        """)
    #expect(
      export.notes.map { "\($0.kind) \($0.route ?? "") \($0.link ?? "")" } == [
        "over order https://a.example/orders/c"
      ])
  }

  /// Templates, and the paths of their components without exclusions.
  static let spellings: [(template: String, paths: [String])] = [
    ("history", ["/history", "/history/"]), ("/", ["/"]), ("a/{x}", ["/a/?*"]), ("{*rest}", ["/?*"]),
    ("a/{n:int}", ["/a/?*"]), ("a/{x}.json", ["/a/?*.json", "/a/?*.json/"]), ("a/v{n:int}", ["/a/v?*"]),
    ("{x}/edit", ["/?*/edit", "/?*/edit/"]), ("*/edit", ["/?*/edit", "/?*/edit/"]), ("a/{**feed}", ["/a/?*"]),
    ("a/{s:l|m}", ["/a/$(s)", "/a/$(s)/"]), ("a/({s:l|m})", ["/a/$(s)", "/a/$(s)/", "/a", "/a/"]),
    ("a%2Ab", ["/a?b", "/a?b/"]), ("a%2A", ["/a?", "/a?/"]), ("é", ["/%C3%A9", "/%C3%A9/"]),
    ("A [case=ignore]", ["/A", "/A/"]), ("find?{q}", ["/find", "/find/"]), ("find#top", ["/find", "/find/"]),
    ("GET a", ["/a", "/a/"]), ("POST a", []), ("a [gone]", []),
  ]

  @Test(arguments: spellings, [nil, TextRules.Slashes.strict, .lenient])
  func `both spellings of a link are claimed, with a slash at the end and without it`(
    row: (template: String, paths: [String]), slashes: TextRules.Slashes?
  ) throws {
    let table = try RouteTable(
      [.init("r", try Template(row.template))], origins: [.web("a.example")],
      options: .init(text: TextRules(slashes: slashes)))
    for direction in ExportOptions.Direction.allCases {
      var options = Self.options
      options.direction = direction
      let association = try AppSiteAssociation(Array(try table.exported(as: .aasa, options).text.utf8))
      let claims = association.details.flatMap(\.components).filter { !$0.isExclusion }
      #expect(try table.compare(with: association, allowing: .init(direction)).differences == [])
      if direction == .under { continue }
      #expect(claims.compactMap(\.path) == row.paths)
      // Without one of the spellings, the other stays in the browser.
      var half = association
      half.details[0].components.removeAll { $0.path != "/" && $0.path?.last == "/" }
      if half == association { continue }
      let links = try table.compare(with: half).differences.filter { $0.kind == .unclaimed }.map(\.link)
      #expect(links.count == 1 && links.allSatisfy { link in link.prefix { !"?#".contains($0) }.last == "/" })
    }
  }

  @Test(arguments: [
    ("origins app://\na x", ExportOptions(), "aasa needs --app-id"),
    ("origins app://\na x", options, "aasa is about web links, and no origin of the table is a web host"),
  ])
  func `what is missing is told`(text: String, options: ExportOptions, message: String) throws {
    let table = try table(text)
    #expect(throws: ExportError.self) { try table.exported(as: .aasa, options) }
    do { _ = try table.exported(as: .aasa, options) } catch { #expect(error.description == message) }
  }

  @Test func `a file that drifts is told, with links tried on both sides`() throws {
    let old = try table("origins https://a.example\nuser users/{name}\nhelp help\norder orders/{id:uuid}")
    let text = try old.exported(as: .aasa, Self.options).text
    let new = try table("origins https://a.example\nuser people/{name}\nhelp help\norder orders/{id:uuid}")
    let verification = try new.compare(with: try AppSiteAssociation(Array(text.utf8)))
    #expect(
      verification.differences.map(\.description) == [
        "\"/users/?*\" claims https://a.example/users/g, which no route reads (line 6)",
        "\"user\" people/{name} reads https://a.example/people/g, which \"/?*/?*\" excludes (line 7)",
      ])
    #expect(try old.compare(with: try AppSiteAssociation(Array(text.utf8))).differences == [])
  }
}
