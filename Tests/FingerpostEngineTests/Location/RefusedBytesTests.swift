import Testing

@testable import FingerpostEngine

/// Where a part may begin or go on, so that a refused byte comes right after.
private let places = [
  "appscheme://", "appscheme://a", "appscheme:///", "appscheme://users/", "appscheme://users/me", "appscheme://users/é",
  "appscheme://users?", "appscheme://users?k", "appscheme://users?k=", "appscheme://users?k=v&", "appscheme://users#",
  "appscheme://users?k=v#top", "/", "/users/", "/users?k=", "/users#top", "https://social.example/",
  "https://social.example?k", "https://social.example#top",
]

private let origins: [Origin] = [.scheme("appscheme"), .path, .web("social.example")]

struct RefusedBytesTests {
  @Test(arguments: places, ["\0", "\r", "\n", "%00", "%0D", "%0d", "%0A", "%0a", "\r\n"])
  func `NUL, CR and LF are refused, raw and escaped, at their own offset`(place: String, bytes: String) {
    for rest in ["", "x", "%20"] {
      #expect(throws: LinkError(.malformed(.control), at: place.utf8.count)) {
        try Location(parsing: place + bytes + rest, origins: origins)
      }
    }
  }

  @Test(arguments: places, ["%", "%4", "%zz", "%4g", "%g4", "%%41", "% 1", "%+1", "%-1", "%0x", "%４１", "%u0041"])
  func `an escape is a percent sign and two hexadecimal digits`(place: String, escape: String) {
    #expect(throws: LinkError(.malformed(.escape), at: place.utf8.count)) {
      try Location(parsing: place + escape, origins: origins)
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
    ("https://social.example\\@evil.example/", 22),
  ])
  func `a raw backslash in a path is refused`(text: String, offset: Int) {
    #expect(throws: LinkError(.malformed(.backslash), at: offset)) { try Location(parsing: text, origins: origins) }
  }

  static let data: [(String, [String], String?, String?)] = [
    ("/x?k=\\", ["x"], "k=\\", nil), ("/x#\\", ["x"], nil, "\\"), ("/%5Cx", ["\\x"], nil, nil),
    ("/a%2Fb", ["a/b"], nil, nil), ("/a%3Fb%23c", ["a?b#c"], nil, nil), ("/a b\t\u{7F}", ["a b\t\u{7F}"], nil, nil),
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
