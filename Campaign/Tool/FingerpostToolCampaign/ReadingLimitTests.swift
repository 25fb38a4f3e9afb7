import Foundation
import Testing

import FingerpostInput

@testable import FingerpostTool
@testable import FingerpostToolTests

/// No command reads without end.
struct ReadingLimitTests {
  static let table = "origins /\na  a\n"
  static let large = "origins /\na  a\n" + String(repeating: "#", count: 1 << 20)
  private static func refusal(_ subject: String) -> String {
    "error: cannot read \(subject): there is more than 1 MiB to read; --limit=MIB sets another limit\n"
  }

  /// Every command that reads files, by the words that follow `FILE` and those before it.
  static let commands: [(words: [String], rest: [String])] = [
    (["match"], ["/a"]), (["explain"], ["/a"]), (["url"], ["a"]), (["list"], []), (["check"], []),
    (["diff", "t.routes"], []), (["export", "markdown"], []), (["verify", "openapi", "t.routes"], []),
    (["match"], ["--stdin"]),
  ]

  @Test(arguments: commands)
  func `a file that is too large is refused by every command`(words: [String], rest: [String]) {
    let files = ["l.routes": Self.large, "t.routes": Self.table]
    let refused = Memory.run(words + ["l.routes"] + rest + ["--limit=1"], files: files)
    #expect(refused.status == 2)
    #expect(refused.errors.hasSuffix(Self.refusal("l.routes")), "\(refused)")
    let taken = Memory.run(words + ["l.routes"] + rest + ["--limit=2"], files: files)
    #expect(!taken.errors.contains("cannot read"), "\(taken)")
  }

  @Test(arguments: commands.filter { $0.rest != ["--stdin"] })
  func `so is an input without end, which is read no further`(words: [String], rest: [String]) {
    let memory = Memory()
    memory.files["t.routes"] = Array(Self.table.utf8)
    memory.input = Array(repeating: Array(repeating: UInt8(ascii: "#"), count: 1 << 19), count: 100)
    let run = memory.run(words + ["-"] + rest + ["--limit=1"])
    #expect(run.status == 2 && run.errors.hasSuffix(Self.refusal("the input")), "\(run)")
    #expect(memory.log == "rrr")
  }

  @Test func `a published file has the limit, too, and so has a list of files`() {
    let files = ["p.json": Self.large, "t.routes": Self.table, "l.list": "t.routes\n" + Self.large]
    #expect(
      run("verify", "openapi", "p.json", "t.routes", "--limit=1", files: files)
        == Run(status: 2, errors: Self.refusal("p.json")))
    #expect(run("check", "@l.list", "--limit=1", files: files) == Run(status: 2, errors: Self.refusal("l.list")))
    #expect(run("check", "t.routes", "--with", "@l.list", "--limit=1", files: files).errors == Self.refusal("l.list"))
  }

  @Test func `what a table holds exactly is read up to the limit`() {
    let text = Self.large.prefix(1 << 20)
    #expect(run("check", "l.routes", "--limit=1", files: ["l.routes": String(text)]).status == 0)
    #expect(run("check", "-", "--limit=1", input: String(text)).status == 0)
    #expect(run("check", "-", "--limit=1", input: text + "#").status == 2)
  }

  @Test func `the files of a folder have one limit together, and the rest is answered`() {
    let half = String(Self.large.prefix(700_000))
    let run = run(
      "check", "App", "--limit=1", files: ["App/a.routes": half, "App/b.routes": half, "App/c.routes": Self.table])
    #expect(
      run
        == Run(
          status: 2, output: "App/a.routes: 1 route, 0 errors, 0 warnings, 0 accepted\n", errors: Self.refusal("App")))
  }

  @Test(arguments: ["0", "-1", "x", "1.5", "65537", "", "64M"])
  func `a limit is a number of MiB`(word: String) {
    let run = run("check", "social.routes", "--limit=\(word)")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: --limit takes a number of MiB from 1 to 65536, not "\(word)"
        see "fingerpost check --help"

        """)
  }

  @Test func `the usual limit is 64 MiB, and its error has a code`() {
    #expect(Memory().console.files.limit == 64 << 20)
    let memory = Memory()
    memory.fileErrors["l.routes"] = .tooLarge(limit: 64 << 20)
    #expect(
      memory.codedRun(["list", "l.routes"]).errors
        == "error: cannot read l.routes: there is more than 64 MiB to read; --limit=MIB sets another limit [FP1003]\n")
    let document = memory.codedRun(["list", "l.routes", "--json"]).output
    #expect(document.hasPrefix(#"{"schema":1,"error":{"code":"FP1003","message":"cannot read l.routes: there is"#))
  }

  // What lies in a folder and is not a file.

  private static func folder() -> Memory {
    let memory = Memory()
    for name in ["a.routes", "pipe.routes", "zero.swift", "circle.routes", "bad\u{FFFD}.routes", "pipe", "circle"] {
      memory.files["App/\(name)"] = Array(Self.table.utf8)
    }
    memory.kinds = [
      "App/pipe.routes": .stream, "App/zero.swift": .stream, "App/circle.routes": .circle, "App/pipe": .stream,
      "App/circle": .circle, "App/bad\u{FFFD}.routes": .unnamed,
    ]
    return memory
  }

  @Test(arguments: ["check", "list"]) func `what may never end is passed over in a folder, and told`(command: String) {
    let memory = Self.folder()
    memory.kinds = memory.kinds.filter { $0.value == .stream }
    memory.files = memory.files.filter { !$0.key.contains("circle") && !$0.key.contains("bad") }
    let run = memory.run([command, "App"])
    #expect(run.status == 0)
    #expect(
      run.errors == """
        note: App/pipe.routes is skipped: it is not a file, and may never end
        note: App/zero.swift is skipped: it is not a file, and may never end

        """)
  }

  @Test func `of all that is passed over each sort is told`() {
    let run = Self.folder().run(["check", "App"])
    #expect(run.status == 0 && run.output == "App/a.routes: 1 route, 0 errors, 0 warnings, 0 accepted\n")
    #expect(
      run.errors == """
        note: 2 files are skipped: they are not a file, and may never end
        note: 1 file is skipped: the link leads back to itself
        note: 1 file is skipped: its name is not UTF-8

        """)
  }

  @Test func `folders are read as deep as the limit, and the rest is told`() {
    let deepest = "App/" + String(repeating: "d/", count: Folder.deepest)
    let files = ["\(deepest)a.routes": Self.table, "\(deepest)e/b.routes": Self.table]
    let run = run("check", "App", files: files)
    #expect(run.status == 0 && run.output == "\(deepest)a.routes: 1 route, 0 errors, 0 warnings, 0 accepted\n")
    #expect(run.errors == "note: \(deepest)e is skipped: it lies more than \(Folder.deepest) folders deep\n")
    let memory = Memory()
    memory.files = ["App/a.routes": Array(Self.table.utf8), "App/d/b.routes": Array(Self.table.utf8)]
    memory.folderErrors["App/d"] = .nameTooLong
    #expect(memory.run(["list", "App"]).errors.hasPrefix("note: App/d is skipped: it lies more than"))
  }
}
