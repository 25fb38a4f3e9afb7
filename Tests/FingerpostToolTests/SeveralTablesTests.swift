import Testing

@testable import FingerpostTool

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
    (
      ["match", "App", "--stdin"],
      Run(
        status: 2,
        errors: """
          error: App has several tables: App/a.routes, App/b.routes; give the path of one
          see "fingerpost match --help"

          """)
    ),
  ]

  @Test(arguments: rows) func `a link is tried with all tables`(words: [String], expected: Run) {
    #expect(Memory.run(words, files: Self.files) == expected)
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
