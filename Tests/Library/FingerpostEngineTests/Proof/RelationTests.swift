import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

private let slug = CustomType("slug") { $0.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A } ? $0 : nil }
private let even = CustomType("even", within: .integer(.int)) { Int($0).map { $0 % 2 == 0 } == true ? $0 : nil }
private let never = CustomType("never") { _ in nil }

@Suite struct RelationTests {
  static let knownTypes: [RelationCase] = [
    RelationCase("{a:slug}", "{b:slug}", "equal: /a"),
    RelationCase("{a:slug}", "{b}", "narrower: /a; only the second: /some-text"),
    RelationCase("{a:slug}", "me", "wider: /me; only the first: /a"),
    RelationCase("{a:slug}", "Me", "disjoint: only the first: /a; only the second: /Me"),
    RelationCase("{a:slug}", "{b:me|you|7}", "crossing: /me; only the first: /a; only the second: /7"),
    RelationCase("{a:even}", "{b:int}", "narrower: /2; only the second: /-1"),
    RelationCase("{a:even}", "{b:bool}", "crossing: /0; only the first: /2; only the second: /true"),
    RelationCase("{a:even}", "7", "disjoint: only the first: /2; only the second: /7"),
    RelationCase("{a:even}", "{b:date}", "disjoint: only the first: /2; only the second: /2026-11-20"),
    RelationCase("{a:slug}-{b:even}", "{c}-2", "crossing: /a-2; only the first: /x-0; only the second: /2-2"),
    RelationCase("?{k:even}", "?{k:int}", "narrower: /?k=2; only the second: /?k=-1"),
    RelationCase("{a:slug}", "{b:even}", "unknown: only the first: /a; only the second: /2"),
    RelationCase("{a:never}", "{b}", "unknown: only the second: /a"),
  ]

  @Test(arguments: knownTypes)
  func `a custom type that is known is asked of texts, and what it was not asked stays unknown`(
    _ row: RelationCase
  ) throws {
    try expect(row, types: [slug, even, never])
  }

  @Test(arguments: [
    RelationCase("{a:line}", "a", "equal: /a"),
    RelationCase("?k={a:line}", "?k=a", "equal: /?k=a"),
    RelationCase("x#{a:line}", "x#a", "equal: /x#a"),
  ]) func `a value that no link can hold makes no difference`(_ row: RelationCase) throws {
    try expect(row, types: [CustomType("line", members: ["a", "b\nc", "d\re", "f\0"], within: nil)])
  }

  @Test func `the values of a custom type are a set as long as a mixed segment reads each of them`() throws {
    func kind(_ count: Int) throws -> TemplateRelation.Kind {
      let type = CustomType("long", members: [String(repeating: "a", count: count)], within: nil)
      return try Template("{a:long}").relation(to: try Template("{b:int}"), types: [type]).kind
    }
    #expect(try kind(256) == .disjoint)
    #expect(try kind(257) == .unknown)
  }

  @Test func `a relation has a mirror image`() throws {
    let relation = try Template("me").relation(to: try Template("{name}"))
    #expect(relation.mirrored.description == "wider: /me; only the first: /a")
    #expect(relation.mirrored.mirrored == relation)
    #expect(TemplateRelation.Kind.allCases.allSatisfy { $0.mirrored.mirrored == $0 })
  }

  @Test func `what is known of all texts is not searched on, however many members a set has`() throws {
    func steps(_ count: Int) throws -> Int {
      var members = ["a"]
      for number in 0..<UInt32(count) {
        var rest = number &* 2_654_435_761
        members.append(
          (0..<10).map { _ in
            defer { rest /= 9 }
            return String(UnicodeScalar(UInt8(ascii: "b") + UInt8(rest % 9)))
          }.joined())
      }
      let types = [CustomType("word", members: Array(Set(members)), within: nil)]
      let (first, second) = (try Template("{n:int}-{x}/x"), try Template("{y}-{w:word}/y"))
      let (relation, steps) = Work.counted { first.relation(to: second, types: types) }
      #expect(relation.kind == .disjoint)
      return steps
    }
    #expect(try Growth.linear.fault(isFull ? [1000, 2000] : [250, 500], steps) == nil)
  }

  @Test func `a machine stands in each state once`() {
    // Both alternatives lead to the same state.
    let machine = Machine([TextExpression.either(["a", "b"]) + "c"])
    #expect(machine.start.count == 2)
    #expect(machine.next(machine.start) { _ in true }.count == 1)
  }

  @Test func `what would take too long is unknown, and takes no more than the limit of a search`() throws {
    let many = (0..<12).map { _ in "*/a" }.joined(separator: "/")
    let other = (0..<12).map { _ in "*/b" }.joined(separator: "/")
    let (first, second) = (try Template(many + "/*/c"), try Template(other + "/*/d"))
    let (relation, steps) = Work.counted { first.relation(to: second) }
    #expect([.disjoint, .unknown].contains(relation.kind))
    #expect(steps < 1_600_000)
  }

  @Test func `as many optional groups as a template may have are compared as one is`() throws {
    let groups = (0..<6).map { "({n\($0):int})" }.joined(separator: "/")
    let relation = try Template(groups + "/x").relation(to: try Template(groups + "/{y}"))
    #expect(relation.kind == .narrower)
    let far = try #require(relation.onlySecond)
    #expect(far.text == "/a")
  }
}
