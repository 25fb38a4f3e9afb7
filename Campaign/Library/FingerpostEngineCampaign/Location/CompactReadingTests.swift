import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

private let origins: [Origin] = [.compact, .scheme("appscheme"), .path]

struct CompactReadingTests {
  static let texts: [(String, [String])] = [
    ("profile:859928508374784884", ["profile", "859928508374784884"]),
    ("home", ["home"]),
    ("a:b:c", ["a", "b", "c"]),
    ("a::b", ["a", "", "b"]),
    ("a:", ["a", ""]),
    ("a:%20:%zz", ["a", "%20", "%zz"]),
    ("a:x?k=v#top", ["a", "x?k=v#top"]),
    ("a:/x/y", ["a", "/x/y"]),
    ("a:...:.b", ["a", "...", ".b"]),
    ("a:é", ["a", "é"]),
    ("a:%5C%09", ["a", "%5C%09"]),
    ("ann@host:\u{A0}", ["ann@host", "\u{A0}"]),
    ("a+b:c+d", ["a+b", "c+d"]),
    ("users/me", ["users/me"]),
    ("javascript", ["javascript"]),
    ("javascripts:alert(1)", ["javascripts", "alert(1)"]),
    ("Profile:Ann", ["Profile", "Ann"]),
  ]

  @Test(arguments: texts)
  func `compact text is cut at colons and is otherwise raw`(text: String, segments: [String]) throws {
    let location = try Location(parsing: text, origins: origins)
    #expect(location.segments == segments)
    #expect(location.query.isEmpty && location.fragment == nil)
  }

  static let faults: [(String, LinkError.Reason, Int)] = [
    ("a b", LinkError.Reason.malformed(.unprintable), 1),
    ("a:\tb", .malformed(.unprintable), 2),
    ("a:\u{1}", .malformed(.unprintable), 2),
    ("a:\u{1F}", .malformed(.unprintable), 2),
    ("a:\u{7F}", .malformed(.unprintable), 2),
    ("a:é\u{80}", .malformed(.unprintable), 4),
    ("a:\u{85}b", .malformed(.unprintable), 2),
    ("\u{9F}", .malformed(.unprintable), 0),
    ("a:\\x", .malformed(.unprintable), 2),
    ("\\\\evil.example", .malformed(.unprintable), 0),
    ("a:\\ x", .malformed(.unprintable), 2),
    ("a: \\x", .malformed(.unprintable), 2),
    ("a:b\0", .malformed(.control), 3),
    ("a:\r\n", .malformed(.control), 2),
    ("a:\n", .malformed(.control), 2),
    (" a", .malformed(.unprintable), 0),
    ("https:x", .malformed(.slashesAfterScheme), 6),
    ("HTTP:x", .malformed(.slashesAfterScheme), 5),
    ("appscheme:x", .malformed(.slashesAfterScheme), 10),
    ("a:..", .malformed(.dotSegment), 2),
    ("a:.:b", .malformed(.dotSegment), 2),
    ("javascript:alert(1)", .malformed(.script), 0),
    ("JavaScript:x", .malformed(.script), 0),
    ("vbscript:x", .malformed(.script), 0),
    ("javascript:", .malformed(.script), 0),
    ("data:5", .malformed(.script), 0),
    ("\u{200B}Data:5", .malformed(.script), 0),
    ("other://x", .unknownOrigin, 0),
    ("javascript://x", .malformed(.script), 0),
  ]

  @Test(arguments: faults)
  func `spaces, control characters and backslashes, and other origins, are no compact text`(
    text: String, reason: LinkError.Reason, offset: Int
  ) {
    #expect(throws: LinkError(reason, at: offset)) { try Location(parsing: text, origins: origins) }
  }

  static let written: [([String], String)] = [
    (["profile", "859"], "profile:859"),
    (["home"], "home"),
    (["a", "%20/?#"], "a:%20/?#"),
    (["a", "..b", "é"], "a:..b:é"),
    (["a", "", "b"], "a::b"),
  ]

  @Test(arguments: written)
  func `compact text is written raw`(segments: [String], text: String) throws {
    let source = Location.Source(form: .compact, prefix: "", origins: 1)
    #expect(try Location(source: source, segments: segments).print() == text)
    #expect(try Location(parsing: text, origins: [.compact]).segments == segments)
  }

  static let unwritten: [([String], Unprintable)] = [
    (["a", "b c"], Unprintable.compactControl), (["a", "\n"], .compactControl),
    (["a", "\u{7F}"], .compactControl), (["a", "b\u{80}"], .compactControl), (["\u{9F}"], .compactControl),
    (["a", "\\"], .compactControl), (["a\\b"], .compactControl),
    (["", "a"], .emptySegment), ([], .emptySegment),
  ]

  @Test(arguments: unwritten)
  func `what compact text cannot carry is not written`(segments: [String], reason: Unprintable) {
    let source = Location.Source(form: .compact, prefix: "", origins: 1)
    #expect(throws: PrintError(.unprintable(reason))) {
      try Location(source: source, segments: segments).print()
    }
  }

  @Test func `compact text cannot carry a query or a fragment`() {
    let source = Location.Source(form: .compact, prefix: "", origins: 1)
    let item = Location.QueryItem(key: "k", value: "v")
    let withQuery = Location(source: source, segments: ["a"], query: [item])
    let withFragment = Location(source: source, segments: ["a"], fragment: "top")
    #expect(throws: PrintError(.unprintable(.compactQuery))) { try withQuery.print() }
    #expect(throws: PrintError(.unprintable(.compactQuery))) { try withFragment.print() }
  }
}
