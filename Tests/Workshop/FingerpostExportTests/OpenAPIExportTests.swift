import FingerpostEngine
import FingerpostExport
import FingerpostRouteFile
import Testing

/// Tables as OpenAPI documents.
@Suite struct OpenAPIExportTests {
  private func table(_ text: String) throws -> RouteTable { try RouteFile.read(Array(text.utf8)) }

  private func export(_ text: String) throws -> Export { try table(text).exported(as: .openapi) }

  /// The line of one operation: `get /users` and the text behind its summary.
  private func operation(_ text: String, at path: String, _ method: String = "get") throws -> String? {
    let lines = try export(text).text.split(separator: "\n")
    guard let index = lines.firstIndex(of: "\"\(path)\":{") else { return nil }
    return lines[(index + 1)...].prefix { !$0.hasPrefix("\"/") }.first { $0.hasPrefix("\"\(method)\":") }.map {
      String($0)
    }
  }

  @Test func `the document of a small table`() throws {
    let export = try export(
      """
      origins app:// https://a.example /
      home     /
      profile  users/{id:uint8}/({tab:likes|media})?{page:int=1} [tag=people]
      follow   POST users/{who:uint8} [deprecated=use%20%22x%22]
      lost     gone/{id} [gone]
      """)
    #expect(
      export.text == #"""
        {"openapi":"3.1.0","info":{"title":"Links of a.example","version":"1.0.0"},"servers":[{"url":"https://a.example"},{"url":"/"}],"paths":{
        "/":{
        "get":{"operationId":"home","summary":"Home","responses":{"default":{"description":"Home"}}}},
        "/users/{id}/{tab}":{
        "get":{"operationId":"profile","summary":"Profile","tags":["people"],"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"integer","format":"uint8","minimum":0,"maximum":255}},{"name":"tab","in":"path","required":true,"schema":{"type":"string","enum":["likes","media"]}},{"name":"page","in":"query","schema":{"type":"integer","format":"int64","default":1}}],"responses":{"default":{"description":"Profile"}}}},
        "/users/{id}":{
        "get":{"operationId":"profile2","summary":"Profile","tags":["people"],"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"integer","format":"uint8","minimum":0,"maximum":255}},{"name":"page","in":"query","schema":{"type":"integer","format":"int64","default":1}}],"responses":{"default":{"description":"Profile"}}},
        "post":{"operationId":"follow","summary":"Follow","deprecated":true,"description":"Deprecated: use \"x\"","parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"integer","format":"uint8","minimum":0,"maximum":255}}],"responses":{"default":{"description":"Follow"}}}}}}

        """#)
    #expect(
      export.notes.map { "\($0.kind) \($0.route ?? "-"): \($0.message)" } == [
        "otherwise profile: its groups are 2 paths here",
        "otherwise follow: {who} is {id} here, as in /users/{id}",
        "otherwise -: a route without a method answers every method, and is a \"get\" here",
      ])
  }

  static let schemas: [(type: String, schema: String)] = [
    ("string", #"{"type":"string","minLength":1}"#), ("int", #"{"type":"integer","format":"int64"}"#),
    ("int8", #"{"type":"integer","format":"int8","minimum":-128,"maximum":127}"#),
    ("uint64", #"{"type":"integer","format":"uint64","minimum":0,"maximum":18446744073709551615}"#),
    ("double", #"{"type":"number","format":"double"}"#), ("bool", #"{"type":"boolean"}"#),
    ("uuid", #"{"type":"string","format":"uuid"}"#), ("date", #"{"type":"string","format":"date"}"#),
    ("datetime", #"{"type":"string","format":"date-time"}"#), ("ipv4", #"{"type":"string","format":"ipv4"}"#),
    ("b|a", #"{"type":"string","enum":["a","b"]}"#),
    ("%22|%5C", #"{"type":"string","enum":["\"","\\"]}"#),
  ]

  @Test(arguments: schemas)
  func `each type has its schema, and is read of it again`(type: String, schema: String) throws {
    let text = "origins /\na x/{v:\(type)}"
    #expect(try operation(text, at: "/x/{v}")?.contains("\"schema\":\(schema)}]") == true)
    let document = try OpenAPIDocument(Array(try export(text).text.utf8))
    #expect(document.table.routes.map(\.template.description) == ["GET " + (try Template("x/{v:\(type)}")).description])
  }

  static let queries: [(item: String, parameter: String)] = [
    ("{q}", #"{"name":"q","in":"query","required":true,"schema":{"type":"string"}}"#),
    ("k={q:bool}", #"{"name":"k","in":"query","required":true,"schema":{"type":"boolean"}}"#),
    ("k=a%20b", #"{"name":"k","in":"query","required":true,"schema":{"type":"string","enum":["a b"]}}"#),
    ("({q})", #"{"name":"q","in":"query","schema":{"type":"string"}}"#),
    ("{q=x%22}", #"{"name":"q","in":"query","schema":{"type":"string","default":"x\""}}"#),
    ("{q:double=1.5}", #"{"name":"q","in":"query","schema":{"type":"number","format":"double","default":1.5}}"#),
    (
      "{q:[int]}",
      #"{"name":"q","in":"query","style":"form","explode":true,"schema":{"type":"array","items":{"type":"integer","format":"int64"}}}"#
    ),
  ]

  @Test(arguments: queries)
  func `each item of a query is a parameter`(item: String, parameter: String) throws {
    #expect(try operation("origins /\na x?\(item)", at: "/x")?.contains("\"parameters\":[\(parameter)],") == true)
  }

  static let notes: [(routes: String, notes: [String])] = [
    ("a GET x/{*p}", ["under a /x/a/b: a parameter of OpenAPI reads one segment, but the route reads more"]),
    ("a GET x#{f}", ["left-out a -: browsers do not send a fragment to a server, so OpenAPI has none"]),
    (
      "a GET x?({p}|{q})&{r}",
      ["over a /x?r=a: OpenAPI cannot say that the query needs one of several items, so all are optional"]
    ),
    (
      "a GET x?({p}|{q})\nb GET x",
      [
        "over a -: OpenAPI cannot say that the query needs one of several items, so all are optional",
        #"otherwise b -: get /x also covers "a", with the types of both"#,
      ]
    ),
    ("a PURGE x", ["left-out a -: paths of OpenAPI 3.1 have no method PURGE"]),
    (
      "a GET ({x:int}|{y:date})",
      ["otherwise a -: {y} is {x} here, as in /{x}"]
    ),
  ]

  @Test(arguments: notes)
  func `what OpenAPI cannot say is noted`(routes: String, notes: [String]) throws {
    let export = try export("origins app:// /\n\(routes)")
    #expect(export.notes.map { "\($0.kind.rawValue) \($0.route ?? "-") \($0.link ?? "-"): \($0.message)" } == notes)
    // Whatever is left out, the rest reads.
    #expect(throws: Never.self) { try OpenAPIDocument(Array(export.text.utf8)) }
  }

  @Test func `two routes of one path and method are one operation, with the types of both`() throws {
    let text = "origins /\na x/{id:int}?{q}&{s}\nb x/{when:date}?{q}"
    #expect(
      try operation(text, at: "/x/{id}") == #"""
        "get":{"operationId":"a","summary":"A","parameters":[{"name":"id","in":"path","required":true,"schema":{"anyOf":[{"type":"integer","format":"int64"},{"type":"string","format":"date"}]}},{"name":"q","in":"query","required":true,"schema":{"type":"string"}},{"name":"s","in":"query","schema":{"type":"string"}}],"responses":{"default":{"description":"A"}}}}}}
        """#)
    #expect(try operation(text, at: "/x/{when}") == nil)
  }

  @Test func `operations have names of their own`() throws {
    let text = try export("origins /\na x/(y)\na z\na2 w\nb (v)/u").text
    let ids = text.split(separator: "\"operationId\":\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    #expect(ids == ["a", "a3", "a4", "a2", "b", "b2"])
  }

  @Test func `a custom type is its members, or any text`() throws {
    let table = try RouteTable(
      [.init("a", try Template("{x:Kind}/{y:slug}"))], origins: [.path],
      options: .init(types: [
        CustomType("Kind", members: ["new", "old"], within: nil), CustomType("slug") { $0.isEmpty ? nil : $0 },
      ]))
    let export = try table.exported(as: .openapi)
    #expect(export.text.contains(#""schema":{"type":"string","enum":["new","old"]}"#))
    #expect(export.text.contains(#""schema":{"title":"slug","type":"string","minLength":1}"#))
    #expect(export.notes.first?.message == #""y" is any text here, although not every text is a slug"#)
  }

  @Test func `origins are servers, an operation's own where they differ`() throws {
    let export = try RouteTable(
      [
        .init("all", try Template("x")), .init("web", try Template("y"), origins: [.web("a.example")]),
        .init("app", try Template("z"), origins: [.scheme("app")]),
      ], origins: [.scheme("app"), .web("a.example"), .web("*.b.example"), .web("{t}.c.example")]
    ).exported(as: .openapi)
    #expect(
      export.text.contains(
        #""servers":[{"url":"https://a.example"},{"url":"https://{host}.b.example","variables":{"host":{"default":"www"}}},"#
          + #"{"url":"https://{t}.c.example","variables":{"t":{"default":"www"}}},{"url":"https://x.c.example"}]"#))
    #expect(export.text.contains(#""summary":"Web","servers":[{"url":"https://a.example"}]"#))
    #expect(!export.text.contains("\"/z\""))
    #expect(export.notes.filter { $0.kind == .leftOut }.map(\.route) == ["app"])
    #expect(throws: ExportError.noWebOrigin(.openapi)) { try self.export("origins app:// :\na x") }
  }

  @Test func `text that JSON and paths escape reads back`() throws {
    let text = "origins /\nquote q%22%5C/%7Bx%7D/%3C%2Fscript%3E%2A%2F%25/%E2%82%AC.{id:int}?%22=%22%5C"
    let export = try export(text)
    #expect(export.text.contains(#""/q%22%5C/%7Bx%7D/%3C%2Fscript%3E*%2F%25/%E2%82%AC.{id}":{"#))
    let document = try OpenAPIDocument(Array(export.text.utf8))
    #expect(try table(text).compare(with: document).differences == [])
  }
}
