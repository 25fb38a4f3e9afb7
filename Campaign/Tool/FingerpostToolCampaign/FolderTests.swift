import Foundation
import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

/// Folders, and files that are not tables.
struct FolderTests {
  static let table = "origins /\na  a\n"
  static let faulty = "origins /\nb b/{\n"
  static let text = "struct Other {}"

  static func list(_ files: [String: String], _ words: String...) -> Run {
    Memory.run(["list", "App"] + words, files: files)
  }

  /// The one document of a run, as Foundation reads it.
  static func document(_ run: Run) throws -> [String: Any] {
    #expect(run.output.hasSuffix("}\n"))
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(value as? [String: Any])
  }

  static let notSearched = [
    "App/.hidden/t.routes", "App/.build/t.routes", "App/.t.routes", "App/checkouts/t.routes", "App/Pods/t.routes",
    "App/Carthage/t.routes", "App/DerivedData/t.routes", "App/node_modules/t.routes", "App/t.txt", "App/t.routes.bak",
  ]

  @Test(arguments: notSearched)
  func `hidden files, builds and the code of others are not searched`(path: String) {
    let files = ["App/deep/down/a.routes": Self.table, path: Self.faulty]
    #expect(Self.list(files) == Run(status: 0, output: "a\tany\ta\t\t/\t\t\n"))
  }

  @Test func `a hidden folder is searched where it is asked for`() {
    #expect(run("list", "App/.build", files: ["App/.build/t.routes": Self.table]).status == 0)
  }

