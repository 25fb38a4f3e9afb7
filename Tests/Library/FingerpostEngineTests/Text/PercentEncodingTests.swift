import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis

struct PercentEncodingTests {
  @Test(arguments: [
    ("abc", "abc"),
    ("%41", "A"),
    ("%2f%2F", "//"),
    ("%25", "%"),
    ("%2525", "%25"),
    ("%25zz", "%zz"),
    ("a%20b", "a b"),
    ("a b", "a b"),
    ("%C3%A9", "é"),
    ("%c3%a9", "é"),
    ("é", "é"),
    ("%F0%9F%98%80", "😀"),
    ("%01%1F%7F", "\u{1}\u{1F}\u{7F}"),
    ("+", "+"),
    ("%2B", "+"),
    ("%3A%3a", "::"),
    ("a%CC%81", "a\u{301}"),
  ])
  func `a part is decoded exactly once`(text: String, decoded: String) throws {
    let location = try Location(parsing: "/\(text)", origins: [.path])
    #expect(location.segments.map { Array($0.utf8) } == [Array(decoded.utf8)])
  }

  @Test(arguments: [
    ("plain", "plain"),
    ("a b", "a%20b"),
    ("a/b", "a%2Fb"),
    ("100%", "100%25"),
    ("%41", "%2541"),
    ("é", "%C3%A9"),
    ("😀", "%F0%9F%98%80"),
    ("\u{7F}", "%7F"),
    ("\\", "%5C"),
    ("\"<>^`{|}", "%22%3C%3E%5E%60%7B%7C%7D"),
    ("[x]", "%5Bx%5D"),
    ("?#", "%3F%23"),
    (":@!$&'()*+,;=-._~", ":@!$&'()*+,;=-._~"),
  ])
  func `a segment is written with capitals, once, and reads back`(value: String, encoded: String) throws {
    #expect(PercentEncoding.encode(value, bare: .segment) == encoded)
    #expect(try Location(parsing: "/\(encoded)", origins: [.path]).segments == [value])
  }

  static let bareBytes: [(String, ByteSet, String)] = [
    ("authority", ByteSet.authority, "!$&'()*+,-.0123456789;=ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~"),
    ("segment", ByteSet.segment, "!$&'()*+,-.0123456789:;=@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~"),
    ("query", ByteSet.query, "!$()*,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~"),
    ("fragment", ByteSet.fragment, "!$&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~"),
    ("literal", ByteSet.literal, "!$&'+,-.0123456789:;=@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~"),
  ]

  @Test(arguments: bareBytes)
  func `each part of a link holds these bytes bare`(part: String, bare: ByteSet, expected: String) {
    let bytes = (0...255).map { UInt8($0) }.filter { bare.contains($0) }
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test(arguments: (UInt8(1)...127).filter { $0 != 0x0A && $0 != 0x0D })
  func `every byte that a link may hold survives the round trip in every part`(byte: UInt8) throws {
    let text = "x" + String(decoding: [byte], as: UTF8.self)
    let source = Location.Source(form: .scheme, prefix: "appscheme://", origins: 1)
    let item = Location.QueryItem(key: text, value: text)
    let location = Location(source: source, segments: [text, text], query: [item], fragment: text)
    let read = try Location(parsing: location.print(), origins: [.scheme("appscheme")])
    #expect(read == location)
  }
}
