import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile
import SeededRandom
import Testing

@testable import FingerpostPage

private func table(_ text: String) throws -> RouteTable { try RouteFile.read(Array(text.utf8)) }

/// What stands between two texts.
private func between(_ start: String, _ end: String, in text: String) -> Substring? {
  guard let from = text.firstRange(of: start)?.upperBound, let to = text[from...].firstRange(of: end) else {
    return nil
  }
  return text[from..<to.lowerBound]
}

@Suite struct PageTests {
  private static let social = """
    origins app:// https://social.example /
    me      users/me
    user    users/{id:int}?({tab:posts|likes})&{page:int=1}
    user    users/{name} [deprecated=use%20ids]
    files   GET files/{*path} [web, tag=docs]
    debug   debug/{page} [internal]
    old     old/{id} [gone=moved, instead=me]
    """

  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (String(repeating: "a", count: 55), "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
    (String(repeating: "a", count: 56), "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
  ])
  func `the hash of a script is its SHA-256`(text: String, hash: String) {
    #expect(SHA256.base64(of: text) == hash)
  }

  @Test func `a page is the same for the same table, and asks for nothing`() throws {
    let html = LinkPage(try table(Self.social), title: "social").html
    #expect(html == LinkPage(try table(Self.social), title: "social").html)
    let policy = try #require(between("Content-Security-Policy\" content=\"", "\"", in: html))
    #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
    #expect(policy.ranges(of: "unsafe").count == 1 && policy.contains(" 'wasm-unsafe-eval';"))
    #expect(!policy.contains("connect-src"))
    let page = html.replacing(EngineText.module, with: "")
    #expect(!page.contains("src=") && !page.contains("@import") && !page.contains("url("))
  }

  @Test func `a served page asks its server, and nobody else`() throws {
    var page = LinkPage(try table(Self.social), title: "social")
    page.isServed = true
    #expect(page.html.contains("; connect-src 'self'\""))
    #expect(page.html.contains("data-version=\"\(page.version)\""))
    #expect(page.version != LinkPage(try table("origins /\na b"), title: "social").version)
  }

  @Test func `every route is there with what it says of itself`() throws {
    let data = PageData(LinkPage(try table(Self.social), title: "social")).text
    for part in [
      #""table":{"origins":["app://","https://social.example","/"]}"#,
      #"{"name":"me","template":"users/me","example":"app://users/me"}"#,
      #""template":"users/{id:int}?({tab:likes|posts})&{page:int=1}","order":1,"role":"prints""#,
      #""parameters":[["id",1,1],["tab",0,0],["page",1,0,"1"]]"#,
      #""flags":"deprecated=use%20ids","deprecated":"use ids","order":2,"role":"only read","example":"app://users/a""#,
      #""method":"GET","template":"files/{*path}","flags":"web, tag=docs","origins":[1,2],"tags":["docs"]"#,
      #""flags":"internal","access":"internal","example":"app://debug/a""#,
      #""gone":"moved","instead":"me","example":"app://old/a""#,
      #"{"name":"likes|posts","words":"one of 2 words","sample":"likes","members":["likes","posts"]}"#,
      #"{"name":"int","words":"a whole number","sample":"1","isInteger":true}"#,
    ] {
      #expect(data.contains(part), "\(part)")
    }
  }

  @Test func `every example is answered by its route`() throws {
    let table = try table(Self.social)
    for index in PageData(LinkPage(table, title: "social")).order {
      let link = try #require(table.example(of: index))
      #expect(table.answer(link, method: table.routes[index].template.method)?.index == index)
    }
  }

  @Test(arguments: [
    ("a/{x}/{y:int}", ["x", "y"]), ("a/({x})?{q}&{p=1}&({r})&{l:[int]}", ["q"]), ("a/(b/{x}|c/{y})", []),
    ("{a}-{b}#{f}", ["a", "b", "f"]), ("files/{*path}", ["path"]),
  ])
  func `a form asks for what every link has`(template: String, needed: [String]) throws {
    let table = try table("origins app://\nroute \(template)")
    #expect(table.neededParameters(of: 0).sorted() == needed)
  }

