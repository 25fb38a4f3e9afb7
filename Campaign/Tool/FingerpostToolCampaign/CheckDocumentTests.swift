import FingerpostAnalysis
import FingerpostEngine
import FingerpostProof
import Testing

import FingerpostInput

@testable import FingerpostTool
@testable import FingerpostToolTests

/// Findings for programs: JSON, and the workflow commands of GitHub.
struct CheckDocumentTests {
  @Test func `JSON carries its schema, and one finding a line`() throws {
    let report = Findings.report(try Findings.crossing(), try Findings.unreachable())
    #expect(
      report.json == #"{"schema":1,"findings":["# + "\n"
        + #"{"kind":"unreachable","code":"FP0502","severity":"error","routes":["#
        + #"{"file":"links.routes","line":9,"name":"old","template":"POST orders/{n:int}"},"#
        + #"{"file":"links.routes","line":140,"name":"new","template":"POST orders/{n}"}],"#
        + #""method":"POST","witness":"/orders/2","message":"no link is answered by \"old\"","fix":"take it out"},"#
        + "\n"
        + #"{"kind":"crossing","code":"FP0504","severity":"warning","routes":["#
        + #"{"file":"links.routes","line":12,"name":"a","template":"users/{id}/x"},"#
        + #"{"file":"links.routes","line":112,"name":"other","template":"users/me/{tab}"}],"#
        + #""witness":"/users/me/x","message":"\"a\" and \"other\" both match /users/me/x; \"other\" wins","#
        + #""fix":"write [overlaps=other] in line 12"}"# + "\n]}\n")
  }

  @Test func `every kind and severity has its word; no witness and no fix are null, and no place is left out`() {
    for kind in Finding.Kind.allCases {
      for severity in Finding.Severity.allCases {
        let finding = Finding(kind, severity, [Findings.route("a", "a/{b}", nil)], message: "m", fix: "")
        #expect(
          Findings.report(finding).json == #"{"schema":1,"findings":["# + "\n"
            + #"{"kind":"\#(kind.rawValue)","code":"\#(kind.code)","severity":"\#(severity.rawValue)","#
            + #""routes":[{"name":"a","template":"a/{b}"}],"witness":null,"message":"m","fix":null}"# + "\n]}\n")
      }
    }
  }

  @Test func `findings of several tables stand in one array, in the order of the tables`() throws {
    let unreadable = InputError.unreadable("none.routes", .failed("No such file or directory"))
    var report = CheckReport(tables: [
      Findings.table([try Findings.crossing()], path: "z"), Findings.table([], path: "y"),
      Findings.table([try Findings.unreachable()], path: "x"),
    ])
    let lines = report.json.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[1].hasPrefix(#"{"kind":"crossing""#))
    #expect(lines[2].hasPrefix(#"{"kind":"unreachable""#))
    report.errors = [unreadable]
    #expect(
      report.json.hasPrefix(
        #"{"schema":1,"error":{"code":"FP1001","message":"cannot read none.routes: No such file or directory"},"findings":["#
          + "\n{"))
    report.tables = []
    #expect(report.json == unreadable.document)
  }

  @Test func `GitHub gets one command a finding`() throws {
    let report = Findings.report(
      try Findings.crossing(.accepted), try Findings.crossing(), try Findings.unreachable(), Findings.plain[0])
    #expect(
      report.workflowCommands == """
        ::error file=links.routes,line=9,title=FP0502 unreachable::no link is answered by "old"; take it out
        ::warning file=links.routes,title=FP0501 malformed::a message; a fix
        ::warning file=links.routes,line=12,title=FP0504 crossing::"a" and "other" both match /users/me/x; "other" wins; \
        write [overlaps=other] in line 12
        ::notice file=links.routes,line=12,title=FP0504 crossing::"a" and "other" both match /users/me/x; "other" wins; \
        write [overlaps=other] in line 12

        """)
    #expect(Findings.report().workflowCommands.isEmpty)
  }

  @Test func `no text of a table makes a command of its own`() {
    let evil = "100%\r\n::add-mask::x,y=z%0A\u{85}::"
    let subject = Findings.route("a", "a", 1, in: evil)
    let report = Findings.report(Finding(.crossing, .error, [subject], message: evil, fix: evil))
    #expect(
      report.workflowCommands
        == #"::error file=100%25\u{D}\u{A}%3A%3Aadd-mask%3A%3Ax%2Cy=z%250A\u{85}%3A%3A,line=1,title=FP0504 crossing::"#
        + #"100%25\u{D}\u{A}::add-mask::x,y=z%250A\u{85}::; "#
        + #"100%25\u{D}\u{A}::add-mask::x,y=z%250A\u{85}::"# + "\n")
  }

  static let commands: [(file: String?, line: Int?, message: String, text: String)] = [
    (nil, nil, "", "::warning title=a-b::\n"),
    (nil, nil, "%:,\\", "::warning title=a-b::%25:,\\\n"),
    ("a,b:c%", 1, "x", "::warning file=a%2Cb%3Ac%25,line=1,title=a-b::x\n"),
    ("é 太", nil, "é 太", "::warning file=é 太,title=a-b::é 太\n"),
  ]

  @Test(arguments: commands)
  func `a workflow command is escaped as GitHub reads it`(file: String?, line: Int?, message: String, text: String) {
    var remark = Remark(.warning, Rule(nil, "a-b", .warning, ""), message)
    remark.position = .init(file: file, line: line)
    #expect(remark.workflowCommand == text)
  }
}
