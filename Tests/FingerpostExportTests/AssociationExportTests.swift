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
        {"/":"/orders/?*","comment":"order"},
        {"/":"/users/?*","comment":"user"},
        {"/":"/?*/?*","exclude":true,"comment":"more than 1 segment"},
        {"/":"/help","comment":"help"},
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

  @Test(arguments: [
    ("origins app://\na x", ExportOptions(), "aasa needs --app-id"),
    ("origins app://\na x", options, "aasa is about web links, and no origin of the table is a web host"),
  ])
  func `what is missing is told`(text: String, options: ExportOptions, message: String) throws {
    let table = try table(text)
    #expect(throws: ExportError.self) { try table.exported(as: .aasa, options) }
    do { _ = try table.exported(as: .aasa, options) } catch { #expect(error.description == message) }
  }

  @Test func `claims err in the direction asked for alone`() throws {
    let parts = [
      "a", "b*", "{x}", "{n:int}", "{s:a|b|c d}", "(opt)", "({y}|me)", "*", "{z}.json", "{u:uuid}", "{h:ipv4}",
      "{d:date}", "é",
      "({p}/({q}))", "$(x",
    ]
    let rests = ["", "", "?{k}", "?k={j:int}", "?({k})", "?(k=a|l={m})", "#{f}", "?{v:a|b}#top", "?{e=1}&{w:[int]}"]
    var inexact = 0
    let rounds = Random.draws(25, atLeast: 4)
    for round in 0..<max(rounds, 25) {
      if round >= rounds, inexact > Random.enough(10) { break }
      var random = Random("association \(round)")
      let routes = (0..<(1 + random.below(5))).compactMap { index -> RouteTable.Route? in
        let path = (0..<random.below(4)).map { _ in random.pick(parts) }.joined(separator: "/")
        return (try? Template((path.isEmpty ? "/" : path) + random.pick(rests))).map { .init("r\(index)", $0) }
      }
      guard let table = try? RouteTable(routes, origins: [.scheme("app"), .web("a.example")]) else { continue }
      for direction in ExportOptions.Direction.allCases {
        var options = Self.options
        options.direction = direction
        let export = try table.exported(as: .aasa, options)
        let association = try AppSiteAssociation(Array(export.text.utf8))
        let differences = try table.compare(with: association).differences
        inexact += differences.count
        let wrong = differences.filter { $0.kind == (direction == .over ? .unclaimed : .unhandled) }
        #expect(wrong.isEmpty, "\(routes)\n\(export.text)\n\(wrong)")
        #expect(export.notes.count >= differences.count)
        if !wrong.isEmpty { return }
      }
    }
    #expect(inexact > Random.enough(10))
  }

  @Test func `a file that drifts is told, with links tried on both sides`() throws {
    let old = try table("origins https://a.example\nuser users/{name}\nhelp help\norder orders/{id:uuid}")
    let text = try old.exported(as: .aasa, Self.options).text
    let new = try table("origins https://a.example\nuser people/{name}\nhelp help\norder orders/{id:uuid}")
    let verification = try new.compare(with: try AppSiteAssociation(Array(text.utf8)))
    #expect(
      verification.differences.map(\.description) == [
        "\"/users/?*\" claims https://a.example/users/g, which no route reads (line 5)",
        "\"user\" people/{name} reads https://a.example/people/g, which \"/?*/?*\" excludes (line 6)",
      ])
    #expect(try old.compare(with: try AppSiteAssociation(Array(text.utf8))).differences == [])
  }
}
