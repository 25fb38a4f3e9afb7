import Testing

import FingerpostInput

@testable import FingerpostTool
@testable import FingerpostToolTests

@Suite struct PageCommandTests {
  @Test(arguments: ["-o links.html", "--output links.html", "--output=links.html", "-o=links.html"])
  func `a page is written whole, and to the output without a name`(option: String) {
    let memory = Memory()
    memory.takesFiles = true
    let written = memory.run(["page", "social.routes"] + option.split(separator: " ").map(String.init))
    #expect(written == Run(status: 0))
    let printed = run("page", "social.routes")
    #expect(printed.output.hasPrefix("<!doctype html>\n") && printed.output.contains("showUserTweet"))
    #expect(memory.files["links.html"] == Array(printed.output.utf8))
  }

  @Test func `a page is called as it is asked to be, or as its file without the folders`() {
    let files = ["secret/place/links.routes": socialRoutes]
    let page = run("page", "secret/place/links.routes", files: files).output
    #expect(page.contains("<title>links.routes</title>") && !page.contains("secret"))
    #expect(run("page", "social.routes", "--title", "A <b> & C").output.contains("<title>A &lt;b> &amp; C</title>"))
  }

  @Test func `a page says what a release changes, each break with its link`() {
    let lock = run("list", "social.routes", "--json").output
    let new = socialRoutes.split(separator: "\n").dropLast().joined(separator: "\n")
    let files = ["old.lock.json": lock, "new.routes": new]
    let page = run("page", "new.routes", "--against", "old.lock.json", files: files)
    #expect(page.status == 0)
    for part in ["breaking: 1 route dies", "old.lock.json", "\"dead\"", "appscheme://users/a/tweets/2"] {
      #expect(page.output.contains(part), "\(part)")
    }
    #expect(run("page", "social.routes", "--against", "none.json").status == 2)
  }

  @Test func `on a terminal a page asks for the name of its file`() {
    let memory = Memory()
    (memory.isTerminal, memory.takesFiles) = (true, true)
    memory.variables = ["NO_COLOR": "1"]
    let refused = memory.run(["page", "social.routes"])
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(refused.errors.contains("name a file, such as -o links.html"))
    #expect(memory.run(["page", "social.routes", "-o", "links.html"]).status == 0)
    #expect(memory.files["links.html"] != nil)
  }

  @Test(arguments: [
    (["page"], "a FILE with routes is missing"), (["page", "social.routes", "more"], "page takes one FILE"),
    (["page", "social.routes", "--port", "80"], "--port is for --serve"),
    (["page", "social.routes", "--serve", "-o", "a.html"], "use --serve or --output, not both"),
    (["page", "social.routes", "--serve", "--port", "70000"], "--port takes a number from 0 to 65535"),
    (["page", "-", "--serve"], "give a file"), (["page", "social.routes", "-o"], "--output needs a value"),
  ])
  func `wrong words are refused`(words: [String], error: String) {
    let run = Memory().run(words)
    #expect(run.status == 2 && run.errors.contains(error), "\(run.errors)")
  }

  private func status(_ site: PageSite, _ request: String) -> Substring {
    String(decoding: site.answer(request + "\r\n\r\n"), as: UTF8.self).dropFirst("HTTP/1.1 ".count).prefix(3)
  }

  private func page(_ site: PageSite) -> String {
    String(decoding: site.answer("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"), as: UTF8.self)
  }

  private func site(_ path: String, _ memory: Memory) throws -> PageSite {
    var arguments = Arguments([path], of: PageCommand.syntax)
    return PageSite(PageSource(table: try TableSource(&arguments), old: nil, title: nil), on: memory.console)
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\nHost: 127.0.0.1:8080", "200"), ("HEAD /?x HTTP/1.1\r\nhost:localhost", "200"),
    ("GET /version HTTP/1.0\r\nA: b\r\nHost: localhost:1", "200"), ("GET /other HTTP/1.1\r\nHost: localhost", "404"),
    ("PUT / HTTP/1.1\r\nHost: localhost", "405"), ("GET / HTTP/1.1\r\nHost: localhost.evil.example", "403"),
    ("GET / HTTP/1.1", "403"), ("GET /", "400"), ("", "400"), ("GET / HTTP/2 x\r\nHost: localhost", "400"),
  ])
  func `requests of others are refused`(request: String, expected: Substring) throws {
    #expect(status(try site("social.routes", Memory()), request) == expected)
  }

  @Test func `a site reads its table anew when a file changes, and not otherwise`() throws {
    let memory = Memory()
    memory.files = ["app/links.routes": Array(socialRoutes.utf8), "app/note.txt": []]
    let site = try site("app", memory)
    let first = page(site)
    #expect(first.contains("showUserTweet") && page(site) == first)
    memory.files["app/links.routes"] = Array("origins /\nhome home\n".utf8)
    #expect(page(site).contains("\"home\"") && !page(site).contains("showUserTweet"))
    memory.files["app/links.routes"] = Array("origins /\nhome {\n".utf8)
    #expect(page(site).contains("app/links.routes:2:7: error:"))
    memory.files["app/links.routes"] = nil
    #expect(page(site).contains("it has no @Routes enum, and no .routes file"))
    memory.files["app/more.routes"] = Array("origins /\nhouse house\n".utf8)
    #expect(page(site).contains("\"house\""))
  }
}
