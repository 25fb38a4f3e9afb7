import FingerpostEngine
import FingerpostExport
import FingerpostImport
import FingerpostRouteFile
import Testing

@testable import FingerpostImportTests

struct OpenAPIImportTests {
  static let document = """
    {
      "openapi": "3.0.3",
      "info": {"title": "Shop", "version": "1"},
      "servers": [{"url": "https://api.shop.example/v1"}],
      "paths": {
        "/items/{item-id}": {
          "parameters": [{"$ref": "#/components/parameters/Item"}],
          "get": {
            "operationId": "items/show", "tags": ["items"],
            "parameters": [
              {"name": "X-Trace", "in": "header", "schema": {"type": "string"}},
              {"name": "page_size", "in": "query", "schema": {"type": "integer", "format": "int32", "default": 20}},
              {"name": "sort", "in": "query", "schema": {"type": "string", "enum": ["new", "best-first"]}},
              {"name": "ids", "in": "query", "schema": {"type": "array", "items": {"type": "integer"}}},
              {"name": "filter", "in": "query", "schema": {"type": "object"}},
              {"name": "q", "in": "query", "required": true, "schema": {"type": "string"}},
              {"name": "v", "in": "query", "schema": {"oneOf": [{"type": "integer"}, {"type": "boolean"}]}},
              {"name": "n", "in": "query", "schema": {"type": "integer", "default": "many"}}
            ]
          },
          "delete": {"deprecated": true}
        },
        "/items/{name}": {"get": {"operationId": "again", "servers": [{"url": "https://x.example"}]}},
        "/a{b}{c}": {"get": {}},
        "/": {"get": {}}
      },
      "components": {"parameters": {"Item": {"name": "item-id", "in": "path", "required": true,
        "schema": {"type": "string", "format": "uuid"}}}}
    }
    """

