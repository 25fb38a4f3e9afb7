import FingerpostExport
import Testing

@testable import FingerpostTool

/// A published file beside a table, on the command line.
@Suite struct VerifyCommandTests {
  private static let table = "origins https://a.example\nuser users/{name}\norder orders/{id:int}\nhelp help\n"
  private static let exact = """
    {"applinks":{"details":[
    {"appIDs":["A.b"],"components":[
    {"/":"/help"},
    {"/":"/users/?*/*","exclude":true},
    {"/":"/orders/?*/*","exclude":true},
    {"/":"/users/?*"},
    {"/":"/orders/?*"}
    ]}
    ]}}
    """

  private func run(_ file: String, _ words: String..., table: String = table) -> Run {
    let memory = Memory()
    memory.files["links.routes"] = Array(table.utf8)
    memory.files["served"] = Array(file.utf8)
    return memory.run(["verify", "aasa", "served", "links.routes"] + words)
  }

  @Test func `types that a pattern cannot say are differences, unless they are allowed`() {
    #expect(
      run(Self.exact)
        == Run(
          status: 1,
          output: """
            served:7: error: "/orders/?*" claims https://a.example/orders/a, which no route reads [unhandled]
            1 claim has links that lead nowhere

            """))
    #expect(run(Self.exact, "--over") == Run(status: 0, output: "served claims what the table reads\n"))
  }

  @Test func `links that stay in the browser are differences, unless they are allowed`() {
    let file = #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":"/help"}]}]}}"#
    #expect(
      run(file)
        == Run(
          status: 1,
          output: """
            served: error: "user" users/{name} reads https://a.example/users/a, which nothing claims [unclaimed]
            served: error: "order" orders/{id:int} reads https://a.example/orders/0, which nothing claims [unclaimed]
            2 routes have links that nothing claims

            """))
    #expect(run(file, "--under").status == 0)
  }

  @Test func `a document of OpenAPI is compared in the same way`() {
    let memory = Memory()
    memory.files["links.routes"] = Array("origins /\nuser GET users/{id:int}\nhelp GET help\n".utf8)
    memory.files["api.json"] = Array(
      """
      {"openapi": "3.1.0", "servers": [{"url": "/"}, {"url": "ftp://a.example"}], "paths": {
        "/users/{name}": {
          "get": {}}}}
      """.utf8)
    #expect(
      memory.run(["verify", "openapi", "api.json", "links.routes"])
        == Run(
          status: 1,
          output: """
            api.json:1:48: warning: this server has no web address, and is left out (in servers[1]) [old-form]
            api.json:3: error: GET /users/{name} claims /users/a, which no route reads [unhandled]
            api.json: error: "help" help reads /help, which no operation claims [unclaimed]
            1 claim has links that lead nowhere; 1 route has links that nothing claims

            """))
    memory.files["api.json"] = Array(#"{"openapi":"3.1.0","paths":{"/a":{"get":[]}}}"#.utf8)
    #expect(memory.run(["verify", "openapi", "api.json", "links.routes"]).status == 2)
  }

  @Test func `another app's links are not this one's`() {
    #expect(run(Self.exact, "--over", "--app-id", "A.c").status == 1)
    #expect(run(Self.exact, "--over", "--app-id", "A.b").status == 0)
  }

  @Test func `a file that does not read has status 2`() {
    #expect(
      run("{\"applinks\":\n}")
        == Run(
          status: 2,
          output: "served:2:1: error: the document is no JSON: a value is expected (in applinks) [unreadable]\n"))
  }

  @Test func `programs get each difference with its line`() {
    #expect(
      run(Self.exact, "--format", "github").output
        == "::error file=served,line=7,title=unhandled::\"/orders/?*\" claims https://a.example/orders/a, "
        + "which no route reads\n")
    #expect(run(Self.exact, "--json").output.hasPrefix(#"{"schema":1,"file":"served","same":false,"complete":true,"#))
    #expect(run(Self.exact, "--format", "sarif").output.contains(#""startLine":7"#))
  }

  @Test func `an output file is replaced whole, or not at all`() {
    let memory = Memory()
    memory.files["links.routes"] = Array(Self.table.utf8)
    #expect(memory.run(["export", "markdown", "links.routes", "--output", "a.md"]).status == 2)
  }
}
