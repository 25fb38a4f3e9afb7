import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// Where a part may begin or go on, so that a refused byte comes right after.
private let components = [
  "appscheme://", "appscheme://a", "appscheme:///", "appscheme://users/", "appscheme://users/me", "appscheme://users/é",
  "appscheme://users?", "appscheme://users?k", "appscheme://users?k=", "appscheme://users?k=v&", "appscheme://users#",
  "appscheme://users?k=v#top", "/", "/users/", "/users?k=", "/users#top", "https://social.example/",
  "https://social.example?k", "https://social.example#top",
]

private let origins: [Origin] = [.scheme("appscheme"), .path, .web("social.example")]

struct RefusedBytesTests {
  @Test(arguments: components, ["\0", "\r", "\n", "%00", "%0D", "%0d", "%0A", "%0a", "\r\n"])
  func `NUL, CR and LF are refused, raw and escaped, at their own offset`(component: String, bytes: String) {
    for rest in ["", "x", "%20"] {
      #expect(throws: LinkError(.malformed(.control), at: component.utf8.count)) {
        try Location(parsing: component + bytes + rest, origins: origins)
      }
    }
  }

  @Test(arguments: components) func `other control characters are refused raw, and are data escaped`(component: String)
    throws
  {
    let scalars = (UInt8(0x01)...0x9F).filter { $0 < 0x20 || $0 > 0x7E }.map { Unicode.Scalar($0) }
    for scalar in scalars where scalar != "\n" && scalar != "\r" {
      let control = String(Character(scalar))
      for rest in ["", "x", "%20", control] {
        #expect(throws: LinkError(.malformed(.rawControl), at: component.utf8.count), "\(scalar.debugDescription)") {
          try Location(parsing: component + control + rest, origins: origins)
        }
      }
      let escaped = PercentEncoding.encode(control, bare: ByteSet(""))
      let location = try Location(parsing: component + escaped, origins: origins)
      let texts =
        location.segments + location.query.map(\.key) + location.query.map(\.value) + [location.fragment ?? ""]
      #expect(texts.contains { $0.unicodeScalars.last == scalar })
      #expect(try Location(parsing: location.print(), origins: origins) == location)
    }
  }

  @Test(arguments: [
    ("\tappscheme://x", 0), ("app\tscheme://x", 3), ("\u{1}/x", 0), ("x\u{7F}", 1), ("java\u{80}script:x", 4),
    ("\n/x", 0),
  ])
  func `a control character is told before the origin that it hides`(text: String, offset: Int) {
    let fault: LinkError.Malformation = text.contains("\n") ? .control : .rawControl
    #expect(throws: LinkError(.malformed(fault), at: offset)) { try Location(parsing: text, origins: origins) }
  }

  @Test(arguments: components, ["%", "%4", "%zz", "%4g", "%g4", "%%41", "% 1", "%+1", "%-1", "%0x", "%４１", "%u0041"])
  func `an escape is a percent sign and two hexadecimal digits`(component: String, escape: String) {
    #expect(throws: LinkError(.malformed(.escape), at: component.utf8.count)) {
      try Location(parsing: component + escape, origins: origins)
    }
  }

  @Test(arguments: [
    ("/a%/2F", 2), ("/a%2/F", 2), ("/x?k%=3D", 4), ("/x?k=%&26", 5), ("/x?k=%#23", 5), ("/%?3F", 1), ("/%#23", 1),
  ])
  func `an escape does not reach over the end of its part`(text: String, offset: Int) {
    #expect(throws: LinkError(.malformed(.escape), at: offset)) { try Location(parsing: text, origins: [.path]) }
  }

  @Test(arguments: [
    ("/\\evil.example", 1), ("/users\\me", 6), ("/users/\\", 7), ("appscheme://\\x", 12), ("appscheme://users\\me", 17),
    ("appscheme://users/m\\e", 19), ("https://social.example/\\x", 23), ("https://\\evil.example/x", 8),
    ("https://social.example\\@evil.example/", 22), ("/x?k=\\", 5), ("/x?\\", 3), ("/x?a=1&\\=", 7), ("/x#\\", 3),
    ("https://social.example#a\\b", 24), ("appscheme://x?k=v#\\", 18),
  ])
  func `a raw backslash is refused`(text: String, offset: Int) {
    #expect(throws: LinkError(.malformed(.backslash), at: offset)) { try Location(parsing: text, origins: origins) }
  }

  static let data: [(String, [String], String?, String?)] = [
    ("/x?k=%5C", ["x"], "k=\\", nil), ("/x#%5c", ["x"], nil, "\\"), ("/%5Cx", ["\\x"], nil, nil),
    ("/a%2Fb", ["a/b"], nil, nil), ("/a%3Fb%23c", ["a?b#c"], nil, nil), ("/a b%09%7F", ["a b\t\u{7F}"], nil, nil),
    ("/%C2%85\u{A0}\u{2028}", ["\u{85}\u{A0}\u{2028}"], nil, nil),
    ("/%01", ["\u{1}"], nil, nil), ("/a;v=1,2", ["a;v=1,2"], nil, nil), ("/\"<>^`{|}[]", ["\"<>^`{|}[]"], nil, nil),
  ]

  @Test(arguments: data)
  func `other bytes are data, and an escaped delimiter is one too`(
    text: String, segments: [String], item: String?, fragment: String?
  ) throws {
    let location = try Location(parsing: text, origins: origins)
    #expect(location.segments == segments)
    #expect(location.query.map(\.description) == (item.map { [$0] } ?? []))
    #expect(location.fragment == fragment)
  }
}
