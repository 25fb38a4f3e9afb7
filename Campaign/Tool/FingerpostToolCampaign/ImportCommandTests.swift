import FingerpostEngine
import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

struct ImportCommandTests {
  private let files = ["old.txt": "GET /users/:id\n/a/:x\n/a/:y\n"]

  @Test func `a list of routes becomes a table of text`() {
    #expect(
      Memory.run(["import", "colon", "old.txt", "--origin=app://", "--origin", "https://a.example"], files: files)
        == Run(
          status: 0,
          output: """
            origins app:// https://a.example

            getUsersById  GET users/{id}
            aByX          a/{x}
            # left out: /a/:y: the same route twice: a/{x} is already the route "aByX": /a/:x

            """,
          errors: "note: 2 routes; 1 left out, each with a comment\n"))
  }

  @Test func `a hyphen is the output, as without a name`() {
    let memory = Memory()
    memory.takesFiles = true
    let run = memory.run(["export", "dot", "social.routes", "--output=-"])
    #expect(run == Memory.run(["export", "dot", "social.routes"]) && run.status == 0)
    #expect(memory.files["-"] == nil)
  }

  @Test func `the input becomes an enum, and what is written is what is read`() {
    let memory = Memory()
    memory.input = [Array("PATCH /a/:b(\\d+)".utf8)]
    memory.takesFiles = true
    let run = memory.run(["import", "colon", "-", "--swift", "Link", "--output=Link.swift"])
    #expect(run == Run(status: 0, errors: "note: 1 route\n"))
    #expect(
      memory.files["Link.swift"].map { String(decoding: $0, as: UTF8.self) } == """
        import Fingerpost

        @Routes(.path)
        enum Link: Routable, Equatable {
          @Route("PATCH a/{b}") case patchAByB(b: Int)
        }

        """)
  }

  @Test func `what is written is checked as any other table`() {
    let lines = """
      Name Method Scheme Host Path
      a GET https a.example /{lang}?/{id:guid}
      b ANY ANY ANY /<any(x,y):s>/{p:path}
      c PUT ANY {t}.b.example /<id>/[[page]]
      ^old/(?P<n>\\d+)/$
      /find?q={q}&<n>#top
      """
    let memory = Memory()
    memory.files["list.txt"] = Array(lines.utf8)
    memory.takesFiles = true
    for words in [["--output=list.routes"], ["--swift=Link", "--output=Link.swift"]] {
      #expect(memory.run(["import", "colon", "list.txt"] + words).status == 0)
    }
    for file in ["list.routes", "Link.swift"] {
      let run = memory.run(["check", file])
      #expect(run.status == 0, "\(run)")
    }
  }

  static let refused: [(words: [String], message: String)] = [
    (["import"], "a FORMAT is missing: openapi, colon, rails"),
    (["import", "rail", "old.txt"], "FORMAT is one of openapi, colon, rails, not \"rail\"; did you mean \"rails\"?"),
    (
      ["import", "express", "old.txt"],
      "not \"express\"; for express use colon: /users/:id, a line each, with or without a method before it"
    ),
    (["import", "Swagger", "old.txt"], "for Swagger use openapi: an OpenAPI 3 or Swagger 2.0 document, as JSON"),
    (["import", "rails"], "a FILE is missing"),
    (["import", "colon", "old.txt", "x"], "import takes one FILE: remove \"x\""),
    (["import", "colon", "old.txt", "--swift", "a b"], "--swift takes the name of a type, not \"a b\""),
    (
      ["import", "colon", "old.txt", "--origin", "x"],
      "\"x\" is not an origin: expected \"scheme://\", \"scheme:/\", \"scheme:\", \"https://host\", \"/\" or \":\""
    ),
    (["import", "colon", "none.txt"], "cannot read none.txt: No such file or directory"),
    (["import", "openapi", "old.txt"], "old.txt:1:1: error: the document is not JSON: a value is expected"),
    (
      ["import", "openapi", "api.yaml"],
      "convert it to JSON first: yq -o=json api.yaml | fingerpost import openapi - [unreadable]"
    ),
    (
      ["import", "openapi", "it's.yaml"],
      "convert it to JSON first: yq -o=json 'it'\\''s.yaml' | fingerpost import openapi - [unreadable]"
    ),
    (
      ["import", "rails", "empty.txt"],
      "empty.txt:1:1: error: no route is found: a line looks like \"users GET /users(.:format) users#index\""
    ),
  ]

  private static let odd = [
    "empty.txt": "\n# x\n", "api.yaml": "\u{FEFF}\n%YAML 1.2\n---\nopenapi: 3.0.0\n", "it's.yaml": "swagger: '2.0'\n",
  ]

  @Test(arguments: refused)
  func `what does not read is refused with its place`(words: [String], message: String) {
    let run = Memory.run(words, files: files.merging(Self.odd) { $1 })
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
