import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostProof

@Suite("Literals")
struct LiteralTests {
  static let families: [(name: String, text: @Sendable (Int) -> String)] = [
    ("the last letters of up to eight", { "user\($0)" }),
    ("the last letters of up to sixteen", { "service\($0)" }),
    ("the middle of more than sixteen", { "product-\(10_000 + $0)-details" }),
    ("the first letters", { "\($0)-page" }),
  ]

  @Test("names that differ in a part have slots of their own", arguments: families.indices)
  func slots(family: Int) {
    for count in [10, 100, 1000, 10_000] {
      let sums = (0..<count).map { number in
        let text = Array(Self.families[family].text(number).utf8)
        return (text + Array(repeating: 0, count: 8)).withBytes {
          SegmentKey($0, 0, text.count).sum($0, 0, text.count)
        }
      }
      let hash = LiteralHash(sums)
      let used = Set(sums.map(hash.slot)).count
      // Chance leaves about four fifths; one multiplication comes near.
      #expect(used * 10 > count * 6, "\(Self.families[family].name): \(used) slots for \(count) names")
    }
  }

  @Test("a table finds each of its literals, and no other text")
  func literals() throws {
    var random = Random("literals")
    // Few letters and lengths around the sizes of words, so that heads, tails and lengths are often equal.
    let lengths = [1, 2, 7, 8, 9, 15, 16, 17, 23, 24, 25, 40]
    let ends = ["", "aaaaaaaa", "abababab"]
    func name() -> String {
      let (head, tail) = (random.pick(ends), random.pick(ends))
      let middle = max(1, random.pick(lengths) - head.count - tail.count)
      return head + String((0..<middle).map { _ in random.pick(["a", "b"] as [Character]) }) + tail
    }
    for _ in 0..<20 {
      let names = Array(Set((0..<300).map { _ in name() })).sorted()
      let table = try RouteTable(try names.map { .init($0, try Template("x/\($0)/y")) }, origins: [.path])
      let others = (0..<1000).map { _ in name() }
      for text in names + others {
        #expect(table.lookup("/x/\(text)/y")?.index == names.firstIndex(of: text), "\(text), \(Random.note)")
      }
    }
  }

  @Test(
    "numbers beside literals are read as the search reads them",
    arguments: [
      "0", "7", "42", "007", "-7", "+7", "12345678", "123456789", "99999999999999999999", "1e3", "1_0", "7a", "a7",
      ":7", "/7",
    ])
  func numbers(text: String) throws {
    let types = ["int", "uint", "int8", "uint8", "int16", "uint32", "int32"]
    for type in types {
      let table = try RouteTable(
        [.init("new", try Template("n/new")), .init("number", try Template("n/{id:\(type)}/x"))], origins: [.path])
      let reads = IntegerType(rawValue: type).map { type in Array(text.utf8).withBytes { type.reads($0) } }
      #expect((table.lookup("/n/\(text)/x") != nil) == (reads == true), "\(type)")
    }
  }

  static let fewDigits: [(String, Bool)] = [
    ("7", true), ("42", true), ("1234567", true), ("12345678", true), ("90000000", true), ("123456789", false),
    ("1234567890123456", false), ("0", false), ("07", false), ("-7", false), ("7a", false), ("a7", false),
    ("7:", false), ("7/", false), ("1234567a", false), ("a2345678", false),
  ]

  @Test("up to eight digits, the first of which is not 0, are told by the key", arguments: fewDigits)
  func numberKeys(text: String, isNumber: Bool) {
    let count = text.utf8.count
    let key = (Array(text.utf8) + Array(repeating: UInt8(ascii: "7"), count: 8)).withBytes { SegmentKey($0, 0, count) }
    #expect(key.isNumber(count) == isNumber)
  }

  @Test(arguments: ["%41", "%", "a%c3%a9b", "%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%"])
  func `in compact text a lookup takes percent signs as they stand`(text: String) throws {
    let lookup = try table("a {x:even}", [":"], RouteTable.Options(types: [CustomType(opaque: "even")])).lookup(text)
    #expect(lookup?[0] == 0..<text.utf8.count)
  }
}
