import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

private let origins: [Origin] = [.scheme("appscheme"), .scheme("x-App.v1+b"), .web("social.example"), .path]

struct OriginReadingTests {
  static let forms: [(String, String, [String])] = [
    ("appscheme://users/me", "appscheme://", ["users", "me"]),
    ("APPScheme://users/Me", "appscheme://", ["users", "Me"]),
    ("appscheme:///users/me", "appscheme://", ["users", "me"]),
    ("appscheme://host%3A80/x", "appscheme://", ["host:80", "x"]),
    ("appscheme:///host:80/x", "appscheme://", ["host:80", "x"]),
    ("appscheme://x/10:30", "appscheme://", ["x", "10:30"]),
    ("appscheme://x?10:30", "appscheme://", ["x"]),
    ("appscheme://x#10:30", "appscheme://", ["x"]),
    ("appscheme://ann%40host/x", "appscheme://", ["ann@host", "x"]),
    ("appscheme:///ann@host/x", "appscheme://", ["ann@host", "x"]),
    ("appscheme://x/ann@host", "appscheme://", ["x", "ann@host"]),
    ("appscheme://x?ann@host", "appscheme://", ["x"]),
    ("appscheme://x#ann@host", "appscheme://", ["x"]),
    ("/ann@host/x", "", ["ann@host", "x"]),
    ("https://social.example/ann@host", "https://social.example", ["ann@host"]),
    ("appscheme://%C3%A9%2F/x", "appscheme://", ["é/", "x"]),
    ("appscheme:///https:/x", "appscheme://", ["https:", "x"]),
    ("x-app.v1+b://x", "x-app.v1+b://", ["x"]),
    ("https://social.example/users/me", "https://social.example", ["users", "me"]),
    ("HTTPS://Social.EXAMPLE/users/Me", "https://social.example", ["users", "Me"]),
    ("https://social.example:443/x", "https://social.example", ["x"]),
    ("https://social.example:/x", "https://social.example", ["x"]),
    ("/users/me", "", ["users", "me"]),
    ("/https:/x", "", ["https:", "x"]),
  ]

  @Test(arguments: forms)
  func `each form of text has its origin and its segments`(text: String, prefix: String, segments: [String]) throws {
    let location = try Location(parsing: text, origins: origins)
    #expect(location.source.prefix == prefix)
    #expect(location.segments == segments)
  }

  static let faults: [(String, LinkError.Reason, Int)] = [
    ("", LinkError.Reason.malformed(.empty), 0),
    ("https:/\\evil.example", .malformed(.slashesAfterScheme), 6),
    ("https:\\\\evil.example", .malformed(.slashesAfterScheme), 6),
    ("https:/social.example/x", .malformed(.slashesAfterScheme), 6),
    ("https:social.example", .malformed(.slashesAfterScheme), 6),
    ("https:", .malformed(.slashesAfterScheme), 6),
    ("http:x", .malformed(.slashesAfterScheme), 5),
    ("appscheme:", .malformed(.slashesAfterScheme), 10),
    ("appscheme:users/me", .malformed(.slashesAfterScheme), 10),
    ("APPSCHEME:users", .malformed(.slashesAfterScheme), 10),
    ("appscheme://ann:pw@host:80/x", .malformed(.userInfo), 18),
    ("appscheme://trusted@evil/h", .malformed(.userInfo), 19),
    ("appscheme://users:80/me", .malformed(.authorityColon), 17),
    ("APPSCHEME://users:80/me", .malformed(.authorityColon), 17),
    ("appscheme://users:80", .malformed(.authorityColon), 17),
    ("appscheme://users:", .malformed(.authorityColon), 17),
    ("appscheme://:80?x", .malformed(.authorityColon), 12),
    ("appscheme://users:x#y", .malformed(.authorityColon), 17),
    ("appscheme://a:b:c/me", .malformed(.authorityColon), 13),
    ("appscheme://https://x", .malformed(.authorityColon), 17),
    ("appscheme://[::1]/x", .malformed(.authorityColon), 13),
    ("x-app.v1+b://a-name-of-more-than-sixteen-bytes:80/x", .malformed(.authorityColon), 46),
    ("appscheme://@evil", .malformed(.userInfo), 12),
    ("APPSCHEME://ann@?x", .malformed(.userInfo), 15),
    ("appscheme://%40@x/@", .malformed(.userInfo), 15),
    ("other://ann@host", .unknownOrigin, 0),
    ("other://users/me", .unknownOrigin, 0),
    ("javascript:alert(1)", .malformed(.script), 0),
    ("javascript://social.example/%0Aalert(1)", .malformed(.script), 0),
    ("JAVASCRIPT:alert(1)//https://social.example", .malformed(.script), 0),
    ("data:text/html,x", .malformed(.script), 0),
    ("Data://social.example/x", .malformed(.script), 0),
    (" vbscript:x", .malformed(.script), 0),
    ("\u{200B}data:x", .malformed(.script), 0),
    ("java%73cript:x", .unknownOrigin, 0),
    ("java script:x", .unknownOrigin, 0),
    ("\u{FF4A}avascript:x", .unknownOrigin, 0),
    ("database:x", .unknownOrigin, 0),
    ("data", .unknownOrigin, 0),
    ("mailto:ann@social.example", .unknownOrigin, 0),
    ("profile:859", .unknownOrigin, 0),
    ("users/me", .unknownOrigin, 0),
    (" /users/me", .unknownOrigin, 0),
    (" https://social.example/x", .unknownOrigin, 0),
    ("\\\\evil.example", .unknownOrigin, 0),
    ("?k=v", .unknownOrigin, 0),
    ("#top", .unknownOrigin, 0),
    ("://x", .unknownOrigin, 0),
    ("1app://x", .unknownOrigin, 0),
    ("app scheme://x", .unknownOrigin, 0),
  ]

