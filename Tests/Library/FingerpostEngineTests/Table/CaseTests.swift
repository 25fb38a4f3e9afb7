import Testing

@testable import FingerpostAnalysis
@testable import FingerpostEngine
@testable import FingerpostProof

/// Routes whose literals and sets ignore the case of ASCII letters.
struct CaseTests {
  private func table(_ templates: [String], _ origins: [Origin] = [.path], all: Bool = false) throws -> RouteTable {
    try RouteTable(
      templates.map { .init($0, try Template($0)) }, origins: origins,
      options: .init(text: TextRules(case: all ? .ignored : .exact)))
  }

  static let canonicalTexts: [(template: String, link: String, canonical: String)] = [
    ("Users/Me [case=ignore]", "/users/ME", "/Users/Me"), ("users/{id} [case=ignore]", "/USERS/Ann", "/users/Ann"),
    ("{tab:Home|news}/x [case=ignore]", "/hOME/X", "/Home/x"), ("a-{id}.Json [case=ignore]", "/A-b.json", "/a-b.Json"),
    ("({tab:Home|news}|me)/x [case=ignore]", "/NEWS/x", "/news/x"), ("a/(B)/c [case=ignore]", "/A/b/C", "/a/B/c"),
    ("{x:A|b}-{y:C|d} [case=ignore]", "/a-c", "/A-C"), ("Ä [case=ignore]", "/Ä", "/%C3%84"),
    ("a/{*rest} [case=ignore]", "/A/B/c", "/a/B/c"), ("a/*/Z [case=ignore]", "/A/B/c/z", "/a/B/c/Z"),
    ("a?K=V#F [case=ignore]", "/A?K=V#F", "/a?K=V#F"), ("x%2Fy [case=ignore]", "/X%2fY", "/x%2Fy"),
    (
      "users/literal-of-more-than-sixteen [case=ignore]", "/users/Literal-Of-More-Than-Sixteen",
      "/users/literal-of-more-than-sixteen"
    ),
  ]

  @Test(arguments: canonicalTexts)
  func `a link in another case is read, and its canonical text is the template's`(
    template: String, link: String, canonical: String
  ) throws {
    let table = try table([template])
    let match = try table.match(link)
    #expect(match.canonical == canonical)
    #expect(!match.isCanonical || link == canonical)
    #expect(try table.match(canonical).isCanonical)
    #expect(try table.match(canonical).captures == match.captures)
    // The same for all routes of a table.
    let all = try self.table([String(template.dropLast(" [case=ignore]".utf8.count))], all: true)
    #expect(try all.match(link).canonical == canonical)
    #expect(try all.match(link).captures == match.captures)
  }

  @Test(arguments: [
    ("users/me", "/users/Me"), ("a?k=V [case=ignore]", "/a?k=v"), ("a?K=V [case=ignore]", "/a?k=V"),
    ("a#F [case=ignore]", "/a#f"), ("ä [case=ignore]", "/Ä"), ("a?{x:A|b} [case=ignore]", "/a?x=a"),
  ])
  func `without the flag, in a query, in a fragment and beyond ASCII case counts`(template: String, link: String) throws
  {
    #expect(throws: LinkError.self) { try table([template]).match(link) }
  }

  static let winners: [(templates: [String], link: String, winner: String)] = [
    (["users/me [case=ignore]", "users/ME"], "/users/ME", "users/ME"),
    (["users/me [case=ignore]", "users/ME"], "/users/me", "users/me [case=ignore]"),
    (["users/me [case=ignore]", "users/{id:me|ME|Me}"], "/users/Me", "users/me [case=ignore]"),
    (["{x:A|b} [case=ignore]", "{x:a|b}"], "/a", "{x:a|b}"),
    (["{x:A|b} [case=ignore]", "{x:a|b}"], "/A", "{x:A|b} [case=ignore]"),
    (["a-{x} [case=ignore]", "A-{x}"], "/A-b", "A-{x}"),
    (["a-{x} [case=ignore]", "A-{x}"], "/a-b", "a-{x} [case=ignore]"),
    (["me/{x} [case=ignore]", "{y}/b", "Me/c"], "/ME/b", "me/{x} [case=ignore]"),
    (["me/b [case=ignore]", "ME/c", "{x}/d"], "/ME/b", "me/b [case=ignore]"),
    (["me/b [case=ignore]", "ME/c", "{x}/d"], "/ME/d", "{x}/d"),
    (["users/me [case=ignore]", "users/{id}"], "/users/me", "users/me [case=ignore]"),
    (["users/me [case=ignore]", "users/{id}"], "/users/Me", "users/me [case=ignore]"),
    (["users/me [case=ignore]", "users/{id}"], "/Users/Mo", ""),
    (["a/b/{x} [case=ignore]", "a/{*rest}"], "/a/B/c", "a/b/{x} [case=ignore]"),
    (["a?{q} [case=ignore]", "a"], "/a?q=1", "a"), (["a?{q} [case=ignore]", "a"], "/A?q=1", "a?{q} [case=ignore]"),
    (["me [case=ignore]", "*"], "/mE", "me [case=ignore]"),
    (["me [case=ignore]", "mf [case=ignore]", "{x}"], "/MG", "{x}"),
  ]

