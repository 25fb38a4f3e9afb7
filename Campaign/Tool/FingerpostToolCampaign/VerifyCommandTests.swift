import FingerpostExport
import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

/// A published file beside a table, on the command line.
@Suite struct VerifyCommandTests {
  private static let table = "origins https://a.example\nuser users/{name}\norder orders/{id:int}\nhelp help\n"
  private static let exact = """
    {"applinks":{"details":[
    {"appIDs":["A.b"],"components":[
    {"/":"/help"},{"/":"/help/"},
    {"/":"/users/?*/?*","exclude":true},
    {"/":"/orders/?*/?*","exclude":true},
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
      run(Self.exact, "--exact")
        == Run(
          status: 1,
          output: """
            served:7: error: "/orders/?*" claims https://a.example/orders/a, which no route reads [unhandled]
            1 claim has links that lead nowhere

            """))
    for words in [["--over"], []] {
      let memory = Memory()
      memory.files["links.routes"] = Array(Self.table.utf8)
      memory.files["served"] = Array(Self.exact.utf8)
      let run = memory.run(["verify", "aasa", "served", "links.routes"] + words)
      #expect(run == Run(status: 0, output: "served claims what the table reads\n"))
    }
  }

  @Test(arguments: [
    (["--exact"], 1), (["--under"], 1), (["--allow=narrower"], 1), (["--allow=wider"], 0), ([], 0),
    (["--exact", "--over"], 2), (["--exact", "--allow=wider"], 2),
  ]) func `what export wrote with its defaults agrees by default, and not where less is allowed`(
    words: [String], status: Int
  ) {
    let memory = Memory()
    memory.takesFiles = true
    #expect(memory.run(["export", "aasa", "social.routes", "--app-id=A.b", "-o", "aasa.json"]).status == 0)
    let run = memory.run(["verify", "aasa", "aasa.json", "social.routes"] + words)
    #expect(run.status == Int32(status), "\(run)")
  }

  @Test func `a pattern that export would not write is a difference by default, too`() {
    let file = #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":"*"}]}]}}"#
    #expect(run(file).status == 1)
  }

  @Test func `links that stay in the browser are differences, unless they are allowed`() {
    let file = #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":"/help"},{"/":"/help/"}]}]}}"#
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

  @Test func `a route reads a slash at the end, so a file that claims one spelling alone differs`() {
    let file = Self.exact.replacing(#"{"/":"/help/"},"#, with: "").replacing("users/?*/?*", with: "users/?*/*")
    #expect(
      run(file, "--over")
        == Run(
          status: 1,
          output: """
            served:4: error: "user" users/{name} reads https://a.example/users/a/, which "/users/?*/*" excludes [excluded]
            served: error: "help" help reads https://a.example/help/, which nothing claims [unclaimed]
            1 route has links that nothing claims; 1 route has links that are excluded

            """))
  }

  @Test func `both directions are allowed at once`() {
    let file =
      #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":"/orders/?*/*","exclude":true},{"/":"/orders/?*"}]}]}}"#
    let rows: [(words: [String], status: Int32)] = [
      ([], 1), (["--over"], 1), (["--under"], 1), (["--over", "--under"], 0), (["--allow=wider"], 1),
      (["--allow", "narrower"], 1), (["--allow=wider,narrower"], 0), (["--allow=narrower", "--allow=wider"], 0),
      (["--allow=narrower", "--over"], 0), (["--allow=wide"], 2), (["--allow="], 2), (["--allow=over"], 2),
    ]
    for (words, status) in rows {
      let memory = Memory()
      memory.files["links.routes"] = Array(Self.table.utf8)
      memory.files["served"] = Array(file.utf8)
      #expect(memory.run(["verify", "aasa", "served", "links.routes"] + words).status == status, "\(words)")
    }
  }

  private static let excluding = """
    {"applinks":{"details":[{"appIDs":["A.b"],"components":[
    {"#":"no_universal_links","exclude":true},
    {"/":"/users/t*","exclude":true},
    {"/":"/help"},{"/":"/help/"},
    {"/":"/users/?*/?*","exclude":true},
    {"/":"/users/?*"}
    ]}]}}
    """
  private static let people = "origins https://a.example\nuser users/{name}\nhelp help\n"

  @Test func `an exclusion is told as one, and accepted where it is named`() {
    #expect(
      run(Self.excluding, table: Self.people)
        == Run(
          status: 1,
          output: """
            served:2: error: "user" users/{name} reads https://a.example/users/a#no_universal_links, which "*#no_universal_links" excludes [excluded]
            served:2: error: "help" help reads https://a.example/help#no_universal_links, which "*#no_universal_links" excludes [excluded]
            2 routes have links that are excluded

