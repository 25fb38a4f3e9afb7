import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// Long enough for any build and any machine, far too short for a search that doubles with every group.
private let patience = Duration.seconds(90 * slowdown)

private func quickly(_ table: RouteTable, sourceLocation: SourceLocation = #_sourceLocation) -> [Finding] {
  let start = ContinuousClock.now
  let findings = table.check()
  #expect(ContinuousClock.now - start < patience, sourceLocation: sourceLocation)
  return findings
}

private func numbered(_ range: Range<Int>, _ separator: String, _ part: (Int) -> String) -> String {
  range.map(part).joined(separator: separator)
}

@Suite(.serialized, .timeLimit(.minutes(15))) struct CheckScaleTests {
  @Test func `hundreds of routes are checked, and progress is reported`() throws {
    let lines = (0..<Random.draws(250, atLeast: 75)).flatMap { number in
      [
        "item\(number) a\(number)/({id:int})/x", "file\(number) a\(number)/{name}.json",
        "list\(number) a\(number)/(new|{sort:top|best})/({page:int=1})",
        "days\(number) a\(number)/{from:date}/{to:date}",
      ]
    }
    let table = try table((lines + ["all {*path} [deprecated]"]).joined(separator: "\n"))
    var reported: [(done: Int, count: Int)] = []
    let start = ContinuousClock.now
    let findings = table.check { reported.append(($0, $1)) }
    #expect(ContinuousClock.now - start < patience)
    #expect(findings.isEmpty)
    #expect(reported.count <= 101)
    #expect(zip(reported, reported.dropFirst()).allSatisfy { $0.done < $1.done && $0.count == $1.count })
    #expect(reported.last.map { $0.done == $0.count } == true)
  }

  @Test func `a table of one route is reported once`() throws {
    var reported: [[Int]] = []
    _ = try table("a x").check { reported.append([$0, $1]) }
    #expect(reported == [[1, 1]])
    reported = []
    _ = try RouteTable([], origins: [.path]).check { reported.append([$0, $1]) }
    #expect(reported.isEmpty)
  }

  @Test func `after so many pairs that meet no more are compared`() throws {
    let table = try table("a {x}/1/{y}, b 2/{x}/{y}, c {x}/{y}/3, d 4/5")
    var analysis = TableAnalysis(table, locations: { _ in nil }, values: RouteValues(table), isOfEnum: false)
    #expect(analysis.mostMeetings == 10_040)
    analysis.mostMeetings = 2
    for (first, second) in [(0, 1), (0, 3), (0, 2)] { analysis.meet(first, second) }
    #expect(analysis.meetings.map(\.second) == [1, 2] && analysis.isComplete)
    analysis.meet(1, 2)
    #expect(analysis.meetings.count == 2 && !analysis.isComplete)
  }

  /// A table to be patient with. Large ones have a third without `FINGERPOST_FULL=1`.
  struct Hostile: Sendable, CustomTestStringConvertible {
    let name: String
    let lines: [String]
    var origins = ["/"]
    var testDescription: String { name }
  }

  private static func third(_ count: Int) -> Int { isFull ? count : count / 3 }

  static let hostile: [Hostile] = [
    Hostile(name: "600 optional groups of words", lines: ["a " + numbered(0..<600, "/") { "(p\($0))" }]),
    Hostile(
      name: "\(isFull ? 64 : 32) optional groups",
      lines: ["a " + numbered(0..<(isFull ? 64 : 32), "/") { "({p\($0)})" }, "b x/{y}"]),
    Hostile(
      name: "optional groups of two types",
      lines: [
        "a " + numbered(0..<30, "/") { "({p\($0)})" } + "/end", "b " + numbered(0..<30, "/") { "({q\($0):int})" },
      ]),
    Hostile(
      name: "30 either groups", lines: ["a " + numbered(0..<30, "/") { "({a\($0)}|{b\($0)}/x)" }, "b x/{y}/{*z}"]),
    Hostile(
      name: "30 either groups of words",
      lines: ["a " + numbered(0..<30, "/") { "(a\($0)|b\($0))" }, "b " + numbered(0..<30, "/") { "{x\($0)}" }]),
    Hostile(
      name: "ten wildcards",
      lines: ["a " + numbered(0..<10, "/") { _ in "*" }, "b " + numbered(0..<10, "/") { "*/x\($0)" }, "c x/*/x/*/x/*"]),
    Hostile(name: "ten lists", lines: ["a " + numbered(0..<10, "/") { "{*x\($0)}/x" }, "b */y"]),
    Hostile(
      name: "60 parameters",
      lines: [
        "a " + numbered(0..<60, "/") { "{x\($0)}" }, "b " + numbered(0..<60, "/") { "{x\($0):int}" },
        "c " + numbered(0..<59, "/") { "{x\($0)}" } + "/me",
      ]),
    Hostile(
      name: "60 query items",
      lines: [
        "a x?" + numbered(0..<60, "&") { "({x\($0)})" }, "b x?" + numbered(0..<60, "&") { "({y\($0)})" },
        "c x?" + numbered(0..<60, "&") { "{z\($0)}" }, "d {x}",
      ]),
    Hostile(
      name: "30 groups of query items",
      lines: [
        "a x?" + numbered(0..<30, "&") { "({x\($0)}|{y\($0)})" }, "b x?" + numbered(0..<30, "&") { "({x\($0)})" },
      ]
    ),
    Hostile(
      name: "\(third(200)) segments",
      lines: [
        "a " + numbered(0..<third(200), "/") { "s\($0)" },
        "b " + numbered(0..<third(60), "/") { "{s\($0)}" } + "/"
          + numbered(third(60)..<third(200), "/") { "s\($0)" }, "c {*rest}",
      ]),
    Hostile(
      name: "sets of 300 members",
      lines: [
        "a {s:" + numbered(0..<300, "|") { "m\($0)" } + "}", "b {s:" + numbered(150..<450, "|") { "m\($0)" } + "}",
      ] + (0..<40).map { "l\($0) m\($0)" }),
    Hostile(
      name: "20 operands",
      lines: [
        "a " + numbered(0..<20, "-") { "{x\($0)}" }, "b " + numbered(0..<20, "-") { "{x\($0):int}" },
        "c " + numbered(0..<20, ".") { "{x\($0)}" }, "d {d:date}", "e {u:uuid}", "f {t:datetime}",
      ]),
    Hostile(
      name: "operands of long types",
      lines: [
        "a " + numbered(0..<10, "-") { "{x\($0):uuid}" }, "b " + numbered(0..<10, "x") { "{x\($0):datetime}" },
        "c " + numbered(0..<10, "x") { "{x\($0):double}" },
      ]),
    Hostile(name: "\(third(100)) mixed segments", lines: (0..<third(100)).map { "r\($0) {x}-\($0)-{y}" }),
    Hostile(
      name: "\(isFull ? 60 : 9) mixed segments that end alike",
      lines: (0..<(isFull ? 60 : 9)).map { "r\($0) {x}-\($0)-{y:int}" }),
    Hostile(name: "\(third(20)) mixed segments of numbers", lines: (0..<third(20)).map { "r\($0) {x:int}\($0){y}" }),
    Hostile(
      name: "two literals of \(third(3000)) bytes",
      lines: ["a", "b"].map { "\($0) {x}\(String(repeating: $0, count: third(3000))){y}" }),
    Hostile(
      name: "\(third(80)) routes that all meet",
      lines: (0..<third(40)).flatMap { ["r\($0) {a}/b\($0)/{c}", "s\($0) a\($0)/{b}/{c}"] }),
    Hostile(name: "\(third(60)) query keys", lines: (0..<third(60)).map { "r\($0) x?{k\($0)}" }),
    Hostile(
      name: "routes alike but for their origins",
      lines: (0..<30).map { "r\($0) x/{y} <- https://h\($0).example" } + ["all x/{y:int}"],
      origins: (0..<30).map { "https://h\($0).example" }),
    Hostile(
      name: "hosts within hosts",
      lines: (0..<third(25)).map { "r\($0) x/{y} <- https://*.\(numbered(0..<$0, "") { _ in "a." })example" },
      origins: (0..<third(25)).map { "https://*.\(numbered(0..<$0, "") { _ in "a." })example" }),
  ]

  @Test func `many mixed segments that cross are one finding, for which no pair is searched`() throws {
    let count = isFull ? 100 : 40
    let table = try table((0..<count).map { "r\($0) {a}-\($0)-{b}.{c}" }.joined(separator: "\n"))
    var analysis = TableAnalysis(table, locations: { _ in nil }, values: RouteValues(table), isOfEnum: false)
    for (first, second) in table.pairsThatMayMeet { analysis.meet(first, second) }
    #expect(analysis.meetings.count == count * (count - 1) / 2)
    #expect(analysis.meetings.allSatisfy { $0.isPlain && analysis.knownCollision($0) != nil })
    let findings = quickly(table).filter { $0.kind != .ambiguous }
    #expect(findings.map(\.kind) == [.crossing, .printCollision])
    for finding in findings {
      #expect(Set(finding.routes.compactMap(\.index)) == Set(0..<count))
      #expect(finding.message.utf8.count < 400)
      #expect(table.fault(of: finding) == nil)
    }
  }

  @Test(arguments: hostile) func `a hostile table is checked in time, and nothing false is said of it`(
    row: Hostile
  ) throws {
    let table = try table(row.lines.joined(separator: "\n"), row.origins)
    let findings = quickly(table)
    for finding in findings.prefix(50) { #expect(table.fault(of: finding) == nil, "\(finding)") }
  }
}
