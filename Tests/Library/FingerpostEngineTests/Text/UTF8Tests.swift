import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

struct UTF8Tests {
  @Test(arguments: [
    ("%7F", 0x7F), ("%C2%80", 0x80), ("%DF%BF", 0x7FF), ("%E0%A0%80", 0x800), ("%E1%80%80", 0x1000),
    ("%ED%9F%BF", 0xD7FF), ("%EE%80%80", 0xE000), ("%EF%BF%BF", 0xFFFF), ("%F0%90%80%80", 0x10000),
    ("%F1%80%80%80", 0x40000), ("%F3%BF%BF%BF", 0xFFFFF), ("%F4%8F%BF%BF", 0x10FFFF),
  ])
  func `the first and the last scalar of every length are read`(text: String, scalar: UInt32) throws {
    let location = try Location(parsing: "/\(text)", origins: [.path])
    #expect(location.segments.map { $0.unicodeScalars.map(\.value) } == [[scalar]])
  }

  static let invalidTexts: [String] = [
    // A continuation alone, and bytes that begin nothing.
    "%80", "%BF", "%F5%80%80%80", "%F8%88%80%80%80", "%FC%84%80%80%80%80", "%FE", "%FF",
    // Overlong.
    "%C0%80", "%C0%AF", "%C1%BF", "%E0%80%80", "%E0%80%AF", "%E0%9F%BF", "%F0%80%80%80", "%F0%8F%BF%BF",
    // Surrogates, alone and paired.
    "%ED%A0%80", "%ED%AF%BF", "%ED%B0%80", "%ED%BF%BF", "%ED%A0%BD%ED%B8%80",
    // Above U+10FFFF.
    "%F4%90%80%80", "%F4%BF%BF%BF",
    // Truncated, by the end or by what comes next.
    "%C3", "%E2%82", "%E2", "%F0%9F%98", "%F0%9F", "%F0", "%C3a", "%E2%82a", "%E2%28%A1", "%F0%9F%98%28", "%C3%C3%A9",
    // The beginning of what stands for whatever is repaired.
    "%EF", "%EF%BF", "%EF%BFa", "%EF%BF%EF%BF%BD",
  ]

  @Test(arguments: invalidTexts)
  func `what is not UTF-8 is refused in every part`(text: String) {
    for place in [
      "appscheme://", "appscheme://x/", "/", "/users/", "/a", "/é%C3%A9", "/?", "/?k=", "/?k=v", "/#", "/#top",
    ] {
      let error = #expect(throws: LinkError.self, "\(place)") {
        try Location(parsing: place + text, origins: [.path, .scheme("appscheme")])
      }
      #expect(error?.reason == .malformed(.utf8), "\(place)")
    }
  }

  @Test(arguments: [
    ("/%FF", 1), ("/a%FF", 2), ("/a/é%FF", 5), ("/%C3%A9%C3", 7), ("/%C3%28", 1), ("/a%E2%82", 2), ("/a%E2%82b", 2),
    ("/a%F0%9F%98%80%F0%9F%98", 14), ("/a%ED%A0%80", 2), ("/a%C0%80", 2), ("/?a%FF", 3), ("/?k=v%FF", 5),
    ("/#top%FF", 5),
    ("appscheme://a%FF/x", 13),
  ])
  func `what is not UTF-8 is refused where it begins`(text: String, offset: Int) {
    #expect(throws: LinkError(.malformed(.utf8), at: offset)) {
      try Location(parsing: text, origins: [.path, .scheme("appscheme")])
    }
  }

  @Test(arguments: [
    ("/%C3/%A9", 1), ("/a/%C3/%A9", 3), ("/?%C3=%A9", 2), ("/?k=%C3&%A9", 4), ("/%C3?%A9", 1), ("/%C3#%A9", 1),
  ])
  func `a scalar does not reach over the end of its part`(text: String, offset: Int) {
    #expect(throws: LinkError(.malformed(.utf8), at: offset)) { try Location(parsing: text, origins: [.path]) }
  }

  static let firstFaults: [(String, LinkError.Malformation, Int)] = [
    ("/%FF%00", LinkError.Malformation.utf8, 1),
    ("/%FF%zz", .utf8, 1),
    ("/%00%FF", .control, 1),
    ("/%zz%FF", .escape, 1),
    ("/a/%FF/..", .utf8, 3),
    ("/a/../%FF", .dotSegment, 3),
  ]

  @Test(arguments: firstFaults)
  func `the fault furthest left is the one named`(text: String, fault: LinkError.Malformation, offset: Int) {
    #expect(throws: LinkError(.malformed(fault), at: offset)) { try Location(parsing: text, origins: [.path]) }
  }

  static let rawBytes: [([UInt8], Int)] = [
    ([0x2F, 0xFF], 1), ([0x2F, 0x61, 0xC3], 2), ([0x2F, 0x3F, 0xC0, 0x80], 2), ([0x61, 0x3A, 0xED, 0xA0, 0x80], 2),
    ([0x2F, 0xEF], 1), ([0x2F, 0xEF, 0xBF], 1), ([0x2F, 0xEF, 0xBF, 0x2F], 1), ([0x61, 0x3A, 0xEF, 0xBF], 2),
    // Half a character raw, and the other half escaped.
    ([0x2F, 0xC3] + Array("%A9".utf8), 1),
  ]

  @Test(arguments: rawBytes)
  func `raw bytes that are not UTF-8 are refused too`(bytes: [UInt8], offset: Int) throws {
    let table = try RouteTable([.init("any", Template("{*any}"))], origins: [.path, .compact])
    #expect(throws: LinkError(.malformed(.utf8), at: offset)) { try table.match(utf8: bytes) }
    #expect(table.lookup(utf8: bytes) == nil)
    #expect(bytes.withUnsafeBufferPointer { table.lookup(utf8: $0)?.index } == nil)
  }

  @Test func `lent bytes are looked up as an array is`() throws {
    let table = try RouteTable([.init("any", Template("{*any}"))], origins: [.path, .compact])
    for bytes in ["/a", "/%C3%A9", "/é", "a:é"].map({ Array($0.utf8) }) {
      #expect(table.lookup(utf8: bytes)?.index == 0)
      #expect(bytes.withUnsafeBufferPointer { table.lookup(utf8: $0)?.index } == 0)
    }
  }

  @Test func `texts that differ only in normalisation are two locations`() throws {
    let composed = try Location(parsing: "/%C3%A9?%C3%A9=%C3%A9#%C3%A9", origins: [.path])
    for text in ["/e%CC%81?%C3%A9=%C3%A9#%C3%A9", "/%C3%A9?e%CC%81=%C3%A9#%C3%A9", "/%C3%A9?%C3%A9=%C3%A9#e%CC%81"] {
      #expect(try Location(parsing: text, origins: [.path]) != composed, "\(text)")
    }
  }
}
