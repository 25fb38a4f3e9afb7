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

  static let refused: [(words: [String], message: String)] = [
    (["import"], "a FORMAT is missing: openapi, colon, rails"),
    (["import", "rail", "old.txt"], "FORMAT is one of openapi, colon, rails, not \"rail\"; did you mean \"rails\"?"),
    (["import", "rails"], "a FILE is missing"),
    (["import", "colon", "old.txt", "x"], "import takes one FILE: remove \"x\""),
    (["import", "colon", "old.txt", "--swift", "a b"], "--swift takes the name of a type, not \"a b\""),
    (
      ["import", "colon", "old.txt", "--origin", "x"],
      "\"x\" is not an origin: expected \"scheme://\", \"https://host\", \"/\" or \":\""
    ),
    (["import", "colon", "none.txt"], "cannot read none.txt: No such file or directory"),
    (["import", "openapi", "old.txt"], "old.txt:1:1: error: the document is not JSON: a value is expected"),
    (
      ["import", "rails", "empty.txt"],
      "empty.txt:1:1: error: no route is found: a line looks like \"users GET /users(.:format) users#index\""
    ),
  ]

  @Test(arguments: refused)
  func `what does not read is refused with its place`(words: [String], message: String) {
    let run = Memory.run(words, files: files.merging(["empty.txt": "\n# x\n"]) { $1 })
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
