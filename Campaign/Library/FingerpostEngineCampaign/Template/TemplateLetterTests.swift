import Testing

@testable import FingerpostEngine
@testable import FingerpostEngineTests

/// Letters of all scripts stand for themselves in a template, and are the same as their escapes.
struct TemplateLetterTests {
  static let letters: [(text: String, escaped: String)] = [
    ("café", "caf%C3%A9"), ("wiki/特殊:{page}", "wiki/%E7%89%B9%E6%AE%8A:{page}"),
    ("{x:日|本}", "{x:%E6%97%A5|%E6%9C%AC}"), ("a-é{x}é", "a-%C3%A9{x}%C3%A9"), ("({x=é})", "({x=%C3%A9})"),
    ("a?é={x}&k=é&l={y=é}", "a?%C3%A9={x}&k=%C3%A9&l={y=%C3%A9}"), ("a#é", "a#%C3%A9"), ("a(#é)", "a(#%C3%A9)"),
    ("a?{x:[string]=é,日}", "a?{x:[string]=%C3%A9,%E6%97%A5}"),
    ("a [deprecated=日, tag=é]", "a [deprecated=%E6%97%A5, tag=%C3%A9]"),
    ("🙂/👍🏽", "%F0%9F%99%82/%F0%9F%91%8D%F0%9F%8F%BD"), ("नमस्ते", "%E0%A4%A8%E0%A4%AE%E0%A4%B8%E0%A5%8D%E0%A4%A4%E0%A5%87"),
    ("1\u{FE0F}\u{20E3}", "1%EF%B8%8F%E2%83%A3"), ("é\u{301}", "%C3%A9%CC%81"),
  ]

  @Test(arguments: letters)
  func `a letter and its escapes are one template, which shows the letter`(text: String, escaped: String) throws {
    let template = try Template(text)
    #expect(try Template(escaped) == template)
    #expect(template.description.isIdentical(to: text))
  }

  @Test(arguments: [
    // Invisible, or steering what is shown.
    "a%E2%80%8Bb", "a%E2%80%AEb", "%C2%A0", "a%C2%ADb", "a%EE%80%80", "%E3%80%80", "a%C2%85", "a%E2%80%8Db",
    "%EF%BB%BF",
    // A mark with no letter before it would change the slash, the brace or the key sign.
    "%CC%81a", "a/%CC%81", "{x}%CC%81", "%2F%CC%81", "a?%CC%81=1", "a#%CC%81", "{x:a|%CC%81}", "-%CC%81",
    // A letter that joins what follows it.
    "%E0%B5%8E/a",
  ])
  func `what does not show as it is stays escaped`(text: String) throws {
    let template = try Template(text)
    #expect(template.description == text)
    #expect(try Template(template.description) == template)
  }

  @Test(arguments: [
    ("a\u{200B}b", 1, "U+200B must be escaped in a literal; write \"%E2%80%8B\""),
    ("a/\u{202E}b", 2, "U+202E must be escaped in a literal; write \"%E2%80%AE\""),
    ("a\u{A0}b", 1, "U+00A0 must be escaped in a literal; write \"%C2%A0\""),
    ("\u{FEFF}a", 0, "U+FEFF must be escaped in a literal; write \"%EF%BB%BF\""),
  ])
  func `what does not show as it is must be escaped`(text: String, offset: Int, message: String) {
    let error = #expect(throws: TemplateError.self) { try Template(text) }
    #expect(error?.offset == offset)
    #expect(error?.message == message)
    #expect(error?.code.number == 102)
  }

  @Test func `nothing is normalised: a letter in one scalar is not the same in two`() throws {
    let (one, two) = (try Template("caf\u{E9}"), try Template("cafe\u{301}"))
    #expect(one != two)
    let table = try RouteTable([.init("one", one), .init("two", two)], origins: [.path])
    #expect(try table.match("/caf%C3%A9").route.name == "one")
    #expect(try table.match("/cafe%CC%81").route.name == "two")
  }

  @Test(arguments: [
    ("/wiki/特殊:a", "特殊"), ("/wiki/%E7%89%B9%E6%AE%8A:a", "特殊"), ("/wiki/%e7%89%b9%E6%AE%8A:a", "特殊"),
  ])
  func `links are printed with escapes, as the URL standard has them`(link: String, name: String) throws {
    let table = try RouteTable([.init(name, try Template("wiki/特殊:{page}"))], origins: [.path])
    let match = try table.match(link)
    #expect(match.route.name == name)
    #expect(match.canonical == "/wiki/%E7%89%B9%E6%AE%8A:a")
    #expect(try table.print(name, ["page": .text("é/日")]) == "/wiki/%E7%89%B9%E6%AE%8A:%C3%A9%2F%E6%97%A5")
  }

  @Test func `letters and escapes make the same route twice`() throws {
    let error = #expect(throws: TableError.self) {
      try RouteTable([.init("a", try Template("é/{x}")), .init("b", try Template("%C3%A9/{y}"))], origins: [.path])
    }
    #expect(error?.faults.map(\.description) == ["the same route twice: é/{x} is already the route \"a\""])
  }
}