  @Test(arguments: [
    ("int8", "a whole number from -128 to 127"), ("uint", "a whole number from 0"),
    ("[date]", "a day such as 2026-11-20"),
    ("string", "any text"), ("bool", "true or false"), ("top|new", "one of 2 words"),
  ])
  func `a type is said in words`(type: String, words: String) throws {
    let table = try table("origins /\nroute a?{x:\(type)}")
    let told = table.words(for: try #require(table.routes[0].parameters.first).type)
    #expect(told == (type.hasPrefix("[") ? "several, each " : "") + words)
  }

  /// Names and reasons that would be markup, end a script, or turn the text around them.
  private static let hostile = [
    "<img%20src=x%20onerror=markup()>", "</script><script>window.markup=1</script>", "<!--", "]]>", "\u{2028}",
    "a\u{202E}b",
    "\"'`${1}", "&lt;b&gt;", "{{script}}", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}",
  ]

  @Test func `what a table says is never markup`() throws {
    let routes = try Self.hostile.enumerated().map { index, text in
      var flags = Template.Flags()
      flags.tags = [text]
      flags.deprecation = text
      let template = try Template(path: [.literal("p\(index)"), .literal(text)], flags: flags)
      return RouteTable.Route(text, template)
    }
    let table = try RouteTable(routes, origins: [.path])
    var page = LinkPage(table, title: Self.hostile.joined())
    page.findings = table.check()
    let html = page.html
    let plain = LinkPage(try RouteTable([], origins: [.path]), title: "").html
    for tag in ["<script", "</script", "<img", "<!--", "<b", "<title", "</title"] {
      #expect(html.ranges(of: tag).count == plain.ranges(of: tag).count, "\(tag)")
    }
    let data = try #require(between("type=\"application/json\">", "</script>", in: html))
    #expect(!data.contains("<") && !data.contains("\u{2028}") && !data.contains("\u{202E}"))
  }

  @Test(arguments: [(145, 850), (500, 900)])
  func `a page has the engine and its routes, and not more`(count: Int, most: Int) throws {
    let routes = (0..<count).map { index in
      "area\(index % 40)Route\(index) area\(index % 40)/{id:int}/part\(index)/{name}?{page:int=1}&({sort:new|old}) [tag=t\(index % 7)]"
    }
    let table = try table((["origins app:// https://a.example"] + routes).joined(separator: "\n"))
    let size = LinkPage(table, title: "large").html.utf8.count
    #expect(size < most * 1024, "\(size)")
  }

  @Test func `of very many findings the worst are shown`() throws {
    let routes = (0..<60).flatMap { ["p\($0) a\($0)/{x}/c", "q\($0) a\($0)/b/{y}"] }
    let table = try table((["origins /"] + routes).joined(separator: "\n"))
    var page = LinkPage(table, title: "")
    page.findings = table.check() + table.check() + table.check() + table.check()
    let data = PageData(page).text
    #expect(page.findings.count > 200 && data.contains("\"omitted\":\(page.findings.count - 200)"))
  }

  @Test func `an old table is compared`() throws {
    let (old, new) = (try table("origins /\na a/{x}\nb b"), try table("origins /\na a/{x:int}"))
    var page = LinkPage(new, title: "new")
    page.comparison = .init(old: "old.json", new.diff(from: old))
    let data = PageData(page).text
    let verdict = "breaking: 1 route dies, 1 loses links; 1 compatible change"
    #expect(data.contains(#""comparison":{"old":"old.json","verdict":"\#(verdict)","changes":["#))
    #expect(data.contains(#""kind":"dead","verdict":"breaking""#) && data.contains(#""link":"/b""#))
  }

  @Test func `a table that does not read is a page with its errors`() {
    let html = LinkPage(errors: ["links.routes:2:3: error: <b>"], title: "links").html
    #expect(html.contains(#""errors":["links.routes:2:3: error: \u003Cb>"]"#))
  }
}