  @Test(arguments: faults)
  func `text of no origin is told from text that is broken`(text: String, reason: LinkError.Reason, offset: Int) {
    #expect(throws: LinkError(reason, at: offset)) { try Location(parsing: text, origins: origins) }
  }

  static let unlisted: [(String, [Origin])] = [
    ("/users/me", [.scheme("appscheme")]),
    ("/users/me", [.web("social.example")]),
    ("/users/me", []),
    ("appscheme://users", [.path]),
    ("appscheme://users", [.scheme("appscheme2")]),
    ("profile:859", [.path, .scheme("profile2")]),
  ]

  @Test(arguments: unlisted)
  func `an origin that is not listed is unknown`(text: String, origins: [Origin]) {
    #expect(throws: LinkError(.unknownOrigin, at: 0)) { try Location(parsing: text, origins: origins) }
  }

  @Test(
    arguments: ["//evil", "//evil.example/x", "//"],
    [[Origin.scheme("appscheme"), .web("social.example")], [.compact], []])
  func `another host's path is told as such by a table without paths`(text: String, origins: [Origin]) {
    for slashes in [TextRules.Slashes.strict, .lenient] {
      #expect(throws: LinkError(.malformed(.protocolRelative), at: 1)) {
        try Location(parsing: text, origins: origins, rules: TextRules(slashes: slashes))
      }
    }
  }

  static let firstFaults: [(String, LinkError.Reason, Int)] = [
    ("other://%zz/..", LinkError.Reason.unknownOrigin, 0),
    ("https://evil.example/%zz", .unknownOrigin, 8),
    ("https://a@social.example:99999/%zz", .malformed(.userInfo), 9),
    ("appscheme://a/../%zz", .malformed(.dotSegment), 14),
    ("appscheme://a/%zz?%00", .malformed(.escape), 14),
    ("appscheme://a?%00#%zz", .malformed(.control), 14),
    ("appscheme://a\\b/..", .malformed(.backslash), 13),
    ("appscheme://a%zz\\b", .malformed(.escape), 13),
    ("appscheme://a\t%zz", .malformed(.rawControl), 13),
    ("appscheme://a\\\t", .malformed(.backslash), 13),
    ("appscheme://a%FF\t", .malformed(.utf8), 13),
    ("appscheme://a/\t/..?\\", .malformed(.rawControl), 14),
  ]

  @Test(arguments: firstFaults)
  func `the first fault from the left is the one named`(text: String, reason: LinkError.Reason, offset: Int) {
    #expect(throws: LinkError(reason, at: offset)) { try Location(parsing: text, origins: origins) }
  }

  @Test func `of two origins for the same hosts the one that captures nothing wins, in any order`() throws {
    let origins = try ["https://*.a.example", "https://{t}.a.example"].map { try Origin(parsing: $0) }
    for order in [origins, origins.reversed()] {
      let location = try Location(parsing: "https://x.a.example/p", origins: order)
      #expect(location.segments == ["p"])
    }
  }
}
