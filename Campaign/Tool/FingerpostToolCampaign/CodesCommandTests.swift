import FingerpostEngine
import Testing

import FingerpostInput

@testable import FingerpostTool
@testable import FingerpostToolTests

struct CodesCommandTests {
  private static let origin = """
    FP0203  the origin … is listed twice
      Remove one of them.
      for example: origins app:// app://
      Tables and routers; Documentation/errors.md#fp0203

    """
  private static let unreachable = """
    FP0502  … answers no link
      A route that never wins a link. Other routes take all of its links, or no origin can have them. Remove it, or make the other routes match less.
      for example: feed/{s:new|top} beside feed/new, feed/top
      Checks; Documentation/errors.md#fp0502

    """

  @Test(
    arguments: [
      (["FP0203"], Run(status: 0, output: origin)), (["fp203"], Run(status: 0, output: origin)),
      (["[FP0203]"], Run(status: 0, output: origin)), (["[FP0502 unreachable]"], Run(status: 0, output: unreachable)),
      (["203", "Fp0502"], Run(status: 0, output: origin + "\n" + unreachable)),
      (
        ["FP1002", "9999"],
        Run(
          status: 1,
          output: """
            FP1002  cannot write …: …
              The disk is full, or you may not write the file.
              The command line; Documentation/errors.md#fp1002

            """, errors: "there is no code \"9999\": \"fingerpost codes\" lists all\n")
      ),
      (["FP13"], Run(status: 1, errors: "there is no code \"FP13\": \"fingerpost codes\" lists all\n")),
      (["FP03012"], Run(status: 1, errors: "there is no code \"FP03012\": \"fingerpost codes\" lists all\n")),
      (["-1", "FP0203"], Run(status: 2, errors: "error: unknown option \"-1\"\nsee \"fingerpost codes --help\"\n")),
      (
        ["FP0203", "--format=jsn"],
        Run(
          status: 2,
          errors: """
            error: --format takes text, json or markdown, not "jsn"; did you mean "json"?
            see "fingerpost codes --help"

            """)
      ),
      (
        ["FP0203", "--json", "--format=text"],
        Run(status: 2, errors: "error: use --json or --format=text, not both\nsee \"fingerpost codes --help\"\n")
      ),
      (
        ["FP0203", "--json"],
        Run(
          status: 0,
          output: """
            {"schema":1,"codes":[
            {"code":"FP0203","area":"Tables and routers","says":"the origin … is listed twice","summary":"the origin … is listed twice",\
            "help":"Remove one of them.","example":"origins app:// app://","page":"Documentation/errors.md#fp0203"}
            ]}

            """)
      ),
    ] as [([String], Run)])
  func `a code is explained by its digits, and one that is none is refused`(words: [String], run: Run) {
    #expect(Memory().codedRun(["codes"] + words) == run)
  }

  @Test func `all codes are listed with what they say, in order`() {
    let lines = Memory().codedRun(["codes"]).output.split(separator: "\n")
    #expect(lines.count == FaultKind.allCases.count)
    #expect(lines.first == "FP0101\texpected …, not …")
    #expect(lines.map { $0.prefix(6) } == lines.map { $0.prefix(6) }.sorted())
  }

  /// So that a new code cannot be forgotten, and no line of the register is one that nobody can ask for.
  @Test func `each code has one entry that says something and what to do, without marks of Markdown`() {
    #expect(CodeRegister.entries.map(\.code) == FaultKind.allCases.map(FaultCode.init).sorted())
    for entry in CodeRegister.entries {
      #expect(!entry.says.isEmpty && !entry.help.isEmpty && !entry.area.isEmpty, "\(entry.code)")
      #expect(![entry.says, entry.summary, entry.help, entry.example].contains { $0.contains("`") }, "\(entry.code)")
    }
  }
}
