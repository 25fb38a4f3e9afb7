import FingerpostEngine
import FingerpostExport
import FingerpostImport
import FingerpostRouteFile
import Testing

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

  @Test func `a list in one text is text, and a comment says so`() throws {
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

        # {p} is a list, which is read as one text
        # {q} is a list, which is read as one text
        # the default of {q} is a list, and left out
        # {r} is a list, which is read as one text
        getAByP  GET a/{p}?({q})&{r}&{s:[int]=1,2}

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

  @Test func `what does not read is an error with its place`() throws {
    let error = try #require(throws: DocumentErrors.self) {
      _ = try ImportFormat.openapi.read(Array(Self.document.utf8))
    }
    #expect(error.description.contains("nothing separates {c} from the parameter before it"))
    #expect(throws: DocumentErrors.self) { _ = try ImportFormat.openapi.read(Array(#"{"swagger": "2.0"}"#.utf8)) }
    #expect(throws: DocumentErrors.self) { _ = try ImportFormat.openapi.read(Array("openapi: 3.0.0".utf8)) }
  }
}
