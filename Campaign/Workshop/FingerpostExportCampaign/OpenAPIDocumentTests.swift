import FingerpostEngine
import FingerpostExport
import SeededRandom
import Testing

@testable import FingerpostExportTests

/// OpenAPI documents as routes.
@Suite struct OpenAPIDocumentTests {
  private static func document(_ paths: String, _ more: String = "") throws(DocumentErrors) -> OpenAPIDocument {
    try OpenAPIDocument(Array(#"{"openapi":"3.1.0","paths":{\#(paths)}\#(more)}"#.utf8))
  }

  private static func templates(_ document: OpenAPIDocument) -> [String] {
    document.table.routes.map(\.template.description)
  }

  static let schemas: [(schema: String, types: [String])] = [
    (#"{"type":"string"}"#, ["string"]), (#"{}"#, ["string"]), ("true", ["string"]),
    (#"{"type":"integer"}"#, ["int"]), (#"{"type":"integer","format":"int32"}"#, ["int32"]),
    (#"{"type":"integer","minimum":0,"maximum":255}"#, ["uint8"]),
    (#"{"type":"integer","minimum":1,"maximum":3}"#, ["1|2|3"]),
    (#"{"type":"integer","minimum":1,"exclusiveMaximum":3}"#, ["1|2"]),
    (#"{"type":"integer","minimum":1,"exclusiveMinimum":true,"maximum":3}"#, ["2|3"]),
    (#"{"type":"integer","minimum":0.5,"maximum":2.5}"#, ["1|2"]),
    (#"{"type":"integer","minimum":1,"maximum":1000}"#, ["uint16"]),
    (#"{"type":"integer","minimum":-9223372036854775808,"maximum":9223372036854775807}"#, ["int"]),
    (#"{"type":"integer","format":"uint64","minimum":0,"maximum":18446744073709551615}"#, ["uint"]),
    (#"{"type":"integer","minimum":5,"maximum":1}"#, ["string"]),
    (#"{"type":"integer","minimum":-1e400,"maximum":1e400}"#, ["int"]),
    (#"{"type":"number","format":"float"}"#, ["double"]), (#"{"type":"boolean"}"#, ["bool"]),
    (#"{"type":"string","format":"ipv4"}"#, ["ipv4"]),
    (#"{"type":"string","format":"uuid"}"#, ["uuid"]), (#"{"type":"string","format":"email"}"#, ["string"]),
    (#"{"type":"string","enum":["b","a","b",""]}"#, ["a|b"]), (#"{"enum":[1,true,null]}"#, ["1|true"]),
    (#"{"const":"x"}"#, ["x|"]), (#"{"type":["integer","null"]}"#, ["int"]),
    (#"{"type":["integer","boolean"]}"#, ["bool", "int"]),
    (#"{"anyOf":[{"type":"integer"},{"type":"string","format":"date"},{"type":"null"}]}"#, ["date", "int"]),
    (#"{"allOf":[{"type":"integer"}]}"#, ["int"]), (#"{"type":"array","items":{"type":"integer"}}"#, ["[int],"]),
    (##"{"$ref":"#/components/schemas/Id"}"##, ["int8"]),
    (##"{"$ref":"#/components/schemas/a~1b~0%20c"}"##, ["uuid"]),
  ]

  @Test(arguments: schemas)
  func `a schema is the types that it stands for`(schema: String, types: [String]) throws {
    let parameter = #"{"name":"id","in":"path","required":true,"schema":\#(schema)}"#
    let document = try Self.document(
      #""/x/{id}":{"get":{"parameters":[\#(parameter)]}}"#,
      #","components":{"schemas":{"Id":{"type":"integer","format":"int8"},"a/b~ c":{"format":"uuid"}}}"#)
    let found = document.table.routes.map { $0.template.parameters[0].type.description }
    #expect(found.sorted() == types)
  }

  static let paths: [(paths: String, more: String, templates: [String])] = [
    (#""/":{"get":{}}"#, "", ["GET /"]), (#""/a/":{"post":{}}"#, "", ["POST a"]),
    (#""/a%2Fb/{x}.json":{"get":{}}"#, "", ["GET a%2Fb/{x}.json"]),
    (#""/{user id}/{id}":{"get":{}}"#, "", ["GET {p1}/{id}"]),
    (#""/a":{"x-y":1,"summary":"s","get":{},"put":{"deprecated":true}},"x-b":7"#, "", ["GET a", "PUT a [deprecated]"]),
    (#""/a":{"get":{}}"#, #","servers":[{"url":"https://a.example/v1/"}]"#, ["GET v1/a"]),
    (#""/a":{"get":{"servers":[{"url":"/v2"}]}}"#, #","servers":[{"url":"https://a.example"}]"#, ["GET v2/a"]),
    (
      #""/a":{"get":{}}"#,
      #","servers":[{"url":"https://a.example/{v}","variables":{"v":{"default":"1","enum":["1","2"]}}}]"#,
      ["GET 1/a", "GET 2/a"]
    ),
    (
      #""/a":{"parameters":[{"name":"q","in":"query","required":true,"schema":{"type":"integer"}}],"get":{}}"#, "",
      ["GET a?q=:int"]
    ),
    (#""/a":{"get":{"parameters":[{"name":"q","in":"query","schema":{"type":"integer"}}]}}"#, "", ["GET a"]),
    (
      #""/a":{"parameters":[{"name":"q","in":"query","required":true}],"get":{"parameters":[{"name":"q","in":"query"}]}}"#,
      "", ["GET a"]
    ),
    (##""/a":{"$ref":"#/components/pathItems/A"}"##, #","components":{"pathItems":{"A":{"get":{}}}}"#, ["GET a"]),
    (
      ##""/a":{"get":{"parameters":[{"$ref":"#/components/parameters/Q"}]}}"##,
      #","components":{"parameters":{"Q":{"name":"q","in":"query","required":true,"schema":{}}}}"#, ["GET a?q=:string"]
    ),
    (#""/a":{"get":{"parameters":[{"name":"X-Key","in":"header","required":true}]}}"#, "", ["GET a"]),
    (#""/a/{id}":{"get":{}}"#, #","servers":[{"url":"/m/{id}/{k}"}]"#, ["GET m/{id}/{k}/a/{id2}"]),
    (
      #""/a/{c}":{"get":{"parameters":[{"name":"c","in":"path","style":"matrix","schema":{"type":"integer"}}]}}"#, "",
      ["GET a/;c={c:int}"]
    ),
    (#""/a":{"additionalOperations":{"COPY":{}}}"#, "", ["COPY a"]),
  ]

  @Test(arguments: paths)
  func `an operation is a route`(paths: String, more: String, templates: [String]) throws {
    #expect(Self.templates(try Self.document(paths, more)) == templates)
  }

  @Test func `operations are named, at their servers`() throws {
    let document = try OpenAPIDocument(
      Array(
        #"""
        {"openapi": "3.0.3", "info": {"title": "Shop"},
         "servers": [{"url": "https://{r}.a.example", "variables": {"r": {"default": "eu"}}}, {"url": "wss://b.example"}],
         "paths": {
          "/users/{id}": {
            "get": {"operationId": "user"},
            "delete": {"operationId": "user"}}}}
        """#.utf8))
    #expect(document.title == "Shop")
    #expect(document.operations.map(\.description) == ["GET /users/{id}", "DELETE /users/{id}"])
    #expect(document.operations.map(\.routeName) == ["user", "DELETE /users/{id}"])
    #expect(document.operations.map(\.line) == [5, 6])
    #expect(document.table.origins == [.web("*.a.example")])
    #expect(
      document.remarks.map(\.description) == [
        "2:87: this server has no web address, and is left out (in servers[1])"
      ])
    #expect(try document.table.match("https://eu.a.example/users/7").route.name == "user")
  }

  static let faults: [(text: String, errors: [String])] = [
    ("[]", [#"1:1: an object is expected, not a list"#]),
    ("{}", [#"1:1: the key "openapi" is missing"#]),
    (#"{"swagger":"2.0"}"#, [#"1:1: the key "paths" is missing"#]),
    (#"{"swagger":"1.2"}"#, ["1:12: Swagger 2.0 or OpenAPI 3 is expected (in swagger)"]),
    (#"{"openapi":"4.0"}"#, ["1:12: OpenAPI 3 is expected (in openapi)"]),
    (#"{"openapi":3.1}"#, ["1:12: a text is expected, not a number (in openapi)"]),
    (#"{"openapi":"3.1.0"}"#, [#"1:1: the key "paths" is missing"#]),
    (
      #"{"openapi":"3.1.0","paths":{"a":{},"/{":{},"/{}":{},"/{a}{b}":{},"/{a}/{a}":{},"/a?b":{},"/%zz":{},"//a":{}}}"#,
      [
        #"1:33: a path begins with "/" (in paths.a)"#, #"1:41: "{" has no "}" (in paths./{)"#,
        "1:50: a parameter has no name (in paths./{})",
        "1:63: nothing separates {b} from the parameter before it (in paths./{a}{b})",
        "1:77: {a} is in the path twice (in paths./{a}/{a})", #"1:87: "?" is in the path (in paths./a?b)"#,
        #"1:97: "%zz" is in no path (in paths./%zz)"#, "1:106: the path has an empty segment (in paths.//a)",
      ]
    ),
    (
      #"{"openapi":"3.1.0","paths":{"/a/../b":{"get":{}}}}"#,
      [
        #"1:46: no link has this path: no link can hold this literal: ".", "..", NUL, CR and LF are refused (in paths./a/../b.get)"#
      ]
    ),
    (
      ##"{"openapi":"3.1.0","paths":{"/a":{"$ref":"#/paths/~1a"},"/b":{"$ref":"b.json"},"/c":{"$ref":"#/no"}}}"##,
      [
        "1:42: the reference leads to itself (in paths./a.$ref)",
        "1:70: only references within the document are read (in paths./b.$ref)",
        "1:93: nothing is at #/no (in paths./c.$ref)",
      ]
    ),
    (
      #"{"openapi":"3.1.0","paths":{"/a":{"parameters":[{"name":"q","in":"query","schema":{"type":"text"}}],"get":{}}}}"#,
      [#"1:91: "text" is not a type of a schema (in paths./a.parameters[0].schema.type)"#]
    ),
    (
      #"{"openapi":"3.1.0","paths":{"/a":{"get":[]}}}"#,
      ["1:41: an object is expected, not a list (in paths./a.get)"]
    ),
  ]

  @Test(arguments: faults)
  func `what is wrong is told with its line, its column and its path`(text: String, errors: [String]) {
    var found: [String] = []
    do throws(DocumentErrors) { _ = try OpenAPIDocument(Array(text.utf8)) } catch {
      found = error.errors.map(\.description)
    }
    #expect(found == errors)
  }

  @Test func `a schema may be as deep as a document`() {
    let deep = String(repeating: #"{"anyOf":["#, count: 200) + "{}" + String(repeating: "]}", count: 200)
    #expect(throws: DocumentErrors.self) {
      try Self.document(#""/a":{"get":{"parameters":[{"name":"q","in":"query","schema":\#(deep)}]}}"#)
    }
    // A schema that holds itself.
    #expect(throws: DocumentErrors.self) {
      try Self.document(
        ##""/a":{"get":{"parameters":[{"name":"q","in":"query","schema":{"$ref":"#/x"}}]}}"##,
        ##","x":{"anyOf":[{"$ref":"#/x"},{"$ref":"#/x"}]}"##)
    }
  }

  @Test func `many types of many parameters are no more routes than 64`() throws {
    let names = (0..<20).map { "p\($0)" }
    let parameters = names.map { #"{"name":"\#($0)","in":"path","schema":{"type":["integer","boolean","string"]}}"# }
    let path = names.map { "/{\($0)}" }.joined()
    let document = try Self.document(#""\#(path)":{"get":{"parameters":[\#(parameters.joined(separator: ","))]}}"#)
    #expect(document.table.routes.count == 1)
  }

  /// How many schemas, each of how many references to the next, and of how many values the last. References cost the most time.
  static let growth = [(depth: 1, width: 500, values: 500)] + (isFull ? [(depth: 30, width: 2, values: 1)] : [])

  @Test(arguments: growth)
  func `schemas that grow by references are given up`(depth: Int, width: Int, values: Int) throws {
    func anyOf(_ schema: String, _ count: Int) -> String {
      #"{"anyOf":[\#(Array(repeating: schema, count: count).joined(separator: ","))]}"#
    }
    let schemas =
      (0..<depth).map { ##""s\##($0)":\##(anyOf(##"{"$ref":"#/s/s\##($0 + 1)"}"##, width))"## }
      + [#""s\#(depth)":\#(anyOf(#"{"const":1}"#, values))"#]
    let parameter = ##"{"name":"q","in":"query","required":true,"schema":{"$ref":"#/s/s0"}}"##
    let errors = #expect(throws: DocumentErrors.self) {
      try Self.document(
        ##""/a":{"get":{"parameters":[\##(parameter)]}}"##, ##","s":{\##(schemas.joined(separator: ","))}"##)
    }
    #expect(errors?.errors.map(\.message) == ["the document has too many schemas, with those that references repeat"])
  }

  @Test func `long lists of values stay within bounds`() throws {
    let values = (0..<3000).map { "\"v\($0)\"" }.joined(separator: ",")
    let constants = (0..<3000).map { "{\"const\":\"v\($0)\"}" }.joined(separator: ",")
    for schema in ["{\"enum\":[\(values)]}", "{\"anyOf\":[\(constants)]}"] {
      let parameter = #"{"name":"q","in":"path","schema":\#(schema)}"#
      let document = try Self.document(#""/{q}":{"get":{"parameters":[\#(parameter)]}}"#)
      #expect(Self.templates(document) == ["GET {q}"])
    }
  }

  @Test func `wherever a document is cut or changed, nothing traps`() {
    let text = Array(
      ##"""
      {"openapi":"3.1.0","servers":[{"url":"https://{h}.a.example/{v}","variables":{"h":{"default":"b"},"v":{"default":"1","enum":["1","2"]}}}],
      "paths":{"/a/{id}.{x}":{"get":{"parameters":[{"name":"id","in":"path","schema":{"type":["integer","null"],"minimum":-1,"maximum":1e3}},
      {"name":"q","in":"query","required":true,"schema":{"anyOf":[{"$ref":"#/c/0"},{"enum":["a","b"]}]}}]}}},"c":[{"type":"array","items":{}}]}
      """##.utf8)
    var random = Random("changed documents")
    for _ in 0..<Random.draws(500) {
      var changed = text
      for _ in 0...random.below(2) {
        changed[random.below(changed.count)] = random.pick(Array("{}[]\":,0159-e.x/#$~%\\".utf8))
      }
      guard let document = try? OpenAPIDocument(changed) else { continue }
      _ = document.table.compare(with: document)
    }
  }
}
