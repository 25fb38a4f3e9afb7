import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

/// `match` and `explain` where a file or a folder holds several tables.
struct SeveralTablesTests {
  static let files = [
    "App/a.routes": "origins app:// https://a.example\nuser users/{id:int}\n",
    "App/b.routes": "origins shop:// https://a.example\nitem items/{id:int}\nany users/{name}\n",
  ]

  static let rows: [(words: [String], run: Run)] = [
    (
      ["match", "App", "shop://items/7"],
      Run(status: 0, output: "table\tApp/b.routes\nroute\titem\ntemplate\titems/{id:int}\n{id}\t7\n")
    ),
    // Every table that reads the link answers.
    (
      ["match", "App", "https://a.example/users/7"],
      Run(
        status: 0,
        output: "table\tApp/a.routes\nroute\tuser\ntemplate\tusers/{id:int}\n{id}\t7\n\n"
          + "table\tApp/b.routes\nroute\tany\ntemplate\tusers/{name}\n{name}\t7\n")
    ),
    // If none does, those with an origin of the link.
    (
      ["match", "App", "app://user/7"],
      Run(
        status: 1,
        errors: """
          App/a.routes:
          app://user/7
                ^ no route has this shape
          nearest: user  users/{id:int}
                   "users" is expected

          """)
    ),
    (
      ["match", "App", "shop://items/7", "--json"],
      Run(
        status: 0,
        output: """
          {"url":"shop://items/7","table":"App/b.routes","route":"item","values":{"id":7},"template":"items/{id:int}","canonical":"shop://items/7","isCanonical":true,"extraQuery":[]}

          """)
    ),
  ]

  @Test(arguments: rows) func `a link is tried with all tables`(words: [String], expected: Run) {
    #expect(Memory.run(words, files: Self.files) == expected)
  }

  static let lines = """
    shop://items/7
    https://a.example/users/7
    app://user/7
    https://a.example/nowhere
    other://x

    """

  @Test func `each line of a stream is tried with all tables, and names those that answer`() {
    let run = Memory.run(["match", "App", "--stdin"], files: Self.files, input: Self.lines)
    #expect(
      run
        == Run(
          status: 1,
          output: """
            shop://items/7\tApp/b.routes\titem\tid=7
            https://a.example/users/7\tApp/a.routes\tuser\tid=7
            https://a.example/users/7\tApp/b.routes\tany\tname=7
            app://user/7\tApp/a.routes\t-\tnotFound at byte 6: no route has this shape
            https://a.example/nowhere\tApp/a.routes\t-\tnotFound at byte 18: no route has this shape
            https://a.example/nowhere\tApp/b.routes\t-\tnotFound at byte 18: no route has this shape
            other://x\tApp/a.routes\t-\tunknownOrigin at byte 0: no origin of this table fits the link

            """))
  }

  @Test(arguments: [["--json"], ["--json", "--json-key=to"], ["--json-key", "to"], ["--method=PUT"]])
  func `a stream through several tables has the answers of its links one by one`(words: [String]) {
    let links = Self.lines.split(separator: "\n").map(String.init) + ["/users/a", "{}", ""]
    let documents = words.contains { $0.hasPrefix("--json-key") }
    for link in links {
      let line = documents ? "{\"to\":\"\(link)\"}" : link
      let stream = Memory.run(["match", "App", "--stdin"] + words, files: Self.files, input: line + "\n")
      let one = Memory.run(["match", "App"] + words + [line], files: Self.files)
      #expect(stream.status == one.status)
      guard words.contains("--json") else { continue }
      let tables = { (output: String) in output.split(separator: "\n").map { $0.contains("App/b.routes") } }
      #expect(tables(stream.output) == tables(one.output))
    }
  }

  @Test func `explain shows the tables that read the link, else those with its origin`() {
    let found = Memory.run(["explain", "App", "shop://items/7"], files: Self.files)
    #expect(found.status == 0 && found.output.hasPrefix("App/b.routes:\nshop://items/7\n"))
    #expect(!found.output.contains("App/a.routes"))
    let missed = Memory.run(["explain", "App", "app://user/7"], files: Self.files)
    #expect(missed.status == 1 && missed.output.hasPrefix("App/a.routes:\napp://user/7\n"))
    #expect(!missed.output.contains("App/b.routes"))
  }

  @Test func `a table that does not read is refused, whatever the others hold`() {
    let files = Self.files.merging(["App/c.routes": "origins /\na a/{\n"]) { $1 }
    #expect(Memory.run(["match", "App", "shop://items/7"], files: files).status == 2)
  }
}
