import FingerpostEngine
import FingerpostExport
import FingerpostRouteFile
import SeededRandom
import Testing

@testable import FingerpostExportTests

/// What OpenAPI documents claim, compared with what tables read.
@Suite struct OpenAPIComparisonTests {
  private static func table(_ text: String) throws -> RouteTable { try RouteFile.read(Array(text.utf8)) }

  private static func document(_ paths: String, servers: String = "[]") throws -> OpenAPIDocument {
    try OpenAPIDocument(Array("{\"openapi\":\"3.1.0\",\"servers\":\(servers),\"paths\":{\n\(paths)}}".utf8))
  }

  private static func parameter(_ schema: String, _ place: String = "path") -> String {
    #"{"get":{"parameters":[{"name":"id","in":"\#(place)","required":true,"schema":\#(schema)}]}}"#
  }

  static let rows: [(paths: String, table: String, differences: [String])] = [
    (#""/users/{id}":{"get":{}}"#, "origins /\nuser users/{name}", []),
    (
      #""/users/{id}":{"get":{}}"#, "origins /\nuser users/{id:int}",
      ["GET /users/{id} claims /users/a, which no route reads (line 2)"]
    ),
    (
      #""/users/{id}":\#(parameter(#"{"type":"integer"}"#))"#, "origins /\nuser users/{id}",
      [#""user" users/{id} reads /users/a, which no operation claims"#]
    ),
    // A bound that no type has: what is surely claimed is read, and what is perhaps claimed is not a difference: 0 is not told.
    (
      #""/users/{id}":\#(parameter(#"{"type":"integer","minimum":1}"#))"#, "origins /\nuser users/{id:int}",
      [
        #""user" users/{id:int} reads /users/-1, which no operation claims"#
      ]
    ),
    (
      #""/users/{id}":\#(parameter(#"{"type":"integer","minimum":1,"maximum":300}"#))"#,
      "origins /\nuser users/{id:uint8}",
      ["GET /users/{id} claims /users/300, which no route reads (line 2)"]
    ),
    (#""/users/{id}":\#(parameter(#"{"type":"string","pattern":"^[a-z]+$"}"#))"#, "origins /\nuser users/{id}", []),
    (
      #""/users/{id}":\#(parameter(#"{"type":"string","pattern":"^[a-z]+$","example":"ann"}"#))"#,
      "origins /\nuser users/{id:int}",
      [
        "GET /users/{id} claims /users/ann, which no route reads (line 2)"
      ]
    ),
    (
      #""/a":{"get":{}},"/b":{"post":{}}"#, "origins /\na a\nb b",
      [
        #""b" b reads /b, which no operation claims"#
      ]
    ),
    (
      #""/b":{"post":{}}"#, "origins /\nb GET b",
      [
        "POST /b claims /b, which no route reads (line 2)", #""b" b reads /b, which no operation claims"#,
      ]
    ),
    (#""/b":{"get":{},"head":{}}"#, "origins /\nb GET b", []),
    (#""/a":\#(parameter("{}", "query"))"#, "origins /\na a?{id}", []),
    (
      #""/a":{"get":{"parameters":[{"name":"id","in":"query"}]}}"#, "origins /\na a?{id}",
      [
        "GET /a claims /a, which no route reads (line 2)"
      ]
    ),
    (#""/a":\#(parameter("{}", "query"))"#, "origins /\na a", [#""a" a reads /a, which no operation claims"#]),
    (
      #""/a/{x}":{"get":{}}"#, "origins /\na a/{x}\nold a/b [gone]",
      [
        #"GET /a/{x} claims /a/b, which is gone: "old" (line 2)"#
      ]
    ),
    // A fragment is not part of a request, and a scheme no server.
    (#""/a":{"get":{}}"#, "origins app:// /\na a#{f}", []),
  ]

  @Test(arguments: rows)
  func `differences are told, each with a link`(paths: String, table: String, differences: [String]) throws {
    let found = try Self.table(table).compare(with: try Self.document(paths))
    #expect(found.differences.map(\.description) == differences)
  }

  @Test func `documents and tables are compared at the servers that both know`() throws {
    let servers = #"[{"url":"https://a.example"}]"#
    let document = try Self.document(#""/a":{"get":{}}"#, servers: servers)
    #expect(
      try RouteTable(
        [.init("a", try Template("a")), .init("b", try Template("b"), origins: [.web("b.example")])],
        origins: [.scheme("app"), .web("a.example"), .web("b.example")]
      )
      .compare(with: document).differences == [])
    #expect(
      try Self.table("origins https://b.example\na a").compare(with: document).differences.map(\.message) == [
        "the server https://a.example is not an origin of the table"
      ])
    // A server's own table knows paths alone.
    #expect(try Self.table("origins /\na a").compare(with: document).differences == [])
    #expect(
      try Self.table("origins /\na v1/a").compare(
        with: try Self.document(#""/a":{"get":{}}"#, servers: #"[{"url":"https://a.example/v1"}]"#)
      ).differences == [])
  }

  @Test func `operations of which no link is known are told`() throws {
    func remarks(_ schema: String) throws -> [String] {
      let document = try Self.document(#""/{id}":\#(Self.parameter(schema))"#)
      #expect(try Self.table("origins /\na {id}").compare(with: document).isComplete)
      return document.remarks.map(\.description)
    }
    #expect(try remarks(#"{"type":"string"}"#) == [])
    #expect(
      try remarks(#"{"type":"string","pattern":"a+"}"#) == [
        #"2:16: no link is tried, because the values of "id" are not known: give an example (in paths./{id}.get)"#
      ])
    #expect(try remarks(#"{"type":"string","pattern":"a+","examples":["aa"]}"#) == [])
  }

  @Test func `a document made of a table differs as its notes say, and not otherwise`() throws {
    let parts = [
      "a", "b*", "{x}", "{n:int}", "{s:a|b|c d}", "(opt)", "({y}|me)", "*", "{z}.json", "{u:uuid}", "{d:date}", "é",
      "({p:bool}/({q}))", "%7Bx%7D", "{*r}", "{v:double}", "{w:uint8}-{t}",
    ]
    let rests = [
      "", "", "?{k}", "?k={j:int}", "?({k})", "?(k=a|l={m})", "#{f}", "?{v1:a|b}#top", "?{e=1}&{w1:[int]}", "?{g:bool}",
    ]
    var (exact, inexact) = (0, 0)
    for round in 0..<60 {
      var random = Random("openapi \(round)")
      let routes = (0..<(1 + random.below(6))).compactMap { index -> RouteTable.Route? in
        let path = (0..<random.below(4)).map { _ in random.pick(parts) }.joined(separator: "/")
        let method = random.pick(["", "", "GET ", "POST "])
        let template = try? Template(method + (path.isEmpty ? "/" : path) + random.pick(rests))
        return template.map { .init("r\(index)", $0) }
      }
      let origins = random.pick([[Origin.path], [.scheme("app"), .web("a.example")], [.web("*.a.example"), .path]])
      guard let table = try? RouteTable(routes, origins: origins) else { continue }
      let export = try table.exported(as: .openapi)
      let verification = table.compare(with: try OpenAPIDocument(Array(export.text.utf8)))
      let notes: (Set<ExportNote.Kind>) -> Set<String?> = { kinds in
        Set(export.notes.filter { kinds.contains($0.kind) }.map(\.route))
      }
      let isMerged = export.notes.contains { $0.message.contains("also covers") }
      let comment = Comment(rawValue: "\(routes)\n\(export.text)\n\(verification)\n\(Random.note)")
      for difference in verification.differences {
        switch difference.kind {
        case .unhandled: #expect(!notes([.over]).isEmpty || isMerged, comment)
        case .unclaimed, .excluded: #expect(notes([.under, .leftOut]).contains(difference.route), comment)
        }
      }
      for note in export.notes where note.kind == .under {
        if let link = note.link, let route = table.routes.first(where: { $0.name == note.route }) {
          #expect(try table.match(link, method: route.template.method).route.name == note.route, comment)
        }
      }
      if verification.differences.isEmpty { exact += 1 } else { inexact += 1 }
    }
    #expect(exact > 20 && inexact > 5, "\(exact), \(inexact)")
  }
}