  @Test func `in the folder one stands in, files go by their names`() {
    let run = run("check", ".", files: ["a.routes": Self.table, "b/c.routes": Self.table])
    #expect(
      run
        == Run(
          status: 0,
          output: """
            a.routes: 1 route, 0 errors, 0 warnings, 0 accepted
            b/c.routes: 1 route, 0 errors, 0 warnings, 0 accepted
            social.routes: 5 routes, 0 errors, 0 warnings, 0 accepted

            """))
  }

  // One document, whatever there is.

  @Test func `several tables are one document`() throws {
    let run = Self.list(["App/a.routes": Self.table, "App/b.routes": "origins app://\nb b/{x:int}\n"], "--json")
    #expect(
      run
        == Run(
          status: 0,
          output: #"{"schema":1,"tables":["# + "\n"
            + #"{"file":"App/a.routes","origins":["/"],"routes":["# + "\n"
            + #"{"name":"a","method":null,"template":"a","parameters":[],"origins":["/"]}"# + "\n]},\n"
            + #"{"file":"App/b.routes","origins":["app://"],"routes":["# + "\n"
            + #"{"name":"b","method":null,"template":"b/{x:int}","parameters":[{"name":"x","type":"int"}],"#
            + #""origins":["app://"]}"# + "\n]}\n]}\n"))
    #expect(try Self.document(run).keys.sorted() == ["schema", "tables"])
  }

  @Test func `a faulty table is an error in the document, beside those that read`() throws {
    let files = ["App/a.routes": Self.table, "App/b.routes": Self.faulty]
    let run = Self.list(files, "--json")
    #expect(run.status == 2)
    let document = try Self.document(run)
    let tables = try #require(document["tables"] as? [[String: Any]])
    #expect(tables.map { $0["file"] as? String } == ["App/a.routes"])
    let error = try #require(document["error"] as? [String: Any])
    #expect(error["message"] as? String == "App/b.routes: 1 fault; no route was read")
    let faults = try #require(error["faults"] as? [[String: Any]])
    #expect(faults.map { $0["file"] as? String } == ["App/b.routes"])
    #expect(faults.map { $0["line"] as? Int } == [2])
    let text = Self.list(files)
    #expect(text.output == "a\tany\ta\t\t/\t\t\n")
    #expect(text.errors == run.errors)
    #expect(text.errors.contains("App/b.routes:2:6: error: "))
  }

  @Test func `nothing but faulty tables is one document as well`() throws {
    let run = Self.list(["App/a.routes": Self.faulty, "App/b.routes": Self.faulty], "--json")
    #expect(run.status == 2)
    let document = try Self.document(run)
    #expect((document["tables"] as? [Any])?.count == 0)
    #expect(((document["error"] as? [String: Any])?["faults"] as? [Any])?.count == 2)
  }

  @Test func `no table at all is one document, and an error`() throws {
    for files in [["App/a.txt": ""], ["App/a.swift": Self.text]] {
      let run = Self.list(files, "--json")
      #expect(run.status == 2)
      let error = try #require(try Self.document(run)["error"] as? [String: Any])
      #expect(error["message"] as? String == "cannot read App: it has no @Routes enum, and no .routes file")
      #expect(Memory.run(["check", "App", "--json"], files: files).output == run.output)
    }
  }

  @Test func `what cannot be read in a folder is told beside the rest`() throws {
    let memory = Memory()
    memory.files["App/a.routes"] = Array(Self.table.utf8)
    memory.files["App/b.routes"] = []
    memory.files["App/c/d.routes"] = []
    memory.fileErrors["App/b.routes"] = .failed("Permission denied")
    memory.folderErrors["App/c"] = .failed("Permission denied")
    let run = memory.run(["list", "App"])
    #expect(run.status == 2)
    #expect(run.output == "a\tany\ta\t\t/\t\t\n")
    #expect(
      run.errors == """
        error: cannot read App/c: Permission denied
        error: cannot read App/b.routes: Permission denied

        """)
    let match = Memory()
    (match.files, match.fileErrors) = (memory.files, memory.fileErrors)
    #expect(match.run(["match", "App", "/a"]).status == 2)
  }

  @Test func `a table without routes is a table`() {
    let files = ["t.routes": "origins /\n"]
    #expect(run("list", "t.routes", files: files) == Run(status: 0))
    #expect(run("match", "t.routes", "/a", files: files) == Run(status: 1, errors: "/a\n ^ no route has this shape\n"))
  }

  // Files that are not tables.

  @Test func `a text without origins is skipped beside a table, and refused alone`() {
    let files = ["README.md": "# Title\n\nSome text\n", "t.txt": Self.table]
    let reason = "its first line does not list origins"
    #expect(
      run("check", "README.md", "t.txt", files: files)
        == Run(
          status: 0, output: "t.txt: 1 route, 0 errors, 0 warnings, 0 accepted\n",
          errors: "note: README.md is skipped: \(reason)\n"))
    for command in ["check", "list"] {
      #expect(
        run(command, "README.md", files: files) == Run(status: 2, errors: "error: cannot read README.md: \(reason)\n"))
    }
    #expect(
      run("check", "README.md", "t.txt", "--json", files: files).output
        == #"{"schema":1,"findings":["# + "\n" + #"],"skipped":["# + "\n"
        + #"{"file":"README.md","reason":"\#(reason)"}"# + "\n]}\n")
  }

  static let tables: [(path: String, text: String, isTable: Bool)] = [
    ("a.txt", "origins /\n", true),
    ("a.txt", "\u{FEFF}# comment\r\n\r\norigins /\r\n", true),
    ("a.txt", "orgins /\na a\n", true),
    ("a.txt", "", true),
    ("a.txt", "# nothing yet\n", true),
    ("a.txt", "home  /\n", false),
    ("a.routes", "home  /\n", true),
    ("a.txt", "{\"json\": true}", false),
  ]

  @Test(arguments: tables)
  func `a text is a table where it says so, by its name or its first line`(path: String, text: String, isTable: Bool) {
    let run = run("check", path, "social.routes", files: [path: text])
    #expect(run.errors.contains("is skipped") == !isTable)
  }

  #if Macros
    static let link = "@Routes(.path) enum Link: Routable { @Route(\"x\") case x }"

    @Test func `Swift without a table is skipped, and told`() throws {
      let files = ["App/Link.swift": Self.link, "App/Other.swift": Self.text, "App/More.swift": Self.text]
      let run = Self.list(files, "--json")
      #expect(run.status == 0)
      let document = try Self.document(run)
      let skipped = try #require(document["skipped"] as? [[String: String]])
      #expect(skipped.map { $0["file"] } == ["App/More.swift", "App/Other.swift"])
      #expect(Set(skipped.map { $0["reason"] }) == ["it has no @Routes enum"])
      let tables = try #require(document["tables"] as? [[String: Any]])
      #expect(tables.map { $0["file"] as? String } == ["App/Link.swift"])
      #expect(tables.map { $0["enum"] as? String } == ["Link"])
      #expect(
        Self.list(files)
          == Run(
            status: 0, output: "x\tany\tx\t\t/\t\t\n",
            errors: """
              note: App/More.swift is skipped: it has no @Routes enum
              note: App/Other.swift is skipped: it has no @Routes enum

              """))
    }

    @Test func `many files that are passed over are counted`() {
      var files = ["App/Link.swift": Self.link]
      for number in 1...5 { files["App/\(number).swift"] = Self.text }
      #expect(Self.list(files).errors == "note: 5 files are skipped: they have no @Routes enum\n")
      // Who asks for one link need not hear of them.
      #expect(run("match", "App", "/x", files: files) == Run(status: 0, output: "route\tx\ntemplate\tx\n"))
      #expect(run("url", "App", "x", files: files) == Run(status: 0, output: "/x\n"))
    }

    @Test func `Swift that does not read is faulty by itself, and no fault of the others`() throws {
      let files = [
        "App/A.swift": Self.link, "App/B.swift": "@Routes(.path) enum B: Routable { @Route(\"b\") case b }",
        "App/Cut.swift": "@Routes(.path) enum Cut {",
      ]
      let run = Self.list(files)
      #expect(run.status == 2)
      #expect(run.output == "x\tany\tx\t\t/\t\t\nb\tany\tb\t\t/\t\t\n")
      #expect(run.errors.hasPrefix("App/Cut.swift:1:26: error: this is not Swift: \"}\" is expected here\n"))
    }

    @Test func `of several tables a few are named`() {
      var files: [String: String] = [:]
      for number in 1...12 {
        files["App/\(number).swift"] = "@Routes(.path) enum L\(number): Routable { @Route(\"x\") case x }"
      }
      #expect(
        run("url", "App", "x", files: files)
          == Run(
            status: 2,
            errors: """
              error: App has several tables: L1, L10, L11, L12, L2, L3, L4, L5 and 4 more; choose one with --enum=NAME
              see "fingerpost url --help"

              """))
    }

    @Test func `types that only the compiler knows are told once for all tables`() {
      let files = [
        "App/A.swift": "@Routes(.path) enum A: Routable { @Route(\"{x}/{y}\") case a(x: Slug, y: Code) }",
        "App/B.swift": "@Routes(.path) enum B: Routable { @Route(\"{x}\") case b(x: Slug) }",
      ]
      #expect(
        Self.list(files).errors == "note: Code and Slug are known only to the compiler: any text counts as a value\n")
    }
  #endif
}
