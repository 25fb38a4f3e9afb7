import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// What is found quickly of two labels, or of two routes, is what a search through all their texts finds.
@Suite struct SharedTextLaws {
  private static let words = ["-", ".", "1", "-1-", "a", "ab", "-1", "x."]
  private static let types: [ParameterType] = [
    .string, .string, .string, .integer(.int), .integer(.uint8), .bool, .double, .date, .oneOf(["a", "1", "ab-1"]),
  ]

  /// A segment of two or three parameters with literals between them, and perhaps around them.
  private static func segment(_ random: inout Random) -> [Template.Part] {
    var operands: [Template.Part] = random.chance(30) ? [.literal(random.pick(words))] : []
    for number in 0..<(1 + random.below(3)) {
      if number > 0 { operands.append(.literal(random.pick(words))) }
      operands.append(.parameter(.init(type: random.pick(types))))
    }
    if operands.count == 1 || random.chance(30) { operands.append(.literal(random.pick(words))) }
    return operands
  }

  private static func path(_ random: inout Random) -> String {
    let segments = (0..<(1 + random.below(2))).map { place in
      let operands = segment(&random).enumerated().map { index, operand in
        operand.literal ?? operand.parameter.map { "{p\(place)\(index):\($0.type)}" } ?? ""
      }
      return operands.joined()
    }
    return segments.joined(separator: "/")
  }

  @Test func `two labels share a text where one is found among all, and the shortest is read by both`() throws {
    var random = Seed.random("shared texts")
    var count = (shared: 0, apart: 0, avoided: 0)
    let setting = RelationSetting(try table("a x"))
    for _ in 0..<Random.draws(150, atLeast: 30) {
      let labels = (0..<3).map { _ in Label.mixed(Self.segment(&random)) }
      let pair = Array(labels.prefix(2))
      let readers = labels.map { TextLabel($0, .segment, CustomTypes()) }
      let all = pair.map { SegmentMachine($0.expressions) }.texts(.segment)
      guard all.isComplete else { continue }
      let common = all.texts.first { text in readers.prefix(2).allSatisfy { $0.reads(text) } }
      let found = setting.sharedText(pair[0], pair[1], beside: [])
      #expect(found?.utf8.count == common?.count, "\(pair) \(Seed.note)")
      if let found { #expect(readers.prefix(2).allSatisfy { $0.reads(Array(found.utf8)) }, "\(pair) \(Seed.note)") }
      #expect(common == nil || setting.mayMeet(pair[0], pair[1]), "\(pair) \(Seed.note)")
      if let one = PlainSegment(pair[0], rank: 1), let other = PlainSegment(pair[1], rank: 2) {
        #expect(one.meets(other) == nil || one.meets(other) == (common != nil), "\(pair) \(Seed.note)")
        #expect(one.meets(other) == other.meets(one))
      }
      if let alone = setting.sharedText(pair[0], pair[1], beside: [labels[2]]) {
        #expect(readers.map { $0.reads(Array(alone.utf8)) } == [true, true, false], "\(labels) \(Seed.note)")
        count.avoided += 1
      }
      if common == nil { count.apart += 1 } else { count.shared += 1 }
    }
    #expect([count.shared, count.apart, count.avoided].allSatisfy { $0 > Random.enough(20) }, "\(count)")
  }

  @Test func `routes that plain links show to cross do so, and the links show it`() throws {
    var random = Seed.random("plain crossings")
    var count = 0
    let draws = Random.draws(400)
    for number in 0..<max(draws, 400) {
      // Few are shown so.
      if number >= draws, count > 5 { break }
      let paths = (0..<2).map { _ in Self.path(&random) }
      let routes = try paths.enumerated().map { RouteTable.Route("r\($0)", try Template($1)) }
      guard let both = try? RouteTable(routes, origins: [.path]) else { continue }
      let setting = RelationSetting(both)
      guard let plain = setting.plainCrossing(of: 0, and: 1) else { continue }
      let alone = try routes.map { try RouteTable([$0], origins: [.path]) }
      #expect(RelationLaws.complaint(plain, alone[0], alone[1]) == nil, "\(paths) \(plain) \(Seed.note)")
      #expect(plain.kind == .crossing && setting.relation(of: 0, to: 1).kind == .crossing, "\(paths) \(Seed.note)")
      #expect(setting.plainCrossing(of: 1, and: 0)?.kind == .crossing, "\(paths) \(Seed.note)")
      count += 1
    }
    #expect(count > 5)
  }
}
