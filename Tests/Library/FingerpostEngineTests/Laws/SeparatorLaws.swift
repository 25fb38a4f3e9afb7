import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// Values of mixed segments that hold what separates them.
@Suite struct SeparatorLaws {
  private static let words = [
    "a", "b", ",", ":", "a,b", "a:b", ":,", "-", "a-b", "x,,y", "é,", "a%3Ab", ",-", "1", "2,1",
  ]
  private static let separators = [",", ":", "::", ",-", "-", ".", ", ", "@"]

  private struct Case {
    let parameters: Int
    let literals: [String]
    let types: [String]
    let values: [String]

    init(_ random: inout Random) {
      let count = 2 + random.below(2)
      parameters = count
      literals = (1..<count).map { _ in random.pick(separators) }
      let literals = literals
      types = (0..<count).map { _ in random.pick(["", "", "", "", ":int", ":a|a%2Cb|1", ":low"]) }
      values = types.map { type in
        switch type {
        case ":int": random.pick(["1", "12"])
        case ":low": "a"
        case "": random.chance(40) ? "a" + random.pick(literals) + random.pick(["b", "é", ""]) : random.pick(words)
        default: random.pick(["a", "1", "a,b"])
        }
      }
    }

    /// `{p0},{p1}`
    var template: String {
      (0..<parameters).map { index in
        let literal = index == 0 ? "" : literals[index - 1].replacing(" ", with: "%20")
        return literal + "{p\(index)\(types[index])}"
      }.joined()
    }

    var named: [String: Captured] {
      Dictionary(uniqueKeysWithValues: values.enumerated().map { ("p\($0)", Captured.text($1)) })
    }

    /// The link with some separators of the values escaped, one bit each from the left.
    func link(_ start: String, escaping bits: Int) -> String {
      var (text, bit) = (start, 0)
      for (index, value) in values.enumerated() {
        if index > 0 { text += literals[index - 1].replacing(" ", with: "%20") }
        for byte in value.utf8 {
          let isSeparator = ",:@".utf8.contains(byte)
          let isBare = byte < 128 && !"% ".utf8.contains(byte) && !(isSeparator && bits >> bit & 1 == 1)
          if isSeparator { bit += 1 }
          text += isBare ? String(UnicodeScalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
        }
      }
      return text
    }

    var separatorCount: Int { values.reduce(0) { $0 + $1.utf8.count { ",:@".utf8.contains($0) } } }
  }

  @Test(arguments: ["/x/", "/x?k=", "/x#k=", "/x#/"])
  func `values are printed if any escapes of separators keep them apart, and escaped only as far as it takes`(
    start: String
  ) throws {
    var random = Seed.random("separators" + start)
    var (escaped, plain, refused) = (0, 0, 0)
    for _ in 0..<Random.draws(2000, atLeast: 125) {
      let own = Case(&random)
      let template = String(start.dropFirst()) + own.template
      let table = try table("r " + template, ["/"], RouteTable.Options(types: customTypes))
      func isRead(_ link: String) -> Bool {
        guard let match = try? table.match(link) else { return false }
        return match.valuesByName == own.named
      }
      let note: Comment = "\(template) \(own.values) \(Seed.note)"
      let first = own.link(start, escaping: 0)
      guard let link = try? table.print("r", own.named) else {
        refused += 1
        // Of more separators, too many links would be tried.
        for bits in 0..<1 << min(5, own.separatorCount) { #expect(!isRead(own.link(start, escaping: bits)), note) }
        continue
      }
      #expect(isRead(link), note)
      #expect((link == first) == isRead(first), note)
      if link == first { plain += 1 } else { escaped += 1 }
      #expect(try table.match(link).canonical == link, note)
    }
    #expect(escaped > Random.enough(200) && plain > Random.enough(400) && refused > Random.enough(50))
  }
}
