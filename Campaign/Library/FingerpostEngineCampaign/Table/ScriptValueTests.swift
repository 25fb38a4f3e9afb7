import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// Values that somebody may open as a URL: those of the type `url`, and rests. A script is none, read or printed.
struct ScriptValueTests {
  private static let scripts = [
    "javascript:alert(1)", "JAVASCRIPT:alert(1)", "vbscript:x", "data:text/html,x", " javascript:x",
    "\u{1}javascript:x",
    "jav\tascript:x", "\u{A0}data:",
  ]
  private static let others = [
    "javascript", "javascript&colon;alert(1)", "x/javascript:x", "database:x", "https://a.example",
  ]
  /// What stands before the colon is no scheme.
  private static let noURLs = ["java script:x", "%6Aavascript:x", "\u{FF4A}avascript:x"]

  private func table(_ routes: String..., origins: [Origin] = [.scheme("app"), .web("a.example"), .path]) throws
    -> RouteTable
  {
    try RouteTable(
      routes.map { RouteTable.Route(String($0.prefix(while: \.isLetter)), try Template($0)) },
      origins: origins,
      options: .init(types: [CustomType(opaque: "url"), CustomType("link", within: .url) { "x" + $0 }]))
  }

  @Test(arguments: scripts) func `a url is no script in a query, a fragment and a list`(text: String) throws {
    let escaped = text.escapedQuery
    let table = try table("one?{u:url}", "may?({u:url})", "all?{u:[url]}", "mark#{u:url}", "text?{u}", "own?{u:link}")
    for name in ["one", "own"] {
      let error = #expect(throws: LinkError.self) { try table.match("app://\(name)?u=\(escaped)") }
      #expect(error?.kind == .badQuery)
      #expect(table.lookup("app://\(name)?u=\(escaped)") == nil)
    }
    let list = try table.match("app://all?u=a&u=\(escaped)")
    #expect(list.values.map(\.capture) == [.list(["a"])] && list.unreadQuery.map(\.value) == [text])
    #expect(throws: LinkError.self) { try table.match("app://mark#\(escaped)") }
    let match = try table.match("app://may?u=\(escaped)")
    #expect(match.values.isEmpty && match.unreadQuery == [.init(key: "u", value: text)])
    #expect(match.canonical == "app://may")
    #expect(try table.match("app://text?u=\(escaped)").values.first?.capture == .text(text))
  }

  @Test(arguments: scripts) func `a url that is a script has no link`(text: String) throws {
    let table = try table("one?{u:url}", "may?({u:url})", "all?{u:[url]}", "mark#{u:url}", "text?{u}")
    let script = PrintError(.unprintableValue("u", .script))
    for name in ["one", "may", "mark"] { #expect(throws: script) { try table.print(name, ["u": .text(text)]) } }
    #expect(throws: script) { try table.print("all", ["u": .list(["a", text])]) }
    #expect(script.code.description == "FP0334" && script.kind == .malformed)
    #expect(try table.print("text", ["u": .text(text)]).hasPrefix("app://text?u="))
  }

  @Test(arguments: others) func `other urls come back`(text: String) throws {
    let table = try table("one?{u:url}")
    let link = try table.print("one", ["u": .text(text)])
    #expect(try table.match(link).values.first?.capture == .text(text))
  }

  @Test(arguments: noURLs) func `what only looks like a script is no URL`(text: String) throws {
    let table = try table("one?{u:url}")
    #expect(throws: LinkError.self) { try table.match("app://one?u=\(text.escapedQuery)") }
    #expect(throws: PrintError.self) { try table.print("one", ["u": .text(text)]) }
  }

  @Test func `a default is no script`() {
    #expect(throws: TableError.self) { try table("one?{u:url=javascript:x}") }
    #expect(throws: Never.self) { try table("one?{u:url=https://a.example}") }
  }

  @Test(arguments: scripts) func `a rest that begins with a script is malformed, whatever other routes read`(
    text: String
  ) throws {
    let error = LinkError(.malformed(.scriptRest), at: 12)
    let escaped = text.escapedSegment
    for routes in [
      ["files/{*p}"], ["files/{*p}", "{*all}"], ["files/({*p})/end", "files/({*p})"], ["files/{*p}?({k})"],
    ] {
      let table = try RouteTable(
        routes.map { RouteTable.Route($0, try Template($0)) }, origins: [.scheme("app"), .path])
      for end in ["", "/x", "//", "?k=1", "#f"] {
        #expect(throws: error) { try table.match("app://files/\(escaped)\(end)") }
        #expect(table.lookup("app://files/\(escaped)\(end)") == nil)
        #expect(table.explain("app://files/\(escaped)\(end)").result == .failure(error))
      }
    }
    #expect(error.code.description == "FP0334" && error.kind == .malformed)
  }

  @Test(arguments: scripts) func `a rest that begins with a script has no link`(text: String) throws {
    let table = try table("files/{*p}", "more/({*p})")
    for name in ["files", "more"] {
      #expect(throws: PrintError(.unprintableValue("p", .script))) {
        try table.print(name, ["p": .list([text, "x"])])
      }
    }
  }

