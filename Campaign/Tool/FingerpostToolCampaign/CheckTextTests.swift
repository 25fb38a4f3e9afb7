import FingerpostEngine
import FingerpostProof
import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

struct CheckTextTests {
  @Test func `a finding is a line, its routes in columns, and the fix`() throws {
    #expect(
      Findings.report(try Findings.crossing()).text(.bare) == """
        links.routes:12: warning: "a" and "other" both match /users/me/x; "other" wins [FP0504 crossing]
             12  a      users/{id}/x
            112  other  users/me/{tab}
            fix: write [overlaps=other] in line 12
        links.routes: 149 routes, 0 errors, 1 warning, 0 accepted

        """)
  }

  @Test func `errors come first, then warnings, then what is accepted, each by line`() throws {
    let report = Findings.report(
      try Findings.crossing(.accepted, line: 3), try Findings.crossing(line: 20), try Findings.crossing(line: 7),
      try Findings.unreachable())
    #expect(
      report.text(.bare) == """
        links.routes:9: error: no link is answered by "old" [FP0502 unreachable]
              9  old  POST orders/{n:int}
            140  new  POST orders/{n}
            fix: take it out
        links.routes:7: warning: "a" and "other" both match /users/me/x; "other" wins [FP0504 crossing]
              7  a      users/{id}/x
            107  other  users/me/{tab}
            fix: write [overlaps=other] in line 7
        links.routes:20: warning: "a" and "other" both match /users/me/x; "other" wins [FP0504 crossing]
             20  a      users/{id}/x
            120  other  users/me/{tab}
            fix: write [overlaps=other] in line 20
        links.routes:3: accepted: "a" and "other" both match /users/me/x; "other" wins [FP0504 crossing]
              3  a      users/{id}/x
            103  other  users/me/{tab}
            fix: write [overlaps=other] in line 3
        links.routes: 149 routes, 1 error, 2 warnings, 1 accepted

        """)
  }

  @Test func `a terminal gets colours: red, yellow, and what is accepted dim`() throws {
    let report = Findings.report(
      try Findings.crossing(.accepted), try Findings.crossing(.warning), try Findings.unreachable())
    #expect(
      report.text(.coloured)
        == """
        <1>links.routes:9:<> <1;31>error:<> no link is answered by "old" <2>[FP0502 unreachable]<>
        <2>      9<>  <1>old<>  POST orders/{n:int}
        <2>    140<>  <1>new<>  POST orders/{n}
            fix: take it out
        <1>links.routes:12:<> <1;33>warning:<> "a" and "other" both match /users/me/x; "other" wins <2>[FP0504 crossing]<>
        <2>     12<>  <1>a<>      users/{id}/x
        <2>    112<>  <1>other<>  users/me/{tab}
            fix: write [overlaps=other] in line 12
        <2>links.routes:12:<> <2>accepted:<> <2>"a" and "other" both match /users/me/x; "other" wins<> <2>[FP0504 crossing]<>
        <2>     12<>  <2>a<>      <2>users/{id}/x<>
        <2>    112<>  <2>other<>  <2>users/me/{tab}<>
        <2>    fix: write [overlaps=other] in line 12<>
        links.routes: 149 routes, <1;31>1 error<>, <1;33>1 warning<>, 1 accepted

        """.replacing("<>", with: "\u{1B}[0m").replacing(/<([0-9;]+)>/) { "\u{1B}[\($0.1)m" })
  }

  @Test func `a clean table is green, accepted overlaps or not`() throws {
    #expect(
      Findings.report().text(.coloured)
        == "\u{1B}[32mlinks.routes: 149 routes, 0 errors, 0 warnings, 0 accepted\u{1B}[0m\n")
    #expect(
      Findings.report(try Findings.crossing(.accepted)).text(.coloured)
        .hasSuffix("\u{1B}[32mlinks.routes: 149 routes, 0 errors, 0 warnings, 1 accepted\u{1B}[0m\n"))
  }

  @Test func `every kind has its word; without a place there is the file, without a fix no line`() {
    for finding in Findings.plain {
      #expect(
        Findings.report(finding).text(.bare) == """
          links.routes: warning: a message [\(finding.code) \(finding.kind.rawValue)]
                a  a/{b}
              fix: a fix
          links.routes: 149 routes, 0 errors, 1 warning, 0 accepted

          """)
    }
    let finding = Finding(.crossing, .warning, [], message: "a message", fix: "")
    #expect(
      Findings.report(finding).text(.bare).hasPrefix(
        "links.routes: warning: a message [FP0504 crossing]\nlinks.routes: "))
  }

  @Test func `a route of another file brings its file, and of many routes the first are shown`() {
    let routes = (1...20).map { Findings.route("r\($0)", "{p\($0)}", $0, in: $0 == 2 ? "more.routes" : "links.routes") }
    let finding = Finding(.differingNames, .warning, routes, message: "20 names", fix: "choose one")
    #expect(
      Findings.report(finding).text(.bare) == """
        links.routes:1: warning: 20 names [FP0508 differing-names]
                        1  r1  {p1}
            more.routes:2  r2  {p2}
                        3  r3  {p3}
                        4  r4  {p4}
                        5  r5  {p5}
                        6  r6  {p6}
                        7  r7  {p7}
                        8  r8  {p8}
            and 12 more
            fix: choose one
        links.routes: 149 routes, 0 errors, 1 warning, 0 accepted

        """)
  }

  @Test func `nothing in a finding steers the terminal`() {
    let evil = "\u{1B}[2J\r\n\u{202E}x"
    let subject = Findings.route("n\(evil)", "t\(evil)", 1, in: "f\(evil)")
    let finding = Finding(.crossing, .error, [subject, subject], message: "m\(evil)", fix: "x\(evil)")
    let report = CheckReport(tables: [Findings.table([finding], path: "f\(evil)", routeCount: 1)])
    let shown = "\\u{1B}[2J\\u{D}\\u{A}\\u{202E}x"
    #expect(
      report.text(.bare) == """
        f\(shown):1: error: m\(shown) [FP0504 crossing]
            1  n\(shown)  t\(shown)
            1  n\(shown)  t\(shown)
            fix: x\(shown)
        f\(shown): 1 route, 1 error, 0 warnings, 0 accepted

        """)
  }

  /// What was found, and whether it is wrong: always, or to the strict.
  static let statuses: [(severities: [Finding.Severity], plain: Int32, strict: Int32)] = [
    ([], 0, 0), ([.accepted], 0, 0), ([.warning], 0, 1), ([.error], 1, 1), ([.accepted, .warning, .error], 1, 1),
  ]

  @Test(arguments: statuses)
  func `errors are wrong, warnings to the strict, what is accepted never`(
    severities: [Finding.Severity], plain: Int32, strict: Int32
  ) throws {
    let clean = Findings.table([])
    let tables = [clean, Findings.table(try severities.map { try Findings.crossing($0) }), clean]
    var report = CheckReport(tables: tables)
    #expect(report.status.rawValue == plain)
    report.isStrict = true
    #expect(report.status.rawValue == strict)
    report.errors = [.unreadable("none.routes", .failed("No such file or directory"))]
    #expect(report.status == .refused)
  }

  @Test func `where a warning is wrong it is told as an error, and as a warning to programs`() throws {
    var report = CheckReport(tables: [Findings.table([try Findings.crossing(.warning)])])
    #expect(report.text(.bare).contains(": warning: ") && !report.text(.bare).contains("error:"))
    #expect(report.workflowCommands.hasPrefix("::warning "))
    report.isStrict = true
    #expect(report.text(.bare).contains(": error: ") && !report.text(.bare).contains("warning:"))
    #expect(report.text(.bare).contains("0 errors, 1 warning,"))
    #expect(report.workflowCommands.hasPrefix("::error "))
    #expect(report.json.contains(#""severity":"warning""#) && report.sarif.contains(#""level":"warning""#))
  }
}
