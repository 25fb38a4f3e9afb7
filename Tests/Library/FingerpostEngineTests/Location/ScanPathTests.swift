import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis

private let origins: [Origin] = [.scheme("appscheme"), .path, .web("social.example")]

struct ScanPathTests {
  static let paths: [(String, [String]?)] = [
    ("/", []),
    ("/users", ["users"]),
    ("/users/me", ["users", "me"]),
    ("/users/me/", ["users", "me"]),
    ("/Users/ME", ["Users", "ME"]),
    ("/users?x", ["users"]),
    ("/users/?x", ["users"]),
    ("/?x", []),
    ("/#top", []),
    ("/users/#top", ["users"]),
    ("/a:b/c@d", ["a:b", "c@d"]),
    ("/https://x", nil),
    ("/users/\u{301}x", ["users", "\u{301}x"]),
    ("/users\u{301}/x", ["users\u{301}", "x"]),
    ("https://social.example", []),
    ("https://social.example/", []),
    ("https://social.example?x", []),
    ("https://social.example#top", []),
    ("https://social.example/users/me", ["users", "me"]),
    ("https://social.example/users/me/", ["users", "me"]),
    ("appscheme://", []),
    ("appscheme:///", []),
    ("appscheme://?x", []),
    ("appscheme://#top", []),
    ("appscheme://users", ["users"]),
    ("appscheme:///users/me", ["users", "me"]),
    ("appscheme://users/me/", ["users", "me"]),
    ("appscheme://users//me", ["users", "me"]),
    ("appscheme://users///me//", ["users", "me"]),
    ("appscheme://Users/Me", ["Users", "Me"]),
  ]

  @Test(arguments: paths)
  func `a path is cut at slashes`(text: String, segments: [String]?) {
    #expect((try? Location(parsing: text, origins: origins))?.segments == segments)
  }

  @Test(arguments: [
    ("/users//me", 7), ("/users//", 7), ("/users/me//", 10),
    ("/users//?x", 7), ("https://social.example//", 23), ("https://social.example//x", 23),
    ("https://social.example/users//me", 29),
  ])
  func `strict slashes forgive one at the end and nothing else`(text: String, offset: Int) {
    #expect(throws: LinkError(.malformed(.emptySegment), at: offset)) { try Location(parsing: text, origins: origins) }
  }

  @Test(arguments: ["//", "///", "//evil.example/x", "//users/me"])
  func `two slashes at the start are another host's, which a browser would ask`(text: String) {
    #expect(throws: LinkError(.malformed(.protocolRelative), at: 1)) { try Location(parsing: text, origins: origins) }
  }

  @Test(arguments: [
    ("appscheme://users//me", 18), ("appscheme://users/me//", 21), ("appscheme:////x", 13), ("/users//me", 7),
  ])
  func `a table may ask for strict slashes everywhere`(text: String, offset: Int) {
    #expect(throws: LinkError(.malformed(.emptySegment), at: offset)) {
      try Location(parsing: text, origins: origins, rules: TextRules(slashes: .strict))
    }
  }

  static let strictTexts: [(String, [String])] = [
    ("appscheme://users/me", ["users", "me"]), ("appscheme:///users/", ["users"]), ("/users/me/", ["users", "me"]),
  ]

  @Test(arguments: strictTexts)
  func `strict slashes still forgive one at the end`(text: String, segments: [String]) throws {
    #expect(try Location(parsing: text, origins: origins, rules: TextRules(slashes: .strict)).segments == segments)
  }

  static let lenientTexts: [(String, [String])] = [
    ("/users//me", ["users", "me"]), ("//users///me//", ["users", "me"]), ("///", []),
    ("https://social.example//users//me/", ["users", "me"]), ("appscheme:////users", ["users"]),
  ]

  @Test(arguments: lenientTexts)
  func `a table may ask for lenient slashes everywhere`(text: String, segments: [String]) throws {
    #expect(try Location(parsing: text, origins: origins, rules: TextRules(slashes: .lenient)).segments == segments)
  }

  @Test(arguments: [".", "..", "%2E", "%2e", "%2E%2e", ".%2E", "%2e."])
  func `dot segments are refused, escaped too`(segment: String) {
    for place in ["/", "/users/", "appscheme://", "appscheme:///", "appscheme://users/", "https://social.example/"] {
      for rest in ["", "/", "/me", "?x", "#top"] {
        #expect(throws: LinkError(.malformed(.dotSegment), at: place.utf8.count), "\(place)\(segment)\(rest)") {
          try Location(parsing: place + segment + rest, origins: origins)
        }
      }
    }
  }

  static let dottedTexts: [(String, [String])] = [
    ("/...", ["..."]), ("/.a", [".a"]), ("/a.", ["a."]), ("/..a", ["..a"]), ("/. ", [". "]), ("/..%2Fme", ["../me"]),
    ("/%252E", ["%2E"]), ("/.well-known/x", [".well-known", "x"]), ("/x?k=..", ["x"]), ("/x#..", ["x"]),
  ]

  @Test(arguments: dottedTexts)
  func `dots beside other bytes are data`(text: String, segments: [String]) throws {
    #expect(try Location(parsing: text, origins: origins).segments == segments)
  }
}
