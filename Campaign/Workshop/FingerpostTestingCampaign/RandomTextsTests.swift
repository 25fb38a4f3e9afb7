import FingerpostEngine
import Fingerpost
import Testing

@testable import FingerpostTesting
@testable import FingerpostTestingTests

/// What the made-up values are.
@Suite struct RandomTextsTests {
  private func texts(
    of type: ParameterType, types: [any RouteParameter.Type] = [], isPlain: Bool = false, count: Int = 1000
  ) throws -> [String] {
    let template = try Template("x?q={:\(type)}")
    var texts = RandomTexts(
      Random(seed: 1, template.description), isPlain: isPlain,
      owners: { type in types.filter { $0.parameterType == type } }, words: ["users", "me"])
    let parameter = try #require(template.parameters.first)
    return try (0..<count).map { _ in
      let text = texts.text(for: parameter)
      return try #require(text)
    }
  }

  static let types: [ParameterType] =
    IntegerType.allCases.map { .integer($0) } + [
      .double, .bool, .uuid, .date, .dateTime, .ipv4, .oneOf(["a", "b"]), .string,
    ]

  @Test(arguments: types, [true, false]) func `every text reads as its type`(type: ParameterType, isPlain: Bool) throws
  {
    for text in try texts(of: type, isPlain: isPlain) { #expect(type.canonical(text) != nil, "\(type): \(text)") }
  }

  static let met: [(ParameterType, [String])] = [
    (.integer(.int8), ["-128", "127", "0", "1", "-1", "-127", "126"]),
    (.integer(.uint8), ["0", "255", "1", "254"]),
    (.integer(.int), ["-9223372036854775808", "9223372036854775807", "0"]),
    (.integer(.uint), ["18446744073709551615", "0"]),
    (.double, ["-0", "1.50", "1.0000000000000002", "0.000"]),
    (.bool, ["true", "false", "1", "0", "TRUE"]),
    (.date, ["0000-01-01", "9999-12-31", "2024-02-29"]),
    (.dateTime, ["0000-01-01T00:00:00Z", "9999-12-31T23:59:59.999999999Z"]),
    (.oneOf(["a", "b"]), ["a", "b"]),
    (.string, ["", ".", "..", "/", "%", "\u{0}", "\r\n", "users", "me", "a", "e\u{301}"]),
  ]

  @Test(arguments: met) func `the bounds of a type are met`(type: ParameterType, wanted: [String]) throws {
    let texts = Set(try texts(of: type, count: 4000).map { Array($0.utf8) })
    for text in wanted { #expect(texts.contains(Array(text.utf8)), "\(type): \(text.debugDescription)") }
  }

  @Test func `strings are of all lengths and all scripts`() throws {
    let texts = try texts(of: .string, count: 4000)
    for count in [0, 1, 15, 16, 63, 255, 9000] { #expect(texts.contains { $0.utf8.count == count }, "\(count) bytes") }
    for part in ["{", "|", "(", ":", "*", " ", "+", "?", "#", "&", "\\", "🍺", "日本", "عربي", "\u{7F}", "%2F"] {
      #expect(texts.contains { $0.contains(part) }, "\(part)")
    }
    let plain = try self.texts(of: .string, isPlain: true)
    #expect(plain.allSatisfy { $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !$0.isEmpty })
  }

  @Test func `a type of one's own is tried with its examples, and with what comes near them`() throws {
    let handles = try texts(of: Handle.parameterType, types: [Handle.self])
    #expect(handles.allSatisfy { Handle(parameter: $0) != nil })
    #expect(handles.contains("@a"))
    #expect(Set(handles).count > 50)
    let orders = try texts(of: OrderID.parameterType, types: [OrderID.self])
    #expect(orders.allSatisfy { OrderID(parameter: $0) != nil })
    #expect(orders.contains(String(Int.min)), "what holds its texts is tried, too")
    #expect(try texts(of: Even.parameterType, types: [Even.self]).allSatisfy { Even(parameter: $0) != nil })
  }

  @Test func `a type of which no text is known is named`() throws {
    var texts = RandomTexts(Random(seed: 1, ""), isPlain: false, owners: { _ in [Secret.self] }, words: [])
    let parameter = try #require(Template("{code:Secret}").parameters.first)
    #expect(texts.text(for: parameter) == nil)
    #expect(texts.texts(for: parameter, atLeast: 0) == nil)
    #expect(texts.unknownType == "Secret")
  }

  @Test func `a seed makes the same numbers for ever`() {
    var random = Random(seed: 1, "users/{id}")
    #expect(
      (0..<3).map { _ in random.next() } == [
        14_465_323_421_281_284_730, 15_824_032_110_758_667_946, 4_720_802_247_743_019_798,
      ])
    #expect((0..<8).map { _ in random.below(100) } == [86, 44, 72, 34, 64, 99, 39, 60])
    #expect(random.below(0) == 0)
    #expect(random.pick([Int]()) == nil)
  }
}
