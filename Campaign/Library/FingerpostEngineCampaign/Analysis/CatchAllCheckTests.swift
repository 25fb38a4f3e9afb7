import Foundation
import SeededRandom
import Testing

@testable import FingerpostAnalysis
@testable import FingerpostEngine
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// Routes that share links with many others.
@Suite struct CatchAllCheckTests {
  /// `l0 l0, l1 l1, …`
  private static func literals(_ count: Int) -> String { (0..<count).map { "l\($0) l\($0)" }.joined(separator: ", ") }
  private static func names(_ count: Int) -> String { (0..<count).map { "l\($0)" }.joined(separator: " ") }

  static let manyOverlaps: [CheckRow] = [
    CheckRow("a {x}, \(literals(7))", "catch-all a \(names(7)) /l0"),
    CheckRow("\(literals(7)), a {x}", "catch-all a \(names(7)) /l0"),
    CheckRow("a {*x}, \(literals(40))", "catch-all a \(names(40)) /l0"),
    CheckRow("a {*x}, b {y}, \(literals(7))", "catch-all a \(names(7)) /l0", "catch-all b a \(names(7)) /a"),
    // One that wins the links of many is one, too.
    CheckRow(
      "a x/{*r}, " + (0..<7).map { "l\($0) {p}/l\($0)" }.joined(separator: ", "),
      "catch-all a \(names(7)) /x/l0", "differing-names l0"),
    CheckRow("a {x}, \(literals(7)) [deprecated]", "catch-all a \(names(7)) /l0"),
  ]

