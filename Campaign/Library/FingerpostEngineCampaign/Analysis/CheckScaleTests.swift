import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

private func numbered(_ range: Range<Int>, _ separator: String, _ part: (Int) -> String) -> String {
  range.map(part).joined(separator: separator)
}

@Suite struct CheckScaleTests {
  @Test func `hundreds of routes are checked in linear time, and progress is reported`() throws {
    let sizes = isFull ? [125, 250] : [40, 80]
    let fault = try Growth.linear.fault(sizes) { count in
      let lines = (0..<count).flatMap { number in
        [
          "item\(number) a\(number)/({id:int})/x", "file\(number) a\(number)/{name}.json",
          "list\(number) a\(number)/(new|{sort:top|best})/({page:int=1})",
          "days\(number) a\(number)/{from:date}/{to:date}",
        ]
      }
      let table = try table((lines + ["all {*path} [deprecated]"]).joined(separator: "\n"))
      var reported: [(done: Int, count: Int)] = []
      let (findings, steps) = Work.counted { table.check { reported.append(($0, $1)) } }
      #expect(findings.isEmpty)
      #expect(reported.count <= 101)
      #expect(zip(reported, reported.dropFirst()).allSatisfy { $0.done < $1.done && $0.count == $1.count })
      #expect(reported.last.map { $0.done == $0.count } == true)
      return steps
    }
    #expect(fault == nil)
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

  /// A table that grows, and how the work to check it may grow then.
  struct Hostile: Sendable, CustomTestStringConvertible {
    let name: String
    let growth: Growth
    /// The sizes to check, each twice the one before.
    let sizes: [Int]
    let lines: @Sendable (Int) -> [String]
    let origins: @Sendable (Int) -> [String]
    var testDescription: String { name }

    /// - Parameter full: the largest size with `FINGERPOST_FULL=1`; that of the sample, if there is none.
    init(
      _ name: String, _ growth: Growth = .linear, upTo most: Int, full: Int? = nil,
      at origins: @escaping @Sendable (Int) -> [String] = { _ in ["/"] }, _ lines: @escaping @Sendable (Int) -> [String]
    ) {
      let most = isFull ? full ?? most : most
      (self.name, self.growth, self.lines, self.origins) = ("\(most) \(name)", growth, lines, origins)
      sizes = [most / 2, most]
    }
  }

  static let hostile: [Hostile] = [
    Hostile("optional groups of words", .quadratic, upTo: 6) {
      ["a " + numbered(0..<$0, "/") { "(p\($0))" }]
    },
    Hostile("optional groups", Growth(degree: 4), upTo: 6) {
      ["a " + numbered(0..<$0, "/") { "({p\($0)})" }, "b x/{y}"]
    },
    Hostile("optional groups of two types", Growth(degree: 4), upTo: 6) {
      ["a " + numbered(0..<$0, "/") { "({p\($0)})" } + "/end", "b " + numbered(0..<$0, "/") { "({q\($0):int})" }]
    },
    Hostile("either groups", .cubic, upTo: 6) {
      ["a " + numbered(0..<$0, "/") { "({a\($0)}|{b\($0)}/x)" }, "b x/{y}/{*z}"]
    },
    Hostile("either groups of words", .quadratic, upTo: 6) {
      ["a " + numbered(0..<$0, "/") { "(a\($0)|b\($0))" }, "b " + numbered(0..<$0, "/") { "{x\($0)}" }]
    },
    Hostile("wildcards", .cubic, upTo: 10) {
      ["a " + numbered(0..<$0, "/") { _ in "*" }, "b " + numbered(0..<$0, "/") { "*/x\($0)" }, "c x/*/x/*/x/*"]
    },
    Hostile("lists", .quadratic, upTo: 10) { ["a " + numbered(0..<$0, "/") { "{*x\($0)}/x" }, "b */y"] },
    Hostile("parameters", .linear, upTo: 60) {
      [
        "a " + numbered(0..<$0, "/") { "{x\($0)}" }, "b " + numbered(0..<$0, "/") { "{x\($0):int}" },
        "c " + numbered(0..<($0 - 1), "/") { "{x\($0)}" } + "/me",
      ]
    },
    Hostile("query items", .linear, upTo: 60) {
      [
        "a x?" + numbered(0..<$0, "&") { "({x\($0)})" }, "b x?" + numbered(0..<$0, "&") { "({y\($0)})" },
        "c x?" + numbered(0..<$0, "&") { "{z\($0)}" }, "d {x}",
      ]
    },
    Hostile("groups of query items", .linear, upTo: 30) {
      ["a x?" + numbered(0..<$0, "&") { "({x\($0)}|{y\($0)})" }, "b x?" + numbered(0..<$0, "&") { "({x\($0)})" }]
    },
    Hostile("segments", .quadratic, upTo: 60, full: 200) {
      [
        "a " + numbered(0..<$0, "/") { "s\($0)" },
        "b " + numbered(0..<($0 / 3), "/") { "{s\($0)}" } + "/" + numbered(($0 / 3)..<$0, "/") { "s\($0)" },
        "c {*rest}",
      ]
    },
    Hostile("members of two sets", .linear, upTo: 300) { count in
      [
        "a {s:" + numbered(0..<count, "|") { "m\($0)" } + "}",
        "b {s:" + numbered((count / 2)..<(count * 3 / 2), "|") { "m\($0)" } + "}",
      ] + (0..<40).map { "l\($0) m\($0)" }
    },
    Hostile("operands", .quadratic, upTo: 6, full: 20) {
      [
        "a " + numbered(0..<$0, "-") { "{x\($0)}" }, "b " + numbered(0..<$0, "-") { "{x\($0):int}" },
        "c " + numbered(0..<$0, ".") { "{x\($0)}" }, "d {d:date}", "e {u:uuid}", "f {t:datetime}",
      ]
    },
    Hostile("operands of long types", .linear, upTo: 6, full: 10) {
      [
        "a " + numbered(0..<$0, "-") { "{x\($0):uuid}" }, "b " + numbered(0..<$0, "x") { "{x\($0):datetime}" },
        "c " + numbered(0..<$0, "x") { "{x\($0):double}" },
      ]
    },
    Hostile("mixed segments", .cubic, upTo: 32, full: 100) { (0..<$0).map { "r\($0) {x}-\($0)-{y}" } },
    Hostile("mixed segments that end alike", .quadratic, upTo: 4, full: 60) {
      (0..<$0).map { "r\($0) {x}-\($0)-{y:int}" }
    },
    Hostile("mixed segments of numbers", .quadratic, upTo: 6, full: 20) { (0..<$0).map { "r\($0) {x:int}\($0){y}" } },
    Hostile("bytes of two literals", .quadratic, upTo: 100, full: 3000) { count in
      ["a", "b"].map { "\($0) {x}\(String(repeating: $0, count: count)){y}" }
    },
    Hostile("pairs of routes that all meet", .quadratic, upTo: 12, full: 40) {
      (0..<$0).flatMap { ["r\($0) {a}/b\($0)/{c}", "s\($0) a\($0)/{b}/{c}"] }
    },
    Hostile("query keys", .quadratic, upTo: 20, full: 60) { (0..<$0).map { "r\($0) x?{k\($0)}" } },
    Hostile(
      "routes alike but for their origins", .linear, upTo: 30,
      at: { (0..<$0).map { "https://h\($0).example" } }
    ) { (0..<$0).map { "r\($0) x/{y} <- https://h\($0).example" } + ["all x/{y:int}"] },
    Hostile("hosts within hosts", .cubic, upTo: 8, full: 24, at: { (0..<$0).map(host) }) {
      (0..<$0).map { "r\($0) x/{y} <- \(host($0))" }
    },
  ]

  private static func host(_ depth: Int) -> String { "https://*.\(String(repeating: "a.", count: depth))example" }

  @Test func `many mixed segments that cross are one finding, for which no pair is searched`() throws {
    let count = isFull ? 100 : 40
    let table = try table((0..<count).map { "r\($0) {a}-\($0)-{b}.{c}" }.joined(separator: "\n"))
    var analysis = TableAnalysis(table, locations: { _ in nil }, values: RouteValues(table), isOfEnum: false)
    for (first, second) in table.pairsThatMayMeet { analysis.meet(first, second) }
    #expect(analysis.meetings.count == count * (count - 1) / 2)
    #expect(analysis.meetings.allSatisfy { $0.isPlain && analysis.knownCollision($0) != nil })
    let findings = table.check().filter { $0.kind != .ambiguous }
    #expect(findings.map(\.kind) == [.crossing, .printCollision])
    for finding in findings {
      #expect(Set(finding.routes.compactMap(\.index)) == Set(0..<count))
      #expect(finding.message.utf8.count < 400)
      #expect(table.fault(of: finding) == nil)
    }
  }

  @Test(arguments: hostile)
  func `the work to check a hostile table grows no faster than it may, and nothing false is said`(
    row: Hostile
  ) throws {
    let fault = try row.growth.fault(row.sizes) { size in
      let table = try table(row.lines(size).joined(separator: "\n"), row.origins(size))
      let (findings, steps) = Work.counted { table.check() }
      for finding in findings.prefix(50) { #expect(table.fault(of: finding) == nil, "\(finding)") }
      return steps
    }
    #expect(fault == nil)
  }
}
