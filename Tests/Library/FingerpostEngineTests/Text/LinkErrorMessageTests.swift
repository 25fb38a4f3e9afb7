import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

struct LinkErrorMessageTests {
  static let messages: [(LinkError.Reason, String, String)] = [
    (.notFound, "notFound", "no route has this shape (at byte 7)"),
    (
      .methodNotAllowed(["GET", "HEAD"]), "methodNotAllowed",
      "the method does not fit; allowed: GET, HEAD (at byte 7)"
    ),
    (.unknownOrigin, "unknownOrigin", "no origin of this table fits the link (at byte 7)"),
    (.malformed(.empty), "malformed", "the text is empty (at byte 7)"),
    (
      .malformed(.escape), "malformed",
      "an escape is \"%\" and two hexadecimal digits; write a lone \"%\" as \"%25\" (at byte 7)"
    ),
    (.malformed(.utf8), "malformed", "the bytes here are not UTF-8 (at byte 7)"),
    (.malformed(.control), "malformed", "a link cannot contain NUL, CR or LF, escaped or not (at byte 7)"),
    (
      .malformed(.rawControl), "malformed",
      "this is a control character: remove it, or escape it, such as \"%09\" (at byte 7)"
    ),
    (
      .malformed(.unprintable), "malformed",
      "compact text cannot contain spaces, control characters or backslashes (at byte 7)"
    ),
    (
      .malformed(.backslash), "malformed",
      "write a backslash as \"%5C\"; \"/\" separates segments (at byte 7)"
    ),
    (
      .malformed(.dotSegment), "malformed",
      "\".\" and \"..\" cannot be segments of a link; resolve them first (at byte 7)"
    ),
    (.malformed(.emptySegment), "malformed", "an empty segment: write one \"/\" between segments (at byte 7)"),
    (.malformed(.userInfo), "malformed", "a link cannot contain user info: remove the text before \"@\" (at byte 7)"),
    (.malformed(.host), "malformed", "a host is expected after \"://\" (at byte 7)"),
    (
      .malformed(.hostByte), "malformed",
      "a host may contain ASCII letters, digits, \"-\", \"_\" and \".\"; write other letters as \"xn--…\" (at byte 7)"
    ),
    (
      .malformed(.address), "malformed",
      "brackets must contain an IPv6 address, and only a port may follow (at byte 7)"
    ),
    (.malformed(.port), "malformed", "a port is a number from 0 to 65535 (at byte 7)"),
    (.malformed(.slashesAfterScheme), "malformed", "\"://\" is expected after the scheme (at byte 7)"),
    (.tooLong(limit: 8192), "tooLong", "the text is longer than 8192 bytes (at byte 7)"),
    (.tooManySegments(limit: 256), "tooManySegments", "the path has more than 256 segments (at byte 7)"),
    (.tooManyQueryItems(limit: 256), "tooManyQueryItems", "the query has more than 256 items (at byte 7)"),
  ]

  @Test(arguments: messages)
  func `an error has a kind, and says what and where`(reason: LinkError.Reason, kind: String, description: String) {
    let error = LinkError(reason, at: 7)
    #expect(error.kind.description == kind)
    #expect(error.description == description)
    #expect(error.offset == 7)
  }

  @Test(arguments: [
    ("appscheme://secret/%zz", 19), ("https://secret@social.example/", 14), ("/secret/..", 8), ("secret://x", 0),
  ])
  func `a description holds no text of the link`(text: String, offset: Int) {
    let origins: [Origin] = [.scheme("appscheme"), .web("social.example"), .path]
    let error = #expect(throws: LinkError.self) { try Location(parsing: text, origins: origins) }
    #expect(error?.description.contains("secret") == false)
    #expect(error?.offset == offset)
  }

  @Test func `only a method that does not fit brings allowed methods`() {
    #expect(LinkError(.methodNotAllowed(["GET", "HEAD"]), at: 0).allowedMethods == ["GET", "HEAD"])
    #expect(LinkError(.notFound, at: 0).allowedMethods == [])
  }
}
