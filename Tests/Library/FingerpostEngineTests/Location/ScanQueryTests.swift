import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

struct ScanQueryTests {
  static let items: [(String, [String])] = [
    ("/x", []),
    ("/x?", []),
    ("/x?&&", []),
    ("/x?k", ["k="]),
    ("/x?k=", ["k="]),
    ("/x?k=v", ["k=v"]),
    ("/x?k=v&", ["k=v"]),
    ("/x?&k=v", ["k=v"]),
    ("/x?a=1&&b=2", ["a=1", "b=2"]),
    ("/x?a=1&b=2&a=3", ["a=1", "b=2", "a=3"]),
    ("/x?b=2&a=1", ["b=2", "a=1"]),
    ("/x?a=1&a=1", ["a=1", "a=1"]),
    ("/x?=", ["="]),
    ("/x?=v", ["=v"]),
    ("/x?k=a=b", ["k=a=b"]),
    ("/x?k==", ["k=="]),
    ("/x?k=a?b/c:d@e", ["k=a?b/c:d@e"]),
    ("/x?k=a;b", ["k=a;b"]),
    ("/x?a[]=1&a[]=2", ["a[]=1", "a[]=2"]),
    ("/x?k=v#f&g=h", ["k=v"]),
    ("/x?K=V&k=v", ["K=V", "k=v"]),
    ("/x?%6B=%76", ["k=v"]),
    ("/x?k=%20%26%3D%23", ["k= &=#"]),
    ("/x?k=a+b", ["k=a+b"]),
    ("/x?k=a%2Bb", ["k=a+b"]),
    ("/x?k=é", ["k=é"]),
    ("/?k=v", ["k=v"]),
    ("/x/?k=v", ["k=v"]),
  ]

  @Test(arguments: items)
  func `a query is cut at ampersands and at the first equals sign`(text: String, items: [String]) throws {
    #expect(try Location(parsing: text, origins: [.path]).query.map(\.description) == items)
  }

  @Test(arguments: [
    ("/x?a%3Db=c", "a=b", "c"), ("/x?a=b%3Dc", "a", "b=c"), ("/x?a%26b=c", "a&b", "c"), ("/x?a%3Db%3Dc", "a=b=c", ""),
  ])
  func `an escaped delimiter delimits nothing`(text: String, key: String, value: String) throws {
    let location = try Location(parsing: text, origins: [.path])
    #expect(location.query == [Location.QueryItem(key: key, value: value)])
  }

  static let plusTexts: [(String, TextRules.Plus, String, String)] = [
    ("/a+b?c+d=e+f#g+h", TextRules.Plus.rfc3986, "c+d", "e+f"),
    ("/a+b?c+d=e+f#g+h", .form, "c d", "e f"),
    ("/a+b?c%2Bd=e%2Bf#g+h", .rfc3986, "c+d", "e+f"),
    ("/a+b?c%2Bd=e%2Bf#g+h", .form, "c+d", "e+f"),
    ("/a+b?c%20d=e%20f#g+h", .rfc3986, "c d", "e f"),
    ("/a+b?c%20d=e%20f#g+h", .form, "c d", "e f"),
  ]

  @Test(arguments: plusTexts)
  func `a plus is a plus, but a space in the queries of forms`(
    text: String, plus: TextRules.Plus, key: String, value: String
  ) throws {
    let location = try Location(parsing: text, origins: [.path], rules: TextRules(plus: plus))
    #expect(location.segments == ["a+b"])
    #expect(location.query == [Location.QueryItem(key: key, value: value)])
    #expect(location.fragment == "g+h")
  }

  @Test(arguments: [TextRules.Plus.rfc3986, .form], [" ", "+", "%20", "%2B", "a b+c", "+ +"])
  func `what is printed reads back alike under either rule`(plus: TextRules.Plus, text: String) throws {
    let source = Location.Source(form: .path, prefix: "", origins: 1)
    let location = Location(source: source, segments: [text], query: [.init(key: text, value: text)], fragment: text)
    #expect(try Location(parsing: location.print(), origins: [.path], rules: TextRules(plus: plus)) == location)
  }

  static let fragments: [(String, String?)] = [
    ("/x", nil), ("/x?k=v", nil), ("/x#", ""), ("/x#top", "top"), ("/x?k=v#top", "top"), ("/x#a#b", "a#b"),
    ("/x#a?b=c&d", "a?b=c&d"), ("/x#/a//b/..", "/a//b/.."), ("/x#%23%20", "# "), ("/x#a+b", "a+b"), ("/#é", "é"),
    ("appscheme://#top", "top"), ("appscheme://x#top", "top"), ("https://social.example#top", "top"),
  ]

  @Test(arguments: fragments)
  func `a fragment is all that follows the first hash`(text: String, fragment: String?) throws {
    let origins: [Origin] = [.path, .scheme("appscheme"), .web("social.example")]
    #expect(try Location(parsing: text, origins: origins).fragment == fragment)
  }
}
