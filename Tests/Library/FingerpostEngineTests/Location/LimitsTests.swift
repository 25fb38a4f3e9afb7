import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

private let origins: [Origin] = [.path, .scheme("appscheme"), .compact]
private let wide = LinkLimits(bytes: 4 << 20, segments: 1 << 20, queryItems: 1 << 20)

struct LimitsTests {
  static let within: [(LongText, LinkLimits)] = [
    ("/" + times(8191, "a"), LinkLimits()),
    (times(256, "/a"), LinkLimits()),
    (times(256, "/a") + "/", LinkLimits()),
    ("/?" + times(256, "k&"), LinkLimits()),
    ("/?" + times(1000, "&"), LinkLimits()),
    ("appscheme://a" + times(1000, "/") + "b", LinkLimits(segments: 2)),
    ("a" + times(255, ":a"), LinkLimits()),
    ("/", LinkLimits(bytes: 1, segments: 0, queryItems: 0)),
    ("/?&", LinkLimits(queryItems: 0)),
    ("/a/b", LinkLimits(bytes: 4, segments: 2)),
    ("/?a&b", LinkLimits(queryItems: 2)),
    ("/" + times(1 << 20, "a"), wide),
    ("/" + times(1 << 20, "%41"), wide),
    (times(100_000, "/a"), wide),
    ("appscheme://" + times(100_000, "a/"), wide),
    ("/?" + times(10_000, "key=value&"), wide),
    ("/#" + times(1 << 20, "f"), wide),
    (times(100_000, "a:"), wide),
  ]

  @Test(arguments: within)
  func `text within the limits is read`(text: LongText, limits: LinkLimits) throws {
    let location = try Location(parsing: text.text, origins: origins, rules: TextRules(limits: limits))
    #expect(location.segments.count <= limits.segments)
  }

  @Test(arguments: [Int.min, -1, 0, 1, .max])
  func `a table holds a link to its limits, whatever they are`(number: Int) throws {
    for (bytes, segments) in [(number, 256), (8192, number), (number, number)] {
      let limits = LinkLimits(bytes: bytes, segments: segments, queryItems: number)
      let table = try RouteTable(
        [.init("a", Template("a")), .init("b", Template("a/{b}"))], origins: [.path],
        options: .init(text: TextRules(limits: limits)))
      #expect((table.lookup("/a") != nil) == (bytes >= 2 && segments >= 1), "\(limits)")
      #expect((table.lookup("/a/b") != nil) == (bytes >= 4 && segments >= 2), "\(limits)")
    }
  }

  static let beyond: [(LongText, LinkLimits, LinkError.Reason, Int)] = [
    ("/" + times(8192, "a"), LinkLimits(), LinkError.Reason.tooLong(limit: 8192), 8192),
    ("/" + times(1 << 20, "a"), LinkLimits(), .tooLong(limit: 8192), 8192),
    (times(100_000, "/a"), LinkLimits(), .tooLong(limit: 8192), 8192),
    ("/?" + times(10_000, "key=value&"), LinkLimits(), .tooLong(limit: 8192), 8192),
    ("other://" + times(8192, "%zz"), LinkLimits(), .tooLong(limit: 8192), 8192),
    (times(257, "/a"), LinkLimits(), .tooManySegments(limit: 256), 513),
    ("appscheme://" + times(257, "a/"), LinkLimits(), .tooManySegments(limit: 256), 524),
    ("a" + times(256, ":a"), LinkLimits(), .tooManySegments(limit: 256), 512),
    ("/?" + times(257, "k&"), LinkLimits(), .tooManyQueryItems(limit: 256), 514),
    (times(100_000, "/a"), LinkLimits(bytes: 1 << 20), .tooManySegments(limit: 256), 513),
    ("/?" + times(10_000, "k&"), LinkLimits(bytes: 1 << 20), .tooManyQueryItems(limit: 256), 514),
    ("/é", LinkLimits(bytes: 2), .tooLong(limit: 2), 2),
    ("/", LinkLimits(bytes: 0), .tooLong(limit: 0), 0),
    ("/", LinkLimits(bytes: -1), .tooLong(limit: -1), 0),
    ("/a", LinkLimits(segments: 0), .tooManySegments(limit: 0), 1),
    ("/a/b/c", LinkLimits(segments: 2), .tooManySegments(limit: 2), 5),
    ("/?a", LinkLimits(queryItems: 0), .tooManyQueryItems(limit: 0), 2),
    ("/?a=1&b=2&c=3", LinkLimits(queryItems: 2), .tooManyQueryItems(limit: 2), 10),
    ("/a/b/..", LinkLimits(segments: 2), .tooManySegments(limit: 2), 5),
    ("/a/../c", LinkLimits(segments: 2), .malformed(.dotSegment), 3),
  ]

  @Test(arguments: beyond)
  func `each limit has its own error, at the first byte over it`(
    text: LongText, limits: LinkLimits, reason: LinkError.Reason, offset: Int
  ) {
    #expect(throws: LinkError(reason, at: offset)) {
      try Location(parsing: text.text, origins: origins, rules: TextRules(limits: limits))
    }
  }

  @Test func `an empty text is malformed rather than too long`() {
    #expect(throws: LinkError(.malformed(.empty), at: 0)) {
      try Location(parsing: "", origins: origins, rules: TextRules(limits: LinkLimits(bytes: 0)))
    }
  }

  @Test func `the limits are 8 KiB, 256 segments, 256 query items and 64 parameters`() {
    #expect(LinkLimits() == LinkLimits(bytes: 8192, segments: 256, queryItems: 256, captures: 64))
    #expect(LinkLimits(bytes: .max).bytes == 2_147_483_647)
  }
}