  @Test(arguments: winners)
  func `an exact literal beats one that ignores case, which beats a set`(
    templates: [String], link: String, winner: String
  ) throws {
    for templates in [templates, templates.reversed()] {
      #expect((try? table(templates).match(link))?.route.name ?? "" == winner)
    }
  }

  @Test(arguments: [
    ["Me/{x} [case=ignore]", "me/{y} [case=ignore]"], ["{x:A|b} [case=ignore]", "{x:a|B} [case=ignore]"],
    ["(Me|{x:int}) [case=ignore]", "(me|{x:int}) [case=ignore]"], ["7/{x} [case=ignore]", "7/{x}"],
    ["a-{x} [case=ignore]", "A-{x} [case=ignore]"],
  ])
  func `two routes that differ in case alone are one`(templates: [String]) throws {
    #expect(throws: TableError.self) { try table(templates) }
    #expect(throws: Never.self) { try table([templates[0].replacing(" [case=ignore]", with: ""), "other/x"]) }
  }

  @Test func `Me and me are the same route twice if the table ignores case`() throws {
    let error = #expect(throws: TableError.self) { try table(["Me", "me"], all: true) }
    #expect(error?.faults.map(\.description) == ["the same route twice: Me is already the route \"Me\""])
  }

  @Test(arguments: [
    ("{x:a|b|A} [case=ignore]", 3), ("x/{y:b|c}-{z:B|b} [case=ignore]", 13), ("({x:B|b}) [case=ignore]", 4),
  ])
  func `members that coincide are an error with its place`(template: String, offset: Int) throws {
    let error = #expect(throws: TemplateError.self) { try Template(template) }
    #expect(error?.offset == offset)
    #expect(error?.code.number == 147)
    let plain = template.replacing(" [case=ignore]", with: "")
    #expect(throws: Never.self) { try table([plain]) }
    let fault = #expect(throws: TableError.self) { try table([plain], all: true) }?.faults.first
    #expect(fault?.code.number == 147)
    #expect(fault?.route == 0)
  }

  @Test func `members may coincide in a query, where case counts`() throws {
    let table = try table(["a?{x:b|B} [case=ignore]"])
    #expect(try table.match("/A?x=B").values.map(\.description) == ["x=B"])
  }

  @Test(arguments: ["a [case=exact]", "a [case=]", "a [case]", "a [case=ignore, case=ignore]"])
  func `case has one value`(template: String) {
    #expect(throws: TemplateError.self) { try Template(template) }
  }

  @Test func `printing takes members as they are written, and says what another spelling meant`() throws {
    let table = try table(["{tab:Home|news} [case=ignore]"])
    let name = "{tab:Home|news} [case=ignore]"
    #expect(try table.print(name, ["tab": .text("Home")]) == "/Home")
    let error = #expect(throws: PrintError.self) { try table.print(name, ["tab": .text("home")]) }
    #expect(error?.description == "the value of \"tab\" does not read as Home|news; did you mean \"Home\"?")
  }

  @Test func `a value that a literal takes in another case is not printed`() throws {
    let table = try table(["users/me [case=ignore]", "users/{id}"])
    let error = #expect(throws: PrintError.self) { try table.print("users/{id}", ["id": .text("ME")]) }
    #expect(error?.description == "the link of these values is read as \"users/me [case=ignore]\"")
    #expect(try table.print("users/{id}", ["id": .text("mee")]) == "/users/mee")
  }

  @Test func `every form of a link ignores case`() throws {
    let table = try table(
      ["Users/{t:A|b} [case=ignore]"], [.scheme("app"), .compact, .web("a.example"), .web("{t}.b.example")])
    #expect(try table.match("app://users/a").canonical == "app://Users/A")
    #expect(try table.match("USERS:B").canonical == "Users:b")
    #expect(try table.match("https://a.example/uSERS/a").canonical == "https://a.example/Users/A")
    #expect(try table.match("https://users.b.example/a").canonical == "https://users.b.example/A")
  }

  @Test func `a raw colon behind a scheme is read in any case, too`() throws {
    let table = try table(["Users:80/{x} [case=ignore]"], [.scheme("app")])
    #expect(try table.match("app://users:80/a").canonical == "app://Users%3A80/a")
    #expect(throws: LinkError.self) { try table.match("app://user:80/a") }
  }

  @Test(arguments: 1...3) func `among many literals one is found`(depth: Int) throws {
    let words = (0..<300).map { "Word\($0)x" }
    let table = try table(words.map { word in Array(repeating: word, count: depth).joined(separator: "/") }, all: true)
    for word in words {
      let link = "/" + Array(repeating: word.uppercased(), count: depth).joined(separator: "/")
      #expect(try table.match(link).route.name.hasPrefix(word + (depth > 1 ? "/" : "")))
    }
    #expect(throws: LinkError.self) { try table.match("/word300x") }
  }
}