            """))
    #expect(
      run(
        Self.excluding, "--exclusion", "/users/t*", "--exclusion=#no_universal_links", table: Self.people)
        == Run(
          status: 0,
          output: """
            served:2: note: "help" help reads https://a.example/help#no_universal_links, which "*#no_universal_links" excludes on purpose [excluded]
            served:3: note: "user" users/{name} reads https://a.example/users/t, which "/users/t*" excludes on purpose [excluded]
            served claims what the table reads, except what it excludes on purpose

            """))
    let json = run(Self.excluding, "--exclusion=*#no_universal_links", "--json", table: Self.people).output
    #expect(json.contains(#""exclusions":["#) && json.contains(#""same":false"#), "\(json)")
    let github = run(Self.excluding, "--exclusion=#no_universal_links", "--format=github", table: Self.people).output
    #expect(github.hasPrefix("::notice file=served,line=2,title=excluded::"), "\(github)")
  }

  @Test(arguments: [
    (excluding, "/users/*", #"--exclusion is an exclusion of the file, such as "/users/t*", not "/users/*""#),
    (excluding, "/help", #"--exclusion is an exclusion of the file, such as "*#no_universal_links", not "/help""#),
    (#"{"applinks":{"details":[]}}"#, "a", #"--exclusion is an exclusion of the file, which has none, not "a""#),
  ]) func `a name of no exclusion is refused`(file: String, name: String, message: String) {
    let run = run(file, "--exclusion", name, table: Self.people)
    #expect(run.status == 2 && run.errors.contains(message), "\(run)")
  }

  @Test func `exclusions are those of associations`() {
    let memory = Memory()
    memory.files["links.routes"] = Array(Self.table.utf8)
    memory.files["api.json"] = Array(#"{"openapi":"3.1.0","paths":{}}"#.utf8)
    let run = memory.run(["verify", "openapi", "api.json", "links.routes", "--exclusion=a"])
    #expect(run.status == 2 && run.errors.contains("--exclusion is for aasa, whose patterns exclude links"))
  }

  @Test func `a file about other services claims no links`() {
    let file = #"{"webcredentials":{"apps":["A.b"]},"appclips":{"apps":["A.b.Clip"]}}"#
    #expect(
      run(file, "--under", table: Self.people)
        == Run(
          status: 0,
          output: """
            served:1:1: warning: the file claims no links: it has "appclips" and "webcredentials", and no "applinks" [no-claims]
            served claims no more than the table reads

            """))
    #expect(run(file, table: Self.people).status == 1)
    #expect(
      run(#"{"webcredentials":{},"applink":{}}"#)
        == Run(
          status: 2,
          output:
            "served:1:32: error: the key \"applink\" is unknown here; did you mean \"applinks\"? (in applink) [unreadable]\n"
        ))
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
            api.json:1:48: warning: this server has no web address, and is left out (in servers[1]) [left-out]
            api.json:3: error: GET /users/{name} claims /users/a, which no route reads [unhandled]
            api.json: error: "help" help reads /help, which no operation claims [unclaimed]
            1 claim has links that lead nowhere; 1 route has links that nothing claims

            """))
    // YAML is converted first.
    memory.files["my api.yaml"] = Array("openapi: 3.1.0\n".utf8)
    let run = memory.run(["verify", "openapi", "my api.yaml", "links.routes", "--json"])
    #expect(
      run.status == 2 && run.output.contains("yq -o=json 'my api.yaml' | fingerpost verify openapi - links.routes"))
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
          output: "served:2:1: error: the document is not JSON: a value is expected (in applinks) [unreadable]\n"))
  }

  @Test func `programs get each difference with its line`() {
    #expect(
      run(Self.exact, "--exact", "--format", "github").output
        == "::error file=served,line=7,title=unhandled::\"/orders/?*\" claims https://a.example/orders/a, "
        + "which no route reads\n")
    let json = run(Self.exact, "--exact", "--json").output
    #expect(json.hasPrefix(#"{"schema":1,"file":"served","same":false,"complete":true,"#))
    #expect(run(Self.exact, "--exact", "--format", "sarif").output.contains(#""startLine":7"#))
  }

  @Test func `an output file is replaced whole, or not at all`() {
    let memory = Memory()
    memory.files["links.routes"] = Array(Self.table.utf8)
    #expect(memory.run(["export", "markdown", "links.routes", "--output", "a.md"]).status == 2)
  }
}