  @Test(arguments: others + scripts) func `what is no script, or does not begin a rest, is data`(text: String) throws {
    let table = try table("files/{*p}", "name/{n}")
    let values = [text.hasPrefix("x/") || !Self.scripts.contains(text) ? text : "x", text]
    let link = try table.print("files", ["p": .list(values)])
    #expect(try table.match(link).values.first?.capture == .list(values))
    #expect(try table.match(try table.print("name", ["n": .text(text)])).values.first?.capture == .text(text))
  }

  @Test func `an escape of an escape is text`() throws {
    let table = try table("files/{*p}", "one?{u:url}")
    #expect(try table.match("app://files/%256Aavascript:x").values.first?.capture == .list(["%6Aavascript:x"]))
    #expect(throws: LinkError.self) { try table.match("app://files/%6Aavascript:x") }
    #expect(throws: LinkError.self) { try table.match("app://files/java%09script:x") }
    #expect(throws: LinkError.self) { try table.match("app://one?u=%01javascript:x") }
    #expect(throws: LinkError(.malformed(.control), at: 16)) { try table.match("app://files/java%0Ascript:x") }
  }

  @Test func `a route that wins with text, and not with a rest, answers`() throws {
    let table = try table("files/{*p}", "files/{n}", "{*all}")
    #expect(try table.match("app://files/javascript:x").route.name == "files")
    #expect(try table.match("app://files/javascript:x").values.first?.name == "n")
    #expect(throws: LinkError(.malformed(.scriptRest), at: 12)) { try table.match("app://files/javascript:x/y") }
    #expect(try table.match("app://x/javascript:x/y").values.first?.capture == .list(["x", "javascript:x", "y"]))
  }

  @Test func `by declaration, too`() throws {
    let table = try RouteTable(
      [.init("rest", try Template("files/{*p}")), .init("name", try Template("files/{n}"))], origins: [.path],
      options: .init(precedence: .declared))
    #expect(throws: LinkError(.malformed(.scriptRest), at: 7)) { try table.match("/files/data:x") }
    #expect(try table.match("/files/x").route.name == "rest")
  }

  @Test func `the last string of compact text takes no script, and neither does a rest`() throws {
    let table = try table("go/{u}", "files/{*p}", "data/{n}", origins: [.compact, .scheme("app")])
    #expect(throws: LinkError(.malformed(.scriptRest), at: 3)) { try table.match("go:javascript:alert(1)") }
    #expect(throws: LinkError(.malformed(.scriptRest), at: 6)) { try table.match("files:DATA:x") }
    #expect(throws: LinkError(.malformed(.script), at: 0)) { try table.match("data:x") }
    #expect(try table.match("go:javascript").values.first?.capture == .text("javascript"))
    #expect(try table.match("go:x:javascript:y").values.first?.capture == .text("x:javascript:y"))
    #expect(try table.match("files:javascript").values.first?.capture == .list(["javascript"]))
    #expect(try table.print("data", ["n": .text("x")], for: .scheme("app")) == "app://data/x")
  }

  @Test func `an object holds no script, either`() throws {
    let table = try table("one?{u:url}", "files/{*p}", "text/{t}")
    func first(_ route: String, _ values: [String: Captured]) throws -> Captures {
      try table.first(of: RouteObject(route: route, values: values)) { $1 }
    }
    let (url, rest) = (PrintError.Reason.unprintableValue("u", .script), Unprintable.script)
    #expect(throws: PrintError(url)) { try first("one", ["u": .text("data:x")]) }
    #expect(throws: PrintError(.unprintableValue("p", rest))) { try first("files", ["p": .list(["javascript:x"])]) }
    #expect(try first("text", ["t": .text("javascript:x")]).values == [.text("javascript:x")])
  }

  @Test func `an explanation says why`() throws {
    let table = try table("one?{u:url}", "files/{*p}")
    let rest =
      "a script is not a value: a rest of a path must not begin with \"javascript:\", \"vbscript:\" or \"data:\""
    #expect("\(table.explain("app://files/data:x"))".contains("This is not a link: \(rest) (at byte 12)."))
    #expect(
      table.explain("app://one?u=javascript:x").near.first?.obstacles.map(\.description)
        == [#"query item "u": expected url, found "javascript:x": a script is not a value"#])
    #expect(table.nearest(to: "app://one?u=javascript:x")?.reason == #"the value of "u" is a script"#)
    #expect("\(table.explain("javascript:x"))".contains("This is not a link: a script is not a link (at byte 0)."))
  }
}