  @Test func `other paths at which all is served are told once`() throws {
    let text =
      #"{"openapi":"3.0.3","info":{"title":"A","version":"1"},"servers":[{"url":"https://a.example"},{"url":"/v3"}],"#
    let paths = #""paths":{"/a":{"get":{}},"/b":{"get":{}}}}"#
    let imported = try ImportFormat.openapi.read(Array((text + paths).utf8))
    #expect(
      imported.routeFile == """
        # Headers, cookies and bodies are not part of a link.
        # All of it is served at other paths, too: /v3.
        origins https://a.example

        getA  GET a
        getB  GET b

        """)
  }

  @Test func `a list in one text has a separator`() throws {
    let list = #""schema":{"type":"array","items":{"type":"integer"},"default":[1,2]}"#
    let text = """
      {"openapi":"3.0.3","info":{"title":"A","version":"1"},"servers":[{"url":"/"}],"paths":{"/a/{p}":{"get":{"parameters":[
        {"name":"p","in":"path","required":true,\(list)}, {"name":"q","in":"query","explode":false,\(list)},
        {"name":"r","in":"query","required":true,"style":"pipeDelimited",\(list)}, {"name":"s","in":"query",\(list)}
      ]}}}}
      """
    #expect(
      try ImportFormat.openapi.read(Array(text.utf8)).routeFile == """
        # Headers, cookies and bodies are not part of a link.
        origins /

        getAByP  GET a/{p:[int],}?{q:[int],=1,2}&{r:[int]|}&{s:[int]=1,2}

        """)
  }

  @Test func `an operation is a route, and what a template does not say is a comment`() throws {
    let text = Self.document.replacing(#""/a{b}{c}": {"get": {}},"#, with: "")
    let imported = try ImportFormat.openapi.read(Array(text.utf8))
    #expect(
      imported.routeFile
        == """
        # Headers, cookies and bodies are not part of a link.
        # The path of the servers, /v1, is part of the templates.
        origins https://api.shop.example

        # the members of "filter" are keys of their own, and left out
        # {v} is int or bool
        # the default of {n}, "many", is not of type int
        items/show         GET v1/items/{item-id:uuid}?{page_size:int32=20}&({sort:best-first|new})&{ids:[int]}&{q}&({v})&({n:int}) [tag=items]
        deleteV1ItemsByItemId  DELETE v1/items/{item-id:uuid} [deprecated]
        again              GET items/{name} [origin=https://x.example]
        getV1              GET v1

        """.replacing("items/show         ", with: "items/show             ")
        .replacing("again              ", with: "again                  ").replacing(
          "getV1              ", with: "getV1                  "))
    #expect(try RouteFile.read(Array(imported.routeFile.utf8)).routes == imported.table.routes)
  }

  @Test func `an enum has the names and the types of Swift`() throws {
    let text = Self.document.replacing(#""/a{b}{c}": {"get": {}},"#, with: "")
    let imported = try ImportFormat.openapi.read(Array(text.utf8))
    #expect(
      imported.swift(named: "Shop") == """
        // Headers, cookies and bodies are not part of a link.
        // The path of the servers, /v1, is part of the templates.
        import Fingerpost
        import Foundation

        @Routes(.web("api.shop.example"))
        enum Shop: Routable, Equatable {
          // the members of "filter" are keys of their own, and left out
          // {v} is int or bool
          // the default of {n}, "many", is not of type int
          @Route("GET v1/items/{itemId}?page_size={pageSize}&({sort})&{ids}&{q}&({v})&({n})", tags: ["items"])
          case itemsShow(itemId: UUID, pageSize: Int32 = 20, sort: Sort?, ids: [Int], q: String, v: String?, n: Int?)
          @Route("DELETE v1/items/{itemId}", deprecated: "") case deleteV1ItemsByItemId(itemId: UUID)
          @Route("GET items/{name}", origins: [.web("x.example")]) case again(name: String)
          @Route("GET v1") case getV1

          enum Sort: String, RouteParameter, CaseIterable {
            case bestFirst = "best-first"
            case new
          }
        }

        """)
  }

  @Test(arguments: [
    ("openapi: 3.0.0", "it looks like YAML: convert it to JSON first"), (#"{"swagger":"2.0"}"#, "\"paths\" is missing"),
    (#"{"swagger":"1.2","paths":{}}"#, "Swagger 2.0 or OpenAPI 3 is expected"),
    (#"{"openapi":"4","paths":{}}"#, "OpenAPI 3"),
    (#"{"openapi":"3.1.0","paths":[]}"#, "an object is expected"), ("[]", "an object is expected"),
  ])
  func `what is no document is an error`(text: String, message: String) throws {
    let error = try #require(throws: DocumentErrors.self) { _ = try ImportFormat.openapi.read(Array(text.utf8)) }
    #expect(error.description.contains(message))
  }

  /// The paths of a document, each with what comes of it: a route, or why it is left out.
  static let paths: [(path: String, written: String)] = [
    (#""/oauth2/token#refresh":{"post":{}}"#, "# left out: POST /oauth2/token#refresh: \"#\" is in the path"),
    (
      #""/a#b":{"get":{},"delete":{}}"#,
      "# left out: GET /a#b: \"#\" is in the path\n# left out: DELETE /a#b: \"#\" is in the path"
    ),
    (#""/{b}{c}":{"get":{}}"#, "# left out: GET /{b}{c}: nothing separates {c} from the parameter before it"),
    (#""//a":{"get":{}}"#, "# left out: GET //a: the path has an empty segment"),
    (#""/{":{"get":{}}"#, "# left out: GET /{: \"{\" has no \"}\""),
    (#""/%zz":{"get":{}}"#, "# left out: GET /%zz: \"%zz\" is in no path"),
    (
      #""/a/../b":{"get":{}}"#,
      "# left out: GET /a/../b: no link can hold this literal: \".\", \"..\", NUL, CR and LF are refused"
    ),
    (#""/b":{"$ref":"b.json"}"#, "# left out: /b: only references within the document are read"),
    (#""/b":{"get":[]}"#, "# left out: GET /b: an object is expected, not a list"),
    (#""/b":7"#, "# left out: /b: an object is expected, not a number"),
    (#""/a?list":{"get":{}}"#, "getA  GET a?list="),
    (#""/a?x=1&y={y}":{"get":{}}"#, "getA  GET a?x=1&{y}"),
    (#""/a?{x}=1":{"get":{}}"#, "# left out: GET /a?{x}=1: \"{x}=1\" is no item of a query"),
    (#""a/{b}":{"get":{}}"#, "getAByB  GET a/{b}"),
    (#""/{x}/{x}":{"get":{}}"#, "getByXByX2  GET {x}/{x2}"),
    (#""/a/{proxy+}":{"get":{}}"#, "getAByProxy  GET a/{*proxy}"),
    (#""/a/{*rest}":{"get":{}}"#, "getAByRest  GET a/{*rest}"),
    (#""/a{proxy+}":{"get":{}}"#, "# left out: GET /a{proxy+}: {proxy+} is not a whole segment"),
    (#""/a/{id?}":{"get":{}}"#, "getAById  GET a/({id})"),
    (#""/a/{id:int}":{"get":{}}"#, "getAById  GET a/{id:int}"),
    (#""/a{?q,page*}":{"get":{}}"#, "getA  GET a?({q})&({page})"),
    (#""/v1/{name}:cancel":{"post":{}}"#, "postV1ByNameCancel  POST v1/{name}:cancel"),
    (#""/a":{"additionalOperations":{"COPY":{}}}"#, "copyA  COPY a"),
    (
      #""/a":{"get":{"parameters":[{"$ref":"x.json"}]}}"#,
      "# only references within the document are read (in paths./a.get.parameters[0].$ref)\ngetA  GET a"
    ),
    (
      #""/a":{"parameters":7,"get":{}}"#, "# a list is expected, not a number (in paths./a.parameters)\ngetA  GET a"
    ),
    (
      #""/a":{"get":{"parameters":[{"name":"q","in":"query","schema":{"type":"text"}}]}}"#,
      "# {q} is read as any text: \"text\" is not a type of a schema\ngetA  GET a?({q})"
    ),
    (
      #""/a":{"get":{"tags":7,"operationId":1}}"#,
      "# a text is expected, not a number (in paths./a.get.operationId)\n"
        + "# a list is expected, not a number (in paths./a.get.tags)\ngetA  GET a"
    ),
    (
      #""/a":{"get":{"parameters":[{"name":"q","in":"querystring","content":{}}]}}"#,
      "# a whole query as one value is left out (in paths./a.get.parameters[0])\ngetA  GET a"
    ),
    (
      #""/a":{"get":{"parameters":[{"name":"q","in":"query","content":{"application/json":{}}}]}}"#,
      "# {q} is application/json, which is read as one text\ngetA  GET a?({q})"
    ),
    (
      #""/a":{"get":{"parameters":[{"name":"q","in":"query","explode":false,"schema":{"type":"object"}}]}}"#,
      "# {q} is an object, which is read as one text\ngetA  GET a?({q})"
    ),
  ]

  @Test(arguments: paths)
  func `what no template says is a comment, and the rest comes in`(path: String, written: String) throws {
    let text = #"{"openapi":"3.1.0","paths":{"/kept":{"get":{}},\#(path)}}"#
    let imported = try ImportFormat.openapi.read(Array(text.utf8))
    #expect(imported.table.routes.contains { $0.template.description == "GET kept" })
    // Without the columns of a table.
    let lines = imported.routeFile.split(separator: "\n").map { line in
      line.hasPrefix("#")
        ? String(line) : line.split(separator: " ", maxSplits: 1).map { $0.drop { $0 == " " } }.joined(separator: "  ")
    }
    #expect(("\n" + lines.joined(separator: "\n") + "\n").contains("\n\(written)\n"), "\(imported.routeFile)")
    try ImportLaws.check(imported, text)
  }

  /// The styles of a value in a path (OpenAPI 3.1 §4.8.12), and the template.
  static let styles: [(style: String, schema: String, template: String, remark: String?)] = [
    (#""style":"matrix""#, #"{"type":"string"}"#, "x/;color={color}", nil),
    (#""style":"label""#, #"{"type":"integer"}"#, "x/.{color:int}", nil),
    (#""style":"simple""#, #"{"type":"integer"}"#, "x/{color:int}", nil),
    (#""style":"simple""#, #"{"type":"array","items":{"type":"string"}}"#, "x/{color:[string],}", nil),
    (
      #""style":"matrix""#, #"{"type":"array","items":{"type":"string"}}"#, "x/;color={color}",
      "{color} is a list, which is read as one text"
    ),
    (
      #""style":"matrix","explode":true"#, #"{"type":"array","items":{"type":"string"}}"#, "x/;color={color}",
      "{color} is a list, which is read as one text"
    ),
    (
      #""style":"matrix""#, #"{"type":"object"}"#, "x/;color={color}", "{color} is an object, which is read as one text"
    ),
    (
      #""style":"matrix","explode":true"#, #"{"type":"object"}"#, "x/;{color}",
      "{color} is an object, which is read as one text"
    ),
  ]

  @Test(arguments: styles)
  func `what a style writes before a value is a literal`(
    style: String, schema: String, template: String, remark: String?
  ) throws {
    let parameter = #"{"name":"color","in":"path","required":true,\#(style),"schema":\#(schema)}"#
    let text = #"{"openapi":"3.1.0","paths":{"/x/{color}":{"get":{"parameters":[\#(parameter)]}}}}"#
    let imported = try ImportFormat.openapi.read(Array(text.utf8))
    #expect(imported.table.routes.map(\.template.description) == ["GET " + template])
    #expect(imported.routeFile.contains("# {color}") == (remark != nil))
    if let remark { #expect(imported.routeFile.contains("# \(remark)\n")) }
    // What is compared is what is imported.
    let document = try OpenAPIDocument(Array(text.utf8))
    #expect(document.table.routes.map(\.template.unnamedText) == imported.table.routes.map(\.template.unnamedText))
  }

  /// The servers of a document, and the templates of `/a` with their origins.
  static let servers: [(servers: String, templates: [String], origins: String)] = [
    (
      #"{"url":"https://a.example/v1/merchants/{merchantAccount}"}"#, ["GET v1/merchants/{merchantAccount}/a/{id}"],
      "https://a.example"
    ),
    (#"{"url":"/{id}/x-{version}"}"#, ["GET {id}/x-{version}/a/{id2}"], "/"),
    (
      #"{"url":"https://a.example/{v}/{t}","variables":{"v":{"default":"v1","enum":["v1","v2"]}}}"#,
      ["GET v1/{t}/a/{id}"], "https://a.example"
    ),
    (#"{"url":"https://a.example/{v}","variables":{"v":{"default":"v1"}}}"#, ["GET v1/a/{id}"], "https://a.example"),
    (#"{"url":"https://a.example/{v}","variables":{"v":{"enum":["v1"]}}}"#, ["GET v1/a/{id}"], "https://a.example"),
    (#"{"url":"https://a.example/{v}","variables":{"v":{}}}"#, ["GET a/{id}"], "/"),
    (#"7"#, ["GET a/{id}"], "/"), (#"{"url":"ftp://a.example"}"#, ["GET a/{id}"], "/"),
  ]

  @Test(arguments: servers)
  func `a variable of a server without a value is a parameter`(servers: String, templates: [String], origins: String)
    throws
  {
    let text = #"{"openapi":"3.1.0","servers":[\#(servers)],"paths":{"/a/{id}":{"get":{}}}}"#
    let imported = try ImportFormat.openapi.read(Array(text.utf8))
    #expect(imported.table.routes.map(\.template.description) == templates)
    #expect(imported.origins.map(\.description).joined(separator: " ") == origins)
    try ImportLaws.check(imported, text)
  }

  @Test func `a document of Swagger comes in`() throws {
    let text = """
      {"swagger":"2.0","host":"a.example:8080","basePath":"/v1","schemes":["https","wss"],
      "parameters":{"Page":{"name":"page","in":"query","type":"integer","format":"int32","default":1}},
      "paths":{"/pets/{id}":{
        "parameters":[{"name":"id","in":"path","required":true,"type":"string","format":"uuid"}],
        "get":{"operationId":"pet","parameters":[
          {"$ref":"#/parameters/Page"},
          {"name":"multi","in":"query","type":"array","items":{"type":"string"},"collectionFormat":"multi"},
          {"name":"csv","in":"query","type":"array","items":{"type":"integer"}},
          {"name":"pipes","in":"query","required":true,"type":"array","items":{"type":"string"},"collectionFormat":"pipes"},
          {"name":"sort","in":"query","type":"string","enum":["new","old"],"default":"new"},
          {"name":"X-Key","in":"header","type":"string"},{"name":"file","in":"formData","type":"file"},
          {"name":"body","in":"body","schema":{"type":"object"}}]},
        "put":{"schemes":["http"],"deprecated":true}}}}
      """
    let imported = try ImportFormat.openapi.read(Array(text.utf8))
    #expect(
      imported.routeFile
        == """
        # Headers, cookies and bodies are not part of a link.
        # The path of the servers, /v1, is part of the templates.
        # 1:69: this server has no web address, and is left out (in schemes)
        origins https://a.example:8080

        pet            GET v1/pets/{id:uuid}?{page:int32=1}&{multi:[string]}&{csv:[int],}&{pipes:[string]|}&{sort:new|old=new}
        putV1PetsById  PUT v1/pets/{id:uuid} [origin=http://a.example:8080, deprecated]

        """)
    try ImportLaws.check(imported, text)
  }

  /// What a document says of its address, and the origins and the path.
  static let addresses: [(members: String, origins: [String], template: String)] = [
    ("", ["/"], "GET a"), (#""basePath":"/v1/","#, ["/"], "GET v1/a"), (#""basePath":"v1","#, ["/"], "GET v1/a"),
    (#""host":"a.example","#, ["https://a.example"], "GET a"),
    (#""host":"a.example","schemes":["http","https"],"#, ["http://a.example", "https://a.example"], "GET a"),
    (#""host":"https://a.example","basePath":"/{t}","#, ["https://a.example"], "GET {t}/a"),
  ]

  @Test(arguments: addresses)
  func `the host of a document of Swagger is an origin`(members: String, origins: [String], template: String) throws {
    for version in [#""2.0""#, "2.0"] {
      let text = #"{"swagger":\#(version),\#(members)"paths":{"/a":{"get":{}}}}"#
      let imported = try ImportFormat.openapi.read(Array(text.utf8))
      #expect(imported.origins.map(\.description) == origins)
      #expect(imported.table.routes.map(\.template.description) == [template])
      #expect(
        try OpenAPIDocument(Array(text.utf8)).table.routes.map(\.template.description) == origins.map { _ in template })
    }
  }
}

extension Template {
  fileprivate var unnamedText: String { template(named: "p") }

  private func template(named name: String) -> String {
    parameters.compactMap(\.name).reduce(description) { $0.replacing("{\($1)", with: "{\(name)") }
  }
}