  @Test(arguments: manyOverlaps) func `many overlaps of one route are one finding`(row: CheckRow) throws {
    let shown = try table(row.routes, row.origins, row.options).check().filter { $0.kind != .differingNames }
    #expect(shown.map(\.line) == row.lines.filter { !$0.hasPrefix("differing") })
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 6]) func `a few are told pair by pair`(count: Int) throws {
    let findings = try table("a {x}" + (count > 0 ? ", " : "") + Self.literals(count), ["/"], .init()).check()
    #expect(findings.map(\.line) == (0..<count).map { "print-collision a l\($0) /l\($0)" })
  }

  @Test func `routes that all overlap with each other are a set, and none is a catch-all`() throws {
    let routes = (0..<9).map { own in
      "r\(own) " + (0..<9).map { $0 == own ? "s" : "{x\($0)}" }.joined(separator: "/")
    }
    let kinds = Set(try table(routes.joined(separator: ", "), ["/"], .init()).check().map(\.kind))
    #expect(kinds.contains(.crossing) && !kinds.contains(.catchAll))
  }

  static let acceptsAll: [CheckRow] = [
    CheckRow("a {x} [overlaps=*], \(literals(7))", "accepted catch-all a \(names(7)) /l0"),
    CheckRow("a {x} [overlaps=*], l0 l0", "accepted print-collision a l0 /l0"),
    CheckRow("a {x}, l0 l0 [overlaps=*]", "accepted print-collision a l0 /l0"),
    CheckRow("a {x}, l0 l0 [overlaps=*], l1 l1", "print-collision a l1 /l1", "accepted print-collision a l0 /l0"),
    // Each of them may accept it instead.
    CheckRow(
      "a {x}, " + (0..<7).map { "l\($0) l\($0) [overlaps=a]" }.joined(separator: ", "),
      "accepted catch-all a \(names(7)) /l0"),
    // What is accepted and what is not are two findings.
    CheckRow(
      "a {x} [overlaps=z], \(literals(7)), z z", "catch-all a \(names(7)) /l0", "accepted print-collision a z /z"),
    CheckRow("a {x:int} [overlaps=*], l0 l0", "needless-overlap a"),
    CheckRow("a {x} [overlaps=*,overlaps=l0], l0 l0", "accepted print-collision a l0 /l0"),
    CheckRow("a {s:n|} [overlaps=*], b n", "duplicate a b /n", "needless-overlap a"),
  ]

  @Test(arguments: acceptsAll) func `overlaps=* accepts all of them, and nothing else`(row: CheckRow) throws {
    try expect(row)
  }

  @Test func `the finding says how many there are, names a few, and shows one`() throws {
    let rows = [
      (
        "a {*x}, \(Self.literals(7))",
        """
        warning: "a" shares links with 7 routes: "l0", "l1", "l2" and 4 more; for example, "a" cannot print x=[l0]: "l0" takes /l0: segment 1: the literal "l0" comes before "{*rest}"
          fix: begin the template with a literal, give its parameters narrower types, or accept all overlaps: [overlaps=*] on "a"
        """
      ),
      (
        "a {*x} [overlaps=*], \(Self.literals(7))",
        """
        accepted: "a" shares links with 7 routes: "l0", "l1", "l2" and 4 more; for example, "a" cannot print x=[l0]: "l0" takes /l0: segment 1: the literal "l0" comes before "{*rest}"
          fix: nothing to do: [overlaps=*] on "a" accepts them
        """
      ),
      (
        "a {*x}, " + (0..<7).map { "\($0 < 5 ? "l" : "a") l\($0) [overlaps=a]" }.joined(separator: ", "),
        """
        accepted: "a" shares links with 7 routes: "l", "a" (l5), "a" (l6); for example, "a" cannot print x=[l0]: "l" takes /l0: segment 1: the literal "l0" comes before "{*rest}"
          fix: nothing to do: each of them is accepted
        """
      ),
    ]
    for row in rows {
      let findings = try table(row.0, ["/"], .init()).check().filter { $0.kind == .catchAll }
      #expect(findings.map { "\($0)" } == [row.1])
    }
  }

  @Test func `each overlap is told, as it is accepted or not, and that of a catch-all once`() throws {
    var random = Seed.random("catch-alls")
    var (catchAlls, accepted) = (0, 0)
    for _ in 0..<Random.draws(160, atLeast: 20) {
      let wide = ["{x}", "{*x}", "{x}/{y}", "{x}/b", "a/{y}", "a/{*x}", "{x}-{y}", "{x:int}"].filter { _ in
        random.chance(50)
      }
      let narrow = (0..<(4 + random.below(14))).map { _ in
        (0..<(1 + random.below(2))).map { _ in random.pick(["a", "b", "c", "d-e", "7", "f"]) }.joined(separator: "/")
      }
      let routes = try (wide + Set(narrow).sorted()).enumerated().map { index, path in
        let flag = random.pick(["", "", "", " [overlaps=*]", " [overlaps=r0]"])
        return RouteTable.Route("r\(index)", try Template(path + flag))
      }
      let table = try RouteTable(routes, origins: [.path])
      let findings = table.check()
      func pairs(_ findings: [Finding]) -> Set<[Int]> {
        Set(
          findings.flatMap { finding in
            finding.overlaps.map { pair in
              [pair.0, pair.1].compactMap { finding.routes[$0].index }.sorted() + [
                finding.severity == .accepted ? 1 : 0
              ]
            }
          })
      }
      var alone = TableAnalysis(table, locations: { _ in nil }, values: RouteValues(table), isOfEnum: false)
      for (first, second) in table.pairsThatMayMeet { alone.meet(first, second) }
      let silent = Set(
        findings.filter { [.unreachable, .duplicate].contains($0.kind) }.compactMap { $0.routes[0].index })
      let meetings = alone.meetings.filter { silent.isDisjoint(with: [$0.first, $0.second]) }
      #expect(pairs(findings) == pairs(meetings.flatMap { alone.overlaps([$0]) {} }), "\(routes) \(Seed.note)")

      let ofMany = findings.filter { $0.kind == .catchAll }
      let others = findings.filter { $0.kind != .catchAll }
      #expect(pairs(ofMany).isDisjoint(with: pairs(others)), "\(routes) \(Seed.note)")
      #expect(pairs(ofMany).count == ofMany.map { $0.routes.count - 1 }.reduce(0, +), "\(routes) \(Seed.note)")
      for finding in ofMany { #expect(table.fault(of: finding) == nil, "\(finding) \(Seed.note)") }
      catchAlls += ofMany.count { $0.severity == .warning }
      accepted += ofMany.count { $0.severity == .accepted }
    }
    #expect(catchAlls > 0 && accepted > 0)
  }

  // MARK: Real tables

  private static let file = URL(filePath: #filePath)
    .appending(path: "../../../../../../shared/data/apps/artsy.routes").standardizedFileURL

  @Test(
    .enabled("shared/data/apps does not stand beside this checkout") {
      FileManager.default.fileExists(atPath: file.path)
    }) func `a real table has a finding for each of its catch-alls`() throws
  {
    let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
    let routes = try lines.filter { !$0.hasPrefix("origins") && !$0.hasPrefix("#") }.map { line in
      let words = line.split(separator: " ", maxSplits: 1)
      return RouteTable.Route(String(words[0]), try Template(words[1].drop { $0 == " " }.description))
    }
    let findings = try RouteTable(routes, origins: [.web("www.artsy.net")]).check()
    let templates = findings.filter { $0.kind == .catchAll }.compactMap(\.routes.first?.template)
    #expect(Set(templates).isSuperset(of: ["{slug}", "{*rest}"]))
    #expect(findings.count < 30)
  }
}
