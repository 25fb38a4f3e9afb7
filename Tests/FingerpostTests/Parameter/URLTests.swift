import Fingerpost
import Foundation
import Testing

struct URLTests {
  enum Link: Sendable, Equatable { case open(link: URL), found(URL?), many([URL]), at(String, URL) }

  private static func router() throws -> Router<Link> {
    try Router(
      .scheme("app"),
      routes: [
        On("open?{link}", Link.open), On("found?({link})", Link.found), On("many?{link}", Link.many),
        On("at/{id}#{link}", Link.at),
      ])
  }

  static let both: [(String, String)] = [
    ("https://a.example/x?y=z&n=1#f", "https://a.example/x?y%3Dz%26n%3D1%23f"),
    ("mailto:ann@a.example", "mailto:ann@a.example"),
    ("a/b", "a/b"), ("https://a.example/%2F%20", "https://a.example/%252F%2520"), ("?q", "?q"), ("#", "%23"),
    ("https://xn--mnchen-3ya.example/+", "https://xn--mnchen-3ya.example/%2B"),
  ]

  @Test(arguments: both) func `a URL is one value of a query, and of a fragment`(text: String, value: String) throws {
    let (router, url) = (try Self.router(), try #require(URL(string: text)))
    #expect(try router.link(for: .open(link: url)) == "app://open?link=\(value)")
    for link in [Link.open(link: url), .found(url), .many([url, url]), .at("1", url)] {
      let printed = try router.link(for: link)
      #expect(router.route(for: printed) == link, "\(printed)")
    }
    #expect(URL(parameter: text)?.parameter == text)
  }

  @Test(arguments: ["", "a b", "https://a b/", "http://[", "é", "%", "https://a.example/\u{0}"])
  func `text that needs escapes to be a URL is none`(text: String) throws {
    #expect(URL(parameter: text) == nil)
  }

  @Test(arguments: ["javascript:alert(1)", "JAVASCRIPT:x", "vbscript:x", "data:text/html,x", "Data:"])
  func `a script is no URL, read or printed`(text: String) throws {
    #expect(URL(parameter: text) == nil)
    let (router, url) = (try Self.router(), try #require(URL(string: text)))
    for link in [Link.open(link: url), .found(url), .many([url]), .at("1", url)] {
      let error = #expect(throws: PrintError.self) { try router.link(for: link) }
      #expect(error?.code.description == "FP0334")
    }
    for link in ["app://open?link=\(text)", "app://open?link=%20\(text)", "app://at/1#\(text)"] {
      #expect(router.route(for: link) == nil)
    }
    #expect(router.route(for: "app://found?link=\(text)") == .found(nil))
  }

  @Test func `a script is no rest`() throws {
    enum File: Equatable { case file([String]), name(String) }
    let router = try Router<File>(.scheme("app"), routes: [On("files/{*path}", File.file), On("name/{n}", File.name)])
    #expect(router.route(for: "app://files/javascript:alert(1)") == nil)
    #expect(router.route(for: "app://files/java%09script:x/y?k=1") == nil)
    #expect(throws: PrintError.self) { try router.link(for: .file(["data:text/html,x"])) }
    #expect(router.route(for: "app://files/x/javascript:y") == .file(["x", "javascript:y"]))
    #expect(router.route(for: try router.link(for: .name("javascript:x"))) == .name("javascript:x"))
  }

  @Test func `a URL with a base prints what it stands for`() throws {
    let base = try #require(URL(string: "https://a.example/x/"))
    let url = try #require(URL(string: "y", relativeTo: base))
    let link = try Self.router().link(for: .open(link: url))
    #expect(link == "app://open?link=https://a.example/x/y")
    #expect(try Self.router().route(for: link) == .open(link: try #require(URL(string: "https://a.example/x/y"))))
  }

  @Test(arguments: ["open/{link}", "open/(x/{link})", "open/x-{link}"])
  func `a path holds no URL`(template: String) throws {
    let error = #expect(throws: RouterError.self) { try Router(.path, routes: [On(template, Link.found)]) }
    #expect(
      error?.faults.first?.message.contains("a URL is allowed only in a query or a fragment") == true,
      "\(String(describing: error))")
  }
}
