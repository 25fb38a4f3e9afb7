import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

private let sources: [TextForm: Location.Source] = [
  .scheme: Location.Source(form: .scheme, prefix: "appscheme://", origins: 1),
  .web: Location.Source(form: .web, prefix: "https://social.example", origins: 2),
  .path: Location.Source(form: .path, prefix: "", origins: 4),
]
private let origins: [Origin] = [.scheme("appscheme"), .web("social.example"), .path]

private func location(
  _ form: TextForm, _ segments: [String], query: [Location.QueryItem] = [], fragment: String? = nil
) throws -> Location {
  Location(source: try #require(sources[form]), segments: segments, query: query, fragment: fragment)
}

struct PrintingTests {
  static let paths: [([String], String, String, String)] = [
    ([], "appscheme://", "https://social.example/", "/"),
    (["users"], "appscheme://users", "https://social.example/users", "/users"),
    (["users", "me"], "appscheme://users/me", "https://social.example/users/me", "/users/me"),
    (["a/b", "c/d"], "appscheme://a%2Fb/c%2Fd", "https://social.example/a%2Fb/c%2Fd", "/a%2Fb/c%2Fd"),
    (["a:b@c", "d:e@f"], "appscheme://a%3Ab%40c/d:e@f", "https://social.example/a:b@c/d:e@f", "/a:b@c/d:e@f"),
    (["/x"], "appscheme://%2Fx", "https://social.example/%2Fx", "/%2Fx"),
    (["\\x"], "appscheme://%5Cx", "https://social.example/%5Cx", "/%5Cx"),
    (["?#", "%"], "appscheme://%3F%23/%25", "https://social.example/%3F%23/%25", "/%3F%23/%25"),
    (["a b", "é"], "appscheme://a%20b/%C3%A9", "https://social.example/a%20b/%C3%A9", "/a%20b/%C3%A9"),
    (["[::1]"], "appscheme://%5B%3A%3A1%5D", "https://social.example/%5B::1%5D", "/%5B::1%5D"),
    (["...", ".a"], "appscheme://.../.a", "https://social.example/.../.a", "/.../.a"),
    (["%2E"], "appscheme://%252E", "https://social.example/%252E", "/%252E"),
  ]

  @Test(arguments: paths)
  func `segments are printed where they stand, and read back`(
    segments: [String], scheme: String, web: String, path: String
  ) throws {
    for (form, text) in [(TextForm.scheme, scheme), (.web, web), (.path, path)] {
      let location = try location(form, segments)
      #expect(try location.print() == text)
      #expect(try Location(parsing: text, origins: origins) == location)
    }
  }

  @Test(arguments: [
    ("k", "v", "k=v"), ("k", "", "k="), ("", "v", "=v"), ("", "", "="), ("a=b", "c=d", "a%3Db=c%3Dd"),
    ("a&b", "c&d", "a%26b=c%26d"), ("a b", "c+d", "a%20b=c%2Bd"), ("a/b", "c?d", "a/b=c?d"),
    ("a#b", "c;d", "a%23b=c;d"),
    ("a:b@", "'(*)!$,", "a:b@=%27(*)!$,"), ("a[]", "é", "a%5B%5D=%C3%A9"), ("%", "\\", "%25=%5C"),
  ])
  func `a query item is printed with its equals sign, and reads back`(key: String, value: String, text: String) throws {
    let location = try location(.path, ["x"], query: [.init(key: key, value: value)])
    #expect(try location.print() == "/x?\(text)")
    #expect(try Location(parsing: "/x?\(text)", origins: origins) == location)
  }

  @Test(arguments: [
    ("", ""), ("top", "top"), ("a#b", "a%23b"), ("a/b?c=d&e", "a/b?c=d&e"), ("a b+c", "a%20b+c"), ("é", "%C3%A9"),
  ])
  func `a fragment is printed after a hash, and reads back`(fragment: String, text: String) throws {
    let location = try location(.scheme, [], query: [.init(key: "k", value: "v")], fragment: fragment)
    #expect(try location.print() == "appscheme://?k=v#\(text)")
    #expect(try Location(parsing: location.print(), origins: origins) == location)
  }

  @Test(arguments: [TextForm.scheme, .web, .path])
  func `no space and no control character is ever printed`(form: TextForm) throws {
    let hostile = String(decoding: (UInt8(1)...255).filter { byte in ![10, 13].contains(byte) }, as: UTF8.self)
    let item = Location.QueryItem(key: hostile, value: hostile)
    let text = try location(form, [hostile, "/", "\\", hostile], query: [item], fragment: hostile).print()
    #expect(text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    #expect(!text.hasPrefix("//") && !text.hasPrefix("/\\"))
  }

  static let unprintable: [([String], Unprintable)] = [
    ([""], Unprintable.emptySegment), (["a", ""], .emptySegment), (["", "a"], .emptySegment),
    (["."], .dotSegment), (["a", ".."], .dotSegment), (["\0"], .control), (["a\r"], .control), (["a", "\n"], .control),
    (["\r\n"], .control),
  ]

  @Test(arguments: unprintable)
  func `what no link can carry is not printed`(segments: [String], reason: Unprintable) throws {
    for form in [TextForm.scheme, .web, .path] {
      let location = try location(form, segments)
      #expect(throws: PrintError(.unprintable(reason))) { try location.print() }
    }
  }

  @Test(arguments: ["\0", "\r", "\n", "a\r\nb"])
  func `NUL, CR and LF are not printed in a query or a fragment`(text: String) throws {
    let located = [
      try location(.path, [], query: [.init(key: text, value: "")]),
      try location(.path, [], query: [.init(key: "", value: text)]),
      try location(.path, [], fragment: text),
    ]
    for location in located {
      #expect(throws: PrintError(.unprintable(.control))) { try location.print() }
    }
  }

  static let messages: [(Unprintable, String)] = [
    (Unprintable.emptySegment, "a segment cannot be empty"),
    (.dotSegment, "\".\" and \"..\" cannot be segments of a link"),
    (.control, "a link cannot contain NUL, CR or LF"),
    (.compactQuery, "compact text cannot carry a query or a fragment"),
  ]

  @Test(arguments: messages)
  func `what cannot be printed says why`(reason: Unprintable, message: String) {
    #expect(reason.description == message)
  }
}
