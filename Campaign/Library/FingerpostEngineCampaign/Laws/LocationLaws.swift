import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// The oracle reads locations as the table does: so they are held to examples worked out by hand.
@Suite struct LocationLaws {
  struct Example: Sendable, CustomTestStringConvertible {
    var text: String
    /// Segments, items and fragment, or the kind of error and where.
    var reads: String
    /// What prints, where that is another text.
    var prints: String
    var rules = TextRules()
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ reads: String, prints: String? = nil, rules: TextRules = TextRules()) {
      (self.text, self.reads, self.prints, self.rules) = (text, reads, prints ?? text, rules)
    }
  }

  static let examples = [
    Example("app://", "[]"),
    Example("app://a/b", "[a, b]"),
    Example("APP:///a//b/", "[a, b]", prints: "app://a/b"),
    Example("app:///a:b@/c:d@", "[a:b@, c:d@]", prints: "app://a%3Ab%40/c:d@"),
    Example("app://a%40/@", "[a@, @]"),
    Example("app://a:b@/c:d@", "malformed at 9"),
    Example("https://A.example:443/a", "[a]", prints: "https://a.example/a"),
    Example("https://a.example", "[]", prints: "https://a.example/"),
    Example("https://a.example/a/", "[a]", prints: "https://a.example/a"),
    Example("https://a.example/a//b", "malformed at 20"),
    Example("https://a.example/a//b", "[a, b]", prints: "https://a.example/a/b", rules: TextRules(slashes: .lenient)),
    Example("app://a//b", "malformed at 8", rules: TextRules(slashes: .strict)),
    Example("https://u@a.example/", "malformed at 9"),
    Example("https://b.example/", "unknownOrigin at 8"),
    Example("//a", "malformed at 1"),
    Example("/\\a", "malformed at 1"),
    Example("/a%2Fb/%2f", "[a/b, /]", prints: "/a%2Fb/%2F"),
    Example("/%7e%41+", "[~A+]", prints: "/~A+"),
    Example("/a/%2e%2E", "malformed at 3"),
    Example("/./a", "malformed at 1"),
    Example("/...", "[...]"),
    Example("/%zz", "malformed at 1"),
    Example("/a%2", "malformed at 2"),
    Example("/%C3%A9", "[é]"),
    Example("/é", "[é]", prints: "/%C3%A9"),
    Example("/%C0%AF", "malformed at 1"),
    Example("/%E0%80%AF", "malformed at 1"),
    Example("/%ED%A0%80", "malformed at 1"),
    Example("/%F4%90%80%80", "malformed at 1"),
    Example("/%C3/%A9", "malformed at 1"),
    Example("/a%00", "malformed at 2"),
    Example("/a?k=%0A", "malformed at 5"),
    Example("/a#\r", "malformed at 3"),
    Example("/a\t", "malformed at 2"),
    Example("/a%09", "[a\t]"),
    Example("/a?k=\\", "malformed at 5"),
    Example("/a?k=%5C", "[a] k=\\"),
    Example("a:b\u{85}", "malformed at 3"),
    Example("/a?k=1+2&k&=&&q==", "[a] k=1+2 k= = q==", prints: "/a?k=1%2B2&k=&=&q=%3D"),
    Example("/a?k=1+2%2B", "[a] k=1 2+", prints: "/a?k=1%202%2B", rules: TextRules(plus: .form)),
    Example("/a+b?k#c+d?e", "[a+b] k= #c+d?e", prints: "/a+b?k=#c+d?e"),
    Example("/a?#", "[a] #", prints: "/a#"),
    Example("a:b::c", "[a, b, , c]"),
    Example("a:%41/?#", "[a, %41/?#]"),
    Example("app:a", "malformed at 4"),
    Example("a b:c", "malformed at 1"),
    Example("", "malformed at 0"),
  ]

  @Test(arguments: examples) func `text is read and printed as worked out by hand`(_ example: Example) throws {
    let origins: [Origin] = [.scheme("app"), .web("a.example"), .path, .compact]
    do throws(LinkError) {
      let location = try Location(parsing: example.text, origins: origins, rules: example.rules)
      let parts = location.query.map(\.description) + (location.fragment.map { ["#" + $0] } ?? [])
      let segments = "[" + location.segments.joined(separator: ", ") + "]"
      #expect(([segments] + parts).joined(separator: " ") == example.reads)
      #expect((try? location.print()) == example.prints)
    } catch {
      #expect("\(error.kind) at \(error.offset)" == example.reads)
    }
  }
}
