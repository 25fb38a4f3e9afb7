import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// What is UTF-8, against the standard library's parser; and that nothing else is ever read.
@Suite struct EncodingLaws {
  /// Where one of RFC 3629's ranges begins or ends, and the bytes of U+FFFD.
  private static let edges: [UInt8] = [
    0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBD, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF,
    0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
  ]

  private static func compare(_ bytes: [UInt8]) {
    let expected = firstInvalidUTF8(in: bytes)
    guard UTF8Rule.firstInvalid(in: bytes[...]) == expected else {
      Issue.record("\(bytes): \(expected as Int?), not \(UTF8Rule.firstInvalid(in: bytes[...]) as Int?) \(Seed.note)")
      return
    }
    // In a slice the offset counts from its start.
    let padded = [0xFF] + bytes + [0xFF]
    #expect(UTF8Rule.firstInvalid(in: padded[1...].dropLast()) == expected, "\(bytes) \(Seed.note)")
  }

  @Test func `all short sequences of the edges are UTF-8 exactly where the standard library says so`() {
    Self.compare([])
    for first in Self.edges {
      Self.compare([first])
      for second in Self.edges {
        Self.compare([first, second])
        for third in Self.edges {
          Self.compare([first, second, third])
          guard first >= 0xF0 else { continue }
          for fourth in Self.edges { Self.compare([first, second, third, fourth]) }
        }
      }
    }
  }

  @Test func `bytes are UTF-8 exactly where the standard library says so`() {
    var random = Seed.random("encoding")
    var refused = 0
    for _ in 0..<Random.draws(5000) {
      let bytes = random.nearlyUTF8()
      Self.compare(bytes)
      if firstInvalidUTF8(in: bytes) != nil { refused += 1 }
    }
    #expect((Random.enough(1000)..<Random.draws(4000)).contains(refused), "\(refused) \(Seed.note)")
  }

  @Test func `text that is cut anywhere but between two characters is not UTF-8`() {
    let text = Array("aé\u{FFFD}日🙂\u{10FFFF}".utf8)
    // Where a character begins: 1, 2, 3, 3, 4 and 4 bytes.
    let starts: Set = [0, 1, 3, 6, 9, 13, 17]
    for end in 0...text.count {
      let start = starts.filter { $0 <= end }.max()
      #expect(UTF8Rule.firstInvalid(in: text[..<end]) == (starts.contains(end) ? nil : start), "\(end)")
    }
  }

  /// `bytes` with some of them as escapes: all that would end a segment, and as many others as are wished for.
  private static func spelled(_ bytes: [UInt8], _ escapes: Int, _ random: inout Random) -> (text: [UInt8], ends: [Int])
  {
    var text: [UInt8] = []
    var ends = [0]
    for byte in bytes {
      if "/?#%:&=+@\\".utf8.contains(byte) || random.chance(escapes) {
        text += PercentEncoding.encode([byte], bare: ByteSet("")).utf8
      } else {
        text.append(byte)
      }
      ends.append(text.count)
    }
    return (text, ends)
  }

  @Test func `no link that is not UTF-8 is answered, raw or in escapes, and the fault is told where it begins`() throws
  {
    let table = try table(
      "r x/{s}, q q?{k}, f f#{g}, m {a}.{b}, e %C3%A9/{s}, s {s}", ["/", "appscheme://", "https://social.example", ":"])
    let starts = [
      "/x/", "/q?k=", "/f#", "/", "/é/", "appscheme://", "appscheme://x/", "https://social.example/x/", "x:",
    ]
    var random = Seed.random("links in bytes")
    var (answered, refused) = (0, 0)
    for _ in 0..<Random.draws(4000) {
      let bytes = random.nearlyUTF8()
      let start = Array((random.pick(starts) + "a").utf8)
      // Compact text has no escapes.
      let isRaw = start[1] == UInt8(ascii: ":")
      let (rest, ends) = Self.spelled(bytes, isRaw ? 0 : random.pick([0, 50, 100]), &random)
      let link = start + rest
      let note = "\(String(decoding: link, as: UTF8.self).debugDescription) \(link) \(Seed.note)"
      let outcome = Result { () throws(LinkError) in try table.match(utf8: link) }
      if let lookup = table.lookup(utf8: link) { #expect(lookup.index == (try? outcome.get())?.index, "\(note)") }
      switch outcome {
      case .success(let match):
        answered += 1
        #expect(firstInvalidUTF8(in: link) == nil && firstInvalidUTF8(in: bytes) == nil, "\(note)")
        #expect(Array(match.text.utf8) == link, "\(note)")
      case .failure(let error):
        // Raw bytes are looked at before anything else; what escapes stand for from the left to the right.
        if let bad = firstInvalidUTF8(in: link) {
          refused += 1
          #expect(error == LinkError(.malformed(.utf8), at: bad), "\(note)")
        } else if let bad = firstInvalidUTF8(in: bytes) {
          refused += 1
          #expect(error.kind == .malformed && error.offset <= start.count + ends[bad], "\(note)")
          let isFirst = !bytes[..<bad].contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }
          #expect(!isFirst || error == LinkError(.malformed(.utf8), at: start.count + ends[bad]), "\(note)")
        }
      }
    }
    #expect(answered > Random.enough(500) && refused > Random.enough(1000), "\(answered) \(refused) \(Seed.note)")
  }

  @Test func `text in UTF-8 is read as the same text is`() throws {
    var found = 0
    for round in 0..<Random.draws(60) {
      var tables = TableGenerator(Seed.random("utf8", round))
      let table = tables.table()
      var links = LinkGenerator(Random(tables.random.next()))
      for _ in 0..<40 {
        let link = links.link(for: table)
        let method = links.random.method()
        let bytes = Array(link.utf8)
        let text = Result { () throws(LinkError) in try table.table.match(link, method: method).index }
        #expect(Result { () throws(LinkError) in try table.table.match(utf8: bytes, method: method).index } == text)
        let lookup = table.table.lookup(link, method: method)
        let raw = table.table.lookup(utf8: bytes, method: method)
        #expect(raw?.index == lookup?.index && raw?.count == lookup?.count, "\(link.debugDescription) \(Seed.note)")
        if lookup != nil { found += 1 }
      }
    }
    #expect(found > Random.enough(20), "\(found) \(Seed.note)")
  }
}
